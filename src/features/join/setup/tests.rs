//! The rules of who may sit where.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use cant_stop_rules::Obligation;

use super::*;

fn marks(setup: &TableSetup) -> [Mark; PLACES] {
    std::array::from_fn(|index| setup.place(index).mark)
}

fn with_taken(taken: usize) -> TableSetup {
    let mut setup = TableSetup::default();
    for index in 0..PLACES {
        setup.places[index].who = (index < taken).then_some(SeatKind::Person);
    }
    setup
}

#[test]
fn kinds_go_round_and_two_seats_are_needed() {
    let mut setup = TableSetup::default();
    let mut seen = vec![setup.place(1).who];
    for _ in 0..=Opponent::ALL.len() {
        setup.step_who(1, 1);
        seen.push(setup.place(1).who);
    }
    assert_eq!(seen.first(), seen.last());
    assert!(seen.contains(&Some(SeatKind::Bot(Opponent::Ibex))));
    setup.put(1, None);
    assert_eq!(setup.seats(), None);
}

#[test]
fn bots_that_are_called_are_different() {
    let mut setup = TableSetup::default();
    setup.call_bot(2);
    setup.call_bot(3);
    let bots = [2, 3].map(|place| setup.place(place).who);
    assert_eq!(
        bots,
        [Opponent::ALL[0], Opponent::ALL[1]].map(|bot| Some(SeatKind::Bot(bot)))
    );
}

#[test]
fn a_taken_mark_is_swapped() {
    let mut setup = TableSetup::default();
    setup.set_mark(0, Mark::Diamond);
    assert_eq!(
        marks(&setup),
        [Mark::Diamond, Mark::Square, Mark::Triangle, Mark::Disc]
    );
    setup.set_mark(0, Mark::Diamond);
    setup.set_mark(2, Mark::Square);
    assert_eq!(
        marks(&setup),
        [Mark::Diamond, Mark::Triangle, Mark::Square, Mark::Disc]
    );
}

#[test]
fn the_rules_follow_those_who_sit_down() {
    let mut setup = with_taken(3);
    setup.step_rule(TableRule::Columns, 1);
    assert_eq!(setup.rules().columns_to_win, 4);
    setup.places[3].who = Some(SeatKind::Person);
    assert_eq!(setup.rules().columns_to_win, 3);
    assert!(setup.closed(TableRule::Columns).is_some());
    setup.places[3].who = None;
    assert_eq!(
        setup.rules().columns_to_win,
        4,
        "what was chosen comes back"
    );
    setup.reset_rules();
    assert_eq!(setup.rules(), Variant::default());
}

#[test]
fn a_table_that_is_not_full_yet_has_rules_all_the_same() {
    let mut setup = with_taken(0);
    for rule in TableRule::ALL {
        setup.step_rule(rule, 1);
    }
    assert!(setup.rules().check(2).is_ok());
}

#[test]
fn names_are_written_shortened_and_never_empty() {
    let mut setup = TableSetup::default();
    setup.set_name(0, "");
    assert_eq!(setup.place(0).name, "");
    assert_eq!(setup.seats().unwrap()[0].name, "Ada");
    setup.set_name(0, "Ñáñez\u{7} de la Torre");
    assert_eq!(setup.place(0).name.chars().count(), NAME_LENGTH);
    assert_eq!(setup.seats().unwrap()[0].name, "Ñáñez de la");
    setup.set_name(0, "Ada\u{3000} \u{a0}B");
    assert_eq!(setup.place(0).name, "Ada\u{3000} \u{a0}B", "as it is typed");
    assert_eq!(setup.seats().unwrap()[0].name, "Ada B");
    for (index, name) in ["", "", "Ada", "Dani"].into_iter().enumerate() {
        setup.set_name(index, name);
    }
    let mut last = setup.remember();
    let names = last.places.iter().map(|place| place.name.as_str());
    assert!(names.eq(["Bruno", "Chiara", "Ada", "Dani"]));
    // The first player was deleted.
    last.places[0].name.clear();
    let setup = TableSetup::recall(&last, &StoredRoster::default());
    assert_eq!(setup.place(0).name, "Bruno");
}

#[test]
fn offered_names_are_the_free_ones() {
    let mut roster = StoredRoster::default();
    roster.rename("Chiara", "Clara");
    let mut setup = TableSetup::recall(&TableSetup::default().remember(), &roster);
    // An empty place keeps no former name.
    assert_eq!(setup.place(2).name, "Elena");
    for _ in 0..NAMES.len() * 2 {
        setup.step_name(0, 1, &KnownPlayers::default());
        let name = setup.place(0).name.clone();
        assert!((1..PLACES).all(|other| setup.place(other).name != name));
        assert_ne!(name, "Chiara", "her games count for Clara");
    }
    setup.set_name(1, "x");
    setup.step_name(1, -1, &KnownPlayers::default());
    assert!(NAMES.contains(&setup.place(1).name.as_str()));
}

#[test]
fn those_who_have_played_before_are_offered_first_with_their_marks() {
    let mut setup = TableSetup::default();
    let known = KnownPlayers(vec![
        ("Zoë".to_owned(), Mark::Diamond),
        ("Quentin".to_owned(), Mark::Square),
    ]);
    setup.step_name(0, 1, &known);
    let first: Vec<String> = NAMES.map(str::to_owned).to_vec();
    assert!(
        first.contains(&setup.place(0).name),
        "Ada is followed by another of these"
    );
    setup.set_name(0, "x");
    setup.step_name(0, 1, &known);
    assert_eq!(setup.place(0).name, "Zoë");
    assert_eq!(setup.place(0).mark, Mark::Diamond);
    setup.step_name(0, 1, &known);
    assert_eq!(setup.place(0).name, "Quentin");
    assert_eq!(
        setup.place(0).mark,
        Mark::Diamond,
        "the square is taken at another place"
    );
}

#[test]
fn a_table_is_remembered() {
    let mut setup = TableSetup::default();
    setup.set_mark(0, Mark::Triangle);
    setup.step_who(1, 1);
    for rule in TableRule::ALL {
        setup.step_rule(rule, 1);
    }
    setup.set_name(0, "Ada!");
    let recalled = TableSetup::recall(&setup.remember(), &StoredRoster::default());
    assert_eq!(recalled, setup);
}

#[test]
fn nonsense_from_disk_gives_a_table_all_the_same() {
    let place = |name: &str, mark, who: &str| LastPlace {
        name: name.to_owned(),
        mark,
        who: who.to_owned(),
    };
    let last = LastTable {
        places: vec![
            place("", 77, "empty"),
            place("A name that is far too long\n", 1, "empty"),
            place("C", 1, "gone-bot"),
            place("D", 1, "empty"),
            place("E", 0, "person"),
        ],
        columns_to_win: 99,
        landing: "stumble".to_owned(),
        obligation: "before_split".to_owned(),
        three_pawns: true,
    };
    let setup = TableSetup::recall(&last, &StoredRoster::default());
    assert!(setup.seats().is_some());
    let rules = Variant {
        obligation: Obligation::BeforeSplit,
        three_pawns: true,
        ..Variant::default()
    };
    assert_eq!(setup.rules(), rules, "what makes sense is kept");
    let mut all = marks(&setup).map(Mark::index);
    all.sort_unstable();
    assert_eq!(all, [0, 1, 2, 3]);
}
