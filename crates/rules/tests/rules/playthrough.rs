//! A whole game written out: the file holds the actions and what they caused, and must read the same when replayed.

use std::fmt::Write;
use std::path::Path;

use cant_stop_rules::{Action, Column, Event, Game, Seat, SeatSet, Settings};

use crate::table::mv;

const WRITTEN: &str = include_str!("playthrough.txt");

#[test]
fn the_game_in_the_file_replays_as_written() {
    let mut game = Game::new(Settings::default(), 3).unwrap();
    let mut text = String::from("three seats, three columns to win\n");
    for line in WRITTEN.lines().filter_map(|line| line.strip_prefix("> ")) {
        let (next, events) = game
            .apply(action(line))
            .unwrap_or_else(|refused| panic!("{line}: {refused}"));
        game = next;
        tell(&mut text, line, &events, &game);
    }
    if text != WRITTEN {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("playthrough.txt");
        std::fs::write(&path, &text).unwrap();
        panic!(
            "the game goes differently now; compare tests/rules/playthrough.txt with {}",
            path.display()
        );
    }
}

/// The action in a line such as `choose 6·8`.
fn action(line: &str) -> Action {
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    let numbers: Vec<u8> = rest
        .split(['-', '·'])
        .filter_map(|number| number.parse().ok())
        .collect();
    match verb {
        "roll-off" => Action::RollOff(numbers.try_into().unwrap()),
        "roll" => Action::Roll,
        "dice" => Action::Dice(numbers.try_into().unwrap()),
        "choose" => Action::Choose(mv(&numbers)),
        "stop" => Action::Stop,
        _ => panic!("no action: {line}"),
    }
}

/// Appends an action, what it caused, and what there is to choose or the board it leaves.
fn tell(text: &mut String, line: &str, events: &[Event], game: &Game) {
    writeln!(text, "> {line}").unwrap();
    for event in events {
        writeln!(text, "  {}", sentence(event)).unwrap();
    }
    let options: Vec<String> = game.options().iter().map(ToString::to_string).collect();
    if !options.is_empty() {
        writeln!(text, "  options {}", options.join(", ")).unwrap();
    }
    if let Some(Event::TurnBegan { .. } | Event::Won { .. }) = events.last() {
        writeln!(text, "\n{}", board(game)).unwrap();
    } else if game.may_stop() {
        writeln!(text, "  bust {} of 1296", game.bust_chance().busts).unwrap();
    }
}

fn sentence(event: &Event) -> String {
    let name = |seat: &Seat| ["A", "B", "C", "D"][seat.index()];
    let names = |seats: &SeatSet| {
        seats
            .iter()
            .map(|seat| name(&seat))
            .collect::<Vec<_>>()
            .join(" and ")
    };
    match event {
        Event::RollOffRolled { seat, dice: [a, b] } => format!("{} rolls {a}-{b}", name(seat)),
        Event::RollOffTied { seats } => format!("{} tie", names(seats)),
        Event::TurnBegan { seat } => format!("{}'s turn", name(seat)),
        Event::RollCalled { seat } => format!("{} takes the dice", name(seat)),
        Event::Rolled {
            seat,
            dice: [a, b, c, d],
        } => format!("{} rolls {a}-{b}-{c}-{d}", name(seat)),
        Event::Chose { seat, mv } => format!("{} takes {mv}", name(seat)),
        Event::RunnerPlaced { column, from, to } => {
            format!("a runner comes on in {column}, {from} to {to}")
        }
        Event::RunnerAdvanced { column, from, to } => {
            format!("the runner climbs in {column}, {from} to {to}")
        }
        Event::Busted { seat, lost } => format!("{} busts and loses {lost}", name(seat)),
        Event::Stopped { seat } => format!("{} stops", name(seat)),
        Event::Banked {
            seat,
            column,
            height,
        } => format!("{} banks {height} in {column}", name(seat)),
        Event::Claimed { seat, column } => format!("{} claims {column}", name(seat)),
        Event::KeepCalled { seat, count } => format!("{} keeps {count} squares", name(seat)),
        Event::Kept { seat, columns } => format!("{} keeps {columns}", name(seat)),
        Event::GaveUp {
            seat,
            column,
            height,
        } => format!("{} gives up {height} in {column}", name(seat)),
        Event::Won { winners } => format!("{} wins", names(winners)),
    }
}

/// The squares by column, a line per seat; a claimed column shows its owner's square in brackets.
fn board(game: &Game) -> String {
    let mut text = String::from("      2   3   4   5   6   7   8   9  10  11  12\n");
    for seat in game.each_seat() {
        write!(text, "  {}", ["A", "B", "C", "D"][seat.index()]).unwrap();
        for column in Column::ALL {
            let square = match game.square(seat, column) {
                0 => String::from("."),
                height if game.owner(column).is_some() => format!("[{height}]"),
                height => height.to_string(),
            };
            write!(text, "{square:>4}").unwrap();
        }
        text.push('\n');
    }
    text
}
