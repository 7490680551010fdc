//! A network as a file: a short header, then all weights as whole numbers of 16 bits. A file may hold several networks for
//! as many seats, one after the other, to be asked together.

use std::fmt;

use super::{Layout, Net, Row, WIDTH, features};

/// What a file of weights begins with: the name and the version of the format.
const MARK: [u8; 8] = *b"CSNET\0\0\x01";

/// Weights are stored in steps of one part of this many.
const STEPS: f32 = 4096.0;

/// Why a file is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It does not begin as such a file does.
    Mark,
    /// It has another length than its network needs.
    Length,
    /// It holds networks for different numbers of seats.
    Seats,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            FileError::Mark => "it does not begin like a file of weights",
            FileError::Length => "it has not the length of its network",
            FileError::Seats => "it holds networks for different numbers of seats",
        })
    }
}

impl std::error::Error for FileError {}

impl Net {
    /// The network as the bytes of a file; weights are rounded to the steps of the file, and held within ±7.99.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.push(self.layout.seats as u8);
        bytes.push(WIDTH as u8);
        let weights = self.rows.iter().chain(&self.heads).flatten();
        for weight in weights.chain(&self.biases) {
            let steps = (weight * STEPS).round().clamp(-32767.0, 32767.0);
            bytes.extend((steps as i16).to_le_bytes());
        }
        bytes
    }

    /// The networks in the bytes of a file; one at least.
    ///
    /// # Errors
    ///
    /// When the bytes are no such file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Vec<Net>, FileError> {
        let (net, mut rest) = first_in(bytes)?;
        let mut nets = vec![net];
        while !rest.is_empty() {
            let (net, others) = first_in(rest)?;
            if net.layout != nets[0].layout {
                return Err(FileError::Seats);
            }
            nets.push(net);
            rest = others;
        }
        Ok(nets)
    }
}

/// The first network in some bytes, and the bytes that come after it.
fn first_in(bytes: &[u8]) -> Result<(Net, &[u8]), FileError> {
    let rest = bytes.strip_prefix(&MARK).ok_or(FileError::Mark)?;
    let [seats @ 1..=4, width, rest @ ..] = rest else {
        return Err(FileError::Mark);
    };
    let seats = usize::from(*seats);
    let layout = Layout { seats };
    let heads = features::HEADS * layout.outputs();
    let count = (layout.rows() + heads) * WIDTH + heads;
    let Some((own, rest)) = rest.split_at_checked(2 * count) else {
        return Err(FileError::Length);
    };
    if usize::from(*width) != WIDTH {
        return Err(FileError::Length);
    }
    let mut weights = own
        .chunks_exact(2)
        .map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / STEPS);
    let mut row = || -> Row { std::array::from_fn(|_| weights.next().unwrap_or(0.0)) };
    let mut net = Net::zero(seats);
    net.rows.iter_mut().for_each(|place| *place = row());
    net.heads.iter_mut().for_each(|place| *place = row());
    net.biases
        .iter_mut()
        .for_each(|place| *place = weights.next().unwrap_or(0.0));
    Ok((net, rest))
}
