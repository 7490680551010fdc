//! The focus ring, seen from across a room: paper outside, ink between it and the widget, a glow around, a little growth.

use bevy::prelude::*;

use super::{button::ButtonLook, restyle::Restyle};
use crate::theme::{
    palette,
    spacing::{RING, RING_GAP},
};

/// How far the ring stands out while it closes in on its widget, in design units.
const AWAY: f32 = 8.0;
/// How much wider a focused widget gets in all, in design units, and at most as a fraction.
const GROWTH: f32 = 12.0;
const MOST_GROWTH: f32 = 0.04;
/// How soft the glow is, in design units, and how strong.
const GLOW: f32 = 14.0;
const GLOW_ALPHA: f32 = 0.6;

/// How far ink surrounds the ring, so that it stands out from a bright sky, in design units.
const HALO: f32 = 4.0;

/// The ink between a widget and its ring.
#[derive(Component)]
pub(super) struct Band;

/// The band a widget has at the moment.
#[derive(Component, Clone, Copy)]
pub(super) struct HasBand(Entity);

/// The width of the ring of a look, and of the ink inside it. Rows lie close together.
const fn widths(look: ButtonLook) -> (f32, f32) {
    match look {
        ButtonLook::Row => (RING, RING_GAP - 1.0),
        _ => (RING + 1.0, RING_GAP),
    }
}

/// Draws the ring of every widget as strong as its paint says.
pub(super) fn draw_ring(
    mut widgets: Query<
        (
            Entity,
            &Restyle,
            &ButtonLook,
            &Node,
            &ComputedNode,
            &mut Outline,
            &mut BoxShadow,
            &mut UiTransform,
            &mut ZIndex,
            Option<&HasBand>,
        ),
        Changed<Restyle>,
    >,
    mut bands: Query<&mut BorderColor, With<Band>>,
    mut commands: Commands,
) {
    for (entity, restyle, look, node, size, mut outline, mut shadow, mut transform, mut z, band) in
        &mut widgets
    {
        let Some(paint) = restyle.now() else { continue };
        let (ring, gap) = widths(*look);
        outline.width = px(ring);
        outline.offset = px(gap + AWAY * (1.0 - paint.ring));
        outline.color = palette::PAPER.with_alpha(paint.ring);
        shadow.0 = if paint.ring > 0.0 {
            let around = |color: Color, strength: f32, spread: f32, blur: f32| ShadowStyle {
                color: color.with_alpha(strength * paint.ring),
                x_offset: px(0),
                y_offset: px(0),
                spread_radius: px(spread),
                blur_radius: px(blur),
            };
            vec![
                around(palette::GOLD, GLOW_ALPHA, 0.0, GLOW),
                around(palette::INK, 1.0, gap + ring + HALO, HALO / 2.0),
            ]
        } else {
            Vec::new()
        };
        let width = (size.size.x * size.inverse_scale_factor).max(1.0);
        let scale = Vec2::splat(1.0 + (GROWTH / width).min(MOST_GROWTH) * paint.growth);
        if transform.scale != scale {
            transform.scale = scale;
        }
        // The ring lies over the neighbours.
        z.set_if_neq(ZIndex(i32::from(paint.ring > 0.0)));
        let ink = palette::INK.with_alpha(paint.ring);
        let band = band.filter(|band| bands.contains(band.0));
        match band {
            Some(HasBand(band)) if paint.ring > 0.0 => {
                if let Ok(mut color) = bands.get_mut(*band) {
                    *color = BorderColor::all(ink);
                }
            }
            Some(HasBand(band)) => {
                commands.entity(*band).try_despawn();
                commands.entity(entity).remove::<HasBand>();
            }
            None if paint.ring > 0.0 => {
                let band = commands
                    .spawn((
                        Band,
                        band_node(node, gap),
                        BorderColor::all(ink),
                        Pickable::IGNORE,
                    ))
                    .id();
                commands
                    .entity(entity)
                    .add_child(band)
                    .insert(HasBand(band));
            }
            None => {}
        }
    }
}

/// A frame `gap` wide around a widget; places are counted from within the widget's border.
fn band_node(widget: &Node, gap: f32) -> Node {
    let outside = |border: Val| match border {
        Val::Px(border) => px(-border - gap),
        _ => px(-gap),
    };
    let round = |radius: Val| match radius {
        Val::Px(radius) => px(radius + gap),
        other => other,
    };
    let radius = widget.border_radius;
    Node {
        position_type: PositionType::Absolute,
        left: outside(widget.border.left),
        right: outside(widget.border.right),
        top: outside(widget.border.top),
        bottom: outside(widget.border.bottom),
        border: px(gap).all(),
        border_radius: BorderRadius {
            top_left: round(radius.top_left),
            top_right: round(radius.top_right),
            bottom_left: round(radius.bottom_left),
            bottom_right: round(radius.bottom_right),
        },
        ..default()
    }
}
