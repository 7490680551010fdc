//! Scroll views: they scroll by wheel and follow the focus.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::HoverMap;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

/// Scroll distance per wheel line, in design units.
const LINE: f32 = 60.0;
/// Overhang of a view at both sides, and above and below, for focus rings and the scroll bar.
const BLEED: f32 = 16.0;
const RING_ROOM: f32 = 20.0;
/// Margin around the focused widget, for its ring and clear of the fade.
const MARGIN: f32 = 60.0;
/// Physical pixels by which the layout may round.
const ROUNDING: f32 = 2.0;

/// Request: scroll all views down by this many design units, or up if negative.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct ScrollBy(pub(crate) f32);

/// Marker of content that scrolls vertically.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct ScrollView;

/// Group that scrolls into view as a whole when a widget in it takes the focus.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct SeenWhole;

/// Column that fills its parent and scrolls if its content is taller.
pub(crate) fn scroll_view(row_gap: f32) -> impl Bundle {
    (
        ScrollView,
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(row_gap),
            min_height: px(0),
            flex_grow: 1.0,
            flex_shrink: 1.0,
            overflow: Overflow::scroll_y(),
            // Padding for focus rings, which would be clipped at the edge; the margin undoes its effect on the content.
            padding: UiRect::axes(px(BLEED), px(RING_ROOM)),
            margin: UiRect::horizontal(px(-BLEED)),
            ..default()
        },
        ScrollPosition::default(),
    )
}

/// Maximum scroll offset of a view, in design units.
fn furthest(node: &ComputedNode) -> f32 {
    ((node.content_size.y - node.size.y) * node.inverse_scale_factor).max(0.0)
}

fn scroll_by_wheel(
    mut wheel: MessageReader<MouseWheel>,
    hovered: Res<HoverMap>,
    parents: Query<&ChildOf>,
    mut views: Query<(&ComputedNode, &mut ScrollPosition), With<ScrollView>>,
) {
    let by: f32 = wheel
        .read()
        .map(|turn| match turn.unit {
            MouseScrollUnit::Line => turn.y * LINE,
            MouseScrollUnit::Pixel => turn.y,
        })
        .sum();
    if by == 0.0 {
        return;
    }
    let under = hovered.values().flat_map(|hits| hits.keys().copied());
    for entity in under {
        let view = std::iter::once(entity)
            .chain(parents.iter_ancestors(entity))
            .find(|ancestor| views.contains(*ancestor));
        if let Some(view) = view
            && let Ok((node, mut position)) = views.get_mut(view)
        {
            position.0.y = (position.0.y - by).clamp(0.0, furthest(node));
            return;
        }
    }
}

fn scroll_by_request(
    mut asked: MessageReader<ScrollBy>,
    mut views: Query<(&ComputedNode, &mut ScrollPosition), With<ScrollView>>,
) {
    let by: f32 = asked.read().map(|asked| asked.0).sum();
    if by != 0.0 {
        for (node, mut position) in &mut views {
            position.0.y = (position.0.y + by).clamp(0.0, furthest(node));
        }
    }
}

/// Scrolls the focused widget into view, with the group it belongs to; again where the content around it grows or shrinks.
fn follow_focus(
    (focus, visible): (Res<InputFocus>, Res<InputFocusVisible>),
    parents: Query<&ChildOf>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform)>,
    wholes: Query<(), With<SeenWhole>>,
    mut views: Query<(&ComputedNode, &UiGlobalTransform, &mut ScrollPosition), With<ScrollView>>,
    mut followed: Local<Option<(Entity, Vec2)>>,
) {
    let Some(focused) = focus.get() else { return };
    let whole = parents
        .iter_ancestors(focused)
        .find(|ancestor| wholes.contains(*ancestor));
    let Ok((node, place)) = nodes.get(whole.unwrap_or(focused)) else {
        return;
    };
    if node.is_empty() {
        // A new widget has no rectangle before its first layout.
        *followed = None;
        return;
    }
    let mut around = parents.iter_ancestors(focused);
    let view = around.find_map(|ancestor| views.get(ancestor).ok());
    // Neither of the two changes where a player scrolls.
    let at = view.map_or(Vec2::ZERO, |(view, view_place, _)| {
        let offset = place.translation.y - view_place.translation.y;
        Vec2::new(offset + view.scroll_position.y, view.size.y)
    });
    let is_there = followed.is_some_and(|(entity, before)| {
        !visible.0 || entity == focused && before.abs_diff_eq(at, ROUNDING)
    });
    if is_there && !focus.is_changed() {
        return;
    }
    *followed = Some((focused, at));
    for ancestor in parents.iter_ancestors(focused) {
        let Ok((view, view_place, mut position)) = views.get_mut(ancestor) else {
            continue;
        };
        let unit = view.inverse_scale_factor;
        let half = node.size.y / 2.0;
        let offset = place.translation.y - view_place.translation.y;
        let over = (-view.size.y / 2.0 - (offset - half)) * unit + MARGIN;
        let under = ((offset + half) - view.size.y / 2.0) * unit + MARGIN;
        let by = if over > 0.0 {
            -over
        } else if under > 0.0 {
            under
        } else {
            continue;
        };
        let goal = (position.0.y + by).clamp(0.0, furthest(view));
        if (goal - position.0.y).abs() > 0.5 {
            position.0.y = goal;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ScrollBy>().add_systems(
        Update,
        (
            scroll_by_wheel.run_if(on_message::<MouseWheel>),
            scroll_by_request.run_if(on_message::<ScrollBy>),
            follow_focus,
        ),
    );
}
