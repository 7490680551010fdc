//! `puzzles grade`: says anew how hard the puzzles of a file are.

use std::path::PathBuf;

use cant_stop_puzzles::Pool;

use super::answers::Players;
use super::file::{read, write};
use super::grade::graded;
use crate::finding::{Finding, Outcome};
use crate::parallel::progress_bar;

/// Say anew how hard the puzzles of a file are, as the opponents answer now
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file, which is written again
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Grades a file.
pub(crate) fn run(args: &Args) -> Outcome {
    let pool = read(&args.file)?;
    let mut players = Players::new();
    let bar = progress_bar(pool.puzzles().len() as u64, "puzzles");
    let answered: Vec<_> = pool
        .puzzles()
        .iter()
        .map(|puzzle| {
            bar.inc(1);
            (puzzle.clone(), players.answer(puzzle))
        })
        .collect();
    bar.finish_and_clear();
    let (puzzles, scale) = graded(&answered);
    let scale = scale.ok_or_else(|| {
        format!(
            "{}: the characters do not come out in order of their strength",
            args.file.display()
        )
    })?;
    write(&args.file, &Pool::text_of(&scale, puzzles))?;
    Ok(Finding {
        is_good: true,
        report: format!("{} puzzles; {scale}", pool.puzzles().len()),
    })
}
