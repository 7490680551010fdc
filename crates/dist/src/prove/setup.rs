//! The setup for Windows, under Wine: it installs all of the tree without a question, a game is begun by keys, and all but
//! that game is removed again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cant_stop_identity::{PROGRAM, TITLE};

use super::{Evidence, Unproven, Verdict, fails, need};
use crate::pack::unpacked;
use crate::{Failure, Result, tool};

/// Tools that start Windows programs on a virtual screen; all are required.
const TOOLS: [&str; 3] = ["xvfb-run", "wine", "wineserver"];

/// Further tools to play: keys, and a compiler for a library that this Wine lacks.
const MORE: [&str; 2] = ["xdotool", COMPILER];
const COMPILER: &str = "x86_64-w64-mingw32-gcc-posix";

/// Has a game begun.
const PLAY: &str = include_str!("../../proofs/windows.sh");

/// A library that older Wines lack, and its name.
const MISSING: &str = include_str!("../../proofs/bcryptprimitives.c");
const MISSING_NAME: &str = "bcryptprimitives.dll";

pub(super) fn prove(evidence: &Evidence<'_>) -> Verdict {
    let package = evidence.package("-setup.exe")?;
    need(&TOOLS)?;
    let windows = tempfile::tempdir().map_err(Failure::of("A folder for Windows"))?;
    started(windows.path(), Path::new("wineboot"), "--init")?;
    started(windows.path(), package, "/S")?;
    let unable = || Unproven::Open("Wine cannot run this setup".to_owned());
    let person = person(windows.path())?.ok_or_else(unable)?;
    let installed = person.join("AppData/Local/Programs").join(TITLE);
    for entry in unpacked(evidence.stage)?.entries {
        let file = installed.join(&entry.path);
        if fs::read(&file).ok().as_ref() != Some(&entry.bytes) {
            return fails(format!("{} is not installed", entry.path));
        }
    }
    let menu = person.join("AppData/Roaming/Microsoft/Windows/Start Menu/Programs");
    let shortcut = menu.join(format!("{TITLE}.lnk"));
    if !shortcut.is_file() {
        return fails("there is no entry in the start menu");
    }
    let game = person.join(format!(
        "AppData/Roaming/{PROGRAM}/data/records/current.jsonl"
    ));
    let playing = match MORE.iter().find(|tool| !tool::is_there(tool)) {
        None => {
            play(windows.path(), &installed, &game)?;
            "a game was begun by keys".to_owned()
        }
        Some(missing) => {
            let folder = game.parent().unwrap_or(&person);
            fs::create_dir_all(folder).map_err(Failure::at(folder))?;
            fs::write(&game, "").map_err(Failure::at(&game))?;
            format!("nothing was played: {missing} is not installed")
        }
    };
    let before = fs::read(&game).map_err(Failure::at(&game))?;
    // It goes on in a copy of itself after it seems to have ended; this waits for all that runs in that Windows.
    started(windows.path(), &installed.join("uninstall.exe"), "/S")?;
    let mut settled = Command::new("wineserver");
    tool::run(in_folder(settled.arg("--wait"), windows.path()))?;
    if installed.exists() {
        return fails(format!("{} stays", installed.display()));
    }
    if shortcut.exists() {
        return fails("the entry in the start menu stays");
    }
    if fs::read(&game).ok() != Some(before) {
        return fails("games are gone");
    }
    Ok(format!(
        "all of it was installed and removed, and games stay; {playing}"
    ))
}

/// Has a game begun by keys, and ended by force.
fn play(windows: &Path, installed: &Path, game: &Path) -> Result<()> {
    let scripts = tempfile::tempdir().map_err(Failure::of("A folder for scripts"))?;
    let [script, source] = ["windows.sh", "missing.c"].map(|name| scripts.path().join(name));
    fs::write(&script, PLAY).map_err(Failure::at(&script))?;
    fs::write(&source, MISSING).map_err(Failure::at(&source))?;
    let library = installed.join(MISSING_NAME);
    let mut compile = Command::new(COMPILER);
    compile.arg("-shared").arg("-o").args([&library, &source]);
    tool::run(compile.arg("-ladvapi32"))?;
    let mut play = Command::new("xvfb-run");
    play.args(["--auto-servernum", "--server-args=-screen 0 1280x800x24"]);
    play.arg("sh").arg(script).args([installed, game]);
    let played = tool::run(in_folder(&mut play, windows));
    // Wine ends, and all that runs in it, before the setup removes what is its own.
    tool::run(in_folder(Command::new("wineserver").arg("--kill"), windows)).ok();
    fs::remove_file(&library).map_err(Failure::at(&library))?;
    played.map(drop)
}

/// Runs a program in the Windows of this folder, which is also the user's home.
fn started(windows: &Path, program: &Path, argument: &str) -> Result<()> {
    let mut command = Command::new("xvfb-run");
    command.args(["--auto-servernum", "wine"]);
    command.arg(program).arg(argument);
    tool::run(in_folder(&mut command, windows)).map(drop)
}

fn in_folder<'a>(command: &'a mut Command, windows: &Path) -> &'a mut Command {
    command
        .env("WINEPREFIX", windows)
        .env("HOME", windows)
        .env("WINEDEBUG", "-all")
        // Without menus of the system around it, and without asking to download what is not needed.
        .env("WINEDLLOVERRIDES", "winemenubuilder.exe=d;mscoree=;mshtml=")
}

/// The folder of the one person in that Windows for whom the setup made its folder.
fn person(windows: &Path) -> Result<Option<PathBuf>> {
    let users = windows.join("drive_c/users");
    let people = fs::read_dir(&users).map_err(Failure::at(&users))?;
    let mut people = people.flatten().map(|person| person.path());
    Ok(people.find(|person| person.join("AppData/Local/Programs").join(TITLE).is_dir()))
}
