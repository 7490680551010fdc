//! Entries for menus and shops can be read, in every language, by others' tools if they are installed.

use std::collections::BTreeMap;
use std::process::Command;

use cant_stop_dist::prove::{Unproven, judge_metainfo};
use cant_stop_dist::shop::PICTURES;
use cant_stop_dist::stage::desktop_file;
use cant_stop_dist::{Platform, tool};
use cant_stop_identity::ID;
use roxmltree::Document;

use super::{stage, text, words};

fn metainfo_path() -> String {
    format!("share/metainfo/{ID}.metainfo.xml")
}

#[test]
fn the_menu_entry_can_be_read() {
    let entry = text(Platform::Linux, &desktop_file());
    let (heading, lines) = entry.split_once('\n').unwrap();
    assert_eq!(heading, "[Desktop Entry]");
    let values: BTreeMap<&str, &str> = lines
        .lines()
        .map(|line| line.split_once('=').unwrap())
        .collect();
    assert_eq!(values.len(), lines.lines().count(), "a key is there twice");
    assert_eq!(values["StartupWMClass"], ID);
    assert_eq!(values["Icon"], ID);
    assert_eq!(values["Exec"], "cant-stop");
    for words in &words()[1..] {
        let language = words.locale();
        for key in ["GenericName", "Comment", "Keywords"] {
            let own = values[format!("{key}[{language}]").as_str()];
            assert_ne!(own, values[key], "{key} in {language}");
        }
    }
}

#[test]
fn the_metainfo_can_be_read() {
    let file = text(Platform::Linux, &metainfo_path());
    let document = Document::parse(&file).unwrap();
    let named = |name: &'static str| {
        let nodes = document.descendants();
        nodes.filter(move |node| node.has_tag_name(name))
    };
    let all = |name| named(name).count();
    assert_eq!(all("summary"), words().len());
    for words in words() {
        // Shops show what is longer cut off.
        let summary = words.text("summary").unwrap();
        let is_short = summary.chars().count() <= 60 && !summary.ends_with('.');
        assert!(is_short, "{summary}");
    }
    assert_eq!(all("p"), 2 * words().len(), "the game, and what helps");
    assert_eq!(all("screenshot"), PICTURES.len());
    assert_eq!(all("caption"), PICTURES.len() * words().len());
    assert_eq!(all("control"), 3);
    let launched = named("launchable").next().unwrap();
    assert_eq!(launched.text(), Some(format!("{ID}.desktop").as_str()));
    let rating = named("content_rating").next().unwrap();
    assert!(!rating.has_children(), "there is nothing to be warned of");
}

#[test]
fn tools_of_others_have_nothing_to_say() {
    let folder = tempfile::tempdir().unwrap();
    let paths = [desktop_file(), metainfo_path()];
    for path in &paths {
        let entries = &stage(Platform::Linux).entries;
        let entry = entries.iter().find(|entry| entry.path == *path).unwrap();
        entry.write_to(folder.path()).unwrap();
    }
    let [desktop, metainfo] = paths.map(|path| folder.path().join(path));
    if tool::is_there("desktop-file-validate") {
        let said = tool::run(Command::new("desktop-file-validate").arg(desktop)).unwrap();
        assert_eq!(said, "");
    }
    let verdict = judge_metainfo(&metainfo);
    assert!(!matches!(verdict, Err(Unproven::Fails(_))), "{verdict:?}");
}
