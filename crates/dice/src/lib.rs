//! A throw of dice as physics: simulated in rapier, recorded step by step, and read when every die lies still and flat.
//!
//! [`simulate()`] turns a [`Throw`] (a seed, starting poses and velocities) into a [`Recording`] (poses, contacts and the
//! faces that came to lie on top). The same throw gives the same recording, bit for bit, on one build.
//!
//! # Why the dice are fair
//!
//! Physics only knows blank cubes. Which face of a cube carries which number is a [`Label`], one of the 24 rotations of
//! the cube, drawn for each die from the seed after the cubes have come to rest, from a random stream of its own. Neither the
//! motion nor the decision that a throw counts can see it, so every face is equally likely however the dice are thrown.
//!
//! # Units
//!
//! One unit of length is the edge of a die, y points up, and the tray's floor lies at y = 0 around the origin. Time is in
//! seconds, steps are [`TIME_STEP`] apart, rotations are unit quaternions in the order x, y, z, w.
//!
//! ```
//! use cant_stop_dice::{Throw, simulate};
//!
//! let recording = simulate(&Throw::automatic(7, 4));
//! assert_eq!(recording.faces.len(), 4);
//! assert!(recording.faces.iter().all(|face| (1..=6).contains(face)));
//! ```

mod clamp;
mod contact;
mod die;
pub mod feel;
mod from_hand;
mod label;
mod pose;
mod random;
mod recording;
mod rescue;
mod settle;
mod simulate;
mod throw;
pub mod tray;
mod world;

pub use contact::Contact;
pub use die::{DIE_ROUNDING, DIE_SIZE, FACE_AXES, MAX_DICE};
pub use label::Label;
pub use pose::Pose;
pub use recording::Recording;
pub use rescue::{Help, HelpKind};
pub use simulate::{MAX_DURATION, simulate, step_bare};
pub use throw::{MAX_SPEED, MAX_SPIN, Start, Throw};
pub use world::Surface;

/// Seconds between two recorded poses.
pub const TIME_STEP: f32 = 1.0 / 120.0;

/// The physics engine and version whose recordings this build makes; a record of a throw keeps it beside the faces.
pub const ENGINE: &str = "rapier3d 0.35.0";
