//! How well somebody decides: games lost in 100 decisions as Summit sees it, and how that went from game to game.

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
use crate::ui::color::{Role, fill};
use crate::ui::readable::{passage_node, readable};
use crate::ui::spacing::TIGHT;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::medium_label;

/// So many games are drawn, the last ones.
const GAMES: usize = 40;
/// So many of them are called lately.
const LATELY: usize = 10;
/// How high the drawing is, and how low a bar at the least.
const HEIGHT: f32 = 120.0;
const LOW: f32 = 4.0;
/// How round the ends of a bar are.
const ROUND: f32 = 4.0;

/// What is known of somebody's decisions.
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

/// How well somebody decided in each game, the oldest first.
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

/// What was lost in so many games together, in 100 decisions.
fn together(games: &[SeatQuality]) -> f64 {
    let mut sum = SeatQuality::default();
    for game in games {
        sum.add(game);
    }
    sum.per_hundred().unwrap_or_default()
}

/// A bar for each game, and what they come to lately and before.
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
    let bars = lost.into_iter().enumerate().map(move |(place, lost)| {
        let height = (HEIGHT * (lost / most) as f32).max(LOW);
        let color = if place < old {
            Role::PaperDim
        } else {
            Role::Gold
        };
        (
            Node {
                flex_grow: 1.0,
                height: px(height),
                border_radius: BorderRadius::top(px(ROUND)),
                ..default()
            },
            fill(color),
        )
    });
    (
        readable(words.clone()),
        Node {
            flex_wrap: FlexWrap::Wrap,
            ..passage_node()
        },
        children![
            (
                Node {
                    width: percent(100),
                    height: px(HEIGHT),
                    align_items: AlignItems::FlexEnd,
                    column_gap: px(TIGHT / 2.0),
                    ..default()
                },
                Children::spawn(SpawnIter(bars)),
            ),
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
