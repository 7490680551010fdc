//! Frames come out alike however they are asked for, and without allocations.

use cant_stop_score::{BAR, EIGHTH, Mood, Player, Samples, Scene};

use super::support::{highest, in_mood, level, only, play, player, render, scene, seconds};

/// Renders a match in blocks of `block` frames; moods and events come at the same frames each time.
fn heard(block: usize) -> Vec<[f32; 2]> {
    type Event = fn(&mut Player);
    let mut player = player(5);
    let mut all = Vec::new();
    let told: [(u64, Event); 6] = [
        (0, |player| player.set_mood(play(0.0))),
        (96_000, |player| player.set_mood(play(0.35))),
        (240_000, |player| {
            player.set_mood(Mood {
                decisive: true,
                ..play(0.35)
            })
        }),
        (256_000, Player::bust),
        (960_000, Player::win),
        (1_600_000, |_| ()),
    ];
    for pair in told.windows(2) {
        (pair[0].1)(&mut player);
        let mut part = vec![[0.0; 2]; (pair[1].0 - pair[0].0) as usize];
        for frames in part.chunks_mut(block) {
            player.render(frames);
        }
        all.extend(part);
    }
    all
}

#[test]
fn blocks_of_any_length_give_the_same_frames() {
    let once = heard(64);
    assert!(highest(&once) > 0.05);
    for block in [128, 480, 1000] {
        assert!(heard(block) == once, "{block} frames at a time");
    }
}

#[test]
fn the_seed_decides() {
    let heard = |seed| {
        let mut player = in_mood(player(seed), play(0.1));
        render(&mut player, seconds(6.0))
    };
    assert!(heard(1) == heard(1));
    assert!(heard(1) != heard(2));
}

#[test]
fn nothing_is_allocated_while_it_plays() {
    let mut player = player(3);
    let mut block = [[0.0; 2]; 480];
    let counted = allocation_counter::measure(|| {
        for step in 0..12_000 {
            player.set_mood(play((step % 700) as f32 / 1000.0));
            if step == 9_000 {
                player.bust();
            }
            if step == 10_500 {
                player.win();
            }
            player.render(&mut block);
        }
    });
    assert_eq!(counted.count_total, 0);
}

#[test]
fn the_clock_never_stops() {
    let mut player = player(3);
    assert_eq!(player.position(), 0);
    render(&mut player, 100);
    player.set_mood(scene(Scene::Title));
    render(&mut player, BAR - 100);
    assert_eq!(player.position(), BAR);
}

#[test]
fn without_samples_there_is_silence() {
    let mut player = in_mood(Player::new(Samples::default(), 1), play(0.3));
    assert_eq!(highest(&render(&mut player, seconds(20.0))), 0.0);
}

/// A risk that makes no sense is held within 0 to 1.
#[test]
fn any_risk_is_played() {
    let mut player = player(1);
    for risk in [f32::NAN, f32::INFINITY, -1.0, 7.0] {
        player.set_mood(play(risk));
        assert!(highest(&render(&mut player, seconds(4.0))).is_finite());
    }
}

/// No step from one sample to the next that a pluck would not make, while risk, screens and busts come and go.
#[test]
fn nothing_clicks() {
    let mut player = player(u64::MAX);
    let mut worst: f32 = 0.0;
    let mut last = [0.0; 2];
    for (index, risk) in [0.0, 0.6, 0.1, 0.45, 0.0, 1.0].into_iter().enumerate() {
        player.set_mood(Mood {
            bots: index % 2 == 1,
            decisive: index == 3,
            ..play(risk)
        });
        for frame in render(&mut player, seconds(2.7)) {
            worst = worst
                .max((frame[0] - last[0]).abs())
                .max((frame[1] - last[1]).abs());
            last = frame;
        }
        if index == 4 {
            player.bust();
        }
    }
    assert!(worst < 0.06, "a step of {worst}");
}

/// In the first bar of the dawn the whistle tongues its first two notes and slurs its last two.
#[test]
fn a_slur_leaves_no_gap() {
    let mut player = in_mood(Player::new(only(&["flute"]), 1), play(0.0));
    player.win();
    let bar = render(&mut player, BAR);
    let softest = |eighth: u64| {
        let around =
            (eighth * EIGHTH - seconds(0.08)) as usize..(eighth * EIGHTH + seconds(0.08)) as usize;
        let steps = bar[around].chunks(480).map(level);
        steps.fold(f64::INFINITY, f64::min)
    };
    let usual = |eighth: u64| {
        let middle = (eighth * EIGHTH + EIGHTH / 2) as usize;
        level(&bar[middle..middle + EIGHTH as usize / 2])
    };
    let dip = |eighth: u64| usual(eighth - 1).min(usual(eighth)) - softest(eighth);
    let (tongued, slurred) = (dip(3), dip(9));
    assert!(
        slurred <= 3.0 && tongued >= slurred + 2.0,
        "{slurred} dB and {tongued} dB"
    );
}
