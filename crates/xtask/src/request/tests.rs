//! Command lines that make sense, and some that do not.

use super::*;

fn parse(line: &str) -> Result<Request, clap::Error> {
    let words = ["xtask"].into_iter().chain(line.split_whitespace());
    CommandLine::try_parse_from(words).map(|line| line.request)
}

#[test]
fn the_rest_goes_to_the_game() {
    let expected = Request::Play {
        demo: Some("shots".into()),
        game_args: vec!["--seed".into(), "7".into(), "--".into(), "--demo".into()],
    };
    let asked = parse("play --demo shots -- --seed 7 -- --demo");
    assert_eq!(asked.expect("this makes sense"), expected);
}

#[test]
fn a_gallery_and_a_look_have_their_own_folders_and_sizes() {
    let line = "gallery --lang es --lang it --only scenery --only book --readme";
    let Ok(Request::Gallery { frames, readme }) = parse(line) else {
        panic!("this makes sense");
    };
    assert!(readme);
    assert_eq!(frames.sizes, ["1280x720", "1920x1080"]);
    assert_eq!(frames.languages, ["es", "it"]);
    assert_eq!(frames.out, PathBuf::from("gallery"));
    let only: Vec<OsString> = frames.only().collect();
    assert_eq!(only, ["--only", "scenery", "--only", "book"]);
    let Ok(Request::Look(frames)) = parse("look --text-scale 150") else {
        panic!("this makes sense");
    };
    assert_eq!(frames.sizes, ["1280x720"]);
    assert_eq!(frames.text_scales, ["150"]);
    assert_eq!(frames.out, PathBuf::from("look"));
    let Ok(Request::Look(frames)) = parse("look --size 800x600") else {
        panic!("this makes sense");
    };
    assert_eq!(frames.sizes, ["800x600"]);
}

#[test]
fn nonsense_is_named() {
    for (line, word) in [
        ("", "Usage"),
        ("test twice", "twice"),
        ("play --demo", "--demo"),
        ("play --demo -- x", "--demo"),
        ("play --fast", "--fast"),
        ("look --readme", "--readme"),
        ("listen a b", "b"),
        ("dist --target beos", "beos"),
        ("dist --stage a --prove", "--stage"),
        ("dist --strict", "--prove"),
    ] {
        let complaint = parse(line).expect_err(line).to_string();
        assert!(complaint.contains(word), "{line}: {complaint}");
    }
}
