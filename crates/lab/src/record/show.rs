//! A game in words, turn by turn.

use std::fmt::Write;

use cant_stop_rules::{Action, Event, Stage};
use serde_json::{Value, json};

use super::source::Source;
use super::{ShowArgs, words};
use crate::cli::{Finding, Outcome};

pub(super) fn run(args: &ShowArgs) -> Outcome {
    let source = Source::read_one(&args.file)?;
    Ok(Finding {
        report: if args.json {
            format!("{:#}", in_json(&source))
        } else {
            in_words(&source)
        },
        is_good: true,
    })
}

fn in_words(source: &Source) -> String {
    let played = &source.playthrough;
    let mut text = format!(
        "{}\n{}\n",
        source.players(),
        words::settings(played.game().settings())
    );
    let mut game = played.start();
    let mut turn: Vec<String> = Vec::new();
    let mut title = "Who begins".to_owned();
    for &action in played.actions() {
        let Ok((next, events)) = game.apply(action) else {
            break;
        };
        let words = source.describe(&events).join(match action {
            Action::Stop | Action::Keep(_) => ", ",
            _ => " ",
        });
        // A choice stands in one phrase with its roll.
        match (action, turn.last_mut()) {
            (Action::Choose(_), Some(roll)) => *roll = format!("{roll} {words}"),
            _ if !words.is_empty() => turn.push(words),
            _ => {}
        }
        if ends_turn(&events) {
            write_turn(&mut text, &title, &mut turn);
        }
        if next.turn_number() > game.turn_number() {
            title = format!("{}. {}", next.turn_number(), source.name(next.turn()));
        }
        game = next;
    }
    write_turn(&mut text, &title, &mut turn);
    if game.stage() != Stage::Over {
        let _ = writeln!(text, "\n{}", source.standing());
    }
    let _ = write!(text, "\n{}", source.board(&game));
    text
}

fn ends_turn(events: &[Event]) -> bool {
    let ends = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::Won { .. });
    events.last().is_some_and(ends)
}

/// Writes the phrases of a turn as a line, if there are any, and clears them.
fn write_turn(text: &mut String, title: &str, turn: &mut Vec<String>) {
    if !turn.is_empty() {
        let _ = writeln!(text, "{title}: {}", turn.join("; "));
        turn.clear();
    }
}

fn in_json(source: &Source) -> Value {
    let mut game = source.playthrough.start();
    let mut steps = Vec::new();
    for &action in source.playthrough.actions() {
        let Ok((next, events)) = game.apply(action) else {
            break;
        };
        game = next;
        steps.push(json!({
            "action": action,
            "events": &events[..],
            "position": game.to_string(),
        }));
    }
    json!({
        "settings": game.settings(),
        "seats": source.header.seats(),
        "steps": steps,
        "winners": game.winners(),
    })
}
