//! What takes a colour names its role in one of these components; [`super::resolve`] sets the colours, and nothing
//! else does.

use bevy::prelude::*;

use super::role::Role;

/// The colour of a role, and what is done with it. As a component: the colour of the entity's own text, picture or sprite.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Tint {
    base: Lit,
    /// The colour it is mixed with, and that one's share, 0 to 1.
    mixed: Option<(Lit, f32)>,
    /// How much of it is seen, 0 to 1.
    alpha: f32,
}

/// A role's colour under this many times its light.
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
    /// So much of it, 0 to 1, can be seen.
    pub fn faint(self, alpha: f32) -> Tint {
        Tint {
            alpha,
            ..self.into()
        }
    }

    /// Under so many times its light.
    pub fn lit(self, light: f32) -> Tint {
        Tint {
            base: Lit { role: self, light },
            ..self.into()
        }
    }

    /// Mixed with this share, 0 to 1, of another.
    pub fn mixed(self, other: Role, share: f32) -> Tint {
        Tint::from(self).toward(other.into(), share)
    }
}

impl Tint {
    /// So much of it, 0 to 1, can be seen.
    pub fn faint(self, alpha: f32) -> Tint {
        Tint { alpha, ..self }
    }

    /// This share of the way, 0 to 1, to another, which is no mixture itself.
    pub fn toward(self, other: Tint, share: f32) -> Tint {
        Tint {
            mixed: Some((other.base, share)),
            ..self
        }
    }

    /// Under so many times the light it is under, before it is mixed.
    pub fn brighter(self, light: f32) -> Tint {
        let base = Lit {
            light: self.base.light * light,
            ..self.base
        };
        Tint { base, ..self }
    }

    /// The role it is made of, or mostly made of.
    pub(super) fn role(self) -> Role {
        self.base.role
    }

    /// Colour of the tint, by the colours of roles in force.
    pub(super) fn resolve(self, color_of: impl Fn(Role) -> Color) -> Color {
        let base = self.base.resolve(&color_of);
        let color = match self.mixed {
            Some((other, share)) => base.mix(&other.resolve(&color_of), share),
            None => base,
        };
        color.with_alpha(color.alpha() * self.alpha)
    }
}

/// The colour of a node's ground.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(BackgroundColor)]
pub struct Fill(pub Tint);

/// The ground of a node in the colour of this role.
pub fn fill(tint: impl Into<Tint>) -> Fill {
    Fill(tint.into())
}

/// The colours of a node's border.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(BorderColor)]
pub struct Edges {
    /// Of the upper edge.
    pub top: Tint,
    /// Of the right edge.
    pub right: Tint,
    /// Of the lower edge.
    pub bottom: Tint,
    /// Of the left edge.
    pub left: Tint,
}

impl Edges {
    /// All four in one colour.
    pub fn all(tint: impl Into<Tint>) -> Edges {
        let tint = tint.into();
        Edges {
            top: tint,
            right: tint,
            bottom: tint,
            left: tint,
        }
    }

    /// A slab's: its lit upper edge and its dark lower one.
    pub fn slab(top: impl Into<Tint>, bottom: impl Into<Tint>) -> Edges {
        Edges {
            top: top.into(),
            bottom: bottom.into(),
            ..Edges::all(Role::Clear)
        }
    }
}

/// The colour of a node's outline.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Outline)]
pub struct Rim(pub Tint);

/// The colour of all shadows a node throws.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(BoxShadow)]
pub struct ShadowTint(pub Tint);

/// The colour of the shadow behind a text's letters.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(TextShadow)]
pub struct LetterShadow(pub Tint);

impl Default for Fill {
    fn default() -> Fill {
        fill(Role::Clear)
    }
}

impl Default for Edges {
    fn default() -> Edges {
        Edges::all(Role::Clear)
    }
}

impl Default for Rim {
    fn default() -> Rim {
        Rim(Role::Clear.into())
    }
}

impl Default for ShadowTint {
    fn default() -> ShadowTint {
        ShadowTint(Role::Clear.into())
    }
}

impl Default for LetterShadow {
    fn default() -> LetterShadow {
        LetterShadow(Role::Clear.into())
    }
}

/// How much of the entity and of everything in it is seen, 0 to 1.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Opacity(pub f32);

impl Default for Opacity {
    fn default() -> Opacity {
        Opacity(1.0)
    }
}

/// A sprite in the colour of a role, for bundles: [`Sprite::from_color`] with a role.
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
