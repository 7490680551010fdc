//! Whether predictions come true: games of Summit against itself, by tenths of the chances they began their turns with.

use std::fmt::Write as _;

use cant_stop_bots::{Board, Opponent, winning_chances};
use cant_stop_rules::Settings;
use rayon::prelude::*;

use crate::config::{Kind, start};
use crate::play::play_game;
use crate::random::{Purpose, stream};

/// The dice of all such games.
const SEED: u64 = 10;

/// What was predicted and what came true, of the chances in a tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Bin {
    count: u32,
    predicted: f64,
    won: f64,
}

/// Plays the common game, or as often as in training by other rules, and gives a table: for every tenth, how many predictions there were, their mean, and what share of them won.
pub(crate) fn calibrate(kind: Kind, all_rules: bool, games: u64) -> String {
    let of_games: Vec<Vec<(f64, f64)>> = (0..games)
        .into_par_iter()
        .map(|game| game_predictions(kind, all_rules, game))
        .collect();
    let bins = gather(of_games.into_iter().flatten());
    let mut table = "tenth  predictions   mean    won    difference\n".to_owned();
    for (tenth, bin) in bins.iter().enumerate().filter(|(_, bin)| bin.count > 0) {
        let (mean, won) = (
            bin.predicted / f64::from(bin.count),
            bin.won / f64::from(bin.count),
        );
        // Writing to a string cannot fail.
        let _ = writeln!(
            table,
            "{tenth:5}  {:11}  {mean:.4}  {won:.4}  {:+.4}",
            bin.count,
            won - mean
        );
    }
    table
}

/// Every chance that a seat was predicted when a turn of a game began, and what it had of the win.
fn game_predictions(kind: Kind, all_rules: bool, game: u64) -> Vec<(f64, f64)> {
    let mut random = stream(SEED, Purpose::Evaluation, game);
    let mut bot = Opponent::Summit.bot();
    let mut predictions = Vec::new();
    let mut turn = 0;
    let start = match all_rules {
        true => kind.start(&mut random),
        false => start(Settings::default(), kind.seats()),
    };
    let (end, _) = play_game(kind, &start, &mut random, |game, _| {
        if game.turn_number() > turn {
            turn = game.turn_number();
            predictions.push(winning_chances(game));
        }
        bot.decide(game)
    });
    let Some(shares) = Board::of(&end).verdict() else {
        return Vec::new();
    };
    let seats = usize::from(end.seats());
    let pair = |chances: [f64; 4]| (0..seats).map(move |seat| (chances[seat], shares[seat]));
    predictions.into_iter().flat_map(pair).collect()
}

fn gather(predictions: impl IntoIterator<Item = (f64, f64)>) -> [Bin; 10] {
    let mut bins = [Bin::default(); 10];
    for (chance, share) in predictions {
        let bin = &mut bins[((chance * 10.0) as usize).min(9)];
        bin.count += 1;
        bin.predicted += chance;
        bin.won += share;
    }
    bins
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn predictions_are_counted_in_their_tenth() {
        let bins = gather([(0.05, 0.0), (0.51, 1.0), (0.55, 0.0), (1.0, 1.0)]);
        let counts = bins.map(|bin| bin.count);
        assert_eq!(counts, [1, 0, 0, 0, 0, 2, 0, 0, 0, 1]);
        assert!((bins[5].predicted - 1.06).abs() < 1e-12);
        assert!((bins[5].won - 1.0).abs() < 1e-12);
    }
}
