//! Skill of a player: games lost in 100 decisions by Summit's reckoning, over all games and from game to game.

use bevy::prelude::*;
use cant_stop_chronicle::quality::SeatQuality;
use cant_stop_chronicle::statistics::{Player, PlayerStatistics};

use super::super::{
    dice_page::{heading, note},
    kept_games::KeptGames,
    reckoning::Reckoning,
};
use crate::core::locale::Words;
use crate::core::numbers::decimal;
use crate::core::texts;
use crate::ui::color::Role;
use crate::ui::kit::{Upright, bars};
use crate::ui::readable::{passage_node, readable};
use crate::ui::spacing::TIGHT;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::medium_label;

/// Number of latest games drawn, and of those that count as recent.
const GAMES: usize = 40;
const LATELY: usize = 10;
/// Height of the chart, least height of a bar, and radius of its corners.
const HEIGHT: f32 = 120.0;
const LOW: f32 = 4.0;
const ROUND: f32 = 4.0;

/// Lists the skill of a player.
pub(super) fn list(
    list: &mut ChildSpawnerCommands,
    one: &PlayerStatistics,
    kept: &KeptGames,
    reckoning: &Reckoning,
) {
    list.spawn(heading(texts::PLAYER_SKILL));
    let Some((quality, lost)) = one
        .quality
        .as_ref()
        .and_then(|quality| Some((quality, quality.per_hundred?)))
    else {
        list.spawn(note(Words::new(texts::PLAYER_NO_SKILL)));
        return;
    };
    list.spawn(note(
        Words::new(texts::PLAYER_SKILL_NOTE)
            .with("lost", decimal(lost))
            .with("games", quality.games as f64)
            .with("decisions", quality.sum.decisions as f64),
    ));
    let games = by_game(&one.player, kept, reckoning);
    if games.len() > LATELY {
        let (before, lately) = games.split_at(games.len() - LATELY);
        list.spawn(trend(&games, before, lately));
    }
}

/// Quality of the player's decisions in each game, the oldest first.
fn by_game(player: &Player, kept: &KeptGames, reckoning: &Reckoning) -> Vec<SeatQuality> {
    let games = kept.index().into_iter().flat_map(|index| index.games());
    let mut found: Vec<SeatQuality> = games
        .filter(|game| reckoning.counts(game))
        .filter_map(|game| {
            let quality = game.digest.quality.as_ref()?;
            let mut sum = SeatQuality::default();
            for (seat, quality) in game.digest.seats.iter().zip(quality) {
                if reckoning.roster.who(seat).as_ref() == Some(player) {
                    sum.add(quality);
                }
            }
            (sum.decisions > 0).then_some(sum)
        })
        .take(GAMES)
        .collect();
    found.reverse();
    found
}

/// Games lost in 100 decisions, over several games.
fn together(games: &[SeatQuality]) -> f64 {
    let mut sum = SeatQuality::default();
    for game in games {
        sum.add(game);
    }
    sum.per_hundred().unwrap_or_default()
}

/// Bar for each game, with the sums of recent and earlier games.
fn trend(
    games: &[SeatQuality],
    before: &[SeatQuality],
    lately: &[SeatQuality],
) -> impl Bundle + use<> {
    let words = Words::new(texts::PLAYER_TREND)
        .with("lately", decimal(together(lately)))
        .with("games", lately.len())
        .with("before", decimal(together(before)));
    let lost: Vec<f64> = games
        .iter()
        .map(|game| game.per_hundred().unwrap_or_default())
        .collect();
    let most = lost.iter().copied().fold(1.0, f64::max);
    let old = before.len();
    let games = lost.into_iter().enumerate();
    let games = games.map(move |(place, lost)| Upright {
        share: ((lost / most) as f32).max(LOW / HEIGHT),
        width: 1.0,
        color: if place < old {
            Role::PaperDim
        } else {
            Role::Gold
        },
    });
    (
        readable(words.clone()),
        Node {
            flex_wrap: FlexWrap::Wrap,
            ..passage_node()
        },
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
        let both = together(&[game(90, 0.9), game(10, 1.1)]);
        assert!((both - 2.0).abs() < 1e-12);
        assert!(together(&[]).abs() < 1e-12);
    }
}
