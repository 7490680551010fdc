//! The words on the screen: all from the locale files, switched at once.

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
