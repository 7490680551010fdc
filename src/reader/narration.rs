//! The match, told: what happens is announced as it is shown, and stays on show while it is being said.
//!
//! The group that the focus enters says a question to a person, with the roll that led to it; all other events are
//! announced here.

use bevy::prelude::*;

use super::mountain::and_then;
use super::{Announcements, Audience};
use crate::core::speech::{Speech, seconds_to_say};
use crate::opponents::line;
use crate::referee::{Beat, Hold, Match, Pace, climbs_in_words, dice_in_words, runners_in_words};
use crate::ui::prelude::*;

fn narrate(
    beat: On<Beat>,
    audience: Audience,
    (seats, current): (If<Res<Seats>>, If<Res<Match>>),
    settings: Res<Settings>,
    (time, pace): (Res<Time<Virtual>>, Res<Pace>),
    mut announcements: ResMut<Announcements>,
    mut speech: ResMut<Speech>,
    mut commands: Commands,
) {
    if !audience.is_there() {
        return;
    }
    let Some(mut words) = told(&beat, &seats, current.policy().is_played) else {
        return;
    };
    if let Some((seat, line)) = line(&beat.event, &seats) {
        words = Words::new(texts::READER_SAYS)
            .with("told", words)
            .with("name", &seats.get(seat).name)
            .with("line", line);
    }
    let said = settings.locale().say(&words);
    // It is heard to its end before the game goes on; a press goes on at once.
    speech.say(&said);
    let seconds = seconds_to_say(&said);
    commands.spawn(if pace.is_hurried() {
        Hold::seconds(seconds)
    } else {
        Hold::real_seconds(seconds, time.relative_speed())
    });
    announcements.say(said, false);
}

/// Words for a beat; `None` if the person who is asked next hears it in the question. A replay asks no question.
fn told(beat: &Beat, seats: &Seats, asks: bool) -> Option<Words> {
    let game = &beat.before;
    let named = |key, seat: Seat| Words::new(key).with("name", &seats.get(seat).name);
    let is_person = |seat: Seat| asks && seats.get(seat).kind == SeatKind::Person;
    Some(match beat.event {
        GameEvent::RollOffRolled { seat, dice } => named(texts::READER_ROLLS_TWO, seat)
            .with("dice", dice_in_words(&dice))
            .with("sum", dice[0] + dice[1]),
        GameEvent::RollOffTied { .. } => Words::new(texts::BANNER_ROLL_OFF_TIED),
        GameEvent::TurnBegan { seat } if !is_person(seat) => named(texts::COUCH_WHOSE_TURN, seat),
        GameEvent::Rolled { seat, dice } if !is_person(seat) || busts(&beat.after) => {
            named(texts::READER_ROLLS, seat).with("dice", dice_in_words(&dice))
        }
        GameEvent::Chose { seat, mv } if !is_person(seat) => {
            let runners = climbs_in_words(&game.preview(mv))?;
            named(texts::READER_CLIMBS, seat).with("runners", runners)
        }
        GameEvent::Busted { seat, lost } => named(texts::READER_BUSTS, seat).with("steps", lost),
        GameEvent::Stopped { seat } => {
            named(texts::READER_STOPS, seat).with("runners", runners_in_words(game)?)
        }
        GameEvent::Claimed { seat, column } => named(texts::READER_CLAIMS, seat)
            .with("column", column.number())
            .with("owned", beat.after.columns_owned(seat))
            .with("target", game.variant().columns_to_win),
        GameEvent::GaveUp { seat, column, .. } => {
            named(texts::BANNER_GIVES_UP, seat).with("column", column.number())
        }
        GameEvent::Won { winners } => {
            let names = winners.iter();
            let names = names.map(|seat| Words::literal(&seats.get(seat).name));
            Words::new(texts::RIBBON_WIN)
                .with("name", names.reduce(and_then)?)
                .with("count", winners.len())
        }
        _ => return None,
    })
}

/// Returns `true` if the roll just made has no legal move.
fn busts(game: &Game) -> bool {
    game.pairings()
        .is_none_or(|pairings| pairings.iter().all(|pairing| pairing.moves().is_empty()))
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(narrate);
}
