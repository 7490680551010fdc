//! Names of features outside their folders.

use crate::findings::Findings;
use crate::imports::Imports;
use crate::sources::{Source, sources};
use crate::tree::File;
use crate::uses::module_of;

/// Module whose folders are the features.
const FEATURES: &str = "features";
/// The one list of plugins.
const LIST: &str = "src/app/build.rs";
/// Tests of the whole game, which may look at all of it.
const TESTS_OF_ALL: &str = "src/app/tests/";

#[test]
fn features_are_named_at_home_only() {
    let mut tally = Findings::default();
    for Source { file, rust } in sources() {
        if file.is_in("src/") {
            foreign(file, &rust.code, &mut tally);
        }
    }
    tally.hold(0);
}

/// Adds the features that a file names and is no part of.
fn foreign(file: &File, code: &str, tally: &mut Findings) {
    let module = module_of(&file.path);
    let is_near = module.first() == Some(&FEATURES);
    let may_name_all = file.path == LIST || file.is_in(TESTS_OF_ALL);
    if may_name_all || !is_near && !code.contains(FEATURES) {
        return;
    }
    let imports = Imports::read(&module, code);
    for mention in &imports.mentions {
        let path = imports.path_from_root(mention);
        let Some([FEATURES, feature, ..]) = path.as_deref() else {
            continue;
        };
        let is_written = mention.path.contains(feature);
        let is_own = is_near && module.get(1) == Some(feature);
        if is_written && !is_own {
            tally.add(
                &format!("src/{FEATURES}/{feature}"),
                format!(
                    "{}: names `{}`",
                    file.at(mention.at),
                    mention.path.join("::")
                ),
            );
        }
    }
}

#[cfg(test)]
mod samples {
    use super::*;
    use crate::rust::Rust;

    fn found(path: &str, text: &str) -> Findings {
        let mut tally = Findings::default();
        let code = Rust::read(text).code;
        foreign(&File::sample(path, text), &code, &mut tally);
        tally
    }

    #[test]
    fn a_feature_named_elsewhere_is_found() {
        let text = "use crate::features::{title::Page, way_up};\nfn f() { way_up::Stage::first(); Page::new(); }\n\
                    fn g() { crate::features::title::open(); }";
        let tally = found("src/referee/begin.rs", text);
        assert_eq!(tally.of("src/features/title").len(), 2);
        assert_eq!(
            tally.of("src/features/way_up"),
            [
                "src/referee/begin.rs:1: names `crate::features::way_up`",
                "src/referee/begin.rs:2: names `way_up::Stage::first`",
            ]
        );
        assert_eq!(found(LIST, text).of("src/features/title").len(), 0);
        assert_eq!(
            found("src/lib.rs", "mod features;\nuse features::title::Page;")
                .of("src/features/title")
                .len(),
            1
        );
    }

    #[test]
    fn a_sibling_is_found_and_home_is_not() {
        let text = "use super::super::title::Page;\nuse super::climb;\nuse crate::features::way_up::Stage;";
        let tally = found("src/features/way_up/page.rs", text);
        assert_eq!(tally.of("src/features/title").len(), 1);
        assert_eq!(tally.of("src/features/way_up").len(), 0);
        let list = found(
            "src/features/mod.rs",
            "pub mod title;\npub use title::Page;",
        );
        assert_eq!(list.of("src/features/title").len(), 1);
    }
}
