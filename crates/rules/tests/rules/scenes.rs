//! Rulings, worked examples and whole games, written out: the file holds positions, actions and what they caused, and must
//! read the same when replayed.
//!
//! A scene begins with `at` and a position or `new` and the head of a whole game. Each line after `>` holds steps in the
//! notation, a choice alone (`=6+8`) or a roll alone (`~`); each after `!` an action that is refused.

use std::fmt::Write;
use std::path::Path;

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Columns, Event, Game, Pairing, Seat, SeatSet, Stage, Use};

use crate::table::{columns, mv};

const WRITTEN: &str = include_str!("scenes.txt");

#[test]
fn the_scenes_go_as_written() {
    let mut text = String::new();
    let mut game = None;
    for line in WRITTEN.lines().filter(|line| !line.starts_with("  ")) {
        writeln!(text, "{line}").unwrap();
        let (kind, rest) = line.split_once(' ').unwrap_or_default();
        match kind {
            "at" => game = Some(rest.parse::<Game>().unwrap()),
            "new" => game = Some(rest.parse::<Playthrough>().unwrap().game()),
            ">" => {
                let game = game.as_mut().unwrap();
                for action in rest.split(' ').flat_map(actions) {
                    play(&mut text, game, action);
                }
                writeln!(text, "  = {game}{}", standing(game)).unwrap();
            }
            "!" => {
                let action = actions(rest).pop().unwrap();
                let refused = game.unwrap().apply(action).unwrap_err();
                writeln!(text, "  {refused}").unwrap();
            }
            _ => assert!(line.is_empty() || kind == "#", "{line}"),
        }
        if kind == "at" {
            writeln!(text, "  ={}", standing(&game.unwrap())).unwrap();
        }
    }
    if text != WRITTEN {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("scenes.txt");
        std::fs::write(&path, &text).unwrap();
        panic!(
            "the scenes go differently now; compare tests/rules/scenes.txt with {}",
            path.display()
        );
    }
}

/// The actions of a step in the notation.
fn actions(step: &str) -> Vec<Action> {
    let numbers = |list: &str| -> Vec<u8> {
        let numbers = list.split(['+', ',']);
        numbers.map(|number| number.parse().unwrap()).collect()
    };
    let dice = |digits: &str| -> Vec<u8> { digits.bytes().map(|digit| digit - b'0').collect() };
    let roll = |digits: &str| [Action::Roll, Action::Dice(dice(digits).try_into().unwrap())];
    match step.split_once('=') {
        Some(("", choice)) => vec![Action::Choose(mv(&numbers(choice)))],
        Some((digits, choice)) => {
            let [roll, dice] = roll(digits);
            vec![roll, dice, Action::Choose(mv(&numbers(choice)))]
        }
        None if step == "." => vec![Action::Stop],
        None if step == "~" => vec![Action::Roll],
        None if step.starts_with('k') => vec![Action::Keep(columns(&numbers(&step[1..])))],
        None if step.starts_with('(') => {
            vec![Action::RollOff(dice(&step[1..3]).try_into().unwrap())]
        }
        None => roll(step.trim_end_matches('x')).to_vec(),
    }
}

/// Plays an action and appends what it causes, and what can be chosen then.
fn play(text: &mut String, game: &mut Game, action: Action) {
    let previews: Vec<_> = match action {
        Action::Choose(mv) => game.preview(mv).to_vec(),
        _ => Vec::new(),
    };
    let (next, events) = game
        .apply(action)
        .unwrap_or_else(|refused| panic!("{action:?} in {game}: {refused}"));
    for event in &events {
        writeln!(text, "  {}", sentence(event)).unwrap();
    }
    let is_choice = matches!(action, Action::Choose(_));
    assert_eq!(is_choice, !previews.is_empty(), "{action:?} in {game}");
    for climb in previews {
        assert_eq!(next.runner(climb.column), Some(climb.to), "{game}");
    }
    *game = next;
    if game.stage() == Stage::Pairing {
        writeln!(text, "  {}", pairings(game)).unwrap();
    }
}

/// The options of a roll, and the reasons against what is none.
fn pairings(game: &Game) -> String {
    let words = |pairing: &Pairing| {
        let moves: Vec<String> = pairing.moves().iter().map(ToString::to_string).collect();
        let mut text = moves.join(" or ");
        if pairing.held_back {
            text.push_str("held back");
        }
        for (sum, usage) in pairing.sums.iter().zip(pairing.uses) {
            match usage {
                Use::Usable => {}
                Use::Claimed(seat) => write!(text, " ({sum} is {}'s)", name(seat)).unwrap(),
                Use::OnTop => write!(text, " ({sum} is on the top)").unwrap(),
                Use::NoRunner => write!(text, " ({sum} has no runner)").unwrap(),
            }
        }
        text
    };
    let options: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    let pairings = game.pairings().unwrap();
    format!(
        "options {}; {}",
        options.join(", "),
        pairings.each_ref().map(words).join(" | ")
    )
}

/// Possibilities of the seat to act, beyond the position.
fn standing(game: &Game) -> String {
    let mut text = String::new();
    let mut add = |name: &str, columns: Columns| {
        if !columns.is_empty() {
            write!(text, "; {name} {columns}").unwrap();
        }
    };
    add("stop claims", game.would_claim());
    add("another's square in", game.on_anothers_square());
    match game.stage() {
        Stage::Pairing => write!(text, "; {}", pairings(game)).unwrap(),
        Stage::Deciding if game.runners_free() < 3 => {
            let stop = match (game.may_stop(), game.stop_wins()) {
                (_, true) => "stop wins",
                (true, false) => "stop allowed",
                (false, false) => "no stop",
            };
            write!(text, "; {stop}, bust {}", game.bust_chance().busts).unwrap();
        }
        Stage::Keeping => {
            let keep = game.keep_choice().unwrap();
            let choices: Vec<String> = keep.choices().map(|columns| columns.to_string()).collect();
            write!(
                text,
                "; {} of {}: {}",
                keep.count,
                keep.from,
                choices.join(" | ")
            )
            .unwrap();
        }
        _ => {}
    }
    text
}

fn name(seat: Seat) -> &'static str {
    ["A", "B", "C", "D"][seat.index()]
}

fn sentence(event: &Event) -> String {
    let names = |seats: SeatSet| {
        let names: Vec<&str> = seats.iter().map(name).collect();
        names.join(" and ")
    };
    match *event {
        Event::RollOffRolled { seat, dice } => format!("{} rolls {dice:?}", name(seat)),
        Event::RollOffTied { seats } => format!("{} tie", names(seats)),
        Event::TurnBegan { seat } => format!("{}'s turn", name(seat)),
        Event::RollCalled { seat } => format!("{} takes the dice", name(seat)),
        Event::Rolled { seat, dice } => format!("{} rolls {dice:?}", name(seat)),
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
        Event::Won { winners } => format!("{} win", names(winners)),
    }
}
