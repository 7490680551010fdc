//! Draws posters and animations of games of bots into a folder: `keepsakes FOLDER`.

#[path = "../tests/support/mod.rs"]
mod support;

use std::path::PathBuf;

use cant_stop_keepsake::{Animation, Poster, Shape, turns};
use support::{COLORS, Table, kit};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("a folder to draw into")?;
    let (folder, kit) = (PathBuf::from(folder), kit());
    for table in Table::all() {
        let seats = table.seats.len();
        for (shape, name) in [(Shape::Tall, "tall"), (Shape::Wide, "wide")] {
            let drawn = Poster {
                kit: &kit,
                colors: &COLORS,
                seats: &table.seats,
                words: &table.poster,
                game: table.played.game(),
                shape,
            }
            .draw();
            std::fs::write(folder.join(format!("{name}{seats}.png")), drawn.png)?;
        }
        let all = turns(&table.played);
        let longest = all.iter().max_by_key(|turn| turn.rolls()).ok_or("turns")?;
        let animation = Animation {
            kit: &kit,
            colors: &COLORS,
            seats: &table.seats,
            words: &table.animation,
            turn: longest,
        };
        let file = animation.draw();
        println!("{} rolls: {} bytes", longest.rolls(), file.len());
        std::fs::write(folder.join(format!("turn{seats}.gif")), file)?;
    }
    Ok(())
}
