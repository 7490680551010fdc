//! Tones of the scale for what happens on the table: the ladder of a turn, its bank, claims, and the fall of a bust.

use cant_stop_rules::{Column, Game, Seat};

use super::catalogue::{Sound, TONES};
use super::cue::{Cue, When};

/// Tone of the D above middle C.
pub(super) const LOW_D: u8 = 1;

/// Level of the tones of a bank, in decibels: they follow each other under canvas and rope.
const BANKED: f32 = -5.0;

/// Level of the fanfare of a claim, in decibels: it is heard over its flag.
const FANFARE: f32 = 2.0;

/// Sixteenths between two tones of an arpeggio or a fanfare.
const EIGHTH: u8 = 2;

/// Sixteenths from a bust to the first of the columns that are lost, and their level in decibels.
const LOST: u8 = 4;
const LOST_LEVEL: f32 = 4.0;

/// The cue where the column is.
pub(super) fn here(sound: Sound, column: Column, why: &'static str) -> Cue {
    Cue {
        pan: side(column),
        ..Cue::plain(sound, why)
    }
}

/// The cue on the next sixteenth.
pub(super) fn on_grid(cue: Cue) -> Cue {
    Cue {
        when: When::Sixteenth(0),
        ..cue
    }
}

/// The cue at this number of sixteenths after the last tone.
pub(super) fn after_tones(cue: Cue, sixteenths: u8) -> Cue {
    Cue {
        when: When::AfterTones(sixteenths),
        ..cue
    }
}

/// A tone of the arpeggio in which runners are banked.
pub(super) fn banked(cue: Cue) -> Cue {
    Cue {
        level: BANKED,
        ..after_tones(cue, EIGHTH)
    }
}

/// The tone of a column: from 2 to 12 up the scale.
pub(super) fn tone(column: Column) -> Sound {
    Sound::Tone(column.number() - 1)
}

pub(super) fn bell(column: Column) -> Sound {
    Sound::Bell(column.number() - 1)
}

pub(super) fn felt(column: Column) -> Sound {
    Sound::Felt(column.number() - 1)
}

/// The two tones of a seat.
pub(super) fn signature(seat: Seat) -> Sound {
    Sound::Turn(seat.index() as u8 + 1)
}

/// The tone of the space that a turn has come to, counted from 1: greed climbs the scale, and stays on its last tone.
pub(super) fn rung(space: u8) -> Sound {
    Sound::Tone(space.clamp(1, TONES))
}

/// The climb backwards after its gust: the columns that are lost, the highest tone first, down to the D they came from.
pub(super) fn lost(game: &Game) -> impl Iterator<Item = Cue> {
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

/// Four eighths that rise: to the column's tone where the scale has room below it, else from it. Its bell ends them.
pub(super) fn fanfare(column: Column) -> impl Iterator<Item = Cue> {
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
pub(super) fn claims(game: &Game) -> bool {
    let seat = game.turn();
    let mut open = Column::ALL
        .into_iter()
        .filter(|column| game.owner(*column).is_none());
    open.any(|column| {
        let top = column.height();
        game.square(seat, column) == top || game.runner(column) == Some(top)
    })
}

/// The columns with a runner.
pub(super) fn runners(game: &Game) -> impl Iterator<Item = Column> {
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
                .filter_map(|cue| match (cue.sound, cue.when) {
                    (Sound::Tone(number @ 1..=TONES), When::AfterTones(EIGHTH)) => Some(number),
                    _ => None,
                })
                .collect();
            assert_eq!(tones.len(), 4, "{cues:?}");
            assert!(tones.windows(2).all(|two| two[0] < two[1]), "{tones:?}");
            let own = column.number() - 1;
            assert!(tones.contains(&own), "{column:?}: {tones:?}");
            let end = (cues[4].sound, cues[4].when);
            assert_eq!(end, (bell(column), When::AfterTones(0)));
        }
    }
}
