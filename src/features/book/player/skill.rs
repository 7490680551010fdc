//! Skill of a player: games lost in 100 decisions by Summit's reckoning, over all games and from game to game.

use bevy::prelude::*;
use cant_stop_chronicle::quality::SeatQuality;
use cant_stop_chronicle::statistics::{Player, PlayerStatistics};

use super::super::{
    choice::Choice, dice_page::heading, kept_games::KeptGames, reckoning::Reckoning,
};
use crate::ui::kit::{Upright, bars};
use crate::ui::prelude::*;

/// Number of latest games drawn, and of those that count as recent.
const GAMES: usize = 40;
const LATELY: usize = 10;
/// Height of the chart, least height of a bar, and radius of its corners.
const HEIGHT: f32 = 120.0;
const LOW: f32 = 4.0;
const ROUND: f32 = 4.0;

pub(super) fn list(
    list: &mut ChildSpawnerCommands,
    one: &PlayerStatistics,
    kept: &KeptGames,
    reckoning: &Reckoning,
    choice: &Choice,
) {
    // Only finished games are judged.
    if one.games == 0 {
        return;
    }
    list.spawn(heading(texts::PLAYER_SKILL));
    let quality = one.quality.as_ref();
    let quality = quality.and_then(|quality| Some((quality, quality.per_hundred?)));
    let Some((quality, lost)) = quality else {
        list.spawn(note(texts::PLAYER_NO_SKILL, Role::PaperDim));
        return;
    };
    let said = texts::PLAYER_SKILL_NOTE
        .with("lost", decimal(lost))
        .with("games", quality.games as f64)
        .with("decisions", quality.sum.decisions as f64);
    list.spawn(note(said, Role::PaperDim));
    let games = by_game(&one.player, kept, reckoning, choice);
    if games.len() > LATELY {
        let (before, lately) = games.split_at(games.len() - LATELY);
        list.spawn(trend(before, lately));
    }
}

/// Quality of the player's decisions in each game, the oldest first.
fn by_game(
    player: &Player,
    kept: &KeptGames,
    reckoning: &Reckoning,
    choice: &Choice,
) -> Vec<SeatQuality> {
    let games = kept.index().into_iter().flat_map(|index| index.games());
    let mut found: Vec<SeatQuality> = games
        .filter(|game| reckoning.admits(game, choice))
        .filter_map(|game| {
            let quality = game.digest.quality.as_ref()?;
            let seats = game.digest.seats.iter().zip(quality);
            let own = seats.filter(|(seat, _)| reckoning.roster.who(seat).as_ref() == Some(player));
            let sum = sum(own.map(|(_, quality)| quality));
            (sum.decisions > 0).then_some(sum)
        })
        .take(GAMES)
        .collect();
    found.reverse();
    found
}

fn sum<'a>(games: impl IntoIterator<Item = &'a SeatQuality>) -> SeatQuality {
    let mut sum = SeatQuality::default();
    games.into_iter().for_each(|game| sum.add(game));
    sum
}

/// Games lost in 100 decisions, over several games.
fn lost<'a>(games: impl IntoIterator<Item = &'a SeatQuality>) -> f64 {
    sum(games).per_hundred().unwrap_or_default()
}

/// Bar for each game, with the sums of recent and earlier games.
fn trend(before: &[SeatQuality], lately: &[SeatQuality]) -> impl Bundle + use<> {
    let words = texts::PLAYER_TREND
        .with("lately", decimal(lost(lately)))
        .with("games", lately.len())
        .with("before", decimal(lost(before)));
    let games = [(before, Role::PaperDim), (lately, Role::Gold)];
    let games = games
        .into_iter()
        .flat_map(|(games, color)| games.iter().map(move |game| (lost([game]), color)));
    let games: Vec<(f64, Role)> = games.collect();
    let most = games.iter().map(|(lost, _)| *lost).fold(1.0, f64::max);
    let games = games.into_iter().map(move |(lost, color)| Upright {
        share: ((lost / most) as f32).max(LOW / HEIGHT),
        width: 1.0,
        color,
    });
    let mut node = passage_node();
    node.flex_wrap = FlexWrap::Wrap;
    (
        readable(words.clone()),
        node,
        children![
            bars(HEIGHT, TIGHT / 2.0, ROUND, games),
            medium_label(words, TextSize::Small, Role::Paper),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_count_by_their_decisions() {
        let game = |decisions, lost| SeatQuality { decisions, lost };
        let both = lost(&[game(90, 0.9), game(10, 1.1)]);
        assert!((both - 2.0).abs() < 1e-12);
        assert!(lost(&[]).abs() < 1e-12);
    }
}
