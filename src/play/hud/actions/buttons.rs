//! The two buttons as they are put up.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::{hold_roll, roll, stop};
use crate::core::art::Art;
use crate::core::canvas::Canvas;
use crate::core::locale::{Described, Words};
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::input::Shortcut;
use crate::play::hud::panels::placed;
use crate::play::hud::spoken_groups::SpeaksSituation;
use crate::ui::color::{Role, Tint, fill};
use crate::ui::control::Control;
use crate::ui::glyph::glyph;
use crate::ui::spacing;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{ButtonLook, Ink, bare_button, icon, label, medium_label};

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

#[derive(Component)]
pub(super) struct RollWords;

#[derive(Component)]
pub(super) struct StopWords;

/// Label of the risk of rolling.
#[derive(Component)]
pub(super) struct RiskWords;

/// Part of the width of the button that the risk fills. It cuts off [`RiskGround`].
#[derive(Component)]
pub(super) struct RiskFill;

/// Ground in the colour of the risk, with the shape of the button.
#[derive(Component)]
pub(super) struct RiskGround;

/// Label with the number of steps that stopping keeps, with its arrow.
#[derive(Component)]
pub(super) struct Kept;

#[derive(Component)]
pub(super) struct KeptSteps;

/// A line of words on one of the two buttons.
#[derive(Component, Clone, Copy)]
pub(super) struct Line {
    /// 0 is roll, 1 is stop.
    pub(super) button: usize,
    pub(super) is_second: bool,
}

/// Holds the key of a button: 0 is roll, 1 is stop.
#[derive(Component)]
pub(super) struct Key(pub(super) usize);

pub(super) fn spawn_buttons(mut commands: Commands) {
    commands
        .spawn((
            placed("roll and stop", Canvas::actions_rect),
            Actions,
            SpeaksSituation,
        ))
        .insert(Node {
            position_type: PositionType::Absolute,
            column_gap: px(GAP),
            ..default()
        })
        .with_children(|row| {
            let wide = |button: usize| Node {
                flex_grow: SHARES[button],
                flex_basis: px(0),
                min_width: px(0),
                padding: UiRect::axes(px(INSET), px(spacing::TIGHT / 2.0)),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                border_radius: BorderRadius::all(px(spacing::RADIUS)),
                ..widgets::column(0.0)
            };
            row.spawn((
                bare_button(Words::new(texts::ACTION_ROLL), ButtonLook::Primary),
                RollButton,
                Described(Words::literal("")),
                Shortcut(Control::Roll),
                InteractionDisabled,
            ))
            .insert(wide(0))
            .observe(roll)
            .observe(hold_roll)
            .with_children(|button| {
                button.spawn(risk_fill());
                button.spawn((RollWords, action_label(0, texts::ACTION_ROLL)));
                button.spawn(second_line()).with_children(|line| {
                    line.spawn(key(0, Control::Roll));
                    line.spawn((
                        RiskWords,
                        Line {
                            button: 0,
                            is_second: true,
                        },
                        medium_label(Words::literal(""), TextSize::Small, Role::Paper),
                        TextLayout::no_wrap(),
                        Ink(1.0),
                    ));
                });
            });
            row.spawn((
                bare_button(Words::new(texts::ACTION_STOP), ButtonLook::Secondary),
                StopButton,
                Described(Words::literal("")),
                Shortcut(Control::Stop),
                InteractionDisabled,
            ))
            .insert(wide(1))
            .observe(stop)
            .with_children(|button| {
                button.spawn((StopWords, action_label(1, texts::ACTION_STOP)));
                button.spawn(second_line()).with_children(|line| {
                    line.spawn(key(1, Control::Stop));
                    line.spawn((Kept, widgets::row(spacing::TIGHT)))
                        .with_children(|kept| {
                            kept.spawn((
                                KeptSteps,
                                Line {
                                    button: 1,
                                    is_second: true,
                                },
                                label(Words::literal(""), TextSize::Small, Role::Paper),
                                TextLayout::no_wrap(),
                                Ink(1.0),
                            ));
                            kept.spawn((
                                icon(Art::IconUp, Vec2::splat(ARROW)),
                                Tint::from(Role::Paper),
                                Ink(1.0),
                            ));
                        });
                });
            });
        });
}

/// The line below a button's name.
fn second_line() -> impl Bundle {
    Node {
        justify_content: JustifyContent::Center,
        ..widgets::row(spacing::TIGHT)
    }
}

/// The risk as a share of the button's width, behind its words.
fn risk_fill() -> impl Bundle {
    (
        RiskFill,
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            top: px(0),
            bottom: px(0),
            overflow: Overflow::clip_x(),
            ..default()
        },
        Visibility::Hidden,
        children![(
            RiskGround,
            Node {
                flex_shrink: 0.0,
                border_radius: BorderRadius::all(px(spacing::RADIUS)),
                ..default()
            },
            fill(Role::Risk),
        )],
    )
}

fn action_label(button: usize, key: TextKey) -> impl Bundle {
    (
        Line {
            button,
            is_second: false,
        },
        label(Words::new(key), TextSize::Label, Role::Paper),
        TextLayout::no_wrap(),
        Ink(1.0),
    )
}

fn key(button: usize, control: Control) -> impl Bundle {
    (Key(button), Node::default(), children![glyph(control)])
}
