//! The course a network takes: watching, then playing, with exams on the way.

use std::fmt::Write as _;
use std::fs;

use cant_stop_bots::net::Net;
use indicatif::{ProgressBar, ProgressStyle};

use super::Options;
use super::exam::{Mark, examine};
use super::itself::by_itself;
use super::learner::{Learner, Sample};
use super::play::by_linear;
use super::subject::Subject;
use crate::random::Stream;

/// How many boards are remembered to learn from again.
const MEMORY: usize = 200_000;

/// With fewer boards in memory than this, self-play teaches nothing yet.
const LEAST: usize = 1000;

/// How many boards one step of the weights looks at.
const BATCH: usize = 256;

/// How often each board of self-play is learned from.
const REPEATS: usize = 8;

/// The rate at the beginning of watching; it falls in a straight line.
const WATCHING_RATE: f32 = 0.002;

/// A network on its course.
pub(crate) struct Course<'a> {
    options: &'a Options,
    learner: Learner,
    random: Stream,
    memory: Vec<Sample>,
    /// Where the next board is remembered once the memory is full.
    oldest: usize,
    curve: String,
}

/// A network that knows nothing.
pub(crate) fn fresh(subject: Subject, seed: u64) -> Net {
    let mut random = Stream::new(seed, 0);
    let mut within = |most: f32| (random.below(2001) as f32 / 1000.0 - 1.0) * most;
    let mut net = Net::zero(subject.layout().seats);
    for weight in net.rows[net.layout.drawn_rows()].iter_mut().flatten() {
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
    pub(crate) fn new(options: &'a Options, net: Net) -> Course<'a> {
        Course {
            options,
            learner: Learner::new(net),
            random: Stream::new(options.seed, 1),
            memory: Vec::new(),
            oldest: 0,
            curve: "turns,error,against rule of 28 (or turns alone),against linear\n".to_owned(),
        }
    }

    /// Learns from games of linear players.
    pub(crate) fn watch(&mut self, games: u64) {
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
            ..
        } = *self.options;
        let bar = bar(turns, "turns played");
        let (mut played, mut error, mut parts) = (0, 0.0, 0);
        let mut seen = Vec::new();
        self.exam(0, 0.0)?;
        while played < turns {
            for _ in 0..8 {
                let start = subject.start(&mut self.random);
                let rival = subject.rival(&mut self.random);
                by_itself(
                    self.learner.learned(),
                    &start,
                    rival,
                    &mut self.random,
                    &mut seen,
                );
            }
            let boards = seen.len();
            self.remember(&mut seen);
            let at = played as f32 / turns as f32;
            if self.memory.len() >= LEAST {
                error += self.learn(boards * REPEATS, rate * (last_rate / rate).powf(at));
                parts += 1;
            }
            let before = played;
            played += boards as u64;
            bar.inc(boards as u64);
            if played / exam_every > before / exam_every || played >= turns {
                self.exam(played, error / f64::from(parts.max(1)))?;
                (error, parts) = (0.0, 0);
            }
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// Examines the network as it will be read, and writes it and the curve so far.
    fn exam(&mut self, played: u64, error: f64) -> Result<(), String> {
        let bytes = self.learner.learned().to_bytes();
        let net = Net::from_bytes(&bytes).map_err(|error| error.to_string())?;
        let marks = match examine(&net, self.options.subject, self.options.exam_games) {
            Mark::Won([first, second]) => format!("{first:.4},{second:.4}"),
            Mark::Turns(turns) => format!("{turns:.3},"),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(self.curve, "{played},{error:.6},{marks}");
        let write = |path: &std::path::Path, bytes: &[u8]| {
            fs::write(path, bytes).map_err(|error| format!("`{}`: {error}", path.display()))
        };
        write(&self.options.out, &bytes)?;
        match &self.options.curve {
            Some(path) => write(path, self.curve.as_bytes()),
            None => Ok(()),
        }
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
        let batches = boards.div_ceil(BATCH);
        let mut error = 0.0;
        for _ in 0..batches {
            for _ in 0..BATCH {
                let place = self.random.below(self.memory.len() as u32) as usize;
                error += f64::from(self.learner.add(&self.memory[place]));
            }
            self.learner.step(rate);
        }
        error / (batches * BATCH) as f64
    }
}

fn bar(length: u64, name: &'static str) -> ProgressBar {
    const LOOK: &str = "{wide_bar} {human_pos} of {human_len} {msg}, {eta} left";
    let bar = ProgressBar::new(length).with_message(name);
    bar.set_style(ProgressStyle::with_template(LOOK).expect("the template is well-formed"));
    bar
}
