//! Paths that a Rust file names, in `use` declarations and elsewhere, each with the module it stands in.

use std::collections::BTreeSet;

use ra_ap_rustc_lexer::{FrontmatterAllowed, TokenKind, tokenize};

/// One path of two names or more, or one leaf of a `use` declaration.
#[derive(Debug)]
pub struct Mention<'a> {
    /// Offset of its first name.
    pub at: usize,
    /// Module it stands in, inline modules included.
    pub module: Vec<String>,
    /// Its names as written, `crate`, `self` and `super` among them; a glob ends with `*`.
    pub path: Vec<&'a str>,
    /// Name bound by the `use` declaration; `None` for a path elsewhere.
    pub bound: Option<&'a str>,
    /// `pub use`, with any visibility.
    pub is_reexport: bool,
}

/// Everything that a file says about modules.
#[derive(Debug, Default)]
pub struct Imports<'a> {
    /// In the order of the text.
    pub mentions: Vec<Mention<'a>>,
    /// Names of the items defined, at any depth.
    pub items: BTreeSet<&'a str>,
    /// Modules with their body in this file.
    pub inline: Vec<Vec<String>>,
    /// Modules declared with `mod name;`.
    pub declared: BTreeSet<&'a str>,
}

impl<'a> Imports<'a> {
    /// Reads the code of a file, which is this module.
    pub fn read(module: &[&str], code: &'a str) -> Self {
        let mut reader = Reader {
            tokens: tokens(code),
            next: 0,
            module: module.iter().map(|name| (*name).to_owned()).collect(),
            imports: Self::default(),
        };
        reader.file();
        reader.imports
    }

    /// The path from the root of the crate; `None` for names that this file neither declares nor imports.
    pub fn path_from_root<'m>(&'m self, mention: &'m Mention<'a>) -> Option<Vec<&'m str>> {
        let own: Vec<&str> = mention.module.iter().map(String::as_str).collect();
        let (mut module, mut rest) = rooted(own, &mention.path);
        let first = mention.path[0];
        if rest.len() == mention.path.len() && !self.declared.contains(first) {
            let import = self.mentions.iter().find(|other| {
                other.bound == Some(first) && !is_same(other, mention) && other.path[0] != first
            });
            module = self.path_from_root(import?)?;
            rest = &rest[1..];
        }
        module.extend(rest);
        Some(module)
    }
}

fn is_same(a: &Mention, b: &Mention) -> bool {
    a.at == b.at && a.bound == b.bound
}

/// The module that a path begins in, seen from the module it stands in, and its names past `crate`, `self` and `super`.
pub fn rooted<'p, 'a, M>(mut module: Vec<M>, path: &'p [&'a str]) -> (Vec<M>, &'p [&'a str]) {
    let mut rest = path;
    while let Some((name, others)) = rest.split_first() {
        match *name {
            "crate" => module.clear(),
            "super" => _ = module.pop(),
            "self" => {}
            _ => break,
        }
        rest = others;
    }
    (module, rest)
}

/// Names and marks of the code with their offsets, without spaces.
fn tokens(code: &str) -> Vec<(usize, &str)> {
    let mut tokens = Vec::new();
    let mut at = 0;
    for token in tokenize(code, FrontmatterAllowed::No) {
        let end = at + token.len as usize;
        if token.kind != TokenKind::Whitespace {
            tokens.push((at, &code[at..end]));
        }
        at = end;
    }
    tokens
}

struct Reader<'a> {
    tokens: Vec<(usize, &'a str)>,
    next: usize,
    module: Vec<String>,
    imports: Imports<'a>,
}

impl<'a> Reader<'a> {
    /// Text of the token at a distance from the next one; empty past the end.
    fn peek(&self, ahead: usize) -> &'a str {
        let token = self.tokens.get(self.next + ahead);
        token.map_or("", |(_, text)| text)
    }

    /// Text of a token that was passed.
    fn before(&self, back: usize) -> &'a str {
        let place = self.next.checked_sub(back);
        place.map_or("", |place| self.tokens[place].1)
    }

    fn file(&mut self) {
        let mut depth = 0_usize;
        let mut opened = Vec::new();
        while self.next < self.tokens.len() {
            match self.peek(0) {
                "{" => depth += 1,
                "}" => {
                    depth = depth.saturating_sub(1);
                    if opened.last() == Some(&depth) {
                        opened.pop();
                        self.module.pop();
                    }
                }
                "mod" if self.peek(2) == "{" => {
                    self.imports.items.insert(self.peek(1));
                    self.module.push(self.peek(1).to_owned());
                    self.imports.inline.push(self.module.clone());
                    opened.push(depth);
                    depth += 1;
                    self.next += 2;
                }
                "mod" if self.peek(2) == ";" => {
                    self.imports.declared.insert(self.peek(1));
                    self.next += 2;
                }
                // `use<'a>` is a bound.
                "use" if self.peek(1) != "<" => {
                    let is_reexport = matches!(self.before(1), "pub" | ")");
                    let at = self.tokens[self.next].0;
                    self.next += 1;
                    self.tree(at, Vec::new(), is_reexport);
                    continue;
                }
                "fn" | "struct" | "enum" | "union" | "trait" | "type" | "const" | "static" => {
                    self.imports.items.insert(self.peek(1));
                }
                "macro_rules" => {
                    self.imports.items.insert(self.peek(2));
                }
                name if is_name(name) && self.is_path() => {
                    self.path();
                    continue;
                }
                _ => {}
            }
            self.next += 1;
        }
    }

    /// Returns `true` if the next token is followed by `::` and a name.
    fn is_path(&self) -> bool {
        let Some([(first, ":"), (second, ":"), (_, name)]) =
            self.tokens.get(self.next + 1..self.next + 4)
        else {
            return false;
        };
        first + 1 == *second && is_name(name)
    }

    /// A path outside `use`.
    fn path(&mut self) {
        let at = self.tokens[self.next].0;
        // The rest of a longer one, a macro's own crate, and `pub(in path)`.
        let goes_on = self.before(1) == ":" && self.before(2) == ":";
        let is_ours =
            !goes_on && self.before(1) != "$" && !(self.before(1) == "in" && self.before(2) == "(");
        let mut path = vec![self.peek(0)];
        while self.is_path() {
            self.next += 3;
            path.push(self.peek(0));
        }
        self.next += 1;
        if is_ours {
            self.add(at, path, None, false);
        }
    }

    /// One branch of a `use` declaration, past its last token.
    fn tree(&mut self, at: usize, mut path: Vec<&'a str>, is_reexport: bool) {
        loop {
            let at = if path.is_empty() {
                self.tokens.get(self.next).map_or(at, |(at, _)| *at)
            } else {
                at
            };
            let token = self.peek(0);
            self.next += 1;
            match token {
                "" | ";" => return,
                ":" => {}
                "{" => {
                    while !matches!(self.peek(0), "}" | "") {
                        let at = self.tokens[self.next].0;
                        self.tree(at, path.clone(), is_reexport);
                        if self.peek(0) == "," {
                            self.next += 1;
                        }
                    }
                    self.next += 1;
                    return;
                }
                "*" => {
                    path.push("*");
                    self.add(at, path, None, is_reexport);
                    return;
                }
                name => {
                    if name != "self" || path.is_empty() {
                        path.push(name);
                    }
                    if self.peek(0) == ":" {
                        continue;
                    }
                    let mut bound = path.last().copied();
                    if self.peek(0) == "as" {
                        bound = Some(self.peek(1));
                        self.next += 2;
                    }
                    self.add(at, path, bound, is_reexport);
                    return;
                }
            }
        }
    }

    fn add(&mut self, at: usize, path: Vec<&'a str>, bound: Option<&'a str>, is_reexport: bool) {
        self.imports.mentions.push(Mention {
            at,
            module: self.module.clone(),
            path,
            bound,
            is_reexport,
        });
    }
}

fn is_name(token: &str) -> bool {
    token.starts_with(|letter: char| letter.is_alphabetic() || letter == '_')
}

fn paths(text: &str) -> Vec<String> {
    let imports = Imports::read(&["hud", "cards"], text);
    let mentions = imports.mentions.iter();
    mentions.map(|mention| mention.path.join("::")).collect()
}

#[test]
fn every_leaf_of_a_use_is_a_path() {
    let text =
        "use crate::{a::{self, B as C}, d::*};\npub(crate) use e;\nfn f() -> impl G + use<'_> {}";
    assert_eq!(paths(text), ["crate::a", "crate::a::B", "crate::d::*", "e"]);
    let imports = Imports::read(&[], text);
    let bound: Vec<_> = imports.mentions.iter().map(|leaf| leaf.bound).collect();
    assert_eq!(bound, [Some("a"), Some("C"), None, Some("e")]);
    let public: Vec<_> = imports
        .mentions
        .iter()
        .map(|leaf| leaf.is_reexport)
        .collect();
    assert_eq!(public, [false, false, false, true]);
}

#[test]
fn paths_in_code_are_found() {
    let text = "fn f(a: super::A, b: <B as self::c::D>::E) { g::h::<i::J>(); k.l(); ::m::n(); $crate::o::p() }";
    assert_eq!(paths(text), ["super::A", "self::c::D", "g::h", "i::J"]);
}

#[test]
fn modules_inside_a_file_are_followed() {
    let text =
        "mod a { fn b() { super::c(); } mod d { use super::super::e; } }\nmod f;\nuse super::g;";
    let imports = Imports::read(&["hud", "cards"], text);
    let modules: Vec<_> = imports
        .mentions
        .iter()
        .map(|mention| imports.path_from_root(mention).unwrap().join("::"))
        .collect();
    assert_eq!(modules, ["hud::cards::c", "hud::cards::e", "hud::g"]);
    assert_eq!(imports.inline.len(), 2);
    assert!(imports.declared.contains("f") && imports.items.contains("a"));
}

#[test]
fn imported_names_lead_to_the_root() {
    let text = "use crate::table as t;\nuse bevy::prelude::*;\nmod cards;\nfn f() { t::A::new(); bevy::B::c(); cards::d(); }";
    let imports = Imports::read(&["hud"], text);
    let roots: Vec<_> = imports
        .mentions
        .iter()
        .map(|mention| imports.path_from_root(mention).map(|path| path.join("::")))
        .collect();
    let some = |path: &str| Some(path.to_owned());
    assert_eq!(
        roots,
        [
            some("table"),
            None,
            some("table::A::new"),
            None,
            some("hud::cards::d")
        ]
    );
}
