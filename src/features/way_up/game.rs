//! Games of the way up: a person against a character, in series, one stage after the other.

use bevy::prelude::*;

use super::records::folder_of;
use super::stage::Stage;
use super::stored::{Standing, StoredWayUp};
use crate::core::store::StoreApp as _;
use crate::opponents::characters;
use crate::referee::{
    Match, MatchEnd, MatchOver, MatchParts, MatchStarted, MatchStarter, NewMatch, Parts, Policy,
    Shelf,
};
use crate::ui::prelude::*;

/// Request for the next game of a stage. Ignored if the stage is out of reach.
#[derive(Event, Clone, Copy, Debug)]
pub struct StartStage(pub Stage);

/// Part of a game of the way up: its stage.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOfWay(pub Stage);

/// Game finished last, if it was one of the way up.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayedOfWay(pub Option<StageGame>);

/// Finished game of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageGame {
    /// Its stage.
    pub stage: Stage,
    /// The person won it; `None` if it does not count, because the seats changed hands.
    pub is_won: Option<bool>,
    /// Standing after it.
    pub standing: Standing,
    /// It won the stage for the first time, and with it the reward.
    pub is_first_win: bool,
}

/// Policy of the games: they count for the way up alone.
fn policy() -> Policy {
    Policy {
        counts: false,
        has_next_step: true,
        ..default()
    }
}

/// Seats of a stage: the person, then the character with another mark.
pub(super) fn seats(stage: Stage, person: SeatPlan, locale: Locale) -> Vec<SeatPlan> {
    let character = SeatPlan {
        name: locale.say(&characters::name(stage.opponent)),
        mark: Mark::ALL[usize::from(person.mark == Mark::ALL[0])],
        kind: SeatKind::Bot(stage.opponent),
    };
    vec![person, character]
}

fn start_stage(
    start: On<StartStage>,
    (last, settings): (Res<LastTable>, Res<Settings>),
    mut way: ResMut<StoredWayUp>,
    mut starter: MatchStarter,
) {
    let StartStage(stage) = *start;
    if !way.is_open(stage) || starter.is_beginning() {
        return;
    }
    let seats = seats(stage, solo_seat(&last), settings.locale());
    let standing = way.standing(stage);
    let first = standing.next_first();
    starter.notify(
        texts::WAY_BEGINS
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

/// Adds the part to a continued game that was begun for a stage.
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

/// Counts a finished game, unless the seats changed hands, and sets the folder for its record.
fn count_game(
    over: On<MatchOver>,
    part: Option<Res<GameOfWay>>,
    seats: Res<Seats>,
    mut current: ResMut<Match>,
    mut way: ResMut<StoredWayUp>,
    mut played: ResMut<PlayedOfWay>,
) {
    if over.end != MatchEnd::Finished {
        return;
    }
    played.0 = part.map(|part| {
        let stage = part.0;
        let was_won = way.is_won(stage);
        let mut standing = way.standing(stage);
        let mut is_won = None;
        if stage.is_seated(&seats.0) {
            let has_won = current.game().winners().contains(Seat::ALL[0]);
            (is_won, standing) = (Some(has_won), way.count(stage, has_won));
            let shelf = folder_of(stage);
            current.set_policy(Policy { shelf, ..policy() });
        }
        StageGame {
            stage,
            is_won,
            standing,
            is_first_win: !was_won && way.is_won(stage),
        }
    });
}

/// Sets the folder for the record of the last game begun, for the case that the app ends before the match does.
fn set_shelf(way: Res<StoredWayUp>, mut shelf: ResMut<Shelf>) {
    let game = way.game();
    shelf.set_if_neq(Shelf(game.map(|(stage, seed)| (seed, folder_of(stage)))));
}

pub(super) fn plugin(app: &mut App) {
    app.store::<StoredWayUp>()
        .init_resource::<PlayedOfWay>()
        .add_match_part::<GameOfWay>()
        .add_observer(start_stage)
        .add_observer(join_continued)
        .add_observer(count_game)
        .add_systems(PreStartup, set_shelf)
        .add_systems(PreUpdate, set_shelf.run_if(resource_changed::<StoredWayUp>));
}
