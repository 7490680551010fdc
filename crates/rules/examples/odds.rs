//! Prints the chance of a bust for three runners in any columns: `cargo run -p cant-stop-rules --example odds`.

use std::error::Error;

use cant_stop_rules::{Column, Game, Position, Variant};

/// A game of two with runners on the first spaces of these columns.
fn with_runners(columns: [Column; 3]) -> Result<Game, Box<dyn Error>> {
    let mut position = Position::start(Variant::default(), 2)?;
    for column in columns {
        position.runners[column.index()] = Some(1);
    }
    Ok(Game::try_from(position)?)
}

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "Chances of a bust in percent; the runners stand in the two columns at the left and the one above.\n"
    );
    let above: String = Column::ALL
        .iter()
        .map(|column| format!("{column:>5}"))
        .collect();
    println!("      {above}");
    for first in Column::ALL {
        for second in Column::ALL.into_iter().filter(|&second| second > first) {
            let mut line = format!("{:>2} {:>2} ", first.number(), second.number());
            for third in Column::ALL {
                let cell = if third > second {
                    with_runners([first, second, third])?
                        .bust_chance()
                        .percent()
                        .to_string()
                } else {
                    String::new()
                };
                line += &format!("{cell:>5}");
            }
            println!("{line}");
        }
    }
    Ok(())
}
