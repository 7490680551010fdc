//! Import cycles between the files of a crate.

use std::collections::{BTreeMap, BTreeSet};

use crate::modules::{Crate, Target};
use crate::sources::{Source, product};
use crate::tree::expect_none;

#[test]
fn imports_go_one_way() {
    let roots: BTreeSet<&str> = product()
        .iter()
        .filter_map(|source| source.file.path.split_inclusive("src/").next())
        .collect();
    let on_cycles = roots.into_iter().flat_map(|root| cycles(root, product()));
    expect_none(on_cycles);
}

/// Imports of one file: the file imported, and the offset of the first mention.
type Edges = BTreeMap<usize, usize>;

/// Files of a crate that lie on a cycle, each with one import on it.
fn cycles(root: &str, sources: &'static [Source]) -> Vec<String> {
    let read = Crate::read(root, sources);
    let edges: Vec<Edges> = (0..read.files.len())
        .map(|file| edges(&read, file))
        .collect();
    let reached: Vec<BTreeSet<usize>> = (0..edges.len()).map(|file| reach(&edges, file)).collect();
    // The first file of a cycle stands for it, so that its files follow each other.
    let mut cycles: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (file, all) in reached.iter().enumerate() {
        if all.contains(&file) {
            let first = all.iter().find(|other| reached[**other].contains(&file));
            let first = *first.unwrap_or(&file);
            cycles.entry(first).or_default().push(file);
        }
    }
    let mut found = Vec::new();
    for cycle in cycles.values() {
        for file in cycle {
            let source = read.files[*file].source.file;
            let on_it = edges[*file].iter().find(|(other, _)| cycle.contains(other));
            let (other, at) = on_it.expect("a file on a cycle imports another of it");
            let other = &read.files[*other].source.file.path;
            found.push(format!(
                "{}: imports {other}, one of {} files on a cycle",
                source.at(*at),
                cycle.len()
            ));
        }
    }
    found
}

/// Files that a file imports. Not those in the folder of a facade, which puts them together.
fn edges(read: &Crate, file: usize) -> Edges {
    let mut edges = Edges::new();
    let module = &read.files[file];
    let path = &module.source.file.path;
    let folder = &path[..=path.rfind('/').expect("sources lie in a folder")];
    for mention in &module.imports.mentions {
        let other = match read.target(mention) {
            Some(Target::Module(other)) if read.files[other].is_facade => continue,
            Some(Target::Module(other) | Target::Item(other)) => other,
            None => continue,
        };
        let is_put_together = module.is_facade && read.files[other].source.file.is_in(folder);
        if other != file && !mention.is_reexport && !is_put_together {
            edges.entry(other).or_insert(mention.at);
        }
    }
    edges
}

/// Files that are reached from a file by imports; itself if it lies on a cycle.
fn reach(edges: &[Edges], from: usize) -> BTreeSet<usize> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        open.extend(edges[file].keys().filter(|other| reached.insert(**other)));
    }
    reached
}

fn found(files: &[(&str, &str)]) -> Vec<String> {
    let sources = files.iter().map(|(path, text)| Source::sample(path, text));
    cycles("src/", Vec::leak(sources.collect()))
}

#[test]
fn a_cycle_is_found_through_a_facade() {
    let facade = "mod a; mod b; mod c; pub use a::A; pub use b::B;";
    let found = found(&[
        ("src/hud/a.rs", "use super::B;\npub struct A;"),
        (
            "src/hud/b.rs",
            "pub struct B;\nfn f() { super::a::A::new() }",
        ),
        ("src/hud/c.rs", "use crate::hud::{A, B};"),
        ("src/hud/mod.rs", facade),
    ]);
    assert_eq!(
        found,
        [
            "src/hud/a.rs:1: imports src/hud/b.rs, one of 2 files on a cycle",
            "src/hud/b.rs:2: imports src/hud/a.rs, one of 2 files on a cycle",
        ]
    );
}

#[test]
fn a_facade_is_on_a_cycle_by_what_it_imports_from_outside() {
    let facade = "pub mod a; use super::b; pub struct Own; fn f() { a::A; b::B; }";
    let found = found(&[
        ("src/hud/b.rs", "use super::tips::Own;\npub struct B;"),
        ("src/hud/mod.rs", "mod b; mod tips;"),
        ("src/hud/tips/a.rs", "use super::Own;\npub struct A;"),
        ("src/hud/tips/mod.rs", facade),
    ]);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[1].starts_with("src/hud/tips/mod.rs:1: imports src/hud/b.rs"));
}

#[test]
fn one_way_is_no_cycle() {
    let facade = "mod a; mod b; pub struct Own; fn plugin() { a::plugin(); }";
    let b = "use super::Own;\npub struct B;\n#[cfg(test)]\nmod tests { use super::super::a::A; }";
    assert!(
        found(&[
            (
                "src/hud/a.rs",
                "use super::{Own, b};\npub fn plugin() { b::B }"
            ),
            ("src/hud/b.rs", b),
            ("src/hud/mod.rs", facade),
        ])
        .is_empty()
    );
}
