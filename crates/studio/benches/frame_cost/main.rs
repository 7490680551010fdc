//! Cost of a frame of the game beside that of an empty Bevy app with the same plugins and cameras.
//!
//! It counts processor time of the whole process where the system tells it, and takes turns between the apps, so that
//! other work of the machine falls on all of them. Neither app has a renderer: drivers would be measured, not the game.
//!
//! Ratios are beside the engine alone with as many sprites, nodes and texts, none of which changes: an empty app without a
//! renderer is nearly nothing. The command in the README optimises the game as the program that players have is.

mod clock;
mod drawn;
mod stage;

use std::fmt::Display;

use cant_stop::core::redraw::Redraw;
use cant_stop::core::seats::SeatKind;
use cant_stop_bots::Opponent;
use cant_stop_scenery::Scenery;

use crate::stage::Play;

/// Frames of each app that are measured, in all and in a row.
const FRAMES: u32 = 2000;
const TURN: u32 = 100;
/// Frames a second of a usual screen.
const SCREEN: f64 = 60.0;

fn main() {
    // Cargo asks every bench that it runs as a test for less.
    let frames = if std::env::args().any(|argument| argument == "--test") {
        TURN
    } else {
        FRAMES
    };
    let person = SeatKind::Person;
    let bot = SeatKind::Bot(Opponent::Ibex);
    let mut plays = vec![
        Play::empty(),
        Play::game("bots in full swing", Scenery::Dusk, &[bot; 4], false),
        Play::game("a player thinks", Scenery::Dusk, &[person; 4], false),
        Play::game(
            "the same, reduced motion",
            Scenery::Dusk,
            &[person; 4],
            true,
        ),
        Play::game("the same in the snow", Scenery::Snow, &[person; 4], false),
        Play::game("the same by night", Scenery::Aurora, &[person; 4], false),
        Play::sought(),
    ];
    let engine = Play::engine(&mut plays[2]);
    plays.insert(1, engine);
    for _ in 0..frames / TURN {
        for play in &mut plays {
            play.measure(TURN);
        }
    }
    println!("{frames} frames each, in {}, one thread:\n", clock::KIND);
    row("", ["µs/frame", "× engine", "entities", "sprites", "nodes"]);
    let [empty, engine] = [plays[0].cost(frames), plays[1].cost(frames)];
    for play in &mut plays {
        let cost = play.cost(frames);
        let [entities, sprites, nodes] = play.counted().map(|count| count.to_string());
        let [cost, ratio] = [format!("{cost:.0}"), format!("{:.2}", cost / engine)];
        row(play.name, [cost, ratio, entities, sprites, nodes]);
    }
    println!(
        "\nHow often a window in focus is drawn, and what a second of it costs, × the empty app at full rate:\n"
    );
    for play in &plays[2..plays.len() - 1] {
        rate(play, play.cost(frames), empty);
    }
    println!(
        "\nWhat is drawn, on an image of 1920×1080, and the median frame from its begin to its last pixel:\n"
    );
    drawn::report("bots in full swing", [bot; 4], Scenery::default());
    for scenery in Scenery::ALL {
        let name = format!("a player thinks, {}", scenery.key());
        drawn::report(&name, [person; 4], scenery);
    }
    let ratio = |play: &Play| play.cost(frames) / engine;
    let worst = plays.iter().map(|play| play.worst).fold(0.0, f64::max);
    println!(
        "\nBeside the engine: busy × {:.2}, thinking × {:.2}. The dearest of all seeks: {:.1} ms.",
        ratio(&plays[2]),
        ratio(&plays[3]),
        worst / 1000.0
    );
}

fn row(name: &str, cells: [impl Display; 5]) {
    let [a, b, c, d, e] = cells;
    println!("{name:<26}{a:>10}{b:>10}{c:>10}{d:>10}{e:>10}");
}

fn rate(play: &Play, cost: f64, empty: f64) {
    let redraw = play.redraw();
    let often = match redraw {
        Redraw::Full => SCREEN,
        Redraw::Ambient | Redraw::Still => 1.0 / redraw.longest_wait().as_secs_f64(),
    };
    println!(
        "{:<26}{:>10}{often:>7.0}/s{:>7.1} ms{:>10.2}",
        play.name,
        format!("{redraw:?}"),
        cost * often / 1000.0,
        cost * often / (empty * SCREEN),
    );
}
