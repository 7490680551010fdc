//! The referee: answers requests about positions, one line of JSON each.

mod reply;
mod request;
mod value;

use std::io::{self, BufRead, Write};

use clap::Args;

use crate::lines::next_line;
use crate::protocol::sentence;
use reply::Reply;
use request::Request;

/// Answer questions about the rules, one line of JSON each.
///
/// Reads one request object per line from standard input and writes one reply object per line to standard output, in
/// the same order, each at once. A request that cannot be answered gets {"error": "…"}, and the next one is read.
///
/// {"op":"options","position":P,"dice":[1,5,4,6]} tells what may be chosen; an empty list is a bust.
/// {"op":"advance","position":P,"dice":[1,5,4,6],"option":[6,10]} tells the position after choosing.
/// {"op":"stop","position":P} tells the position after stopping, the columns claimed and the winners; with three pawns
/// and more squares than pawns, "keep":[columns] says which unclaimed columns keep their square.
/// {"op":"bust","position":P} tells the position after a bust.
/// {"op":"odds","position":P} tells how many of the 1,296 ordered rolls bust.
/// {"op":"value","position":P} tells each seat's chance to win and whether to roll or stop, as Summit sees it: its turn
/// solved exactly, on boards valued by what it learned from games against itself. A shared win counts in equal parts.
#[derive(Args)]
#[command(about = "Answer questions about the rules, one line of JSON each", verbatim_doc_comment, after_help = EXAMPLES)]
pub(crate) struct Options {}

const EXAMPLES: &str = r#"A position P:
  {"rules": {"target": 3, "landing": "share", "obligation": "after_split", "three_pawns": false},
   "players": 2, "to_move": 0,
   "squares": [[0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0]],
   "claimed": [null,null,null,null,null,null,null,null,null,null,null],
   "runners": {"6": 1, "10": 1}}

  landing is share, jump or press_on; obligation is after_split or before_split; three_pawns may be left out.
  squares holds each seat's height in columns 2 to 12, 0 for none; claimed the owner of each column, or null;
  runners the height of each runner on the board, by column.

Examples:
  cant-stop-lab referee < requests.jsonl > replies.jsonl

Exit codes:
  0  all requests were answered, be it with an error, or nobody reads the replies any more
  2  the command line makes no sense, or standard input or output failed"#;

/// Answers the requests on standard input until its end, or until nobody reads the replies any more.
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
    Request::read(line)
        .map_err(|error| sentence(&error))?
        .reply()
}

fn write(reply: &Result<Reply, String>, output: &mut Vec<u8>) {
    let written = match reply {
        Ok(reply) => serde_json::to_writer(output, reply),
        Err(sentence) => serde_json::to_writer(output, &reply::Refusal { error: sentence }),
    };
    written.expect("a reply holds nothing that JSON cannot, and memory takes it");
}
