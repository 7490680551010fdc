//! A network as a file: a short header, then all weights as whole numbers of few bits. A file may hold several networks for
//! as many seats, one after the other, to be asked together.

use std::fmt;

use super::{Net, Part, WIDTH};

/// What a file of weights begins with: the name and the version of the format.
const MARK: [u8; 8] = *b"CSNET\0\0\x02";

/// How many bits a weight has. With 12 the chances of a board are off by 0.0004, which is a tenth of what the networks err
/// by (root of the mean square over 6,600 boards).
const BITS: u32 = 12;

/// Weights are stored in steps of one part of this many.
const STEPS: f32 = 256.0;

/// The largest weight, in steps.
const MOST: f32 = ((1 << (BITS - 1)) - 1) as f32;

/// Why a file is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It does not begin as such a file does.
    Mark,
    /// It has another length than its network needs.
    Length,
    /// It holds networks for different numbers of seats.
    Seats,
    /// Its networks know only one part of the game.
    Part,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            FileError::Mark => "it does not begin like a file of weights",
            FileError::Length => "it has not the length of its network",
            FileError::Part => "it holds networks for one part of the game only",
            FileError::Seats => "it holds networks for different numbers of seats",
        })
    }
}

impl std::error::Error for FileError {}

impl Net {
    /// The network as the bytes of a file; weights are rounded to the steps of the file, and held within ±7.99.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        let head = [self.layout.seats, self.part as usize, WIDTH];
        bytes.extend(head.map(|number| number as u8));
        let weights = self.rows.iter().chain(&self.heads).flatten();
        pack(weights.chain(&self.biases).copied(), &mut bytes);
        bytes
    }

    /// The networks in the bytes of a file, in the order of their parts; for each part of the game one at least.
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
        nets.sort_by_key(|net| net.part);
        match (0..=1).all(|claimed| nets.iter().any(|net| net.part.has(claimed))) {
            true => Ok(nets),
            false => Err(FileError::Part),
        }
    }
}

/// The first network in some bytes, and the bytes that come after it.
fn first_in(bytes: &[u8]) -> Result<(Net, &[u8]), FileError> {
    let rest = bytes.strip_prefix(&MARK).ok_or(FileError::Mark)?;
    let [seats @ 1..=4, part @ 0..=2, width, rest @ ..] = rest else {
        return Err(FileError::Mark);
    };
    let mut net = Net::zero(usize::from(*seats));
    net.part = Part::ALL[usize::from(*part)];
    let count = (net.rows.len() + net.heads.len()) * WIDTH + net.biases.len();
    let Some((own, rest)) = rest.split_at_checked((count * BITS as usize).div_ceil(8)) else {
        return Err(FileError::Length);
    };
    if usize::from(*width) != WIDTH {
        return Err(FileError::Length);
    }
    let weights = net.rows.iter_mut().chain(&mut net.heads).flatten();
    weights
        .chain(&mut net.biases)
        .zip(unpacked(own))
        .for_each(|(weight, known)| *weight = known);
    Ok((net, rest))
}

/// Appends weights to bytes, the low bits of each first.
fn pack(weights: impl Iterator<Item = f32>, bytes: &mut Vec<u8>) {
    let (mut held, mut bits) = (0u32, 0);
    for weight in weights {
        let steps = (weight * STEPS).round().clamp(-MOST, MOST) as i32 as u32;
        held |= (steps & ((1 << BITS) - 1)) << bits;
        bits += BITS;
        while bits >= 8 {
            bytes.push(held as u8);
            held >>= 8;
            bits -= 8;
        }
    }
    if bits > 0 {
        bytes.push(held as u8);
    }
}

/// The weights that were packed into these bytes.
fn unpacked(bytes: &[u8]) -> impl Iterator<Item = f32> + '_ {
    let (mut held, mut bits) = (0u32, 0);
    let mut bytes = bytes.iter();
    std::iter::from_fn(move || {
        while bits < BITS {
            held |= u32::from(*bytes.next()?) << bits;
            bits += 8;
        }
        // To the top and back, so that the sign comes along.
        let steps = (held << (32 - BITS)) as i32 >> (32 - BITS);
        held >>= BITS;
        bits -= BITS;
        Some(steps as f32 / STEPS)
    })
}
