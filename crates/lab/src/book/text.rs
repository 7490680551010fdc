//! The report about a folder of records, in words.

use std::fmt::{self, Display, Formatter};

use cant_stop_chronicle::chance::Counted;
use cant_stop_chronicle::statistics::{
    BoldRoll, DiceStatistics, Player, PlayerStatistics, Tested, Turns,
};
use cant_stop_rules::BustChance;

use super::report::Report;

/// Width of the words before the figures of a line, in characters.
const WORDS: usize = 26;

impl Display for Report {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let all = &self.statistics;
        writeln!(f, "{} games, {} of them finished", all.games, all.finished)?;
        if all.played_on > 0 {
            let many = all.played_on;
            writeln!(
                f,
                "{many} of the games played on from another, left out below"
            )?;
        }
        for complaint in &self.unusable {
            // A name of a file may hold what a terminal obeys.
            let file = complaint.file.escape_debug();
            writeln!(f, "{file}: {}", complaint.problem)?;
        }
        for player in &all.players {
            write!(f, "\n{}", Page(player))?;
        }
        if all.dice.dice > 0 {
            writeln!(f, "\nAll dice")?;
            write!(f, "{}", Dice(&all.dice))?;
        }
        Ok(())
    }
}

/// A count, what was expected and the fair range.
struct Beside<'a>(&'a Counted);

impl Display for Beside<'_> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let Counted {
            counted,
            expected,
            fair_95: [low, high],
        } = self.0;
        let range = format!("({low} to {high})");
        write!(f, "{counted:>7}  expected {expected:>8.1}  {range:<16}")?;
        match self.0.is_usual() {
            true => Ok(()),
            false => f.write_str("  beyond fair luck"),
        }
    }
}

/// Words in their column.
fn words(text: &str) -> String {
    format!("  {text:WORDS$}")
}

/// A line of words and a count.
fn counted(f: &mut Formatter, text: &str, what: &Counted) -> fmt::Result {
    let line = format!("{}{}", words(text), Beside(what));
    writeln!(f, "{}", line.trim_end())
}

fn named(player: &Player) -> String {
    match player {
        Player::Person(name) => name.clone(),
        Player::Bot(key) => format!("{key} (bot)"),
    }
}

/// All that is said of one player.
struct Page<'a>(&'a PlayerStatistics);

impl Display for Page<'_> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let one = self.0;
        writeln!(f, "{}", named(&one.player))?;
        writeln!(f, "{}{:>7}", words("games finished"), one.games)?;
        counted(f, "won", &one.wins)?;
        for table in &one.tables {
            let text = format!("  {} games with {} seats", table.games, table.seats);
            counted(f, &text, &table.wins)?;
        }
        for against in &one.against {
            let text = format!("  against {}", named(&against.other));
            counted(f, &text, &against.wins)?;
        }
        writeln!(f, "{}{:>7}", words("rolls"), one.rolls)?;
        counted(f, "busts", &one.busts)?;
        turns(f, &one.turns)?;
        columns(f, one)?;
        bold(f, "boldest rolls survived", &one.survived)?;
        bold(f, "boldest rolls busted", &one.fell)?;
        if let Some(quality) = &one.quality
            && let Some(lost) = quality.per_hundred
        {
            let decisions = quality.sum.decisions;
            let text = words("lost in 100 decisions");
            writeln!(f, "{text}{lost:>7.2}  games, of {decisions} decisions")?;
        }
        if one.dice.dice > 0 {
            writeln!(f, "{}{}", words("dice: faces"), Verdict(&one.dice.faces))?;
            writeln!(f, "{}{}", words("dice: sums"), Verdict(&one.dice.sums))?;
        }
        Ok(())
    }
}

fn turns(f: &mut Formatter, turns: &Turns) -> fmt::Result {
    writeln!(
        f,
        "{}{:>7}  of {:.2} rolls on average, {} spaces banked, {} lost",
        words("turns ended"),
        turns.count,
        turns.mean_rolls,
        turns.banked,
        turns.lost
    )
}

fn columns(f: &mut Formatter, one: &PlayerStatistics) -> fmt::Result {
    let row = |f: &mut Formatter, text: &str, cell: &dyn Fn(usize) -> u64| {
        let cells: String = (0..one.columns.len())
            .map(|at| format!("{:>7}", cell(at)))
            .collect();
        writeln!(f, "{}{cells}", words(text))
    };
    row(f, "column", &|at| {
        u64::from(one.columns[at].column.number())
    })?;
    row(f, "  turns that went there", &|at| one.columns[at].visited)?;
    row(f, "  claimed", &|at| one.columns[at].claimed)
}

fn bold(f: &mut Formatter, text: &str, rolls: &[BoldRoll]) -> fmt::Result {
    for (place, roll) in rolls.iter().enumerate() {
        let text = words(if place == 0 { text } else { "" });
        let percent = 100.0 * f64::from(roll.chance.busts) / f64::from(BustChance::ROLLS);
        let file = roll.file.escape_debug();
        writeln!(f, "{text}{percent:>6.1} %  {file}, turn {}", roll.turn)?;
    }
    Ok(())
}

/// Statistics of all dice.
struct Dice<'a>(&'a DiceStatistics);

impl Display for Dice<'_> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let dice = self.0;
        for (face, count) in dice.faces.counts.iter().enumerate() {
            counted(f, &format!("face {}", face + 1), count)?;
        }
        writeln!(f, "{}{}", words("all faces"), Verdict(&dice.faces))?;
        for (sum, count) in dice.sums.counts.iter().enumerate() {
            counted(f, &format!("sum {} of two", sum + 2), count)?;
        }
        writeln!(f, "{}{}", words("all sums"), Verdict(&dice.sums))?;
        writeln!(f, "{}{}", words("all pairs"), Verdict(&dice.pairs))
    }
}

/// Verdict of a chi-square test.
struct Verdict<'a>(&'a Tested);

impl Display for Verdict<'_> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let test = &self.0.test;
        write!(
            f,
            "chi-square {:.1} with {} degrees of freedom: fair dice stray as far in {:.1} of 100 cases",
            test.statistic,
            test.degrees_of_freedom,
            100.0 * test.p
        )
    }
}
