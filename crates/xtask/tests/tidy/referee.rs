//! Only the referee changes the game.

use crate::rust::Rust;
use crate::tree::{File, expect_none, rust_files};

/// The doors by which a game begins or goes on. `Game::after`, which folds one event, has the name of a method that
/// orders systems and is seen only with its type; games are handed out as copies, so nobody can reach the real one.
const DOORS: [&str; 4] = [".apply(", "Game::apply", "Game::after", "Game::new"];

#[test]
fn only_the_referee_changes_the_game() {
    expect_none(rust_files(&["src/"]).iter().flat_map(other_doors).collect());
}

fn other_doors(file: &File) -> Vec<String> {
    if file.is_in("src/referee/") || file.is("/tests.rs") {
        return Vec::new();
    }
    let rust = Rust::read(&file.text).without_tests();
    let mut complaints = Vec::new();
    for door in DOORS {
        for at in rust.find(door) {
            complaints.push(format!(
                "{}: `{door}` is for src/referee alone; write a PlayerIntent",
                file.at(at)
            ));
        }
    }
    complaints
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn a_view_that_plays_is_found() {
        let text = "fn press() { game.apply(Action::Stop); }";
        assert_eq!(
            other_doors(&File::sample("src/hud/actions.rs", text)).len(),
            1
        );
        assert!(other_doors(&File::sample("src/referee/table.rs", text)).is_empty());
    }

    #[test]
    fn tests_may_set_up_what_they_look_at() {
        let text = "#[cfg(test)]\nmod tests { fn a() { Game::new(b, 2); } }";
        assert!(other_doors(&File::sample("src/hud/actions.rs", text)).is_empty());
    }
}
