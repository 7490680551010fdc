//! The same game in other colours: high contrast, other players' colours, sounds in words, and every scenery.

use cant_stop::core::settings::{PlayerColors, Settings};
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop::features::evening::StoredEvening;
use cant_stop_scenery::{Dice, Scenery};

use super::game::{in_phase, is_deciding, is_pairing, seek, seek_winning_stop, until_weather};
use super::people::Manner;
use super::{ARRIVE, CALM, STORM, Walk};
use crate::Session;
use crate::dialogs::{PAUSE, RULES};

/// Shows each look in the middle of a game, then as it was before.
pub(super) fn looks(walk: &mut Walk) {
    let usual = walk.world().resource::<Settings>().clone();
    walk.start();
    walk.skip_to("a game under way", |session| {
        is_pairing(session) && session.shows(|game| game.turn_number() >= 10)
    });
    walk.play(Manner::Idle);
    walk.session().settings().high_contrast = true;
    walk.moment(0.7, "pairing-high-contrast");
    walk.play(Manner::Usual);
    walk.until("the decision", is_deciding);
    walk.play(Manner::Idle);
    walk.moment(0.3, "deciding-high-contrast");
    for (dialog, name) in [
        (PAUSE, "pause-high-contrast"),
        (RULES, "book-high-contrast"),
    ] {
        walk.open(dialog);
        walk.moment(0.0, name);
    }
    walk.close();
    walk.set(usual.clone());
    for colors in PlayerColors::ALL {
        walk.session().settings().colors = colors;
        walk.moment(0.7, &format!("colours-{colors:?}").to_lowercase());
    }
    walk.set(usual.clone());
    walk.play(Manner::Usual);
    walk.session().settings().captions = true;
    until_event!(walk, Rolled);
    walk.show_after(0.6, "rolling-in-words");
    seek(walk, "a claim in reach", Session::is_about_to_claim);
    walk.until("a claim", in_phase(TurnPhase::Claimed));
    walk.show_after(0.15, "claimed-in-words");
    seek_winning_stop(walk);
    until_event!(walk, Won);
    walk.moment(1.3, "won-in-words");
    walk.set(usual);
    walk.leave();
}

/// Shows every scenery, each with other dice, then everything as it was before.
pub(super) fn sceneries(walk: &mut Walk) {
    let usual = walk.world().resource::<Settings>().clone();
    for (number, scenery) in Scenery::ALL.into_iter().enumerate() {
        let mut settings = walk.session().settings();
        settings.everything_unlocked = true;
        settings.scenery = scenery.into();
        // The first of the dice are seen everywhere else.
        settings.dice = Dice::ALL[(number + 1) % Dice::ALL.len()].into();
        show_scenery(walk, scenery.key());
    }
    walk.set(usual);
    walk.set(StoredEvening::default());
    walk.wait(0.5);
}

/// The title, the table, the calm, the storm, a claim, and the morning after.
fn show_scenery(walk: &mut Walk, name: &str) {
    let moment = |walk: &mut Walk, seconds, shows| walk.moment(seconds, &format!("{name}-{shows}"));
    moment(walk, ARRIVE, "title");
    walk.go_to(Screen::Join);
    moment(walk, 0.0, "join");
    walk.go_to(Screen::Title);
    for (percent, shows) in [(CALM, "calm"), (STORM, "storm")] {
        // The same games in each scenery: without earlier games of the evening.
        walk.set(StoredEvening::default());
        until_weather(walk, &percent);
        moment(walk, 0.0, shows);
        walk.leave();
    }
    walk.set(StoredEvening::default());
    walk.start();
    seek(walk, "a claim in reach", Session::is_about_to_claim);
    walk.until("a claim", in_phase(TurnPhase::Claimed));
    walk.passing(0.6, &format!("{name}-claim"));
    seek(walk, "the turn after it", is_deciding);
    walk.play(Manner::Idle);
    moment(walk, 2.0, "claimed");
    walk.play(Manner::Usual);
    seek(walk, "the winning stop", |session| {
        session.shows(|game| game.stop_wins())
    });
    walk.until_screen(Screen::Results);
    moment(walk, 2.5, "results");
    walk.leave();
}
