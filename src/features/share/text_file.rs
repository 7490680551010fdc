//! A game as text: a line for every seat, and the notation of the game. What is written here can be opened again.

use std::collections::BTreeSet;

use cant_stop_records::{Header, RecordedSeat, clean_name};
use cant_stop_rules::notation::{NotationError, Playthrough};

use crate::ui::prelude::*;

/// First character of a line that is not part of the game itself.
const NOTE: char = '#';

/// The game with the names of those who played.
pub(super) fn write(played: &Playthrough, seats: &[SeatPlan]) -> String {
    let note = |plan: &SeatPlan| format!("{NOTE} {} {}\n", plan.mark.key(), plan.name);
    let notes: String = seats.iter().map(note).collect();
    format!("{notes}{played}\n")
}

/// A game read back: what was played, and who sat where as far as the text says so. Fails where the notation is wrong.
pub(super) fn read(text: &str) -> Result<(Playthrough, Vec<RecordedSeat>), NotationError> {
    let text = text.trim_start_matches('\u{feff}');
    let (notes, lines): (Vec<&str>, Vec<&str>) = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .partition(|line| line.starts_with(NOTE));
    // A mail program or a person may have broken the game into lines.
    let played: Playthrough = lines.join(" ").parse()?;
    let count = usize::from(played.start().seats());
    let named: Vec<RecordedSeat> = notes.into_iter().filter_map(seat).collect();
    let marks: BTreeSet<&String> = named.iter().map(|seat| &seat.mark).collect();
    let seats = match [named.len(), marks.len()] == [count; 2] {
        true => named,
        // The letters of the notation.
        false => std::iter::zip(["A", "B", "C", "D"], Mark::ALL)
            .take(count)
            .map(|(name, mark)| RecordedSeat::person(name, mark.key()))
            .collect(),
    };
    Ok((played, seats))
}

fn seat(note: &str) -> Option<RecordedSeat> {
    let (mark, name) = note.trim_start_matches(NOTE).trim().split_once(' ')?;
    let mark = Mark::ALL.into_iter().find(|known| known.key() == mark)?;
    Some(RecordedSeat::person(&clean_name(name), mark.key()))
}

pub(super) fn record(played: &Playthrough, seats: Vec<RecordedSeat>) -> Vec<u8> {
    let header = Header::new("notation", 0, played.start().variant(), seats);
    let header = header.begun_by(played.first());
    cant_stop_records::write(&header, played.actions())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]
    use super::*;

    const GAME: &str = "3:2 (65) (31) 1546=6+10 2435=6+8 . 3345=7+8";

    fn plans() -> Vec<SeatPlan> {
        std::iter::zip(["Ada", "Leo B"], [Mark::Diamond, Mark::Disc])
            .map(|(name, mark)| SeatPlan {
                name: name.to_owned(),
                mark,
                kind: SeatKind::Person,
            })
            .collect()
    }

    #[test]
    fn what_is_written_is_read_again_with_its_names() {
        let played: Playthrough = GAME.parse().unwrap();
        let (read, seats) = read(&write(&played, &plans())).unwrap();
        assert_eq!(read, played);
        let named = seats.iter().map(|seat| (&*seat.name, &*seat.mark));
        assert!(named.eq([("Ada", "diamond"), ("Leo B", "disc")]));
        let again = cant_stop_records::read(&record(&read, seats)).unwrap();
        assert_eq!(again.playthrough, played);
    }

    #[test]
    fn a_game_without_a_roll_off_is_read_again() {
        let played: Playthrough = "3:2B 1546=6+10 . 3345=7+8".parse().unwrap();
        let (read, seats) = read(&write(&played, &plans())).unwrap();
        let again = cant_stop_records::read(&record(&read, seats)).unwrap();
        assert_eq!(again.playthrough, played);
    }

    #[test]
    fn text_without_names_broken_into_lines_is_read_too() {
        let broken = GAME.replacen(" . ", "\r\n.\r\n", 1);
        let (read, seats) = read(&format!("\u{feff}\n# a good game\n{broken}\n\n")).unwrap();
        assert_eq!(read, GAME.parse().unwrap());
        assert_eq!(seats[1].name, "B");
        assert!(super::read("hello").is_err());
    }
}
