//! Modules of one crate, and the file that defines what a path names.

use std::collections::BTreeMap;

use crate::imports::{Imports, Mention, rooted};
use crate::sources::Source;

/// Longest chain of re-exports that is followed; a name that is bound to itself would have no end.
const LONGEST_CHAIN: usize = 12;

/// One file of the crate.
pub struct Module {
    /// As it was read.
    pub source: &'static Source,
    /// Its paths.
    pub imports: Imports<'static>,
    /// `mod.rs`, `lib.rs` or `main.rs`, which puts a folder together.
    pub is_facade: bool,
}

/// A crate whose files and paths were read.
pub struct Crate {
    /// Its files in order of their paths.
    pub files: Vec<Module>,
    /// Index of the file of each module, inline ones included.
    modules: BTreeMap<Vec<String>, usize>,
    /// Imports of each module: indices of a file and of its mention.
    imports: BTreeMap<Vec<String>, Vec<(usize, usize)>>,
}

/// End of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// An item, defined in this file.
    Item(usize),
    /// The module itself that this file is.
    Module(usize),
}

/// The module that the file at this path is, without the crate: `src/sound/cards.rs` is `sound`, `cards`.
pub fn module_of(path: &str) -> Vec<&str> {
    let inner = path.strip_prefix("src/").unwrap_or(path);
    let inner = inner.strip_suffix(".rs").unwrap_or(inner);
    let mut names: Vec<&str> = inner.split('/').collect();
    if matches!(names.last(), Some(&"mod" | &"lib" | &"main")) {
        names.pop();
    }
    names
}

impl Crate {
    /// Reads the files under a folder that ends with `src/`.
    pub fn read(folder: &str, sources: &'static [Source]) -> Self {
        let mut read = Self {
            files: Vec::new(),
            modules: BTreeMap::new(),
            imports: BTreeMap::new(),
        };
        for source in sources {
            let Some(inner) = source.file.path.strip_prefix(folder) else {
                continue;
            };
            let module = module_of(inner);
            let name = inner.rsplit('/').next().unwrap_or(inner);
            read.add(
                Module {
                    source,
                    imports: Imports::read(&module, &source.rust.code),
                    is_facade: matches!(name, "mod.rs" | "lib.rs" | "main.rs"),
                },
                module,
            );
        }
        read
    }

    fn add(&mut self, file: Module, module: Vec<&str>) {
        let index = self.files.len();
        let module = module.into_iter().map(str::to_owned).collect();
        // `lib.rs` comes before `main.rs`, whose root nothing else can name.
        self.modules.entry(module).or_insert(index);
        for inline in &file.imports.inline {
            self.modules.insert(inline.clone(), index);
        }
        for (place, mention) in file.imports.mentions.iter().enumerate() {
            let is_import = mention.bound.is_some() || mention.path.ends_with(&["*"]);
            if is_import {
                let imports = self.imports.entry(mention.module.clone()).or_default();
                imports.push((index, place));
            }
        }
        self.files.push(file);
    }

    /// End of the path of a mention; `None` outside the crate.
    pub fn target(&self, mention: &Mention) -> Option<Target> {
        self.resolve(&mention.module, &mention.path, 0)
    }

    fn resolve(&self, from: &[String], path: &[&str], chain: usize) -> Option<Target> {
        if chain > LONGEST_CHAIN {
            return None;
        }
        let (mut module, mut rest) = rooted(from.to_vec(), path);
        while let Some(name) = rest.first() {
            module.push((*name).to_owned());
            if !self.modules.contains_key(&module) {
                module.pop();
                break;
            }
            rest = &rest[1..];
        }
        if rest.len() == path.len() {
            return self.imported(from, path, chain);
        }
        let file = *self.modules.get(&module)?;
        if rest.is_empty() || rest == ["*"] {
            return Some(Target::Module(file));
        }
        let is_imported = self
            .imports_of(&module)
            .any(|import| import.bound == Some(rest[0]));
        if !is_imported && self.files[file].imports.items.contains(rest[0]) {
            return Some(Target::Item(file));
        }
        let imported = self.imported(&module, rest, chain);
        // What a macro defines has no item to be seen.
        imported.or((!is_imported).then_some(Target::Item(file)))
    }

    /// Follows an import of `module` that binds the first name, by itself or by a glob.
    fn imported(&self, module: &[String], path: &[&str], chain: usize) -> Option<Target> {
        let by_name = self
            .imports_of(module)
            .find(|import| import.bound == Some(path[0]));
        if let Some(import) = by_name {
            let whole = [&import.path, &path[1..]].concat();
            return self.resolve(module, &whole, chain + 1);
        }
        // A glob of another crate binds nothing of this one.
        let globs = self
            .imports_of(module)
            .filter_map(|import| import.path.strip_suffix(&["*"]))
            .filter(|glob| self.is_inside(module, glob[0]));
        globs
            .map(|glob| [glob, path].concat())
            .filter_map(|whole| self.resolve(module, &whole, chain + 1))
            .find(|target| self.defines(*target, path[0]))
    }

    fn is_inside(&self, module: &[String], first: &str) -> bool {
        matches!(first, "crate" | "self" | "super")
            || self
                .modules
                .contains_key(&[module, &[first.to_owned()]].concat())
    }

    fn defines(&self, target: Target, name: &str) -> bool {
        let (Target::Item(file) | Target::Module(file)) = target;
        self.files[file].imports.items.contains(name)
    }

    fn imports_of(&self, module: &[String]) -> impl Iterator<Item = &Mention<'static>> {
        let imports = self.imports.get(module).into_iter().flatten();
        imports.map(|(file, place)| &self.files[*file].imports.mentions[*place])
    }
}

#[test]
fn files_are_modules() {
    assert_eq!(module_of("src/sound/cards.rs"), ["sound", "cards"]);
    assert_eq!(module_of("src/sound/mod.rs"), ["sound"]);
    assert!(module_of("src/lib.rs").is_empty());
}

#[test]
fn reexports_lead_to_the_file_that_defines() {
    let sources = Vec::leak(vec![
        Source::sample("src/hud/cards.rs", "pub struct Card;"),
        Source::sample(
            "src/hud/mod.rs",
            "mod cards; pub use self::cards::Card; pub struct Own; pub use bevy::Extern;",
        ),
        Source::sample("src/lib.rs", "mod hud; pub use hud::*;"),
        Source::sample(
            "src/menus.rs",
            "use crate::hud; fn f() { hud::Card::new(); super::Own::new(); crate::hud::Extern::new(); crate::hud::of_a_macro!(); }",
        ),
    ]);
    let read = Crate::read("src/", sources);
    let menus = &read.files[3].imports.mentions;
    let targets: Vec<_> = menus.iter().map(|mention| read.target(mention)).collect();
    assert_eq!(
        targets,
        [
            Some(Target::Module(1)),
            Some(Target::Item(0)),
            Some(Target::Item(1)),
            None,
            Some(Target::Item(1)),
        ]
    );
}
