//! Texts of a feature, in the locale file of its name.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Message;

use crate::locales::{ENGLISH, messages, texts_of};
use crate::modules::module_of;
use crate::sources::{Source, product};
use crate::tree::{File, expect_none};

/// File of the texts that several features or lower modules name.
const SHARED: &str = "main";
/// Offers texts to tools and tests, and says none.
const FOR_TOOLS: &str = "src/core/texts_for_tools.rs";

/// Features that name a constant; everything else in `src` counts as [`SHARED`].
type Users<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

#[test]
fn the_texts_of_a_feature_stand_in_its_file() {
    let users = users(product());
    let files = texts_of(ENGLISH);
    expect_none(files.iter().flat_map(|file| strays(file, &users)));
}

fn users(sources: &[Source]) -> Users<'_> {
    let mut users = Users::new();
    for Source { file, rust } in sources {
        if !file.is_in("src/") || file.path == FOR_TOOLS {
            continue;
        }
        let user = match module_of(&file.path)[..] {
            ["features", feature, ..] => feature,
            _ => SHARED,
        };
        for (_, name) in rust.names() {
            if name.starts_with(char::is_uppercase) {
                users.entry(name).or_default().insert(user);
            }
        }
    }
    users
}

/// Keys of a file that belong in another one.
fn strays(file: &File, users: &Users) -> Vec<String> {
    let here = file.name().trim_end_matches(".ftl");
    let stray = |message: Message<&str>| {
        let key = message.id.name;
        let users = users.get(&*key.to_uppercase().replace('-', "_"))?;
        let home = users.first().filter(|_| users.len() == 1);
        let home = home.unwrap_or(&SHARED);
        (here != *home).then(|| {
            format!(
                "{}: `{key}` belongs in {home}.ftl, for its users are {users:?}",
                file.path
            )
        })
    };
    messages(file).filter_map(stray).collect()
}

#[test]
fn a_text_in_the_wrong_file_is_found() {
    let own = "fn f() { texts::OWN; }\n#[cfg(test)]\nmod tests { fn g() { texts::LOW; } }";
    let sources = [
        Source::sample("src/features/title/mod.rs", own),
        Source::sample("src/features/title/page.rs", "setting!(a, BOTH);"),
        Source::sample("src/features/join.rs", "const A: B = (BOTH, OTHER);"),
        Source::sample("src/core/locale.rs", "fn f() { texts::LOW; }"),
        Source::sample(FOR_TOOLS, "pub use super::texts::{OWN, OTHER};"),
    ];
    let file = File::sample("en/title.ftl", "own = A\nboth = B\nother = C\nlow = D\n");
    let found = [
        "en/title.ftl: `both` belongs in main.ftl, for its users are {\"join\", \"title\"}",
        "en/title.ftl: `other` belongs in join.ftl, for its users are {\"join\"}",
        "en/title.ftl: `low` belongs in main.ftl, for its users are {\"main\"}",
    ];
    assert_eq!(strays(&file, &users(&sources)), found);
    let main = File::sample("en/main.ftl", "own = A\nboth = B\nlow = D\n");
    assert_eq!(strays(&main, &users(&sources)).len(), 1);
}
