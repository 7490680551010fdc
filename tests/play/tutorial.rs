//! The first climb: played by keys, pad and mouse, refused, skipped and killed at each step, and never in the way of a game.

use crate::prelude::*;

/// The sentences of the steps, in their order.
const SENTENCES: [&str; 11] = [
    "Two dice each",
    "Roll the four dice",
    "Two pairs, two sums",
    "You still have a climber",
    "One climber left",
    "All three are out",
    "Stop now",
    "wants one more",
    "Bust! No sum fits",
    "Stop on a column",
    "Three columns win",
];

/// The step that is read now.
fn step(session: &mut Session) -> Option<usize> {
    let texts = session.texts();
    let is_read = |sentence: &&str| texts.iter().any(|text| text.contains(sentence));
    SENTENCES.iter().position(is_read)
}

/// Opens the first climb from the title where it is offered, else from How to play.
fn open(session: &mut Session) {
    session.wait(SETTLED);
    if session.widget("First climb").is_none() {
        session.click_on("How to play");
    }
    session.click_on("First climb");
    session.until_screen(Screen::Play);
    session.until_says(SENTENCES[0]);
}

/// A session in the first climb with a pad that shows the focus.
fn with_a_pad() -> (Session, Entity) {
    let (mut session, pad) = with_pad();
    open(&mut session);
    session.pad(pad, GamepadButton::DPadUp);
    (session, pad)
}

/// Something to press that does what the step asks for, or nothing while it waits.
fn wanted(session: &mut Session) -> Option<String> {
    let step = step(session)?;
    let offers = session.offers();
    // The slab is read as well: its sentences end with a full stop.
    let begins = |start: &str| {
        let found = |offer: &&String| offer.starts_with(start) && !offer.ends_with('.');
        offers.iter().find(found).cloned()
    };
    match step {
        1 | 3 => begins("Roll"),
        2 | 4 => card(session),
        6 => begins("Stop"),
        5 | 8 | 9 => begins("Continue"),
        10 => begins("Main menu"),
        _ => None,
    }
}

/// A card that can be chosen.
fn card(session: &mut Session) -> Option<String> {
    let game = session.shown()?;
    if game.stage() != Stage::Pairing || !session.is_idle() {
        return None;
    }
    let options = game.legal_moves();
    let columns = options.iter().flat_map(|mv| mv.columns().to_vec());
    let sums: Vec<String> = columns.map(|column| column.to_string()).collect();
    session.offers().into_iter().find(|offer| {
        let mut words = offer.split(|letter: char| !letter.is_ascii_digit());
        let first = words.find(|word| !word.is_empty());
        first.is_some_and(|first| sums.iter().any(|sum| sum == first)) && !offer.contains("busts")
    })
}

/// Plays on until this step is read and waits; the steps that were read.
fn play_to(session: &mut Session, hand: Hand, last: usize) -> Vec<usize> {
    let mut read = Vec::new();
    for _ in 0..30_000 {
        let now = step(session);
        read.extend(now.filter(|now| read.last() != Some(now)));
        let label = wanted(session);
        if now == Some(last) && (label.is_some() || matches!(last, 0 | 7)) {
            return read;
        }
        match label {
            Some(label) => {
                hand.pick(session, &label);
                session.frames(3);
            }
            None => session.stride(),
        }
    }
    panic!("never at step {last}: {read:?}; {}", session.summary());
}

/// Seconds of the game's clock.
fn seconds(session: &Session) -> f32 {
    session.resource::<Time<Virtual>>().elapsed_secs()
}

#[test]
fn it_takes_at_most_four_minutes_with_all_sentences_read() {
    // Read at 200 words a minute, in strides of a tenth of a second.
    const STRIDES_A_WORD: usize = 3;
    let mut session = Session::new();
    open(&mut session);
    let mut read: Vec<String> = Vec::new();
    let mut reading = 0_usize;
    let began = seconds(&session);
    while step(&mut session) != Some(10) || reading > 0 || wanted(&mut session).is_none() {
        let taken = seconds(&session) - began;
        assert!(taken < 240.0, "{}", session.summary());
        // Every sentence, of the slab or of the game, is read once.
        for text in session.texts() {
            if text.ends_with('.') && !read.contains(&text) {
                reading += STRIDES_A_WORD * text.split_whitespace().count();
                read.push(text);
            }
        }
        reading = reading.saturating_sub(1);
        let label = wanted(&mut session).filter(|_| reading == 0);
        match label {
            Some(label) if step(&mut session) != Some(10) => session.click_at(&label),
            _ => session.stride(),
        }
    }
    // The last is there when the loop ends.
    for sentence in &SENTENCES[..10] {
        assert!(read.iter().any(|it| it.contains(sentence)), "{sentence}");
    }
}

#[test]
fn it_is_played_by_every_device_and_replayed() {
    let mut session = Session::new();
    let pad = Hand::Pad(session.connect_pad());
    for (hand, scale) in [
        (Hand::Keys, TextScale::Double),
        (pad, TextScale::Normal),
        (Hand::Mouse, TextScale::Normal),
    ] {
        session.settings().text_scale = scale;
        open(&mut session);
        let began = seconds(&session);
        let read = play_to(&mut session, hand, 10);
        let is_in_order = read.iter().copied().eq(0..=10);
        assert!(is_in_order, "each once, in order: {read:?}");
        hand.pick(&mut session, "Main menu");
        session.until_screen(Screen::Title);
        let taken = seconds(&session) - began;
        assert!(taken < 90.0, "{taken} seconds");
        assert!(session.game().is_none());
    }
    let records = session.folder.join("records");
    assert_eq!(files(&records, "jsonl"), []);
}

/// The files of a folder with this ending, and what is in them.
fn files(folder: &Path, ending: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let files = fs::read_dir(folder).into_iter().flatten();
    let files = files.map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|end| end == ending));
    files
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect()
}

#[test]
fn skipped_or_killed_at_any_step_it_leaves_a_saved_game_as_it_was() {
    let own = folder();
    let records = own.path().join("records");
    let mut session = Session::at(own.path());
    session.start_two(1);
    drop(session);
    let saved = files(&records, "jsonl");
    assert_eq!(saved.len(), 1);
    let mut session = Session::at(own.path());
    open(&mut session);
    for at in 0..=9 {
        play_to(&mut session, Hand::Mouse, at);
        session.place("Skip");
        // What is on disk now is all that is left by a kill at this moment.
        assert_eq!(files(&records, "jsonl"), saved, "step {at}");
    }
    session.press(KeyCode::Escape);
    session.go_to("Skip", KeyCode::Tab);
    session.key(KeyCode::Enter);
    session.until_screen(Screen::Title);
    session.wait(SETTLED);
    assert!(session.game().is_none());
    assert_eq!(step(&mut session), None, "nothing of it is left");
    session.assert_offers("New game");
    open(&mut session);
    play_to(&mut session, Hand::Mouse, 10);
    assert_eq!(files(&records, "jsonl"), saved, "won");
    session.click_at("Main menu");
    session.until_screen(Screen::Title);
    session.wait(SETTLED);
    drop(session);
    assert_eq!(files(&records, "jsonl"), saved);
    assert_eq!(files(&records.join("finished"), "jsonl"), []);
    let mut session = Session::at(own.path());
    session.wait(SETTLED);
    let label = session.offer("Continue").expect("the game goes on");
    session.click_at(&label);
    session.until_screen(Screen::Play);
    assert_eq!(session.stage(), Stage::Deciding);
    assert_eq!(session.resource::<Seats>().0[1].kind, SeatKind::Person);
}

#[test]
fn an_action_the_step_does_not_ask_for_is_explained_and_changes_nothing() {
    let mut session = Session::new();
    open(&mut session);
    for (at, press, why) in [(3, KeyCode::KeyF, "Not yet"), (6, KeyCode::KeyR, "Try")] {
        play_to(&mut session, Hand::Mouse, at);
        let label = wanted(&mut session).unwrap();
        let before = session.game();
        session.key(press);
        session.frames(5);
        assert_eq!(session.game(), before);
        session.assert_says(why);
        session.key(press);
        session.wait(1.3);
        assert_eq!(session.game(), before);
        session.click_at(&label);
        session.frames(3);
        assert_ne!(session.game(), before, "what it asks for goes on");
    }
}

#[test]
fn it_is_offered_once() {
    let mut session = Session::new();
    for offered in [true, false] {
        session.wait(SETTLED);
        assert_eq!(session.widget("First climb").is_some(), offered);
        session.click_at("New game");
        session.until_screen(Screen::Join);
        session.wait(SETTLED);
        assert_eq!(session.widget("First climb").is_some(), offered);
        assert!(!session.is_focus("First climb"));
        session.key(KeyCode::Escape);
        session.until_screen(Screen::Title);
        assert!(session.resource::<SeenTips>().first_climb);
    }
}

#[test]
fn the_offer_at_the_table_leads_there_and_skipping_it_leads_back() {
    let mut session = on_title();
    session.click_on("New game");
    session.wait(SETTLED);
    session.click_at("First climb");
    session.until_says(SENTENCES[0]);
    session.wait(SETTLED);
    session.click_at("Skip");
    session.until_screen(Screen::Join);
    session.wait(SETTLED);
    assert!(session.widget("First climb").is_none());
}

#[test]
fn leaving_it_asks_nothing() {
    let mut session = Session::new();
    open(&mut session);
    play_to(&mut session, Hand::Mouse, 1);
    session.press(KeyCode::KeyP);
    let texts = session.texts();
    assert!(!texts.iter().any(|text| text == "Who plays"), "{texts:?}");
    session.click_at("Quit");
    session.frames(3);
    assert!(session.left.is_some());
}

#[test]
fn it_is_told_in_every_language() {
    let mut session = Session::new();
    open(&mut session);
    play_to(&mut session, Hand::Mouse, 1);
    let english = session.texts();
    for language in Language::ALL {
        session.set_language(language);
        session.wait(SETTLED);
        let is_english = session.texts() == english;
        assert_eq!(is_english, language == Language::En);
    }
}

/// Every sentence of the first climb in every language.
#[test]
fn no_sentence_is_longer_than_twelve_words() {
    let mut counted = 0;
    for folder in fs::read_dir(repository("assets/locales")).unwrap() {
        for file in fs::read_dir(folder.unwrap().path()).unwrap() {
            let texts = fs::read_to_string(file.unwrap().path()).unwrap();
            for line in texts.lines().filter(|line| line.starts_with("tutorial-")) {
                let sentence = line.split_once('=').unwrap().1.replace("{ $name }", "Name");
                assert!(sentence.split_whitespace().count() <= 12, "{line}");
                counted += 1;
            }
        }
    }
    assert!(counted >= 3 * SENTENCES.len());
}

#[test]
fn the_focus_follows_the_steps_and_going_back_asks_before_it_skips() {
    let (mut session, pad) = with_a_pad();
    for (at, label) in [
        (1, "Roll"),
        (2, ""),
        (3, "Roll"),
        (5, "Continue"),
        (6, "Stop"),
    ] {
        play_to(&mut session, Hand::Pad(pad), at);
        session.wait(SETTLED);
        let focused = session.focused();
        assert!(session.is_focus(label), "step {at}: {focused:?}");
        let before = session.game();
        session.press((pad, GamepadButton::East));
        assert_eq!(session.dialog(), QUESTION, "step {at}");
        session.assert_focus("Keep climbing");
        session.press((pad, GamepadButton::South));
        assert_eq!(session.dialog(), Dialog::NONE);
        assert_eq!(session.game(), before, "the climb goes on");
    }
    // A pad has another button to pause.
    session.press((pad, GamepadButton::Start));
    assert_eq!(session.dialog(), PAUSE);
    session.press((pad, GamepadButton::Start));
    session.pad(pad, GamepadButton::South);
    session.until("the rival’s turn", |session| step(session) == Some(7));
}

#[test]
fn presses_that_hurry_never_skip() {
    let (mut session, pad) = with_a_pad();
    let mut hurried = [0; SENTENCES.len()];
    while step(&mut session) != Some(8) {
        assert_eq!(session.screen(), Screen::Play);
        assert_eq!(session.dialog(), Dialog::NONE);
        let at = step(&mut session).unwrap_or_default();
        assert!(!session.is_focus("Skip"), "step {at}");
        match wanted(&mut session) {
            Some(label) => Hand::Pad(pad).pick(&mut session, &label),
            None => {
                session.pad(pad, GamepadButton::South);
                hurried[at] += 1;
            }
        }
        session.frames(3);
    }
    assert!(hurried[0] > 0 && hurried[7] > 0, "{hurried:?}");
}

#[test]
fn the_rival_is_seen_to_fall_before_it_is_said() {
    let mut session = Session::new();
    open(&mut session);
    play_to(&mut session, Hand::Mouse, 7);
    session.until("the bust", |session| {
        session.phase() == Some(TurnPhase::Busted)
    });
    let began = seconds(&session);
    session.assert_unsaid(SENTENCES[8]);
    session.until_says(SENTENCES[8]);
    assert!(seconds(&session) - began > 1.0);
    session.frames(3);
    let phase = session.phase();
    assert_eq!(phase, Some(TurnPhase::Busted), "the sky is dark still");
    session.click_at("Continue");
    session.until_says(SENTENCES[9]);
}
