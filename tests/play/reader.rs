//! Screen reader: everything on the screen by name, in reading order, and nothing that is not there.

use accesskit::{Live, Node as Told, NodeId, Toggled};
use cant_stop::reader::{Announcements, Told as Tree};

use crate::join::focus_seat;
use crate::prelude::*;

/// Seconds after which the focus has settled and all that has come is seen.
const QUIET: f32 = 1.3;

fn listening() -> Session {
    let mut session = Session::new();
    session.resource::<AccessibilityRequested>().set(true);
    session.wait(QUIET);
    session
}

fn tree(session: &Session) -> &Tree {
    session.resource::<Tree>()
}

fn nodes(session: &Session) -> impl Iterator<Item = &Told> {
    tree(session).nodes.iter().map(|(_, node)| node)
}

fn name(node: &Told) -> &str {
    node.label().or(node.value()).unwrap_or_default()
}

/// All names in the tree, in the order in which they are read.
fn names(session: &Session) -> Vec<String> {
    fn walk(tree: &Tree, id: NodeId, all: &mut Vec<String>) {
        let node = tree.node(id).expect("children are in the tree");
        if !name(node).is_empty() {
            all.push(name(node).to_owned());
        }
        for child in node.children() {
            walk(tree, *child, all);
        }
    }
    let mut all = Vec::new();
    walk(tree(session), tree(session).nodes[0].0, &mut all);
    all
}

fn is_named(session: &Session, wanted: &str) -> bool {
    names(session).iter().any(|name| name == wanted)
}

fn focused(session: &Session) -> &str {
    let tree = tree(session);
    let node = tree.focus.and_then(|focus| tree.node(focus));
    node.map(name).unwrap_or_default()
}

/// Asserts that the group around the focus is told with this part.
#[track_caller]
fn assert_asked(session: &Session, part: &str) {
    let asked = asked(session);
    assert!(asked.contains(part), "no {part} in {asked}");
}

fn asked(session: &Session) -> &str {
    let focus = tree(session).focus.expect("something has the focus");
    let is_around = |node: &&Told| node.role() == Role::Group && node.children().contains(&focus);
    nodes(session).find(is_around).map_or("", name)
}

fn announced(session: &Session) -> Vec<(u64, String)> {
    let said = session.resource::<Announcements>().last();
    said.map(|said| (said.number, said.text.clone())).collect()
}

fn has_dialog(session: &Session) -> bool {
    nodes(session).any(|node| node.role() == Role::Dialog)
}

/// Everything in the tree can be read, all of it hangs together, and the focus is in it.
#[track_caller]
fn assert_sound(session: &Session, what: &str) {
    let tree = tree(session);
    let focus = tree.focus.and_then(|focus| tree.node(focus));
    assert!(focus.is_some(), "{what}: the focus is nowhere");
    let mut held = HashSet::new();
    for (id, node) in &tree.nodes {
        for child in node.children() {
            assert!(held.insert(*child), "{what}: {child:?} lies in two things");
            assert!(tree.node(*child).is_some(), "{what}: {child:?} is missing");
        }
        assert_ne!(node.role(), Role::Image, "{what}: a picture without words");
        assert!(!node.is_hidden(), "{what}: {id:?} is told and hidden");
        let is_plain = matches!(node.role(), Role::GenericContainer | Role::Window);
        let is_named = is_plain || !name(node).is_empty();
        assert!(is_named, "{what}: {:?} has no name", node.role());
    }
    for (id, _) in &tree.nodes[1..] {
        assert!(held.contains(id), "{what}: {id:?} lies nowhere");
    }
}

fn open(session: &mut Session, dialog: Dialog) {
    session.show_dialog(dialog);
    session.wait(QUIET);
    // What is being said is not cut off: the dialog is told after it.
    session.until(&format!("{dialog:?}"), |session| {
        has_dialog(session) == (dialog != Dialog::NONE)
    });
}

#[test]
fn every_screen_and_dialog_is_told_and_nothing_behind_it() {
    let mut session = listening();
    for language in [Language::En, Language::De] {
        session.set_language(language);
        session.wait(QUIET);
        assert_sound(&session, "the title");
        let behind = focused(&session).to_owned();
        for dialog in [SETTINGS, RULES, CHRONICLE, COMFORT] {
            open(&mut session, dialog);
            assert_sound(&session, &format!("{dialog:?} {language:?}"));
            assert!(!is_named(&session, &behind), "{:?}", names(&session));
            open(&mut session, Dialog::NONE);
        }
    }
    // Tabs say which they are of how many, in the language of the game.
    open(&mut session, RULES);
    assert_eq!(nodes(&session).next().unwrap().language(), Some("de"));
    let tabs = || nodes(&session).filter(|node| node.role() == Role::Tab);
    let places = tabs().map(|tab| (tab.position_in_set(), tab.size_of_set()));
    let expected = (1..=4).map(|place| (Some(place), Some(4)));
    assert!(places.eq(expected));
    assert_eq!(tabs().filter(|tab| tab.toggled().is_some()).count(), 1);
}

#[test]
fn the_table_is_told_place_by_place_and_the_mark_that_is_chosen() {
    let mut session = listening();
    session.click_on("New game");
    session.wait(QUIET);
    assert_eq!(session.screen(), Screen::Join);
    assert_sound(&session, "the table");
    let all = names(&session);
    let place = |words: &str| {
        let found = all.iter().position(|name| name.contains(words));
        found.unwrap_or_else(|| panic!("no {words} in {all:?}"))
    };
    let parts = [
        "Who is climbing?",
        "Seat 1: Ada · Person",
        "Seat 2",
        "Start climbing",
    ];
    assert!(parts.map(place).is_sorted(), "{all:?}");
    focus_seat(&mut session, 1);
    session.press(KeyCode::Enter);
    session.wait(QUIET);
    assert_sound(&session, "a place");
    let chosen = nodes(&session).filter(|node| node.toggled() == Some(Toggled::True));
    let chosen = chosen.map(name).filter(|name| name.contains("seat 1"));
    assert_eq!(chosen.collect::<Vec<_>>(), ["Disc for seat 1"]);
}

#[test]
fn a_guest_who_is_not_ready_is_told() {
    let mut session = listening();
    let pad = session.connect_pad();
    session.click_on("New game");
    session.wait(QUIET);
    session.press((pad, GamepadButton::South));
    session.wait(QUIET);
    for (said, state) in [
        ("Bruno is not ready yet.", "Controller 1 · Not ready yet"),
        ("Bruno is ready.", "Controller 1"),
    ] {
        session.pad(pad, GamepadButton::South);
        session.wait(QUIET);
        let all = announced(&session);
        assert!(all.iter().any(|(_, text)| text == said), "{all:?}");
        let seat = format!("Seat 2: Bruno · Person · {state}");
        assert!(is_named(&session, &seat), "{:?}", names(&session));
    }
}

#[test]
fn a_turn_is_told_by_its_questions() {
    let mut session = listening();
    session.start(seats(&[SeatKind::Person; 2]), 11);
    session.until("a question", |session| focused(session) == "Roll");
    assert_sound(&session, "the first question");
    assert_asked(&session, "’s turn");
    let all = names(&session);
    assert!(!all.iter().any(|name| name == "Keep these"), "{all:?}");
    let is_seven = |name: &String| name.starts_with("Column 7, 13 spaces");
    assert!(all.iter().any(is_seven), "{all:?}");
    session.key(KeyCode::Enter);
    session.until("the cards", |session| {
        asked(session).contains("Choose a pairing")
    });
    let dice = session.game().unwrap().dice().unwrap();
    assert_asked(&session, &dice.map(|die| die.to_string()).join(", "));
    assert_sound(&session, "the cards");
    session.key(KeyCode::Enter);
    session.until("the decision", |session| focused(session) == "Roll again");
    assert_asked(&session, "on space 1");
}

#[test]
fn events_without_a_question_are_announced_in_order() {
    let mut session = listening();
    session.stand(Variant::default(), ibex, |game| game.turn_number() == 8);
    session.set_speed(Speed::Fast);
    session.give_all_to_bots();
    let mut heard = BTreeMap::new();
    while session.screen() != Screen::Results {
        session.stride();
        heard.extend(announced(&session));
    }
    // Each once, none left out.
    assert!(heard.keys().is_sorted_by(|one, next| **next == **one + 1));
    let all: Vec<&str> = heard.values().map(String::as_str).collect();
    assert!(all.last().unwrap().contains("wins!"), "{:?}", all.last());
    for told in ["rolls", "’s turn", "Bust!", "stops:", "claims column"] {
        assert!(all.iter().any(|said| said.contains(told)), "never {told}");
    }
    // A replay asks no question: turns of people are told too.
    session.watch(repository("crates/studio/games/calm.jsonl"));
    let before = *heard.keys().last().unwrap();
    session.until("a turn of a person", |session| {
        let mut all = announced(session).into_iter();
        all.any(|(number, said)| number > before && said.ends_with("’s turn"))
    });
}

#[test]
fn the_focus_rests_on_whose_turn_it_is_while_nothing_can_be_done() {
    let mut session = listening();
    session.stand(Variant::default(), ibex, |game| game.turn_number() == 8);
    session.give_all_to_bots();
    for seat in seats(&[SeatKind::Person; 2]) {
        let turn = format!("{}’s turn", seat.name);
        session.until(&turn, |session| focused(session) == turn);
        assert_sound(&session, &turn);
    }
}

#[test]
fn in_the_roll_off_the_focus_rests_on_what_it_decides() {
    let mut session = listening();
    session.start(seats(&[SeatKind::Person; 2]), 11);
    let mut rested = BTreeSet::new();
    while focused(&session) != "Roll" {
        session.stride();
        rested.insert(focused(&session).to_owned());
    }
    assert!(rested.contains("The highest roll begins."), "{rested:?}");
    // Whose turn it is, the question says.
    let turn = rested.iter().find(|rest| rest.ends_with("’s turn"));
    assert_eq!(turn, None);
}

/// The screen reader asks for something of what is called so.
fn ask(session: &mut Session, action: accesskit::Action, called: &str) {
    let mut nodes = tree(session).nodes.iter();
    let target_node = nodes.find(|(_, node)| name(node) == called).unwrap().0;
    session.send(bevy::a11y::ActionRequest(accesskit::ActionRequest {
        action,
        target_tree: accesskit::TreeId::ROOT,
        target_node,
        data: None,
    }));
    session.wait(QUIET);
}

#[test]
fn a_screen_reader_presses_and_moves_the_focus() {
    let mut session = listening();
    ask(&mut session, accesskit::Action::Focus, "Settings");
    assert_eq!(focused(&session), "Settings");
    ask(&mut session, accesskit::Action::Click, "Settings");
    assert_sound(&session, "the settings");
    assert!(has_dialog(&session));
    ask(&mut session, accesskit::Action::Click, "Picture");
    for is_on in [true, false] {
        ask(&mut session, accesskit::Action::Click, "High contrast");
        assert_eq!(session.settings().high_contrast, is_on);
    }
    session.show_dialog(Dialog::NONE);
    // What takes no focus while bots play is pressed all the same.
    session.start(bots(2), 11);
    for called in ["Last turns", "Pause"] {
        session.until(called, |session| is_named(session, called));
        ask(&mut session, accesskit::Action::Click, called);
        assert_ne!(session.dialog(), Dialog::NONE, "{called}");
        session.show_dialog(Dialog::NONE);
        session.wait(QUIET);
    }
}

#[test]
fn a_screen_reader_presses_on_no_turn_of_a_pad_but_pauses() {
    let mut evening = Evening::new();
    evening.resource::<AccessibilityRequested>().set(true);
    evening.wait(QUIET);
    ask(&mut evening, accesskit::Action::Click, "Roll");
    let word = format!("{}’s turn", evening.name(evening.turn));
    let is_told = announced(&evening).iter().any(|(_, said)| *said == word);
    assert!(is_told && evening.stage() == Stage::Deciding);
    ask(&mut evening, accesskit::Action::Click, "Pause");
    assert!(evening.is_paused());
    evening.press(KeyCode::Escape);
    evening.give(evening.turn, Some(Device::LeftKeys));
    evening.give(evening.other, Some(Device::Mouse));
    evening.wait(QUIET);
    ask(&mut evening, accesskit::Action::Click, "Roll");
    evening.until_stage(Stage::Pairing);
}

#[test]
fn nothing_is_told_where_the_settings_keep_the_game_silent() {
    let mut session = Session::new();
    session.settings().screen_reader = false;
    session.resource::<AccessibilityRequested>().set(true);
    session.wait(QUIET);
    assert!(tree(&session).nodes.is_empty());
    assert!(announced(&session).is_empty());
    session.settings().screen_reader = true;
    session.wait(QUIET);
    assert_sound(&session, "the title");
    let is_urgent = |node: &Told| node.live() == Some(Live::Assertive);
    assert!(!nodes(&session).any(is_urgent));
}
