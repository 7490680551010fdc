//! Components that name the colour role of an entity. Only [`super::resolve`] sets the colours.

use bevy::prelude::*;

use super::role::Role;

/// Colour role with modifications. As a component: the colour of the entity's text, picture or sprite.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Tint {
    base: Lit,
    /// Colour to mix with, and its fraction, 0 to 1.
    mixed: Option<(Lit, f32)>,
    /// Opacity, 0 to 1.
    alpha: f32,
}

/// Role multiplied by a light factor.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lit {
    role: Role,
    light: f32,
}

impl Lit {
    fn resolve(self, color_of: impl Fn(Role) -> Color) -> Color {
        let color = color_of(self.role);
        if self.light == 1.0 {
            color
        } else {
            Color::from(color.to_linear() * self.light).with_alpha(1.0)
        }
    }
}

impl Default for Tint {
    fn default() -> Tint {
        Role::AsPainted.into()
    }
}

impl From<Role> for Tint {
    fn from(role: Role) -> Tint {
        Tint {
            base: Lit { role, light: 1.0 },
            mixed: None,
            alpha: 1.0,
        }
    }
}

impl From<Color> for Tint {
    fn from(color: Color) -> Tint {
        Role::Exact(color).into()
    }
}

impl Role {
    /// Makes it translucent, with an opacity from 0 to 1.
    pub fn faint(self, alpha: f32) -> Tint {
        Tint {
            alpha,
            ..self.into()
        }
    }

    /// Multiplies it by a light factor.
    pub fn lit(self, light: f32) -> Tint {
        Tint {
            base: Lit { role: self, light },
            ..self.into()
        }
    }

    /// Mixes it with a fraction of another role, 0 to 1.
    pub fn mixed(self, other: Role, share: f32) -> Tint {
        Tint::from(self).toward(other.into(), share)
    }
}

impl Tint {
    /// Sets the opacity, 0 to 1.
    pub fn faint(self, alpha: f32) -> Tint {
        Tint { alpha, ..self }
    }

    /// Mixes it with a fraction, 0 to 1, of another tint, whose own mixture is ignored.
    pub fn toward(self, other: Tint, share: f32) -> Tint {
        Tint {
            mixed: Some((other.base, share)),
            ..self
        }
    }

    /// Multiplies its light by a factor, before mixing.
    pub fn brighter(self, light: f32) -> Tint {
        let base = Lit {
            light: self.base.light * light,
            ..self.base
        };
        Tint { base, ..self }
    }

    pub(super) fn role(self) -> Role {
        self.base.role
    }

    /// Resolves the tint, given the colours of roles.
    pub(super) fn resolve(self, color_of: impl Fn(Role) -> Color) -> Color {
        let base = self.base.resolve(&color_of);
        let color = match self.mixed {
            Some((other, share)) => base.mix(&other.resolve(&color_of), share),
            None => base,
        };
        color.with_alpha(color.alpha() * self.alpha)
    }
}

/// Background colour of a node.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(BackgroundColor)]
pub struct Fill(pub Tint);

/// Background in the colour of a role.
pub fn fill(tint: impl Into<Tint>) -> Fill {
    Fill(tint.into())
}

/// Border colours of a node.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(BorderColor)]
pub struct Edges {
    pub(super) top: Tint,
    pub(super) sides: Tint,
    pub(super) bottom: Tint,
}

impl Edges {
    /// All four edges in one colour.
    pub fn all(tint: impl Into<Tint>) -> Edges {
        let tint = tint.into();
        Edges {
            top: tint,
            sides: tint,
            bottom: tint,
        }
    }

    /// Edges of a slab: a light upper and a dark lower one.
    pub fn slab(top: impl Into<Tint>, bottom: impl Into<Tint>) -> Edges {
        Edges {
            top: top.into(),
            sides: Role::Clear.into(),
            bottom: bottom.into(),
        }
    }
}

/// Outline colour of a node.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Outline)]
pub struct Rim(pub Tint);

/// Colour of all shadows of a node.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(BoxShadow)]
pub struct ShadowTint(pub Tint);

/// Colour of the shadow behind text.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(TextShadow)]
pub struct LetterShadow(pub Tint);

macro_rules! clear_by_default {
    ($($part:ident),+) => {$(
        impl Default for $part {
            fn default() -> $part {
                $part(Role::Clear.into())
            }
        }
    )+};
}
clear_by_default!(Fill, Rim, ShadowTint, LetterShadow);

impl Default for Edges {
    fn default() -> Edges {
        Edges::all(Role::Clear)
    }
}

/// Opacity of the entity and its descendants, 0 to 1.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Opacity(pub f32);

impl Default for Opacity {
    fn default() -> Opacity {
        Opacity(1.0)
    }
}

/// Sprite in the colour of a role, as [`Sprite::from_color`].
pub fn sprite(tint: impl Into<Tint>, size: Vec2) -> impl Bundle {
    (Sprite::from_color(Color::NONE, size), tint.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::color::Palette;

    #[test]
    fn a_tint_is_lit_then_mixed_then_faint() {
        let palette = Palette::default();
        let [gold, ink] = [Role::Gold, Role::Ink].map(|role| palette.color(role));
        assert_eq!(palette.color(Role::Gold.faint(0.5)), gold.with_alpha(0.5));
        assert_eq!(
            palette.color(Role::Gold.mixed(Role::Ink, 0.25).faint(0.5)),
            gold.mix(&ink, 0.25).with_alpha(0.5)
        );
        let bright = Color::from(gold.to_linear() * 3.0).with_alpha(1.0);
        assert_eq!(palette.color(Role::Gold.lit(3.0)), bright);
        let way = Role::Ink.lit(1.0).toward(Role::Gold.lit(3.0), 1.0);
        assert!((palette.color(way).luminance() - bright.luminance()).abs() < 1e-5);
    }
}
