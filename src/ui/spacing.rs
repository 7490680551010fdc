//! Distances and radii, in design units.

/// Between things that belong together.
pub const TIGHT: f32 = 8.0;
/// Between neighbours.
pub const GAP: f32 = 16.0;
/// Between slabs that can take the focus: the ring of one, and the ink around it, stay off the next.
pub(crate) const APART: f32 = 20.0;
/// Between groups, and inside panels.
pub(crate) const WIDE: f32 = 32.0;

/// The corners of panels and big buttons.
pub(crate) const RADIUS: f32 = 24.0;
/// The corners of small buttons and rows.
pub(crate) const RADIUS_SMALL: f32 = 16.0;

/// The width of the focus ring.
pub(crate) const RING: f32 = 4.0;
/// The gap between a widget and its focus ring.
pub(crate) const RING_GAP: f32 = 4.0;
/// The least height of anything that can be pressed.
pub(crate) const TOUCH: f32 = 64.0;
/// Above and below a dialog that fills the window, and above a toast, in percent of the window's height.
pub(crate) const DIALOG_EDGE: f32 = 3.0;
