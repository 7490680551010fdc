//! A game is shared as a poster, an animation and a text, and what was shared is opened again.

use bevy::window::FileDragAndDrop;

use crate::prelude::*;

/// Waits for something in the background to be saved, and said; the file.
fn until_saved(session: &mut Session, button: &str, ending: &str) -> PathBuf {
    session.click_on(button);
    session.until_says(&format!("{ending} saved in "));
    // The dialog makes room for what is said.
    session.wait(1.0);
    let files = fs::read_dir(&session.folder).unwrap();
    let mut files = files.map(|entry| entry.unwrap().path());
    let is_it = |path: &PathBuf| path.to_string_lossy().ends_with(ending);
    files.find(is_it).unwrap()
}

fn drop_file(session: &mut Session, path: &Path) {
    let window = session.window();
    session.send(FileDragAndDrop::DroppedFile {
        window,
        path_buf: path.to_owned(),
    });
}

#[test]
fn everything_is_saved_and_the_text_is_watched_again_when_it_is_dropped() {
    let mut session = Session::new();
    session.finish_game_of_bots(2, 3);
    let actions = actions_in(&session.folder.join("records/finished/0001.jsonl"));
    session.wait(1.0);
    session.click_on("Share");
    let text = until_saved(&mut session, "Save game as text", ".txt");
    let poster = until_saved(&mut session, "Save poster", ".png");
    let size = &fs::read(poster).unwrap()[16..24];
    assert_eq!(size, [0, 0, 4, 56, 0, 0, 5, 70], "1080 by 1350");
    until_saved(&mut session, "Save wide poster", "-wide.png");
    let animation = until_saved(&mut session, "Save turn as animation", ".gif");
    let animation = fs::read(animation).unwrap();
    assert!(animation.starts_with(b"GIF89a") && animation.len() <= 6_000_000);
    session.press(KeyCode::Escape);

    let written = fs::read_to_string(&text).unwrap();
    let line = written.lines().last().unwrap();
    let played: Playthrough = line.parse().unwrap();
    assert_eq!(played.actions(), actions);
    drop_file(&mut session, &text);
    session.until_screen(Screen::Play);
    let watching = session.resource::<Watching>();
    assert_eq!(watching.length(), actions.len());
}

#[test]
fn a_game_on_the_command_line_is_watched_at_once() {
    let folder = folder();
    let mut session = Session::with(folder.path(), |launch| {
        launch.open = Some(repository("crates/studio/games/calm.jsonl"));
    });
    session.until_screen(Screen::Play);
    assert!(session.has::<Watching>());
}

#[test]
fn a_file_that_is_no_game_is_refused_in_a_sentence() {
    let mut session = Session::new();
    let folder = session.folder.clone();
    fs::create_dir(folder.join("deep")).unwrap();
    for (name, bytes, said) in [
        ("none.txt", None, "none.txt was not found."),
        ("empty.txt", Some(&b""[..]), "empty.txt is empty."),
        ("a.txt", Some(b"hello"), "a.txt is not a Can’t Stop game."),
        (
            "b.bin",
            Some(b"\xff\xfe\x00"),
            "b.bin is not a Can’t Stop game.",
        ),
        ("deep", None, "deep is a folder, not a game."),
    ] {
        let path = folder.join(name);
        if let Some(bytes) = bytes {
            fs::write(&path, bytes).unwrap();
        }
        drop_file(&mut session, &path);
        session.until_says(said);
        assert_eq!(session.screen(), Screen::Title);
    }
}
