//! Distances and radii, in design units.

/// Between parts of one item.
pub const TIGHT: f32 = 8.0;
/// Between neighbours.
pub const GAP: f32 = 16.0;
/// Between focusable slabs: leaves room for the focus ring and its outline.
pub(crate) const APART: f32 = 20.0;
/// Between groups, and inside panels.
pub(crate) const WIDE: f32 = 32.0;

/// Corners of panels and big buttons.
pub(crate) const RADIUS: f32 = 24.0;
/// Corners of small buttons and rows.
pub(crate) const RADIUS_SMALL: f32 = 16.0;

/// Width of the focus ring.
pub(crate) const RING: f32 = 4.0;
/// Gap between a widget and its focus ring.
pub(crate) const RING_GAP: f32 = 4.0;
/// Minimum height of anything that can be pressed.
pub(crate) const TOUCH: f32 = 64.0;
/// Margin above and below a full-height dialog, and above a toast, in percent of the window's height.
pub(crate) const DIALOG_EDGE: f32 = 3.0;
