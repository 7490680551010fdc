//! Games of the way up: matches of one person against the characters of the game, best of three, one after the other.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::places::{SEATS, fit};
use super::records::folder_of;
use crate::core::locale::Words;
use crate::core::seats::{SeatPlan, Seats};
use crate::core::settings::{Reward, Stage, Standing, StoredWayUp};
use crate::core::store::StoreApp as _;
use crate::core::texts;
use crate::referee::{
    Match, MatchEnd, MatchOver, MatchParts, MatchStarted, MatchStarter, NewMatch, Parts, Policy,
    Shelf,
};

/// Request for the next game of a match, or for the first one of a match that begins anew. Ignored if the match cannot be reached
/// yet.
#[derive(Event, Clone, Debug)]
pub struct StartStage {
    /// The match.
    pub stage: Stage,
    /// The person and the character, in this order.
    pub seats: [SeatPlan; SEATS as usize],
}

/// Part of a game of the way up: the match that it belongs to.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOfWay(pub Stage);

/// Result for the way up of the last game that was finished.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayedOfWay {
    /// No game of the way up.
    #[default]
    Nothing,
    /// A game that does not count, because others sat at the table when it ended.
    ByOthers(Stage),
    /// A game of a match.
    Counted(StageGame),
}

/// A finished game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageGame {
    /// The match.
    pub stage: Stage,
    /// Whether the person has won it.
    pub is_won: bool,
    /// Standing of the match after it.
    pub standing: Standing,
    /// Reward that it has won for the first time.
    pub reward: Option<Reward>,
}

impl PlayedOfWay {
    /// The match that the game was begun for.
    pub fn stage(self) -> Option<Stage> {
        match self {
            PlayedOfWay::Nothing => None,
            PlayedOfWay::ByOthers(stage) => Some(stage),
            PlayedOfWay::Counted(game) => Some(game.stage),
        }
    }
}

/// Handling of a game of a match: it counts for the match alone.
fn policy() -> Policy {
    Policy {
        counts: false,
        ..default()
    }
}

fn start_stage(start: On<StartStage>, mut way: ResMut<StoredWayUp>, mut starter: MatchStarter) {
    let (stage, seats) = (start.stage, start.seats.to_vec());
    if !way.is_open(stage) || !fit(stage, &seats) {
        return;
    }
    let standing = way.standing(stage);
    let first = Seat::ALL[usize::from(standing.next_first())];
    starter.notify(
        Words::new(texts::WAY_BEGINS)
            .with("game", standing.games() + 1)
            .with("name", seats[first.index()].name.as_str()),
    );
    let seed = starter.seed();
    way.begin(stage, seed);
    starter.begin(NewMatch {
        seed: Some(seed),
        first: Some(first),
        policy: policy(),
        parts: Parts::default().with(GameOfWay(stage)),
        ..NewMatch::new(seats, stage.rules())
    });
}

/// Adds the part to a game that goes on and was begun for a match.
fn join_continued(
    started: On<MatchStarted>,
    way: Res<StoredWayUp>,
    mut current: ResMut<Match>,
    mut commands: Commands,
) {
    if started.is_continued
        && let Some(stage) = way.stage_of(current.seed())
    {
        current.set_policy(policy());
        commands.insert_resource(GameOfWay(stage));
    }
}

/// Counts the finished game, unless others play it by now, and chooses the folder of its record.
fn count_game(
    over: On<MatchOver>,
    part: Option<Res<GameOfWay>>,
    mut current: ResMut<Match>,
    seats: Res<Seats>,
    mut way: ResMut<StoredWayUp>,
    mut played: ResMut<PlayedOfWay>,
) {
    if over.end != MatchEnd::Finished {
        return;
    }
    *played = match part.as_deref() {
        None => PlayedOfWay::Nothing,
        Some(&GameOfWay(stage)) if !fit(stage, &seats.0) => PlayedOfWay::ByOthers(stage),
        Some(&GameOfWay(stage)) => {
            current.set_policy(Policy {
                shelf: folder_of(stage),
                ..policy()
            });
            let was_won = way.is_won(stage);
            let is_won = current.game().winners().contains(Seat::ALL[0]);
            let standing = way.count(stage, is_won);
            let is_new = !was_won && way.is_won(stage);
            PlayedOfWay::Counted(StageGame {
                stage,
                is_won,
                standing,
                reward: is_new.then(|| stage.reward()),
            })
        }
    };
}

/// Names the folder for the record of the game begun last, if the app ends before the match does.
fn set_shelf(way: Res<StoredWayUp>, mut shelf: ResMut<Shelf>) {
    let game = way.game();
    shelf.set_if_neq(Shelf(game.map(|(stage, seed)| (seed, folder_of(stage)))));
}

pub(crate) fn plugin(app: &mut App) {
    app.store::<StoredWayUp>()
        .init_resource::<PlayedOfWay>()
        .add_match_part::<GameOfWay>()
        .add_observer(start_stage)
        .add_observer(join_continued)
        .add_observer(count_game)
        .add_systems(PreStartup, set_shelf)
        .add_systems(PreUpdate, set_shelf.run_if(resource_changed::<StoredWayUp>));
}
