//! Everything of ours that stands by itself, and every widget, has a name that tools and warnings of the engine can say.

use bevy::input_focus::tab_navigation::TabIndex;

use crate::prelude::*;

/// Frames between two looks: every screen, phase and kind of piece is there for longer.
const BETWEEN: u32 = 5;

/// Filter of root entities and pressable widgets without a name.
type Nameless = (
    Without<Name>,
    Or<(
        With<TabIndex>,
        (
            Without<ChildOf>,
            Or<(With<Node>, With<Transform>, With<Hold>)>,
        ),
    )>,
);

/// Adds what has no name now, told by what else can be said of it.
fn look(session: &mut Session, nameless: &mut BTreeSet<String>) {
    let world = session.app.world_mut();
    let mut found = world.query_filtered::<(
        Option<&AccessibleLabel>,
        Option<&Transform>,
        Has<Node>,
        Has<Camera>,
    ), Nameless>();
    for (label, place, is_node, is_camera) in found.iter(world) {
        let label = label.map(|label| &label.0);
        let place = place.map(|place| place.translation);
        nameless.insert(format!(
            "node {is_node}, camera {is_camera}, label {label:?}, at {place:?}"
        ));
    }
}

#[test]
fn everything_that_stands_by_itself_has_a_name() {
    let mut session = Session::new();
    let mut nameless = BTreeSet::new();
    look(&mut session, &mut nameless);
    for screen in [Screen::Join, Screen::Title] {
        session.turn_to(screen);
        // The rules of a table are set at the table alone.
        let skipped = usize::from(screen == Screen::Title);
        let everywhere = [Dialog::NONE, SETTINGS, CHRONICLE];
        for dialog in [&[TABLE_RULES][skipped..], &everywhere].concat() {
            session.show_dialog(dialog);
            session.frames(BETWEEN);
            look(&mut session, &mut nameless);
        }
    }
    // A dialog that stays open holds the game.
    session.show_dialog(Dialog::NONE);
    session.frames(BETWEEN);
    session.set_speed(Speed::Fast);
    let kinds = [SeatKind::Person, SeatKind::Bot(Opponent::Ibex)];
    session.start(seats(&kinds), 28);
    // A few turns of the person, whose widgets come and go.
    for _ in 0..80 {
        session.key(KeyCode::Enter);
        session.frames(BETWEEN);
        look(&mut session, &mut nameless);
    }
    session.leave();
    session.finish_game_of_bots(2, 3);
    session.frames(BETWEEN);
    look(&mut session, &mut nameless);
    assert!(nameless.is_empty(), "without a name: {nameless:#?}");
}

#[test]
fn a_missing_name_is_found() {
    let mut session = Session::new();
    session.app.world_mut().spawn(Node::default());
    session.app.world_mut().spawn(Transform::default());
    let mut nameless = BTreeSet::new();
    look(&mut session, &mut nameless);
    assert_eq!(nameless.len(), 2, "{nameless:#?}");
}
