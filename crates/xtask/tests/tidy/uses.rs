//! Top-level modules of its crate that a source file names, in `use` or in a path.

use crate::rust::Rust;

/// The module that the file at this path is, without the crate: `src/sound/cards.rs` is `hud`, `cards`.
pub fn module_of(path: &str) -> Vec<&str> {
    let inner = path.strip_prefix("src/").unwrap_or(path);
    let inner = inner.strip_suffix(".rs").unwrap_or(inner);
    let mut names: Vec<&str> = inner.split('/').collect();
    if matches!(names.last(), Some(&"mod" | &"lib" | &"main")) {
        names.pop();
    }
    names
}

/// The top-level modules named by the file, each with the offset of its mention.
pub fn modules_used(path: &str, rust: &Rust) -> Vec<(usize, String)> {
    let module = module_of(path);
    let mut used = Vec::new();
    for offset in rust.find("crate::") {
        for name in first_names(&rust.code[offset + "crate::".len()..]) {
            used.push((offset, name));
        }
    }
    for offset in rust.find("super::") {
        // The rest of a chain was counted with its beginning.
        if rust.code[..offset].ends_with("::") {
            continue;
        }
        let mut rest = &rust.code[offset..];
        let mut depth = module.len();
        while let Some(next) = rest.strip_prefix("super::") {
            rest = next;
            depth = depth.saturating_sub(1);
        }
        if depth == 0 {
            used.extend(first_names(rest).into_iter().map(|name| (offset, name)));
        }
    }
    used
}

/// The first name of a path, or of each path in a group.
fn first_names(code: &str) -> Vec<String> {
    let Some(group) = code.strip_prefix('{') else {
        return vec![name_at(code)];
    };
    let mut names = Vec::new();
    let mut depth = 0_usize;
    let mut start = 0;
    for (offset, byte) in group.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 0 => {
                names.push(name_at(&group[start..offset]));
                break;
            }
            b'}' => depth -= 1,
            b',' if depth == 0 => {
                names.push(name_at(&group[start..offset]));
                start = offset + 1;
            }
            _ => {}
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

fn name_at(code: &str) -> String {
    code.trim_start()
        .chars()
        .take_while(|c| c.is_alphanumeric() || *c == '_')
        .collect()
}

fn used(path: &str, text: &str) -> Vec<String> {
    let rust = Rust::read(text);
    modules_used(path, &rust)
        .into_iter()
        .map(|(_, name)| name)
        .collect()
}

#[test]
fn files_are_modules() {
    assert_eq!(module_of("src/sound/cards.rs"), ["sound", "cards"]);
    assert_eq!(module_of("src/sound/mod.rs"), ["sound"]);
    assert_eq!(module_of("src/seats.rs"), ["seats"]);
    assert!(module_of("src/lib.rs").is_empty());
}

#[test]
fn every_way_to_name_a_module_is_seen() {
    let text = "use crate::{sound::{a, b}, theme, table::c};\nfn f() { crate::reader::play(); }";
    assert_eq!(
        used("src/x.rs", text),
        ["sound", "theme", "table", "reader"]
    );
    assert_eq!(
        used("src/sound/cards.rs", "use super::super::table::a;"),
        ["table"]
    );
    assert_eq!(
        used("src/sound/mod.rs", "use super::{reader, table::a};"),
        ["reader", "table"]
    );
}

#[test]
fn own_children_and_other_crates_are_not() {
    assert!(used("src/sound/cards.rs", "use super::table; use bevy::table;").is_empty());
    assert!(
        used(
            "src/sound/cards.rs",
            "// crate::table\nlet a = \"crate::table\";"
        )
        .is_empty()
    );
}
