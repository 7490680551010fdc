//! Playing on from where a game that is watched again stands: a new game with new dice, and a record of its own.

use bevy::prelude::*;
use cant_stop_records::{Header, Record, RecordedSeat};
use cant_stop_rules::ToAct;
use cant_stop_rules::notation::Playthrough;

use super::begin_and_leave::{fresh_seed, lay_out, writer};
use super::{BeatQueue, GameStory, Hold, Match, NextSeed, Notices, RecordFolder, SavedGame};
use crate::ground::seats::Seats;
use crate::ground::states::Screen;

/// Play on from where the game that is watched stands. A game on disk that is not finished is kept aside.
#[derive(Event, Clone, Copy, Debug)]
pub struct PlayOn;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(play_on);
}

fn play_on(
    _: On<PlayOn>,
    mut commands: Commands,
    (watched, seats): (Option<Res<Match>>, Res<Seats>),
    folder: Res<RecordFolder>,
    next_seed: Res<NextSeed>,
    holds: Query<Entity, With<Hold>>,
    mut notices: ResMut<Notices>,
    mut queue: ResMut<BeatQueue>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(watched) = watched.filter(|watched| watched.game().to_act() != ToAct::Nobody) else {
        return;
    };
    let log = watched.log();
    let Ok(mut played) = Playthrough::new(log.start.settings(), log.start.seats()) else {
        return;
    };
    for &action in &log.actions {
        played
            .play(action)
            .expect("what was watched has been played before");
    }
    let seed = next_seed.0.unwrap_or_else(fresh_seed);
    let recorded: Vec<RecordedSeat> = seats.0.iter().map(RecordedSeat::from).collect();
    let header = Header::new(
        cant_stop_dice::ENGINE,
        seed,
        log.start.settings(),
        recorded.clone(),
    );
    let actions = log.actions.clone();
    let begin = |path: std::path::PathBuf| move || Record::create_from(&path, &header, &actions);
    let record = writer(&folder, &mut notices, begin);
    commands.insert_resource(SavedGame::default());
    queue.clear();
    for hold in &holds {
        commands.entity(hold).despawn();
    }
    lay_out(
        &mut commands,
        &mut next,
        Match::resumed(&played, seed, record, recorded),
        seats.0.clone(),
        GameStory::of(played.start(), played.actions()),
    );
}
