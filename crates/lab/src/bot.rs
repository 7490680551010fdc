//! A built-in bot as a program: the other side of the arena's protocol.

use std::io::{self, BufRead, Write};

use cant_stop_rules::{Action, Game};

use crate::arena::{built_in, built_in_names};
use crate::finding::{Finding, Outcome};
use crate::lines::next_line;
use crate::protocol::answer::Answer;
use crate::protocol::question::{Ask, Question};
use crate::protocol::{read, sentence};
use crate::yardsticks::BuiltIn;

/// Play a built-in bot as a program that an arena asks
#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {
    #[arg(value_name = "BOT", value_parser = built_in, help = format!("The bot: {}", built_in_names()))]
    bot: BuiltIn,
}

const NOTES: &str = "\
It answers one question per line and checks it, too: options and choices must be all that the rules allow.

Examples:
  cant-stop-lab arena --bot rule-of-28 --bot 'cmd:cant-stop-lab bot rule-of-28'

Exit codes:
  0  all questions were answered, or the reader of the answers has gone
  1  a question was wrong
  2  the command line makes no sense, or standard input or output failed";

/// Answers the questions on standard input until its end, or until standard output is closed.
pub(crate) fn run(args: &Args) -> Outcome {
    match answer_all(args, &mut io::stdin().lock(), &mut io::stdout().lock()) {
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
    args: &Args,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<Result<(), String>> {
    let mut bot = args.bot.bot();
    let mut buffer = Vec::new();
    for number in 1.. {
        let Some(line) = next_line(input, &mut buffer)? else {
            break;
        };
        let game = match line.and_then(game_of) {
            Ok(game) => game,
            Err(complaint) => return Ok(Err(format!("question {number}: {complaint}"))),
        };
        let answer = Answer::to_do(bot.decide(&game)).expect("a seat decided it");
        let mut answer = serde_json::to_string(&answer).expect("an answer is JSON");
        answer.push('\n');
        output.write_all(answer.as_bytes())?;
        output.flush()?;
    }
    Ok(Ok(()))
}

/// The game in which a question is asked, or what is wrong with the question.
fn game_of(line: &str) -> Result<Game, String> {
    let question: Question = read::line(line).map_err(|error| sentence(&error))?;
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
    let expected =
        Question::about(&game, &decided, question.position.version()).map(|expected| Question {
            game: question.game,
            ..expected
        });
    match expected {
        Some(expected) if expected == question => Ok(game),
        Some(_) => Err("this is not all that the rules allow there, and nothing else".to_owned()),
        None => Err("no seat has to decide anything there".to_owned()),
    }
}
