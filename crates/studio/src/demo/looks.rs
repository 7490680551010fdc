//! A game as some people like to see it: with high contrast, in other colours, with sounds in words.

use cant_stop::core::dialogs::Dialog;
use cant_stop::core::settings::{PlayerColors, Settings};
use cant_stop::core::states::TurnPhase;
use cant_stop::referee::StartGame;
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
    film.shoot_after(0.7, "pairing-high-contrast")?;
    film.play(Manner::Usual);
    film.until("the decision", |scene| {
        scene.phase() == Some(TurnPhase::Deciding) && scene.waits_for_person()
    })?;
    film.play(Manner::Idle);
    film.shoot_after(0.3, "deciding-high-contrast")?;
    film.shoot_menu(PAUSE, 0.7, "pause-high-contrast")?;
    film.shoot_menu(RULES, 0.9, "book-high-contrast")?;
    film.open_menu(Dialog::NONE);
    film.wait(0.5)?;
    *film.world_mut().resource_mut::<Settings>() = usual.clone();
    for colors in PlayerColors::ALL {
        film.world_mut().resource_mut::<Settings>().colors = colors;
        film.shoot_after(0.7, &format!("colours-{colors:?}").to_lowercase())?;
    }
    *film.world_mut().resource_mut::<Settings>() = usual.clone();
    film.play(Manner::Usual);
    film.world_mut().resource_mut::<Settings>().captions = true;
    film.until("a roll", |scene| {
        matches!(scene.event(), Some(GameEvent::Rolled { .. }))
    })?;
    film.shoot_after(0.6, "rolling-in-words")?;
    *film.world_mut().resource_mut::<Settings>() = usual;
    film.leave_game()
}
