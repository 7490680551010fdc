//! A built-in bot as a program: the other side of the arena's protocol.

use std::io::{self, BufRead, Write};

use cant_stop_bots::Opponent;
use cant_stop_rules::{Action, Columns, Game};
use clap::{Args, ValueEnum};

use crate::arena::{built_in, built_in_names};
use crate::cli::{Finding, Outcome};
use crate::lines::next_line;
use crate::protocol::answer::Answer;
use crate::protocol::question::{Ask, Question};
use crate::protocol::{object, sentence};

/// Play a built-in bot as a program that an arena asks.
///
/// Reads one question per line from standard input and writes one answer per line to standard output, as
/// `cant-stop-lab arena --help` describes them. It also checks the questions: options and choices must be all that the
/// rules allow in the position, or it says on standard error what is wrong and ends.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[arg(value_name = "BOT", value_parser = built_in, help = format!("The bot: {}", built_in_names()))]
    bot: Opponent,

    /// Go wrong on purpose at a question. An arena must notice.
    #[arg(long, value_enum, value_name = "HOW")]
    spoil: Option<Spoil>,

    /// Which question to go wrong at, counted from 1.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "spoil", value_parser = clap::value_parser!(u64).range(1..))]
    at: u64,
}

/// How to go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Spoil {
    /// Answer what is not legal
    Illegal,
    /// Answer what is not JSON
    Garbage,
    /// Answer no more
    Late,
    /// Answer without ever coming to an end
    Flood,
    /// End without an answer
    Exit,
}

const EXAMPLES: &str = "\
Examples:
  cant-stop-lab arena --bot rule-of-28 --bot 'cmd:cant-stop-lab bot rule-of-28'
  cant-stop-lab arena --bot rule-of-28 --bot 'cmd:cant-stop-lab bot rule-of-28 --spoil late --at 50'

Exit codes:
  0  all questions were answered, or nobody reads the answers any more
  1  a question was wrong
  2  the command line makes no sense, or standard input or output failed";

/// Answers the questions on standard input until its end, or until nobody reads the answers any more.
pub(crate) fn run(options: &Options) -> Outcome {
    match answer_all(options, &mut io::stdin().lock(), &mut io::stdout().lock()) {
        Ok(Ok(())) => Ok(Finding::silent(true)),
        Ok(Err(complaint)) => {
            eprintln!("error: {complaint}");
            Ok(Finding::silent(false))
        }
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Finding::silent(true)),
        Err(error) => Err(format!("the bot cannot go on: {error}")),
    }
}

/// Answers until the input ends, or until a question is wrong: then with the complaint.
fn answer_all(
    options: &Options,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<Result<(), String>> {
    let mut bot = options.bot.bot();
    let mut buffer = Vec::new();
    for number in 1.. {
        let Some(line) = next_line(input, &mut buffer)? else {
            break;
        };
        let game = match line.and_then(game_of) {
            Ok(game) => game,
            Err(complaint) => return Ok(Err(format!("question {number}: {complaint}"))),
        };
        let spoil = options.spoil.filter(|_| number >= options.at);
        let mut answer = match spoil {
            None => to_json(bot.decide(&game)),
            // No question can be answered by keeping nothing.
            Some(Spoil::Illegal) => to_json(Action::Keep(Columns::EMPTY)),
            Some(Spoil::Garbage) => "I would rather not say".to_owned(),
            Some(Spoil::Late) => continue,
            Some(Spoil::Flood) => flood(output)?,
            Some(Spoil::Exit) => break,
        };
        answer.push('\n');
        output.write_all(answer.as_bytes())?;
        output.flush()?;
    }
    Ok(Ok(()))
}

/// Writes until nobody reads it any more.
fn flood(output: &mut impl Write) -> io::Result<String> {
    loop {
        output.write_all(&[b'x'; 4096])?;
    }
}

fn to_json(action: Action) -> String {
    let answer = Answer::to_do(action).expect("a seat decided it");
    serde_json::to_string(&answer).expect("an answer is JSON")
}

/// The game in which a question is asked, or what is wrong with the question.
fn game_of(line: &str) -> Result<Game, String> {
    let mut input = serde_json::Deserializer::from_str(line);
    let question: Question = object(&mut input)
        .and_then(|question| input.end().map(|()| question))
        .map_err(|error| sentence(&error))?;
    let decided = question.position.game()?;
    let before: &[Action] = match (question.ask, question.dice) {
        (Ask::Pairing, Some(dice)) => &[Action::Roll, Action::Dice(dice.0)],
        (Ask::Pairing, None) => return Err("there are no dice".to_owned()),
        (Ask::Keep, _) => &[Action::Stop],
        (Ask::Decide, _) => &[],
    };
    let game = before.iter().try_fold(decided, |game, &action| {
        let applied = game.apply(action).map_err(|refused| refused.to_string());
        applied.map(|(game, _)| game)
    })?;
    match Question::about(&game, &decided) {
        Some(expected) if expected == question => Ok(game),
        Some(_) => Err("this is not all that the rules allow there, and nothing else".to_owned()),
        None => Err("nobody has to decide anything there".to_owned()),
    }
}
