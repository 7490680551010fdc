//! A network as a file: a short header, then all weights as whole numbers of 16 bits.

use std::fmt;

use super::{Network, WIDTH};

/// What a file of weights begins with: the name and the version of the format.
const MARK: [u8; 8] = *b"CSNET\0\0\x03";

/// Weights are stored in steps of one part of this many, within ±8.
const STEPS: f32 = 4096.0;

/// Why a file is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It does not begin as such a file does.
    Mark,
    /// It has another length than its network needs.
    Length,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            FileError::Mark => "it does not begin like a file of weights",
            FileError::Length => "it has not the length of its network",
        })
    }
}

impl std::error::Error for FileError {}

impl Network {
    /// The network as the bytes of a file; weights are rounded to the steps of the file, and clipped to ±8.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.extend([self.layout.seats as u8, WIDTH as u8]);
        // A conversion to i16 clips.
        let steps = self.weights().map(|weight| (weight * STEPS).round() as i16);
        bytes.extend(steps.flat_map(i16::to_le_bytes));
        bytes
    }

    /// The network in the bytes of a file.
    ///
    /// # Errors
    ///
    /// When the bytes are no such file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, FileError> {
        let rest = bytes.strip_prefix(&MARK).ok_or(FileError::Mark)?;
        let [seats @ 1..=4, width, rest @ ..] = rest else {
            return Err(FileError::Mark);
        };
        let mut network = Network::zero(usize::from(*seats));
        let (weights, remainder) = rest.as_chunks::<2>();
        let fits = weights.len() == network.weights().count() && remainder.is_empty();
        if !fits || usize::from(*width) != WIDTH {
            return Err(FileError::Length);
        }
        for (weight, &steps) in network.weights_mut().zip(weights) {
            *weight = f32::from(i16::from_le_bytes(steps)) / STEPS;
        }
        Ok(network)
    }
}
