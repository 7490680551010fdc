//! The evening: games of the same players, who begin in turn, and the sum of their wins.

mod catch_up;
mod entry;
mod results;
mod stored;

pub use stored::StoredEvening;

use bevy::prelude::*;
use cant_stop_records::RecordedSeat;
use cant_stop_rules::notation::Playthrough;

use self::stored::{Deed, EveningGame};
use crate::core::settings::{ANONYMOUS, PlayerForgotten, PlayerRenamed};
use crate::core::store::StoreApp as _;
use crate::referee::{
    GameStory, Match, MatchEnd, MatchOver, MatchStarter, NewMatch, NextOfEvening, StartGame,
};
use crate::ui::prelude::*;

/// The next game of an evening that goes on; `None` if none does, or if its players or rules are unknown to this version.
fn next_game(evening: &StoredEvening) -> Option<(Vec<SeatPlan>, Variant)> {
    let seats = evening.seats.iter().map(RecordedSeat::from);
    let seats: Vec<SeatPlan> = seats.map(SeatPlan::recorded).collect::<Option<_>>()?;
    let agreed: Playthrough = evening.rules.parse().ok()?;
    let fits = usize::from(agreed.start().seats()) == seats.len();
    (evening.goes_on() && fits).then(|| (seats, agreed.start().variant()))
}

fn play_next(_: On<NextOfEvening>, evening: Res<StoredEvening>, mut commands: Commands) {
    if let Some((seats, settings)) = next_game(&evening) {
        commands.trigger(StartGame {
            seats,
            variant: settings,
            seed: None,
        });
    }
}

/// Notation of a game that has not begun.
fn written(settings: Variant, seats: &[RecordedSeat]) -> String {
    let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    Playthrough::new(settings, count).map_or_else(|_| String::new(), |game| game.to_string())
}

/// Begins a game at a table as the next of its evening.
fn start_game(
    start: On<StartGame>,
    roster: Res<StoredRoster>,
    mut evening: ResMut<StoredEvening>,
    mut starter: MatchStarter,
) {
    if starter.is_beginning() {
        return;
    }
    let recorded = evening.named(&roster, start.seats.iter().map(RecordedSeat::from));
    let seed = start.seed.unwrap_or_else(|| starter.seed());
    let mut new = NewMatch::new(start.seats.clone(), start.variant);
    new.seed = Some(seed);
    if new.is_allowed() {
        evening.seat(&recorded, written(start.variant, &recorded));
        evening.playing = seed.to_string();
        let first = evening
            .next_first()
            .filter(|_| evening.is_seated(&recorded));
        new.first = first.and_then(Seat::new);
    }
    if let Some(plan) = new.first.and_then(|first| start.seats.get(first.index())) {
        starter.notify(
            texts::EVENING_BEGINS
                .with("game", evening.games.len() + 1)
                .with("name", plan.name.as_str()),
        );
    }
    starter.begin(new);
}

/// Largest value of a figure and its seat; of equals the first.
fn most(game: &Game, figure: impl Fn(Seat) -> u32) -> Deed {
    let deeds = game.each_seat().map(|seat| Deed {
        seat: seat.index() as u8,
        figure: u8::try_from(figure(seat)).unwrap_or(u8::MAX),
    });
    Deed::largest(deeds).unwrap_or_default()
}

fn figures(game: &Game, story: &GameStory) -> EveningGame {
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

/// Adds the finished game to its evening.
fn count_game(
    over: On<MatchOver>,
    current: Res<Match>,
    (seats, story): (Res<Seats>, Res<GameStory>),
    roster: Res<StoredRoster>,
    mut evening: ResMut<StoredEvening>,
) {
    if over.end != MatchEnd::Finished || !current.policy().counts {
        return;
    }
    let seats = evening.named(&roster, seats.0.iter().map(RecordedSeat::from));
    let game = current.game();
    let figures = figures(game, &story);
    evening.add(&seats, written(game.variant(), &seats), figures);
}

/// Renames a player of the results, who may play again.
fn rename_seat(renamed: On<PlayerRenamed>, mut seats: If<ResMut<Seats>>) {
    let is_there = seats.0.0.iter().any(|plan| plan.name == renamed.now);
    let mut people = people_of(&mut seats);
    if !is_there && let Some(plan) = people.find(|plan| plan.name == renamed.earlier) {
        renamed.now.clone_into(&mut plan.name);
    }
}

fn forget_seats(forgotten: On<PlayerForgotten>, mut seats: If<ResMut<Seats>>) {
    for plan in people_of(&mut seats).filter(|plan| forgotten.names.contains(&plan.name)) {
        ANONYMOUS.clone_into(&mut plan.name);
    }
}

fn people_of(seats: &mut Seats) -> impl Iterator<Item = &mut SeatPlan> {
    let plans = seats.0.iter_mut();
    plans.filter(|plan| plan.kind == SeatKind::Person)
}

pub(crate) fn game_plugin(app: &mut App) {
    app.store::<StoredEvening>()
        .add_observer(
            |renamed: On<PlayerRenamed>, mut evening: ResMut<StoredEvening>| {
                evening.rename(&renamed.earlier, &renamed.now);
            },
        )
        .add_observer(
            |forgotten: On<PlayerForgotten>, mut evening: ResMut<StoredEvening>| {
                evening.forget(&forgotten.names);
            },
        )
        .add_observer(rename_seat)
        .add_observer(forget_seats)
        .add_observer(play_next)
        .add_observer(start_game)
        .add_observer(count_game)
        .add_plugins(catch_up::plugin);
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((game_plugin, entry::plugin, results::plugin));
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;
    use crate::core::store::SettingsFolder;

    #[test]
    fn players_are_renamed_and_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = App::new();
        let seats = ["Ada", "Leo"].map(|name| RecordedSeat::person(name, "disc"));
        app.insert_resource(SettingsFolder(folder.path().to_owned()))
            .insert_resource(Seats(SeatPlan::all_recorded(&seats).unwrap()))
            .add_plugins(game_plugin);
        let world = app.world_mut();
        let of_results = |world: &World| world.resource::<Seats>().0[1].name.clone();
        let mut evening = world.resource_mut::<StoredEvening>();
        evening.seat(&seats, String::new());
        world.trigger(PlayerRenamed {
            earlier: "Leo".to_owned(),
            now: "Leonie".to_owned(),
        });
        let evening = world.resource::<StoredEvening>();
        assert_eq!(evening.seats[1].name, "Leonie");
        assert_eq!(of_results(world), "Leonie");
        world.trigger(PlayerForgotten {
            names: vec!["Leonie".to_owned(), "Leo".to_owned()],
        });
        assert!(world.resource::<StoredEvening>().seats.is_empty());
        assert_eq!(of_results(world), ANONYMOUS);
    }
}
