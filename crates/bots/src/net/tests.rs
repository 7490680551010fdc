//! The value network beside itself: many boards at once and one at a time, memory and file.

use cant_stop_rules::{Game, Landing, Position, Seat, Settings};

use super::*;
use crate::board::{FREE, HEIGHTS};
use crate::turn::{Chances, Lanes, Leaf};
use crate::weights;

/// Columns that are claimed, each with its owner.
const CLAIMS: [(usize, usize); 3] = [(0, 0), (5, 1), (7, 1)];

/// A board in the middle of a game of so many seats, the second to move, with such claims.
fn board(seats: u8, settings: Settings, claims: &[(usize, usize)]) -> Board {
    let mut position = Position::start(settings, seats).unwrap();
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
    if settings.three_pawns {
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

/// Networks to be asked together: those that play such a game, and those that judge it.
fn together(seats: u8, settings: Settings) -> Vec<Net> {
    let networks = [weights::network, weights::judge].map(|which| which(seats, settings));
    let mut nets = networks.concat();
    nets.sort_by_key(|net| net.part);
    nets
}

/// Two of these networks as if each knew only a part of the game, beside one that knows all.
fn in_parts(nets: &[Net]) -> Vec<Net> {
    let part = |part, net: &Net| Net {
        part,
        ..net.clone()
    };
    let (first, last) = (&nets[0], &nets[nets.len() - 1]);
    // Where they are the same, they are not to say the same.
    let mut after = part(Part::Claimed, last);
    after.biases.iter_mut().for_each(|bias| *bias += 0.5);
    vec![part(Part::Unclaimed, first), part(Part::Whole, last), after]
}

/// What networks say of one board together: the odds of each network that knows it, multiplied, to the power that their
/// number asks for.
fn multiplied(nets: &[Net], board: &Board) -> Chances {
    let claimed = board.owners.iter().any(|&owner| owner != FREE);
    let knows = |net: &&Net| match net.part {
        Part::Whole => true,
        Part::Claimed => claimed,
        Part::Unclaimed => !claimed,
    };
    let nets: Vec<&Net> = nets.iter().filter(knows).collect();
    let mut odds = [1.0; 4];
    for net in &nets {
        let outputs = net.outputs(&net.both(board), net.layout.head(board));
        let chances = chances(net.layout.seats, outputs);
        let share = 1.0 / nets.len() as f64;
        odds.iter_mut()
            .zip(chances)
            .for_each(|(odds, chance)| *odds *= chance.powf(share));
    }
    let all: f64 = odds.iter().sum();
    odds.map(|odds| odds / all)
}

/// What a stop is worth, asked of the networks for each board that can come of it: with three pawns, one for every choice
/// of squares to keep.
fn alone(nets: &[Net], board: &Board, runners: &[(usize, u8)]) -> Chances {
    let after = board.banked(runners.iter().copied());
    let own = board.turn;
    let stands = |&column: &usize| after.squares[own][column] > 0 && after.owners[column] == FREE;
    let squares: Vec<usize> = (0..after.owners.len()).filter(stands).collect();
    let kept = match board.settings.three_pawns {
        true => squares.len().min(3_usize.saturating_sub(after.owned(own))),
        false => squares.len(),
    };
    let choices = (0..1_u32 << squares.len()).filter(|choice| choice.count_ones() as usize == kept);
    let worths = choices.map(|choice| {
        let mut left = after;
        for (at, &column) in squares.iter().enumerate() {
            left.squares[own][column] *= (choice >> at & 1) as u8;
        }
        of_board(nets, board, &left)
    });
    worths
        .max_by(|one, other| one[0].total_cmp(&other[0]))
        .unwrap()
}

/// What a board after a stop is worth, counted from the seat that stopped.
fn of_board(nets: &[Net], board: &Board, after: &Board) -> Chances {
    let by_seat = after.verdict().unwrap_or_else(|| {
        let next = after.passed();
        let chances = multiplied(nets, &next);
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

/// Compares all boards that a turn can end on with the networks asked for each alone.
fn compare(nets: &[Net], board: &Board) {
    let mut lanes = Lanes::empty(board);
    lanes.place(board, 4, board.squares[1][4] + 1);
    let columns = [1, 4, 9];
    let tops = columns.map(|column| lanes.each[column].top);
    let mut worth = vec![[0.0; 4]; tops.iter().map(|top| top + 1).product()];
    NetLeaf::new(nets, board).fill(&lanes, &columns, &mut worth);
    let mut own = vec![0.0; worth.len()];
    NetLeaf::new(nets, board).fill(&lanes, &columns, &mut own);
    for a in 1..=tops[0] {
        for b in 0..=tops[1] {
            for c in 1..=tops[2] {
                let at = (a * (tops[1] + 1) + b) * (tops[2] + 1) + c;
                let height =
                    |at: usize, level: usize| (columns[at], lanes.each[columns[at]].heights[level]);
                let runners = [height(0, a), height(1, b), height(2, c)];
                let expected = alone(nets, board, &runners);
                for (ours, theirs) in worth[at].iter().zip(expected) {
                    assert!((ours - theirs).abs() < 1e-5, "{:?} {expected:?}", worth[at]);
                }
                assert!((own[at] - expected[0]).abs() < 1e-5);
            }
        }
    }
    let bust = of_board(nets, board, board);
    let ours: Chances = NetLeaf::new(nets, board).bust();
    for (ours, theirs) in ours.iter().zip(bust) {
        assert!((ours - theirs).abs() < 1e-5, "{ours:?} {bust:?}");
    }
}

#[test]
fn three_columns_at_a_time_give_what_each_board_gives() {
    for seats in 2..=4 {
        let landings = Landing::ALL.map(|landing| (landing, false));
        for (landing, three_pawns) in landings.into_iter().chain([(Landing::Share, true)]) {
            let settings = Settings {
                landing,
                three_pawns,
                ..Settings::default()
            };
            let nets = together(seats, settings);
            for nets in [in_parts(&nets), nets] {
                for claims in [&CLAIMS[..], &[]] {
                    compare(&nets, &board(seats, settings, claims));
                }
            }
        }
    }
}

#[test]
fn chances_are_shares_of_one() {
    for seats in 2..=4 {
        let settings = Settings::default();
        let nets = together(seats, settings);
        let board = board(seats, settings, &CLAIMS);
        let chances = said(&nets, &board);
        for (ours, theirs) in chances.iter().zip(multiplied(&nets, &board)) {
            assert!((ours - theirs).abs() < 1e-5);
        }
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
    let whole = together(2, Settings::default());
    for nets in [in_parts(&whole), whole, weights::alone().to_vec()] {
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
fn the_parts_of_a_file_may_come_in_any_order_but_must_make_a_game() {
    let [before, _, after] = in_parts(weights::network(2, Settings::default()))
        .try_into()
        .unwrap();
    let bytes = [after.to_bytes(), before.to_bytes()];
    let nets = Net::from_bytes(&bytes.concat()).unwrap();
    assert_eq!(
        nets.iter().map(|net| net.part).collect::<Vec<_>>(),
        [Part::Unclaimed, Part::Claimed]
    );
    for bytes in bytes {
        assert_eq!(Net::from_bytes(&bytes).err(), Some(FileError::Part));
    }
}

#[test]
fn a_weight_in_a_file_is_the_nearest_there_is() {
    let mut net = Net::zero(2);
    let weights = [0.0, 0.3, -0.3, 7.9, -7.9, 80.0, -80.0];
    net.rows[5][..weights.len()].copy_from_slice(&weights);
    let read = Net::from_bytes(&net.to_bytes()).unwrap().remove(0);
    for (weight, read) in weights.iter().zip(read.rows[5]) {
        assert!(
            (weight.clamp(-7.99, 7.99) - read).abs() < 0.01,
            "{weight} {read}"
        );
    }
    assert_eq!(read.rows[6], net.rows[6]);
}

#[test]
fn columns_claimed_are_worth_more_than_none() {
    for seats in 2..=4 {
        let settings = Settings::default();
        let nets = weights::network(seats, settings);
        let behind = board(seats, settings, &CLAIMS);
        let ahead = behind.banked([(9, HEIGHTS[9])]);
        let own = |board: &Board| alone(nets, board, &[])[0];
        assert!(own(&ahead) > own(&behind));
    }
}
