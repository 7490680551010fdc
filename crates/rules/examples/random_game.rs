//! Plays a random game and prints it with the position it ends in, as a line of `tests/playthroughs.txt` has it:
//! `cargo run -p cant-stop-rules --example random_game -- VARIANT:SEATS [SEED]`, as `3jb:2`.

use std::env;
use std::error::Error;

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, ChanceKind, Game, ToAct};
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Seats that may stop do so once in this many times.
const STOPS: u32 = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let mut played: Playthrough = args.next().as_deref().unwrap_or("3:2").parse()?;
    let seed = args.next().map_or(Ok(1), |seed| seed.parse())?;
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while let Some(action) = next(&played.game(), &mut random) {
        played.play(action)?;
    }
    println!("{played}\n= {}", played.game());
    Ok(())
}

/// Random action of the actor whose move it is; `None` when the game is over.
fn next(game: &Game, random: &mut ChaCha8Rng) -> Option<Action> {
    fn dice<const N: usize>(random: &mut ChaCha8Rng) -> [u8; N] {
        [(); N].map(|()| random.random_range(1..=6))
    }
    Some(match game.to_act() {
        ToAct::None => return None,
        ToAct::Chance(ChanceKind::RollOff) => Action::RollOff(dice(random)),
        ToAct::Chance(ChanceKind::Roll) => Action::Dice(dice(random)),
        ToAct::Seat(_) if game.may_stop() && random.random_ratio(1, STOPS) => Action::Stop,
        ToAct::Seat(_) if game.may_roll() => Action::Roll,
        ToAct::Seat(_) if let Some(keep) = game.keep_choice() => {
            let choices: Vec<_> = keep.choices().collect();
            Action::Keep(choices[random.random_range(0..choices.len())])
        }
        ToAct::Seat(_) => {
            let moves = game.legal_moves();
            Action::Choose(moves[random.random_range(0..moves.len())])
        }
    })
}
