//! The focus ring, seen from across a room: a line of paper on a plate of ink, a glow around, a little growth.

use bevy::prelude::*;

use super::{button::ButtonLook, restyle::Restyle};
use crate::core::settings::{OneButton, Settings};
use crate::ui::color::{Edges, Rim, Role, ShadowTint};
use crate::ui::spacing::{RING, RING_GAP};

/// How far the ring stands out while it closes in on its widget, in design units.
const AWAY: f32 = 8.0;
/// How much wider a focused widget gets in all, in design units, and at most as a fraction.
const GROWTH: f32 = 12.0;
const MOST_GROWTH: f32 = 0.04;
/// How soft the glow is, in design units, and how strong.
const GLOW: f32 = 14.0;
const GLOW_ALPHA: f32 = 0.5;

/// How far ink surrounds the ring, so that it stands out from a bright sky, in design units.
const HALO: f32 = 3.0;

/// How much wider the ring is, and how strong its glow, where it goes on by itself and has to be found again and again.
const SCANNING: f32 = 1.6;
const SCANNING_GLOW: f32 = 0.9;

/// The ring itself; the ink that it lies on is its widget's outline.
#[derive(Component)]
#[require(Name = Name::new("focus ring"))]
pub struct RingLine;

/// The ring a widget has at the moment.
#[derive(Component, Clone, Copy)]
pub(super) struct HasRing(Entity);

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
    let scans = settings.one_button != OneButton::Off;
    let (wider, glow) = if scans {
        (SCANNING, SCANNING_GLOW)
    } else {
        (1.0, GLOW_ALPHA)
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
        // The ring lies over the neighbours.
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

/// A frame `wide` around a widget, `gap` away from it; places are counted from within the widget's border.
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
