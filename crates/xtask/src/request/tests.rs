//! Command lines that make sense, and some that do not.

use super::*;

fn parse(line: &str) -> Result<Request, String> {
    Request::parse(line.split_whitespace().map(OsString::from))
}

#[test]
fn the_rest_goes_to_the_game() {
    let expected = Request::Play {
        demo: Some("shots".into()),
        game_args: vec!["--seed".into(), "7".into(), "--".into(), "--demo".into()],
    };
    assert_eq!(
        parse("play --demo shots -- --seed 7 -- --demo"),
        Ok(expected)
    );
}

#[test]
fn a_gallery_of_several_kinds() {
    let Ok(Request::Gallery(gallery)) = parse("gallery --size 800x600 --lang es --lang it") else {
        panic!("this makes sense");
    };
    assert_eq!(gallery.sizes, ["800x600"]);
    assert_eq!(gallery.languages, ["es", "it"]);
    assert_eq!(gallery.text_scales, ["100"]);
    assert_eq!(gallery.out, PathBuf::from("gallery"));
    assert_eq!(gallery.only().count(), 0);
    assert!(!gallery.readme);
    assert!(matches!(
        parse("gallery --readme --lang es"),
        Ok(Request::Gallery(Gallery { readme: true, .. }))
    ));
    assert!(parse("look --readme").is_err());
}

#[test]
fn a_look_at_the_usual() {
    let Ok(Request::Look(frames)) = parse("look --text-scale 150") else {
        panic!("this makes sense");
    };
    assert_eq!(frames.sizes, ["1280x720"]);
    assert_eq!(frames.text_scales, ["150"]);
    assert_eq!(frames.out, PathBuf::from("look"));
    let Ok(Request::Look(frames)) = parse("look --only scenery --only book") else {
        panic!("this makes sense");
    };
    let only: Vec<OsString> = frames.only().collect();
    assert_eq!(only, ["--only", "scenery", "--only", "book"]);
    assert_eq!(parse("look --help"), Ok(Request::Help));
}

#[test]
fn packages_of_all_kinds() {
    assert_eq!(parse("dist"), Ok(Request::Dist(Dist::default())));
    let expected = Dist {
        target: Some("windows".to_owned()),
        binary: Some("a.exe".into()),
        prove: true,
        ..Dist::default()
    };
    assert_eq!(
        parse("dist --prove --target windows --binary a.exe"),
        Ok(Request::Dist(expected))
    );
    assert_eq!(parse("dist --stage d -h"), Ok(Request::Help));
}

#[test]
fn one_game_to_listen_to_or_all() {
    let expected = |record: Option<&str>, out: &str| {
        let record = record.map(PathBuf::from);
        Ok(Request::Listen(Listen {
            record,
            out: out.into(),
        }))
    };
    assert_eq!(parse("listen"), expected(None, "listen"));
    assert_eq!(
        parse("listen a.jsonl --out there"),
        expected(Some("a.jsonl"), "there")
    );
    assert!(parse("listen a b").is_err() && parse("listen --quiet").is_err());
}

#[test]
fn plain_commands() {
    assert_eq!(parse("test"), Ok(Request::Test));
    assert_eq!(parse("layouts"), Ok(Request::Layouts));
    assert_eq!(parse("soak"), Ok(Request::Soak));
    assert_eq!(parse("sounds"), Ok(Request::Sounds));
    assert_eq!(parse("shop --out s"), Ok(Request::Shop("s".into())));
    assert_eq!(parse("test --help"), Ok(Request::Help));
    assert_eq!(parse("play -h"), Ok(Request::Help));
}

#[test]
fn nonsense_is_named() {
    for (line, word) in [
        ("", "command"),
        ("fly", "fly"),
        ("test twice", "twice"),
        ("play --demo", "--demo"),
        ("play --demo -- x", "--demo"),
        ("play --fast", "--fast"),
        ("gallery --size", "--size"),
        ("gallery --colour", "--colour"),
        ("look --colour", "of look"),
        ("shop --fast", "of shop"),
        ("dist --fast", "of dist"),
        ("dist --out", "--out"),
        ("dist --target beos", "beos"),
        ("dist --stage a --prove", "--stage"),
    ] {
        let complaint = parse(line).expect_err(line);
        assert!(complaint.contains(word), "{line}: {complaint}");
    }
}
