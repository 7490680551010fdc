//! What happens in the game, as heard: what things sound like at once, and their tones on the grid of the score.

use bevy::prelude::*;
use cant_stop_rules::{Column, Event as GameEvent, Game, Seat};
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::catalogue::{Grip, Sound, TONES};
use super::cue::{Cue, SoundSystems, When};
use crate::referee::{Beat, Pace, Preview};
use crate::ui::motion;

/// How loud the tone of a square is that is given up, in decibels: it only says which.
const GIVEN_UP: f32 = -8.0;
/// Level of the tones of a bank, in decibels: they follow each other under canvas and rope.
const BANKED: f32 = -4.0;
/// Level of the fanfare of a claim, in decibels: it is heard over its flag.
const FANFARE: f32 = 2.0;
/// How loud the gust of a bust is, in decibels, with its ropes under it.
const BUST: f32 = -0.4;
/// How loud the ropes of a bust are, in decibels: they lie under its gust.
const ROPES: f32 = -6.0;
/// Gestures of a hand that picks dice up and shakes them: when they touch, as shares of the shake, and how firmly.
const GESTURES: [&[(f32, Grip)]; 4] = [
    &[
        (0.02, Grip::Soft),
        (0.2, Grip::Mid),
        (0.36, Grip::Hard),
        (0.55, Grip::Mid),
        (0.7, Grip::Soft),
        (0.86, Grip::Hard),
    ],
    // Faster and faster.
    &[
        (0.05, Grip::Soft),
        (0.34, Grip::Soft),
        (0.56, Grip::Mid),
        (0.72, Grip::Mid),
        (0.84, Grip::Hard),
    ],
    // Twice, with a breath between.
    &[
        (0.08, Grip::Mid),
        (0.2, Grip::Soft),
        (0.58, Grip::Mid),
        (0.7, Grip::Hard),
    ],
    // A long turn of the wrist.
    &[
        (0.0, Grip::Hard),
        (0.16, Grip::Soft),
        (0.4, Grip::Soft),
        (0.62, Grip::Soft),
        (0.8, Grip::Mid),
    ],
];
/// Sixteenths between two tones of an arpeggio or a fanfare.
const EIGHTH: u8 = 2;
/// Sixteenths after the last tone until the next seat is called.
const CALL: u8 = 4;
/// Sixteenths from a bust to the first of the columns that are lost, and their level in decibels.
const LOST: u8 = 4;
const LOST_LEVEL: f32 = 4.0;
/// The tones of the D above middle C, of the A above it, and of the D that ends an arpeggio.
const LOW_D: u8 = 1;
const A: u8 = 4;
const HIGH_D: u8 = 6;

/// What is remembered from beat to beat.
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
    time: Res<Time<Real>>,
    mut memory: ResMut<Memory>,
    mut cues: MessageWriter<Cue>,
) {
    let seat = beat.before.turn();
    let by = |cue: Cue| Cue {
        seat: Some(seat),
        ..cue
    };
    match beat.event {
        GameEvent::RollCalled { .. } => {
            cues.write(by(Cue::plain(Sound::Roll, "roll")));
            if !beat.by_hand && pace.animate {
                cues.write_batch(touches(&mut memory).into_iter().map(by));
            }
        }
        GameEvent::RunnerPlaced { column, to, .. } if to < column.height() => {
            cues.write(by(here(Sound::Place, column, "place")));
            let rung = rung(climbed(&beat.before) + 1);
            cues.write(by(on_grid(here(rung, column, "place"))));
        }
        GameEvent::RunnerAdvanced { column, to, .. } if to < column.height() => {
            cues.write(by(here(Sound::Step, column, "step")));
            let rung = rung(climbed(&beat.before) + 1);
            cues.write(by(on_grid(here(rung, column, "step"))));
        }
        GameEvent::RunnerPlaced { column, .. } | GameEvent::RunnerAdvanced { column, .. } => {
            cues.write(by(here(Sound::Top, column, "top")));
            cues.write(by(here(Sound::Step, column, "top")));
            let rung = rung(climbed(&beat.before) + 1);
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

fn here(sound: Sound, column: Column, why: &'static str) -> Cue {
    Cue {
        pan: side(column),
        ..Cue::plain(sound, why)
    }
}

/// The cue on the next sixteenth.
fn on_grid(cue: Cue) -> Cue {
    Cue {
        when: When::Sixteenth(0),
        ..cue
    }
}

/// The cue so many sixteenths after the last tone.
fn after_tones(cue: Cue, sixteenths: u8) -> Cue {
    Cue {
        when: When::AfterTones(sixteenths),
        ..cue
    }
}

/// A tone of the arpeggio in which runners are banked.
fn banked(cue: Cue) -> Cue {
    Cue {
        level: BANKED,
        ..after_tones(cue, EIGHTH)
    }
}

/// The tone of a column: from 2 to 12 up the scale.
fn tone(column: Column) -> Sound {
    Sound::Tone(column.number() - 1)
}

fn bell(column: Column) -> Sound {
    Sound::Bell(column.number() - 1)
}

fn felt(column: Column) -> Sound {
    Sound::Felt(column.number() - 1)
}

/// The two tones of a seat.
fn signature(seat: Seat) -> Sound {
    Sound::Turn(seat.index() as u8 + 1)
}

/// The tone of the space that a turn has come to, counted from 1: greed climbs the scale, and stays on its last tone.
fn rung(space: u8) -> Sound {
    Sound::Tone(space.clamp(1, TONES))
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

/// The climb backwards after its gust: the columns that are lost, the highest tone first, down to the D they came from.
fn lost(game: &Game) -> impl Iterator<Item = Cue> {
    let columns: Vec<Column> = runners(game).collect();
    let lost = columns.into_iter().rev();
    let tones = lost.map(|column| here(felt(column), column, "bust"));
    let ground = Cue::plain(Sound::Felt(LOW_D), "bust");
    let falls = tones.chain([ground]).enumerate();
    falls.map(|(number, cue)| Cue {
        when: When::Sixteenth(LOST + EIGHTH * number as u8),
        level: LOST_LEVEL,
        ..cue
    })
}

/// The rope is locked; with a win an open fifth goes with it.
fn stop(wins: bool) -> impl Iterator<Item = Cue> {
    let lock = Cue::plain(Sound::Stop, "stop");
    let low = Cue::plain(Sound::Tone(LOW_D), "stop");
    let fifth = wins.then(|| Cue::plain(Sound::Tone(A), "stop"));
    [lock, low].into_iter().chain(fifth)
}

/// Four eighths that rise: to the column's tone where the scale has room below it, else from it. Its bell ends them.
fn fanfare(column: Column) -> impl Iterator<Item = Cue> {
    let own = column.number() - 1;
    let wide = ((own - 1) / 3).min(2);
    let tones = if own > 5 {
        [3, 2, 1, 0].map(|step| own - wide * step)
    } else {
        [0, 2, 3, 5].map(|step| own + step)
    };
    let over = |cue: Cue| Cue {
        level: FANFARE,
        ..cue
    };
    let rise = tones.map(|number| {
        over(after_tones(
            here(Sound::Tone(number), column, "claim"),
            EIGHTH,
        ))
    });
    let end = over(after_tones(here(bell(column), column, "claim"), 0));
    rise.into_iter().chain([end])
}

/// Returns `true` where a column is claimed once the last runner has been banked.
fn claims(game: &Game) -> bool {
    let seat = game.turn();
    let mut open = Column::ALL
        .into_iter()
        .filter(|column| game.owner(*column).is_none());
    open.any(|column| {
        let top = column.height();
        game.square(seat, column) == top || game.runner(column) == Some(top)
    })
}

/// How many spaces the runners have gone up in this turn.
fn climbed(game: &Game) -> u8 {
    Column::ALL
        .into_iter()
        .filter_map(|column| {
            let square = game.square(game.turn(), column);
            Some(game.runner(column)?.saturating_sub(square))
        })
        .sum()
}

/// The columns with a runner.
fn runners(game: &Game) -> impl Iterator<Item = Column> {
    let all = Column::ALL.into_iter();
    all.filter(|column| game.runner(*column).is_some())
}

/// The board is on the left, its columns from 2 to 12.
fn side(column: Column) -> f32 {
    -0.3 + 0.06 * (f32::from(column.number()) - 7.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_has_a_tone_of_its_own_and_higher_ones_are_higher() {
        let tones: Vec<Sound> = Column::ALL.into_iter().map(tone).collect();
        let all: Vec<Sound> = (1..=TONES).map(Sound::Tone).collect();
        assert_eq!(tones, all);
    }

    #[test]
    fn a_turn_climbs_the_scale_and_stays_on_its_last_tone() {
        assert_eq!(rung(1), Sound::Tone(1));
        assert_eq!(rung(4), Sound::Tone(4));
        assert_eq!(rung(40), Sound::Tone(TONES));
    }

    #[test]
    fn every_fanfare_rises_and_names_its_column() {
        for column in Column::ALL {
            let cues: Vec<Cue> = fanfare(column).collect();
            let tones: Vec<u8> = cues[..4]
                .iter()
                .filter_map(|cue| match cue.sound {
                    Sound::Tone(number @ 1..=TONES) => Some(number),
                    _ => None,
                })
                .collect();
            assert_eq!(tones.len(), 4, "{cues:?}");
            assert!(tones.windows(2).all(|two| two[0] < two[1]), "{tones:?}");
            assert!(
                tones.contains(&(column.number() - 1)),
                "{column:?}: {tones:?}"
            );
            assert!(
                cues[..4]
                    .iter()
                    .all(|cue| cue.when == When::AfterTones(EIGHTH))
            );
            assert_eq!(
                (cues[4].sound, cues[4].when),
                (bell(column), When::AfterTones(0))
            );
        }
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
