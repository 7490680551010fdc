//! The tray the dice are thrown into: an open box around the origin whose rim is visible and whose sky is closed.

/// From the centre to the left or right wall, along x.
pub const HALF_WIDTH: f32 = 3.8;

/// From the centre to the near (+z) or far (-z) wall.
pub const HALF_DEPTH: f32 = 2.28;

/// Height of the visible walls. Above them the walls go on unseen, so that no die ever leaves the tray.
pub const WALL_HEIGHT: f32 = 1.1;

/// Height of the unseen ceiling that ends the room above the tray.
pub const CEILING: f32 = 10.0;
