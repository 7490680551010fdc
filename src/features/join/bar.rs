//! Row below the bivouac: the rules of the table in short, back to the title, and the button that starts the game.

use bevy::prelude::*;

use super::TABLE_RULES;
use super::bivouac::{Bivouac, Form, awaited_words};
use super::seen_devices::{FirstFocus, StartButton};
use super::setup::TableSetup;
use crate::core::setting::SettingTable;
use crate::core::settings::KeyLabels;
use crate::input::DeviceAssignment;
use crate::play::house_rules::summary;
use crate::referee::{AskToGiveUp, GaveUp, Notices, RecordFolder, SavedGame, StartGame};
use crate::ui::prelude::*;

/// Side of the arrow that opens more.
const ICON: f32 = 28.0;
/// Setting whose value stands beside the rules in short.
const ODDS: &str = "odds";
/// Least sizes of the button that starts the game, and least width of the rules with large text.
const START: Vec2 = Vec2::new(408.0, 88.0);
const RULES: f32 = 420.0;

#[derive(Component)]
pub(super) struct BarBody;

/// Layout of texts beside an icon.
pub(super) fn shrinking_column() -> Node {
    Node {
        flex_shrink: 1.0,
        min_width: px(0),
        ..column(0.0)
    }
}

/// Reason why the game cannot start; `true` if the table waits for a guest.
fn obstacle(setup: &TableSetup) -> Option<(Words, bool)> {
    if setup.seats().is_none() {
        return Some((Words::new(texts::JOIN_TOO_FEW), false));
    }
    let name = setup.name(setup.awaited()?);
    Some((awaited_words(name), true))
}

#[derive(PartialEq)]
struct Bar {
    rules: Words,
    obstacle: Option<(Words, bool)>,
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
                texts::JOIN_BACK,
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
            ..button_node(look).justified(JustifyContent::SpaceBetween)
        };
        let node = if self.is_listed {
            node.growing(RULES)
        } else {
            node
        };
        let spoken = Words::titled(texts::TABLE_HEADING, self.rules.clone());
        let rules = label(self.rules.clone(), TextSize::Small, Role::Paper);
        (
            bare_button_in(node, spoken, look),
            Key::of("rules"),
            on_press(|mut dialogs: ResMut<Dialogs>| dialogs.open(TABLE_RULES)),
            children![
                (shrinking_column(), children![(rules, Ink(1.0))]),
                (icon(Art::IconRight, Vec2::splat(ICON)), Ink(0.85)),
            ],
        )
    }

    fn draw_start(&self, parts: &mut ChildSpawnerCommands) {
        let title = Words::new(texts::JOIN_START);
        let (reason, is_awaiting) = self.obstacle.clone().unzip();
        let spoken = reason.iter().cloned().fold(title.clone(), Words::titled);
        let (look, color) = match is_awaiting {
            Some(true) => (ButtonLook::Secondary, Role::Paper),
            _ => (ButtonLook::Primary, Role::Ink),
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
        if is_awaiting == Some(false) {
            start.insert(InteractionDisabled);
        }
        if self.takes_focus {
            start.insert(FocusFirst);
        }
        // A reason that comes and goes must not move the page.
        let (line, size, below) = match (reason, is_awaiting) {
            (Some(reason), Some(true)) => (reason, TextSize::Body, None),
            (reason, _) => (title, TextSize::Heading, reason),
        };
        let lines = Node {
            align_items: AlignItems::Center,
            ..column(TIGHT / 2.0)
        };
        start.with_children(|parts| {
            parts.spawn(lines).with_children(|parts| {
                let centered = TextLayout::justify(Justify::Center);
                parts.spawn((label(line, size, color), centered, Ink(1.0)));
                if let Some(reason) = below {
                    let reason = medium_label(reason, TextSize::Small, color);
                    parts.spawn((reason, centered, Ink(1.0)));
                }
            });
        });
    }
}

fn bar(
    setup: Res<TableSetup>,
    bivouac: If<Res<Bivouac>>,
    (settings, table): (Res<Settings>, Res<SettingTable>),
    (unlocked, labels): (Res<Unlocked>, Res<KeyLabels>),
    first: Res<FirstFocus>,
) -> Option<Bar> {
    let odds = table.iter().find(|setting| setting.key == ODDS)?;
    let odds = Words::titled(odds.title, odds.value(&settings, &unlocked, &labels));
    Some(Bar {
        rules: Words::dotted(summary(setup.rules()), odds),
        obstacle: obstacle(&setup),
        takes_focus: first.0.is_none(),
        is_listed: bivouac.form == Form::List,
    })
}

/// Starts the game, or first asks for an unfinished game to be given up; gives the reason if it cannot start. While the disk is
/// searched for an unfinished game, only the second press starts.
fn start(
    setup: Res<TableSetup>,
    (saved, mut folder): (Res<SavedGame>, ResMut<RecordFolder>),
    mut notices: ResMut<Notices>,
    mut commands: Commands,
) {
    if let Some((reason, _)) = obstacle(&setup) {
        notices.push(reason);
    } else if saved.0.is_some() {
        commands.trigger(AskToGiveUp);
    } else if !folder.holds_back(&mut notices) {
        commands.trigger(GaveUp);
    }
}

/// Starts the game once nothing is left to give up. The question is asked on other screens too.
fn begin(
    _: On<GaveUp>,
    screen: Res<State<Screen>>,
    setup: Res<TableSetup>,
    mut last: ResMut<LastTable>,
    mut hands: ResMut<DeviceAssignment>,
    mut commands: Commands,
) {
    let is_here = *screen.get() == Screen::Join;
    if let Some(seats) = setup.seats().filter(|_| is_here) {
        last.set_if_neq(setup.remember());
        hands.set_if_neq(DeviceAssignment(setup.devices()));
        commands.trigger(StartGame {
            seats,
            variant: setup.rules(),
            seed: None,
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(begin).add_view(bar);
}
