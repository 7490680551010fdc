//! The two buttons as they are put up.

use bevy::prelude::*;

use super::risk_bar::risk_bar;
use super::{hold_roll, roll, stop};
use crate::input::Shortcut;
use crate::play::hud::panels::placed;
use crate::play::hud::situation::SpeaksSituation;
use crate::ui::glyph::glyph;
use crate::ui::prelude::*;
use crate::ui::widgets::figure;

pub(super) const GAP: f32 = 22.0;
/// Shares of the two buttons in the width of the row: the seam between them never moves.
pub(super) const SHARES: [f32; 2] = [336.0, 198.0];
/// The least space beside the words of a button, whatever they are.
pub(super) const INSET: f32 = 14.0;
/// From this size of text on there is room for fewer words.
pub(super) const LARGE_TEXT: f32 = 1.5;
/// The arrow behind the steps that stopping keeps.
pub(super) const ARROW: f32 = 24.0;

#[derive(Component)]
pub(crate) struct Actions;

#[derive(Component)]
pub(crate) struct RollButton;

#[derive(Component)]
pub(crate) struct StopButton;

/// The number of steps that stopping keeps, with its arrow.
#[derive(Component)]
pub(super) struct Kept;

/// A line of words on one of the two buttons.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    /// Name of the button that rolls, and the risk below it.
    Roll,
    Risk,
    /// Name of the button that stops, and the number of steps that stopping keeps.
    Stop,
    KeptSteps,
}

impl Line {
    /// Number of its button: 0 is roll, 1 is stop.
    pub(super) fn button(self) -> usize {
        usize::from(matches!(self, Line::Stop | Line::KeptSteps))
    }

    pub(super) fn is_second(self) -> bool {
        matches!(self, Line::Risk | Line::KeptSteps)
    }
}

/// Holds the key of a button: 0 is roll, 1 is stop.
#[derive(Component)]
pub(super) struct Key(pub(super) usize);

pub(super) fn spawn_buttons(mut commands: Commands) {
    let node = Node {
        column_gap: px(GAP),
        ..default()
    };
    let actions = placed("roll and stop", Canvas::actions_rect);
    commands
        .spawn((actions, node, Actions, SpeaksSituation))
        .with_children(|row| {
            row.spawn((
                button(0, ButtonLook::Primary, texts::ACTION_ROLL, Control::Roll),
                RollButton,
                children![
                    risk_bar(),
                    (Line::Roll, name(texts::ACTION_ROLL)),
                    second_line(0, Control::Roll, risk()),
                ],
            ))
            .observe(roll)
            .observe(hold_roll);
            row.spawn((
                button(1, ButtonLook::Secondary, texts::ACTION_STOP, Control::Stop),
                StopButton,
                children![
                    (Line::Stop, name(texts::ACTION_STOP)),
                    second_line(1, Control::Stop, kept()),
                ],
            ))
            .observe(stop);
        });
}

fn button(number: usize, look: ButtonLook, name: TextKey, control: Control) -> impl Bundle {
    let node = Node {
        flex_grow: SHARES[number],
        flex_basis: px(0),
        min_width: px(0),
        ..column(0.0).padded(INSET, TIGHT / 2.0).rounded(RADIUS)
    };
    (
        bare_button_in(node.centered(), Words::new(name), look),
        Described(Words::literal("")),
        Shortcut(control),
        InteractionDisabled,
    )
}

fn name(key: TextKey) -> impl Bundle {
    (
        label(Words::new(key), TextSize::Label, Role::Paper),
        TextLayout::no_wrap(),
        Ink(1.0),
    )
}

/// The line below a button's name: its key, and something else.
fn second_line(button: usize, control: Control, other: impl Bundle) -> impl Bundle {
    (
        row(TIGHT).centered(),
        children![
            (Key(button), Node::default(), children![glyph(control)]),
            other,
        ],
    )
}

fn risk() -> impl Bundle {
    (
        Line::Risk,
        medium_label(Words::literal(""), TextSize::Small, Role::Paper),
        TextLayout::no_wrap(),
        Ink(1.0),
    )
}

fn kept() -> impl Bundle {
    let arrow = icon(Art::IconUp, Vec2::splat(ARROW));
    (
        Kept,
        row(TIGHT),
        children![
            (
                Line::KeptSteps,
                figure("", TextSize::Small, Role::Paper),
                Ink(1.0),
            ),
            (arrow, Tint::from(Role::Paper), Ink(1.0)),
        ],
    )
}
