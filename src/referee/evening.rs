//! The evening: the same players play again, begin in turn, and what they won adds up.

use bevy::prelude::*;
use cant_stop_records::RecordedSeat;
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Game, Seat, Settings, SettingsError};

use super::{GameStory, Match, StartGame};
use crate::core::seats::{SeatPlan, Seats};
use crate::core::settings::{Deed, EveningGame, StoredEvening};

/// Play the next game of the evening: the same players, the same rules, and who is next begins.
#[derive(Event, Clone, Copy, Debug)]
pub struct NextOfEvening;

/// The next game of an evening that goes on; `None` where none does, or where its players or rules are not known here.
pub(crate) fn next_game(evening: &StoredEvening) -> Option<(Vec<SeatPlan>, Settings)> {
    let seats = evening.seats.iter().map(RecordedSeat::from);
    let seats: Vec<SeatPlan> = seats.map(SeatPlan::recorded).collect::<Option<_>>()?;
    let agreed: Playthrough = evening.rules.parse().ok()?;
    let fits = usize::from(agreed.start().seats()) == seats.len();
    (evening.goes_on() && fits).then(|| (seats, agreed.start().settings()))
}

fn play_next(_: On<NextOfEvening>, evening: Res<StoredEvening>, mut commands: Commands) {
    if let Some((seats, settings)) = next_game(&evening) {
        commands.trigger(StartGame {
            seats,
            settings,
            seed: None,
        });
    }
}

/// How a game that has not begun is written.
fn written(settings: Settings, seats: &[RecordedSeat]) -> String {
    let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    Playthrough::new(settings, count).map_or_else(|_| String::new(), |game| game.to_string())
}

/// A game of the evening that begins, and who begins it if the dice do not say so.
///
/// # Errors
///
/// When so many seats cannot play by these settings; the evening is as it was.
pub(super) fn begin(
    evening: &mut StoredEvening,
    seats: &[RecordedSeat],
    settings: Settings,
) -> Result<(Game, Option<Seat>), SettingsError> {
    let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    let game = Game::new(settings, count)?;
    evening.seat(seats, written(settings, seats));
    let first = evening.next_first().and_then(Seat::new);
    let begun = first.and_then(|first| Playthrough::begun_by(settings, count, first).ok());
    Ok(match begun {
        Some(begun) => (begun.start(), first),
        None => (game, None),
    })
}

/// The most of something, and whose it was; of equals the first.
fn most(game: &Game, figure: impl Fn(Seat) -> u32) -> Deed {
    let seats = game.each_seat();
    let best = seats.reduce(|best, next| {
        if figure(next) > figure(best) {
            next
        } else {
            best
        }
    });
    best.map_or_else(Deed::default, |seat| Deed {
        seat: seat.index() as u8,
        figure: u8::try_from(figure(seat)).unwrap_or(u8::MAX),
    })
}

/// How a game went that is over.
fn told(game: &Game, story: &GameStory) -> EveningGame {
    let place = |seat: Seat| seat.index() as u8;
    let turns = game.winners().iter().map(|seat| story.seat(seat).turns);
    let first = story.turns().first();
    EveningGame {
        winners: game.winners().iter().map(place).collect(),
        first: first.map_or(0, |turn| place(turn.seat)),
        turns: u8::try_from(turns.max().unwrap_or(0)).unwrap_or(u8::MAX),
        boldest: most(game, |seat| {
            let boldest = story.seat(seat).boldest;
            boldest.map_or(0, |roll| u32::from(roll.chance.percent()))
        }),
        longest: most(game, |seat| story.seat(seat).longest_turn),
        busts: most(game, |seat| story.seat(seat).busts),
    }
}

/// Adds the game that is over to its evening.
pub(super) fn add(evening: &mut StoredEvening, current: &Match, seats: &Seats, story: &GameStory) {
    if !current.counts() {
        return;
    }
    let seats: Vec<RecordedSeat> = seats.0.iter().map(RecordedSeat::from).collect();
    let game = current.game();
    evening.add(&seats, written(game.settings(), &seats), told(game, story));
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(play_next);
}
