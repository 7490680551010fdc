//! Page of the game for a shop or its own site: pictures of the game itself, its icon and its words.

use std::fs;
use std::path::Path;

use cant_stop_identity::{PROGRAM, TITLE};

use crate::stage::{Entry, icons};
use crate::words::Words;
use crate::{Checkout, Failure, Result};

/// One picture of the game, in every language.
#[derive(Debug)]
pub struct Picture {
    /// Name of its frame in the demonstration, after the number.
    frame: &'static str,
    /// The picture on the page, and the last part of the key of the words below it.
    name: &'static str,
}

const fn picture(frame: &'static str, name: &'static str) -> Picture {
    Picture { frame, name }
}

/// The pictures, in the order in which they are shown.
pub const PICTURES: [Picture; 5] = [
    picture("title", "title"),
    picture("weather-windy", "decision"),
    picture("busted-falls", "bust"),
    picture("claimed-flag-flies", "claim"),
    picture("results", "results"),
];

/// The frame that moves: a roll, a choice and a climb, without words to speak of.
const ANIMATION: &str = "turn.gif";

/// The sizes of the icon that shops ask for, in pixels.
const ICONS: [u32; 9] = [16, 24, 32, 48, 64, 128, 256, 512, 1024];

impl Picture {
    /// Path of the picture, relative to the page of the game.
    pub fn path(&self, words: &Words) -> String {
        let name = self.name;
        match words.is_default() {
            true => format!("pictures/{name}.png"),
            false => format!("pictures/{}/{name}.png", words.language()),
        }
    }

    /// Caption of the picture.
    pub fn caption<'a>(&self, words: &'a Words) -> Result<&'a str> {
        words.text(&format!("picture-{}", self.name))
    }
}

/// Everything for such a page. `frames` has a folder with the frames of the demonstration for each language.
pub fn lay_out(checkout: &Checkout, all: &[Words], frames: &Path) -> Result<Vec<Entry>> {
    let mut files = Vec::new();
    for words in all {
        let frames = frames.join(words.language());
        for picture in &PICTURES {
            let frame = frame(&frames, &format!("{}.png", picture.frame))?;
            files.push(Entry::file(picture.path(words), frame));
        }
        let text = text(words)?;
        files.push(Entry::file(format!("{}.md", words.language()), text));
        if words.is_default() {
            let animation = frame(&frames, ANIMATION)?;
            files.push(Entry::file(format!("pictures/{ANIMATION}"), animation));
        }
    }
    for size in ICONS {
        let icon = icons::png(checkout, size)?;
        files.push(Entry::file(format!("icons/{PROGRAM}-{size}.png"), icon));
    }
    let svg = icons::svg(checkout)?;
    files.push(Entry::file(format!("icons/{PROGRAM}.svg"), svg));
    Ok(files)
}

/// The frame of this name, whatever its number.
fn frame(folder: &Path, name: &str) -> Result<Vec<u8>> {
    let frames = fs::read_dir(folder).map_err(Failure::at(folder))?;
    let file = frames.flatten().map(|frame| frame.path()).find(|file| {
        let file = file.file_name().unwrap_or_default().to_string_lossy();
        file.trim_start_matches(|letter: char| letter.is_ascii_digit())
            .trim_start_matches('-')
            == name
    });
    let file =
        file.ok_or_else(|| Failure::new(format!("{} has no frame `{name}`.", folder.display())))?;
    fs::read(&file).map_err(Failure::at(&file))
}

/// The words of a page, with those below its pictures.
fn text(words: &Words) -> Result<String> {
    let mut text = format!(
        "# {TITLE}\n\n{}\n\n{}\n\n{}\n\n",
        words.text("summary")?,
        words.text("about")?,
        words.text("helps")?
    );
    for picture in &PICTURES {
        let caption = picture.caption(words)?;
        text.push_str(&format!("![{caption}]({})\n\n", picture.path(words)));
    }
    text.push_str(&words.keywords()?.join(", "));
    text.push('\n');
    Ok(text)
}
