//! Applies colours: resolves roles by the palette and multiplies the opacity of all ancestors, for changed entities, or
//! for all after a change of palette.

use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::palette::Palette;
use super::role::Role;
use super::tint::{Edges, Fill, LetterShadow, Opacity, Rim, ShadowTint, Tint};
use crate::core::art::Picture;

/// Test-only colour overrides, used by the contrast proofs.
#[derive(Resource, Clone, Copy, Default)]
pub struct Mask {
    /// Colour of all text, opaque and without the shadow that thickens its strokes.
    pub words: Option<Color>,
    /// Hides the focus rings.
    pub clears_rings: bool,
    /// Predicate of pictures to hide.
    pub clears: Option<fn(&Picture) -> bool>,
}

/// Entities with a changed colour role. A query for each role costs half of what one for all of them does.
#[derive(SystemParam)]
struct NamesAnother<'w, 's> {
    tints: Query<'w, 's, Entity, Changed<Tint>>,
    fills: Query<'w, 's, Entity, Changed<Fill>>,
    edges: Query<'w, 's, Entity, Changed<Edges>>,
    rims: Query<'w, 's, Entity, Changed<Rim>>,
    shadows: Query<'w, 's, Entity, Changed<ShadowTint>>,
    letter_shadows: Query<'w, 's, Entity, Changed<LetterShadow>>,
}

impl NamesAnother<'_, '_> {
    /// An entity of which several roles have changed comes several times.
    fn iter(&self) -> impl Iterator<Item = Entity> {
        let own = self.tints.iter().chain(&self.fills);
        let around = self.edges.iter().chain(&self.rims);
        own.chain(around)
            .chain(&self.shadows)
            .chain(&self.letter_shadows)
    }
}

/// Roles of an entity that names one, and the components to colour.
#[derive(QueryData)]
#[query_data(mutable)]
struct Colored {
    roles: AnyOf<(
        &'static Tint,
        &'static Fill,
        &'static Edges,
        &'static Rim,
        &'static ShadowTint,
        &'static LetterShadow,
    )>,
    picture: Option<&'static Picture>,
    own: (
        Option<&'static mut Sprite>,
        Option<&'static mut ImageNode>,
        Option<&'static mut TextColor>,
    ),
    ground: Option<&'static mut BackgroundColor>,
    border: Option<&'static mut BorderColor>,
    outline: Option<&'static mut Outline>,
    shadow: Option<&'static mut BoxShadow>,
    letter_shadow: Option<&'static mut TextShadow>,
}

impl ColoredItem<'_, '_> {
    /// Applies the roles of an entity at this opacity.
    fn color(self, palette: Palette, mask: Mask, opacity: f32) {
        let resolve = |tint: Tint| {
            let color = palette.color(tint);
            if mask.clears_rings && tint.role() == Role::Ring {
                Color::NONE
            } else {
                color.with_alpha(color.alpha() * opacity)
            }
        };
        let (tint, fill, edges, rim, shadow_tint, letter_shadow_tint) = self.roles;
        if let Some(&tint) = tint {
            let is_clear = |picture| mask.clears.is_some_and(|clears| clears(picture));
            let color = if self.picture.is_some_and(is_clear) {
                Color::NONE
            } else {
                resolve(tint)
            };
            let (sprite, image, text) = self.own;
            set(sprite, color, |sprite| &mut sprite.color);
            set(image, color, |image| &mut image.color);
            set(text, mask.words.unwrap_or(color), |text| &mut text.0);
        }
        if let Some(&Fill(tint)) = fill {
            set(self.ground, resolve(tint), |ground| &mut ground.0);
        }
        if let (Some(&edges), Some(mut border)) = (edges, self.border) {
            border.set_if_neq(BorderColor {
                top: resolve(edges.top),
                right: resolve(edges.sides),
                bottom: resolve(edges.bottom),
                left: resolve(edges.sides),
            });
        }
        if let Some(&Rim(tint)) = rim {
            set(self.outline, resolve(tint), |outline| &mut outline.color);
        }
        if let (Some(&ShadowTint(tint)), Some(mut shadow)) = (shadow_tint, self.shadow) {
            let color = resolve(tint);
            if shadow.0.iter().any(|style| style.color != color) {
                for style in &mut shadow.0 {
                    style.color = color;
                }
            }
        }
        if let Some(&LetterShadow(shadow_tint)) = letter_shadow_tint {
            let thickens = mask.words.is_some() && tint == Some(&shadow_tint);
            let color = if thickens {
                Color::NONE
            } else {
                resolve(shadow_tint)
            };
            set(self.letter_shadow, color, |shadow| &mut shadow.color);
        }
    }
}

/// Sets a colour without marking an equal one as changed.
fn set<C: Component>(
    component: Option<Mut<C>>,
    color: Color,
    field: impl Fn(&mut C) -> &mut Color,
) {
    if let Some(mut component) = component
        && *field(component.bypass_change_detection()) != color
    {
        *field(&mut component) = color;
    }
}

/// Product of the opacities from an entity up to its root.
#[derive(SystemParam)]
struct Opacities<'w, 's> {
    opacities: Query<'w, 's, &'static Opacity>,
    parents: Query<'w, 's, &'static ChildOf>,
}

impl Opacities<'_, '_> {
    /// Opacity of an entity by itself, 0 to 1.
    fn own(&self, entity: Entity) -> f32 {
        let opacity = self.opacities.get(entity);
        opacity.map_or(1.0, |opacity| opacity.0.clamp(0.0, 1.0))
    }

    /// Opacity of all ancestors of an entity together, 0 to 1.
    fn above(&self, entity: Entity) -> f32 {
        let ancestors = self.parents.iter_ancestors(entity);
        ancestors.map(|ancestor| self.own(ancestor)).product()
    }

    /// Effective opacity of an entity, 0 to 1.
    fn of(&self, entity: Entity) -> f32 {
        self.own(entity) * self.above(entity)
    }
}

fn recolor_everything(
    palette: Res<Palette>,
    mask: Res<Mask>,
    opacities: Opacities,
    mut colored: Query<(Entity, Colored)>,
) {
    for (entity, item) in &mut colored {
        item.color(*palette, *mask, opacities.of(entity));
    }
}

fn recolor_changed(
    palette: Res<Palette>,
    mask: Res<Mask>,
    opacities: Opacities,
    changed: NamesAnother,
    mut colored: Query<Colored>,
) {
    for entity in changed.iter() {
        if let Ok(item) = colored.get_mut(entity) {
            item.color(*palette, *mask, opacities.of(entity));
        }
    }
}

/// Applies a changed opacity to all descendants.
fn apply_opacity(
    palette: Res<Palette>,
    mask: Res<Mask>,
    opacities: Opacities,
    changed: Query<Entity, Changed<Opacity>>,
    mut without: RemovedComponents<Opacity>,
    children: Query<&Children>,
    mut colored: Query<Colored>,
) {
    // Those of one parent come one after the other.
    let mut above = (None, 1.0);
    for root in changed.iter().chain(without.read()) {
        let parent = opacities.parents.get(root).ok().map(ChildOf::parent);
        if parent != above.0 {
            above = (parent, opacities.above(root));
        }
        let mut color = |entity, opacity| {
            if let Ok(item) = colored.get_mut(entity) {
                item.color(*palette, *mask, opacity);
            }
        };
        color(root, above.1 * opacities.own(root));
        // Depth first: for the usual depths this needs no heap.
        for entity in children.iter_descendants_depth_first(root) {
            color(entity, opacities.of(entity));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mask>()
        .register_required_components::<Sprite, Tint>()
        .register_required_components::<ImageNode, Tint>()
        .register_required_components::<TextColor, Tint>()
        .add_systems(
            PostUpdate,
            (
                recolor_everything
                    .run_if(resource_changed::<Palette>.or_else(resource_changed::<Mask>)),
                recolor_changed,
                apply_opacity,
            )
                // After all systems that build nodes in this frame.
                .after(UiSystems::Prepare),
        );
}
