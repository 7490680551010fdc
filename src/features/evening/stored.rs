//! Stored evening: its players, its series, and the result of each game.

use bevy::prelude::*;
use cant_stop_records::RecordedSeat;

use crate::core::settings::StoredRoster;
use crate::core::store::Stored;

/// A player.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct EveningSeat {
    /// The name.
    pub name: String,
    /// Name of the mark.
    pub mark: String,
    /// Key of the opponent; empty for a person.
    pub bot: String,
}

/// Notable figure of a game.
#[derive(Reflect, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct Deed {
    /// Index in [`StoredEvening::seats`].
    pub seat: u8,
    /// Value; 0 if there was none.
    pub figure: u8,
}

/// Result of a game.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct EveningGame {
    /// Winners, as indices in [`StoredEvening::seats`].
    pub winners: Vec<u8>,
    /// Index of the first player.
    pub first: u8,
    /// Turns of the winner.
    pub turns: u8,
    /// Highest chance of a bust, in percent, of a roll that held.
    pub boldest: Deed,
    /// Most rolls in a turn.
    pub longest: Deed,
    /// Most busts of one seat.
    pub busts: Deed,
}

/// Evening under way, or the last one.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredEvening {
    /// Number of games it is played for; 0 for no limit.
    pub series: u8,
    /// Rules, in the notation of a game that has not begun.
    pub rules: String,
    /// Players, in order.
    pub seats: Vec<EveningSeat>,
    /// Finished games, in order.
    pub games: Vec<EveningGame>,
    /// Seed of the game begun last, a number as in its record; empty once it counts.
    pub playing: String,
}

impl Deed {
    /// Largest of these deeds; of equals the first.
    pub(super) fn largest(deeds: impl Iterator<Item = Deed>) -> Option<Deed> {
        deeds.reduce(|best, next| match next.figure > best.figure {
            true => next,
            false => best,
        })
    }
}

impl From<&RecordedSeat> for EveningSeat {
    fn from(seat: &RecordedSeat) -> EveningSeat {
        EveningSeat {
            name: seat.name.clone(),
            mark: seat.mark.clone(),
            bot: seat.bot.clone().unwrap_or_default(),
        }
    }
}

impl From<&EveningSeat> for RecordedSeat {
    fn from(seat: &EveningSeat) -> RecordedSeat {
        RecordedSeat {
            name: seat.name.clone(),
            mark: seat.mark.clone(),
            bot: Some(seat.bot.clone()).filter(|bot| !bot.is_empty()),
        }
    }
}

impl Stored for StoredEvening {
    const FILE: &str = "evening.toml";
    const GROUP: &str = "evening";
}

impl StoredEvening {
    /// Number of games that the seat at this index has won.
    pub fn wins(&self, place: usize) -> usize {
        let won = |game: &&EveningGame| game.winners.iter().any(|at| usize::from(*at) == place);
        self.games.iter().filter(won).count()
    }

    /// Number of wins that decide the evening; `None` without a limit.
    pub fn needed(&self) -> Option<usize> {
        (self.series > 0).then_some(usize::from(self.series / 2 + 1))
    }

    /// Winners of the evening, as indices: none while it goes on, several if they won equally often.
    pub fn winners(&self) -> Vec<usize> {
        let wins: Vec<usize> = (0..self.seats.len()).map(|at| self.wins(at)).collect();
        let most = wins.iter().copied().max().unwrap_or(0);
        if self.needed().is_none_or(|needed| most < needed) {
            return Vec::new();
        }
        (0..wins.len()).filter(|at| wins[*at] == most).collect()
    }

    /// Returns `true` after the first game, until the evening is decided.
    pub fn goes_on(&self) -> bool {
        !self.games.is_empty() && self.winners().is_empty()
    }

    /// First player of the next game: the one after the first player of the last. The dice decide for the first game.
    pub fn next_first(&self) -> Option<u8> {
        let seats = u8::try_from(self.seats.len()).ok()?;
        let last = self.games.last()?;
        (seats > 0).then(|| (last.first % seats + 1) % seats)
    }

    /// Sets the players and the rules of the next game. Each game after the end of an evening begins a new one. While it
    /// goes on, other players leave it as it is until their game is finished.
    pub fn seat(&mut self, seats: &[RecordedSeat], rules: String) {
        let seats: Vec<EveningSeat> = seats.iter().map(EveningSeat::from).collect();
        match self.places_of(&seats) {
            Some(places) if self.winners().is_empty() => {
                for game in &mut self.games {
                    game.move_to(&places);
                }
            }
            None if self.goes_on() => return,
            Some(_) => self.games.clear(),
            None => (self.games, self.series) = (Vec::new(), 0),
        }
        self.rules = rules;
        self.seats = seats;
    }

    /// New index of each player of the evening; `None` if others play.
    fn places_of(&self, seats: &[EveningSeat]) -> Option<Vec<u8>> {
        let mut free = vec![true; seats.len()];
        // A bot may have taken over the seat of a person.
        let place = |old: &EveningSeat| {
            let at = (0..seats.len()).find(|&at| free[at] && seats[at].name == old.name)?;
            free[at] = false;
            u8::try_from(at).ok()
        };
        let places = self.seats.iter().map(place).collect::<Option<Vec<u8>>>();
        places.filter(|places| places.len() == seats.len())
    }

    /// Adds a finished game. Other players begin a new evening with it; a bot that took over a seat is no other player.
    pub fn add(&mut self, seats: &[RecordedSeat], rules: String, game: EveningGame) {
        if !self.is_seated(seats) {
            self.seats = seats.iter().map(EveningSeat::from).collect();
            self.games.clear();
            self.series = 0;
        }
        self.rules = rules;
        self.games.push(game);
        self.playing.clear();
    }

    /// Returns `true` if these are its players, or bots in their places.
    pub(super) fn is_seated(&self, seats: &[RecordedSeat]) -> bool {
        let names = self.seats.iter().map(|seat| &seat.name);
        names.eq(seats.iter().map(|seat| &seat.name))
    }

    /// Seats under the names of the evening: a game may be recorded under other names of its players.
    pub(super) fn named(
        &self,
        roster: &StoredRoster,
        seats: impl IntoIterator<Item = RecordedSeat>,
    ) -> Vec<RecordedSeat> {
        let named = seats.into_iter().map(|mut seat| {
            let is_same = |own: &&EveningSeat| roster.now(&own.name) == roster.now(&seat.name);
            let is_there = self.seats.iter().any(|own| own.name == seat.name);
            if !is_there && let Some(own) = self.seats.iter().find(is_same) {
                seat.name.clone_from(&own.name);
            }
            seat
        });
        named.collect()
    }

    /// Removes all players and games if a player has one of these names.
    pub fn forget(&mut self, names: &[String]) {
        if self.seats.iter().any(|seat| names.contains(&seat.name)) {
            self.seats.clear();
            self.games.clear();
            self.series = 0;
        }
    }

    /// Renames a person, unless another seat has that name.
    pub fn rename(&mut self, earlier: &str, now: &str) {
        let is_there = self.seats.iter().any(|seat| seat.name == now);
        let mut people = self.seats.iter_mut().filter(|seat| seat.bot.is_empty());
        if !is_there && let Some(seat) = people.find(|seat| seat.name == earlier) {
            now.clone_into(&mut seat.name);
        }
    }
}

impl EveningGame {
    fn move_to(&mut self, places: &[u8]) {
        let moved = |at: u8| places.get(usize::from(at)).copied().unwrap_or(at);
        for winner in &mut self.winners {
            *winner = moved(*winner);
        }
        self.first = moved(self.first);
        for deed in [&mut self.boldest, &mut self.longest, &mut self.busts] {
            deed.seat = moved(deed.seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(names: &[&str]) -> Vec<RecordedSeat> {
        let person = |name: &&str| RecordedSeat::person(name, "disc");
        names.iter().map(person).collect()
    }

    fn won(winner: u8, first: u8) -> EveningGame {
        EveningGame {
            winners: vec![winner],
            first,
            ..default()
        }
    }

    fn evening(names: &[&str], series: u8, games: &[(u8, u8)]) -> StoredEvening {
        let mut evening = StoredEvening::default();
        evening.seat(&table(names), "3:2".to_owned());
        evening.series = series;
        for &(winner, first) in games {
            evening.add(&table(names), "3:2".to_owned(), won(winner, first));
        }
        evening
    }

    #[test]
    fn players_begin_in_turn() {
        let mut evening = evening(&["Ada", "Leo", "Mia"], 0, &[]);
        assert_eq!(evening.next_first(), None, "the dice say who begins");
        for (first, next) in [(1, 2), (2, 0), (0, 1)] {
            evening.add(&table(&["Ada", "Leo", "Mia"]), String::new(), won(0, first));
            assert_eq!(evening.next_first(), Some(next));
        }
        assert!(evening.goes_on(), "as long as they like");
    }

    #[test]
    fn the_first_with_more_than_half_of_the_games_has_won() {
        let names = ["Ada", "Leo"];
        for series in [3, 5, 7] {
            let needed = series / 2 + 1;
            let mut games: Vec<(u8, u8)> = (1..needed).flat_map(|_| [(0, 0), (1, 1)]).collect();
            assert!(evening(&names, series, &games).goes_on());
            games.push((1, 0));
            let over = evening(&names, series, &games);
            assert_eq!(games.len(), usize::from(series));
            assert_eq!(over.winners(), [1]);
            assert!(!over.goes_on());
        }
    }

    #[test]
    fn after_its_end_and_with_others_a_new_evening_begins() {
        let mut over = evening(&["Ada", "Leo"], 3, &[(0, 0), (0, 1)]);
        over.seat(&table(&["Ada", "Leo"]), String::new());
        assert_eq!((over.games.len(), over.series), (0, 3));
        over.seat(&table(&["Ada", "Mia"]), String::new());
        assert_eq!(over.series, 0);
        for others in [&["Ada", "Mia"][..], &["Ada", "Leo", "Mia"]] {
            let mut open = evening(&["Ada", "Leo"], 3, &[(0, 0)]);
            open.seat(&table(others), String::new());
            assert_eq!(open.wins(0), 1, "until their game is finished");
            open.add(&table(others), String::new(), won(1, 0));
            assert_eq!((open.games.len(), open.wins(1), open.series), (1, 1, 0));
        }
    }

    #[test]
    fn wins_follow_their_players_to_other_seats() {
        let mut evening = evening(&["Ada", "Leo", "Mia"], 5, &[(0, 2), (2, 0)]);
        evening.seat(&table(&["Mia", "Ada", "Leo"]), String::new());
        let wins: Vec<usize> = (0..3).map(|at| evening.wins(at)).collect();
        assert_eq!(wins, [1, 1, 0]);
        assert_eq!(evening.next_first(), Some(2), "Leo, after Ada");
    }

    #[test]
    fn a_game_under_another_name_of_a_player_is_one_of_the_evening() {
        for (now, name) in [("Leonie", "Leonie"), ("Ada", "Leo")] {
            let mut evening = evening(&["Ada", "Leo"], 0, &[(0, 0)]);
            let mut roster = StoredRoster::default();
            roster.rename("Leo", now);
            evening.rename("Leo", now);
            assert_eq!(evening.seats[1].name, name, "no two seats have one name");
            let seats = evening.named(&roster, table(&["Ada", "Leo"]));
            evening.add(&seats, String::new(), won(1, 1));
            assert_eq!([0, 1].map(|place| evening.wins(place)), [1, 1]);
        }
    }

    #[test]
    fn a_place_that_a_bot_took_over_stays_a_place_of_the_evening() {
        let mut evening = evening(&["Ada", "Leo"], 0, &[(0, 0)]);
        let mut seats = table(&["Ada", "Leo"]);
        seats[1].bot = Some("owl".to_owned());
        evening.add(&seats, String::new(), won(1, 1));
        assert_eq!(evening.games.len(), 2);
    }

    #[test]
    fn a_file_that_was_edited_is_no_trouble() {
        let mut odd = StoredEvening {
            series: 255,
            games: vec![won(9, 200)],
            ..default()
        };
        assert_eq!(odd.next_first(), None);
        odd.seats = evening(&["Ada", "Leo"], 0, &[]).seats;
        assert!(odd.next_first().is_some_and(|first| first < 2));
        assert!(odd.winners().is_empty());
        odd.seat(&table(&["Leo", "Ada"]), String::new());
    }
}
