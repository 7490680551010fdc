//! Wherever a text of a language counts, it has the plural forms of that language, and no others.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::locales::{languages, messages, texts_of};
use crate::tree::{File, expect_none};

/// Largest number that the game counts; some languages have forms for millions.
const MOST: u32 = 1296;

/// The forms of a text, by its key and by the number that they depend on.
type Forms = BTreeMap<(String, String), BTreeSet<String>>;

#[test]
fn every_language_has_its_plural_forms() {
    let english = forms_of(&texts_of("en"));
    assert!(english.len() > 10, "nothing is counted in English");
    let complaints = languages().into_iter().flat_map(|language| {
        let own = forms_of(&texts_of(&language));
        complaints(&language, &needed(&language), &english, &own)
    });
    expect_none(complaints);
}

/// The forms of all texts in these files.
fn forms_of(files: &[File]) -> Forms {
    let mut forms = Forms::new();
    for message in files.iter().flat_map(messages) {
        if let Some(pattern) = &message.value {
            add_forms_in(message.id.name, pattern, &mut forms);
        }
    }
    forms
}

fn complaints(
    language: &str,
    needed: &BTreeSet<String>,
    english: &Forms,
    own: &Forms,
) -> Vec<String> {
    let wrong = own.iter().filter(|(_, forms)| *forms != needed);
    let wrong = wrong.map(|(counted, forms)| (counted, format!("{forms:?} and not {needed:?}")));
    let alike = english
        .keys()
        .filter(|counted| needed.len() > 1 && !own.contains_key(*counted));
    let alike = alike.map(|counted| (counted, "one form".to_owned()));
    let complaint = |((key, number), forms): (&(String, String), String)| {
        format!("assets/locales/{language}: `{key}` has {forms} for `${number}`")
    };
    wrong.chain(alike).map(complaint).collect()
}

/// The forms that whole numbers have in a language.
fn needed(language: &str) -> BTreeSet<String> {
    let asked: LanguageIdentifier = language.parse().unwrap();
    let known = PluralRules::get_locales(PluralRuleType::CARDINAL);
    let of_all_regions = known.iter().find(|known| {
        known.language == asked.language && known.region.is_none() && known.script.is_none()
    });
    let known = known.iter().find(|known| **known == asked);
    let known = known.or(of_all_regions);
    let known = known.unwrap_or_else(|| panic!("{language} has no known plural forms"));
    let rules = PluralRules::create(known.clone(), PluralRuleType::CARDINAL).unwrap();
    let form = |number: u32| format!("{:?}", rules.select(number).unwrap()).to_lowercase();
    (0..=MOST).map(form).collect()
}

fn add_forms_in(key: &str, pattern: &Pattern<&str>, forms: &mut Forms) {
    for element in &pattern.elements {
        let PatternElement::Placeable {
            expression: Expression::Select { selector, variants },
        } = element
        else {
            continue;
        };
        let names: BTreeSet<String> = variants
            .iter()
            .filter_map(|variant| match &variant.key {
                VariantKey::Identifier { name } => Some((*name).to_owned()),
                VariantKey::NumberLiteral { .. } => None,
            })
            .collect();
        if let InlineExpression::VariableReference { id } = selector
            && names.iter().any(|name| name != "other")
        {
            let counted = (key.to_owned(), id.name.to_owned());
            forms.entry(counted).or_default().extend(names);
        }
        for variant in variants {
            add_forms_in(key, &variant.value, forms);
        }
    }
}

fn forms(text: &str) -> Forms {
    forms_of(&[File::sample("main.ftl", text)])
}

fn set(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn languages_have_the_forms_of_their_grammar() {
    assert_eq!(needed("pt-BR"), set(&["one", "other"]));
    assert_eq!(needed("ja"), set(&["other"]));
    assert_eq!(needed("pl"), set(&["one", "few", "many"]));
}

#[test]
fn forms_that_are_missing_or_in_vain_are_found() {
    let english = forms("a = { $n ->\n    [one] 1 a\n   *[other] { $n } as\n}\nb = B\n");
    assert_eq!(english.len(), 1);
    let needed = set(&["one", "few", "many"]);
    let polish = forms("a = { $n ->\n    [one] 1 a\n    [two] 2 a\n   *[many] { $n } as\n}\n");
    assert_eq!(complaints("pl", &needed, &english, &polish).len(), 1);
    assert_eq!(
        complaints("pl", &needed, &english, &forms("a = { $n } a\n")).len(),
        1
    );
    let japanese = forms("a = { $n } a\n");
    assert!(complaints("ja", &set(&["other"]), &english, &japanese).is_empty());
}

#[test]
fn numbers_that_are_named_are_no_forms() {
    assert!(forms("a = { $n ->\n    [3] three\n   *[other] five\n}\n").is_empty());
}
