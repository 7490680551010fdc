//! The words on the screen: all from the locale files, switched at once.

use cant_stop::core::settings::Language;
use cant_stop_testkit::Session;

#[test]
fn the_title_changes_language_at_once() {
    let mut session = Session::new();
    let mut seen = Vec::new();
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
        let texts = session.texts();
        assert!(texts.iter().any(|text| text == word), "{texts:?}");
        seen.push(texts);
    }
    assert_ne!(seen[0], seen[1]);
}
