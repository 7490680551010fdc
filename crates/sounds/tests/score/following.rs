//! The score follows the game.

use std::collections::HashSet;

use cant_stop_score::{
    BAR, BEAT, EIGHTH, Levels, Mood, OFF, Player, Samples, Scene, SectionName, Stem, levels,
};

use super::support::{SAMPLES, in_mood, level, only, play, player, render, scene, seconds, told};

#[test]
fn levels_lie_between_the_columns() {
    let at = |risk: f32, stem: Stem| levels(risk).stems[stem.index()];
    assert_eq!(at(0.0, Stem::Drone), -6.0);
    assert_eq!(at(1.0, Stem::Harp), OFF);
    assert_eq!(at(1.0, Stem::Drone), 2.0);
    assert!((at(0.25, Stem::Harp) - -9.0).abs() < 1e-3);
    assert!((at(0.65, Stem::Drone) - 1.0).abs() < 1e-3);
    assert_eq!(levels(f32::NAN), levels(0.0));
    assert!((levels(0.06).lowpass - (12e3_f32 * 9e3).sqrt()).abs() < 1.0);
    let Levels { stems, .. } = levels(0.2);
    assert_eq!(stems, [-2.0, -6.0, OFF, -3.0, -6.0, -5.0, -8.0, -8.0]);
}

#[test]
fn pauses_are_short() {
    let mut player = in_mood(Player::new(Samples::default(), 11), play(0.0));
    let bars = (0..320).map(|_| {
        render(&mut player, BAR);
        assert_eq!(player.section().is_none(), player.is_between_sections());
        player.is_between_sections()
    });
    let bars: Vec<bool> = bars.collect();
    let stretches = bars.chunk_by(|one, next| one == next);
    let pauses = stretches.skip_while(|it| it[0]).filter(|it| it[0]);
    let mut pauses: Vec<usize> = pauses.map(<[bool]>::len).collect();
    assert!(pauses.len() >= 10, "{pauses:?}");
    pauses.pop();
    let is_short = |bars| (2..=4).contains(bars);
    assert!(pauses.iter().all(is_short), "{pauses:?}");
}

/// With the samples of the whistle alone: two passes of three have it.
#[test]
fn the_lead_is_in_two_passes_of_three() {
    let mut player = in_mood(Player::new(only(&["flute"]), 4), play(0.0));
    let (mut with, mut passes, mut heard, mut last) = (0, 0, false, None);
    for _ in 0..320 {
        let loud = level(&render(&mut player, BAR)) > -80.0;
        let now = player.section();
        heard |= loud;
        if last.is_some() && now.is_none() {
            passes += 1;
            with += u32::from(std::mem::take(&mut heard));
        }
        last = now;
    }
    assert!(passes >= 12, "{passes}");
    assert!(with.abs_diff(2 * passes / 3) <= 1, "{with} of {passes}");
}

#[test]
fn a_rising_risk_is_heard_at_once_and_a_falling_one_on_the_bar() {
    let mut player = in_mood(Player::new(only(&["drum", "heart"]), 2), play(0.0));
    let calm = render(&mut player, BAR + 4 * EIGHTH);
    assert_eq!(level(&calm), f64::NEG_INFINITY, "no pulse without risk");
    player.set_mood(play(0.6));
    let tense = render(&mut player, 2 * BAR - 4 * EIGHTH - BAR / 2);
    assert!(level(&tense) > -50.0);
    // Half a bar before the line: nothing changes until then, and 1.8 s after it all is over.
    player.set_mood(play(0.0));
    let still = render(&mut player, BAR / 2);
    render(&mut player, seconds(1.8));
    let over = render(&mut player, 2 * BAR);
    assert!(level(&still) > -70.0);
    assert!(level(&over) < -120.0);
}

fn plays_a_match(player: &Player) -> bool {
    let section = player.section();
    section.is_some_and(|name| SectionName::ALL[1..4].contains(&name))
}

#[test]
fn screens_change_on_the_half_bar() {
    let mut player = in_mood(player(2), scene(Scene::Title));
    render(&mut player, 1000);
    assert_eq!(player.section(), Some(SectionName::Title));
    player.set_mood(play(0.0));
    render(&mut player, BAR / 2 - 1000);
    assert_eq!(player.section(), Some(SectionName::Title));
    render(&mut player, 64);
    assert!(plays_a_match(&player));
    player.set_mood(scene(Scene::Silent));
    render(&mut player, BAR);
    assert_eq!(player.section(), None);
    render(&mut player, seconds(8.0));
    assert_eq!(level(&render(&mut player, BAR)), f64::NEG_INFINITY);
}

#[test]
fn bots_and_decisive_rolls_take_it_down() {
    let heard = |mood: Mood| {
        let mut player = in_mood(player(7), mood);
        render(&mut player, seconds(1.0));
        level(&render(&mut player, 4 * BAR))
    };
    let usual = heard(play(0.1));
    let bots = heard(told(0.1, |mood| mood.bots = true));
    assert!((usual - bots - 2.0).abs() < 0.1, "{usual} and {bots} dB");
    let decisive = heard(told(0.1, |mood| mood.decisive = true));
    let apart = usual - decisive;
    assert!((7.9..12.0).contains(&apart), "{apart} dB");
}

/// With one stem at a time, so that nothing else hides the change.
#[test]
fn a_preview_moves_no_level_by_more_than_three_decibels() {
    for instruments in [["drone"], ["harp"], ["glass"]] {
        let heard = |preview: Option<f32>| {
            let mut player = in_mood(Player::new(only(&instruments), 7), play(0.3));
            render(&mut player, BAR);
            if let Some(risk) = preview {
                player.set_mood(told(risk, |mood| mood.preview = true));
            }
            render(&mut player, 2 * BAR);
            level(&render(&mut player, 4 * BAR))
        };
        let usual = heard(None);
        for risk in [0.0, 0.2, 0.45, 0.9] {
            let moved = heard(Some(risk)) - usual;
            assert!(moved.abs() < 3.05, "{instruments:?}: {moved} dB at {risk}");
        }
    }
}

#[test]
fn a_bust_cuts_and_comes_back_bar_by_bar() {
    for instrument in ["drone", "harp"] {
        let mut player = in_mood(Player::new(only(&[instrument]), 9), play(0.0));
        render(&mut player, 4 * BAR + 2 * EIGHTH);
        player.bust();
        // 60 ms, and what is left of the quantum.
        render(&mut player, seconds(0.062));
        // The next bar is far enough away; the harp waits one more.
        let bars = if instrument == "harp" { 2 } else { 1 };
        let silent = bars * BAR - 2 * EIGHTH - seconds(0.062 + 0.01);
        let heard = level(&render(&mut player, silent));
        assert_eq!(heard, f64::NEG_INFINITY, "{instrument}");
        assert!(level(&render(&mut player, BAR)) > -60.0, "{instrument}");
    }
}

#[test]
fn a_bust_is_followed_by_silence_for_its_time() {
    let mut player = in_mood(player(9), play(0.3));
    // A second before the bar: the drone has to wait for the one after it.
    render(&mut player, 5 * BAR - seconds(1.0));
    player.bust();
    render(&mut player, seconds(0.062));
    let silent = seconds(1.0) + BAR - seconds(0.062 + 0.01);
    assert_eq!(level(&render(&mut player, silent)), f64::NEG_INFINITY);
    assert!(level(&render(&mut player, BAR)) > -60.0);
}

#[test]
fn a_win_brings_the_dawn_on_the_beat_and_then_the_results() {
    let mut player = in_mood(player(9), play(0.2));
    render(&mut player, 2 * BAR + EIGHTH);
    player.win();
    // The screen of the results may come at once: the dawn is not cut short.
    player.set_mood(scene(Scene::Results));
    render(&mut player, BEAT - EIGHTH);
    assert_ne!(player.section(), Some(SectionName::Dawn));
    render(&mut player, 64);
    assert_eq!(player.section(), Some(SectionName::Dawn));
    render(&mut player, 8 * BAR - 128);
    assert_eq!(player.section(), Some(SectionName::Dawn));
    render(&mut player, BAR + 128);
    assert_eq!(player.section(), Some(SectionName::Results));
    player.set_mood(play(0.0));
    render(&mut player, BAR);
    assert!(plays_a_match(&player));
}

/// A replay goes back behind the win, and is played on, without another screen.
#[test]
fn a_match_that_is_won_and_goes_on_is_played_on() {
    let mut player = player(9);
    let over = told(0.2, |mood| mood.over = true);
    player.set_mood(play(0.2));
    player.win();
    for shown in [play(0.2), over] {
        player.set_mood(shown);
        render(&mut player, BAR);
        assert_eq!(player.section(), Some(SectionName::Dawn), "{shown:?}");
    }
    player.set_mood(play(0.2));
    render(&mut player, BAR);
    assert!(plays_a_match(&player));
}

/// The device comes later than the clock: nothing is made up for, and the title is heard from its first note on.
#[test]
fn a_late_player_begins_where_the_clock_is() {
    let late = Player::new(SAMPLES.clone(), 2);
    let mut late = late.starting_at(BAR + 1);
    assert_eq!(late.position(), BAR + 64);
    late.set_mood(scene(Scene::Title));
    render(&mut late, BAR / 2 - 64);
    assert_eq!(late.section(), None);
    render(&mut late, 64);
    assert_eq!(late.section(), Some(SectionName::Title));
}

/// The sections begun in 200 bars of a match, with the mood told to the player before every bar.
fn sections(seed: u64, mood: Mood) -> Vec<SectionName> {
    let mut player = Player::new(Samples::default(), seed);
    let bars = (0..200).map(|_| {
        player.set_mood(mood);
        render(&mut player, BAR);
        player.section()
    });
    let mut begun: Vec<Option<SectionName>> = bars.collect();
    begun.dedup();
    let named = begun.into_iter().flatten();
    named.filter(|name| *name != SectionName::Breath).collect()
}

#[test]
fn all_sections_are_heard_before_one_comes_again() {
    for seed in 0..8 {
        let begun = sections(seed, play(0.0));
        for three in begun.chunks_exact(3) {
            assert_eq!(three.iter().collect::<HashSet<_>>().len(), 3, "{begun:?}");
        }
        assert!(begun.windows(2).all(|pair| pair[0] != pair[1]), "{begun:?}");
    }
}

#[test]
fn towards_the_end_of_a_match_the_third_section_comes_every_other_time() {
    let begun = sections(3, told(0.0, |mood| mood.late = true));
    let third = begun.iter().filter(|name| **name == SectionName::Play3);
    assert!(third.count() >= begun.len() / 2, "{begun:?}");
    assert!(begun.windows(2).all(|pair| pair[0] != pair[1]), "{begun:?}");
}

#[test]
fn a_bust_ends_the_section() {
    let mut player = in_mood(player(4), play(0.1));
    render(&mut player, 5 * BAR);
    let before = player.section();
    player.bust();
    render(&mut player, 1);
    assert!(player.is_between_sections());
    // The hush, and what is left of the bar.
    render(&mut player, BAR);
    assert_eq!(player.section(), Some(SectionName::Breath));
    render(&mut player, BAR);
    let now = player.section();
    assert!(now.is_some() && now != Some(SectionName::Breath));
    assert_ne!(now, before);
}

#[test]
fn risk_and_claims_end_a_pause_with_its_bar() {
    for told in [
        |player: &mut Player| player.set_mood(play(0.2)),
        Player::claim,
    ] {
        let mut player = in_mood(player(4), play(0.0));
        render(&mut player, 16 * BAR + EIGHTH);
        assert!(player.is_between_sections());
        told(&mut player);
        render(&mut player, BAR);
        assert!(player.section().is_some());
    }
}

/// A quarter of an hour at a table where turns last half a minute and every third one is lost: the melody is planted, and
/// the score is there.
#[test]
fn the_melody_is_planted_and_the_score_is_there() {
    for seed in [0, 1, 5, 12] {
        let mut whistle = Player::new(only(&["flute"]), seed);
        let mut whole = player(seed);
        let (mut heard, mut first, mut without, mut longest, mut all) =
            (0.0, None, 0.0, 0.0_f64, 0.0);
        const STEP: f64 = 0.3;
        for step in 0..3000_u32 {
            let turn = step % 100;
            let risk = [0.0, 0.05, 0.08, 0.11, 0.16, 0.24][(turn / 17) as usize];
            for player in [&mut whistle, &mut whole] {
                player.set_mood(play(risk));
                if turn == 99 && step / 100 % 3 == 2 {
                    player.bust();
                }
            }
            if level(&render(&mut whistle, EIGHTH)) > -60.0 {
                heard += STEP;
                first = first.or(Some(f64::from(step) * STEP));
            }
            if level(&render(&mut whole, EIGHTH)) > -60.0 {
                without = 0.0;
            } else {
                without += STEP;
                all += STEP;
                longest = longest.max(without);
            }
        }
        let is_early = first.is_some_and(|first| first <= 60.0);
        assert!(is_early, "{seed}: first after {first:?} s");
        assert!(heard >= 60.0, "{seed}: {heard} s of melody");
        let is_there = longest <= 15.0 && all <= 180.0;
        assert!(is_there, "{seed}: {longest} s, {all} s in all");
    }
}
