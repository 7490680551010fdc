//! The book of the rules: every page and every passage by d-pad alone where there is least room, what is said, and the way out.

use std::collections::BTreeSet;

use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use cant_stop::core::dialogs::Dialog;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::settings::{Language, LastTable, TextScale};
use cant_stop_rules::{Obligation, Settings};
use cant_stop_testkit::dialogs::{PAUSE, RULES, SETTINGS};
use cant_stop_testkit::{Session, seats};

use crate::settings::{is_seen_whole, resize};
use crate::widgets::{SETTLED, click_on, focused, go_to, node};

const PAGES: [&str; 4] = ["Goal", "A turn", "Risk", "Controls"];

/// Returns `true` for the roles of text: passages, and widgets with a value.
fn is_read(role: Role) -> bool {
    matches!(role, Role::Paragraph | Role::SpinButton)
}

/// Entities of the passages.
fn passages(session: &mut Session) -> BTreeSet<Entity> {
    let world = session.app.world_mut();
    let mut all = world.query::<(Entity, &AccessibilityNode)>();
    let all = all.iter(world).filter(|(_, said)| is_read(said.role()));
    all.map(|(entity, _)| entity).collect()
}

fn in_focus(session: &Session) -> Option<(Entity, Role)> {
    let focus = session.app.world().resource::<InputFocus>().get()?;
    let said = session.app.world().get::<AccessibilityNode>(focus)?;
    Some((focus, said.role()))
}

fn open(session: &mut Session) {
    session.wait(SETTLED);
    click_on(session, "How to play");
}

#[test]
fn every_page_and_passage_is_reached_by_d_pad_where_there_is_least_room() {
    const IN_SPANISH: [&str; 4] = ["Objetivo", "Un turno", "Riesgo", "Controles"];
    let mut session = Session::new();
    let pad = session.connect_pad();
    resize(&mut session, 1280.0, 720.0);
    let mut settings = session.settings();
    settings.language = Language::Es;
    settings.text_scale = TextScale::Double;
    session.wait(SETTLED);
    let behind = passages(&mut session);
    go_to(&mut session, "Libro de cumbre", |session| {
        session.pad(pad, GamepadButton::DPadDown);
    });
    go_to(&mut session, "Cómo se juega", |session| {
        session.pad(pad, GamepadButton::DPadRight);
    });
    session.pad(pad, GamepadButton::South);
    session.wait(SETTLED);
    let mut read = 0;
    for page in IN_SPANISH {
        for _ in 0..60 {
            if focused(&session).is_some_and(|label| IN_SPANISH.contains(&label.as_str())) {
                break;
            }
            session.pad(pad, GamepadButton::DPadUp);
        }
        for _ in IN_SPANISH {
            session.pad(pad, GamepadButton::DPadLeft);
        }
        go_to(&mut session, page, |session| {
            session.pad(pad, GamepadButton::DPadRight);
        });
        session.pad(pad, GamepadButton::South);
        session.wait(SETTLED);
        assert_eq!(focused(&session).as_deref(), Some(page), "the focus stays");
        let all = &passages(&mut session) - &behind;
        let mut found = BTreeSet::new();
        for _ in 0..60 {
            session.pad(pad, GamepadButton::DPadDown);
            session.frames(2);
            let Some((entity, role)) = in_focus(&session) else {
                break;
            };
            if !is_read(role) {
                if found.is_empty() {
                    continue; // another row of tabs
                }
                break;
            }
            let label = focused(&session);
            assert!(is_seen_whole(&mut session), "{label:?} is not seen whole");
            found.insert(entity);
        }
        assert_eq!(found, all, "{page}: {} of {}", found.len(), all.len());
        read += found.len();
    }
    assert!(read > 40, "{read} passages");
    session.pad(pad, GamepadButton::East);
    session.wait(SETTLED);
    assert_eq!(session.dialog(), Dialog::NONE, "left at once");
}

#[test]
fn shoulder_buttons_and_page_keys_turn_the_pages() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    open(&mut session);
    for page in PAGES.into_iter().cycle().skip(1).take(4) {
        session.pad(pad, GamepadButton::RightTrigger);
        assert_eq!(focused(&session).as_deref(), Some(page));
    }
    session.key(KeyCode::PageUp);
    assert_eq!(focused(&session).as_deref(), Some("Controls"));
    session.key(KeyCode::PageDown);
    assert_eq!(focused(&session).as_deref(), Some("Goal"));
}

#[test]
fn any_three_columns_can_be_asked_for_and_their_odds_are_said() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    open(&mut session);
    click_on(&mut session, "Risk");
    let says = |session: &mut Session, start: &str| {
        let texts = session.texts();
        let found = texts.into_iter().find(|text| text.starts_with(start));
        found.unwrap_or_else(|| panic!("nothing about {start}"))
    };
    let best = "6, 7, 8: seldom busts. Busts 8 in 100, exactly 104 in 1,296.";
    assert_eq!(says(&mut session, "6, 7, 8"), best);
    let riskiest = "The riskiest set is 2, 3, 12: busts 56 in 100, exactly 728 in 1,296.";
    assert_eq!(says(&mut session, "The riskiest"), riskiest);
    session.pad(pad, GamepadButton::DPadDown);
    go_to(&mut session, "Climber 1", |session| {
        session.pad(pad, GamepadButton::DPadDown);
    });
    for _ in 0..4 {
        session.pad(pad, GamepadButton::DPadLeft);
    }
    go_to(&mut session, "Climber 2", |session| {
        session.pad(pad, GamepadButton::DPadDown);
    });
    for _ in 0..4 {
        session.pad(pad, GamepadButton::DPadLeft);
    }
    go_to(&mut session, "Climber 3", |session| {
        session.pad(pad, GamepadButton::DPadDown);
    });
    for _ in 0..4 {
        session.pad(pad, GamepadButton::DPadRight);
    }
    session.frames(2);
    let worst = "2, 3, 12: busts more often than not. Busts 56 in 100, exactly 728 in 1,296.";
    assert_eq!(says(&mut session, "2, 3, 12"), worst);
    // A step announces its result.
    assert_eq!(node(&mut session, "Climber 3").description(), Some(worst));
    assert_eq!(node(&mut session, "Climber 3").value(), Some("12"));
    // The mirror of this set is as risky.
    says(&mut session, "Safer than this: 163 of all 165 sets");
}

#[test]
fn the_book_speaks_of_the_table_being_set() {
    let mut session = Session::new();
    session
        .app
        .world_mut()
        .resource_mut::<LastTable>()
        .columns_to_win = 4;
    open(&mut session);
    let goal = |session: &mut Session, number: &str| {
        let start = format!("Claim {number} columns");
        let texts = session.texts();
        assert!(
            texts.iter().any(|text| text.starts_with(&start)),
            "{texts:?}"
        );
    };
    goal(&mut session, "four");
    click_on(&mut session, "House rules");
    node(&mut session, "The first to claim 4 columns wins. In force.");
}

#[test]
fn what_the_game_is_played_by_is_marked() {
    let mut session = Session::new();
    let rules = Settings {
        obligation: Obligation::BeforeSplit,
        three_pawns: true,
        ..Settings::default()
    };
    session.start_by(seats(&[SeatKind::Person; 2]), rules, 5);
    session.wait(0.7);
    session.key(KeyCode::Escape);
    session.wait(SETTLED);
    open(&mut session);
    click_on(&mut session, "House rules");
    let offers = session.offers();
    let in_force = offers.iter().filter(|text| text.ends_with("In force."));
    let mut in_force: Vec<&str> = in_force
        .filter_map(|text| text.split([':', '.']).next())
        .collect();
    in_force.sort_unstable();
    let agreed = [
        "Before pairing",
        "On",
        "Share",
        "The first to claim 3 columns wins",
    ];
    assert_eq!(in_force, agreed);
    session.key(KeyCode::Escape);
    session.wait(SETTLED);
    assert_eq!(session.dialog(), RULES);
    session.key(KeyCode::Escape);
    session.wait(SETTLED);
    assert_eq!(session.dialog(), PAUSE, "left at once");
}

#[test]
fn controls_are_told_as_they_are_bound_and_lead_to_where_they_are_changed() {
    let mut session = Session::new();
    open(&mut session);
    click_on(&mut session, "Controls");
    assert_eq!(node(&mut session, "Roll: R").role(), Role::Paragraph);
    go_to(&mut session, "Change controls", |session| {
        session.key(KeyCode::ArrowDown);
    });
    session.key(KeyCode::Enter);
    session.wait(SETTLED);
    assert_eq!(session.dialog(), SETTINGS);
    session.key(KeyCode::Escape);
    session.wait(SETTLED);
    assert_eq!(session.dialog(), RULES, "back to the book");
}
