//! Clock of a shown throw: in real time, or slowing down at the end of a decisive one.

use bevy::math::{Quat, Vec3};
use cant_stop_dice::{Recording, TIME_STEP};
use cant_stop_rules::{Action, Column, Event as GameEvent, Game, Stage};

use crate::core::settings::Settings;
use crate::referee::{Beat, Pace, rehearse};
use crate::ui::motion;

/// Speed of a shown throw: dice that are seen large seem slow.
const SPEED: f32 = 1.2;
/// Seconds for which dice that no hand threw fly in before their recording begins.
const LEAD: f32 = 0.16;
/// Maximum time in seconds for which a throw is shown falling; longer ones run faster.
const LONGEST: f32 = 6.5;
/// Instant speed: seconds of the recording that are shown, the time for showing them, and the time for gathering the dice.
/// Together less than 0.15 s, but still recognisable as a roll.
const INSTANT_TAIL: f32 = 0.32;
const INSTANT: f32 = 0.09;
const INSTANT_GATHER: f32 = 0.05;
/// Least movement and turn of a die that is seen, in edges of a die and in radians.
const SEEN: f32 = 0.02;
/// Seconds at the end of a decisive throw that are shown in twice the time.
const SLOWED: f32 = 0.5;
/// Thresholds of a decisive turn: spaces climbed, and percentage of rolls that bust.
const LONG_TURN: u8 = 8;
const AT_RISK: u8 = 25;

/// Clock of one throw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ThrowClock {
    /// Length of the shown part of the recording, until all dice are seen to rest, in seconds.
    duration: f32,
    /// Position in the recording at which showing begins, in seconds.
    begin: f32,
    /// Speed factor before the slow end.
    speed: f32,
    /// Seconds before the recording begins.
    lead: f32,
    /// Seconds at the end of the recording that are shown in twice the time.
    slowed: f32,
    /// Time for gathering the dice into their row, in seconds.
    gather: f32,
}

impl ThrowClock {
    /// Clock for the throw of a beat.
    pub(crate) fn of(
        beat: &Beat,
        recording: &Recording,
        settings: &Settings,
        pace: &Pace,
    ) -> ThrowClock {
        if !pace.animate {
            return ThrowClock::instant(seconds_to_rest(recording));
        }
        let slows = settings.slow_decisive
            && !settings.reduced_motion
            && matches!(beat.event, GameEvent::Rolled { .. })
            && is_decisive(&beat.before);
        let flies_in = !beat.by_hand && !settings.reduced_motion;
        ThrowClock {
            lead: if flies_in { LEAD } else { 0.0 },
            ..ThrowClock::new(seconds_to_rest(recording), slows)
        }
    }

    /// Clock of a throw without a slow end.
    #[cfg(test)]
    pub(crate) fn usual(recording: &Recording) -> ThrowClock {
        ThrowClock::new(seconds_to_rest(recording), false)
    }

    /// Clock of a throw of dice that fly in.
    #[cfg(test)]
    pub(crate) fn flying_in(recording: &Recording) -> ThrowClock {
        ThrowClock {
            lead: LEAD,
            ..ThrowClock::usual(recording)
        }
    }

    fn new(duration: f32, slows: bool) -> ThrowClock {
        ThrowClock {
            duration,
            begin: 0.0,
            speed: (duration / LONGEST).max(SPEED),
            lead: 0.0,
            slowed: if slows { SLOWED.min(duration) } else { 0.0 },
            gather: motion::GATHER,
        }
    }

    fn instant(duration: f32) -> ThrowClock {
        let tail = duration.min(INSTANT_TAIL);
        ThrowClock {
            duration,
            begin: duration - tail,
            speed: (tail / INSTANT).max(1.0),
            lead: 0.0,
            slowed: 0.0,
            gather: INSTANT_GATHER,
        }
    }

    /// Total time in seconds, from the hand to the row.
    pub(crate) fn seconds(&self) -> f32 {
        self.fall_seconds() + self.gather
    }

    /// Time of the fall in seconds.
    pub(crate) fn fall_seconds(&self) -> f32 {
        self.lead + (self.duration - self.begin + self.slowed) / self.speed
    }

    /// Seconds of the recording that are still missing before it begins.
    pub(super) fn ahead(&self, elapsed: f32) -> f32 {
        (self.lead - elapsed).max(0.0) * self.speed
    }

    /// Returns `true` if the dice fly in before their recording begins.
    pub(super) fn flies_in(&self) -> bool {
        self.lead > 0.0
    }

    /// Time for gathering the dice into their row, in seconds.
    pub(crate) fn gather_seconds(&self) -> f32 {
        self.gather
    }

    /// Returns `true` if the throw slows down at its end, because it is decisive.
    pub(crate) fn slows(&self) -> bool {
        self.slowed > 0.0
    }

    /// Elapsed time at which a position of the recording is shown, in seconds.
    pub(crate) fn elapsed(&self, recorded: f32) -> f32 {
        let usual = self.duration - self.slowed;
        if recorded <= usual || self.slowed <= 0.0 {
            return self.lead + ((recorded - self.begin) / self.speed).max(0.0);
        }
        // Inverse of `recorded`.
        let done = ((recorded - usual) / self.slowed).min(1.0);
        let share = 2.0 * (1.0 - (1.0 - done).sqrt());
        self.lead + (usual - self.begin + self.slowed * share) / self.speed
    }

    /// Position in the recording to show after an elapsed time, in seconds.
    pub(crate) fn recorded(&self, elapsed: f32) -> f32 {
        let usual = self.duration - self.slowed;
        let at = self.begin + (elapsed - self.lead).max(0.0) * self.speed;
        if at <= usual || self.slowed <= 0.0 {
            return at.min(self.duration);
        }
        // Linear deceleration from full speed to zero, in twice the time.
        let share = ((at - usual) / self.slowed).min(2.0);
        usual + self.slowed * (share - share * share / 4.0)
    }
}

/// Seconds of a recording until no die is seen to move: a recording goes on until every die counts as settled.
fn seconds_to_rest(recording: &Recording) -> f32 {
    let end = recording.duration();
    let is_at_rest = |second: f32| {
        (0..recording.dice()).all(|die| {
            let [here, last] = [second, end].map(|second| recording.pose_at(die, second));
            let moved = Vec3::from(here.position).distance(last.position.into());
            let [here, last] = [here, last].map(|pose| Quat::from_array(pose.rotation));
            moved < SEEN && here.angle_between(last) < SEEN
        })
    };
    let steps = (end / TIME_STEP) as usize;
    let moving = (0..=steps)
        .rev()
        .map(|step| step as f32 * TIME_STEP)
        .find(|second| !is_at_rest(*second));
    moving.map_or(0.0, |second| second + TIME_STEP).min(end)
}

/// Returns `true` if this roll can win the game, or puts a long turn at risk.
fn is_decisive(game: &Game) -> bool {
    let climbed = |column: Column| {
        let height = game.runner(column)?;
        Some(height - game.square(game.turn(), column))
    };
    let at_stake: u8 = Column::ALL.into_iter().filter_map(climbed).sum();
    (at_stake >= LONG_TURN && game.bust_chance().percent() >= AT_RISK) || can_win(game)
}

/// Returns `true` if some roll and choice would let the seat stop and win.
fn can_win(game: &Game) -> bool {
    // A roll can complete at most two columns.
    let tops = game.would_claim().len() + game.columns_owned(game.turn());
    if game.stage() != Stage::Rolling || tops + 2 < game.variant().columns_to_win {
        return false;
    }
    let after = |game: &Game, action| rehearse(game, action).map(|(game, _)| game);
    rolls().any(|dice| {
        after(game, Action::Dice(dice)).is_some_and(|rolled| {
            let mut chosen = rolled
                .legal_moves()
                .to_vec()
                .into_iter()
                .filter_map(move |mv| after(&rolled, Action::Choose(mv)));
            chosen.any(|game| game.stop_wins())
        })
    })
}

/// All rolls, ignoring the order of the dice.
fn rolls() -> impl Iterator<Item = [u8; 4]> {
    let faces = 1..=6;
    faces.flat_map(|a| {
        (a..=6).flat_map(move |b| (b..=6).flat_map(move |c| (c..=6).map(move |d| [a, b, c, d])))
    })
}

#[cfg(test)]
mod tests {
    use cant_stop_dice::{Throw, simulate};

    use super::*;

    fn game(line: &str) -> Game {
        line.parse().expect("a position")
    }

    #[test]
    fn all_rolls_are_there_once() {
        assert_eq!(rolls().count(), 126);
    }

    #[test]
    fn a_roll_that_can_win_is_decisive() {
        // Two columns claimed, and a runner one space below the top of the third.
        let near = game("3 35........./........... 7:12 A roll");
        assert!(can_win(&near) && is_decisive(&near));
        let double = game("3 35........./........... 7:11 A roll");
        assert!(can_win(&double), "by two sevens");
        let far = game("3 35........./........... 7:10 A roll");
        assert!(!can_win(&far) && !is_decisive(&far));
        let two_to_go = game("3 3........../........... 7:12,8:10 A roll");
        assert!(can_win(&two_to_go));
        let other = game("3 35........./........... 7:12 B roll");
        assert!(!can_win(&other), "they are not B's columns");
    }

    #[test]
    fn a_long_turn_at_risk_is_decisive() {
        let with = |runners: &str| {
            let game = game(&format!("3 .........../........... {runners} A roll"));
            is_decisive(&game)
        };
        assert!(with("2:2,3:3,12:3"));
        assert!(!with("2:1,3:1,12:1"), "little to lose");
        assert!(!with("6:4,7:4,8:4"), "little risk");
    }

    #[test]
    fn the_clock_runs_on_and_ends_with_the_recording() {
        let durations = [0.3, 1.5, 9.0].map(|it| [(it, false), (it, true)]);
        for (duration, slows) in durations.into_iter().flatten() {
            let clock = ThrowClock::new(duration, slows);
            let mut last = 0.0;
            for step in 0..=100 {
                let at = clock.recorded(clock.fall_seconds() * step as f32 / 100.0);
                assert!(at >= last && at <= duration + 1e-4, "{at} of {duration}");
                last = at;
            }
            assert!((last - duration).abs() < 1e-3, "{last} of {duration}");
            assert!((clock.recorded(100.0) - duration).abs() < 1e-4);
        }
        assert!(ThrowClock::new(10.0, false).fall_seconds() <= LONGEST + 1e-3);
    }

    #[test]
    fn elapsed_inverts_recorded() {
        for clock in [
            ThrowClock::new(1.5, false),
            ThrowClock::new(1.5, true),
            ThrowClock::new(9.0, true),
            ThrowClock {
                lead: LEAD,
                ..ThrowClock::new(1.5, false)
            },
            ThrowClock::instant(1.5),
        ] {
            for step in 0..=50 {
                let elapsed = clock.fall_seconds() * step as f32 / 50.0;
                let again = clock.recorded(clock.elapsed(clock.recorded(elapsed)));
                assert!((again - clock.recorded(elapsed)).abs() < 1e-3, "{clock:?}");
            }
        }
    }

    #[test]
    fn an_instant_throw_shows_its_end_and_is_soon_over() {
        for duration in [0.1, 1.5, 9.0] {
            let clock = ThrowClock::instant(duration);
            assert!(clock.seconds() <= 0.15);
            assert!(clock.recorded(0.0) >= duration - INSTANT_TAIL - 1e-4);
            assert!((clock.recorded(clock.fall_seconds()) - duration).abs() < 1e-4);
        }
    }

    #[test]
    fn only_the_end_of_a_decisive_throw_slows_down() {
        let (usual, slow) = (ThrowClock::new(1.5, false), ThrowClock::new(1.5, true));
        let longer = slow.fall_seconds() - usual.fall_seconds();
        assert!((longer - SLOWED / SPEED).abs() < 1e-5);
        assert!((slow.recorded(0.7) - usual.recorded(0.7)).abs() < 1e-5);
        assert!(slow.recorded(1.2) < usual.recorded(1.2));
    }

    #[test]
    fn dice_fly_in_before_their_recording_begins() {
        let clock = ThrowClock::flying_in(&simulate(&Throw::automatic(1, 4)));
        assert_eq!(clock.recorded(LEAD / 2.0), 0.0);
        assert!((clock.ahead(LEAD / 2.0) - LEAD / 2.0 * SPEED).abs() < 1e-5);
        assert!(clock.recorded(LEAD + 0.1) > 0.1);
        assert_eq!(clock.ahead(LEAD + 0.1), 0.0);
    }

    #[test]
    fn half_of_the_throws_rest_within_thirteen_tenths_of_a_second() {
        let mut seconds: Vec<f32> = (0..300)
            .map(|seed| simulate(&Throw::automatic(seed, 4)))
            .map(|recording| ThrowClock::flying_in(&recording).fall_seconds())
            .collect();
        seconds.sort_by(f32::total_cmp);
        assert!(seconds[150] <= 1.33, "{}", seconds[150]);
    }
}
