//! Badge of the chosen widget: a tick at its corner, because colour alone is not enough.

use bevy::prelude::*;

use super::flex::{Flex, icon};
use super::restyle::Chosen;
use crate::core::art::Art;
use crate::ui::color::{Edges, Role, Tint, fill};

/// Side of the badge, and its overhang at the corner, in design units.
const BADGE: f32 = 30.0;
const OUT: f32 = -9.0;
const TICK: f32 = 24.0;

/// Marker: the widget's own content shows that it is chosen.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct SelfMarked;

#[derive(Component)]
struct Badge;

fn add_badge(
    chosen: On<Add, Chosen>,
    widgets: Query<(), (With<Node>, Without<SelfMarked>)>,
    mut commands: Commands,
) {
    if widgets.contains(chosen.entity) {
        commands.entity(chosen.entity).with_child(badge());
    }
}

fn remove_badge(
    chosen: On<Remove, Chosen>,
    children: Query<&Children>,
    badges: Query<(), With<Badge>>,
    mut commands: Commands,
) {
    for child in children.iter_descendants(chosen.entity) {
        if badges.contains(child) {
            commands.entity(child).try_despawn();
        }
    }
}

fn badge() -> impl Bundle {
    (
        Badge,
        Node {
            position_type: PositionType::Absolute,
            right: px(OUT),
            top: px(OUT),
            border: px(3).all(),
            border_radius: BorderRadius::MAX,
            ..Node::default().sized(Vec2::splat(BADGE)).centered()
        },
        fill(Role::Gold),
        Edges::all(Role::Ink),
        children![(
            icon(Art::IconCheck, Vec2::splat(TICK)),
            Tint::from(Role::Ink),
        )],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(add_badge).add_observer(remove_badge);
}
