//! `cargo xtask gallery`: pictures of every screen, phase and moment, and a page to look at them side by side.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::Path;

use crate::Failure;
use crate::libraries::{self, For};
use crate::readme;
use crate::request::Frames;
use crate::studio::shoot;

/// The page, before and after the pictures.
const HEAD: &str = "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Can’t Stop: gallery</title>\n<style>\n\
    body { background: #14181f; color: #fafaff; font: 16px sans-serif; margin: 24px; }\n\
    section { display: grid; grid-template-columns: repeat(auto-fill, minmax(380px, 1fr)); gap: 16px; }\n\
    figure { margin: 0; } img { width: 100%; display: block; } figcaption { padding: 6px 0; color: #c3cbe4; }\n\
    </style>\n";

/// Draws the game in every size, language and size of text asked for, and writes `index.html` over them.
///
/// # Errors
///
/// When libraries are missing, the build fails, the tools end with a failure or the page cannot be written.
pub fn gallery(wanted: &Frames, readme: bool) -> Result<(), Failure> {
    libraries::provide(&[For::Build, For::Render])?;
    let mut page = HEAD.to_owned();
    let mut first = None;
    for size in &wanted.sizes {
        for language in &wanted.languages {
            for scale in &wanted.text_scales {
                let name = name_of(size, language, scale);
                let folder = wanted.out.join(&name);
                let options = ["--size", "--lang", "--text-scale"]
                    .into_iter()
                    .zip([size, language, scale])
                    .flat_map(|(option, value)| [OsString::from(option), value.clone()]);
                let options: Vec<OsString> = options.chain(wanted.only()).collect();
                clear(&folder)?;
                shoot(&folder, &options)?;
                page.push_str(&section(&name, &pictures_in(&folder)?));
                first.get_or_insert(folder);
            }
        }
    }
    if let Some(folder) = first.filter(|_| readme) {
        readme::take_from(&folder)?;
    }
    let index = wanted.out.join("index.html");
    fs::write(&index, page)
        .map_err(|error| format!("{} cannot be written: {error}.", index.display()))?;
    println!("{} shows them all", index.display());
    Ok(())
}

/// Takes away the pictures of an earlier gallery, which may have been of other things.
pub(crate) fn clear(folder: &Path) -> Result<(), String> {
    if !folder.is_dir() {
        return Ok(());
    }
    for name in pictures_in(folder)? {
        let picture = folder.join(name);
        fs::remove_file(&picture)
            .map_err(|error| format!("{} cannot be removed: {error}.", picture.display()))?;
    }
    Ok(())
}

fn name_of(size: &OsStr, language: &OsStr, scale: &OsStr) -> String {
    [size, language, scale]
        .map(OsStr::to_string_lossy)
        .join("-")
}

/// The names of the pictures in a folder, in order.
fn pictures_in(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder)
        .map_err(|error| format!("{} cannot be read: {error}.", folder.display()))?;
    let mut names: Vec<String> = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".png"))
        .collect();
    names.sort();
    Ok(names)
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
        let page = section(
            "800x600-es-100",
            &["01-title.png".into(), "02-join.png".into()],
        );
        assert_eq!(page.matches("<img").count(), 2);
        assert!(page.contains("src=\"800x600-es-100/02-join.png\""));
        assert!(page.contains("<figcaption>01 title</figcaption>"));
    }
}
