//! Focus ring, visible from across a room: a light line on a dark outline, a glow, and slight growth.

use bevy::prelude::*;

use super::paint::ButtonLook;
use super::restyle::{Restyle, apply_paint};
use crate::core::settings::{OneButton, Settings};
use crate::ui::color::{Edges, Rim, Role, ShadowTint};
use crate::ui::spacing::{RING, RING_GAP};

/// Distance from which the ring closes in on its widget, in design units.
const AWAY: f32 = 8.0;
/// Growth of a focused widget: total width in design units, and maximum as a fraction.
const GROWTH: f32 = 12.0;
const MOST_GROWTH: f32 = 0.04;
/// Blur radius of the glow in design units, and its opacity.
const GLOW: f32 = 14.0;
const GLOW_ALPHA: f32 = 0.5;

/// Width of the outline around the ring in design units; it separates the ring from a bright sky.
const HALO: f32 = 3.0;

/// Width factor of the ring and opacity of its glow in one-button mode, where players follow a moving focus.
const SCANNING: f32 = 1.6;
const SCANNING_GLOW: f32 = 0.9;

/// The light line; the dark outline is that of the widget.
#[derive(Component)]
#[require(Name = Name::new("focus ring"))]
pub struct RingLine;

#[derive(Component, Clone, Copy)]
struct HasRing(Entity);

/// Widths of the ring and of the gap inside it. Rows are tight.
const fn widths(look: ButtonLook) -> (f32, f32) {
    match look {
        ButtonLook::Row => (RING, RING_GAP - 1.0),
        _ => (RING + 1.0, RING_GAP),
    }
}

/// Draws rings at the strength of their widgets' paint.
fn draw_ring(
    mut widgets: Query<
        (
            Entity,
            &Restyle,
            &ButtonLook,
            &Node,
            &ComputedNode,
            (&mut Outline, &mut Rim),
            (&mut BoxShadow, &mut ShadowTint),
            &mut UiTransform,
            &mut ZIndex,
            Option<&HasRing>,
        ),
        (Changed<Restyle>, Without<RingLine>),
    >,
    mut lines: Query<(&mut Edges, &mut Node), With<RingLine>>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let (wider, glow) = match settings.one_button {
        OneButton::Off => (1.0, GLOW_ALPHA),
        _ => (SCANNING, SCANNING_GLOW),
    };
    for (entity, restyle, look, node, size, outline, shadow, mut transform, mut z, line) in
        &mut widgets
    {
        let ((mut outline, mut rim), (mut shadow, mut shadow_tint)) = (outline, shadow);
        let Some(paint) = restyle.now() else { continue };
        let (ring, gap) = widths(*look);
        let ring = ring * wider;
        outline.width = px(gap + ring + HALO);
        outline.offset = px(0);
        rim.set_if_neq(Rim(Role::Ink.faint(paint.ring)));
        let glows = paint.ring > 0.0;
        if glows && shadow.0.is_empty() {
            shadow.0.push(ShadowStyle {
                color: Color::NONE,
                x_offset: px(0),
                y_offset: px(0),
                spread_radius: px(0),
                blur_radius: px(GLOW),
            });
        } else if !glows {
            shadow.0.clear();
        }
        *shadow_tint = ShadowTint(Role::Gold.faint(glow * paint.ring));
        let width = (size.size.x * size.inverse_scale_factor).max(1.0);
        let scale = Vec2::splat(1.0 + (GROWTH / width).min(MOST_GROWTH) * paint.growth);
        if transform.scale != scale {
            transform.scale = scale;
        }
        // Above the neighbours.
        z.set_if_neq(ZIndex(i32::from(paint.ring > 0.0)));
        let edges = Edges::all(Role::Ring.faint(paint.ring));
        let place = frame(node, gap + AWAY * (1.0 - paint.ring), ring);
        let line = line.filter(|line| lines.contains(line.0));
        match line {
            Some(HasRing(line)) if paint.ring > 0.0 => {
                if let Ok((mut now, mut node)) = lines.get_mut(*line) {
                    now.set_if_neq(edges);
                    node.set_if_neq(place);
                }
            }
            Some(HasRing(line)) => {
                commands.entity(*line).try_despawn();
                commands.entity(entity).remove::<HasRing>();
            }
            None if paint.ring > 0.0 => {
                let line = commands.spawn((RingLine, place, edges)).id();
                commands
                    .entity(entity)
                    .add_child(line)
                    .insert(HasRing(line));
            }
            None => {}
        }
    }
}

/// Frame of width `wide` around a widget at distance `gap`. Offsets count from inside the widget's border.
fn frame(widget: &Node, gap: f32, wide: f32) -> Node {
    let away = gap + wide;
    let outside = |border: Val| match border {
        Val::Px(border) => px(-border - away),
        _ => px(-away),
    };
    let round = |radius: Val| match radius {
        Val::Px(radius) => px(radius + away),
        other => other,
    };
    let radius = widget.border_radius;
    Node {
        position_type: PositionType::Absolute,
        left: outside(widget.border.left),
        right: outside(widget.border.right),
        top: outside(widget.border.top),
        bottom: outside(widget.border.bottom),
        border: px(wide).all(),
        border_radius: BorderRadius {
            top_left: round(radius.top_left),
            top_right: round(radius.top_right),
            bottom_left: round(radius.bottom_left),
            bottom_right: round(radius.bottom_right),
        },
        ..default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        draw_ring
            .after(apply_paint)
            .before(bevy::ui::UiSystems::Prepare),
    );
}
