//! A bot that is a program of its own: started, asked, waited for and ended.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use super::fault::{Fault, FaultKind};
use crate::lines::next_line;

/// A program that plays a bot. It is started when it is first asked, and again when asked after [`Program::end`].
pub(crate) struct Program {
    /// The program and its arguments.
    command: Vec<String>,
    /// How long an answer may take.
    move_time: Duration,
    running: Option<Process>,
}

/// What came back after a question.
enum Heard {
    Line(String),
    /// A line that is no text, or too long; says which.
    Unreadable(String),
    /// The program closed its standard output.
    End,
}

impl Program {
    pub(crate) fn new(command: &[String], move_time: Duration) -> Program {
        Program {
            command: command.to_vec(),
            move_time,
            running: None,
        }
    }

    /// Starts the program if it does not run.
    ///
    /// # Errors
    ///
    /// When it cannot be started.
    pub(crate) fn start(&mut self) -> io::Result<()> {
        self.process().map(|_| ())
    }

    /// The line that the program answers to this one.
    pub(crate) fn ask(&mut self, question: &str) -> Result<String, Fault> {
        let move_time = self.move_time;
        let process = self.process().map_err(|error| {
            Fault::new(
                FaultKind::Ended,
                format!("it could not be started: {error}"),
            )
        })?;
        // A program that has ended hears nothing; that shows below.
        let _ = process.questions.send(format!("{question}\n"));
        match process.answers.recv_timeout(move_time) {
            Ok(Heard::Line(answer)) => Ok(answer),
            Ok(Heard::Unreadable(why)) => Err(Fault::new(FaultKind::NotJson, why)),
            Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => {
                Err(Fault::new(FaultKind::Ended, "it ended without an answer"))
            }
            Err(RecvTimeoutError::Timeout) => Err(Fault::new(
                FaultKind::Late,
                format!("there was no answer within {} s", move_time.as_secs_f64()),
            )),
        }
    }

    /// Ends the program, whatever it is doing.
    pub(crate) fn end(&mut self) {
        self.running = None;
    }

    fn process(&mut self) -> io::Result<&Process> {
        let process = match self.running.take() {
            Some(process) => process,
            None => Process::start(&self.command)?,
        };
        Ok(self.running.insert(process))
    }
}

/// A running program, ended when dropped.
struct Process {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Heard>,
}

impl Process {
    /// Starts the program; what it says on standard error goes where ours goes.
    fn start(command: &[String]) -> io::Result<Process> {
        let [program, arguments @ ..] = command else {
            return Err(io::Error::other("there is no command"));
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (questions, to_ask) = channel();
        let (heard, answers) = channel();
        let pipes = child.stdin.take().zip(child.stdout.take());
        // From here on the child ends with the process, whatever goes wrong.
        let process = Process {
            child,
            questions,
            answers,
        };
        let (stdin, stdout) = pipes.ok_or_else(|| io::Error::other("it has no pipes"))?;
        // The pipes are left to a thread, so that neither a full nor an empty one can hold up the arena.
        thread::Builder::new()
            .name("bot".to_owned())
            .spawn(move || talk(stdin, stdout, &to_ask, &heard))?;
        Ok(process)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Both fail only if it has ended already, and then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Passes questions on and answers back, one for one, until either side has enough.
fn talk(
    mut stdin: ChildStdin,
    stdout: ChildStdout,
    questions: &Receiver<String>,
    heard: &Sender<Heard>,
) {
    let mut stdout = BufReader::new(stdout);
    let mut buffer = Vec::new();
    for question in questions {
        // A program may answer without reading, and what it wrote before it ended counts.
        let _ = stdin.write_all(question.as_bytes());
        let answer = match next_line(&mut stdout, &mut buffer) {
            Ok(Some(Ok(line))) => Heard::Line(line.to_owned()),
            Ok(Some(Err(why))) => Heard::Unreadable(why),
            Ok(None) | Err(_) => Heard::End,
        };
        if heard.send(answer).is_err() {
            return;
        }
    }
}
