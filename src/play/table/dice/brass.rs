//! The brass on the corners of the tray's frame.

use bevy::prelude::*;

use crate::ui::color::{Edges, Role};
use crate::ui::spacing;

/// The side of the brass on its corners, in design units.
const BRASS: f32 = 44.0;
/// Brass on every corner of a frame so many design units wide.
pub(super) fn brass(frame: f32) -> impl Bundle {
    Children::spawn(SpawnIter([false, true].into_iter().flat_map(
        move |right| [false, true].map(|lower| corner(frame, right, lower)),
    )))
}

/// The brass on a corner of the frame.
fn corner(frame: f32, right: bool, lower: bool) -> impl Bundle {
    let outside = px(-frame);
    let (left, right) = if right {
        (auto(), outside)
    } else {
        (outside, auto())
    };
    let (top, bottom) = if lower {
        (auto(), outside)
    } else {
        (outside, auto())
    };
    let round = |is_here: bool| if is_here { px(spacing::RADIUS) } else { px(4) };
    let (is_left, is_top) = (left != auto(), top != auto());
    (
        Node {
            position_type: PositionType::Absolute,
            left,
            right,
            top,
            bottom,
            width: px(BRASS),
            height: px(BRASS),
            border: UiRect {
                left: if is_left { px(frame) } else { px(0) },
                right: if is_left { px(0) } else { px(frame) },
                top: if is_top { px(frame) } else { px(0) },
                bottom: if is_top { px(0) } else { px(frame) },
            },
            border_radius: BorderRadius {
                top_left: round(is_left && is_top),
                top_right: round(!is_left && is_top),
                bottom_left: round(is_left && !is_top),
                bottom_right: round(!is_left && !is_top),
            },
            ..default()
        },
        Edges {
            top: Role::Brass.mixed(Role::AsPainted, 0.25),
            bottom: Role::Brass.mixed(Role::Ink, 0.3),
            ..Edges::all(Role::Brass)
        },
    )
}
