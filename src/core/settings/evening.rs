//! The games that the same players play one after the other: who sits there, what they play for, and how each game went.

use bevy::prelude::*;
use cant_stop_records::RecordedSeat;

use crate::core::store::Stored;

/// The games that can be played for; 0 is as many as they like.
pub const SERIES: [u8; 4] = [0, 3, 5, 7];

/// Who sits there.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct EveningSeat {
    /// The name.
    pub name: String,
    /// The name of the mark.
    pub mark: String,
    /// The key of the opponent; empty for a person.
    pub bot: String,
}

/// Something in a game that is worth telling.
#[derive(Reflect, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct Deed {
    /// Whose it was, as a place in [`StoredEvening::seats`].
    pub seat: u8,
    /// How much it was; 0 if there was none.
    pub figure: u8,
}

/// How one of the games went.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct EveningGame {
    /// Who won, as places in [`StoredEvening::seats`].
    pub winners: Vec<u8>,
    /// Who began.
    pub first: u8,
    /// The turns of whoever won.
    pub turns: u8,
    /// The riskiest roll that held: the chance of a bust, in percent.
    pub boldest: Deed,
    /// The turn with the most rolls.
    pub longest: Deed,
    /// The most busts of one seat.
    pub busts: Deed,
}

/// The evening that is under way, or was the last.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredEvening {
    /// How many games decide it; see [`SERIES`].
    pub series: u8,
    /// What is agreed, as a game that has not begun is written.
    pub rules: String,
    /// Who plays, in order.
    pub seats: Vec<EveningSeat>,
    /// The games that are over, in order.
    pub games: Vec<EveningGame>,
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
    /// How often the seat at this place has won.
    pub fn wins(&self, place: usize) -> usize {
        let won = |game: &&EveningGame| game.winners.iter().any(|at| usize::from(*at) == place);
        self.games.iter().filter(won).count()
    }

    /// How many wins decide the evening, if it is played for any.
    pub fn needed(&self) -> Option<usize> {
        (self.series > 0).then_some(usize::from(self.series / 2 + 1))
    }

    /// Who has won the evening, as places; nobody while it goes on, and several who won as many games when it ended.
    pub fn winners(&self) -> Vec<usize> {
        let wins: Vec<usize> = (0..self.seats.len()).map(|at| self.wins(at)).collect();
        let most = wins.iter().copied().max().unwrap_or(0);
        if self.needed().is_none_or(|needed| most < needed) {
            return Vec::new();
        }
        (0..wins.len()).filter(|at| wins[*at] == most).collect()
    }

    /// Whether games have been played and more can be.
    pub fn goes_on(&self) -> bool {
        !self.games.is_empty() && self.winners().is_empty()
    }

    /// Who begins the next game: the one after whoever began the last; the dice say so for the first.
    pub fn next_first(&self) -> Option<u8> {
        let seats = u8::try_from(self.seats.len()).ok()?;
        let last = self.games.last()?;
        (seats > 0).then(|| (last.first % seats + 1) % seats)
    }

    /// Seats these for another game. The same players at other places go on with their evening, and so do they by other
    /// rules; others begin a new one, and so does everybody after its end.
    pub fn seat(&mut self, seats: &[RecordedSeat], rules: String) {
        let seats: Vec<EveningSeat> = seats.iter().map(EveningSeat::from).collect();
        self.rules = rules;
        match self.places_of(&seats) {
            Some(places) if self.winners().is_empty() => {
                for game in &mut self.games {
                    game.move_to(&places);
                }
            }
            _ => self.games.clear(),
        }
        self.seats = seats;
    }

    /// Where everybody of the evening sits now; `None` if others do.
    fn places_of(&self, seats: &[EveningSeat]) -> Option<Vec<u8>> {
        let mut free: Vec<bool> = vec![true; seats.len()];
        let places: Option<Vec<u8>> = self
            .seats
            .iter()
            .map(|old| {
                // A bot may decide for somebody who has gone home.
                let at = (0..seats.len()).find(|&at| free[at] && seats[at].name == old.name)?;
                free[at] = false;
                u8::try_from(at).ok()
            })
            .collect();
        places.filter(|places| places.len() == seats.len())
    }

    /// Adds a game of these seats that is over; of others it is the first of a new evening. Who decides for a seat may have
    /// changed meanwhile.
    pub fn add(&mut self, seats: &[RecordedSeat], rules: String, game: EveningGame) {
        let names = |seats: &[EveningSeat]| -> Vec<String> {
            seats.iter().map(|seat| seat.name.clone()).collect()
        };
        let seats: Vec<EveningSeat> = seats.iter().map(EveningSeat::from).collect();
        if names(&self.seats) != names(&seats) {
            self.seats = seats;
            self.games.clear();
        }
        self.rules = rules;
        self.games.push(game);
    }

    /// Forgets who these names stood for.
    pub fn forget(&mut self, names: &[String]) {
        if self.seats.iter().any(|seat| names.contains(&seat.name)) {
            self.seats.clear();
            self.games.clear();
        }
    }

    /// Calls somebody by another name.
    pub fn rename(&mut self, earlier: &str, now: &str) {
        for seat in &mut self.seats {
            if seat.name == earlier && seat.bot.is_empty() {
                now.clone_into(&mut seat.name);
            }
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
        let seats = names.iter();
        seats
            .map(|name| RecordedSeat::person(name, "disc"))
            .collect()
    }

    fn won(winner: u8, first: u8) -> EveningGame {
        EveningGame {
            winners: vec![winner],
            first,
            ..default()
        }
    }

    fn evening(names: &[&str], series: u8, games: &[(u8, u8)]) -> StoredEvening {
        let mut evening = StoredEvening {
            series,
            ..default()
        };
        evening.seat(&table(names), "3:2".to_owned());
        for &(winner, first) in games {
            evening.add(&table(names), "3:2".to_owned(), won(winner, first));
        }
        evening
    }

    #[test]
    fn everybody_begins_in_turn() {
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
        let mut open = evening(&["Ada", "Leo"], 3, &[(0, 0)]);
        open.seat(&table(&["Ada", "Mia"]), String::new());
        assert_eq!(open.games.len(), 0);
        let mut open = evening(&["Ada", "Leo"], 3, &[(0, 0)]);
        open.seat(&table(&["Ada", "Leo", "Mia"]), String::new());
        assert_eq!(open.games.len(), 0);
    }

    #[test]
    fn who_sits_elsewhere_keeps_what_was_won() {
        let mut evening = evening(&["Ada", "Leo", "Mia"], 5, &[(0, 2), (2, 0)]);
        evening.seat(&table(&["Mia", "Ada", "Leo"]), String::new());
        let wins: Vec<usize> = (0..3).map(|at| evening.wins(at)).collect();
        assert_eq!(wins, [1, 1, 0]);
        assert_eq!(
            evening.next_first(),
            Some(2),
            "Leo, after Ada who began last"
        );
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
