//! Lays the game out as it is installed, and wraps that one tree into every package.
//!
//! [`stage`] has the list of what is installed, as data; everything in [`pack`] takes all of it and only says where it lies
//! there. [`inventory`] knows what the program is built of, [`prove`] asks other people's tools whether what was made is right.
//! [`shop`] has what pages about the game show.

pub mod checkout;
pub mod failure;
pub mod inventory;
pub mod pack;
pub mod platform;
pub mod prove;
pub mod release;
pub mod shop;
pub mod stage;
pub mod template;
pub mod tool;
pub mod words;

pub use checkout::Checkout;
pub use failure::{Failure, Result};
pub use platform::Platform;
pub use release::Release;
pub use stage::{Entry, Stage};
