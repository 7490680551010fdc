//! The rulebook, a short book: a page for the goal, a turn, the risk and the controls, with pictures that the rules
//! play.

mod controls;
mod picture;
mod risk;
mod scene;

use bevy::{a11y::AccessibilityNode, prelude::*};

use self::controls::Bound;
use self::picture::PicturePanel;
use self::scene::{RiskSet, Scene};
use crate::play::house_rules::summary;
use crate::play::rules_in_force::RulesInForce;
use crate::play::small_board;
use crate::ui::entries::{PauseEntries, RulesEntries, TitleLinks, entry_buttons};
use crate::ui::kit::passage;
use crate::ui::prelude::*;
use crate::ui::tabs::{Page, mark_tab, tabs, turn_pages};

const RULES: Dialog = Dialog::named("Rules");

const WIDTH: f32 = 1640.0;
/// Least width of the buttons beside the one that closes the rules.
const ENTRIES: f32 = 640.0;
/// Width of the picture beside the text, and beside large text.
const PICTURE: f32 = 600.0;
const NARROW: f32 = 460.0;
/// Height of text and picture side by side at a text scale of 1, and below each other.
const HEIGHT: f32 = 590.0;
const BOTH: f32 = 1180.0;
/// Height of the picture below the text, and below large text.
const BELOW: f32 = 440.0;
const BELOW_LARGE: f32 = 250.0;
/// Text scale beyond which passages are smaller than elsewhere.
const LARGE_TEXT: f32 = 1.5;
/// Largest text scale that the height follows; beyond it the text scrolls.
const MOST_GROWTH: f32 = 1.25;
/// Share of the title's size above large text, which needs the room.
const LARGE_TITLE: f32 = 0.6;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum BookPage {
    #[default]
    Goal,
    /// Course of a turn from the first roll to the stop.
    Turn,
    /// Probability of a bust with three runners.
    Risk,
    Controls,
}

impl Page for BookPage {
    const ALL: &'static [BookPage] = &[
        BookPage::Goal,
        BookPage::Turn,
        BookPage::Risk,
        BookPage::Controls,
    ];

    fn title(self) -> Words {
        Words::new(match self {
            BookPage::Goal => texts::BOOK_GOAL,
            BookPage::Turn => texts::BOOK_TURN,
            BookPage::Risk => texts::BOOK_RISK,
            BookPage::Controls => texts::CONTROL_HEADING,
        })
    }
}

#[derive(Component)]
struct BookTitle;

/// Holds text and picture.
#[derive(Component)]
struct Sides;

/// Text of the page in view.
#[derive(Component)]
struct Reading;

fn open(in_view: Res<InView<BookPage>>, mut commands: Commands) {
    commands.spawn(dialog(
        RULES,
        WIDTH,
        children![
            title(),
            tabs(in_view.0, TextSize::Small, true),
            (
                Sides,
                small_board::sides(),
                children![
                    (Reading, scroll_view(TIGHT)),
                    (PicturePanel, small_board::panel(PICTURE)),
                ],
            ),
            last_row(children![
                done_button(texts::RULES_DONE),
                (
                    RulesEntries,
                    // They break into rows of their own instead of pushing the last button out.
                    row(WIDE)
                        .wrapped(GAP)
                        .growing(ENTRIES)
                        .justified(JustifyContent::FlexEnd),
                ),
            ]),
        ],
    ));
}

fn title() -> impl Bundle {
    let words = Words::new(texts::RULES_HEADING);
    (
        Spoken(words.clone()),
        AccessibilityNode(accesskit::Node::new(accesskit::Role::Heading)),
        Node::default(),
        children![(BookTitle, label(words, TextSize::Heading, Role::Paper))],
    )
}

/// Returns `true` if the text is so large that passages are smaller than elsewhere, so that each is visible as a whole.
fn is_large(settings: &Settings) -> bool {
    settings.text_scale.factor() > LARGE_TEXT
}

/// Size of passages.
fn reading_size(settings: &Settings) -> TextSize {
    match is_large(settings) {
        true => TextSize::Small,
        false => TextSize::Body,
    }
}

/// Lists what is read on the page in view.
fn list(
    in_view: Res<InView<BookPage>>,
    settings: Res<Settings>,
    in_force: RulesInForce,
    bound: Bound,
    mut listed: Local<Option<(Entity, BookPage, Settings)>>,
    mut lists: Query<(Entity, &mut Node, &mut ScrollPosition), With<Reading>>,
    mut commands: Commands,
) {
    for (entity, mut node, mut scrolled) in &mut lists {
        let now = (entity, in_view.0, settings.clone());
        let is_rebound = in_view.0 == BookPage::Controls && bound.is_changed();
        if listed.as_ref() == Some(&now) && !is_rebound {
            continue;
        }
        *listed = Some(now);
        scrolled.0 = Vec2::ZERO;
        let size = reading_size(&settings);
        // Paragraphs stand twice as far apart as lines; the passages have air of their own.
        let line = settings.line_spacing.factor() * size.du() * settings.text_scale.factor();
        let is_text = in_view.0 != BookPage::Controls;
        node.row_gap = px(if is_text { line - 2.0 * TIGHT } else { TIGHT });
        let agreed = in_force.get();
        commands
            .entity(entity)
            .despawn_children()
            .with_children(|list| match in_view.0 {
                BookPage::Goal => goal(list, agreed, size),
                BookPage::Turn => turn(list, size),
                BookPage::Risk => risk::list(list, size),
                BookPage::Controls => controls::list(list, &bound, &settings, size),
            });
    }
}

/// The goal, and the rules that are special at this table.
fn goal(list: &mut ChildSpawnerCommands, agreed: Variant, size: TextSize) {
    let goal = texts::RULES_GOAL.with("columns", agreed.columns_to_win);
    list.spawn((passage(goal, size, Role::Paper), Scene::Win));
    list.spawn((passage(texts::RULES_CLAIM, size, Role::Paper), Scene::Claim));
    if agreed != Variant::default() {
        let here = texts::TABLE_HERE.with("rules", summary(agreed));
        list.spawn((passage(here, size, Role::Gold), Scene::Win));
    }
}

/// From the first roll to the stop.
fn turn(list: &mut ChildSpawnerCommands, size: TextSize) {
    for (key, scene) in [
        (texts::RULES_ROLL, Scene::Roll),
        (texts::RULES_CLIMBERS, Scene::SetOut),
        (texts::RULES_BUST, Scene::Bust),
        (texts::RULES_STOP, Scene::Stop),
    ] {
        list.spawn((passage(Words::new(key), size, Role::Paper), scene));
    }
}

/// Places text and picture side by side, or one below the other where the canvas is taller than wide.
fn place_sides(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    in_view: Res<InView<BookPage>>,
    mut sides: Query<(Ref<Sides>, &mut Node), Without<PicturePanel>>,
    mut panels: Query<&mut Node, With<PicturePanel>>,
    mut titles: Query<&mut TextFont, With<BookTitle>>,
) {
    for (sides, mut node) in &mut sides {
        let is_new = sides.is_added() || in_view.is_changed();
        if !canvas.is_changed() && !settings.is_changed() && !is_new {
            continue;
        }
        let text = settings.text_scale.factor();
        let is_large = is_large(&settings);
        for mut title in &mut titles {
            let share = if is_large { LARGE_TITLE } else { 1.0 };
            title.font_size = TextSize::Heading.shrunk(share);
        }
        let [width, height] = match (canvas.is_tall(), is_large) {
            (false, false) => [px(PICTURE), auto()],
            (false, true) => [px(NARROW), auto()],
            (true, false) => [percent(100), px(BELOW)],
            (true, true) => [percent(100), px(BELOW_LARGE)],
        };
        (node.flex_direction, node.height) = match canvas.is_tall() {
            true => (FlexDirection::Column, px(BOTH)),
            false => (FlexDirection::Row, px(text.min(MOST_GROWTH) * HEIGHT)),
        };
        for mut panel in &mut panels {
            (panel.width, panel.height) = (width, height);
            // Signs of keys and buttons are the picture of the last page.
            panel.display = display_if(in_view.0 != BookPage::Controls);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<InView<BookPage>>()
        .init_resource::<RiskSet>()
        .add_dialog_entry(PauseEntries, 20, texts::PAUSE_RULES, RULES)
        .add_dialog_entry(TitleLinks, 20, texts::TITLE_RULES, RULES)
        .add_view(entry_buttons::<RulesEntries>)
        .add_view(risk::odds)
        .add_systems(OnEnter(RULES), open)
        .add_systems(
            Update,
            (
                (
                    turn_pages::<BookPage>,
                    mark_tab::<BookPage>,
                    list,
                    place_sides,
                )
                    .chain()
                    .before(ViewSystems::Build),
                picture::show.after(ViewSystems::RestoreFocus),
            )
                .run_if(in_state(RULES)),
        );
}
