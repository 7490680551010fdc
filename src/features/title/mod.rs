//! The title: go on, begin, set up, choose a language.

mod shade;

use bevy::{app::AppExit, prelude::*};

use self::shade::{fit_shade, shade};
use crate::referee::{ContinueGame, SavedGame};
use crate::ui::entries::{Entries, ListedEntry, TitleEntries, TitleLinks};
use crate::ui::prelude::*;
use crate::ui::screen::safe_area;
use crate::ui::widgets::{Entrance, picture_stepper};

/// Natural size of the logo.
const LOGO: Vec2 = Vec2::new(460.0, 370.0);
/// Width of the main entry, in design units.
const WIDTH: f32 = 560.0;
/// Number of entries beside a logo that gives up little of its height.
const FEW: usize = 3;
/// Padding of entries that are only words.
const INSET: f32 = 12.0;
/// Width of the name of a language between its arrows.
const LANGUAGE: f32 = 290.0;
/// Width of the lines of entries, of the safe area's, in percent: beside the mountain.
const LINES: f32 = 56.0;

/// Part whose layout follows the size of the text, the canvas and the number of entries. It is not drawn anew: a screen
/// reader would be cut off.
#[derive(Component, Clone, Copy)]
enum Part {
    /// Logo, entries and languages.
    All,
    Logo,
    /// Entries, as wide as the screen has room beside the mountain.
    Lines,
    /// Entries after the main one.
    More,
    /// Entry as wide as its words, and no higher than they are where the text is large.
    Quiet,
}

#[derive(Component)]
struct LanguageRow;

fn spawn(settings: Res<Settings>, mut commands: Commands) {
    let logo = (ImageNode::default(), Picture::new(Art::Logo, LOGO));
    commands.spawn((
        screen_root(Screen::Title),
        children![
            shade(),
            (
                Part::All,
                safe_area().aligned(AlignItems::FlexStart),
                Entrance::default(),
                children![
                    (Part::Logo, logo, Node::default()),
                    (Part::Lines, TitleEntries, column(TIGHT)),
                    (Part::Lines, TitleLinks, row(GAP).wrapped(0.0)),
                    (row(GAP), children![language(settings.language)]),
                ],
            )
        ],
    ));
}

/// Language of all texts, by its own name.
fn language(language: Language) -> impl Bundle {
    let title = Words::new(texts::SETTINGS_LANGUAGE);
    let name = Words::literal(language.name());
    (
        LanguageRow,
        picture_stepper(Art::IconGlobe, title, name, LANGUAGE),
        observe(|stepped: On<Stepped>, mut settings: ResMut<Settings>| {
            settings.language = cycle(&Language::ALL, settings.language, stepped.by);
        }),
    )
}

fn fit_parts(
    settings: Res<Settings>,
    canvas: Res<Canvas>,
    entries: Res<Entries<TitleEntries>>,
    mut parts: Query<(&Part, &mut Node)>,
) {
    let more = settings.text_scale.factor() - TextScale::Normal.factor();
    let (is_large, is_tall) = (more > 0.0, canvas.is_tall());
    let is_crowded = entries.items().count() > FEW;
    let given_up = if is_crowded { 0.85 } else { 0.45 };
    let logo = LOGO * (1.0 - given_up * more);
    for (part, mut node) in &mut parts {
        let fitted = match part {
            // On a tall canvas everything stands above the mountain.
            Part::All if is_tall => Node {
                row_gap: px(2.0 * WIDE),
                ..node.clone().justified(JustifyContent::FlexStart)
            },
            Part::All => Node {
                row_gap: px(GAP),
                ..node.clone().justified(JustifyContent::SpaceBetween)
            },
            Part::Logo => node.clone().sized(logo),
            Part::Lines => Node {
                width: percent(if is_tall { 100.0 } else { LINES }),
                ..node.clone()
            },
            Part::More if is_large => row(WIDE).wrapped(0.0),
            Part::More => column(TIGHT),
            Part::Quiet => Node {
                align_self: AlignSelf::FlexStart,
                ..button_node(ButtonLook::Quiet).padded(INSET, if is_large { 0.0 } else { TIGHT })
            },
        };
        node.set_if_neq(fitted);
    }
}

fn show_language(settings: Res<Settings>, mut rows: Query<&mut ShownValue, With<LanguageRow>>) {
    for mut shown in &mut rows {
        shown.set_if_neq(ShownValue(Words::literal(settings.language.name())));
    }
}

/// Entries that begin something, in a column; after the main one in lines if the text is large.
#[derive(PartialEq)]
struct List(Vec<ListedEntry>);

impl View for List {
    type Container = TitleEntries;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let mut entries = self.0.iter();
        if let Some(first) = entries.next() {
            parts.spawn((main_entry(&first.entry), first.on_press()));
        }
        let more = (Part::More, Node::default());
        parts.spawn(more).with_children(|parts| {
            for entry in entries {
                parts.spawn(quiet_entry(entry, TextSize::Label));
            }
        });
    }
}

/// Entries that lead to pages, in smaller letters.
#[derive(PartialEq)]
struct Links(Vec<ListedEntry>);

impl View for Links {
    type Container = TitleLinks;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for entry in &self.0 {
            parts.spawn(quiet_entry(entry, TextSize::Small));
        }
    }
}

/// Main entry, as wide as the list, with its second line.
fn main_entry(entry: &Entry) -> impl Bundle + use<> {
    let look = ButtonLook::Primary;
    let node = Node {
        width: px(WIDTH),
        min_height: px(100),
        margin: UiRect::bottom(px(TIGHT)),
        ..button_node(look)
    };
    let title = entry.words.clone();
    let (detail, spoken) = match entry.detail.clone() {
        Some([detail, spoken]) => (Some(detail), Words::titled(title.clone(), spoken)),
        None => (None, title.clone()),
    };
    let lines = move |lines: &mut ChildSpawner| {
        let centered = TextLayout::justify(Justify::Center);
        let title = label(title, TextSize::Label, Role::Ink);
        lines.spawn((title, centered, Ink(1.0)));
        if let Some(detail) = detail {
            let detail = medium_label(detail, TextSize::Small, Role::Ink);
            lines.spawn((detail, centered, Ink(0.9)));
        }
    };
    (
        bare_button_in(node, spoken, look),
        FocusFirst,
        children![(
            column(0.0).aligned(AlignItems::Center),
            Children::spawn(SpawnWith(lines)),
        )],
    )
}

fn quiet_entry(entry: &ListedEntry, size: TextSize) -> impl Bundle + use<> {
    let words = entry.entry.words.clone();
    (
        Part::Quiet,
        bare_button_in(Node::default(), words.clone(), ButtonLook::Quiet),
        entry.on_press(),
        children![(label(words, size, Role::Paper), Ink(1.0))],
    )
}

/// Entry that goes on with the saved game, and names the player whose turn it is.
fn go_on(saved: Res<SavedGame>, roster: Res<StoredRoster>) -> Option<Entry> {
    let saved = saved.0.as_ref()?;
    let seat = saved.game.turn();
    let plan = saved.seats.get(seat.index());
    let name = plan.map_or("", |plan| roster.now(&plan.name));
    let needed = saved.game.variant().columns_to_win;
    let to_go = needed.saturating_sub(saved.game.columns_owned(seat));
    let detail = texts::TITLE_SAVED
        .with("turn", texts::TURN_OF.with("name", name))
        .with("columns", texts::COLUMNS_TO_GO.with("columns", to_go));
    Some(Entry::new(texts::TITLE_CONTINUE).with_detail(detail.clone(), detail))
}

pub(crate) fn plugin(app: &mut App) {
    let is_other = resource_changed::<Settings>
        .or_else(resource_changed::<Canvas>)
        .or_else(resource_changed::<Entries<TitleEntries>>)
        .or_else(any_match_filter::<Added<Part>>);
    let resume = |mut commands: Commands| commands.trigger(ContinueGame);
    let new_game = || Entry::new(texts::TITLE_NEW_GAME);
    let join = |mut next: ResMut<NextState<Screen>>| NextState::set_if_neq(&mut next, Screen::Join);
    let quit = || Entry::new(texts::TITLE_QUIT);
    let exit = |mut exit: MessageWriter<AppExit>| _ = exit.write(AppExit::Success);
    let list = |all: Res<Entries<TitleEntries>>| Some(List(all.items().cloned().collect()));
    let links = |all: Res<Entries<TitleLinks>>| Some(Links(all.items().cloned().collect()));
    app.add_entry(TitleEntries, 10, go_on, resume)
        .add_entry(TitleEntries, 30, new_game, join)
        .add_entry(TitleLinks, 40, quit, exit)
        .add_view(list)
        .add_view(links)
        .add_systems(OnEnter(Screen::Title), spawn)
        .add_systems(
            Update,
            (
                fit_shade,
                fit_parts.after(ViewSystems::Build).run_if(is_other),
                show_language.run_if(resource_changed::<Settings>),
            )
                .run_if(in_state(Screen::Title)),
        );
}
