//! `cargo xtask gallery`: pictures of every screen, phase and moment, and a page to look at them side by side.

use std::fs;

use crate::cargo::at;
use crate::libraries::{self, For};
use crate::request::Frames;
use crate::studio::{clear, pictures_in, shoot};
use crate::{Failure, readme};

/// The page, before and after the pictures.
const HEAD: &str = "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Can’t Stop: gallery</title>\n<style>\n\
    body { background: #14181f; color: #fafaff; font: 16px sans-serif; margin: 24px; }\n\
    section { display: grid; grid-template-columns: repeat(auto-fill, minmax(380px, 1fr)); gap: 16px; }\n\
    figure { margin: 0; } img { width: 100%; display: block; } figcaption { padding: 6px 0; color: #c3cbe4; }\n\
    </style>\n";

/// Draws the game in every size, language and size of text asked for, and writes `index.html` over them.
pub fn gallery(wanted: &Frames, readme: bool) -> Result<(), Failure> {
    libraries::provide(&[For::Build, For::Render])?;
    let mut page = HEAD.to_owned();
    let all = wanted.combinations();
    for (name, options) in &all {
        let folder = wanted.out.join(name);
        clear(&folder)?;
        shoot(&folder, options)?;
        page.push_str(&section(name, &pictures_in(&folder)?));
    }
    if let Some((name, _)) = all.first().filter(|_| readme) {
        readme::take_from(&wanted.out.join(name))?;
    }
    let index = wanted.out.join("index.html");
    fs::write(&index, page).map_err(at(&index))?;
    println!("{} shows them all", index.display());
    Ok(())
}

/// The part of the page with the pictures of one folder, each under what it shows.
fn section(folder: &str, pictures: &[String]) -> String {
    let figure = |name: &String| {
        let shows = name.trim_end_matches(".png").replace('-', " ");
        format!(
            "<figure><a href=\"{folder}/{name}\"><img loading=\"lazy\" src=\"{folder}/{name}\" alt=\"{shows}\"></a>\
             <figcaption>{shows}</figcaption></figure>\n"
        )
    };
    let figures: String = pictures.iter().map(figure).collect();
    format!("<h2>{folder}</h2>\n<section>\n{figures}</section>\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_on_the_page_under_what_it_shows() {
        let pictures = ["01-title.png", "02-join.png"].map(str::to_owned);
        let page = section("800x600-es-100", &pictures);
        assert_eq!(page.matches("<img").count(), 2);
        assert!(page.contains("src=\"800x600-es-100/02-join.png\""));
        assert!(page.contains("<figcaption>01 title</figcaption>"));
    }
}
