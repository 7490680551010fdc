//! Results of the matches, in words.

use std::fmt::{self, Display};

use cant_stop_records::is_hidden;

use super::report::{BotReport, PairReport, Rate, Report};

/// The widest column of names: a longer name stands out of it.
const WIDEST: usize = 60;

/// Longest part of an answer to show, in characters.
const SHOWN: usize = 200;

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(
            f,
            "{} games between every two bots from seed {}, played in {:.1} s on {} thread(s), {:.0} games per second",
            self.games_per_pair,
            self.seed,
            self.speed.seconds,
            self.speed.threads,
            self.speed.games_per_second
        )?;
        self.pairs.iter().try_for_each(|pair| write!(f, "\n{pair}"))
    }
}

impl Display for PairReport {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let names = self.bots.iter().map(|bot| bot.name.chars().count());
        let width = names.max().unwrap_or(0);
        let width = width.clamp("seat that begins".len(), WIDEST);
        writeln!(
            f,
            "{:width$} {:>9} {:>9} {:>9} {:>9}   {:^17} {:>10} {:>12}",
            "",
            "wins",
            "beginning",
            "later",
            "win rate",
            "95 % interval",
            "busts/turn",
            "decisions/s"
        )?;
        for bot in &self.bots {
            let beginning = bot.wins_by_seat.first().copied().unwrap_or(0);
            let later: u64 = bot.wins_by_seat.iter().skip(1).sum();
            writeln!(
                f,
                "{:width$} {:>9} {beginning:>9} {later:>9} {} {} {}",
                bot.name,
                bot.rate.wins,
                Percent(&bot.rate),
                number(bot.busts_per_turn, 10, 3),
                number(bot.decisions_per_second, 12, 0)
            )?;
        }
        writeln!(
            f,
            "{:width$} {:>9} {:>9} {:>9} {}",
            "seat that begins",
            self.first_seat.wins,
            "",
            "",
            Percent(&self.first_seat)
        )?;
        if let Some(turns) = self.mean_turns {
            writeln!(f, "A winner took {turns:.2} turns on average.")?;
        }
        if self.broken_off > 0 {
            writeln!(
                f,
                "Broken off after too many turns: {} game(s).",
                self.broken_off
            )?;
        }
        if self.forfeits() == 0 {
            return writeln!(f, "No game was forfeited.");
        }
        self.bots.iter().try_for_each(|bot| forfeits(f, bot))
    }
}

/// The games that a bot forfeited, if it did.
fn forfeits(f: &mut fmt::Formatter, bot: &BotReport) -> fmt::Result {
    let Some(first) = &bot.first_forfeit else {
        return Ok(());
    };
    let kinds = bot.forfeits.iter().filter(|(_, games)| **games > 0);
    let kinds = kinds.map(|(kind, games)| format!("{games} {}", kind.name()));
    let kinds: Vec<String> = kinds.collect();
    writeln!(f, "FORFEITED by {}: {}", bot.name, kinds.join(", "))?;
    writeln!(f, "  the first is game {}: {}", first.game, first.fault.why)?;
    if let Some(question) = &first.fault.question {
        writeln!(f, "  asked     {question}")?;
    }
    if let Some(answer) = &first.fault.answer {
        // Enough to see what it is; whatever it holds, it stays on its line.
        let is_hidden = |c: char| c.is_control() || is_hidden(c);
        let shown: String = answer.chars().take(SHOWN).collect();
        writeln!(f, "  answered  {}", shown.replace(is_hidden, " "))?;
    }
    Ok(())
}

/// A win rate and its interval in columns.
struct Percent<'a>(&'a Rate);

impl Display for Percent<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [low, high] = self.0.wilson_95.map(|limit| 100.0 * limit);
        let rate = 100.0 * self.0.win_rate;
        write!(f, "{rate:>7.2} %   {low:>6.2} to {high:>6.2} %")
    }
}

/// A number in a column of this width, or a dash where there is none.
fn number(value: Option<f64>, width: usize, decimals: usize) -> String {
    match value {
        Some(value) => format!("{value:>width$.decimals$}"),
        None => format!("{:>width$}", "-"),
    }
}
