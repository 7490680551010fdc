//! Plays a random game and prints it: `cargo run -p cant-stop-rules --example random_game [SEED]`.

use std::env;
use std::error::Error;

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, ChanceKind, Settings, ToAct};
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut played = Playthrough::new(Settings::default(), 2)?;
    loop {
        let game = played.game();
        // Chance is an actor like the seats: the rules say whose move it is, and are told what happened.
        let action = match game.to_act() {
            ToAct::None => break,
            ToAct::Chance(ChanceKind::RollOff) => {
                Action::RollOff([(); 2].map(|()| random.random_range(1..=6)))
            }
            ToAct::Chance(ChanceKind::Roll) => {
                Action::Dice([(); 4].map(|()| random.random_range(1..=6)))
            }
            ToAct::Seat(_) => {
                let options = game.options();
                if !options.is_empty() {
                    Action::Choose(options[random.random_range(0..options.len())])
                } else if game.may_stop() && random.random() {
                    Action::Stop
                } else {
                    Action::Roll
                }
            }
        };
        for event in &played.play(action)?[..] {
            println!("{event:?}");
        }
    }
    println!("\nThe same game in one line:\n{played}");
    Ok(())
}
