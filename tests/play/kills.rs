//! Killed at any moment, a game goes on where it was: nothing shown is lost and no die is thrown twice.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use cant_stop::core::settings::Speed;
use cant_stop::core::states::Screen;
use cant_stop::referee::{BeatQueue, ContinueGame};
use cant_stop_rules::{Action, Event, Game, Settings};
use cant_stop_testkit::{Session, bots, count};
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;

use crate::outcomes::{finish, play};
use crate::records::actions_in;

const FOLDER: &str = "CANT_STOP_KILLED_FOLDER";
const SEED: u64 = 2024;

/// Not a test by itself: the process that gets killed. It begins or continues a game of bots and says, as it happens,
/// every roll whose beat has begun.
#[test]
fn victim() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let mut session = Session::of_match_at(Path::new(&folder));
    session.set_speed(Speed::Normal);
    if Path::new(&folder).join("records/current.jsonl").exists() {
        session.app.world_mut().trigger(ContinueGame);
    } else {
        session.start(bots(3), SEED);
    }
    let mut last = None;
    while session.screen() != Screen::Results {
        session.frame();
        let queue = session.app.world().resource::<BeatQueue>();
        let event = queue.running().map(|beat| beat.event);
        if event != last {
            match event {
                Some(Event::Rolled { dice, .. }) => println!("\nshown {dice:?}"),
                Some(Event::RollOffRolled { dice, .. }) => println!("\nshown {dice:?}"),
                _ => println!("\nframe"),
            }
            last = event;
        }
    }
    println!("\nover");
}

/// The rolls in a list of actions, as the victim says them.
fn rolls(actions: &[Action]) -> Vec<String> {
    actions
        .iter()
        .filter_map(|action| match action {
            Action::Dice(dice) => Some(format!("shown {dice:?}")),
            Action::RollOff(dice) => Some(format!("shown {dice:?}")),
            _ => None,
        })
        .collect()
}

/// Runs the victim until it has said `lines` lines, kills it, and gives what it said it had shown.
fn run_and_kill(folder: &Path, lines: usize) -> Vec<String> {
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kills::victim", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let said: Vec<String> = BufReader::new(victim.stdout.take().unwrap())
        .lines()
        .map_while(Result::ok)
        .filter(|line| line.starts_with("shown") || line == "frame" || line == "over")
        .take(lines)
        .collect();
    victim.kill().unwrap();
    victim.wait().unwrap();
    said.into_iter()
        .filter(|line| line.starts_with("shown"))
        .collect()
}

/// `CANT_STOP_KILLS` asks for more kills than the few of every run.
#[test]
fn killed_games_resume_where_they_were() {
    let reference = play(&mut Session::of_match(), 3, SEED, Speed::Instant);
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut folder = TempDir::new().unwrap();
    let mut shown_before = 0;
    for kill in 0..count("CANT_STOP_KILLS", 6) {
        let shown = run_and_kill(folder.path(), random.random_range(1..40));
        let record = folder.path().join("records/current.jsonl");
        if !record.exists() {
            // Killed before the game began, or after it was over.
            folder = TempDir::new().unwrap();
            shown_before = 0;
            continue;
        }
        let actions = actions_in_cut(&record);
        assert_eq!(
            actions[..],
            reference.actions[..actions.len()],
            "kill {kill}: another game"
        );
        let rolls = rolls(&actions);
        assert!(
            rolls[shown_before..].starts_with(&shown),
            "kill {kill}: {shown:?} was shown, {rolls:?} is on record"
        );
        let mut session = Session::of_match_at(folder.path());
        session.app.world_mut().trigger(ContinueGame);
        session.frame();
        assert_eq!(session.game(), Some(state(&actions)), "kill {kill}");
        // What the next victim shows begins with the first roll not on record yet.
        shown_before = rolls.len();
        if kill % 3 == 2 {
            session.set_speed(Speed::Instant);
            assert_eq!(finish(&mut session), reference, "kill {kill}");
            folder = TempDir::new().unwrap();
            shown_before = 0;
        }
    }
}

/// The actions of a record whose last line may be torn.
fn actions_in_cut(record: &Path) -> Vec<Action> {
    let text = std::fs::read_to_string(record).unwrap();
    let whole = TempDir::new().unwrap();
    let file = whole.path().join("whole");
    let end = text.rfind('\n').map_or(0, |end| end + 1);
    std::fs::write(&file, &text[..end]).unwrap();
    actions_in(&file)
}

fn state(actions: &[Action]) -> Game {
    let start = Game::new(Settings::default(), 3).unwrap();
    actions
        .iter()
        .fold(start, |game, &action| game.apply(action).unwrap().0)
}
