//! What happens in the game, as heard: what things sound like, and the tone that a column or a turn has.

use bevy::prelude::*;
use cant_stop_rules::{Column, Event as GameEvent, Game};

use super::cue::{Cue, Sound, TONES};
use crate::referee::{Beat, Pace};

/// How loud the tone of a square is that is given up: it only says which.
const GIVEN_UP: f32 = 0.4;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(sound_beat);
}

fn sound_beat(beat: On<Beat>, pace: Res<Pace>, mut cues: MessageWriter<Cue>) {
    let here = |sound: Sound, column: Column| Cue {
        panning: side(column),
        ..Cue::plain(sound)
    };
    match beat.event {
        GameEvent::RollCalled { .. } => {
            cues.write(Cue::plain(Sound::Roll));
            if !beat.by_hand {
                cues.write(Cue {
                    gain: 0.6,
                    panning: 0.4,
                    ..Cue::plain(Sound::Rattle)
                });
            }
        }
        GameEvent::RunnerPlaced { column, to, .. } if to < column.height() => {
            cues.write(here(Sound::Place, column));
            cues.write(here(tone(column), column));
        }
        GameEvent::RunnerAdvanced { column, to, .. } if to < column.height() => {
            cues.write(here(Sound::Step, column));
            cues.write(here(rung(climbed(&beat.before) + 1), column));
        }
        GameEvent::RunnerPlaced { column, .. } | GameEvent::RunnerAdvanced { column, .. } => {
            cues.write(here(Sound::Top, column));
        }
        GameEvent::Busted { .. } => {
            cues.write(Cue::plain(Sound::Bust));
        }
        GameEvent::Stopped { .. } => {
            cues.write(Cue::plain(Sound::Stop));
        }
        GameEvent::Banked { column, .. } => {
            cues.write(here(Sound::Bank, column));
            cues.write(here(tone(column), column));
        }
        GameEvent::GaveUp { column, .. } => {
            cues.write(here(Sound::Bank, column));
            cues.write(Cue {
                gain: GIVEN_UP,
                ..here(tone(column), column)
            });
        }
        GameEvent::Claimed { .. } => {
            cues.write(Cue::plain(Sound::Claim));
        }
        GameEvent::Won { .. } => {
            cues.write(Cue::plain(Sound::Win));
        }
        GameEvent::TurnBegan { .. } if pace.animate => {
            cues.write(Cue::plain(Sound::Turn));
        }
        _ => {}
    }
}

/// The tone of a column: from 2 to 12 up the scale.
fn tone(column: Column) -> Sound {
    Sound::Tone(column.number() - 1)
}

/// The tone of the space that a turn has come to, counted from 1: greed climbs the scale, and stays on its last tone.
fn rung(space: u8) -> Sound {
    Sound::Tone(space.clamp(1, TONES))
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
}
