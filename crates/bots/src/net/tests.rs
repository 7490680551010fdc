//! The value network beside itself: many boards at once and one at a time, memory and file.

use cant_stop_rules::{Game, Landing, Position, Seat, Settings};

use super::*;
use crate::board::HEIGHTS;
use crate::turn::{Chances, Lanes, Leaf};
use crate::weights;

/// A board in the middle of a game of so many seats, the second to move.
fn board(seats: u8, settings: Settings) -> Board {
    let mut position = Position::start(settings, seats).unwrap();
    position.turn = Seat::ALL[1];
    for seat in 0..usize::from(seats) {
        for (column, &height) in HEIGHTS.iter().enumerate() {
            let height = usize::from(height);
            position.squares[seat][column] = ((seat * 5 + column * 3) % height) as u8;
        }
    }
    for (column, owner) in [(0, 0), (5, 1), (7, 1)] {
        for seat in 0..4 {
            position.squares[seat][column] = if seat == owner { HEIGHTS[column] } else { 0 };
        }
        position.owners[column] = Some(Seat::ALL[owner]);
    }
    Board::of(&Game::try_from(position).unwrap())
}

/// Networks to be asked together: those that play such a game, and those that judge it.
fn together(seats: u8, settings: Settings) -> Vec<Net> {
    [
        weights::network(seats, settings),
        weights::judge(seats, settings),
    ]
    .concat()
}

/// What networks say of one board together: the odds of each network, multiplied, to the power that their number asks for.
fn said(nets: &[Net], board: &Board) -> Chances {
    let mut odds = [1.0; 4];
    for net in nets {
        let chances = net.chances(board);
        let share = 1.0 / nets.len() as f64;
        odds.iter_mut()
            .zip(chances)
            .for_each(|(odds, chance)| *odds *= chance.powf(share));
    }
    let all: f64 = odds.iter().sum();
    odds.map(|odds| odds / all)
}

/// What a stop is worth, asked of the networks for that one board.
fn alone(nets: &[Net], board: &Board, runners: &[(usize, u8)]) -> Chances {
    let after = board.banked(runners.iter().copied());
    let by_seat = after.verdict().unwrap_or_else(|| {
        let next = after.passed();
        let chances = said(nets, &next);
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

#[test]
fn three_columns_at_a_time_give_what_each_board_gives() {
    for seats in 2..=4 {
        for landing in Landing::ALL {
            let settings = Settings {
                landing,
                ..Settings::default()
            };
            let nets = together(seats, settings);
            let board = board(seats, settings);
            let mut lanes = Lanes::empty(&board);
            lanes.place(&board, 4, board.squares[1][4] + 1);
            let columns = [1, 4, 9];
            let tops = columns.map(|column| lanes.each[column].top);
            let mut worth = vec![[0.0; 4]; tops.iter().map(|top| top + 1).product()];
            NetLeaf::new(&nets, &board).fill(&lanes, &columns, &mut worth);
            let mut own = vec![0.0; worth.len()];
            NetLeaf::new(&nets, &board).fill(&lanes, &columns, &mut own);
            for a in 1..=tops[0] {
                for b in 0..=tops[1] {
                    for c in 1..=tops[2] {
                        let at = (a * (tops[1] + 1) + b) * (tops[2] + 1) + c;
                        let height = |at: usize, level: usize| {
                            (columns[at], lanes.each[columns[at]].heights[level])
                        };
                        let runners = [height(0, a), height(1, b), height(2, c)];
                        let expected = alone(&nets, &board, &runners);
                        for (ours, theirs) in worth[at].iter().zip(expected) {
                            assert!((ours - theirs).abs() < 1e-5, "{:?} {expected:?}", worth[at]);
                        }
                        assert!((own[at] - expected[0]).abs() < 1e-5);
                    }
                }
            }
        }
    }
}

#[test]
fn chances_are_shares_of_one() {
    for seats in 2..=4 {
        let settings = Settings::default();
        let chances = said(&together(seats, settings), &board(seats, settings));
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(
            chances[..usize::from(seats)]
                .iter()
                .all(|&chance| chance > 0.0)
        );
    }
}

#[test]
fn a_network_comes_back_from_its_file() {
    let bytes_of = |nets: &[Net]| nets.iter().flat_map(Net::to_bytes).collect::<Vec<u8>>();
    for nets in [together(2, Settings::default()), weights::alone().to_vec()] {
        let bytes = bytes_of(&nets);
        assert!(Net::from_bytes(&bytes).unwrap() == nets);
        assert_eq!(Net::from_bytes(&bytes[1..]).err(), Some(FileError::Mark));
        let short = &bytes[..bytes.len() - 1];
        assert_eq!(Net::from_bytes(short).err(), Some(FileError::Length));
        let mixed = [bytes, Net::zero(3).to_bytes()].concat();
        assert_eq!(Net::from_bytes(&mixed).err(), Some(FileError::Seats));
    }
    assert_eq!(Net::from_bytes(&[]).err(), Some(FileError::Mark));
}

#[test]
fn columns_claimed_are_worth_more_than_none() {
    for seats in 2..=4 {
        let settings = Settings::default();
        let nets = weights::network(seats, settings);
        let behind = board(seats, settings);
        let ahead = behind.banked([(9, HEIGHTS[9])]);
        let own = |board: &Board| alone(nets, board, &[])[0];
        assert!(own(&ahead) > own(&behind));
    }
}
