//! Page of the evening in the results: wins, series, all games and notable moments; and the entry for another game.

use bevy::prelude::*;

use super::StoredEvening;
use super::stored::{Deed, EveningGame, EveningSeat};
use crate::referee::{Policy, RefereeSystems, Shown, StartGame};
use crate::ui::pages::AddPage as _;
use crate::ui::prelude::*;
use crate::ui::results::{ResultsEntries, ResultsPage, ResultsPanels, heading, list_names, moment};

const PAGE: ResultsPage = ResultsPage::new(30, texts::EVENING_TAB);
/// Series on offer, in games; 0 is no limit.
const SERIES: [u8; 4] = [0, 3, 5, 7];
/// Side of a mark, and of the piece for a win.
const MARK: f32 = 44.0;
const WIN: f32 = 26.0;
const SERIES_ROOM: f32 = 340.0;
/// Most games that are listed, the last ones, and most wins that are shown as pieces.
const MOST_GAMES: usize = 30;
const MOST_WINS: usize = 9;

#[derive(PartialEq)]
struct Evening(StoredEvening);

impl View for Evening {
    type Container = ResultsPanels;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let evening = &self.0;
        let series = match evening.needed() {
            None => Words::new(texts::EVENING_ANY),
            Some(_) => texts::EVENING_BEST_OF.with("games", evening.series),
        };
        parts.spawn((
            Key::of("series"),
            narrow_stepper(texts::EVENING_SERIES, series, SERIES_ROOM),
            observe(|stepped: On<Stepped>, mut evening: ResMut<StoredEvening>| {
                evening.series = cycle(&SERIES, evening.series, stepped.by);
            }),
        ));
        parts.spawn(column(GAP).fixed()).with_children(|rows| {
            if evening.games.is_empty() {
                rows.spawn(note(texts::EVENING_NONE));
            } else {
                draw(rows, evening);
            }
        });
    }
}

fn page(in_view: Res<InView<ResultsPage>>, evening: Res<StoredEvening>) -> Option<Evening> {
    (in_view.0 == PAGE).then(|| Evening(evening.clone()))
}

fn draw(rows: &mut ChildSpawnerCommands, evening: &StoredEvening) {
    let plans = Mark::ALL.into_iter().zip(&evening.seats).map(plan);
    let seats = Seats(plans.collect());
    rows.spawn(column(TIGHT)).with_children(|rows| {
        for (place, plan) in seats.0.iter().enumerate() {
            standing(rows, evening, place, plan);
        }
    });
    rows.spawn(note(outlook(evening)));
    rows.spawn(heading(texts::EVENING_GAMES));
    rows.spawn(column(TIGHT)).with_children(|rows| {
        let early = evening.games.len().saturating_sub(MOST_GAMES);
        for (number, game) in evening.games.iter().enumerate().skip(early) {
            rows.spawn(note(game_line(evening, number, game)));
        }
    });
    let cards = row(GAP).wrapped(GAP).fixed().aligned(AlignItems::Stretch);
    rows.spawn(cards)
        .with_children(|cards| moments(cards, evening, &seats));
}

/// Plan of a seat, with this mark if its own or its bot is unknown to this version.
fn plan((mark, seat): (Mark, &EveningSeat)) -> SeatPlan {
    SeatPlan::recorded(seat.into()).unwrap_or_else(|| SeatPlan {
        name: seat.name.clone(),
        mark,
        kind: SeatKind::Person,
    })
}

fn note(words: impl Into<Words>) -> impl Bundle {
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
    let words = texts::EVENING_WINS.with("name", plan.name.as_str());
    rows.spawn(row(GAP).wrapped(0.0)).with_children(|parts| {
        parts.spawn(mark_icon(plan.mark, MARK));
        parts.spawn(label(words.with("wins", wins), TextSize::Body, color));
        // At the right, one below the other.
        let pieces = Node {
            margin: UiRect::left(auto()),
            ..row(TIGHT)
        };
        parts.spawn(pieces).with_children(|pieces| {
            let places = evening.needed().unwrap_or(wins);
            for piece in 0..places.max(wins).min(MOST_WINS) {
                let node = Node::default().sized(Vec2::splat(WIN)).fixed();
                let color = if piece < wins { Role::Gold } else { Role::Well };
                pieces.spawn((node.rounded(f32::MAX), fill(color)));
            }
        });
    });
}

fn names(evening: &StoredEvening, places: impl IntoIterator<Item = usize>) -> Words {
    let seats = &evening.seats;
    let name = |place: usize| seats.get(place).map(|seat| seat.name.as_str());
    list_names(&places.into_iter().filter_map(name).collect::<Vec<_>>())
}

/// Winner of the evening; while it goes on, the wins that decide it and the player who begins the next game.
fn outlook(evening: &StoredEvening) -> Words {
    let winners = evening.winners();
    if let [only] = winners[..] {
        return texts::EVENING_WON.with("name", names(evening, [only]));
    }
    if !winners.is_empty() {
        return texts::EVENING_SHARED.with("names", names(evening, winners));
    }
    let next = evening.next_first().map(usize::from);
    let next = texts::EVENING_NEXT.with("name", names(evening, next));
    let Some(wins) = evening.needed() else {
        return next;
    };
    let needed = texts::EVENING_NEEDED.with("wins", wins);
    Words::dotted(needed, next)
}

/// Line of a game: winners, number of turns, and the player who began.
fn game_line(evening: &StoredEvening, number: usize, game: &EveningGame) -> Words {
    let winners = game.winners.iter().map(|place| usize::from(*place));
    texts::EVENING_GAME
        .with("game", number + 1)
        .with("names", names(evening, winners))
        .with("turns", game.turns)
        .with("first", names(evening, [usize::from(game.first)]))
}

fn moments(cards: &mut ChildSpawnerCommands, evening: &StoredEvening, seats: &Seats) {
    // Largest deed of all games; of equals the first.
    let most = |deed: fn(&EveningGame) -> Deed| {
        Deed::largest(evening.games.iter().map(deed)).filter(|deed| deed.figure > 0)
    };
    let quickest = evening.games.iter().min_by_key(|game| game.turns);
    let quickest = quickest.and_then(|game| {
        Some(Deed {
            seat: *game.winners.first()?,
            figure: game.turns,
        })
    });
    let deeds = [
        (texts::EVENING_QUICKEST, quickest),
        (texts::RESULTS_BOLDEST, most(|game| game.boldest)),
        (texts::RESULTS_LONGEST, most(|game| game.longest)),
        (texts::EVENING_BUSTS, most(|game| game.busts)),
    ];
    let figures = [
        (texts::EVENING_QUICKEST_VALUE, "turns"),
        (texts::RESULTS_BOLDEST_VALUE, "percent"),
        (texts::RESULTS_LONGEST_VALUE, "rolls"),
        (texts::EVENING_BUSTS_VALUE, "busts"),
    ];
    for ((title, deed), (value, figure)) in deeds.into_iter().zip(figures) {
        let seat = deed.and_then(|deed| Seat::new(deed.seat));
        if let (Some(deed), Some(seat)) = (deed, seat)
            && let Some(plan) = seats.0.get(seat.index())
        {
            let value = value.with("name", plan.name.as_str());
            let value = value.with(figure, deed.figure);
            moment(cards, seats, seat, title, value, |_| {});
        }
    }
}

/// Opens the page if the finished game decided the evening.
fn open_page(
    evening: Res<StoredEvening>,
    policy: Res<Policy>,
    mut in_view: ResMut<InView<ResultsPage>>,
) {
    if policy.counts && !evening.winners().is_empty() {
        in_view.set_if_neq(InView(PAGE));
    }
}

fn again(policy: Res<Policy>, evening: Res<StoredEvening>) -> Option<Entry> {
    let is_decided = policy.counts && !evening.winners().is_empty();
    let key = [texts::RESULTS_AGAIN, texts::EVENING_NEW][usize::from(is_decided)];
    (!policy.has_next_step).then(|| Entry::new(key))
}

fn play_again(
    (seats, evening): (Res<Seats>, Res<StoredEvening>),
    shown: Res<Shown>,
    mut commands: Commands,
) {
    let mut seats = seats.0.clone();
    for (plan, own) in seats.iter_mut().zip(&evening.seats) {
        // A bot stands in for a person until the end of the game.
        if plan.name == own.name && own.bot.is_empty() {
            plan.kind = SeatKind::Person;
        }
    }
    commands.trigger(StartGame {
        seats,
        variant: shown.game.variant(),
        seed: None,
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_page(PAGE)
        .add_panel(10, page)
        .add_entry(ResultsEntries, 10, again, play_again)
        .add_systems(
            OnEnter(Screen::Results),
            open_page.after(RefereeSystems::PutAway),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evening(series: u8, winners: &[u8]) -> StoredEvening {
        let seat = |name: &str| EveningSeat {
            name: name.to_owned(),
            mark: "disc".to_owned(),
            bot: String::new(),
        };
        let game = |(number, winner): (u8, &u8)| EveningGame {
            winners: vec![*winner],
            first: number % 2,
            turns: 9 + number,
            ..default()
        };
        StoredEvening {
            series,
            rules: "3:2".to_owned(),
            seats: vec![seat("Ada"), seat("Leo")],
            games: (0..).zip(winners).map(game).collect(),
            ..default()
        }
    }

    #[test]
    fn the_outlook_names_what_decides_and_the_next_to_begin_or_the_winner() {
        let said = |evening: &StoredEvening| Locale(Language::En).say(&outlook(evening));
        assert_eq!(said(&evening(0, &[0])), "Leo begins the next game");
        assert_eq!(
            said(&evening(5, &[0, 1])),
            "3 wins take the evening · Ada begins the next game"
        );
        assert_eq!(said(&evening(3, &[1, 0, 1])), "Leo wins the evening");
    }

    #[test]
    fn every_game_is_a_line() {
        let evening = evening(0, &[0, 1]);
        let said = Locale(Language::En).say(&game_line(&evening, 1, &evening.games[1]));
        assert_eq!(said, "Game 2: Leo in 10 turns. Leo began.");
    }
}
