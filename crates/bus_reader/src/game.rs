//! A game played by ear: what is said decides which key is pressed.

use std::{path::Path, time::Instant};

use crate::{bus::Bus, desktop::Desktop, ear::Ear};

/// Keys, by their X key symbols.
#[derive(Clone, Copy, Debug)]
enum Key {
    Enter = 0xff0d,
    Tab = 0xff09,
}

/// Seconds without anything new after which nothing more is expected: several frames of a slow machine.
const QUIET: f32 = 1.5;
/// The longest that anything lasts that is shown and told, in seconds.
const MOST: f32 = 90.0;
/// Longest time from start to the first words, in seconds.
const START: f32 = 60.0;
/// Most presses of Tab to find a button.
const SEARCH: usize = 30;
/// Limits of a turn: the player stops above `RISK` busts of 100 rolls, or after `MOVES` moves if a bust is possible.
const RISK: u32 = 30;
const MOVES: usize = 5;
/// The most questions that a game asks a player.
const QUESTIONS: usize = 400;

/// Plays a game, or only its first turns, and says what was heard; fails also if the game interrupts its own speech.
pub async fn play(game: &Path, short: bool) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| format!("No folder can be made: {error}."))?;
    let mut desktop = Desktop::start()?;
    let bus = Bus::of_session(&desktop.session)
        .await
        .map_err(|error| format!("There is no accessibility bus: {error}."))?;
    desktop.play(game, folder.path())?;
    let mut player = Player {
        ear: Ear::new(bus),
        pressed: 0,
    };
    let start = Instant::now();
    while player.ear.voice.count() == 0 {
        if start.elapsed().as_secs_f32() > START || !desktop.game_runs() {
            return Err("The game said nothing.".to_owned());
        }
        player.ear.until_silent(QUIET, QUIET * 2.0).await;
    }
    let done = player.evening(short).await;
    let output = std::fs::read_to_string(folder.path().join("output.txt")).unwrap_or_default();
    for line in output.lines().filter(|line| line.contains("panicked")) {
        eprintln!("{line}");
    }
    done
}

/// Player with a screen reader and two keys.
struct Player {
    ear: Ear,
    /// Number of utterances before the last key press.
    pressed: usize,
}

impl Player {
    async fn evening(&mut self, short: bool) -> Result<(), String> {
        self.press_button("New game").await?;
        self.press_button("Start climbing").await?;
        // A short evening is one turn: any risk ends it.
        let most = if short { 0 } else { RISK };
        let mut moves = 0;
        let mut stops = 0;
        for _ in 0..QUESTIONS {
            if self.heard("wins!") {
                break;
            }
            if short && stops > 0 {
                return self.judge();
            }
            let is_risky = |risk| risk > most || moves >= MOVES;
            match self.ear.focus() {
                "Roll again" if self.risk().is_some_and(is_risky) => {
                    stops += 1;
                    moves = 0;
                    self.press_button("Stop").await?;
                }
                "Roll" => {
                    moves = 0;
                    self.press(Key::Enter).await?;
                }
                "Stop and win" | "Roll again" => self.press(Key::Enter).await?,
                _ if self.heard("Choose a pairing") => {
                    moves += 1;
                    self.press(Key::Enter).await?;
                }
                _ => {
                    // Something is being shown.
                    self.ear.until_heard(MOST).await?;
                    self.ear.until_silent(QUIET, MOST).await;
                }
            }
        }
        if !self.heard("wins!") {
            return Err("No player has won.".to_owned());
        }
        self.press_button("Main menu").await?;
        // After a game of people the title offers the next one of the evening.
        let offered = ["New game", "Continue", "Next game"];
        if !offered.iter().any(|words| self.last().contains(words)) {
            return Err(format!("That is not the title: “{}”.", self.last()));
        }
        self.judge()
    }

    /// Returns `true` if this was said since the last key was pressed.
    fn heard(&self, words: &str) -> bool {
        let mut new = self.ear.voice.said().skip(self.pressed);
        new.any(|said| said.contains(words))
    }

    /// Busts of 100 rolls, as last announced for the next roll; `None` if no risk was announced.
    fn risk(&self) -> Option<u32> {
        let (_, after) = self.last().split_once("busts ")?;
        after.split(' ').next()?.parse().ok()
    }

    fn last(&self) -> &str {
        self.ear.voice.said().next_back().unwrap_or_default()
    }

    async fn press(&mut self, key: Key) -> Result<(), String> {
        println!("» {key:?}");
        self.pressed = self.ear.voice.count();
        self.ear.press(key as i32).await?;
        // Every press is answered.
        self.ear.until_heard(MOST).await?;
        if !self.ear.until_silent(QUIET, MOST).await {
            return Err(format!("It does not fall silent after {key:?}."));
        }
        Ok(())
    }

    /// Goes from button to button until one of this name is heard, and presses it.
    async fn press_button(&mut self, name: &str) -> Result<(), String> {
        for _ in 0..SEARCH {
            if self.ear.focus() == name {
                return self.press(Key::Enter).await;
            }
            self.press(Key::Tab).await?;
        }
        Err(format!("There is no button “{name}” to be heard."))
    }

    /// Fails if the game cut off its own speech.
    fn judge(&self) -> Result<(), String> {
        let voice = &self.ear.voice;
        let (said, lost) = (voice.count(), &voice.lost);
        println!("{said} things said, {} cut off", lost.len());
        if lost.is_empty() {
            return Ok(());
        }
        Err(format!("The game cut itself off: {lost:?}."))
    }
}
