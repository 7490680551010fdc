//! Fonts come from others, and the credits say from whom.

use crate::tree::{expect_none, files, names_in};

#[test]
fn every_font_is_credited() {
    let credits = files()
        .into_iter()
        .find(|file| file.path == "assets/CREDITS.md")
        .expect("assets/CREDITS.md should be there");
    expect_none(uncredited(&names_in("assets/fonts"), &credits.text));
}

fn uncredited(names: &[String], credits: &str) -> Vec<String> {
    names
        .iter()
        .filter(|name| name.ends_with(".ttf") || name.ends_with(".otf"))
        .filter(|name| !credits.contains(name.as_str()))
        .map(|name| format!("assets/CREDITS.md: {name} is not named"))
        .collect()
}

#[cfg(test)]
mod samples {
    use super::*;

    #[test]
    fn a_font_without_an_author_is_found() {
        let names = [
            "A-Bold.ttf".to_owned(),
            "B.otf".to_owned(),
            "OFL.txt".to_owned(),
        ];
        assert_eq!(uncredited(&names, "`A-Bold.ttf` is by somebody").len(), 1);
    }
}
