//! A game told turn by turn.

use std::fmt::Write;

use cant_stop_rules::{Action, Event, Stage};
use serde_json::{Value, json};

use super::source::Source;
use super::{ShowOptions, words};
use crate::cli::{Finding, Outcome};

pub(super) fn run(options: &ShowOptions) -> Outcome {
    let source = Source::read_one(&options.file)?;
    Ok(Finding {
        report: if options.json {
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
    let mut sentence: Vec<String> = Vec::new();
    let mut head = "Who begins".to_owned();
    for &action in played.actions() {
        let Ok((next, events)) = game.apply(action) else {
            break;
        };
        let told = source.told(&events).join(match action {
            Action::Stop | Action::Keep(_) => ", ",
            _ => " ",
        });
        // A choice follows its roll, and what a decision caused follows it.
        match (action, sentence.last_mut()) {
            (Action::Choose(_), Some(roll)) => *roll = format!("{roll} {told}"),
            _ if !told.is_empty() => sentence.push(told),
            _ => {}
        }
        if ends_turn(&events) {
            finish(&mut text, &head, &mut sentence);
        }
        if next.turn_number() > game.turn_number() {
            head = format!("{}. {}", next.turn_number(), source.name(next.turn()));
        }
        game = next;
    }
    finish(&mut text, &head, &mut sentence);
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

fn finish(text: &mut String, head: &str, sentence: &mut Vec<String>) {
    if !sentence.is_empty() {
        let _ = writeln!(text, "{head}: {}", sentence.join("; "));
        sentence.clear();
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
        "seats": source.header.seats,
        "steps": steps,
        "winners": game.winners(),
    })
}
