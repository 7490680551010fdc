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

use bevy::prelude::*;

use self::work::{Sharing, Wanted};
use crate::referee::{Match, ShareGame, Shown, is_replay};
use crate::ui::entries::PauseEntries;
use crate::ui::prelude::*;
use crate::ui::widgets::{display, stepper};

/// Dialog of poster, animation and text of a match.
pub(crate) const SHARE: Dialog = Dialog::named("Share");

const WIDTH: f32 = 1240.0;
/// Size of the shown poster.
const PREVIEW: Vec2 = Vec2::new(432.0, 540.0);
/// The least width of the buttons beside it.
const BUTTONS: f32 = 560.0;

#[derive(Component)]
struct Preview;

#[derive(Component)]
struct Wait;

#[derive(Component)]
struct TurnChoice;

fn open(mut commands: Commands) {
    commands.spawn(dialog(
        SHARE,
        WIDTH,
        children![
            label(texts::SHARE_HEADING, TextSize::Heading, Role::Paper),
            (
                scroll_view(GAP),
                children![(sides(), children![preview(), buttons()])],
            ),
            last_row(children![done_button(texts::SHARE_DONE)]),
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
        row(0.0)
            .justified(JustifyContent::Center)
            .sized(PREVIEW)
            .fixed()
            .rounded(RADIUS_SMALL),
        children![(
            Wait,
            medium_label(texts::SHARE_DRAWING, TextSize::Small, Role::PaperDim),
            TextLayout::justify(Justify::Center),
        )],
    )
}

fn buttons() -> impl Bundle {
    let node = Node {
        min_width: px(0),
        ..column(GAP).growing(BUTTONS)
    };
    let turn = stepper(texts::SHARE_TURN, Words::literal("–"));
    let step = |stepped: On<Stepped>, mut sharing: If<ResMut<Sharing>>| sharing.step(stepped.by);
    (
        node,
        children![
            (asks(texts::SHARE_POSTER, Wanted::Poster), FocusFirst),
            asks(texts::SHARE_POSTER_WIDE, Wanted::WidePoster),
            (TurnChoice, turn, observe(step)),
            asks(texts::SHARE_ANIMATION, Wanted::Animation),
            asks(texts::SHARE_COPY, Wanted::Copy),
            asks(texts::SHARE_TEXT, Wanted::Text),
        ],
    )
}

fn asks(key: TextKey, wanted: Wanted) -> impl Bundle {
    let want = move |mut sharing: If<ResMut<Sharing>>| sharing.want(wanted);
    button(key, ButtonLook::Secondary, want)
}

/// Shows the poster and the turn chosen.
fn show(
    sharing: If<Res<Sharing>>,
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
        let said = texts::SHARE_PREVIEW.with("poster", words::spoken(subject));
        spoken.set_if_neq(Spoken(said));
        if let Some(picture) = &sharing.picture
            && image.image != *picture
        {
            *image = ImageNode::new(picture.clone());
        }
    }
    for node in &mut waits {
        display(node, sharing.picture.is_none());
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
        .add_systems(Update, show.run_if(in_state(SHARE)));
}
