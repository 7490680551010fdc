//! Wherever a text of a language counts, it has the plural forms of that language, and no others.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::locales::{languages, texts_of};
use crate::tree::expect_none;

/// What the game counts is not more; some languages have forms for millions.
const MOST: u32 = 1296;

/// The forms of a text, by its key and by the number that they depend on.
type Forms = BTreeMap<(String, String), BTreeSet<String>>;

#[test]
fn every_language_has_its_plural_forms() {
    let english = forms_of("en");
    assert!(english.len() > 10, "nothing is counted in English");
    let complaints = languages()
        .into_iter()
        .flat_map(|language| {
            let own = forms_of(&language);
            complaints(&language, &needed(&language), &english, &own)
        })
        .collect();
    expect_none(complaints);
}

fn forms_of(language: &str) -> Forms {
    let mut forms = Forms::new();
    for file in texts_of(language) {
        add_forms(&file.text, &mut forms);
    }
    forms
}

fn complaints(
    language: &str,
    needed: &BTreeSet<String>,
    english: &Forms,
    own: &Forms,
) -> Vec<String> {
    let place = |key: &str| format!("assets/locales/{language}: `{key}`");
    let mut complaints = Vec::new();
    for ((key, number), forms) in own {
        let missing: Vec<&String> = needed.difference(forms).collect();
        if !missing.is_empty() {
            let place = place(key);
            complaints.push(format!(
                "{place} lacks the forms {missing:?} of `${number}`"
            ));
        }
        let vain: Vec<&String> = forms.difference(needed).collect();
        if !vain.is_empty() {
            let place = place(key);
            complaints.push(format!("{place} has forms that are never said: {vain:?}"));
        }
    }
    for (key, number) in english.keys() {
        if needed.len() > 1 && !own.contains_key(&(key.clone(), number.clone())) {
            complaints.push(format!(
                "{} says one and many of `${number}` alike",
                place(key)
            ));
        }
    }
    complaints
}

/// The forms that whole numbers have in a language.
fn needed(language: &str) -> BTreeSet<String> {
    let asked: LanguageIdentifier = language.parse().unwrap();
    let known = PluralRules::get_locales(PluralRuleType::CARDINAL);
    let of_all_regions = known.iter().find(|known| {
        known.language == asked.language && known.region.is_none() && known.script.is_none()
    });
    let known = known
        .iter()
        .find(|known| **known == asked)
        .or(of_all_regions);
    let known = known.unwrap_or_else(|| panic!("nobody knows the plural forms of {language}"));
    let rules = PluralRules::create(known.clone(), PluralRuleType::CARDINAL).unwrap();
    let form = |number: u32| match rules.select(number).unwrap() {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    };
    (0..=MOST).map(|number| form(number).to_owned()).collect()
}

/// Adds the forms of all texts in a file.
fn add_forms(text: &str, forms: &mut Forms) {
    let resource = parse(text).unwrap_or_else(|(read, _)| read);
    for entry in &resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            add_forms_in(message.id.name, pattern, forms);
        }
    }
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

#[cfg(test)]
mod samples {
    use super::*;

    fn forms(text: &str) -> Forms {
        let mut forms = Forms::new();
        add_forms(text, &mut forms);
        forms
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
        assert_eq!(complaints("pl", &needed, &english, &polish).len(), 2);
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
}
