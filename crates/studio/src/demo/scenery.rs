//! Every scenery, each with other dice: the title, who plays, the calm, the storm, a claim, and the morning after.

use cant_stop::core::settings::Settings;
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop::features::evening::StoredEvening;
use cant_stop_scenery::{Dice, Scenery};

use super::moments::{STORM, leave, seek, start, until_weather};
use crate::film::{Film, Manner};

/// The chances of busting, in percent, of a calm.
const CALM: std::ops::RangeInclusive<u8> = 0..=3;

/// Shows all of them, and everything as it was before.
pub(super) fn shoot(film: &mut Film, seed: u64) -> Result<(), String> {
    let usual = film.world_mut().resource::<Settings>().clone();
    for (number, scenery) in Scenery::ALL.into_iter().enumerate() {
        // The first of the dice are seen everywhere else.
        let dice = Dice::ALL[(number + 1) % Dice::ALL.len()];
        let mut settings = film.world_mut().resource_mut::<Settings>();
        settings.everything_unlocked = true;
        settings.scenery = scenery.into();
        settings.dice = dice.into();
        moments(film, seed, scenery.key())?;
    }
    *film.world_mut().resource_mut::<Settings>() = usual;
    *film.world_mut().resource_mut::<StoredEvening>() = StoredEvening::default();
    film.wait(0.5)
}

fn moments(film: &mut Film, seed: u64, name: &str) -> Result<(), String> {
    // The same games in each: without earlier games in the evening.
    *film.world_mut().resource_mut::<StoredEvening>() = StoredEvening::default();
    let shoot = |film: &mut Film, shows: &str| film.shoot(&format!("{name}-{shows}"));
    film.wait(0.1)?;
    film.wait_for("its pictures", |scene| scene.is_painted())?;
    film.wait(1.0)?;
    shoot(film, "title")?;
    film.go_to(Screen::Join);
    film.wait(1.0)?;
    shoot(film, "join")?;
    film.go_to(Screen::Title);
    film.wait(0.5)?;
    for (percent, shows) in [(CALM, "calm"), (STORM, "storm")] {
        until_weather(film, seed, &percent)?;
        shoot(film, shows)?;
        film.play(Manner::Usual);
        leave(film)?;
        *film.world_mut().resource_mut::<StoredEvening>() = StoredEvening::default();
    }
    start(film, seed);
    seek(film, seed, "a column about to be claimed", |scene| {
        scene.about_to_claim()
    })?;
    film.until("a claim", |scene| scene.phase() == Some(TurnPhase::Claimed))?;
    film.wait(0.6)?;
    film.shoot_passing(&format!("{name}-claim"))?;
    seek(film, seed, "the turn after it", |scene| {
        scene.phase() == Some(TurnPhase::Deciding) && scene.waits_for_person()
    })?;
    film.play(Manner::Idle);
    film.wait(2.0)?;
    shoot(film, "claimed")?;
    film.play(Manner::Usual);
    seek(film, seed, "the winning stop", |scene| scene.stop_wins())?;
    film.until("the results", |scene| scene.screen() == Screen::Results)?;
    film.wait(2.5)?;
    shoot(film, "results")?;
    leave(film)?;
    film.wait(1.0)
}
