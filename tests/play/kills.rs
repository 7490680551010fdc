//! Killed at any moment, a game goes on where it was: nothing shown is lost and no die is thrown twice.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use cant_stop::core::store::Stores;
use cant_stop_chronicle::index::{Index, KEPT};

use crate::house_rules::TABLES;
use crate::prelude::*;

const FOLDER: &str = "CANT_STOP_KILLED_FOLDER";
const SEED: u64 = 2024;

/// The folder of a victim; `None` where it runs as one of the tests.
pub fn victims_folder() -> Option<PathBuf> {
    std::env::var_os(FOLDER).map(PathBuf::from)
}

/// A test of this program as a process of its own.
pub fn victim_process(mut command: Command, test: &str, folder: &Path) -> Command {
    command.args(["--exact", test, "--nocapture"]);
    command.env(FOLDER, folder);
    command
}

/// Runs a victim until it has said this number of lines that count, kills it, and gives those lines.
pub fn run_and_kill(
    test: &str,
    folder: &Path,
    count: usize,
    counts: fn(&String) -> bool,
) -> Vec<String> {
    let command = Command::new(std::env::current_exe().unwrap());
    let mut victim = victim_process(command, test, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let said = BufReader::new(victim.stdout.take().unwrap()).lines();
    let said = said.map_while(Result::ok).filter(counts).take(count);
    let said = said.collect();
    victim.kill().unwrap();
    victim.wait().unwrap();
    said
}

/// Not a test by itself: the process that gets killed. It begins or continues a game of bots and says, as it happens,
/// every roll whose beat has begun. With each beat it writes all that is stored beside the record, and the list of games.
#[test]
fn victim() {
    let Some(folder) = victims_folder() else {
        return;
    };
    let mut session = Session::of_match_at(&folder);
    session.set_speed(Speed::Normal);
    if session.current_record().exists() {
        session.trigger(ContinueGame);
    } else {
        session.start(bots(3), SEED);
    }
    let mut last = None;
    while session.screen() != Screen::Results {
        session.frame();
        let event = session.beat().map(|beat| beat.event);
        if event != last {
            session.resource_mut::<Stores>().save_all();
            let records = folder.join("records");
            fs::remove_file(records.join(KEPT)).ok();
            Index::open(&records).unwrap().keep().unwrap();
            match event {
                Some(GameEvent::Rolled { dice, .. }) => println!("\nshown {dice:?}"),
                Some(GameEvent::RollOffRolled { dice, .. }) => println!("\nshown {dice:?}"),
                _ => println!("\nframe"),
            }
            last = event;
        }
    }
    println!("\nover");
}

/// The rolls in a list of actions, as the victim says them.
fn rolls(actions: &[Action]) -> Vec<String> {
    let rolls = actions.iter().filter_map(|action| match action {
        Action::Dice(dice) => Some(format!("shown {dice:?}")),
        Action::RollOff(dice) => Some(format!("shown {dice:?}")),
        _ => None,
    });
    rolls.collect()
}

/// Each stored file is there to its last line, as no kill may leave it otherwise, and the book has no damaged game.
fn assert_stored_whole(folder: &Path, kill: u32) {
    for entry in fs::read_dir(folder.join("settings")).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|kind| kind == "toml") {
            let text = fs::read_to_string(&path).unwrap();
            let is_whole = text.ends_with("\n# end\n");
            assert!(is_whole, "kill {kill}: {}", path.display());
        }
    }
    if let Ok(index) = Index::open(&folder.join("records")) {
        assert_eq!(index.unusable().count(), 0, "kill {kill}");
    }
}

/// `CANT_STOP_KILLS` asks for more kills than the few of every run.
#[test]
fn killed_games_resume_where_they_were() {
    let reference = play(&mut Session::of_match(), 3, SEED, Speed::Instant);
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut folder = TempDir::new().unwrap();
    let mut shown_before = 0;
    for kill in 0..count("CANT_STOP_KILLS", 6) {
        let lines = random.random_range(1..40);
        let mut shown = run_and_kill("kills::victim", folder.path(), lines, |line| {
            line.starts_with("shown") || line == "frame" || line == "over"
        });
        shown.retain(|line| line.starts_with("shown"));
        assert_stored_whole(folder.path(), kill);
        let record = folder.path().join("records/current.jsonl");
        if !record.exists() {
            // Killed before the game began, or after it was over.
            folder = TempDir::new().unwrap();
            shown_before = 0;
            continue;
        }
        // The last line may be torn.
        let mut bytes = fs::read(&record).unwrap();
        let end = bytes.iter().rposition(|byte| *byte == b'\n');
        bytes.truncate(end.map_or(0, |end| end + 1));
        let actions = read(&bytes).unwrap().playthrough.actions().to_vec();
        let same = &reference.actions[..actions.len()];
        assert_eq!(actions, same, "kill {kill}: another game");
        let rolls = rolls(&actions);
        assert!(
            rolls[shown_before..].starts_with(&shown),
            "kill {kill}: {shown:?} was shown, {rolls:?} is on record"
        );
        let mut session = Session::of_match_at(folder.path());
        session.trigger(ContinueGame);
        session.frame();
        let mut line = Playthrough::new(Variant::default(), 3).unwrap();
        for action in actions {
            line.play(action).unwrap();
        }
        assert_eq!(session.game(), Some(line.game()), "kill {kill}");
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

#[test]
fn a_game_cut_off_goes_on_by_its_rules() {
    let (seats, rules) = TABLES[0];
    let mut session = Session::of_match().instant();
    session.start_by(bots(seats), rules, 11);
    session.until("some turns", |session| session.turn_number() > 5);
    let mut session = session.again(resume);
    assert_eq!(finish(&mut session).end.variant(), rules);
}
