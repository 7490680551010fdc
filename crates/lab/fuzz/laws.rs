//! Invariants for any input: shared by the fuzz targets and by the test that runs their corpus.

use cant_stop_records::{NAME_LENGTH, clean_name, is_hidden, read, write};
use cant_stop_rules::Game;
use cant_stop_rules::notation::Playthrough;
use serde_json::Value;

/// A line is a position, a game, or refused at one of its columns; what is read is written as it was meant.
pub fn notation(line: &str) {
    let last = line.chars().count() + 1;
    match line.parse::<Game>() {
        Ok(game) => {
            assert_eq!(game.to_string().parse(), Ok(game));
            assert!(game.legal_moves().is_empty() || !game.may_roll());
            if let Some(position) = game.position() {
                let again = Game::try_from(position).expect("a game's position is one");
                assert_eq!(again.position(), Some(position));
            }
        }
        Err(error) => assert!((1..=last).contains(&error.column), "{error}"),
    }
    match line.parse::<Playthrough>() {
        Ok(played) => {
            assert_eq!(played.to_string(), line);
            // A position of one seat is written for people, and not read.
            let game = played.game();
            assert!(game.seats() == 1 || game.to_string().parse() == Ok(game));
        }
        Err(error) => assert!((1..=last).contains(&error.column), "{error}"),
    }
}

/// Bytes are a record or refused; what is read can be shown anywhere, and can be written again and read the same. If
/// nothing in its words had to be cleaned, the bytes are the same too.
pub fn records(bytes: &[u8]) {
    let Ok(reading) = read(bytes) else { return };
    for seat in reading.header.seats() {
        assert_eq!(clean_name(&seat.name), seat.name);
        assert!((1..=NAME_LENGTH).contains(&seat.name.chars().count()));
        let keys = [
            Some(&seat.mark),
            seat.bot.as_ref(),
            Some(&reading.header.engine),
        ];
        let mut words = keys.into_iter().flatten().chain([&seat.name]);
        assert!(words.all(|word| !word.chars().any(|c| c.is_control() || is_hidden(c))));
    }
    let again = write(&reading.header, reading.playthrough.actions());
    let read_again = read(&again).expect("what was written is a record");
    assert_eq!(read_again.header, reading.header);
    assert_eq!(read_again.playthrough, reading.playthrough);
    let line = bytes
        .split(|&byte| byte == b'\n')
        .next()
        .unwrap_or_default();
    let line: Value = serde_json::from_slice(line).expect("a header is JSON");
    let header = serde_json::to_value(&reading.header).expect("a header is JSON");
    if line["body"] == header {
        assert_eq!(again, &bytes[..reading.whole]);
    }
}

/// A line gets a reply: one line, one object, and if it is an error, a sentence.
pub fn referee(line: &str) {
    // The strength of a position is played out, which takes too long to do it over and over.
    if line.contains("value") {
        return;
    }
    let reply = cant_stop_lab::referee::answer(line);
    assert!(!reply.contains('\n'), "{reply}");
    let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
    let reply = reply.as_object().expect("a reply is an object");
    if let Some(error) = reply.get("error") {
        let sentence = error.as_str().expect("an error is a sentence");
        assert!(reply.len() == 1 && !sentence.is_empty());
    }
    // A position that was given is one that can be asked about.
    if let Some(position) = reply.get("position") {
        let request = serde_json::json!({ "op": "odds", "position": position });
        let odds = cant_stop_lab::referee::answer(&request.to_string());
        let is_over = reply
            .get("winners")
            .and_then(Value::as_array)
            .is_some_and(|winners| !winners.is_empty());
        assert_eq!(odds.contains("already won"), is_over, "{odds}");
    }
}
