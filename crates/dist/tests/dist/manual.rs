//! The manual has every option of the game, and the game every option of the manual.

use std::collections::BTreeSet;

use super::{checkout, unpacked};

/// Options that clap adds by itself.
const OF_CLAP: [&str; 2] = ["help", "version"];

#[test]
fn the_manual_has_every_option() {
    let code = checkout().text("src/app/args.rs").unwrap();
    let page = unpacked("share/man/man6/cant-stop.6.gz");
    let mut expected = options(&code);
    assert!(expected.len() > 4, "where are the options?");
    expected.extend(OF_CLAP.map(str::to_owned));
    assert_eq!(documented(&page), expected);
}

/// The fields below an argument that says `long`, as they are typed.
fn options(code: &str) -> BTreeSet<String> {
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    code.split("#[arg(")
        .skip(1)
        .filter(|argument| argument.starts_with("long"))
        .filter_map(|argument| {
            let field = argument.split_once("pub ")?.1;
            Some(field.split_once(':')?.0.replace('_', "-"))
        })
        .collect()
}

/// The words after `--` in the tags of the manual.
fn documented(page: &str) -> BTreeSet<String> {
    page.lines()
        .filter(|line| line.starts_with(".B"))
        .filter_map(|line| {
            let name = line.split_once("\\-\\-")?.1.replace("\\-", "-");
            let end = name.find(|c: char| !c.is_ascii_lowercase() && c != '-');
            Some(name[..end.unwrap_or(name.len())].to_owned())
        })
        .collect()
}

#[test]
fn options_are_found_in_the_code() {
    let code = "#[arg(long)]\npub a_b: X,\n#[arg(long, value_name = \"C\")]\npub c: Y,\n#[command(flatten)]\npub d: Z,";
    assert_eq!(
        options(code),
        BTreeSet::from(["a-b".to_owned(), "c".to_owned()])
    );
    let page = ".BI \\-\\-a\\-b\\~ X\ntext\n.BR \\-c \", \" \\-\\-cc\n";
    assert_eq!(
        documented(page),
        BTreeSet::from(["a-b".to_owned(), "cc".to_owned()])
    );
}
