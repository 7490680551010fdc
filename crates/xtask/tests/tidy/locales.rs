//! Every language has the same texts in the same files. The build makes a constant of each English text, so the compiler
//! sees texts that are missing or never used.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser::parse;

use crate::tree::{File, expect_none, files, names_in, text_of};

/// Language that the others are compared with.
pub const ENGLISH: &str = "en";

/// Has a line for each language of the game.
pub const LIST_OF_LANGUAGES: &str = "src/core/settings/language.rs";

/// Names of the variables of each message, by file and key.
type Texts = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

#[test]
fn every_text_can_be_read() {
    let complaints = languages().into_iter().flat_map(|name| language(&name).1);
    expect_none(complaints);
}

#[test]
fn the_languages_say_the_same() {
    let (expected, _) = language(ENGLISH);
    assert!(expected.len() > 10, "the English texts are missing");
    let others = languages().into_iter();
    let found = others.flat_map(|other| differences(&expected, &other, &language(&other).0));
    expect_none(found);
}

#[test]
fn every_folder_of_texts_is_a_language_of_the_game() {
    let mut offered = codes(&text_of(LIST_OF_LANGUAGES));
    offered.sort();
    assert_eq!(languages(), offered);
}

/// French sets a space beside these marks. One that breaks the line would leave the mark alone at its start or end.
#[test]
fn no_french_mark_stands_alone() {
    let marks = [" :", " ;", " !", " ?", " »", "« "];
    expect_none(texts_of("fr").iter().flat_map(|file| {
        let texts = file.text.lines().filter(|line| !line.starts_with('#'));
        let texts = texts.map(|line| line.split_once(" = ").map_or(line, |(_, text)| text));
        let broken = texts.filter(|text| marks.iter().any(|mark| text.contains(mark)));
        broken.map(|text| format!("{}: a space breaks in `{text}`", file.path))
    }));
}

/// Names of all folders of texts.
pub fn languages() -> Vec<String> {
    names_in("assets/locales")
}

/// Files with the texts of a language, sorted.
pub fn texts_of(language: &str) -> Vec<File> {
    let folder = format!("assets/locales/{language}/");
    let mut found = files();
    found.retain(|file| file.is_in(&folder) && file.is(".ftl"));
    found
}

/// Messages of a file that can be read.
pub fn messages(file: &File) -> impl Iterator<Item = Message<&str>> {
    let resource = parse(file.text.as_str()).unwrap_or_else(|(read, _)| read);
    resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

/// Folders in the lines of [`LIST_OF_LANGUAGES`]: the first of three texts between quotes.
fn codes(code: &str) -> Vec<String> {
    code.lines()
        .filter_map(|line| match line.split('"').collect::<Vec<_>>()[..] {
            [before, code, ", ", _, ", ", _, ";"] if before.ends_with(": ") => {
                Some(code.to_owned())
            }
            _ => None,
        })
        .collect()
}

/// All texts of a language, and complaints about those that cannot be read.
fn language(name: &str) -> (Texts, Vec<String>) {
    let mut all = Texts::new();
    let mut complaints = Vec::new();
    for file in texts_of(name) {
        complaints.extend(add_file(&file, &mut all));
    }
    (all, complaints)
}

/// Adds a file in the Fluent format. Returns complaints about lines that are no message, and about keys that were there.
fn add_file(file: &File, all: &mut Texts) -> Vec<String> {
    let errors = parse(file.text.as_str()).map_or_else(|(_, errors)| errors, |_| Vec::new());
    let mut complaints: Vec<String> = errors
        .iter()
        .map(|error| format!("{}: {error}", file.at(error.pos.start)))
        .collect();
    let mut texts = BTreeMap::new();
    for message in messages(file) {
        let key = message.id.name;
        let other = all.iter().find(|(_, texts)| texts.contains_key(key));
        let other = other.map_or(file.name(), |(name, _)| name);
        if texts.insert(key.to_owned(), variables(&message)).is_some() || other != file.name() {
            complaints.push(format!("{}: `{key}` stands in {other} too", file.path));
        }
    }
    all.insert(file.name().to_owned(), texts);
    complaints
}

/// Names of the variables in a message. The syntax tree has no visitor, but its debug output shows each of them.
fn variables(message: &Message<&str>) -> BTreeSet<String> {
    let tree = format!("{message:?}");
    let variables = tree
        .split("VariableReference { id: Identifier { name: \"")
        .skip(1);
    let names = variables.filter_map(|rest| rest.split('"').next());
    names.map(str::to_owned).collect()
}

fn differences(expected: &Texts, other: &str, own: &Texts) -> Vec<String> {
    let mut complaints = Vec::new();
    for name in expected.keys().chain(own.keys()).collect::<BTreeSet<_>>() {
        let place = format!("assets/locales/{other}/{name}");
        let (Some(expected), Some(own)) = (expected.get(name), own.get(name)) else {
            let state = own.get(name).map_or("missing", |_| "there alone");
            complaints.push(format!("{place} is {state}"));
            continue;
        };
        for (key, names) in expected {
            match own.get(key) {
                None => complaints.push(format!("{place}: `{key}` is missing")),
                Some(own) if own != names => complaints.push(format!(
                    "{place}: `{key}` puts in {own:?} and not {names:?}"
                )),
                Some(_) => {}
            }
        }
        let extra = own.keys().filter(|key| !expected.contains_key(*key));
        complaints.extend(extra.map(|key| format!("{place}: `{key}` is there alone")));
    }
    complaints
}

const SAMPLE: &str = "\
# to-none = { $none }
title = Can’t Stop
steps = { $count ->
    [one] { $name } lost a step
   *[other] { $name } lost { $count } steps
}
mark-disc = Disc
";

fn texts(files: &[(&str, &str)]) -> Texts {
    let mut all = Texts::new();
    for (name, text) in files {
        assert_eq!(add_file(&File::sample(name, text), &mut all), [""; 0]);
    }
    all
}

#[test]
fn a_language_that_differs_is_found() {
    let english = texts(&[("main.ftl", SAMPLE)]);
    assert_eq!(english["main.ftl"].len(), 3);
    assert!(differences(&english, "es", &english).is_empty());
    let spanish = "title = Can’t Stop\nsteps = { $name } perdió { $cuenta }\nadios = Adiós\n";
    let spanish = texts(&[("main.ftl", spanish)]);
    assert_eq!(differences(&english, "es", &spanish).len(), 3);
}

#[test]
fn a_file_that_one_language_lacks_is_found() {
    let (main, title) = (("main.ftl", "a = A\n"), ("title.ftl", "b = B\nc = C\n"));
    let (english, spanish) = (texts(&[main, title]), texts(&[main, ("join.ftl", title.1)]));
    let found = differences(&english, "es", &spanish);
    let join = "assets/locales/es/join.ftl is there alone";
    assert_eq!(found, [join, "assets/locales/es/title.ftl is missing"]);
}

#[test]
fn a_key_of_two_files_is_found() {
    let mut all = texts(&[("assets/locales/en/main.ftl", "a = A\n")]);
    let other = File::sample("assets/locales/en/title.ftl", "a = B\n");
    let found = "assets/locales/en/title.ftl: `a` stands in main.ftl too";
    assert_eq!(add_file(&other, &mut all), [found]);
}

#[test]
fn variables_are_found_at_any_depth() {
    let text = "a = { NUMBER($b) } { $c -> \n   *[other] { { $d } }\n }\n";
    let names = &texts(&[("main.ftl", text)])["main.ftl"]["a"];
    assert!(names.iter().eq(["b", "c", "d"]));
}

#[test]
fn languages_are_found_in_the_code() {
    let code = "    /// Dutch.\n    Nl: \"nl\", \"Nederlands\", \"ËÏ\";\n    let a = \"b\";\n";
    assert_eq!(codes(code), ["nl"]);
}

#[test]
fn what_cannot_be_read_is_found() {
    let file = File::sample("main.ftl", "a = A\na = B\n= C\nd = { $ }\n");
    assert_eq!(add_file(&file, &mut Texts::new()).len(), 3);
}
