//! Games in words.

use cant_stop_rules::{Landing, Obligation, Seat, SeatSet, Stage, Variant};

use super::source::Source;

/// Rules of a game.
pub(super) fn variant(variant: Variant) -> String {
    let mut words = format!("{} columns to win", variant.columns_to_win);
    match variant.landing {
        Landing::Share => {}
        Landing::Jump => words += ", jump",
        Landing::PressOn => words += ", press on",
    }
    if variant.obligation == Obligation::BeforeSplit {
        words += ", obligation before the split";
    }
    if variant.three_pawns {
        words += ", three pawns";
    }
    words
}

impl Source {
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    fn names(&self, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.name(seat)).collect();
        names.join(" and ")
    }

    /// Result of the game, or its position if it goes on.
    pub(super) fn standing(&self) -> String {
        let game = self.playthrough.game();
        let name = self.name(game.turn());
        match game.stage() {
            Stage::Over if game.winners().len() > 1 => {
                format!("{} share the win", self.names(game.winners()))
            }
            Stage::Over => format!("{} won", self.names(game.winners())),
            Stage::RollOff => format!("not begun, {name} rolls to see who begins"),
            Stage::Deciding => format!("turn {}, {name} to decide", game.turn_number()),
            Stage::Rolling => format!("turn {}, {name} rolls", game.turn_number()),
            Stage::Pairing => format!("turn {}, {name} to choose", game.turn_number()),
            Stage::Keeping => format!("turn {}, {name} to keep squares", game.turn_number()),
        }
    }
}
