//! The course a network takes: watching, then playing, with exams on the way.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::slice;

use cant_stop_bots::net::{Net, Part};
use indicatif::{ProgressBar, ProgressStyle};

use super::Options;
use super::exam::{Mark, examine};
use super::itself::by_itself;
use super::kept::Kept;
use super::learner::{Learner, Sample, Values, teach};
use super::play::by_linear;
use super::subject::Subject;
use crate::parallel::in_order;
use crate::random::Stream;

/// How many boards are remembered to learn from again.
const MEMORY: usize = 60_000;

/// With fewer boards in memory than this, self-play teaches nothing yet.
const LEAST: usize = 1000;

/// How many boards one step of the weights of a part looks at, about.
const BATCH: usize = 256;

/// How often each board of self-play is learned from.
const REPEATS: usize = 8;

/// How many games are played between two lessons, whatever the threads.
const ROUND: u64 = 32;

/// The streams of chance from here on are those of the games it plays, one each; those before serve the course itself,
/// one from each exam to the next.
const FIRST_GAME: u64 = 1 << 32;

/// How many games of 1,000 are played without detours at the end of a course; from none at its beginning their number
/// grows in a straight line. What boards off the way are worth is learned first, then what lies on it more exactly.
const MOST_STRAIGHT: f32 = 900.0;

/// How much of what a turn overlooked, as the next one found out, is put right in hindsight during the first half of a
/// course, so that much is learned soon; and at its end, down to which it falls in a straight line, so that less of the luck
/// of later turns is learned with it.
const HINDSIGHT: [f64; 2] = [0.97, 0.7];

/// The rate at the beginning of watching; it falls in a straight line.
const WATCHING_RATE: f32 = 0.002;

/// A network on its course.
pub(crate) struct Course<'a> {
    options: &'a Options,
    /// For each [`Mover`](super::learner::Mover) those that are asked together: for each part, in their order, all of the
    /// courses it begins after, or one.
    learners: [Vec<Learner>; 2],
    random: Stream,
    memory: Vec<Sample>,
    /// Where the next board is remembered once the memory is full.
    oldest: usize,
    /// How many games it has played, and how many turns were learned from them.
    games: u64,
    played: u64,
    /// How many exams it has taken.
    exams: u64,
    curve: String,
}

/// A network that knows nothing.
pub(crate) fn fresh(subject: Subject, seed: u64) -> Net {
    let mut random = Stream::new(seed, 0);
    let mut within = |most: f32| (random.below(2001) as f32 / 1000.0 - 1.0) * most;
    let mut net = Net::zero(subject.layout().seats);
    for weight in net.rows.iter_mut().flatten() {
        *weight = within(0.12);
    }
    for row in net.common_rows() {
        // On the slope to begin with, where there is something to learn.
        net.rows[row].iter_mut().for_each(|weight| *weight += 0.2);
    }
    for weight in net.heads.iter_mut().flatten() {
        *weight = within(0.3);
    }
    net
}

impl<'a> Course<'a> {
    /// A course that begins with this network or after others, or goes on where the one in its file was.
    ///
    /// # Errors
    ///
    /// When there is a file, but not of this course, or none of those to begin after.
    pub(crate) fn new(options: &'a Options, net: &Net) -> Result<Course<'a>, String> {
        let mut course = Course {
            options,
            learners: [Vec::new(), Vec::new()],
            random: Stream::new(options.seed, 1),
            memory: Vec::new(),
            oldest: 0,
            games: 0,
            played: 0,
            exams: 0,
            curve: "turns,error,against rule of 28 (or turns alone),against linear\n".to_owned(),
        };
        if let Some(path) = &options.course
            && let Some(kept) = Kept::read(path)?
        {
            kept.check(path, &options.decisive())?;
            let itself = (path, kept);
            course.learners = taken_up(options, slice::from_ref(&itself))?;
            let (_, kept) = itself;
            course.memory = kept.memory;
            course.oldest = kept.oldest;
            course.games = kept.games;
            course.played = kept.played;
            course.exams = kept.exams;
            course.curve = kept.curve;
            course.random.go_to(1 + course.exams);
            return Ok(course);
        }
        course.learners = match &options.after[..] {
            [] => [(); 2].map(|()| {
                let part = |&part| Learner::new(net.clone().of(part));
                options.parts().iter().map(part).collect()
            }),
            others => taken_up(options, &read_all(others)?)?,
        };
        Ok(course)
    }

    /// Writes down all that it is, if it has a file for that.
    fn keep(&mut self) -> Result<(), String> {
        let Some(path) = &self.options.course else {
            return Ok(());
        };
        let kept = Kept {
            options: self.options.decisive(),
            curve: self.curve.clone(),
            games: self.games,
            played: self.played,
            exams: self.exams,
            memory: self.memory.clone(),
            oldest: self.oldest,
            learners: self
                .learners
                .each_mut()
                .map(|learners| learners.iter_mut().map(Learner::kept).collect()),
        };
        kept.write(path)
    }

    /// Learns from games of linear players, unless it goes on after that.
    pub(crate) fn watch(&mut self, games: u64) {
        if self.exams > 0 {
            return;
        }
        let bar = bar(games, "games watched");
        let alone = self.options.subject == Subject::Alone;
        let mut seen = Vec::new();
        let mut watched = 0;
        while watched < games {
            let part = 32.min(games - watched);
            for _ in 0..part {
                let start = self.options.subject.start(&mut self.random);
                by_linear(&start, alone, &mut self.random, &mut seen);
            }
            watched += part;
            let rate = WATCHING_RATE * (1.0 - watched as f32 / games as f32).max(0.05);
            let boards = seen.len();
            self.remember(&mut seen);
            self.learn(boards, rate);
            bar.inc(part);
        }
        bar.finish_and_clear();
        let [another, itself] = &mut self.learners;
        for (learner, watched) in itself.iter_mut().zip(another) {
            *learner = Learner::new(watched.learned().clone());
        }
        // What linear players made of these boards is not what they are worth.
        self.memory.clear();
        self.oldest = 0;
    }

    /// Learns from games against itself.
    pub(crate) fn play(&mut self) -> Result<(), String> {
        let Options {
            turns,
            exam_every,
            rate,
            last_rate,
            subject,
            pause_after,
            ..
        } = *self.options;
        let bar = bar(turns, "turns played");
        let (mut error, mut parts) = (0.0, 0);
        let mut seen = Vec::new();
        bar.set_position(self.played);
        if self.exams == 0 {
            self.exam(0.0)?;
        }
        let first = self.exams;
        while self.played < turns && pause_after.is_none_or(|exams| self.exams - first < exams) {
            let values = self.learned();
            let at = self.played as f32 / turns as f32;
            let straight = (MOST_STRAIGHT * at) as u32;
            let hindsight = hindsight(at);
            let games = self.games;
            self.games += ROUND;
            let round = in_order(self.options.threads.count(), ROUND, |game| {
                let mut random = Stream::new(self.options.seed, FIRST_GAME + games + game);
                let start = subject.start(&mut random);
                let rival = subject.rival(self.options.rule_of_28, &mut random);
                by_itself(&values, &start, rival, straight, hindsight, &mut random)
            });
            seen.extend(round.into_iter().flatten());
            let boards = seen.len();
            self.remember(&mut seen);
            if self.memory.len() >= LEAST {
                error += self.learn(boards * REPEATS, rate * (last_rate / rate).powf(at));
                parts += 1;
            }
            let before = self.played;
            self.played += boards as u64;
            bar.inc(boards as u64);
            if self.played / exam_every > before / exam_every || self.played >= turns {
                self.exam(error / f64::from(parts.max(1)))?;
                (error, parts) = (0.0, 0);
            }
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// What each has learned.
    fn learned(&self) -> Values {
        self.learners.each_ref().map(|learners| {
            let learned = learners.iter().map(|learner| learner.learned().clone());
            learned.collect()
        })
    }

    /// Examines the network as it will be read, and writes it and the curve so far.
    fn exam(&mut self, error: f64) -> Result<(), String> {
        let [another, _] = self.learned();
        let bytes: Vec<u8> = another.iter().flat_map(Net::to_bytes).collect();
        let nets = Net::from_bytes(&bytes).map_err(|error| error.to_string())?;
        let marks = match examine(&nets, self.options) {
            Mark::Won([first, second]) => format!("{first:.4},{second:.4}"),
            Mark::Turns(turns) => format!("{turns:.3},"),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(self.curve, "{},{error:.6},{marks}", self.played);
        self.exams += 1;
        self.random.go_to(1 + self.exams);
        let write = |path: &Path, bytes: &[u8]| {
            fs::write(path, bytes).map_err(|error| format!("`{}`: {error}", path.display()))
        };
        write(&self.options.out, &bytes)?;
        if let Some(path) = &self.options.curve {
            write(path, self.curve.as_bytes())?;
        }
        self.keep()
    }

    /// The learning curve.
    pub(crate) fn report(&self) -> String {
        self.curve.clone()
    }

    fn remember(&mut self, seen: &mut Vec<Sample>) {
        for sample in seen.drain(..) {
            if self.memory.len() < MEMORY {
                self.memory.push(sample);
            } else {
                self.memory[self.oldest] = sample;
                self.oldest = (self.oldest + 1) % MEMORY;
            }
        }
    }

    /// Learns from so many boards of the memory, or a few more; gives their mean squared error.
    fn learn(&mut self, boards: usize, rate: f32) -> f64 {
        let batch = BATCH * self.options.parts().len();
        let batches = boards.div_ceil(batch);
        let mut error = 0.0;
        for _ in 0..batches {
            for _ in 0..batch {
                let place = self.random.below(self.memory.len() as u32) as usize;
                let sample = &self.memory[place];
                let learners = &mut self.learners[sample.mover as usize];
                error += f64::from(teach(learners, sample));
            }
            let learners = self.learners.iter_mut().flatten();
            learners.for_each(|learner| learner.step(rate));
        }
        error / (batches * batch) as f64
    }
}

/// Courses that were kept, each with its file.
fn read_all(paths: &[PathBuf]) -> Result<Vec<(&PathBuf, Kept)>, String> {
    let read = |path: &'_ PathBuf| {
        Kept::read(path)?.ok_or_else(|| {
            format!(
                "`{}`: there is no such file; name a course that was kept",
                path.display()
            )
        })
    };
    paths.iter().map(|path| Ok((path, read(path)?))).collect()
}

/// What kept courses have learned, to be asked together: for each part all of them, of which each has one at least. What
/// was learned of the whole game is where every part begins.
fn taken_up(options: &Options, courses: &[(&PathBuf, Kept)]) -> Result<[Vec<Learner>; 2], String> {
    let mut learners = [Vec::new(), Vec::new()];
    let blank = Net::zero(options.subject.layout().seats);
    for (at, learners) in learners.iter_mut().enumerate() {
        for &part in options.parts() {
            for (path, kept) in courses {
                let those = kept.learners[at]
                    .iter()
                    .filter(|one| [part, Part::Whole].contains(&one.part));
                let restored: Option<Vec<Learner>> = those
                    .map(|one| Learner::new(blank.clone().of(part)).restored(&one.numbers))
                    .collect();
                let fits = restored.filter(|restored| !restored.is_empty());
                learners.extend(fits.ok_or_else(|| {
                    format!(
                        "`{}`: it is no course of this subject; name another file",
                        path.display()
                    )
                })?);
            }
        }
    }
    Ok(learners)
}

/// How much is put right in hindsight after such a share of a course.
fn hindsight(at: f32) -> f64 {
    let [first, last] = HINDSIGHT;
    let beyond_half = (2.0 * f64::from(at) - 1.0).max(0.0);
    first + (last - first) * beyond_half
}

fn bar(length: u64, name: &'static str) -> ProgressBar {
    const LOOK: &str = "{wide_bar} {human_pos} of {human_len} {msg}, {eta} left";
    let bar = ProgressBar::new(length).with_message(name);
    bar.set_style(ProgressStyle::with_template(LOOK).expect("the template is well-formed"));
    bar
}
