//! The title: go on, begin, set up, choose a language.

mod credits;
mod shade;

use bevy::{
    app::AppExit,
    prelude::*,
    ui_widgets::{Activate, observe},
};

use self::credits::CREDITS;
use self::shade::{fit_shade, shade};
use crate::core::art::{Art, Picture};
use crate::core::canvas::Canvas;
use crate::core::cycle::cycle;
use crate::core::dialogs::Dialogs;
use crate::core::locale::Words;
use crate::core::settings::{Language, Settings, TextScale};
use crate::core::states::Screen;
use crate::core::texts;
use crate::referee::{ContinueGame, Saved, SavedGame};
use crate::ui::color::Role;
use crate::ui::entries::{AddEntry, Entries, Entry, ListedEntry, TitleEntries};
use crate::ui::focus::FocusFirst;
use crate::ui::kit::{AddView, Flex, View};
use crate::ui::screen::{safe_area, screen_root};
use crate::ui::spacing::{GAP, TIGHT, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Entrance, Ink, ShownValue, Stepped, bare_button_in, button_in, button_node, column,
    label, medium_label, picture_stepper, row,
};

/// The logo at its natural size.
const LOGO: Vec2 = Vec2::new(460.0, 370.0);
/// The width of the buttons, in design units.
const WIDTH: f32 = 560.0;
/// The air beside the words of what is only words.
const INSET: f32 = 12.0;
/// The room of the name of a language between its arrows.
const LANGUAGE: f32 = 290.0;
/// Number of entries at the end that share a line where large text leaves little height.
const LAST: usize = 3;

/// Logo, entries and languages.
#[derive(Component)]
struct Parts;

/// The logo: makes room for larger text.
#[derive(Component)]
struct Logo;

/// The row that switches to another language.
#[derive(Component)]
struct LanguageRow;

fn spawn(settings: Res<Settings>, mut commands: Commands) {
    commands.spawn((
        screen_root(Screen::Title),
        children![
            shade(),
            (
                Parts,
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    align_items: AlignItems::FlexStart,
                    row_gap: px(GAP),
                    ..safe_area()
                },
                Entrance::default(),
                children![
                    (
                        Logo,
                        ImageNode::default(),
                        Picture::new(Art::Logo, LOGO),
                        Node::default(),
                    ),
                    (TitleEntries, column(TIGHT)),
                    (
                        Node {
                            align_items: AlignItems::Center,
                            column_gap: px(GAP),
                            ..default()
                        },
                        // Left and right are the language's own: what stands beside it is reached first.
                        children![credits(), language(settings.language)],
                    ),
                ],
            )
        ],
    ));
}

/// Before the language.
fn credits() -> impl Bundle {
    let node = Node {
        padding: UiRect::axes(px(INSET), px(0)),
        ..button_node(ButtonLook::Quiet)
    };
    (
        bare_button_in(node, Words::new(texts::TITLE_CREDITS), ButtonLook::Quiet),
        observe(|_: On<Activate>, mut dialogs: ResMut<Dialogs>| {
            dialogs.open(CREDITS);
        }),
        children![(
            label(
                Words::new(texts::TITLE_CREDITS),
                TextSize::Small,
                Role::Paper
            ),
            Ink(1.0),
        )],
    )
}

/// The language of everything written, by its own name.
fn language(language: Language) -> impl Bundle {
    (
        LanguageRow,
        picture_stepper(
            Art::IconGlobe,
            Words::new(texts::SETTINGS_LANGUAGE),
            Words::literal(language.name()),
            LANGUAGE,
        ),
        observe(|stepped: On<Stepped>, mut settings: ResMut<Settings>| {
            settings.language = cycle(&Language::ALL, settings.language, stepped.by);
        }),
    )
}

/// Returns `true` if a game can be gone on with: the first entry has a second line.
fn goes_on(entries: &Entries<TitleEntries>) -> bool {
    let first = entries.items().next();
    first.is_some_and(|first| first.entry.detail.is_some())
}

fn fit_logo(
    settings: Res<Settings>,
    entries: Res<Entries<TitleEntries>>,
    mut logos: Query<&mut Node, With<Logo>>,
) {
    let more = settings.text_scale.factor() - TextScale::Normal.factor();
    // A game to go on with is one more entry.
    let given_up = if goes_on(&entries) { 0.65 } else { 0.45 };
    let size = LOGO * (1.0 - given_up * more);
    for mut logo in &mut logos {
        if logo.width != px(size.x) {
            logo.width = px(size.x);
            logo.height = px(size.y);
        }
    }
}

/// On a tall canvas everything stands above the mountain.
fn fit_parts(canvas: Res<Canvas>, mut parts: Query<(Ref<Parts>, &mut Node)>) {
    for (parts, mut node) in &mut parts {
        if canvas.is_changed() || parts.is_added() {
            (node.justify_content, node.row_gap) = if canvas.is_tall() {
                (JustifyContent::FlexStart, px(2.0 * WIDE))
            } else {
                (JustifyContent::SpaceBetween, px(GAP))
            };
        }
    }
}

fn show_language(settings: Res<Settings>, mut rows: Query<&mut ShownValue, With<LanguageRow>>) {
    for mut shown in &mut rows {
        shown.set_if_neq(ShownValue(Words::literal(settings.language.name())));
    }
}

/// Entries as a list.
#[derive(PartialEq)]
struct List {
    entries: Vec<ListedEntry>,
    /// The last entries share a line.
    is_tight: bool,
}

impl View for List {
    type Container = TitleEntries;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let (above, last) = self
            .entries
            .split_at(self.entries.len().saturating_sub(LAST));
        for (place, entry) in above.iter().enumerate() {
            match place {
                0 => parts.spawn((main_entry(&entry.entry), entry.on_press())),
                _ => parts.spawn(quiet_entry(entry)),
            };
        }
        let node = match self.is_tight {
            true => row(WIDE).wrapped(TIGHT),
            false => column(TIGHT),
        };
        parts.spawn(node).with_children(|parts| {
            for entry in last {
                parts.spawn(quiet_entry(entry));
            }
        });
    }
}

fn list(entries: Res<Entries<TitleEntries>>, settings: Res<Settings>) -> Option<List> {
    let is_large = settings.text_scale.factor() > TextScale::Normal.factor();
    Some(List {
        entries: entries.items().cloned().collect(),
        is_tight: is_large && goes_on(&entries),
    })
}

/// The main entry, as wide as the list, with its second line.
fn main_entry(entry: &Entry) -> impl Bundle + use<> {
    let look = ButtonLook::Primary;
    let node = Node {
        width: px(WIDTH),
        min_height: px(100),
        margin: UiRect::bottom(px(TIGHT)),
        ..button_node(look)
    };
    let [detail, spoken] = match &entry.detail {
        Some([detail, spoken]) => {
            let spoken = Words::new(texts::SPOKEN_VALUE)
                .with("title", entry.words.clone())
                .with("value", spoken.clone());
            [Some(detail.clone()), Some(spoken)]
        }
        None => [None, None],
    };
    let title = entry.words.clone();
    (
        bare_button_in(node, spoken.unwrap_or_else(|| title.clone()), look),
        FocusFirst,
        children![(
            Node {
                align_items: AlignItems::Center,
                ..column(0.0)
            },
            Children::spawn(SpawnWith(move |lines: &mut ChildSpawner| {
                lines.spawn((
                    label(title, TextSize::Label, Role::Ink),
                    TextLayout::justify(Justify::Center),
                    Ink(1.0),
                ));
                if let Some(detail) = detail {
                    lines.spawn((
                        medium_label(detail, TextSize::Small, Role::Ink),
                        TextLayout::justify(Justify::Center),
                        Ink(0.9),
                    ));
                }
            })),
        )],
    )
}

/// An entry as wide as its words.
fn quiet_entry(entry: &ListedEntry) -> impl Bundle + use<> {
    let look = ButtonLook::Quiet;
    let node = Node {
        align_self: AlignSelf::FlexStart,
        ..button_node(look).padded(INSET, TIGHT)
    };
    (
        button_in(node, entry.entry.words.clone(), look),
        entry.on_press(),
    )
}

/// Entry that goes on with the saved game, and says whose turn it is.
fn go_on(saved: &Saved) -> Entry {
    let seat = saved.game.turn();
    let name = saved
        .seats
        .get(seat.index())
        .map_or_else(String::new, |plan| plan.name.clone());
    let to_go = saved
        .game
        .settings()
        .columns_to_win
        .saturating_sub(saved.game.columns_owned(seat));
    let detail = Words::new(texts::TITLE_SAVED)
        .with("turn", Words::new(texts::TURN_OF).with("name", name))
        .with(
            "columns",
            Words::new(texts::COLUMNS_TO_GO).with("columns", to_go),
        );
    Entry::new(texts::TITLE_CONTINUE).with_detail(detail.clone(), detail)
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(credits::plugin)
        .add_entry(
            TitleEntries,
            10,
            |saved: Res<SavedGame>| saved.0.as_ref().map(go_on),
            |mut commands: Commands| commands.trigger(ContinueGame),
        )
        .add_entry(
            TitleEntries,
            30,
            || Entry::new(texts::TITLE_NEW_GAME),
            |mut next: ResMut<NextState<Screen>>| NextState::set_if_neq(&mut next, Screen::Join),
        )
        .add_entry(
            TitleEntries,
            80,
            || Entry::new(texts::TITLE_QUIT),
            |mut exit: MessageWriter<AppExit>| _ = exit.write(AppExit::Success),
        )
        .add_view(list)
        .add_systems(OnEnter(Screen::Title), spawn)
        .add_systems(
            Update,
            (
                fit_logo,
                fit_shade,
                fit_parts,
                show_language.run_if(resource_changed::<Settings>),
            )
                .run_if(in_state(Screen::Title)),
        );
}
