//! The value network beside itself: many boards at once and one at a time, memory and file.

use cant_stop_rules::{Game, Landing, Position, Seat, Variant};

use super::*;
use crate::board::{FREE, HEIGHTS};
use crate::turn::{Chances, Lanes, Leaf};
use crate::weights;

/// Columns that are claimed, each with its owner.
const CLAIMS: [(usize, usize); 3] = [(0, 0), (5, 1), (7, 1)];

/// A board in the middle of a game of `seats` seats, the second to move, with these claims.
fn board(seats: u8, variant: Variant, claims: &[(usize, usize)]) -> Board {
    let mut position = Position::start(variant, seats).unwrap();
    position.turn = Seat::ALL[1];
    for seat in 0..usize::from(seats) {
        for (column, &height) in HEIGHTS.iter().enumerate() {
            let height = usize::from(height);
            position.squares[seat][column] = ((seat * 5 + column * 3) % height) as u8;
        }
    }
    for &(column, owner) in claims {
        for seat in 0..4 {
            position.squares[seat][column] = if seat == owner { HEIGHTS[column] } else { 0 };
        }
        position.owners[column] = Some(Seat::ALL[owner]);
    }
    if variant.three_pawns {
        keep_three(&mut position);
    }
    Board::of(&Game::try_from(position).unwrap())
}

/// Takes squares off the board until no seat has more than three pawns on it, those on what it owns included.
fn keep_three(position: &mut Position) {
    for squares in &mut position.squares {
        let mut pawns = 0;
        // Owned columns come first, so that they stay.
        let mut columns: Vec<usize> = (0..squares.len()).collect();
        columns.sort_by_key(|&column| position.owners[column].is_none());
        for column in columns {
            pawns += u8::from(squares[column] > 0);
            squares[column] *= u8::from(pawns <= 3);
        }
    }
}

/// The output weights to use on a board.
fn head_of(network: &Network, board: &Board) -> usize {
    let own = board.owned(board.turn);
    let others = (0..board.seats).filter(|&seat| seat != board.turn);
    let other = others.map(|seat| board.owned(seat)).max().unwrap_or(0);
    match network.layout.seats {
        1 => features::head(board.variant, own, 0),
        _ => features::head(board.variant, own, other),
    }
}

/// The chance of each seat to win when a turn begins on this board, counted from the seat to move.
fn predict(network: &Network, board: &Board) -> [f64; 4] {
    let sums = network.accumulators(board);
    let outputs = network.outputs(&sums, head_of(network, board));
    chances(network.layout.seats, outputs)
}

/// The value of a stop, predicted for each board that can come of it: with three pawns, one for every choice of squares to
/// keep.
fn alone(network: &Network, board: &Board, runners: &[(usize, u8)]) -> Chances {
    let after = board.banked(runners.iter().copied());
    let own = board.turn;
    let stands = |&column: &usize| after.squares[own][column] > 0 && after.owners[column] == FREE;
    let squares: Vec<usize> = (0..after.owners.len()).filter(stands).collect();
    let kept = match board.variant.three_pawns {
        true => squares.len().min(3_usize.saturating_sub(after.owned(own))),
        false => squares.len(),
    };
    let choices = (0..1_u32 << squares.len()).filter(|choice| choice.count_ones() as usize == kept);
    let values = choices.map(|choice| {
        let mut left = after;
        for (at, &column) in squares.iter().enumerate() {
            left.squares[own][column] *= (choice >> at & 1) as u8;
        }
        of_board(network, board, &left)
    });
    values
        .max_by(|one, other| one[0].total_cmp(&other[0]))
        .unwrap()
}

/// The value of a board after a stop, counted from the seat that stopped.
fn of_board(network: &Network, board: &Board, after: &Board) -> Chances {
    let by_seat = after.verdict().unwrap_or_else(|| {
        let next = after.passed();
        let chances = predict(network, &next);
        std::array::from_fn(|seat| match seat < board.seats {
            true => chances[(seat + board.seats - next.turn) % board.seats],
            false => 0.0,
        })
    });
    std::array::from_fn(|later| match later < board.seats {
        true => by_seat[(board.turn + later) % board.seats],
        false => 0.0,
    })
}

/// Compares all boards that a turn can end on with the network asked for each alone.
fn compare(network: &Network, board: &Board) {
    let mut lanes = Lanes::empty(board);
    lanes.place(board, 4, board.squares[1][4] + 1);
    let columns = [1, 4, 9];
    let tops = columns.map(|column| lanes.each[column].top);
    let mut values = vec![[0.0; 4]; tops.iter().map(|top| top + 1).product()];
    NetworkLeaf::new(network, board).fill(&lanes, &columns, &mut values);
    let mut own = vec![0.0; values.len()];
    NetworkLeaf::new(network, board).fill(&lanes, &columns, &mut own);
    for a in 1..=tops[0] {
        for b in 0..=tops[1] {
            for c in 1..=tops[2] {
                let at = (a * (tops[1] + 1) + b) * (tops[2] + 1) + c;
                let height =
                    |at: usize, level: usize| (columns[at], lanes.each[columns[at]].heights[level]);
                let runners = [height(0, a), height(1, b), height(2, c)];
                let expected = alone(network, board, &runners);
                for (ours, theirs) in values[at].iter().zip(expected) {
                    assert!(
                        (ours - theirs).abs() < 1e-5,
                        "{:?} {expected:?}",
                        values[at]
                    );
                }
                assert!((own[at] - expected[0]).abs() < 1e-5);
            }
        }
    }
    let bust = of_board(network, board, board);
    let ours: Chances = NetworkLeaf::new(network, board).bust();
    for (ours, theirs) in ours.iter().zip(bust) {
        assert!((ours - theirs).abs() < 1e-5, "{ours:?} {bust:?}");
    }
}

#[test]
fn three_columns_at_a_time_give_what_each_board_gives() {
    for seats in 2..=4 {
        let landings = Landing::ALL.map(|landing| (landing, false));
        for (landing, three_pawns) in landings.into_iter().chain([(Landing::Share, true)]) {
            let variant = Variant {
                landing,
                three_pawns,
                ..Variant::default()
            };
            for claims in [&CLAIMS[..], &[]] {
                compare(weights::network(seats), &board(seats, variant, claims));
            }
        }
    }
}

#[test]
fn a_board_and_its_mirror_image_are_worth_the_same() {
    for seats in 2..=4 {
        let board = board(seats, Variant::default(), &CLAIMS);
        let [one, other] = [board, board.mirrored()].map(|b| predict(weights::network(seats), &b));
        assert!((one[0] - other[0]).abs() < 1e-6);
    }
}

#[test]
fn every_table_has_output_weights_of_its_own_landing_and_pawns() {
    let mut heads: Vec<usize> = Vec::new();
    for landing in Landing::ALL {
        for three_pawns in [false, true] {
            let variant = Variant {
                landing,
                three_pawns,
                ..Variant::default()
            };
            let network = weights::network(2);
            let head = head_of(network, &board(2, variant, &[]));
            assert!(head < network.heads.len());
            heads.push(head);
        }
    }
    heads.sort_unstable();
    heads.dedup();
    assert_eq!(heads.len(), 6);
}

#[test]
fn a_file_of_another_length_or_beginning_is_no_network() {
    let file = include_bytes!("../../weights/alone.net");
    let is_network = |bytes: &[u8]| Network::from_bytes(bytes).is_some();
    assert!(is_network(file));
    assert!(!is_network(&file[1..]));
    assert!(!is_network(&file[..file.len() - 1]));
    assert!(!is_network(&file[..file.len() - 2]));
    assert!(!is_network(&[&file[..], &[0; 2]].concat()));
    assert!(!is_network(&[]));
}

#[test]
fn the_weights_of_a_file_are_whole_numbers_in_the_order_rows_heads_biases() {
    let file = include_bytes!("../../weights/alone.net");
    let stored = |place: usize| f32::from(i16::from_le_bytes([file[place], file[place + 1]]));
    let network = weights::alone();
    assert_eq!(network.rows[0][0], stored(10) / 4096.0);
    assert_eq!(network.rows[1][2], stored(10 + 2 * (WIDTH + 2)) / 4096.0);
    let biases = file.len() - 2 * network.biases.len();
    assert_eq!(network.biases[0], stored(biases) / 4096.0);
    let heads = biases - 2 * WIDTH * network.heads.len();
    assert_eq!(network.heads[0][0], stored(heads) / 4096.0);
}

#[test]
fn columns_claimed_are_worth_more_than_none() {
    for seats in 2..=4 {
        let behind = board(seats, Variant::default(), &CLAIMS);
        let ahead = behind.banked([(9, HEIGHTS[9])]);
        let own = |board: &Board| alone(weights::network(seats), board, &[])[0];
        assert!(own(&ahead) > own(&behind));
    }
}
