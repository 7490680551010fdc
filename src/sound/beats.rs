//! What happens in the game, as heard: what things sound like at once, and their tones on the next eighth of the score.

use bevy::prelude::*;
use cant_stop_rules::{Column, Event as GameEvent, Game, Seat};
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::catalogue::{Grip, Sound, TONES};
use super::cue::{Cue, SoundSystems, When};
use crate::referee::{Beat, Pace, Preview};
use crate::ui::motion;

/// How loud the tone of a square is that is given up, in decibels: it only says which.
const GIVEN_UP: f32 = -8.0;
/// How loud the gust of a bust is, in decibels, with its ropes under it.
const BUST: f32 = -1.5;
/// How loud the ropes of a bust are, in decibels: they lie under its gust.
const ROPES: f32 = -6.0;
/// How often dice touch in the hand while they are picked up and shaken.
const TOUCHES: u8 = 6;
/// The tones of the D above middle C, of the A above it, and of the D that ends an arpeggio.
const LOW_D: u8 = 1;
const A: u8 = 4;
const HIGH_D: u8 = 6;
/// How many eighths the fanfare of a claim takes.
const FANFARE: u8 = 4;

/// What is remembered from beat to beat.
#[derive(Resource)]
struct Memory {
    /// Seconds of the wall's clock at which a seat's signature was heard last.
    signed: Option<f32>,
    /// How many runners were banked, and columns claimed, by this stop so far.
    banked: u8,
    claims: u8,
    chance: SmallRng,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory {
            signed: None,
            banked: 0,
            claims: 0,
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
                cues.write_batch(touches(&mut memory.chance).into_iter().map(by));
            }
        }
        GameEvent::RunnerPlaced { column, to, .. } if to < column.height() => {
            cues.write(by(here(Sound::Place, column, "place")));
            cues.write(by(on_eighth(here(tone(column), column, "place"), 0)));
        }
        GameEvent::RunnerAdvanced { column, to, .. } if to < column.height() => {
            cues.write(by(here(Sound::Step, column, "step")));
            let rung = rung(climbed(&beat.before) + 1);
            cues.write(by(on_eighth(here(rung, column, "step"), 0)));
        }
        GameEvent::RunnerPlaced { column, .. } | GameEvent::RunnerAdvanced { column, .. } => {
            cues.write(by(here(Sound::Top, column, "top")));
            cues.write(by(here(Sound::Step, column, "top")));
            cues.write(by(on_eighth(here(tone(column), column, "top"), 0)));
            cues.write(by(on_eighth(here(bell(column), column, "top"), 0)));
        }
        GameEvent::Busted { .. } => {
            cues.write(by(Cue {
                level: BUST,
                ..Cue::plain(Sound::Bust, "bust")
            }));
            cues.write_batch(ropes(&beat.before).map(by));
        }
        GameEvent::Stopped { .. } => {
            (memory.banked, memory.claims) = (0, 0);
            cues.write_batch(stop(beat.before.stop_wins()).map(by));
        }
        GameEvent::Banked { column, .. } => {
            // With animation one comes after the other by itself; without, they take turns.
            let place = if pace.animate { 0 } else { memory.banked };
            memory.banked += 1;
            cues.write(by(here(Sound::Bank, column, "bank")));
            cues.write(by(on_eighth(here(tone(column), column, "bank"), place)));
            if runners(&beat.before).count() == 1 {
                let closes = Cue::plain(Sound::Tone(HIGH_D), "bank");
                cues.write(by(on_eighth(closes, place + 1)));
            }
        }
        GameEvent::GaveUp { column, .. } => {
            cues.write(by(here(Sound::Bank, column, "give up")));
            cues.write(by(Cue {
                level: GIVEN_UP,
                ..on_eighth(here(tone(column), column, "give up"), 0)
            }));
        }
        GameEvent::Claimed { column, .. } => {
            let later = if pace.animate {
                0
            } else {
                FANFARE * memory.claims
            };
            memory.claims += 1;
            cues.write(by(here(Sound::Claim, column, "claim")));
            cues.write_batch(fanfare(column, later).map(by));
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
                    ..Cue::plain(signature(seat), "turn")
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

fn on_eighth(cue: Cue, after: u8) -> Cue {
    Cue {
        when: When::Eighth(after),
        ..cue
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

/// Dice that are picked up and shaken, before they are thrown.
fn touches(chance: &mut SmallRng) -> Vec<Cue> {
    let mut vary = || chance.next_u32() as f32 / u32::MAX as f32;
    let step = motion::SHAKE / f32::from(TOUCHES);
    (0..TOUCHES)
        .map(|number| {
            let grip = [Grip::Soft, Grip::Mid, Grip::Hard][usize::from(number % 3)];
            Cue {
                when: When::In(step * (f32::from(number) + 0.7 * vary())),
                pan: 0.4 + 0.16 * (vary() - 0.5),
                ..Cue::plain(Sound::Palm(grip), "shake")
            }
        })
        .collect()
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
    let low = Cue::plain(Sound::Tone(LOW_D), "stop");
    let fifth = wins.then(|| Cue::plain(Sound::Tone(A), "stop"));
    [lock, low].into_iter().chain(fifth)
}

/// Four eighths that end on the column's tone, on a bell.
fn fanfare(column: Column, later: u8) -> impl Iterator<Item = Cue> {
    let last = column.number() - 1;
    // Up to the tones of high columns, down to those of low ones, in steps as wide as the scale leaves room for.
    let from_below = last >= TONES.div_ceil(2);
    let wide = if from_below {
        ((last - 1) / 3).min(2)
    } else {
        2
    };
    let steps = (0..FANFARE).map(move |step| {
        let away = wide * (FANFARE - 1 - step);
        let number = if from_below { last - away } else { last + away };
        on_eighth(here(Sound::Tone(number), column, "claim"), later + step)
    });
    let end = on_eighth(here(bell(column), column, "claim"), later + FANFARE - 1);
    steps.chain([end])
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
    fn every_fanfare_ends_on_its_column() {
        for column in Column::ALL {
            let cues: Vec<Cue> = fanfare(column, 0).collect();
            assert_eq!(cues.len(), usize::from(FANFARE) + 1);
            assert_eq!(cues[3].sound, tone(column), "{column:?}");
            assert_eq!(cues[4].sound, bell(column), "{column:?}");
            for cue in &cues[..4] {
                assert!(matches!(cue.sound, Sound::Tone(1..=TONES)), "{cue:?}");
            }
            let eighths: Vec<When> = cues.iter().map(|cue| cue.when).collect();
            assert_eq!(eighths[..4], [0, 1, 2, 3].map(When::Eighth));
            assert_eq!(eighths[4], eighths[3]);
        }
    }
}
