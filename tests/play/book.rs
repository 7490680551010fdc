//! The book of the rules: every page and every passage by d-pad alone where there is least room, what is said, and the way out.

use cant_stop::core::settings::LineSpacing;
use cant_stop_rules::Obligation;

use crate::prelude::*;
use crate::settings::{is_seen_whole, with_least_room};

/// Returns `true` for the roles of text: passages, and widgets with a value.
fn is_read(role: Role) -> bool {
    matches!(role, Role::Paragraph | Role::SpinButton)
}

fn passages(session: &mut Session) -> BTreeSet<Entity> {
    let world = session.app.world_mut();
    let mut all = world.query::<(Entity, &AccessibilityNode)>();
    let all = all.iter(world).filter(|(_, said)| is_read(said.role()));
    all.map(|(entity, _)| entity).collect()
}

fn open(session: &mut Session) {
    session.wait(SETTLED);
    session.click_on("How to play");
}

#[test]
fn every_page_and_passage_is_reached_by_d_pad_where_there_is_least_room() {
    const PAGES: [&str; 4] = ["Objetivo", "Un turno", "Riesgo", "Controles"];
    let (mut session, hand) = with_least_room();
    let behind = passages(&mut session);
    session.go_to("Libro de cumbre", hand.on(Way::Down));
    session.go_to("Cómo se juega", hand.on(Way::Right));
    session.press(hand.on(Way::Accept));
    let mut read = 0;
    for page in PAGES {
        for _ in 0..60 {
            let focused = session.focused().unwrap_or_default();
            if !PAGES.contains(&focused.as_str()) {
                session.tap(hand.on(Way::Up));
            }
        }
        for _ in PAGES {
            session.tap(hand.on(Way::Left));
        }
        session.go_to(page, hand.on(Way::Right));
        session.press(hand.on(Way::Accept));
        session.assert_focus(page);
        let all = &passages(&mut session) - &behind;
        let mut found = BTreeSet::new();
        for _ in 0..60 {
            session.tap(hand.on(Way::Down));
            session.frames(2);
            let Some(focus) = session.focus() else { break };
            if is_read(session.component::<AccessibilityNode>(focus).role()) {
                let label = session.focused();
                assert!(is_seen_whole(&mut session), "{label:?} is not seen whole");
                found.insert(focus);
            } else if !found.is_empty() {
                break; // below the passages; above them lies another row of tabs
            }
        }
        assert_eq!(found, all, "{page}: {} of {}", found.len(), all.len());
        read += found.len();
    }
    assert!(read > 40, "{read} passages");
    session.press(hand.on(Way::Back));
    assert_eq!(session.dialog(), Dialog::NONE, "left at once");
}

#[test]
fn paragraphs_stand_twice_as_far_apart_as_lines() {
    let mut session = Session::new();
    open(&mut session);
    session.click_on("A turn");
    for spacing in LineSpacing::ALL {
        session.settings().line_spacing = spacing;
        session.frames(5);
        let passages = passages(&mut session);
        let world = session.app.world_mut();
        let mut texts =
            world.query_filtered::<(&ChildOf, &UiGlobalTransform, &ComputedNode), With<Text>>();
        let texts = texts
            .iter(world)
            .filter(|(of, ..)| passages.contains(&of.parent()));
        let edges = texts.map(|(_, place, node)| {
            let half = Vec2::new(-0.5, 0.5) * node.size().y;
            (place.translation.y + half) * node.inverse_scale_factor()
        });
        let mut edges: Vec<Vec2> = edges.collect();
        edges.sort_by(|one, next| one.x.total_cmp(&next.x));
        assert_eq!(edges.len(), 4);
        // Running text is 32 units high; a passage of one line has some air besides.
        let line = spacing.factor() * 32.0;
        for pair in edges.windows(2) {
            let between = pair[1].x - pair[0].y;
            let is_twice = (line - 0.5..line + 12.0).contains(&between);
            assert!(is_twice, "{spacing:?}: {between}");
        }
    }
}

#[test]
fn shoulder_buttons_and_page_keys_turn_the_pages() {
    let (mut session, pad) = with_pad();
    open(&mut session);
    for page in ["A turn", "Risk", "Controls", "Goal"] {
        session.pad(pad, GamepadButton::RightTrigger);
        session.assert_focus(page);
    }
    session.key(KeyCode::PageUp);
    session.assert_focus("Controls");
    session.key(KeyCode::PageDown);
    session.assert_focus("Goal");
}

#[test]
fn any_three_columns_can_be_asked_for_and_their_odds_are_said() {
    let (mut session, pad) = with_pad();
    open(&mut session);
    session.click_on("Risk");
    session.assert_reads("6, 7, 8: seldom busts. Busts 8 in 100, exactly 104 in 1,296.");
    session.assert_reads("The riskiest set is 2, 3, 12: busts 56 in 100, exactly 728 in 1,296.");
    session.pad(pad, GamepadButton::DPadDown);
    for (row, side) in [
        ("Climber 1", GamepadButton::DPadLeft),
        ("Climber 2", GamepadButton::DPadLeft),
        ("Climber 3", GamepadButton::DPadRight),
    ] {
        session.go_to(row, (pad, GamepadButton::DPadDown));
        for _ in 0..4 {
            session.pad(pad, side);
        }
    }
    let worst = "2, 3, 12: busts more often than not. Busts 56 in 100, exactly 728 in 1,296.";
    session.assert_reads(worst);
    // A step announces its result.
    let third = node(&mut session, "Climber 3");
    assert_eq!(third.value(), Some("12"));
    assert_eq!(third.description(), Some(worst));
    // The mirror of this set is as risky.
    session.assert_says("Safer than this: 163 of all 165 sets");
}

#[test]
fn the_book_speaks_of_the_table_being_set() {
    let mut session = Session::new();
    session.resource_mut::<LastTable>().columns_to_win = 4;
    open(&mut session);
    session.assert_says("Claim four columns");
    session.click_on("House rules");
    node(&mut session, "The first to claim 4 columns wins. In force.");
}

#[test]
fn the_rules_of_the_game_are_marked() {
    let mut session = Session::new();
    let rules = Variant {
        obligation: Obligation::BeforeSplit,
        three_pawns: true,
        ..default()
    };
    session.stand(rules, cautious, |_| true);
    session.press(KeyCode::Escape);
    open(&mut session);
    session.click_on("House rules");
    let offers = session.offers();
    let in_force = offers.iter().filter(|text| text.ends_with("In force."));
    let in_force = in_force.filter_map(|text| text.split([':', '.']).next());
    let agreed = [
        "Before pairing",
        "On",
        "Share",
        "The first to claim 3 columns wins",
    ];
    assert_eq!(in_force.collect::<BTreeSet<_>>(), agreed.into());
    session.press(KeyCode::Escape);
    assert_eq!(session.dialog(), RULES);
    session.press(KeyCode::Escape);
    assert_eq!(session.dialog(), PAUSE, "left at once");
}

#[test]
fn controls_are_told_as_they_are_bound_and_lead_to_where_they_are_changed() {
    let mut session = Session::new();
    open(&mut session);
    session.click_on("Controls");
    assert_eq!(node(&mut session, "Roll: R").role(), Role::Paragraph);
    session.go_to("Change controls", KeyCode::ArrowDown);
    session.press(KeyCode::Enter);
    assert_eq!(session.dialog(), SETTINGS);
    session.press(KeyCode::Escape);
    assert_eq!(session.dialog(), RULES, "back to the book");
}
