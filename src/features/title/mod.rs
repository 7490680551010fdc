//! The title: go on, begin, set up, choose a language.

mod shade;

use bevy::{app::AppExit, prelude::*, ui_widgets::observe};

use self::shade::{fit_shade, shade};
use crate::core::art::{Art, Picture};
use crate::core::canvas::Canvas;
use crate::core::cycle::cycle;
use crate::core::locale::Words;
use crate::core::settings::{Language, Settings, TextScale};
use crate::core::states::Screen;
use crate::core::texts;
use crate::referee::{ContinueGame, Saved, SavedGame};
use crate::ui::color::Role;
use crate::ui::entries::{AddEntry, Entries, Entry, ListedEntry, TitleEntries, TitleLinks};
use crate::ui::focus::FocusFirst;
use crate::ui::kit::{AddView, Flex, View, ViewSystems};
use crate::ui::screen::{safe_area, screen_root};
use crate::ui::spacing::{GAP, TIGHT, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Entrance, Ink, ShownValue, Stepped, bare_button_in, button_node, column, label,
    medium_label, picture_stepper, row,
};

/// The logo at its natural size.
const LOGO: Vec2 = Vec2::new(460.0, 370.0);
/// The width of the buttons, in design units.
const WIDTH: f32 = 560.0;
/// Number of entries beside a logo that gives up little of its height.
const FEW: usize = 3;
/// The air beside the words of what is only words.
const INSET: f32 = 12.0;
/// The room of the name of a language between its arrows.
const LANGUAGE: f32 = 290.0;
/// Width of the lines of entries, of the safe area's, in percent: beside the mountain.
const LINES: f32 = 56.0;

/// Logo, entries and languages.
#[derive(Component)]
struct Parts;

/// Entries, as wide as the screen has room beside the mountain.
#[derive(Component)]
struct Lines;

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
                    (Lines, TitleEntries, column(TIGHT)),
                    (Lines, TitleLinks, row(GAP).wrapped(0.0)),
                    (row(GAP), children![language(settings.language)]),
                ],
            )
        ],
    ));
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

fn fit_logo(
    settings: Res<Settings>,
    entries: Res<Entries<TitleEntries>>,
    mut logos: Query<&mut Node, With<Logo>>,
) {
    let more = settings.text_scale.factor() - TextScale::Normal.factor();
    let is_crowded = entries.items().count() > FEW;
    let given_up = if is_crowded { 0.85 } else { 0.45 };
    let size = LOGO * (1.0 - given_up * more);
    for mut logo in &mut logos {
        if logo.width != px(size.x) {
            logo.width = px(size.x);
            logo.height = px(size.y);
        }
    }
}

/// On a tall canvas everything stands above the mountain.
fn fit_parts(
    canvas: Res<Canvas>,
    mut parts: Query<(Ref<Parts>, &mut Node)>,
    mut lines: Query<(Ref<Lines>, &mut Node), Without<Parts>>,
) {
    for (lines, mut node) in &mut lines {
        if canvas.is_changed() || lines.is_added() {
            node.width = percent(if canvas.is_tall() { 100.0 } else { LINES });
        }
    }
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
        parts.spawn((More, Node::default())).with_children(|parts| {
            for entry in entries {
                parts.spawn(quiet_entry(entry, TextSize::Label));
            }
        });
    }
}

fn list(entries: Res<Entries<TitleEntries>>) -> Option<List> {
    Some(List(entries.items().cloned().collect()))
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

fn links(entries: Res<Entries<TitleLinks>>) -> Option<Links> {
    Some(Links(entries.items().cloned().collect()))
}

/// Container of the entries after the main one.
#[derive(Component)]
struct More;

/// An entry as wide as its words, and no higher than they are where the text is large.
#[derive(Component)]
struct QuietEntry;

/// Lays the entries out anew for another size of text. They are not drawn anew: a screen reader would be cut off.
fn fit_entries(
    settings: Res<Settings>,
    mut more: Query<(Ref<More>, &mut Node), Without<QuietEntry>>,
    mut quiet: Query<(Ref<QuietEntry>, &mut Node), Without<More>>,
) {
    let is_large = is_text_large(&settings);
    for (more, mut node) in &mut more {
        if settings.is_changed() || more.is_added() {
            node.set_if_neq(match is_large {
                true => row(WIDE).wrapped(0.0),
                false => column(TIGHT),
            });
        }
    }
    for (quiet, mut node) in &mut quiet {
        if settings.is_changed() || quiet.is_added() {
            node.set_if_neq(quiet_node(is_large));
        }
    }
}

fn is_text_large(settings: &Settings) -> bool {
    settings.text_scale.factor() > TextScale::Normal.factor()
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

fn quiet_node(is_text_large: bool) -> Node {
    let air = if is_text_large { 0.0 } else { TIGHT };
    Node {
        align_self: AlignSelf::FlexStart,
        ..button_node(ButtonLook::Quiet).padded(INSET, air)
    }
}

fn quiet_entry(entry: &ListedEntry, size: TextSize) -> impl Bundle + use<> {
    let words = entry.entry.words.clone();
    (
        QuietEntry,
        bare_button_in(quiet_node(false), words.clone(), ButtonLook::Quiet),
        entry.on_press(),
        children![(label(words, size, Role::Paper), Ink(1.0))],
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
    app.add_entry(
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
        TitleLinks,
        40,
        || Entry::new(texts::TITLE_QUIT),
        |mut exit: MessageWriter<AppExit>| _ = exit.write(AppExit::Success),
    )
    .add_view(list)
    .add_view(links)
    .add_systems(OnEnter(Screen::Title), spawn)
    .add_systems(
        Update,
        (
            fit_logo,
            fit_shade,
            fit_parts,
            fit_entries.after(ViewSystems::Build),
            show_language.run_if(resource_changed::<Settings>),
        )
            .run_if(in_state(Screen::Title)),
    );
}
