//! A desktop of its own: a screen without a monitor, a D-Bus session, and the game on it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Processes that end with this.
pub struct Desktop {
    display: String,
    /// The address of the session.
    pub session: String,
    processes: Vec<Child>,
}

impl Desktop {
    pub fn start() -> Result<Desktop, String> {
        let mut processes = Vec::new();
        let screen = ["-screen", "0", "800x600x24", "-displayfd", "1"];
        let number = first_line("Xvfb", &screen, None, &mut processes)?;
        let display = format!(":{number}");
        let session = ["--session", "--nofork", "--print-address=1"];
        // What the session starts presses keys on this screen.
        let session = first_line("dbus-daemon", &session, Some(&display), &mut processes)?;
        // A window that is there before the window manager may never get the focus.
        let ready = ["--startup", "echo ready"];
        first_line("openbox", &ready, Some(&display), &mut processes)?;
        Ok(Desktop {
            display,
            session,
            processes,
        })
    }

    /// Starts the game with its files in `folder`.
    pub fn play(&mut self, game: &Path, folder: &Path) -> Result<(), String> {
        let log = std::fs::File::create(folder.join("output.txt"))
            .map_err(|error| format!("The game's output cannot be kept: {error}."))?;
        let child = Command::new(game)
            .args([
                "--silent", "--seed", "11", "--lang", "en", "--size", "640x360", "--data",
            ])
            .arg(folder)
            .env("DISPLAY", &self.display)
            .env("DBUS_SESSION_BUS_ADDRESS", &self.session)
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .map_err(|error| format!("{} cannot be started: {error}.", game.display()))?;
        self.processes.push(child);
        Ok(())
    }

    /// Returns `true` while the game runs.
    pub fn game_runs(&mut self) -> bool {
        let game = self.processes.last_mut();
        game.is_some_and(|game| matches!(game.try_wait(), Ok(None)))
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        for process in self.processes.iter_mut().rev() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// Starts a program and waits for the first line it prints.
fn first_line(
    program: &str,
    args: &[&str],
    display: Option<&str>,
    processes: &mut Vec<Child>,
) -> Result<String, String> {
    let mut child = Command::new(program)
        .args(args)
        .envs(display.map(|display| ("DISPLAY", display)))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("{program} cannot be started: {error}."))?;
    let output = child.stdout.take().map(BufReader::new);
    processes.push(child);
    let mut line = String::new();
    if let Some(mut output) = output {
        let read = output.read_line(&mut line);
        read.map_err(|error| format!("{program} does not answer: {error}."))?;
        // Keeps the pipe open without a reader: a closed pipe would end the program.
        std::mem::forget(output);
    }
    match line.trim() {
        "" => Err(format!("{program} does not answer.")),
        line => Ok(line.to_owned()),
    }
}
