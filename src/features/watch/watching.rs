//! Replay: its position, its playback, and seeking.

use std::sync::Arc;

use bevy::prelude::*;
use cant_stop_dice::{Recording, Throw, simulate};
use cant_stop_rules::{Action, BustChance, ToAct};

use crate::core::background::{ShortWork, take_result};
use crate::referee::{
    BeatQueue, BeatsCut, GameLog, GameStory, Hold, Match, MatchEnd, MatchOver, MatchParts,
    Playback, RefereeSystems, Shown, rehearse, throw_seed,
};
use crate::ui::prelude::*;

/// Speeds to choose from, in the order of the button.
const SPEEDS: [f32; 4] = [1.0, 2.0, 4.0, 0.5];

/// The results that the replay was opened from.
#[derive(Debug)]
pub(super) struct Back {
    pub(super) log: GameLog,
    pub(super) seats: Seats,
}

/// Event with a mark on the timeline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Happening {
    /// Number of actions before it.
    pub at: usize,
    /// Seat at its turn.
    pub seat: Seat,
    /// Kind of the event.
    pub kind: HappeningKind,
}

/// Kind of an event on the timeline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum HappeningKind {
    /// A roll with this chance to bust.
    Rolled(BustChance),
    /// A turn was lost.
    Busted,
    /// A column was claimed.
    Claimed,
}

/// Part of a replay: the recorded game and the state of its playback.
#[derive(Resource, Debug)]
pub struct Watching {
    log: Arc<GameLog>,
    /// The positions in which turns begin, each with how many actions led to it.
    turns: Vec<(usize, Game)>,
    happenings: Vec<Happening>,
    is_playing: bool,
    speed: usize,
    /// Time that the position has been shown, in virtual seconds.
    looked: f32,
    throwing: Option<BackgroundTask<Recording>>,
    back: Option<Back>,
}

/// Request to go to another position of the replay, and to pause there.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seek {
    /// The position after this many actions.
    To(usize),
    /// One action on, or back.
    Action(isize),
    /// To the beginning of the next turn, or of this or the one before.
    Turn(isize),
}

impl Watching {
    pub(super) fn new(log: Arc<GameLog>, back: Option<Back>) -> Watching {
        let mut turns = vec![(0, log.start)];
        let mut happened = Vec::new();
        let mut game = log.start;
        for (index, &action) in log.actions.iter().enumerate() {
            let Some((after, events)) = rehearse(&game, action) else {
                break;
            };
            let is_roll = matches!(action, Action::Dice(_));
            let rolled = is_roll.then(|| HappeningKind::Rolled(game.bust_chance()));
            let more = events.iter().filter_map(|event| match event {
                GameEvent::Busted { .. } => Some(HappeningKind::Busted),
                GameEvent::Claimed { .. } => Some(HappeningKind::Claimed),
                _ => None,
            });
            let (at, seat) = (index, game.turn());
            let happenings = rolled.into_iter().chain(more);
            happened.extend(happenings.map(|kind| Happening { at, seat, kind }));
            if after.turn_number() != game.turn_number() {
                turns.push((index + 1, after));
            }
            game = after;
        }
        Watching {
            log,
            turns,
            happenings: happened,
            is_playing: true,
            speed: 0,
            looked: 0.0,
            throwing: None,
            back,
        }
    }

    /// Returns `true` while it plays by itself.
    pub fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// Factor of the usual speed.
    pub fn speed(&self) -> f32 {
        SPEEDS[self.speed]
    }

    /// Number of actions.
    pub fn length(&self) -> usize {
        self.log.actions.len()
    }

    /// Events of the timeline, in order.
    pub fn happenings(&self) -> &[Happening] {
        &self.happenings
    }

    /// State of the playback after `at` actions.
    pub(super) fn playback(&self, at: usize) -> Playback {
        Playback {
            speed: self.speed(),
            is_paused: !self.is_playing,
            next: self.log.actions.get(at).copied(),
        }
    }

    /// Returns `true` if the replay was opened from the results of its own game, not of another one.
    pub(super) fn is_of_results(&self) -> bool {
        let mut back = self.back.iter();
        back.any(|back| back.log.seed == self.log.seed)
    }

    /// Pauses, or plays on.
    pub fn toggle(&mut self) {
        self.is_playing = !self.is_playing;
    }

    /// Switches to the next speed.
    pub fn change_speed(&mut self) {
        self.speed = (self.speed + 1) % SPEEDS.len();
    }

    /// The position after `at` actions, and the number of actions applied to compute it.
    fn position(&self, at: usize) -> (Game, usize) {
        let before = self.turns.partition_point(|&(index, _)| index <= at);
        let (index, mut game) = self.turns[before - 1];
        for &action in &self.log.actions[index..at] {
            let Some((after, _)) = rehearse(&game, action) else {
                break;
            };
            game = after;
        }
        (game, at - index)
    }

    fn target(&self, at: usize, seek: Seek) -> usize {
        let wanted = match seek {
            Seek::To(wanted) => wanted,
            Seek::Action(by) => {
                let mut wanted = at.saturating_add_signed(by);
                // Dice that are about to fall are no place to stand at.
                while (1..self.length()).contains(&wanted)
                    && matches!(self.position(wanted).0.to_act(), ToAct::Chance(_))
                {
                    wanted = wanted.saturating_add_signed(by.signum());
                }
                wanted
            }
            Seek::Turn(by) if by < 0 => {
                let earlier = self.turns.partition_point(|&(index, _)| index < at);
                self.turns[earlier.saturating_sub(1)].0
            }
            Seek::Turn(_) => {
                let later = self.turns.partition_point(|&(index, _)| index <= at);
                self.turns.get(later).map_or(self.length(), |turn| turn.0)
            }
        };
        wanted.min(self.length())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_match_part::<Watching>()
        .add_observer(seek)
        .add_observer(go_back)
        .add_systems(
            Update,
            (
                set_playback.before(RefereeSystems::Pace),
                play_on.in_set(RefereeSystems::CarryOut),
            ),
        );
}

/// Restores the results that the replay was opened from.
fn go_back(over: On<MatchOver>, watching: If<Res<Watching>>, mut commands: Commands) {
    if over.end == MatchEnd::Left
        && let Some(back) = &watching.back
    {
        let game = back.log.played().game();
        commands.insert_resource(Shown { game });
        commands.insert_resource(GameStory::of(back.log.start, &back.log.actions));
        commands.insert_resource(back.log.clone());
        commands.insert_resource(back.seats.clone());
    }
}

fn set_playback(
    watching: If<Res<Watching>>,
    current: If<Res<Match>>,
    mut playback: If<ResMut<Playback>>,
) {
    playback.set_if_neq(watching.playback(current.done()));
}

/// Applies the next action of the record once the last one has been shown.
fn play_on(
    time: Res<Time<Virtual>>,
    short_work: Res<ShortWork>,
    mut watching: If<ResMut<Watching>>,
    mut current: If<ResMut<Match>>,
    mut queue: ResMut<BeatQueue>,
) {
    let at = current.done();
    if !watching.is_playing || !queue.is_idle() {
        return;
    }
    let Some(&action) = watching.log.actions.get(at) else {
        watching.is_playing = false;
        return;
    };
    let watching = watching.bypass_change_detection();
    let faces: &[u8] = match &action {
        Action::RollOff(dice) => dice,
        Action::Dice(dice) => dice,
        _ => {
            watching.looked += time.delta_secs();
            if watching.looked >= motion::BOT_THINKS {
                watching.looked = 0.0;
                current.replay(action, None, &mut queue);
            }
            return;
        }
    };
    let seed = throw_seed(watching.log.seed, current.throws());
    if watching.throwing.is_none() {
        let throw = match watching.log.in_the_air(at) {
            Some(dice) => Throw::from_hand(seed, &dice),
            None => Throw::automatic(seed, faces.len()),
        };
        watching.throwing = Some(short_work.begin(async move { simulate(&throw) }));
    }
    let Some(recording) = take_result(&mut watching.throwing) else {
        return;
    };
    // The record is the truth: dice that another build threw show what they showed.
    let recording = Arc::new(recording.showing(faces));
    current.replay(action, Some(recording), &mut queue);
}

fn seek(
    seek: On<Seek>,
    mut commands: Commands,
    mut watching: If<ResMut<Watching>>,
    mut current: If<ResMut<Match>>,
    mut shown: If<ResMut<Shown>>,
    mut playback: If<ResMut<Playback>>,
    mut queue: ResMut<BeatQueue>,
    holds: Query<Entity, With<Hold>>,
) {
    let to = watching.target(current.done(), *seek);
    watching.is_playing = false;
    watching.looked = 0.0;
    watching.throwing = None;
    queue.clear();
    commands.trigger(BeatsCut);
    despawn_all(&mut commands, holds);
    current.seek(&watching.log, to);
    shown.game = *current.game();
    playback.set_if_neq(watching.playback(to));
    let log = current.log();
    commands.insert_resource(GameStory::of(log.start, &log.actions));
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use cant_stop_records::HandThrows;
    use cant_stop_rules::notation::Playthrough;

    use super::*;

    #[test]
    fn every_position_is_found_within_a_turn() {
        let played: Playthrough = "3:2 (65) (31) 1546=6+10 .".parse().unwrap();
        let log = GameLog::of(&played, HandThrows::new(), 7);
        let watching = Watching::new(Arc::new(log), None);
        let mut game = played.start();
        for at in 0..=watching.length() {
            let (found, applied) = watching.position(at);
            assert_eq!(found, game);
            assert!(applied < watching.length());
            if let Some(&action) = played.actions().get(at) {
                game = game.apply(action).unwrap().0;
            }
        }
        assert_eq!(watching.target(0, Seek::Action(-1)), 0);
        assert_eq!(watching.target(0, Seek::To(999)), watching.length());
    }
}
