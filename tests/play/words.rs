//! The words on the screen: all from the locale files, switched at once.

use cant_stop_testkit::{Seen, Writing};

use crate::prelude::*;

#[test]
fn the_title_changes_language_at_once() {
    let mut session = Session::new();
    for (language, word) in [
        (Language::En, "New game"),
        (Language::Es, "Nueva partida"),
        (Language::It, "Nuova partita"),
        (Language::Fr, "Nouvelle partie"),
        (Language::De, "Neues Spiel"),
        (Language::PtBr, "Nova partida"),
        (Language::Pseudo, "[Ñêw ğàmê]"),
    ] {
        session.set_language(language);
        session.assert_reads(word);
    }
}

/// With sounds in words the sky of the claim is lower, and this bot says three words.
#[test]
fn a_bot_speaks_below_the_words_of_its_claim_and_those_of_sounds_keep_their_line() {
    for text_scale in [TextScale::default(), TextScale::Double] {
        let mut session = Session::new();
        session.set_language(Language::De);
        session.settings().captions = true;
        session.settings().text_scale = text_scale;
        session.start(seats(&[SeatKind::Bot(Opponent::Magpie); 4]), 1);
        session.until("a claim of a seat at the right", |session| {
            let claim = session.event();
            matches!(claim, Some(GameEvent::Claimed { seat, .. }) if seat.index() > 1)
        });
        session.frames(3);
        let seen = Seen::now(&mut session, None);
        let find = |key| {
            let mut writings = seen.writings.iter();
            writings.find(|it: &&Writing| it.key == Some(key))
        };
        let claim = find("ribbon-claim").unwrap().part.rect;
        let is_below = |said: &Writing| claim.max.y <= said.part.rect.min.y;
        // Large letters leave these words no room.
        let wanted = (text_scale == TextScale::default()).then_some(true);
        assert_eq!(find("says-magpie-claims").map(is_below), wanted);
        assert!(find("caption-by").is_some_and(|it| it.size.y <= it.part.rect.height()));
    }
}
