//! The referee: answers requests about positions, one line of JSON each.

mod reply;
mod request;

use std::io::{self, BufRead, Write};

use crate::lines::next_line;
use reply::Reply;

/// Answer questions about the rules, one line of JSON each
#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {}

const NOTES: &str = r#"One request per line comes from standard input, and one reply per line goes to standard output, in order and at once. A
request that cannot be answered gets {"error": "…"}. What a position P is: "The referee" in crates/lab/README.md.

Requests:
  {"op":"options","position":P,"dice":[1,5,4,6]}                    what may be chosen
  {"op":"advance","position":P,"dice":[1,5,4,6],"option":[6,10]}    the position after choosing
  {"op":"stop","position":P}                                        the position after stopping
  {"op":"bust","position":P}                                        the position after a bust
  {"op":"odds","position":P}                                        how many of the 1,296 ordered rolls bust
  {"op":"value","position":P}                                       each seat's chance, and what Summit would do
  {"op":"protocol"}                                                 the versions of the protocol: 2 has P as a line of text

Examples:
  cant-stop-lab referee < requests.jsonl > replies.jsonl

Exit codes:
  0  all requests were answered, be it with an error, or the reader of the replies has gone
  2  the command line makes no sense, or standard input or output failed"#;

/// Answers the requests on standard input until its end, or until standard output is closed.
pub(crate) fn run() -> Result<(), String> {
    match answer_all(&mut io::stdin().lock(), &mut io::stdout().lock()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("the referee cannot go on: {error}"))
        }
        _ => Ok(()),
    }
}

fn answer_all(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut buffer = Vec::new();
    let mut reply = Vec::new();
    while let Some(line) = next_line(input, &mut buffer)? {
        reply.clear();
        write(&line.and_then(consider), &mut reply);
        reply.push(b'\n');
        output.write_all(&reply)?;
        output.flush()?;
    }
    Ok(())
}

/// The reply to one request line, without the end of the line. A line that is no request gets a reply as well:
/// `{"error":"…"}` with a lower-case sentence. No line makes it panic.
pub fn answer(line: &str) -> String {
    let mut reply = Vec::new();
    write(&consider(line), &mut reply);
    String::from_utf8(reply).expect("JSON is UTF-8")
}

fn consider(line: &str) -> Result<Reply, String> {
    if line.trim().is_empty() {
        return Err("the line is blank: a request is one object on one line".to_owned());
    }
    request::reply(line)
}

fn write(reply: &Result<Reply, String>, output: &mut Vec<u8>) {
    let written = match reply {
        Ok(reply) => serde_json::to_writer(output, reply),
        Err(sentence) => serde_json::to_writer(output, &reply::Refusal { error: sentence }),
    };
    written.expect("a reply holds nothing that JSON cannot, and memory takes it");
}
