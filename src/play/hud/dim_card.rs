//! Cards of pairings that cannot be chosen.

use bevy::prelude::*;
use cant_stop_rules::Pairing;

use crate::core::locale::Words;

/// Card that cannot be chosen.
#[derive(Component, Clone, Debug)]
pub(super) struct DimCard {
    /// Index of its pairing, 0 to 2.
    pub(super) split: usize,
    /// The pairing, with the reason against it.
    pub(super) pairing: Pairing,
    /// Its sums.
    pub(super) title: Words,
}
