//! Sounds and tones of everything that happens on the table.

use bevy::prelude::*;
use cant_stop_rules::{Column, Event as GameEvent, Game};
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::catalogue::{Grip, Sound};
use super::cue::{Cue, SoundSystems, When};
use super::tones::{
    LOW_D, after_tones, banked, bell, claims, fanfare, felt, here, lost, on_grid, rung, runners,
    signature, tone,
};
use crate::referee::{Beat, Pace, Preview};
use crate::ui::motion;

/// Level of the tone of a square that is given up, in decibels: soft, as it only says which.
const GIVEN_UP: f32 = -8.0;
/// Level of the gust of a bust, in decibels.
const BUST: f32 = -0.4;
/// Level of the ropes of a bust, in decibels: they lie under its gust.
const ROPES: f32 = -6.0;
/// Gestures of a hand that picks dice up and shakes them: when they touch, as shares of the shake, and how firmly.
#[rustfmt::skip] // A row for each gesture.
const GESTURES: [&[(f32, Grip)]; 4] = [
    &[(0.02, Grip::Soft), (0.2, Grip::Mid), (0.36, Grip::Hard),
      (0.55, Grip::Mid), (0.7, Grip::Soft), (0.86, Grip::Hard)],
    // Faster and faster.
    &[(0.05, Grip::Soft), (0.34, Grip::Soft), (0.56, Grip::Mid), (0.72, Grip::Mid), (0.84, Grip::Hard)],
    // Twice, with a breath between.
    &[(0.08, Grip::Mid), (0.2, Grip::Soft), (0.58, Grip::Mid), (0.7, Grip::Hard)],
    // A long turn of the wrist.
    &[(0.0, Grip::Hard), (0.16, Grip::Soft), (0.4, Grip::Soft), (0.62, Grip::Soft), (0.8, Grip::Mid)],
];
/// Speed below which nothing is drawn out further.
const SLOWEST: f32 = 0.1;
/// Sixteenths after the last tone until the next seat is called.
const CALL: u8 = 4;
/// Tones of the A that goes with a win, and of the D that ends an arpeggio.
const A: u8 = 4;
const HIGH_D: u8 = 6;

/// Memory from beat to beat.
#[derive(Resource)]
struct Memory {
    /// Seconds of the wall's clock at which a seat's signature was heard last.
    signed: Option<f32>,
    /// Last gesture of the hand.
    gesture: usize,
    chance: SmallRng,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory {
            signed: None,
            gesture: 0,
            chance: SmallRng::seed_from_u64(2),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Memory>()
        .add_observer(sound_beat)
        .add_systems(
            Update,
            sound_preview
                .run_if(resource_changed::<Preview>)
                .in_set(SoundSystems::Cue),
        );
}

fn sound_beat(
    beat: On<Beat>,
    pace: Res<Pace>,
    (time, table): (Res<Time<Real>>, Res<Time<Virtual>>),
    mut memory: ResMut<Memory>,
    mut cues: MessageWriter<Cue>,
) {
    let seat = beat.before.turn();
    let speed = table.relative_speed().max(SLOWEST);
    let by = |cue: Cue| Cue {
        seat: Some(seat),
        when: match cue.when {
            When::In(seconds) => When::In(seconds / speed),
            when => when,
        },
        ..cue
    };
    let rung = rung(climbed(&beat.after));
    match beat.event {
        GameEvent::RollCalled { .. } => {
            cues.write(by(Cue::plain(Sound::Roll, "roll")));
            if !beat.by_hand && pace.animate {
                cues.write_batch(touches(&mut memory).into_iter().map(by));
            }
        }
        GameEvent::RunnerPlaced { column, to, .. } if to < column.height() => {
            cues.write(by(here(Sound::Place, column, "place")));
            cues.write(by(on_grid(here(rung, column, "place"))));
        }
        GameEvent::RunnerAdvanced { column, to, .. } if to < column.height() => {
            cues.write(by(here(Sound::Step, column, "step")));
            cues.write(by(on_grid(here(rung, column, "step"))));
        }
        GameEvent::RunnerPlaced { column, .. } | GameEvent::RunnerAdvanced { column, .. } => {
            // The last is the one whose caption stays where there is room for one.
            cues.write(by(here(Sound::Step, column, "top")));
            cues.write(by(here(Sound::Top, column, "top")));
            cues.write(by(on_grid(here(rung, column, "top"))));
            cues.write(by(after_tones(here(bell(column), column, "top"), 0)));
        }
        GameEvent::Busted { .. } => {
            cues.write(by(Cue {
                level: BUST,
                ..Cue::plain(Sound::Bust, "bust")
            }));
            cues.write_batch(ropes(&beat.before).map(by));
            cues.write_batch(lost(&beat.before).map(by));
        }
        GameEvent::Stopped { .. } => {
            cues.write_batch(stop(beat.before.stop_wins()).map(by));
        }
        GameEvent::Banked { column, .. } => {
            cues.write(by(here(Sound::Bank, column, "bank")));
            cues.write(by(banked(here(tone(column), column, "bank"))));
            if runners(&beat.before).count() == 1 && !claims(&beat.before) {
                let closes = Cue::plain(Sound::Tone(HIGH_D), "bank");
                cues.write(by(banked(closes)));
            }
        }
        GameEvent::GaveUp { column, .. } => {
            cues.write(by(here(Sound::Bank, column, "give up")));
            cues.write(by(Cue {
                level: GIVEN_UP,
                ..on_grid(here(tone(column), column, "give up"))
            }));
        }
        GameEvent::Claimed { column, .. } => {
            cues.write(by(here(Sound::Claim, column, "claim")));
            cues.write_batch(fanfare(column).map(by));
        }
        GameEvent::Won { .. } => {
            cues.write(by(Cue::plain(Sound::Win, "win")));
        }
        GameEvent::TurnBegan { seat } if pace.animate => {
            let now = time.elapsed_secs();
            let is_due = |signed: f32| now - signed >= motion::TURN_AGAIN;
            if memory.signed.is_none_or(is_due) {
                memory.signed = Some(now);
                cues.write(Cue {
                    seat: Some(seat),
                    ..after_tones(Cue::plain(signature(seat), "turn"), CALL)
                });
            }
        }
        _ => {}
    }
}

/// The columns of the pairing in view, as softly as it is only considered.
fn sound_preview(
    preview: Res<Preview>,
    mut before: Local<Option<cant_stop_rules::Move>>,
    mut cues: MessageWriter<Cue>,
) {
    if preview.mv == *before {
        return;
    }
    *before = preview.mv;
    if let Some(mv) = preview.mv {
        let columns = mv.columns().iter();
        cues.write_batch(columns.map(|column| here(felt(*column), *column, "preview")));
    }
}

/// Dice that are picked up and shaken, before they are thrown, in another gesture than the last.
fn touches(memory: &mut Memory) -> Vec<Cue> {
    let others = GESTURES.len() - 1;
    let step = 1 + memory.chance.next_u32() as usize % others;
    memory.gesture = (memory.gesture + step) % GESTURES.len();
    let mut vary = || memory.chance.next_u32() as f32 / u32::MAX as f32;
    let touch = |(share, grip): &(f32, Grip)| Cue {
        when: When::In(motion::SHAKE * (share + 0.08 * vary())),
        pan: 0.4 + 0.16 * (vary() - 0.5),
        ..Cue::plain(Sound::Palm(*grip), "shake")
    };
    GESTURES[memory.gesture].iter().map(touch).collect()
}

/// The rope of every runner who falls, one after the other.
fn ropes(game: &Game) -> impl Iterator<Item = Cue> {
    runners(game).enumerate().map(|(number, column)| Cue {
        when: When::In(0.09 + 0.13 * number as f32),
        level: ROPES,
        ..here(Sound::Rope, column, "bust")
    })
}

/// The rope is locked; with a win an open fifth goes with it.
fn stop(wins: bool) -> impl Iterator<Item = Cue> {
    let lock = Cue::plain(Sound::Stop, "stop");
    let low = on_grid(Cue::plain(Sound::Tone(LOW_D), "stop"));
    let fifth = wins.then(|| on_grid(Cue::plain(Sound::Tone(A), "stop")));
    [lock, low].into_iter().chain(fifth)
}

/// Number of spaces that the runners have gone up in this turn.
fn climbed(game: &Game) -> u8 {
    let climbed = |column: Column| {
        let square = game.square(game.turn(), column);
        Some(game.runner(column)?.saturating_sub(square))
    };
    Column::ALL.into_iter().filter_map(climbed).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::message::Messages;
    use cant_stop_rules::Seat;

    /// Cues of an event between two positions, at a speed of the table.
    fn heard(event: GameEvent, [before, after]: [&str; 2], speed: f32) -> Vec<Cue> {
        let mut app = App::new();
        app.add_message::<Cue>()
            .init_resource::<Time<Real>>()
            .init_resource::<Time<Virtual>>()
            .init_resource::<Pace>()
            .init_resource::<Memory>()
            .add_observer(sound_beat);
        let world = app.world_mut();
        let mut time = world.resource_mut::<Time<Virtual>>();
        time.set_relative_speed(speed);
        world.trigger(Beat {
            event,
            before: before.parse().expect("a position"),
            after: after.parse().expect("a position"),
            throw: None,
            by_hand: false,
        });
        world.resource_mut::<Messages<Cue>>().drain().collect()
    }

    #[test]
    fn dice_are_shaken_as_fast_as_they_are_shown() {
        let seat = Seat::ALL[0];
        let roll = "3 .........../........... - A roll";
        let last = |speed| {
            let cues = heard(GameEvent::RollCalled { seat }, [roll; 2], speed);
            let shaken = cues.iter().filter_map(|cue| match cue.when {
                When::In(seconds) => Some(seconds),
                _ => None,
            });
            shaken.fold(0.0, f32::max)
        };
        assert!((last(1.0) - 4.0 * last(4.0)).abs() < 1e-4);
        assert!(last(1.0) > 0.0 && last(0.0).is_finite());
    }

    #[test]
    fn a_jump_climbs_every_space_that_it_passes() {
        let (column, from, to) = (Column::ALL[5], 1, 3);
        let jump = GameEvent::RunnerAdvanced { column, from, to };
        let board = |height: u8| format!("3j .........../.....2..... 7:{height} A decide");
        let cues = heard(jump, [&board(1), &board(3)], 1.0);
        assert!(cues.iter().any(|cue| cue.sound == rung(3)), "{cues:?}");
    }

    #[test]
    fn no_gesture_comes_twice_running() {
        let mut memory = Memory::default();
        let mut last = memory.gesture;
        for _ in 0..50 {
            let touched = touches(&mut memory);
            assert_ne!(memory.gesture, last);
            assert_eq!(touched.len(), GESTURES[memory.gesture].len());
            last = memory.gesture;
        }
    }
}
