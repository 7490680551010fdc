//! `puzzles find`: games are played until there are enough positions that can be asked.

use std::path::{Path, PathBuf};

use cant_stop_puzzles::{Pool, Puzzle, Question, legal};
use cant_stop_rules::Position;

use super::answers::{Answers, Players};
use super::confirm::confirmed;
use super::file::write;
use super::games::{Candidate, candidates};
use super::grade::graded;
use super::likeness::are_alike;
use crate::cli::{Finding, Outcome};
use crate::parallel::{PerThread, Threads, in_order, pool, progress_bar};

/// Play games and keep positions in which one choice is clearly best
#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {
    /// How many puzzles to find
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(4..))]
    puzzles: u32,

    /// How many games are played on from each choice
    #[arg(long, value_name = "GAMES", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(100..))]
    playouts: u32,

    /// How many games are played at most [default: as many as it takes]
    #[arg(long, value_name = "GAMES", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,

    /// What the games are drawn from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// The file to write; it is written again and again as puzzles are found
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    #[command(flatten)]
    threads: Threads,
}

const NOTES: &str = "\
The characters play games at all kinds of tables. Where Summit finds one choice better than all others by three games in 100,
every choice is played out: Summit finishes the turn, then everybody plays `linear` to the end. The position is kept if the
same choice is best by two games in 100 and by four standard errors of the difference.

Examples:
  cant-stop-lab puzzles find --out puzzles.txt      the puzzles of the game
  cant-stop-lab puzzles check puzzles.txt           play them out again with other dice

Exit codes:
  0  all were found
  1  there are not so many; those there are, are in the file
  2  the command line makes no sense, or the file could not be written";

/// How many games are played before what they brought is looked through.
const ROUND: u64 = 32;

/// In rounds without anything new the search ends: there is nothing more to be found.
const FRUITLESS: u32 = 100;

/// Keeps the dice of play-outs apart from those of games.
const PLAYOUTS: u64 = 0x9e37_79b9_7f4a_7c15;

/// Of ten puzzles of a kind, how many may be such that no character misses them.
const EASY_IN_TEN: usize = 3;

/// What was found so far.
struct Search {
    wanted: usize,
    found: Vec<(Puzzle, Answers)>,
    places: Vec<Position>,
}

impl Search {
    /// Whether another of this kind, missed or not, is asked for.
    fn has_room(&self, puzzle: (Question, bool), is_missed: bool) -> bool {
        let share = match puzzle.0 {
            Question::Pairing => self.wanted.div_ceil(2),
            Question::Deciding => self.wanted.div_ceil(4),
        };
        let same = self.found.iter().filter(|(found, _)| kind(found) == puzzle);
        let easy = same.clone().filter(|(_, answers)| answers.missed() == 0);
        self.found.len() < self.wanted
            && same.count() < share
            && (is_missed || easy.count() < share * EASY_IN_TEN / 10)
    }

    fn is_new(&self, place: &Position) -> bool {
        !self.places.iter().any(|other| are_alike(place, other))
    }

    fn take(&mut self, puzzle: Puzzle, answers: Answers) {
        let place = puzzle.game().position();
        let Some(place) = place.filter(|place| self.is_new(place)) else {
            return;
        };
        if self.has_room(kind(&puzzle), answers.missed() > 0) {
            self.places.push(place);
            self.found.push((puzzle, answers));
        }
    }

    /// Writes all that was found, in order of difficulty, so that the file is whole at any moment; says whether it could,
    /// for among a few puzzles the characters may not come out in their order, and then there is no scale.
    fn write(&self, file: &Path) -> Result<bool, String> {
        let (puzzles, Some(scale)) = graded(&self.found) else {
            return Ok(false);
        };
        write(file, &Pool::text_of(&scale, puzzles)).map(|()| true)
    }
}

fn kind(puzzle: &Puzzle) -> (Question, bool) {
    let is_stop = puzzle.best().action == cant_stop_rules::Action::Stop;
    (puzzle.question(), is_stop)
}

/// Finds puzzles.
pub(crate) fn run(args: &Args) -> Outcome {
    let threads = args.threads.count();
    let workers = pool(threads);
    let players = PerThread::new(&workers, Players::new);
    let bar = progress_bar(u64::from(args.puzzles), "puzzles");
    let mut search = Search {
        wanted: args.puzzles as usize,
        found: Vec::new(),
        places: Vec::new(),
    };
    let (mut games, mut judged, mut fruitless, mut is_written) = (0, 0, 0, false);
    let most = args.games.unwrap_or(u64::MAX);
    while search.found.len() < search.wanted && fruitless < FRUITLESS && games < most {
        let begin = games;
        let round = ROUND.min(most - games);
        games += round;
        let each = in_order(threads, round, |number| {
            candidates(args.seed, begin + number)
        });
        let fresh: Vec<(u64, Candidate)> = (begin..)
            .zip(each)
            .flat_map(|(number, found)| found.into_iter().map(move |one| (number, one)))
            .filter(|(_, one)| search.has_room(one.kind(), true))
            .filter(|(_, one)| {
                one.game
                    .position()
                    .is_some_and(|place| search.is_new(&place))
            })
            .collect();
        judged += fresh.len();
        let before = search.found.len();
        let confirmed = workers.install(|| {
            use rayon::prelude::*;
            let each = fresh
                .par_iter()
                .map(|(number, one)| judge(one, args, *number, &search, &players));
            each.collect::<Vec<_>>()
        });
        for (puzzle, answers) in confirmed.into_iter().flatten() {
            search.take(puzzle, answers);
        }
        fruitless = match search.found.len() == before {
            true => fruitless + 1,
            false => 0,
        };
        bar.set_position(search.found.len() as u64);
        is_written = search.write(&args.out)?;
    }
    bar.finish_and_clear();
    if !is_written {
        return Err(
            "the characters do not come out in order of their strength: find more puzzles"
                .to_owned(),
        );
    }
    Ok(Finding {
        is_good: search.found.len() == search.wanted,
        report: format!(
            "{} puzzles in {}, from {games} games; {judged} positions were played out, {} games from each choice",
            search.found.len(),
            args.out.display(),
            args.playouts
        ),
    })
}

/// The candidate as a puzzle, if there is room for it and it holds.
fn judge(
    one: &Candidate,
    args: &Args,
    number: u64,
    search: &Search,
    players: &PerThread<Players>,
) -> Option<(Puzzle, Answers)> {
    let best = one.advice.best().action;
    let thought = one.as_thought()?;
    // The characters are asked first: it takes a thousandth of the time that the games take.
    let is_missed = players.own().answer(&thought).missed() > 0;
    if !search.has_room(one.kind(), is_missed) {
        return None;
    }
    let seed = PLAYOUTS ^ args.seed.rotate_left(32) ^ number;
    let puzzle = confirmed(&one.game, &legal(&one.game), best, args.playouts, seed)?;
    let answers = players.own().answer(&puzzle);
    Some((puzzle, answers))
}
