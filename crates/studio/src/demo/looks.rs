//! A game as some people like to see it: with high contrast, in other colours, with sounds in words.

use cant_stop::core::dialogs::Dialog;
use cant_stop::core::settings::{PlayerColors, Settings};
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop::referee::{LeaveGame, StartGame};
use cant_stop_rules::Event as GameEvent;
use cant_stop_testkit::dialogs::{PAUSE, RULES};

use super::seats;
use crate::film::{Film, Manner};

/// Shows each look in the middle of a game, then as it was before.
pub(super) fn shoot(film: &mut Film, seed: u64) -> Result<(), String> {
    let usual = film.world_mut().resource::<Settings>().clone();
    film.trigger(StartGame {
        seats: seats(),
        settings: Default::default(),
        seed: Some(seed),
    });
    film.skip_to("a game under way", |scene| {
        scene.turn() >= 10 && scene.waits_for_person() && scene.phase() == Some(TurnPhase::Pairing)
    })?;
    film.play(Manner::Idle);
    film.world_mut().resource_mut::<Settings>().high_contrast = true;
    film.wait(0.7)?;
    film.shoot("pairing-high-contrast")?;
    film.play(Manner::Usual);
    film.until("the decision", |scene| {
        scene.phase() == Some(TurnPhase::Deciding) && scene.waits_for_person()
    })?;
    film.play(Manner::Idle);
    film.wait(0.3)?;
    film.shoot("deciding-high-contrast")?;
    film.open_menu(PAUSE);
    film.wait(0.7)?;
    film.shoot("pause-high-contrast")?;
    film.open_menu(RULES);
    film.wait(0.9)?;
    film.shoot("book-high-contrast")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.5)?;
    *film.world_mut().resource_mut::<Settings>() = usual.clone();
    for colors in PlayerColors::ALL {
        film.world_mut().resource_mut::<Settings>().colors = colors;
        film.wait(0.7)?;
        film.shoot(&format!("colours-{colors:?}").to_lowercase())?;
    }
    *film.world_mut().resource_mut::<Settings>() = usual.clone();
    film.play(Manner::Usual);
    film.world_mut().resource_mut::<Settings>().captions = true;
    film.until("a roll", |scene| {
        matches!(scene.event(), Some(GameEvent::Rolled { .. }))
    })?;
    film.wait(0.6)?;
    film.shoot("rolling-in-words")?;
    *film.world_mut().resource_mut::<Settings>() = usual;
    film.trigger(LeaveGame);
    film.until("the title", |scene| scene.screen() == Screen::Title)
}
