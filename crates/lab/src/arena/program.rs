//! A bot that is a program of its own: started, asked, waited for and ended.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::fault::{Fault, FaultKind};
use super::group::Group;
use crate::lines::{LONGEST, text_of};
use crate::protocol::Version;

/// A program that plays a bot. It is started when it is first asked, and again when asked after [`Program::end`].
pub(crate) struct Program {
    /// The program and its arguments.
    command: Vec<String>,
    pub(crate) version: Version,
    /// Time limit of an answer.
    move_time: Duration,
    pub(crate) game: u64,
    running: Option<Process>,
}

enum Output {
    Line(String),
    /// A line that is not text, or too long; says which.
    Unreadable(String),
    /// The program closed its standard output.
    Closed,
    Ended(ExitStatus),
}

impl Program {
    pub(crate) fn new(command: &[String], version: Version, move_time: Duration) -> Program {
        Program {
            command: command.to_vec(),
            version,
            move_time,
            game: 0,
            running: None,
        }
    }

    /// Starts the program if it does not run.
    pub(crate) fn start(&mut self) -> io::Result<()> {
        self.process().map(|_| ())
    }

    /// The line that the program answers to this one.
    pub(crate) fn ask(&mut self, question: &str) -> Result<String, Fault> {
        let move_time = self.move_time;
        let process = self.process().map_err(|error| {
            let why = format!("it could not be started: {error}");
            Fault::new(FaultKind::Ended, why)
        })?;
        process.ask(question, move_time)
    }

    /// Ends the program and everything it has started, whatever they are doing.
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
    questions: Sender<String>,
    output: Receiver<Output>,
    /// Bytes of a line without its end so far.
    unfinished: Arc<Mutex<Vec<u8>>>,
    _group: Group,
}

impl Process {
    /// Starts the program; what it writes to standard error goes where ours goes.
    fn start(command: &[String]) -> io::Result<Process> {
        let [program, arguments @ ..] = command else {
            return Err(io::Error::other("there is no command"));
        };
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let (group, child) = Group::start(&mut command)?;
        let (questions, to_ask) = channel();
        let (send, output) = channel();
        let unfinished = Arc::default();
        let process = Process {
            questions,
            output,
            unfinished: Arc::clone(&unfinished),
            _group: group,
        };
        // The pipes are left to a thread, so that neither a full nor an empty one can hold up the arena.
        thread::Builder::new()
            .name("bot".to_owned())
            .spawn(move || exchange(child, &to_ask, &send, &unfinished))?;
        Ok(process)
    }

    fn ask(&self, question: &str, move_time: Duration) -> Result<String, Fault> {
        let deadline = Instant::now() + move_time;
        // A program that has ended reads nothing; that shows below.
        let _ = self.questions.send(format!("{question}\n"));
        match self.output.recv_timeout(move_time) {
            Ok(Output::Line(answer)) => Ok(answer),
            Ok(Output::Unreadable(why)) => Err(Fault::new(FaultKind::NotJson, why)),
            Ok(Output::Closed | Output::Ended(_)) | Err(RecvTimeoutError::Disconnected) => {
                Err(self.ended(deadline))
            }
            Err(RecvTimeoutError::Timeout) => Err(self.late(move_time)),
        }
    }

    /// Fault of a program that closed its standard output instead of answering.
    fn ended(&self, deadline: Instant) -> Fault {
        let left = deadline.saturating_duration_since(Instant::now());
        let why = match self.output.recv_timeout(left) {
            Ok(Output::Ended(status)) => format!("it ended without an answer: {status}"),
            _ => "it closed its standard output without an answer".to_owned(),
        };
        Fault::new(FaultKind::Ended, why)
    }

    /// Fault of a program that took too long.
    fn late(&self, move_time: Duration) -> Fault {
        let seconds = move_time.as_secs_f64();
        let unfinished = self.unfinished.lock();
        let unfinished = unfinished.unwrap_or_else(PoisonError::into_inner);
        if unfinished.is_empty() {
            let why = format!("there was no answer within {seconds} s");
            return Fault::new(FaultKind::Late, why);
        }
        let why = format!(
            "{} bytes came within {seconds} s, but no end of the line",
            unfinished.len()
        );
        Fault {
            answer: Some(String::from_utf8_lossy(&unfinished).into_owned()),
            ..Fault::new(FaultKind::Late, why)
        }
    }
}

/// Passes questions on and answers back, one for one, until either side has enough; waits then for the program's end.
fn exchange(
    mut child: Child,
    questions: &Receiver<String>,
    output: &Sender<Output>,
    unfinished: &Mutex<Vec<u8>>,
) {
    if let Some((mut stdin, stdout)) = child.stdin.take().zip(child.stdout.take()) {
        let mut stdout = BufReader::new(stdout);
        for question in questions {
            // A program may answer without reading, and what it wrote before it ended counts.
            let _ = stdin.write_all(question.as_bytes());
            let answer = read_answer(&mut stdout, unfinished);
            let was_last = matches!(answer, Output::Closed);
            if output.send(answer).is_err() || was_last {
                break;
            }
        }
    }
    // The receiver may be gone, but the child must be reaped.
    if let Ok(status) = child.wait() {
        let _ = output.send(Output::Ended(status));
    }
}

/// Reads a line; what has come of it can be seen in `unfinished` until it is whole.
fn read_answer(stdout: &mut impl BufRead, unfinished: &Mutex<Vec<u8>>) -> Output {
    loop {
        let chunk = match stdout.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return Output::Closed,
        };
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let mut line = unfinished.lock().unwrap_or_else(PoisonError::into_inner);
        let is_whole = end.is_some() || chunk.is_empty() && !line.is_empty();
        if chunk.is_empty() && !is_whole {
            return Output::Closed;
        }
        line.extend_from_slice(&chunk[..end.unwrap_or(chunk.len())]);
        let used = end.map_or(chunk.len(), |end| end + 1);
        stdout.consume(used);
        if line.len() > LONGEST {
            return Output::Unreadable(format!("it answered a line of more than {LONGEST} bytes"));
        }
        if is_whole {
            return match text_of(&std::mem::take(&mut *line)) {
                Ok(text) => Output::Line(text.to_owned()),
                Err(why) => Output::Unreadable(why),
            };
        }
    }
}
