//! Dice as an actor: simulates the throws that the game waits for, in the background, and submits the faces.

use std::sync::Arc;

use bevy::prelude::*;
use cant_stop_days::faces;
use cant_stop_dice::{Recording, Throw, simulate};
use cant_stop_rules::{Action, ChanceKind, ToAct};
use chacha20::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::current_match::is_played;
use super::{BeatQueue, Match, MatchParts, RefereeSystems};
use crate::core::background::{BackgroundTask, ShortWork};

/// Throw being simulated.
#[derive(Resource)]
pub(super) struct Throwing {
    kind: ChanceKind,
    recording: BackgroundTask<Recording>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_match_part::<Throwing>().add_systems(
        Update,
        (submit_faces, throw_dice)
            .chain()
            .in_set(RefereeSystems::Chance)
            .run_if(is_played),
    );
}

fn throw_dice(
    mut commands: Commands,
    current: Res<Match>,
    short_work: Res<ShortWork>,
    throwing: Option<Res<Throwing>>,
) {
    let (None, ToAct::Chance(kind)) = (throwing, current.game().to_act()) else {
        return;
    };
    let seed = throw_seed(current.seed(), current.throws());
    let throw = match (kind, current.in_the_air()) {
        (ChanceKind::RollOff, _) => Throw::automatic(seed, 2),
        (ChanceKind::Roll, None) => Throw::automatic(seed, 4),
        (ChanceKind::Roll, Some(dice)) => Throw::from_hand(seed, &dice),
    };
    let recording = short_work.begin(async move { simulate(&throw) });
    commands.insert_resource(Throwing { kind, recording });
}

/// Submits the settled faces to the game and to the record, before they are shown.
fn submit_faces(
    mut commands: Commands,
    mut current: ResMut<Match>,
    mut throwing: If<ResMut<Throwing>>,
    mut queue: ResMut<BeatQueue>,
) {
    let Some(recording) = throwing.recording.look().cloned() else {
        return;
    };
    // The faces of a day are given: relabel the dice so that the sides on top show them.
    let recording = match current.climb() {
        Some(climb) => recording.showing(&faces(climb.day, current.throws())),
        None => recording,
    };
    let action = match (throwing.kind, recording.faces.as_slice()) {
        (ChanceKind::RollOff, &[a, b]) => Action::RollOff([a, b]),
        (ChanceKind::Roll, &[a, b, c, d]) => Action::Dice([a, b, c, d]),
        (kind, faces) => unreachable!(
            "{kind:?} throws its own number of dice, not {}",
            faces.len()
        ),
    };
    current
        .carry_out_thrown(action, Arc::new(recording), &mut queue)
        .expect("the game asked for exactly these dice");
    commands.remove_resource::<Throwing>();
}

/// Seed of a throw. It depends on the seed of the game and the index alone, so that a game that was cut off before a roll
/// resumes with the same dice.
pub(crate) fn throw_seed(game_seed: u64, index: u32) -> u64 {
    let mut generator = ChaCha8Rng::seed_from_u64(game_seed);
    generator.set_stream(u64::from(index));
    generator.next_u64()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn throws_of_a_game_have_their_own_seeds() {
        let seeds: HashSet<u64> = (0..4)
            .flat_map(|game| (0..1000).map(move |index| throw_seed(game, index)))
            .collect();
        assert_eq!(seeds.len(), 4000);
    }
}
