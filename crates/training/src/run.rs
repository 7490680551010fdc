//! A run: the warm-up, then rounds of self-play and learning, with checkpoints and evaluations on the way.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use cant_stop_bots::net::Network;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use crate::checkpoint::Checkpoint;
use crate::config::Config;
use crate::evaluation::evaluate;
use crate::learner::{Learner, Sample, random_network};
use crate::play::warm_up_game;
use crate::random::{Purpose, stream};
use crate::replay_buffer::ReplayBuffer;
use crate::self_play::self_play;

/// The files of a run: the network itself, and beside it its learning curve and its checkpoint.
#[derive(Clone, Debug)]
pub(crate) struct Files {
    /// Where the network is written.
    pub network: PathBuf,
}

impl Files {
    fn curve(&self) -> PathBuf {
        self.network.with_extension("csv")
    }

    fn checkpoint(&self) -> PathBuf {
        self.network.with_extension("checkpoint")
    }
}

/// A run under way.
pub(crate) struct Run {
    config: Config,
    /// Whether it began with a network that had learned before.
    has_learned: bool,
    /// What decides what the run comes to.
    fingerprint: String,
    files: Files,
    learner: Learner,
    replay_buffer: ReplayBuffer,
    rounds: u64,
    turns: u64,
    curve: String,
}

impl Run {
    /// A run from nothing, with its warm-up, or from a network; or from its checkpoint if there is one.
    ///
    /// # Errors
    ///
    /// When the checkpoint cannot be read or is of another run, in a sentence.
    pub(crate) fn new(config: Config, from: Option<&Network>, files: Files) -> Result<Run, String> {
        let bytes = from.map(Network::to_bytes);
        let fingerprint = format!(
            "{} {:?}",
            config.fingerprint(),
            bytes.map(|b| crc32fast::hash(&b))
        );
        let network = from.cloned();
        let network = network.unwrap_or_else(|| random_network(config.kind.layout(), config.seed));
        let mut run = Run {
            learner: Learner::new(network, config.averaged_share),
            has_learned: from.is_some(),
            fingerprint,
            replay_buffer: ReplayBuffer::default(),
            rounds: 0,
            turns: 0,
            curve: "turns,error,against rule of 28 (or turns alone),against linear\n".to_owned(),
            config,
            files,
        };
        let path = run.files.checkpoint();
        match Checkpoint::read(&path, &run.fingerprint)? {
            Some(checkpoint) => run.restore(checkpoint, &path)?,
            None if from.is_none() => run.warm_up(),
            None => {}
        }
        Ok(run)
    }

    fn restore(&mut self, checkpoint: Checkpoint, path: &Path) -> Result<(), String> {
        let mut numbers = &checkpoint.learner[..];
        for own in self.learner.numbers() {
            let (saved, rest) = numbers
                .split_at_checked(own.len())
                .ok_or_else(|| format!("`{}`: it is of another network", path.display()))?;
            own.copy_from_slice(saved);
            numbers = rest;
        }
        self.replay_buffer = checkpoint.replay_buffer;
        self.rounds = checkpoint.rounds;
        self.turns = checkpoint.turns;
        self.curve = checkpoint.curve;
        Ok(())
    }

    /// Learns from the results of games of a published player.
    fn warm_up(&mut self) {
        let games = self.config.warm_up_games;
        let bar = bar(games, "games of the warm-up");
        let mut played = 0;
        while played < games {
            let end = games.min(played + self.config.games_per_round);
            let samples: Vec<Vec<Sample>> = (played..end)
                .into_par_iter()
                .map(|game| {
                    let mut random = stream(self.config.seed, Purpose::WarmUp, game);
                    warm_up_game(self.config.kind, &mut random)
                })
                .collect();
            let boards = self.remember(samples);
            let rate = 1.0 - played as f32 / games as f32;
            self.learn(
                boards,
                self.config.warm_up_rate * rate.max(0.05),
                Purpose::WarmUp,
                end,
            );
            played = end;
            bar.set_position(played);
        }
        bar.finish_and_clear();
        // What others made of these boards is not their value.
        self.replay_buffer.clear();
        let learned = self.learner.learned().clone();
        self.learner = Learner::new(learned, self.config.averaged_share);
    }

    /// Plays and learns until so many turns were played.
    ///
    /// # Errors
    ///
    /// When a file cannot be written, in a sentence.
    pub(crate) fn train(&mut self) -> Result<(), String> {
        let every = self.config.evaluation_every;
        let bar = bar(self.config.turns, "turns of self-play");
        if self.turns == 0 {
            self.write(0.0)?;
        }
        let (mut error, mut rounds) = (0.0, 0);
        while self.turns < self.config.turns {
            let before = self.turns;
            error += self.round();
            rounds += 1;
            bar.set_position(self.turns);
            if self.turns / every > before / every || self.turns >= self.config.turns {
                self.write(error / f64::from(rounds))?;
                (error, rounds) = (0.0, 0);
            }
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// Plays some games and learns from them and those before. Gives the mean squared error.
    fn round(&mut self) -> f64 {
        let config = &self.config;
        let network = self.learner.learned();
        let exploration = config.exploration_at(self.turns);
        let rate = config.rate_at(self.turns, self.has_learned);
        let games =
            self.rounds * config.games_per_round..(self.rounds + 1) * config.games_per_round;
        let samples: Vec<Vec<Sample>> = games
            .into_par_iter()
            .map(|game| {
                let mut random = stream(config.seed, Purpose::SelfPlay, game);
                self_play(config, network, exploration, &mut random)
            })
            .collect();
        let replays = config.replays;
        let boards = self.remember(samples);
        self.rounds += 1;
        self.turns += boards as u64;
        self.learn(boards * replays, rate, Purpose::Replay, self.rounds)
    }

    /// Puts samples into the replay buffer, and counts them.
    fn remember(&mut self, samples: Vec<Vec<Sample>>) -> usize {
        let boards = samples.iter().map(Vec::len).sum();
        let most = self.config.replay_buffer;
        self.replay_buffer
            .extend(samples.into_iter().flatten(), most);
        boards
    }

    /// Learns from so many boards of the replay buffer, or a few more; gives their mean squared error.
    fn learn(&mut self, boards: usize, rate: f32, purpose: Purpose, number: u64) -> f64 {
        let batch = self.config.batch;
        // Streams of games come first.
        let mut random = stream(self.config.seed, purpose, 1 << 40 | number);
        if self.replay_buffer.len() < batch {
            return 0.0;
        }
        let batches = boards.div_ceil(batch);
        let mut error = 0.0;
        for _ in 0..batches {
            for _ in 0..batch {
                error += f64::from(self.learner.add(self.replay_buffer.draw(&mut random)));
            }
            self.learner.step(rate);
        }
        error / (batches * batch) as f64
    }

    /// Evaluates the network as it will be read, and writes it, the curve so far and a checkpoint.
    fn write(&mut self, error: f64) -> Result<(), String> {
        let bytes = self.learner.learned().to_bytes();
        let network = Network::from_bytes(&bytes).map_err(|error| error.to_string())?;
        let shares = evaluate(self.config.kind, &network, self.config.evaluation_games);
        // Writing to a string cannot fail.
        let _ = writeln!(self.curve, "{},{error:.6},{shares}", self.turns);
        let write = |path: &Path, bytes: &[u8]| {
            fs::write(path, bytes).map_err(|error| format!("`{}`: {error}", path.display()))
        };
        write(&self.files.network, &bytes)?;
        write(&self.files.curve(), self.curve.as_bytes())?;
        let checkpoint = Checkpoint {
            fingerprint: self.fingerprint.clone(),
            curve: self.curve.clone(),
            rounds: self.rounds,
            turns: self.turns,
            replay_buffer: self.replay_buffer.clone(),
            learner: self.learner.numbers().concat(),
        };
        checkpoint.write(&self.files.checkpoint())
    }

    /// The learning curve.
    pub(crate) fn curve(&self) -> &str {
        &self.curve
    }
}

fn bar(length: u64, name: &'static str) -> ProgressBar {
    const LOOK: &str = "{wide_bar} {human_pos} of {human_len} {msg}, {eta} left";
    let bar = ProgressBar::new(length).with_message(name);
    bar.set_style(ProgressStyle::with_template(LOOK).expect("the template is well-formed"));
    bar
}
