//! Fills a folder with games that play themselves: `many_games FOLDER COUNT`, to look at a book with much in it.

#![allow(clippy::unwrap_used, reason = "an example may panic")]

use std::path::PathBuf;

#[path = "../tests/support/mod.rs"]
mod support;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let (Some(folder), Some(count)) = (arguments.next(), arguments.next()) else {
        eprintln!("many_games FOLDER COUNT");
        return;
    };
    let Ok(count) = count.parse() else {
        eprintln!("{count} is no number of games");
        return;
    };
    support::record(&PathBuf::from(folder), &support::games(1, count));
}
