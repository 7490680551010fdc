//! The page of the evening: what everybody has won, what is played for, every game, and the moments worth telling.

use bevy::{prelude::*, ui_widgets::observe};
use cant_stop_records::RecordedSeat;
use cant_stop_rules::Seat;

use super::{
    panel::{fact, heading},
    summary::list,
};
use crate::core::cycle::cycle;
use crate::core::locale::Words;
use crate::core::seats::{SeatPlan, Seats};
use crate::core::settings::{Deed, EveningGame, SERIES, StoredEvening};
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::ui::color::{Role, fill};
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{
    ShownValue, Stepped, column, label, mark_icon, medium_label, narrow_stepper,
};

/// The side of a mark, and of what stands for a win.
const MARK: f32 = 44.0;
const WIN: f32 = 26.0;
/// The room that what is played for has.
const SERIES_ROOM: f32 = 340.0;
/// More wins than this are told by their number alone.
const MOST_WINS: usize = 9;

/// The row that says what is played for.
#[derive(Component)]
pub(super) struct SeriesRow;

/// Everything below it.
#[derive(Component)]
pub(super) struct EveningView;

/// Puts the page up.
pub(super) fn tell(view: &mut ChildSpawnerCommands) {
    view.spawn((
        SeriesRow,
        narrow_stepper(
            Words::new(texts::EVENING_SERIES),
            Words::literal(""),
            SERIES_ROOM,
        ),
        observe(step),
    ));
    view.spawn((
        EveningView,
        Node {
            flex_shrink: 0.0,
            ..column(GAP)
        },
    ));
}

fn step(stepped: On<Stepped>, mut evening: ResMut<StoredEvening>) {
    evening.series = cycle(&SERIES, evening.series, stepped.by);
}

/// What is played for.
fn series(evening: &StoredEvening) -> Words {
    match evening.needed() {
        None => Words::new(texts::EVENING_ANY),
        Some(_) => Words::new(texts::EVENING_BEST_OF).with("games", evening.series),
    }
}

/// Writes the page, again when something else is played for.
pub(super) fn show(
    evening: Res<StoredEvening>,
    views: Query<(Entity, Ref<EveningView>)>,
    mut rows: Query<&mut ShownValue, With<SeriesRow>>,
    mut commands: Commands,
) {
    for (view, added) in &views {
        if !evening.is_changed() && !added.is_added() {
            continue;
        }
        for mut shown in &mut rows {
            shown.set_if_neq(ShownValue(series(&evening)));
        }
        let seats = seats(&evening);
        commands
            .entity(view)
            .despawn_children()
            .with_children(|rows| match evening.games.is_empty() {
                true => {
                    rows.spawn(note(Words::new(texts::EVENING_NONE)));
                }
                false => write(rows, &evening, &seats),
            });
    }
}

/// Who plays, as far as they are known here.
fn seats(evening: &StoredEvening) -> Seats {
    let seats = evening.seats.iter().map(RecordedSeat::from);
    Seats(seats.filter_map(SeatPlan::recorded).collect())
}

fn write(rows: &mut ChildSpawnerCommands, evening: &StoredEvening, seats: &Seats) {
    rows.spawn(column(TIGHT)).with_children(|rows| {
        for (place, plan) in seats.0.iter().enumerate() {
            standing(rows, evening, place, plan);
        }
    });
    rows.spawn(note(outlook(evening)));
    rows.spawn(heading(texts::EVENING_GAMES));
    rows.spawn(column(TIGHT)).with_children(|rows| {
        for (number, game) in evening.games.iter().enumerate() {
            rows.spawn(note(told(evening, number, game)));
        }
    });
    rows.spawn(Node {
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        column_gap: px(GAP),
        row_gap: px(GAP),
        ..default()
    })
    .with_children(|facts| moments(facts, evening, seats));
}

fn note(words: Words) -> impl Bundle {
    medium_label(words, TextSize::Small, Role::PaperDim)
}

/// Mark, name, a piece of gold for every win, and their number.
fn standing(
    rows: &mut ChildSpawnerCommands,
    evening: &StoredEvening,
    place: usize,
    plan: &SeatPlan,
) {
    let wins = evening.wins(place);
    let has_won = evening.winners().contains(&place);
    let color = if has_won { Role::Gold } else { Role::Paper };
    rows.spawn(Node {
        flex_wrap: FlexWrap::Wrap,
        ..widgets::row(GAP)
    })
    .with_children(|row| {
        row.spawn(mark_icon(plan.mark, MARK));
        row.spawn(label(
            Words::new(texts::EVENING_WINS)
                .with("name", plan.name.as_str())
                .with("wins", wins),
            TextSize::Body,
            color,
        ));
        // At the right, one below the other.
        let pieces = Node {
            margin: UiRect::left(auto()),
            ..widgets::row(TIGHT)
        };
        row.spawn(pieces).with_children(|row| {
            let places = evening.needed().unwrap_or(wins);
            for piece in 0..places.max(wins).min(MOST_WINS) {
                row.spawn(win(piece < wins));
            }
        });
    });
}

/// A win, or room for one.
fn win(is_won: bool) -> impl Bundle {
    (
        Node {
            width: px(WIN),
            height: px(WIN),
            flex_shrink: 0.0,
            border_radius: BorderRadius::MAX,
            ..default()
        },
        fill(if is_won { Role::Gold } else { Role::Well }),
    )
}

fn names(evening: &StoredEvening, places: impl IntoIterator<Item = usize>) -> Words {
    let seats = &evening.seats;
    let names: Vec<&str> = places
        .into_iter()
        .filter_map(|place| Some(seats.get(place)?.name.as_str()))
        .collect();
    list(&names)
}

/// Who has won the evening; while it goes on, what decides it and who begins the next game.
pub(super) fn outlook(evening: &StoredEvening) -> Words {
    let winners = evening.winners();
    if let [only] = winners[..] {
        return Words::new(texts::EVENING_WON).with("name", names(evening, [only]));
    }
    if !winners.is_empty() {
        return Words::new(texts::EVENING_SHARED).with("names", names(evening, winners));
    }
    let next = evening.next_first().map(usize::from);
    let next = Words::new(texts::EVENING_NEXT).with("name", names(evening, next));
    match evening.needed() {
        None => next,
        Some(wins) => Words::new(texts::DOT_LIST)
            .with(
                "first",
                Words::new(texts::EVENING_NEEDED).with("wins", wins),
            )
            .with("second", next),
    }
}

/// A game in a line: who won, in how many turns, and who began.
fn told(evening: &StoredEvening, number: usize, game: &EveningGame) -> Words {
    let winners = game.winners.iter().map(|place| usize::from(*place));
    Words::new(texts::EVENING_GAME)
        .with("game", number + 1)
        .with("names", names(evening, winners))
        .with("turns", game.turns)
        .with("first", names(evening, [usize::from(game.first)]))
}

/// The most of something in any game; of equals the first.
fn most(evening: &StoredEvening, deed: impl Fn(&EveningGame) -> Deed) -> Option<Deed> {
    let deeds = evening.games.iter().map(deed);
    deeds.filter(|deed| deed.figure > 0).reduce(|best, next| {
        if next.figure > best.figure {
            next
        } else {
            best
        }
    })
}

fn moments(facts: &mut ChildSpawnerCommands, evening: &StoredEvening, seats: &Seats) {
    let quickest = evening.games.iter().min_by_key(|game| game.turns);
    let quickest = quickest.and_then(|game| {
        Some(Deed {
            seat: *game.winners.first()?,
            figure: game.turns,
        })
    });
    let told: [(TextKey, Option<Deed>, fn(Words, u8) -> Words); 4] = [
        (texts::EVENING_QUICKEST, quickest, |words, figure| {
            words.with("turns", figure)
        }),
        (
            texts::RESULTS_BOLDEST,
            most(evening, |game| game.boldest),
            |words, figure| words.with("percent", figure),
        ),
        (
            texts::RESULTS_LONGEST,
            most(evening, |game| game.longest),
            |words, figure| words.with("rolls", figure),
        ),
        (
            texts::EVENING_BUSTS,
            most(evening, |game| game.busts),
            |words, figure| words.with("busts", figure),
        ),
    ];
    let values = [
        texts::EVENING_QUICKEST_VALUE,
        texts::RESULTS_BOLDEST_VALUE,
        texts::RESULTS_LONGEST_VALUE,
        texts::EVENING_BUSTS_VALUE,
    ];
    for ((title, deed, with), value) in told.into_iter().zip(values) {
        let Some(deed) = deed else { continue };
        let seat = Seat::new(deed.seat);
        if let Some((seat, plan)) = seat.and_then(|seat| Some((seat, seats.0.get(seat.index())?))) {
            let value = with(
                Words::new(value).with("name", plan.name.as_str()),
                deed.figure,
            );
            fact(facts, seats, seat, title, value, |_| {});
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::{EveningSeat, Language};

    fn evening(series: u8, winners: &[u8]) -> StoredEvening {
        let seat = |name: &str| EveningSeat {
            name: name.to_owned(),
            mark: "disc".to_owned(),
            bot: String::new(),
        };
        let games = winners.iter().enumerate();
        StoredEvening {
            series,
            rules: "3:2".to_owned(),
            seats: vec![seat("Ada"), seat("Leo")],
            games: games
                .map(|(number, winner)| EveningGame {
                    winners: vec![*winner],
                    first: (number % 2) as u8,
                    turns: 9 + number as u8,
                    ..default()
                })
                .collect(),
        }
    }

    #[test]
    fn it_is_said_what_decides_and_who_begins_or_who_has_won() {
        let said = |evening: &StoredEvening| Locale(Language::En).say(&outlook(evening));
        assert_eq!(said(&evening(0, &[0])), "Leo begins the next game");
        assert_eq!(
            said(&evening(5, &[0, 1])),
            "3 wins decide the evening · Ada begins the next game"
        );
        assert_eq!(said(&evening(3, &[1, 0, 1])), "Leo wins the evening");
    }

    #[test]
    fn every_game_is_a_line() {
        let evening = evening(0, &[0, 1]);
        let said = Locale(Language::En).say(&told(&evening, 1, &evening.games[1]));
        assert_eq!(said, "Game 2: Leo in 10 turns. Leo began.");
    }
}
