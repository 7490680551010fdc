//! Games in words.

use cant_stop_records::RecordedSeat;
use cant_stop_rules::{
    Column, Event, Events, Game, Landing, Obligation, Seat, SeatSet, Settings, Stage,
};

use super::source::Source;

/// What a game is played by.
pub(super) fn settings(settings: Settings) -> String {
    let mut words = format!("{} columns to win", settings.columns_to_win);
    match settings.landing {
        Landing::Share => {}
        Landing::Jump => words += ", jump",
        Landing::PressOn => words += ", press on",
    }
    if settings.obligation == Obligation::BeforeSplit {
        words += ", obligation before the split";
    }
    if settings.three_pawns {
        words += ", three pawns";
    }
    words
}

impl Source {
    pub(super) fn name(&self, seat: Seat) -> &str {
        let seat = self.header.seats().get(seat.index());
        seat.map_or("?", |seat| &seat.name)
    }

    pub(super) fn names(&self, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.name(seat)).collect();
        names.join(" and ")
    }

    /// Who plays, with the bots named.
    pub(super) fn players(&self) -> String {
        let player = |seat: &RecordedSeat| match &seat.bot {
            Some(bot) => format!("{} ({bot})", seat.name),
            None => seat.name.clone(),
        };
        let players: Vec<String> = self.header.seats().iter().map(player).collect();
        players.join(", ")
    }

    /// How it ended, or where it stands.
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

    /// What an action caused, a phrase for each event that needs one.
    pub(super) fn describe(&self, events: &Events) -> Vec<String> {
        let phrases = events.iter().filter_map(|event| self.phrase(event));
        phrases.collect()
    }

    fn phrase(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::RollOffRolled { seat, dice: [a, b] } => {
                format!("{} rolls {a}-{b}", self.name(*seat))
            }
            Event::RollOffTied { seats } => format!("{} tie", self.names(*seats)),
            Event::Rolled {
                dice: [a, b, c, d], ..
            } => format!("{a}-{b}-{c}-{d}"),
            Event::Chose { mv, .. } => format!("takes {mv}"),
            Event::Busted { lost, .. } => format!("busts and loses {lost}"),
            Event::Stopped { .. } => "stops".to_owned(),
            Event::Claimed { column, .. } => format!("claims {column}"),
            Event::Kept { columns, .. } => format!("keeps {columns}"),
            Event::GaveUp { column, .. } => format!("gives up {column}"),
            Event::Won { winners } if winners.len() > 1 => {
                format!("{} share the win", self.names(*winners))
            }
            Event::Won { winners } => format!("{} wins", self.names(*winners)),
            Event::RollCalled { .. }
            | Event::TurnBegan { .. }
            | Event::RunnerPlaced { .. }
            | Event::RunnerAdvanced { .. }
            | Event::KeepCalled { .. }
            | Event::Banked { .. } => return None,
        })
    }

    /// The squares by column, a line per seat; claimed columns in brackets, runners of the turn above all.
    pub(super) fn board(&self, game: &Game) -> String {
        let width = self
            .header
            .seats()
            .iter()
            .map(|seat| seat.name.chars().count())
            .max()
            .unwrap_or(0);
        let line = |name: &str, cell: &dyn Fn(Column) -> String| {
            let cells: String = Column::ALL
                .map(|column| format!("{:>5}", cell(column)))
                .concat();
            format!("{}\n", format!("{name:width$}{cells}").trim_end())
        };
        let mut text = line("", &|column| column.to_string());
        if game.runners_free() < 3 {
            text += &line("", &|column| {
                game.runner(column)
                    .map_or(String::new(), |height| format!("^{height}"))
            });
        }
        for seat in game.each_seat() {
            text += &line(self.name(seat), &|column| match game.square(seat, column) {
                0 => ".".to_owned(),
                height if game.owner(column).is_some() => format!("[{height}]"),
                height => height.to_string(),
            });
        }
        text
    }
}
