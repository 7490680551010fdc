//! The one system that dresses widgets for their state, and moves them from one look to the next.

use bevy::{
    input_focus::{InputFocus, InputFocusVisible},
    picking::hover::Hovered,
    prelude::*,
    ui::{InteractionDisabled, Pressed},
    ui_widgets::Activate,
};

use super::button::ButtonLook;
use crate::{
    settings::Settings,
    theme::{
        motion, palette,
        spacing::{RING, RING_GAP},
    },
};

/// Ink darker than this luminance is drawn twice, half a unit apart: dark letters on light ground look thinner than
/// light ones on dark.
const DARK: f32 = 0.2;
const THICKEN: Vec2 = Vec2::new(0.7, 0.0);

/// Text or a picture inside a widget that takes the widget's ink, at this strength (0 to 1).
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(TextShadow { offset: THICKEN, color: Color::NONE })]
pub(crate) struct Ink(pub(crate) f32);

/// A widget that is the chosen one of several.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Chosen;

/// How a widget is painted at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Paint {
    fill: Srgba,
    ink: Srgba,
    /// Strength of the focus ring, 0 to 1.
    ring: f32,
    scale: f32,
}

impl Paint {
    fn mix(self, other: Paint, t: f32) -> Paint {
        Paint {
            fill: self.fill.mix(&other.fill, t),
            ink: self.ink.mix(&other.ink, t),
            ring: self.ring.lerp(other.ring, t),
            scale: self.scale.lerp(other.scale, t),
        }
    }
}

/// What a person does with a widget.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Touch {
    hovered: bool,
    focused: bool,
    pressed: bool,
    disabled: bool,
    chosen: bool,
}

/// The way from one paint to the next.
#[derive(Component, Clone, Copy, Debug)]
#[require(BackgroundColor, BoxShadow, UiTransform, Hovered)]
pub(crate) struct Restyle {
    from: Paint,
    to: Paint,
    /// What is on the screen; none before the first time.
    now: Option<Paint>,
    /// Seconds since the way began.
    clock: f32,
}

impl Default for Restyle {
    fn default() -> Restyle {
        let blank = Paint {
            fill: Srgba::NONE,
            ink: Srgba::NONE,
            ring: 0.0,
            scale: 1.0,
        };
        Restyle {
            from: blank,
            to: blank,
            now: None,
            clock: 0.0,
        }
    }
}

fn paint(look: ButtonLook, touch: Touch) -> Paint {
    let lit = touch.hovered || touch.focused;
    let (fill, ink) = match look {
        ButtonLook::Primary => (lighter(palette::GOLD, lit, 0.18), palette::INK),
        ButtonLook::Secondary if touch.chosen => (palette::GOLD, palette::INK),
        ButtonLook::Secondary => (lighter(palette::SLATE, lit, 0.16), palette::PAPER),
        ButtonLook::Seat(color) => (lighter(color, lit, 0.25), palette::INK),
        ButtonLook::Quiet if touch.chosen => (palette::PAPER.with_alpha(0.16), palette::GOLD),
        ButtonLook::Quiet | ButtonLook::Row => (
            // Faint, for light adds up: secondary text keeps a contrast of 5:1 on it.
            palette::PAPER.with_alpha(if lit { 0.06 } else { 0.0 }),
            palette::PAPER,
        ),
        ButtonLook::Card if lit || touch.chosen => (palette::GOLD, palette::INK),
        ButtonLook::Card => (palette::WELL, palette::PAPER),
    };
    let (mut fill, mut ink) = (fill.to_srgba(), ink.to_srgba());
    if touch.disabled {
        // What cannot be pressed keeps its reason readable: the ground fades, the words only dim.
        let ground = if matches!(look, ButtonLook::Quiet | ButtonLook::Row) {
            Srgba::NONE
        } else {
            palette::WELL.to_srgba().with_alpha(0.55)
        };
        fill = ground;
        ink = palette::PAPER_DIM.to_srgba().with_alpha(0.85);
    }
    let pressed = touch.pressed && !touch.disabled;
    Paint {
        fill: if pressed {
            fill.mix(&palette::INK.to_srgba().with_alpha(fill.alpha), 0.18)
        } else {
            fill
        },
        ink,
        ring: if touch.focused { 1.0 } else { 0.0 },
        scale: match look {
            _ if pressed => 0.97,
            ButtonLook::Row | ButtonLook::Quiet => 1.0,
            _ if lit && !touch.disabled => 1.02,
            _ => 1.0,
        },
    }
}

fn lighter(color: Color, lit: bool, by: f32) -> Color {
    if lit {
        color.mix(&Color::WHITE, by)
    } else {
        color
    }
}

/// Aims every widget at the paint its state asks for, and takes it a frame closer.
fn restyle(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    focus: Res<InputFocus>,
    focus_visible: Res<InputFocusVisible>,
    mut widgets: Query<(
        Entity,
        &ButtonLook,
        &Hovered,
        (Has<Pressed>, Has<InteractionDisabled>, Has<Chosen>),
        &mut Restyle,
    )>,
) {
    for (entity, look, hovered, (pressed, disabled, chosen), mut restyle) in &mut widgets {
        let touch = Touch {
            hovered: hovered.get() && !disabled,
            focused: focus_visible.0 && focus.get() == Some(entity),
            pressed,
            disabled,
            chosen,
        };
        let goal = paint(*look, touch);
        if restyle.now.is_none() {
            // A widget appears as it is; only changes move.
            *restyle = Restyle {
                from: goal,
                to: goal,
                now: Some(goal),
                clock: motion::FOCUS,
            };
            continue;
        }
        if restyle.to != goal {
            restyle.from = restyle.now.unwrap_or(goal);
            restyle.to = goal;
            restyle.clock = 0.0;
        } else if restyle.now == Some(goal) {
            continue;
        }
        // The long frame before a press must not swallow the motion.
        restyle.clock += time.delta_secs().min(motion::FOCUS / 4.0);
        let t = if settings.reduced_motion {
            1.0
        } else {
            (restyle.clock / motion::FOCUS).clamp(0.0, 1.0)
        };
        let eased = motion::ARRIVE.sample_clamped(t);
        restyle.now = Some(if t >= 1.0 {
            goal
        } else {
            restyle.from.mix(goal, eased)
        });
    }
}

/// Brings paints to the screen.
fn apply_paint(
    mut widgets: Query<
        (
            Entity,
            &Restyle,
            &mut BackgroundColor,
            &mut BoxShadow,
            &mut UiTransform,
            Option<&mut Outline>,
        ),
        Or<(Changed<Restyle>, Changed<Children>)>,
    >,
    children: Query<&Children>,
    mut inks: Query<(
        &Ink,
        Option<(&mut TextColor, &mut TextShadow)>,
        Option<&mut ImageNode>,
    )>,
) {
    for (entity, restyle, mut background, mut shadow, mut transform, outline) in &mut widgets {
        let Some(paint) = restyle.now else { continue };
        background.set_if_neq(BackgroundColor(paint.fill.into()));
        let scale = Vec2::splat(paint.scale);
        if transform.scale != scale {
            transform.scale = scale;
        }
        if let Some(mut outline) = outline {
            outline.color = palette::PAPER.with_alpha(paint.ring);
            // A dark band under the ring keeps it visible on any ground, the sunrise too.
            shadow.0 = vec![ShadowStyle {
                color: palette::INK.with_alpha(0.8 * paint.ring),
                x_offset: px(0),
                y_offset: px(0),
                spread_radius: px(RING_GAP + RING + 2.0),
                blur_radius: px(2),
            }];
        }
        for child in children.iter_descendants(entity) {
            if let Ok((ink, text, image)) = inks.get_mut(child) {
                let color = Color::from(paint.ink.with_alpha(paint.ink.alpha * ink.0));
                if let Some((mut text, mut shadow)) = text {
                    text.set_if_neq(TextColor(color));
                    let shadow_color = if color.luminance() < DARK {
                        color
                    } else {
                        Color::NONE
                    };
                    if shadow.color != shadow_color {
                        shadow.color = shadow_color;
                    }
                }
                if let Some(mut image) = image
                    && image.color != color
                {
                    image.color = color;
                }
            }
        }
    }
}

/// New text inside a widget takes the widget's ink too.
fn ink_newcomers(
    newcomers: Query<Entity, Added<Ink>>,
    parents: Query<&ChildOf>,
    mut widgets: Query<&mut Restyle>,
) {
    for newcomer in &newcomers {
        if let Some(widget) = parents
            .iter_ancestors(newcomer)
            .find(|ancestor| widgets.contains(*ancestor))
            && let Ok(mut restyle) = widgets.get_mut(widget)
        {
            restyle.set_changed();
        }
    }
}

/// Lets a widget that was pressed by key or pad answer as one pressed with the mouse does.
fn nod(activated: On<Activate>, mut widgets: Query<(&ButtonLook, &mut Restyle)>) {
    if let Ok((look, mut restyle)) = widgets.get_mut(activated.entity) {
        let pressed = Touch {
            pressed: true,
            focused: true,
            ..default()
        };
        let to = restyle.to;
        restyle.from = Paint {
            ring: to.ring,
            ..paint(*look, pressed)
        };
        restyle.now = Some(restyle.from);
        restyle.clock = 0.0;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(nod).add_systems(
        PostUpdate,
        (restyle, ink_newcomers, apply_paint)
            .chain()
            .before(bevy::ui::UiSystems::Prepare),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOKS: [ButtonLook; 6] = [
        ButtonLook::Primary,
        ButtonLook::Secondary,
        ButtonLook::Seat(palette::PLAYERS[2]),
        ButtonLook::Quiet,
        ButtonLook::Card,
        ButtonLook::Row,
    ];

    #[test]
    fn every_state_of_every_look_can_be_told_from_rest() {
        for look in LOOKS {
            let rest = paint(look, Touch::default());
            for touch in [
                Touch {
                    hovered: true,
                    ..default()
                },
                Touch {
                    focused: true,
                    ..default()
                },
                Touch {
                    pressed: true,
                    ..default()
                },
                Touch {
                    disabled: true,
                    ..default()
                },
            ] {
                assert_ne!(paint(look, touch), rest, "{look:?} {touch:?}");
            }
        }
    }

    #[test]
    fn only_focus_draws_the_ring() {
        for look in LOOKS {
            let focused = Touch {
                focused: true,
                ..default()
            };
            let hovered = Touch {
                hovered: true,
                ..default()
            };
            assert_eq!(paint(look, focused).ring, 1.0);
            assert_eq!(paint(look, hovered).ring, 0.0);
        }
    }
}
