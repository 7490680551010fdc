//! The rulebook, a short book: a page for the goal, a turn, the risk and the controls, with pictures that the rules
//! play.

mod controls;
mod page;
mod passage;
mod picture;
mod place;
mod risk;
mod risk_set;
mod scene;

use bevy::{a11y::AccessibilityNode, prelude::*};
use cant_stop_rules::Settings as Agreed;

use self::{
    controls::Bound,
    page::BookPage,
    passage::reading_size,
    place::{BookTitle, Sides},
    risk_set::RiskSet,
    scene::Scene,
};
use crate::core::dialogs::Dialog;
use crate::core::locale::{Spoken, Words};
use crate::core::settings::Settings;
use crate::core::texts;
use crate::play::house_rules::summary;
use crate::play::rules_in_force::RulesInForce;
use crate::ui::color::Role;
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::entries::{AddEntry, Entries, ListedEntry, PauseEntries, RulesEntries, TitleLinks};
use crate::ui::kit::{AddView, Flex, View, passage};
use crate::ui::last_row;
use crate::ui::spacing::{GAP, TIGHT, WIDE};
use crate::ui::tabs::{InView, mark_tab, tabs, turn_pages};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{self, ButtonLook, icon_button, label, row, scroll_view};

/// Dialog of the rules of the game.
const RULES: Dialog = Dialog::named("Rules");

const WIDTH: f32 = 1640.0;
/// Least width of the buttons beside the one that closes the rules.
const ENTRIES: f32 = 640.0;

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
                Node {
                    column_gap: px(WIDE),
                    row_gap: px(GAP),
                    min_height: px(0),
                    flex_shrink: 1.0,
                    ..default()
                },
                children![(Reading, scroll_view(TIGHT)), picture::panel(),],
            ),
            last_row(children![
                done_button(Words::new(texts::RULES_DONE)),
                (
                    RulesEntries,
                    // They break into rows of their own instead of pushing the last button out.
                    Node {
                        justify_content: JustifyContent::FlexEnd,
                        ..row(WIDE).wrapped(GAP).growing(ENTRIES)
                    },
                ),
            ]),
        ],
    ));
}

/// Title of the book.
fn title() -> impl Bundle {
    let words = Words::new(texts::RULES_HEADING);
    (
        Spoken(words.clone()),
        AccessibilityNode(accesskit::Node::new(accesskit::Role::Heading)),
        Node::default(),
        children![(BookTitle, label(words, TextSize::Heading, Role::Paper))],
    )
}

/// Buttons that other features add below the rules; large text leaves room for their pictures only.
#[derive(PartialEq)]
struct Buttons {
    entries: Vec<ListedEntry>,
    are_pictures: bool,
}

impl View for Buttons {
    type Container = RulesEntries;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for entry in &self.entries {
            let (words, look) = (entry.entry.words.clone(), ButtonLook::Secondary);
            match entry.entry.picture.filter(|_| self.are_pictures) {
                Some(picture) => parts.spawn((icon_button(picture, words, look), entry.on_press())),
                None => parts.spawn((widgets::button(words, look), entry.on_press())),
            };
        }
    }
}

fn buttons(entries: Res<Entries<RulesEntries>>, settings: Res<Settings>) -> Option<Buttons> {
    Some(Buttons {
        entries: entries.items().cloned().collect(),
        are_pictures: passage::is_large(&settings),
    })
}

/// Lists what is read on the page in view.
fn list(
    in_view: Res<InView<BookPage>>,
    settings: Res<Settings>,
    risk: Res<RiskSet>,
    in_force: RulesInForce,
    bound: Bound,
    mut listed: Local<Option<(Entity, BookPage, Settings)>>,
    mut lists: Query<(Entity, &mut ScrollPosition), With<Reading>>,
    mut commands: Commands,
) {
    for (entity, mut scrolled) in &mut lists {
        let now = (entity, in_view.0, settings.clone());
        let is_rebound = in_view.0 == BookPage::Controls && bound.is_changed();
        if listed.as_ref() == Some(&now) && !is_rebound {
            continue;
        }
        *listed = Some(now);
        scrolled.0 = Vec2::ZERO;
        let size = reading_size(&settings);
        let agreed = in_force.get();
        commands
            .entity(entity)
            .despawn_children()
            .with_children(|list| match in_view.0 {
                BookPage::Goal => goal(list, agreed, size),
                BookPage::Turn => turn(list, size),
                BookPage::Risk => risk::list(list, *risk, size),
                BookPage::Controls => controls::list(list, &bound, &settings, size),
            });
    }
}

/// The goal, and the rules that are special at this table.
fn goal(list: &mut ChildSpawnerCommands, agreed: Agreed, size: TextSize) {
    let goal = Words::new(texts::RULES_GOAL).with("columns", agreed.columns_to_win);
    list.spawn((passage(goal, size, Role::Paper), Scene::Win));
    list.spawn((
        passage(Words::new(texts::RULES_CLAIM), size, Role::Paper),
        Scene::Claim,
    ));
    if agreed != Agreed::default() {
        let here = Words::new(texts::TABLE_HERE).with("rules", summary(agreed));
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

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<InView<BookPage>>()
        .init_resource::<RiskSet>()
        .add_dialog_entry(PauseEntries, 20, texts::PAUSE_RULES, RULES)
        .add_dialog_entry(TitleLinks, 20, texts::TITLE_RULES, RULES)
        .add_view(buttons)
        .add_systems(OnEnter(RULES), open)
        .add_systems(
            Update,
            (
                turn_pages::<BookPage>,
                mark_tab::<BookPage>,
                list,
                place::place_sides,
                risk::show.run_if(resource_changed::<RiskSet>),
                picture::show,
            )
                .chain()
                .run_if(in_state(RULES)),
        );
}
