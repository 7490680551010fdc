//! Layers of the world: heights of sprites, from the back to the front. Pieces stand on the board, whose parts
//! have theirs in its own frame.

/// The night sky.
pub(super) const SKY: f32 = -50.0;
pub(super) const STARS: f32 = -49.9;
/// Northern lights, before the sky and behind its glow.
pub(super) const CURTAINS: f32 = -49.8;
/// The gold of a calm evening, along the horizon.
pub(super) const DUSK: f32 = -49.5;
pub(super) const HIGH_CLOUDS: f32 = -49.3;
/// The ranges, from far to near.
pub(super) const RANGES: [f32; 3] = [-49.0, -48.0, -47.0];
/// Clouds that the wind tears, before the ranges.
pub(super) const TORN_CLOUDS: f32 = -46.8;
pub(super) const STORM_CLOUDS: f32 = -46.5;
pub(super) const MORNING: f32 = -46.0;
/// Shade over sky and ranges at high contrast.
pub(super) const DARKNESS: f32 = -45.0;
pub(super) const SNOW_BEHIND: f32 = -20.0;

/// The long ridges on both sides of the mountain.
pub(super) const RIDGES: f32 = -5.0;
/// Smoke over the tents, which leans behind the mountain and clear of its spaces.
pub(super) const SMOKE: f32 = -0.5;
pub(super) const MOUNTAIN: f32 = 0.0;
/// Banks of fog hide the rock and what is behind it, never what stands on a space.
pub(super) const FOG: f32 = 0.3;
/// Lamps light the rock between the spaces: what stands on these keeps its dark ground.
pub(super) const GLOW: f32 = 0.5;
pub(super) const SPINDRIFT: f32 = 0.6;
/// Water down the rock between two columns.
pub(super) const WATERFALL: f32 = 0.62;
/// The wall of snow that a gust drives before it: over the rock, and behind all that is to be read.
pub(super) const GUST: f32 = 0.7;
/// Hollows behind pieces, before wisps and the light of routes, and behind the snow of all spaces.
pub(super) const POCKET: f32 = 0.8;
pub(super) const SPACE: f32 = 1.0;
/// The lights along a claimed route, before its spaces and behind all pieces.
pub(super) const LANTERN: f32 = 2.0;
pub(super) const TARGET: f32 = 3.0;
pub(super) const SQUARE: f32 = 4.0;
pub(super) const ROPE: f32 = 5.0;
pub(super) const NUMBER: f32 = 6.5;
pub(super) const RUNNER: f32 = 7.0;
pub(super) const SQUARE_IN_FRONT: f32 = 8.0;
pub(super) const TENT: f32 = 8.2;
pub(super) const FLAG: f32 = 9.0;
pub(super) const SUMMIT: f32 = 9.5;
pub(super) const PUFF: f32 = 10.0;
/// Sums on their way from the dice to the board.
pub(super) const COIN: f32 = 11.0;

/// Shade over the board while dice fly.
pub(super) const DIM: f32 = 12.0;

pub(super) const SNOW_BEFORE: f32 = 20.0;
/// Foreground between the mountain and the viewer, in the lower corners.
pub(super) const FOREGROUND: f32 = 21.0;
pub(super) const CONFETTI: f32 = 22.0;
