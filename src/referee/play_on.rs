//! Playing on from where a game that is watched again stands: a new game with new dice, and a record of its own.

use bevy::prelude::*;
use cant_stop_records::{Header, Record, RecordedSeat};
use cant_stop_rules::ToAct;

use super::begin_and_leave::{fresh_seed, lay_out, writer};
use super::{BeatQueue, GameStory, Hold, Match, NextSeed, Notices, RecordFolder, SavedGame};
use crate::core::seats::Seats;
use crate::core::states::Screen;

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
    let Some(watched) = watched
        .filter(|watched| watched.game().to_act() != ToAct::Nobody && watched.game().seats() > 1)
    else {
        return;
    };
    let log = watched.log().clone();
    let played = log.played();
    let inherited = u32::try_from(log.actions.len()).unwrap_or(u32::MAX);
    let seed = next_seed.0.unwrap_or_else(fresh_seed);
    let recorded: Vec<RecordedSeat> = seats.0.iter().map(RecordedSeat::from).collect();
    let settings = log.start.settings();
    let mut header = Header::new(cant_stop_dice::ENGINE, seed, settings, recorded.clone())
        .begun_by(played.first());
    header.inherited = inherited;
    let (actions, by_hand) = (log.actions.clone(), log.by_hand.clone());
    let begin =
        |path: std::path::PathBuf| move || Record::create_from(&path, &header, &actions, &by_hand);
    let record = writer(&folder, &mut notices, begin);
    commands.insert_resource(SavedGame::default());
    queue.clear();
    for hold in &holds {
        commands.entity(hold).despawn();
    }
    lay_out(
        &mut commands,
        &mut next,
        Match::resumed(log, inherited, seed, record, recorded),
        seats.0.clone(),
        GameStory::of(played.start(), played.actions()),
    );
}
