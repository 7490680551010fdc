//! Screen reader: everything on the screen by name, in reading order, and nothing that is not there.

use accesskit::{Action, Live, NodeId, Role};
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::window::WindowFocused;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::{Language, Speed};
use cant_stop::core::states::Screen;
use cant_stop::reader::{Announcements, Told};
use cant_stop_bots::Opponent;
use cant_stop_testkit::dialogs::{CHRONICLE, COMFORT, RULES, SETTINGS};
use cant_stop_testkit::{Session, seats};

use crate::join::focus_seat;
use crate::widgets::click_on;

/// Seconds after which the focus has settled and all that has come is seen.
const SETTLED: f32 = 1.3;

fn listening() -> Session {
    let mut session = Session::new();
    let world = session.app.world_mut();
    world.resource::<AccessibilityRequested>().set(true);
    session.wait(SETTLED);
    session
}

fn told(session: &Session) -> &Told {
    session.app.world().resource::<Told>()
}

fn name(node: &accesskit::Node) -> &str {
    let name = match node.role() {
        Role::Label => node.value(),
        _ => node.label(),
    };
    name.unwrap_or_default()
}

/// All names in the tree, in the order in which they are read.
fn names(session: &Session) -> Vec<String> {
    fn walk(told: &Told, id: NodeId, all: &mut Vec<String>) {
        let node = told.node(id).expect("children are in the tree");
        if !name(node).is_empty() {
            all.push(name(node).to_owned());
        }
        for child in node.children() {
            walk(told, *child, all);
        }
    }
    let told = told(session);
    let mut all = Vec::new();
    walk(told, told.nodes[0].0, &mut all);
    all
}

fn focused(session: &Session) -> String {
    let told = told(session);
    let node = told.focus.and_then(|focus| told.node(focus));
    node.map(name).unwrap_or_default().to_owned()
}

/// Spoken text of the group around the focus.
fn asked(session: &Session) -> String {
    let told = told(session);
    let focus = told.focus.expect("something has the focus");
    let group = told
        .nodes
        .iter()
        .find(|(_, node)| node.role() == Role::Group && node.children().contains(&focus));
    group
        .map(|(_, node)| name(node))
        .unwrap_or_default()
        .to_owned()
}

fn announced(session: &Session) -> Vec<String> {
    let announcements = session.app.world().resource::<Announcements>();
    announcements.last().map(|said| said.text.clone()).collect()
}

/// Everything in the tree can be read, all of it hangs together, and the focus is in it.
fn assert_sound(session: &Session, what: &str) {
    let told = told(session);
    let focus = told
        .focus
        .unwrap_or_else(|| panic!("{what}: nothing has the focus"));
    assert!(told.node(focus).is_some(), "{what}: the focus is nowhere");
    let mut held = std::collections::HashSet::new();
    for (id, node) in &told.nodes {
        for child in node.children() {
            assert!(held.insert(*child), "{what}: {child:?} lies in two things");
            assert!(told.node(*child).is_some(), "{what}: {child:?} is missing");
        }
        assert_ne!(node.role(), Role::Image, "{what}: a picture without words");
        assert!(!node.is_hidden(), "{what}: {id:?} is told and hidden");
        let is_plain = matches!(node.role(), Role::GenericContainer | Role::Window);
        assert!(
            is_plain || !name(node).is_empty(),
            "{what}: {:?} has no name",
            node.role()
        );
    }
    for (id, _) in &told.nodes[1..] {
        assert!(held.contains(id), "{what}: {id:?} lies nowhere");
    }
}

fn open(session: &mut Session, menu: Dialog) {
    session.show_dialog(menu);
    session.wait(SETTLED);
    // What is being said is not cut off: the dialog is told after it.
    let what = format!("{menu:?}");
    session.until(&what, |session| {
        let told = told(session);
        let is_dialog = |(_, node): &(NodeId, accesskit::Node)| node.role() == Role::Dialog;
        told.nodes.iter().any(is_dialog) == (menu != Dialog::NONE)
    });
}

#[test]
fn every_screen_and_dialog_is_told() {
    let mut session = listening();
    for language in [Language::En, Language::De] {
        session.set_language(language);
        session.wait(SETTLED);
        assert_sound(&session, "the title");
        for menu in [SETTINGS, RULES, CHRONICLE, COMFORT] {
            open(&mut session, menu);
            assert_sound(&session, &format!("{menu:?} {language:?}"));
            open(&mut session, Dialog::NONE);
        }
    }
}

#[test]
fn tabs_say_which_they_are_of_how_many_in_the_language_of_the_game() {
    let mut session = listening();
    session.set_language(Language::De);
    open(&mut session, RULES);
    let told = told(&session);
    assert_eq!(told.nodes[0].1.language(), Some("de"));
    let nodes = told.nodes.iter().map(|(_, node)| node);
    let tabs: Vec<_> = nodes.filter(|node| node.role() == Role::Tab).collect();
    let places: Vec<_> = tabs.iter().map(|tab| tab.position_in_set()).collect();
    assert_eq!(places, (1..=4).map(Some).collect::<Vec<_>>());
    assert!(tabs.iter().all(|tab| tab.size_of_set() == Some(4)));
    let chosen = tabs.iter().filter(|tab| tab.toggled().is_some());
    assert_eq!(chosen.count(), 1);
}

#[test]
fn what_is_behind_a_dialog_is_not_told() {
    let mut session = listening();
    assert!(names(&session).contains(&"New game".to_owned()));
    open(&mut session, SETTINGS);
    let all = names(&session);
    assert!(!all.contains(&"New game".to_owned()), "{all:?}");
    assert!(all.contains(&"Settings".to_owned()), "{all:?}");
}

#[test]
fn the_table_is_told_place_by_place_and_who_is_chosen() {
    let mut session = listening();
    click_on(&mut session, "New game");
    session.wait(SETTLED);
    assert_eq!(session.screen(), Screen::Join);
    assert_sound(&session, "the table");
    let all = names(&session);
    let place = |words: &str| {
        let found = all.iter().position(|name| name.contains(words));
        found.unwrap_or_else(|| panic!("no {words} in {all:?}"))
    };
    assert!(place("Who is climbing?") < place("Seat 1"), "{all:?}");
    assert!(place("Seat 1: Ada · Person") < place("Seat 2"), "{all:?}");
    assert!(place("Seat 2") < place("Start climbing"), "{all:?}");
    focus_seat(&mut session, 1);
    session.key(KeyCode::Enter);
    session.wait(SETTLED);
    assert_sound(&session, "a place");
    let told = told(&session);
    let chosen = told.nodes.iter().filter(|(_, node)| {
        node.toggled() == Some(accesskit::Toggled::True) && name(node).contains("seat 1")
    });
    let chosen: Vec<&str> = chosen.map(|(_, node)| name(node)).collect();
    assert_eq!(chosen, ["Disc for seat 1"], "{:?}", names(&session));
}

#[test]
fn a_guest_who_is_not_ready_is_told() {
    let mut session = listening();
    let pad = session.connect_pad();
    click_on(&mut session, "New game");
    session.wait(SETTLED);
    let press = |session: &mut Session| {
        session.pad(pad, GamepadButton::South);
        session.wait(SETTLED);
    };
    press(&mut session);
    for (said, state) in [
        ("Bruno is not ready yet.", "Controller 1 · Not ready yet"),
        ("Bruno is ready.", "Controller 1"),
    ] {
        press(&mut session);
        let all = announced(&session);
        assert!(all.iter().any(|text| text == said), "{all:?}");
        let seat = format!("Seat 2: Bruno · Person · {state}");
        assert!(names(&session).contains(&seat), "{:?}", names(&session));
    }
}

#[test]
fn a_turn_is_told_by_what_is_asked() {
    let mut session = listening();
    session.start(seats(&[SeatKind::Person, SeatKind::Person]), 11);
    session.until("a question", |session| focused(session) == "Roll");
    assert_sound(&session, "the first question");
    assert!(asked(&session).contains("’s turn"), "{}", asked(&session));
    let all = names(&session);
    assert!(!all.iter().any(|name| name == "Keep these"), "{all:?}");
    assert!(
        all.iter()
            .any(|name| name.starts_with("Column 7, 13 spaces")),
        "{all:?}"
    );
    session.key(KeyCode::Enter);
    session.until("the cards", |session| {
        asked(session).contains("Choose a pairing")
    });
    let dice = session.game().unwrap().dice().unwrap();
    let dice = dice.map(|die| die.to_string()).join(", ");
    assert!(
        asked(&session).contains(&dice),
        "{} has no {dice}",
        asked(&session)
    );
    assert_sound(&session, "the cards");
    session.key(KeyCode::Enter);
    session.until("the decision", |session| focused(session) == "Roll again");
    assert!(
        asked(&session).contains("on space 1"),
        "{}",
        asked(&session)
    );
}

#[test]
fn events_without_a_question_are_announced_in_order() {
    let mut session = listening();
    let bot = SeatKind::Bot(Opponent::Magpie);
    session.start(seats(&[bot, bot]), 3);
    let mut heard: Vec<(u64, String)> = Vec::new();
    session.set_speed(Speed::Fast);
    for _ in 0..100_000 {
        session.stride();
        let announcements = session.app.world().resource::<Announcements>();
        for said in announcements.last() {
            if heard.last().is_none_or(|(number, _)| *number < said.number) {
                heard.push((said.number, said.text.clone()));
            }
        }
        if session.screen() == Screen::Results {
            break;
        }
    }
    assert_eq!(session.screen(), Screen::Results);
    // Each once, none left out.
    let numbers: Vec<u64> = heard.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, (1..=numbers.len() as u64).collect::<Vec<_>>());
    let all: Vec<&str> = heard.iter().map(|(_, text)| text.as_str()).collect();
    assert!(all[0].contains("rolls"), "{}", all[0]);
    assert!(all.last().unwrap().contains("wins!"), "{:?}", all.last());
    for told in ["’s turn", "Bust!", "stops:", "claims column"] {
        assert!(all.iter().any(|said| said.contains(told)), "never {told}");
    }
}

#[test]
fn a_screen_reader_presses_and_moves_the_focus() {
    let mut session = listening();
    let find = |session: &Session, wanted: &str| {
        let nodes = &told(session).nodes;
        let found = nodes.iter().find(|(_, node)| name(node) == wanted);
        found.map(|(id, _)| *id).expect("it is told")
    };
    let ask = |session: &mut Session, id: NodeId, action: Action| {
        session.send(bevy::a11y::ActionRequest(accesskit::ActionRequest {
            action,
            target_tree: accesskit::TreeId::ROOT,
            target_node: id,
            data: None,
        }));
        session.wait(SETTLED);
    };
    let settings = find(&session, "Settings");
    ask(&mut session, settings, Action::Focus);
    assert_eq!(focused(&session), "Settings");
    ask(&mut session, settings, Action::Click);
    assert_sound(&session, "the settings");
    let dialog = told(&session)
        .nodes
        .iter()
        .any(|(_, node)| node.role() == Role::Dialog);
    assert!(dialog);
}

#[test]
fn nothing_is_told_where_the_settings_keep_the_game_silent() {
    let mut session = Session::new();
    session.settings().screen_reader = false;
    session
        .app
        .world_mut()
        .resource::<AccessibilityRequested>()
        .set(true);
    session.wait(SETTLED);
    assert!(told(&session).nodes.is_empty());
    assert!(announced(&session).is_empty());
    session.settings().screen_reader = true;
    session.wait(SETTLED);
    assert_sound(&session, "the title");
    let live = told(&session)
        .nodes
        .iter()
        .filter(|(_, node)| node.live() == Some(Live::Assertive));
    assert_eq!(live.count(), 0);
    let window = session.window();
    session.send(WindowFocused {
        window,
        focused: true,
    });
}
