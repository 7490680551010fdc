//! Every language says the same things. That the code asks for nothing else, and that nothing is said in vain, the compiler
//! sees: the build makes a constant of every text.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;

use crate::tree::{File, expect_none, files, names_in};

/// What the others are held against.
const ENGLISH: &str = "en";

/// A message key and the names of what is put into it.
type Messages = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_text_can_be_read() {
    let complaints = languages()
        .iter()
        .flat_map(|name| language(name).1)
        .collect();
    expect_none(complaints);
}

#[test]
fn the_languages_say_the_same() {
    let (expected, _) = language(ENGLISH);
    assert!(expected.len() > 20, "the English texts are missing");
    expect_none(
        languages()
            .iter()
            .flat_map(|other| differences(&expected, other, &language(other).0))
            .collect(),
    );
}

#[test]
fn every_folder_of_texts_is_a_language_of_the_game() {
    let mut offered = codes(&code_of_languages());
    offered.sort();
    assert_eq!(languages(), offered);
}

/// Every folder of texts, by its name.
pub fn languages() -> Vec<String> {
    names_in("assets/locales")
}

/// The files with the texts of a language.
pub fn texts_of(language: &str) -> Vec<File> {
    let folder = format!("assets/locales/{language}/");
    let mut found = files();
    found.retain(|file| file.is_in(&folder) && file.is(".ftl"));
    found
}

/// Where the game has a line for each of its languages.
pub fn code_of_languages() -> String {
    let path = "src/core/settings/language.rs";
    let file = files().into_iter().find(|file| file.path == path);
    file.unwrap_or_else(|| panic!("{path} is missing")).text
}

/// The folders that those lines name: the first of three texts between quotes.
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

/// All messages of a language, over its files, and what cannot be read there.
fn language(name: &str) -> (Messages, Vec<String>) {
    let mut all = Messages::new();
    let mut complaints = Vec::new();
    for file in texts_of(name) {
        complaints.extend(add_messages(&file, &mut all));
    }
    (all, complaints)
}

/// Adds the messages of one file in the Fluent format; says what in it is no message, or one for the second time.
fn add_messages(file: &File, all: &mut Messages) -> Vec<String> {
    let (resource, errors) = match parse(file.text.as_str()) {
        Ok(resource) => (resource, Vec::new()),
        Err(found) => found,
    };
    let mut complaints: Vec<String> = errors
        .iter()
        .map(|error| format!("{}: {error}", file.at(error.pos.start)))
        .collect();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let mut names = BTreeSet::new();
        if let Some(pattern) = &message.value {
            add_names(pattern, &mut names);
        }
        let key = message.id.name;
        if all.insert(key.to_owned(), names).is_some() {
            complaints.push(format!("{}: `{key}` is there twice", file.path));
        }
    }
    complaints
}

/// Adds the names of what is put into a text.
fn add_names(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            add_names_of(expression, names);
        }
    }
}

fn add_names_of(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                add_names(&variant.value, names);
            }
            selector
        }
    };
    add_names_inline(inline, names);
}

fn add_names_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    let mut arguments = |arguments: &CallArguments<&str>| {
        for argument in &arguments.positional {
            add_names_inline(argument, names);
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => add_names_of(expression, names),
        InlineExpression::FunctionReference { arguments: all, .. } => arguments(all),
        InlineExpression::TermReference { arguments: all, .. } => {
            all.iter().for_each(arguments);
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

fn differences(expected: &Messages, other: &str, texts: &Messages) -> Vec<String> {
    let mut complaints = Vec::new();
    for (key, names) in expected {
        match texts.get(key) {
            None => complaints.push(format!("assets/locales/{other}: `{key}` is missing")),
            Some(own) if own != names => complaints.push(format!(
                "assets/locales/{other}: `{key}` puts in {own:?} and not {names:?}"
            )),
            Some(_) => {}
        }
    }
    let extra = texts.keys().filter(|key| !expected.contains_key(*key));
    complaints.extend(extra.map(|key| format!("assets/locales/{other}: `{key}` is there alone")));
    complaints
}

#[cfg(test)]
mod samples {
    use super::*;

    const ENGLISH: &str = "\
# to-nobody = { $none }
title = Can’t Stop
steps = { $count ->
    [one] { $name } lost a step
   *[other] { $name } lost { $count } steps
}
mark-disc = Disc
";

    fn messages(text: &str) -> Messages {
        let mut all = Messages::new();
        let complaints = add_messages(&File::sample("main.ftl", text), &mut all);
        assert_eq!(complaints, [""; 0]);
        all
    }

    #[test]
    fn a_language_that_differs_is_found() {
        let english = messages(ENGLISH);
        assert_eq!(english.len(), 3);
        assert!(differences(&english, "es", &english).is_empty());
        let spanish =
            messages("title = Can’t Stop\nsteps = { $name } perdió { $cuenta }\nadios = Adiós\n");
        assert_eq!(differences(&english, "es", &spanish).len(), 3);
    }

    #[test]
    fn what_is_put_in_is_found_wherever_it_stands() {
        let texts = messages("a = { NUMBER($b) } { $c -> \n   *[other] { { $d } }\n }\n");
        let names: Vec<&str> = texts["a"].iter().map(String::as_str).collect();
        assert_eq!(names, ["b", "c", "d"]);
    }

    #[test]
    fn languages_are_found_in_the_code() {
        let code = "    /// Dutch.\n    Nl: \"nl\", \"Nederlands\", \"ËÏ\";\n    let a = \"b\";\n";
        assert_eq!(codes(code), ["nl"]);
    }

    #[test]
    fn what_cannot_be_read_is_found() {
        let file = File::sample("main.ftl", "a = A\na = B\n= C\nd = { $ }\n");
        assert_eq!(add_messages(&file, &mut Messages::new()).len(), 3);
    }
}
