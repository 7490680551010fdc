//! A network as a file: a short header, then all weights as whole numbers of 16 bits.

use super::{Network, WIDTH};

/// First bytes of a file of weights: the name and the version of the format.
const MARK: [u8; 8] = *b"CSNET\0\0\x03";

/// Weights are stored in steps of one part of this many, within ±8.
const STEPS: f32 = 4096.0;

impl Network {
    /// Reads a network from the bytes of a file. Returns `None` if they do not begin as such a file or have another
    /// length than its network.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Network> {
        let [seats @ 1..=4, width, rest @ ..] = bytes.strip_prefix(&MARK)? else {
            return None;
        };
        let mut network = Network::zero(usize::from(*seats));
        let (weights, remainder) = rest.as_chunks::<2>();
        let fits = weights.len() == network.weights_mut().count() && remainder.is_empty();
        if !fits || usize::from(*width) != WIDTH {
            return None;
        }
        for (weight, &steps) in network.weights_mut().zip(weights) {
            *weight = f32::from(i16::from_le_bytes(steps)) / STEPS;
        }
        Some(network)
    }
}
