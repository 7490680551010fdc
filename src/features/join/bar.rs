//! Row below the bivouac: the rules of the table in short, back to the title, and the button that starts the game.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::bivouac::{Bivouac, Form, awaited_words};
use super::dialogs::TABLE_RULES;
use super::seen_devices::{FirstFocus, StartButton};
use super::setup::TableSetup;
use super::table_settings::odds_words;
use crate::core::art::Art;
use crate::core::dialogs::Dialogs;
use crate::core::locale::Words;
use crate::core::setting::SettingTable;
use crate::core::settings::{LastTable, Settings};
use crate::core::states::Screen;
use crate::core::surroundings::Unlocked;
use crate::core::texts;
use crate::input::DeviceAssignment;
use crate::play::house_rules::summary;
use crate::referee::{AskToGiveUp, GaveUp, Notices, SavedGame, StartGame};
use crate::ui::color::Role;
use crate::ui::focus::FocusFirst;
use crate::ui::kit::{AddView, Flex, Key, View, button, on_press};
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, bare_button_in, button_node, column, icon, label, medium_label,
};

/// Side of the arrow that opens more.
const ICON: f32 = 28.0;
/// Least sizes of the button that starts the game, and least width of the rules with large text.
const START: Vec2 = Vec2::new(408.0, 88.0);
const RULES: f32 = 420.0;

/// Container of the row.
#[derive(Component)]
pub(super) struct BarBody;

/// Reason why the game cannot start.
#[derive(Clone, Debug, PartialEq)]
enum Obstacle {
    TooFew,
    /// A guest with this name is not ready.
    Awaits(String),
}

impl Obstacle {
    fn of(setup: &TableSetup) -> Option<Obstacle> {
        if setup.seats().is_none() {
            return Some(Obstacle::TooFew);
        }
        let place = setup.awaited()?;
        Some(Obstacle::Awaits(setup.name(place)))
    }

    fn words(&self) -> Words {
        match self {
            Obstacle::TooFew => Words::new(texts::JOIN_TOO_FEW),
            Obstacle::Awaits(name) => awaited_words(name.clone()),
        }
    }
}

/// The row.
#[derive(PartialEq)]
struct Bar {
    rules: Words,
    obstacle: Option<Obstacle>,
    takes_focus: bool,
    is_listed: bool,
}

impl View for Bar {
    type Container = BarBody;

    const IS_NESTED: bool = true;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        parts.spawn(self.rules_button());
        parts.spawn((
            button(
                Words::new(texts::JOIN_BACK),
                ButtonLook::Secondary,
                |mut next: ResMut<NextState<Screen>>| {
                    NextState::set_if_neq(&mut next, Screen::Title)
                },
            ),
            Key::of("back"),
        ));
        self.draw_start(parts);
    }
}

impl Bar {
    fn rules_button(&self) -> impl Bundle + use<> {
        let look = ButtonLook::Secondary;
        let node = Node {
            flex_shrink: 1.0,
            column_gap: px(GAP),
            justify_content: JustifyContent::SpaceBetween,
            ..button_node(look)
        };
        let node = if self.is_listed {
            node.growing(RULES)
        } else {
            node
        };
        let spoken = Words::new(texts::SPOKEN_VALUE)
            .with("title", Words::new(texts::TABLE_HEADING))
            .with("value", self.rules.clone());
        (
            bare_button_in(node, spoken, look),
            Key::of("rules"),
            on_press(|mut dialogs: ResMut<Dialogs>| dialogs.open(TABLE_RULES)),
            children![
                (
                    Node {
                        flex_shrink: 1.0,
                        min_width: px(0),
                        ..column(0.0)
                    },
                    children![(
                        label(self.rules.clone(), TextSize::Small, Role::Paper),
                        Ink(1.0),
                    )],
                ),
                (icon(Art::IconRight, Vec2::splat(ICON)), Ink(0.85)),
            ],
        )
    }

    fn draw_start(&self, parts: &mut ChildSpawnerCommands) {
        let is_waiting = matches!(self.obstacle, Some(Obstacle::Awaits(_)));
        let (look, color) = if is_waiting {
            (ButtonLook::Secondary, Role::Paper)
        } else {
            (ButtonLook::Primary, Role::Ink)
        };
        let title = Words::new(texts::JOIN_START);
        let spoken = match &self.obstacle {
            Some(obstacle) => Words::new(texts::SPOKEN_VALUE)
                .with("title", title.clone())
                .with("value", obstacle.words()),
            None => title.clone(),
        };
        let node = Node {
            flex_grow: if self.is_listed { 1.0 } else { 0.0 },
            min_width: px(START.x),
            min_height: px(START.y),
            margin: UiRect::left(auto()),
            ..button_node(look)
        };
        let mut start = parts.spawn((
            bare_button_in(node, spoken, look),
            Key::of("start"),
            StartButton,
            on_press(start),
        ));
        // While a guest is awaited the button keeps the focus, and a press gives the reason.
        if self.obstacle == Some(Obstacle::TooFew) {
            start.insert(InteractionDisabled);
        }
        if self.takes_focus {
            start.insert(FocusFirst);
        }
        // A reason that comes and goes must not move the page.
        let (line, size) = match &self.obstacle {
            Some(obstacle @ Obstacle::Awaits(_)) => (obstacle.words(), TextSize::Body),
            _ => (title, TextSize::Heading),
        };
        let lines = Node {
            align_items: AlignItems::Center,
            ..column(TIGHT / 2.0)
        };
        start.with_children(|parts| {
            parts.spawn(lines).with_children(|parts| {
                let centered = TextLayout::justify(Justify::Center);
                parts.spawn((label(line, size, color), centered, Ink(1.0)));
                if let Some(obstacle @ Obstacle::TooFew) = &self.obstacle {
                    let reason = medium_label(obstacle.words(), TextSize::Small, color);
                    parts.spawn((reason, centered, Ink(1.0)));
                }
            });
        });
    }
}

fn bar(
    setup: If<Res<TableSetup>>,
    bivouac: If<Res<Bivouac>>,
    (settings, table, unlocked): (Res<Settings>, Res<SettingTable>, Res<Unlocked>),
    first: Res<FirstFocus>,
) -> Option<Bar> {
    Some(Bar {
        rules: Words::new(texts::DOT_LIST)
            .with("first", summary(setup.rules()))
            .with("second", odds_words(&table, &settings, &unlocked)),
        obstacle: Obstacle::of(&setup),
        takes_focus: first.0.is_none(),
        is_listed: bivouac.form == Form::List,
    })
}

/// Starts the game, or first asks for an unfinished game to be given up; gives the reason if it cannot start.
fn start(
    setup: Res<TableSetup>,
    saved: Res<SavedGame>,
    mut notices: ResMut<Notices>,
    mut commands: Commands,
) {
    if let Some(obstacle) = Obstacle::of(&setup) {
        notices.push(obstacle.words());
    } else if saved.0.is_some() {
        commands.trigger(AskToGiveUp);
    } else {
        commands.trigger(GaveUp);
    }
}

/// Starts the game once nothing is left to give up. The question is asked on other screens too.
fn begin(
    _: On<GaveUp>,
    screen: Res<State<Screen>>,
    setup: If<Res<TableSetup>>,
    mut last: ResMut<LastTable>,
    mut hands: ResMut<DeviceAssignment>,
    mut commands: Commands,
) {
    if *screen.get() != Screen::Join {
        return;
    }
    if let Some(seats) = setup.seats() {
        last.set_if_neq(setup.remember());
        hands.set_if_neq(DeviceAssignment(setup.devices()));
        commands.trigger(StartGame {
            seats,
            settings: setup.rules(),
            seed: None,
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(begin).add_view(bar);
}
