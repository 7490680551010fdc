//! Sharing a game: as a poster, as an animation of one turn, and as text; and opening what was shared.

mod file_name;
mod opening;
mod saving;
mod subject;
mod text_file;
mod words;
mod work;

pub use opening::FileToOpen;
pub use saving::KeepsakeFolders;
pub use work::AssetsFolder;

use bevy::tasks::IoTaskPool;
use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use self::work::{Sharing, Wanted};
use crate::core::background::BackgroundTask;
use crate::core::dialogs::Dialog;
use crate::core::locale::{Spoken, Words};
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::referee::{Match, ShareGame, Shown, is_replay};
use crate::ui::color::{Role, fill};
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::entries::{AddEntry, Entry, PauseEntries};
use crate::ui::focus::FocusFirst;
use crate::ui::last_row;
use crate::ui::spacing::{GAP, RADIUS_SMALL, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{
    ButtonLook, ShownValue, Stepped, button, label, medium_label, scroll_view, stepper,
};

/// Dialog of poster, animation and text of a match.
pub(crate) const SHARE: Dialog = Dialog::named("Share");

const WIDTH: f32 = 1240.0;
/// Size of the shown poster.
const PREVIEW: Vec2 = Vec2::new(432.0, 540.0);
/// The least width of the buttons beside it.
const BUTTONS: f32 = 560.0;

/// Shows the poster.
#[derive(Component)]
struct Preview;

/// Says that the poster is being drawn.
#[derive(Component)]
struct Wait;

/// Chooses the turn.
#[derive(Component)]
struct TurnChoice;

/// Starts work of seconds on another thread.
fn in_background<T: Send + 'static>(
    work: impl Future<Output = T> + Send + 'static,
) -> BackgroundTask<T> {
    BackgroundTask::UnderWay(IoTaskPool::get().spawn(work))
}

fn open(mut commands: Commands) {
    commands.spawn(dialog(
        SHARE,
        WIDTH,
        children![
            label(
                Words::new(texts::SHARE_HEADING),
                TextSize::Heading,
                Role::Paper
            ),
            (
                scroll_view(GAP),
                children![(
                    Node {
                        flex_wrap: FlexWrap::Wrap,
                        column_gap: px(WIDE),
                        row_gap: px(GAP),
                        flex_shrink: 0.0,
                        ..default()
                    },
                    children![preview(), buttons()],
                )],
            ),
            last_row(children![done_button(Words::new(texts::SHARE_DONE))]),
        ],
    ));
}

/// The poster, or a line of text while it is drawn.
fn preview() -> impl Bundle {
    (
        Preview,
        Spoken(Words::new(texts::SHARE_DRAWING)),
        ImageNode::solid_color(Color::NONE),
        fill(Role::Well),
        Node {
            width: px(PREVIEW.x),
            height: px(PREVIEW.y),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::all(px(RADIUS_SMALL)),
            ..default()
        },
        children![(
            Wait,
            medium_label(
                Words::new(texts::SHARE_DRAWING),
                TextSize::Small,
                Role::PaperDim
            ),
            TextLayout::justify(Justify::Center),
        )],
    )
}

fn buttons() -> impl Bundle {
    (
        Node {
            flex_grow: 1.0,
            flex_basis: px(BUTTONS),
            min_width: px(0),
            ..widgets::column(GAP)
        },
        children![
            (asks(texts::SHARE_POSTER, Wanted::Poster), FocusFirst),
            asks(texts::SHARE_POSTER_WIDE, Wanted::WidePoster),
            (
                TurnChoice,
                stepper(Words::new(texts::SHARE_TURN), Words::literal("–")),
                observe(step),
            ),
            asks(texts::SHARE_ANIMATION, Wanted::Animation),
            asks(texts::SHARE_COPY, Wanted::Copy),
            asks(texts::SHARE_TEXT, Wanted::Text),
        ],
    )
}

/// A button that gives an order.
fn asks(key: TextKey, wanted: Wanted) -> impl Bundle {
    (
        button(Words::new(key), ButtonLook::Secondary),
        observe(move |_: On<Activate>, sharing: Option<ResMut<Sharing>>| {
            if let Some(mut sharing) = sharing {
                sharing.want(wanted);
            }
        }),
    )
}

fn step(stepped: On<Stepped>, sharing: Option<ResMut<Sharing>>) {
    if let Some(mut sharing) = sharing {
        sharing.step(stepped.by);
    }
}

/// Shows the poster and the turn chosen.
fn show(
    sharing: Res<Sharing>,
    mut preview: Query<(&mut ImageNode, &mut Spoken), With<Preview>>,
    mut waits: Query<&mut Node, With<Wait>>,
    mut turn: Query<&mut ShownValue, With<TurnChoice>>,
) {
    let Some(subject) = &sharing.subject else {
        return;
    };
    for mut shown in &mut turn {
        shown.set_if_neq(ShownValue(words::turn(subject, sharing.turn)));
    }
    for (mut image, mut spoken) in &mut preview {
        let said = Words::new(texts::SHARE_PREVIEW).with("poster", words::spoken(subject));
        spoken.set_if_neq(Spoken(said));
        if let Some(picture) = &sharing.picture
            && image.image != *picture
        {
            *image = ImageNode::new(picture.clone());
        }
    }
    let display = match sharing.picture {
        Some(_) => Display::None,
        None => Display::Flex,
    };
    for mut node in &mut waits {
        if node.display != display {
            node.display = display;
        }
    }
}

/// Entry of the pause of a replay, which shares the turn on the screen.
fn pause_entry(current: If<Res<Match>>) -> Option<Entry> {
    is_replay(Some(current.0)).then(|| Entry::new(texts::SHARE_OPEN))
}

fn share_turn(shown: Res<Shown>, mut commands: Commands) {
    commands.trigger(ShareGame {
        turn: Some(shown.game.turn_number()).filter(|number| *number > 0),
    });
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((work::plugin, opening::plugin))
        .add_entry(PauseEntries, 50, pause_entry, share_turn)
        .add_systems(OnEnter(SHARE), open)
        .add_systems(
            Update,
            show.run_if(in_state(SHARE).and_then(resource_exists::<Sharing>)),
        );
}
