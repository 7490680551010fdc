//! Paint of widgets in every state: slabs with a light upper and a dark lower edge.

use bevy::prelude::*;

use crate::core::seats::Mark;
use crate::ui::color::{Palette, Role, Tint};

/// Opacity of the words of a disabled button; leaves a contrast of about 3.3:1.
const OFF: f32 = 0.45;

/// Height of the light upper edge of a slab, in design units.
pub(super) const LIP: f32 = 2.0;
/// Height of the dark lower edge of a slab, in design units; a press hides it.
pub(super) const EDGE: f32 = 6.0;
/// Vertical offset of a pressed and of a hovered slab, in design units.
const SINK: f32 = 4.0;
const LIFT: f32 = -2.0;

/// Look of a button; its hovered, focused, pressed and disabled states derive from it.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum ButtonLook {
    /// Main action: gold.
    Primary,
    /// Other action: slate.
    Secondary,
    /// Action of the seat with this mark.
    Seat(Mark),
    /// Text on the sky, as on the title.
    Quiet,
    /// Pairing card: gold when in view.
    Card,
    /// Disabled pairing card that shows a reason.
    DimCard,
    /// Row of settings.
    Row,
    /// Small slab in another widget, such as the arrows beside a value.
    Arrow,
}

/// Paint of a widget at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Paint {
    pub(super) fill: Srgba,
    /// Light upper edge.
    pub(super) lip: Srgba,
    /// Dark lower edge.
    pub(super) edge: Srgba,
    pub(super) ink: Srgba,
    /// Strength of the focus ring, 0 to 1.
    pub(super) ring: f32,
    /// Fraction of the growth of a focused widget, 0 to 1.
    pub(super) growth: f32,
    /// Downward offset in design units.
    pub(super) sink: f32,
}

/// Invisible paint.
impl Default for Paint {
    fn default() -> Paint {
        Paint {
            fill: Srgba::NONE,
            lip: Srgba::NONE,
            edge: Srgba::NONE,
            ink: Srgba::NONE,
            ring: 0.0,
            growth: 0.0,
            sink: 0.0,
        }
    }
}

impl Paint {
    pub(super) fn mix(self, other: Paint, t: f32) -> Paint {
        Paint {
            fill: self.fill.mix(&other.fill, t),
            lip: self.lip.mix(&other.lip, t),
            edge: self.edge.mix(&other.edge, t),
            ink: self.ink.mix(&other.ink, t),
            ring: self.ring.lerp(other.ring, t),
            growth: self.growth.lerp(other.growth, t),
            sink: self.sink.lerp(other.sink, t),
        }
    }

    /// Paint under reduced motion: no growth, and no lift on hover.
    pub(super) fn still(self) -> Paint {
        Paint {
            growth: 0.0,
            sink: self.sink.max(0.0),
            ..self
        }
    }
}

/// Blends a colour over an opaque ground.
pub(super) fn over(top: Srgba, ground: Srgba) -> Srgba {
    top.with_alpha(1.0).mix(&ground, 1.0 - top.alpha)
}

/// Interaction state of a widget.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Touch {
    pub(super) hovered: bool,
    pub(super) focused: bool,
    pub(super) pressed: bool,
    pub(super) disabled: bool,
    pub(super) chosen: bool,
}

/// Returns `true` if a look is a slab with edges; the others are words on their background.
pub(super) fn is_slab(look: ButtonLook) -> bool {
    !matches!(look, ButtonLook::Quiet | ButtonLook::Row)
}

/// Returns `true` if a look is an action button. Its words may be faint when disabled.
fn is_button(look: ButtonLook) -> bool {
    matches!(
        look,
        ButtonLook::Primary | ButtonLook::Secondary | ButtonLook::Seat(_)
    )
}

/// Border of a node for the edges of a look.
pub(super) fn border(look: ButtonLook) -> UiRect {
    if is_slab(look) {
        UiRect::vertical(px(0))
            .with_top(px(LIP))
            .with_bottom(px(EDGE))
    } else {
        UiRect::ZERO
    }
}

pub(super) fn paint(look: ButtonLook, touch: Touch, palette: Palette) -> Paint {
    let lit = (touch.hovered || touch.focused) && !touch.pressed;
    let srgba = |role: Role| palette.color(role).to_srgba();
    let (fill, ink) = tints(look, touch, lit);
    let [mut fill, mut ink] = [fill, ink].map(|tint| palette.color(tint).to_srgba());
    let night = srgba(Role::Ink);
    let slab = is_slab(look);
    if touch.disabled {
        fill = if slab {
            srgba(Role::Well).with_alpha(0.95)
        } else {
            Srgba::NONE
        };
        // A disabled action may look faint; cards and other texts must stay readable.
        let seen = if is_button(look) { OFF } else { 0.85 };
        ink = srgba(Role::PaperDim).with_alpha(seen);
    }
    let pressed = touch.pressed && !touch.disabled;
    if pressed {
        fill = if slab && Color::from(ink).luminance() > 0.5 {
            darker(fill)
        } else if slab {
            fill // dark words need the light ground
        } else {
            srgba(Role::NightTop)
        };
    }
    let (lip, edge) = if !slab {
        (Srgba::NONE, Srgba::NONE)
    } else if pressed {
        (fill, fill)
    } else if touch.disabled {
        // Same shape without the light edge.
        (fill, fill.mix(&night, 0.5))
    } else if look == ButtonLook::DimCard {
        (Srgba::NONE, night.with_alpha(0.35))
    } else {
        (fill.mix(&Srgba::WHITE, 0.35), fill.mix(&night, 0.5))
    };
    Paint {
        fill,
        lip,
        edge,
        ink,
        ring: f32::from(touch.focused),
        growth: f32::from(slab && touch.focused && !touch.disabled && !pressed),
        sink: if !slab || touch.disabled {
            0.0
        } else if pressed {
            SINK
        } else if touch.hovered && !touch.focused {
            LIFT
        } else {
            0.0
        },
    }
}

/// Fill and ink of an enabled look.
fn tints(look: ButtonLook, touch: Touch, lit: bool) -> (Tint, Tint) {
    match look {
        ButtonLook::Primary => (lighter(Role::Gold, lit, 0.22), Role::Ink.into()),
        ButtonLook::Secondary if touch.chosen => (lighter(Role::Gold, lit, 0.22), Role::Ink.into()),
        ButtonLook::Secondary => (lighter(Role::Slate, lit, 0.16), Role::Paper.into()),
        ButtonLook::Seat(mark) => (lighter(Role::Player(mark), lit, 0.25), Role::Ink.into()),
        ButtonLook::Quiet | ButtonLook::Row => {
            let ground = match (touch.focused, touch.hovered, touch.chosen) {
                // Darker than arrows and ledges on the row.
                (true, ..) if look == ButtonLook::Row => Role::Well.into(),
                (true, ..) => Role::Slate.into(),
                (_, true, _) => Role::Slate.faint(0.6),
                (_, _, true) => Role::Well.faint(0.9),
                _ => Role::Clear.into(),
            };
            let ink = if touch.chosen {
                Role::Gold
            } else {
                Role::Paper
            };
            (ground, ink.into())
        }
        ButtonLook::Arrow => (lighter(Role::Ledge, touch.hovered, 0.2), Role::Paper.into()),
        ButtonLook::Card if lit || touch.chosen || touch.pressed => {
            (lighter(Role::Gold, touch.hovered, 0.22), Role::Ink.into())
        }
        ButtonLook::Card => (Role::Well.into(), Role::Paper.into()),
        ButtonLook::DimCard => (
            // Nearly opaque over the evening sky; wholly in focus, because the glow of the ring lies behind it.
            lighter(Role::Well, lit, 0.08).faint(if lit { 1.0 } else { 0.93 }),
            Role::PaperDim.into(),
        ),
    }
}

fn darker(color: Srgba) -> Srgba {
    Srgba {
        red: color.red * 0.82,
        green: color.green * 0.82,
        blue: color.blue * 0.82,
        ..color
    }
}

fn lighter(role: Role, lit: bool, by: f32) -> Tint {
    if lit {
        role.mixed(Role::AsPainted, by)
    } else {
        role.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::color::contrast;
    use crate::ui::widgets::stark::STARK;

    const LOOKS: [ButtonLook; 8] = [
        ButtonLook::Primary,
        ButtonLook::Secondary,
        ButtonLook::Seat(Mark::Triangle),
        ButtonLook::Quiet,
        ButtonLook::Card,
        ButtonLook::DimCard,
        ButtonLook::Row,
        ButtonLook::Arrow,
    ];

    /// At rest, and in one state after the other.
    fn states() -> [Touch; 5] {
        [0, 1, 2, 3, 4].map(|state| Touch {
            hovered: state == 1,
            focused: state == 2,
            pressed: state == 3,
            disabled: state == 4,
            chosen: false,
        })
    }

    fn usual(look: ButtonLook, touch: Touch) -> Paint {
        paint(look, touch, Palette::default())
    }

    #[test]
    fn all_states_of_a_look_differ() {
        for look in LOOKS {
            for (index, one) in states().into_iter().enumerate() {
                for other in states().into_iter().skip(index + 1) {
                    let [a, b] = [one, other].map(|touch| usual(look, touch));
                    assert_ne!(a, b, "{look:?}: {one:?}, {other:?}");
                }
            }
        }
    }

    #[test]
    fn only_focus_draws_the_ring() {
        for look in LOOKS {
            for touch in states() {
                let ring = if touch.focused { 1.0 } else { 0.0 };
                assert_eq!(usual(look, touch).ring, ring, "{look:?} {touch:?}");
            }
        }
    }

    #[test]
    fn a_pressed_slab_sinks_and_loses_its_edge() {
        for look in LOOKS.into_iter().filter(|look| is_slab(*look)) {
            let touch = Touch {
                pressed: true,
                focused: true,
                ..default()
            };
            let pressed = usual(look, touch);
            assert!(
                pressed.sink > 0.0 && pressed.edge == pressed.fill,
                "{look:?}"
            );
            let rests = usual(look, Touch::default());
            assert!(rests.sink == 0.0 && rests.edge != rests.fill, "{look:?}");
        }
    }

    #[test]
    fn words_can_be_read_in_every_state() {
        for look in LOOKS {
            for touch in states() {
                let paint = usual(look, touch);
                // Darkest and brightest backgrounds of widgets without their own.
                for ground in [Role::Ink, Role::NightTop]
                    .map(|role| Palette::default().color(role).to_srgba())
                {
                    let fill = over(paint.fill, ground);
                    let contrast = contrast(fill, over(paint.ink, fill));
                    if touch.disabled && is_button(look) {
                        assert!((3.0..3.8).contains(&contrast), "{look:?}: {contrast}");
                    } else {
                        assert!(contrast >= 4.5, "{look:?} {touch:?}: {contrast}");
                    }
                }
            }
        }
    }

    #[test]
    fn with_high_contrast_words_have_seven_to_one_and_states_stay_apart() {
        let seats = Mark::ALL.map(ButtonLook::Seat);
        for look in LOOKS.into_iter().chain(seats) {
            let stark =
                states().map(|touch| usual(look, touch).stark(look, touch, Palette::default()));
            for (paint, touch) in stark.iter().zip(states()) {
                assert_eq!(paint.fill.alpha, 1.0, "{look:?} {touch:?}");
                let contrast = contrast(paint.fill, paint.ink);
                assert!(contrast >= STARK, "{look:?} {touch:?}: {contrast}");
            }
            for (index, (one, touch)) in stark.iter().zip(states()).enumerate() {
                assert!(!stark[..index].contains(one), "{look:?}: {touch:?}");
            }
        }
    }
}
