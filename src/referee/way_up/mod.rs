//! The way up: matches of one person against the characters of the game, best of three, one after the other.

mod records;

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use cant_stop_records::{FINISHED, Header, Record, RecordedSeat};
use cant_stop_rules::Seat;
use cant_stop_rules::notation::Playthrough;

pub(super) use self::records::Shelf;
pub(crate) use self::records::records_of_way;

use self::records::folder_of;
use super::begin_and_leave::{fresh_seed, lay_out, writer};
use super::{BeatQueue, GameStory, Match, NextSeed, Notices, RecordFolder, SavedGame};
use crate::core::locale::Words;
use crate::core::seats::{SeatKind, SeatPlan, Seats};
use crate::core::settings::{Reward, Stage, Standing, StoredWayUp};
use crate::core::states::Screen;
use crate::core::texts;

/// How many play: the person at the first place, the character at the second.
const SEATS: u8 = 2;

/// Play the next game of a match, or the first one of a match that begins anew. Nothing happens if it cannot be reached yet.
#[derive(Event, Clone, Debug)]
pub struct StartStage {
    /// Which match.
    pub stage: Stage,
    /// The person and the character, in this order.
    pub seats: [SeatPlan; SEATS as usize],
}

/// The game on the table is one of this match.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOfWay(pub Stage);

/// What the last game that was played to its end meant for the way up.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayedOfWay {
    /// Nothing: it was another game.
    #[default]
    Nothing,
    /// Nothing: somebody else played at one of its places when it ended.
    ByOthers(Stage),
    /// A game of a match.
    Counted(StageGame),
}

/// A game of a match that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageGame {
    /// Which match.
    pub stage: Stage,
    /// Whether the person has won it.
    pub is_won: bool,
    /// How the match stands after it.
    pub standing: Standing,
    /// What it has won for the first time.
    pub reward: Option<Reward>,
}

impl PlayedOfWay {
    /// The match it was begun for, if it was for any.
    pub fn stage(self) -> Option<Stage> {
        match self {
            PlayedOfWay::Nothing => None,
            PlayedOfWay::ByOthers(stage) => Some(stage),
            PlayedOfWay::Counted(game) => Some(game.stage),
        }
    }

    /// The folder that its record belongs in, inside that of all records.
    pub(super) fn kind(self) -> String {
        match self {
            PlayedOfWay::Counted(game) => folder_of(game.stage),
            _ => FINISHED.to_owned(),
        }
    }
}

/// Whether these sit where they have to in a match.
fn fit(stage: Stage, seats: &[SeatPlan]) -> bool {
    let kinds = seats.iter().map(|plan| plan.kind);
    kinds.eq([SeatKind::Person, SeatKind::Bot(stage.opponent)])
}

fn start_stage(
    start: On<StartStage>,
    mut commands: Commands,
    folder: Res<RecordFolder>,
    next_seed: Res<NextSeed>,
    mut way: ResMut<StoredWayUp>,
    mut notices: ResMut<Notices>,
    mut queue: ResMut<BeatQueue>,
    mut next: ResMut<NextState<Screen>>,
) {
    let (stage, seats) = (start.stage, start.seats.to_vec());
    if !way.is_open(stage) || !fit(stage, &seats) {
        return;
    }
    let standing = way.standing(stage);
    let first = Seat::ALL[usize::from(standing.next_first())];
    // Two can play by the rules of every match.
    let Ok(begun) = Playthrough::begun_by(stage.rules(), SEATS, first) else {
        return;
    };
    notices.push(
        Words::new(texts::WAY_BEGINS)
            .with("game", standing.games() + 1)
            .with("name", seats[first.index()].name.as_str()),
    );
    let seed = next_seed.0.unwrap_or_else(fresh_seed);
    way.begin(stage, seed);
    let recorded: Vec<RecordedSeat> = seats.iter().map(RecordedSeat::from).collect();
    let engine = cant_stop_dice::ENGINE;
    let header = Header::new(engine, seed, stage.rules(), recorded.clone()).begun_by(Some(first));
    let begin = |path: PathBuf| move || Record::create(&path, &header);
    let record = writer(&folder, &mut notices, begin);
    commands.insert_resource(SavedGame::default());
    queue.clear();
    lay_out(
        &mut commands,
        &mut next,
        Match::begun(begun.start(), seed, record, recorded),
        seats,
        GameStory::new(&begun.start()),
    );
    commands.insert_resource(GameOfWay(stage));
}

/// What a game that ends has to do with the way up.
#[derive(SystemParam)]
pub(super) struct Ending<'w> {
    way: ResMut<'w, StoredWayUp>,
    game: Option<Res<'w, GameOfWay>>,
}

impl Ending<'_> {
    /// Counts a game that is over, if it is one of a match and those played it who should have.
    pub(super) fn end(&mut self, current: &Match, seats: Option<&Seats>) -> PlayedOfWay {
        let Some(&GameOfWay(stage)) = self.game.as_deref() else {
            return PlayedOfWay::Nothing;
        };
        if !current.counts() || !seats.is_some_and(|seats| fit(stage, &seats.0)) {
            return PlayedOfWay::ByOthers(stage);
        }
        let was_won = self.way.is_won(stage);
        let is_won = current.game().winners().contains(Seat::ALL[0]);
        let standing = self.way.count(stage, is_won);
        let is_new = !was_won && self.way.is_won(stage);
        PlayedOfWay::Counted(StageGame {
            stage,
            is_won,
            standing,
            reward: is_new.then(|| stage.reward()),
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayedOfWay>()
        .add_observer(start_stage)
        .add_plugins(records::plugin);
}
