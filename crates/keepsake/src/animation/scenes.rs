//! Scenes of a turn: the contents of every frame, in order.

use cant_stop_rules::{Action, Column, Columns, Event, Game, Move};

use crate::turns::Turn;

/// One picture and how long it stays.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) game: Game,
    /// The runners and how high they are now.
    pub(super) runners: Vec<(Column, f32)>,
    /// Distance that the runners have fallen, in spaces, and their opacity, 0 to 1.
    pub(super) fallen: f32,
    pub(super) seen: f32,
    /// The dice in the tray, and how far they have come in, 0 to 1.
    pub(super) dice: Option<[u8; 4]>,
    pub(super) arrived: f32,
    pub(super) chosen: Option<Move>,
    /// End of the turn, once it has come.
    pub(super) end: Option<End>,
    /// The columns just claimed, and how far their flags have risen.
    pub(super) claims: Columns,
    pub(super) risen: f32,
    pub(super) frames: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Bust,
    Stop,
}

/// Starts fast and comes to rest.
fn eased(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(3)
}

fn runners(game: &Game) -> Vec<(Column, f32)> {
    let all = Column::ALL.into_iter();
    all.filter_map(|column| Some((column, f32::from(game.runner(column)?))))
        .collect()
}

/// All scenes of a turn; a move takes `pace` frames.
pub(super) fn scenes(turn: &Turn, pace: u16) -> Vec<Scene> {
    let mut told = Telling {
        scenes: Vec::new(),
        now: Scene {
            game: turn.start,
            runners: Vec::new(),
            fallen: 0.0,
            seen: 1.0,
            dice: None,
            arrived: 1.0,
            chosen: None,
            end: None,
            claims: Columns::EMPTY,
            risen: 1.0,
            frames: 1,
        },
        pace,
    };
    told.hold(2 * pace);
    let mut game = turn.start;
    for &action in &turn.actions {
        let Ok((next, events)) = game.apply(action) else {
            break;
        };
        if let Action::Choose(mv) = action {
            told.now.chosen = Some(mv);
            told.hold(2 * pace);
        }
        for event in &events {
            let after = game.after(event);
            told.event(event, &game, &after);
            game = after;
        }
        game = next;
    }
    told.hold(22);
    told.scenes
}

/// The scenes so far, and what is seen now.
struct Telling {
    scenes: Vec<Scene>,
    now: Scene,
    pace: u16,
}

impl Telling {
    fn hold(&mut self, frames: u16) {
        self.scenes.push(Scene {
            frames: frames.max(1),
            ..self.now.clone()
        });
    }

    /// A move: a scene for every frame, each with its share of the way.
    fn moved(&mut self, change: impl Fn(&mut Scene, f32)) {
        for frame in 1..=self.pace {
            let share = eased(f32::from(frame) / f32::from(self.pace));
            change(&mut self.now, share);
            self.hold(1);
        }
    }

    fn event(&mut self, event: &Event, before: &Game, after: &Game) {
        match *event {
            Event::Rolled { dice, .. } => {
                self.now.dice = Some(dice);
                self.now.chosen = None;
                self.moved(|scene, share| scene.arrived = share);
                self.hold(self.pace);
            }
            Event::RunnerPlaced { column, from, to }
            | Event::RunnerAdvanced { column, from, to } => {
                let others: Vec<(Column, f32)> = runners(before)
                    .into_iter()
                    .filter(|(other, _)| *other != column)
                    .collect();
                let [from, to] = [from, to].map(f32::from);
                self.moved(|scene, share| {
                    scene.runners.clone_from(&others);
                    scene.runners.push((column, from + (to - from) * share));
                });
            }
            Event::Busted { .. } => {
                self.now.end = Some(End::Bust);
                self.hold(3 * self.pace);
                self.moved(|scene, share| {
                    scene.fallen = 2.0 * share;
                    scene.seen = 1.0 - share;
                });
                self.now.runners.clear();
            }
            Event::Stopped { .. } => {
                self.now.end = Some(End::Stop);
                self.hold(2 * self.pace);
            }
            Event::Banked { column, .. } => {
                self.now.runners.retain(|(other, _)| *other != column);
                self.now.game = *after;
                self.hold(self.pace);
            }
            Event::Claimed { column, .. } => {
                self.now.game = *after;
                self.now.claims = Columns::EMPTY.with(column);
                self.moved(|scene, share| scene.risen = share.max(0.1));
                self.now.claims = Columns::EMPTY;
                self.hold(self.pace);
            }
            Event::GaveUp { .. } => {
                self.now.game = *after;
                self.hold(self.pace);
            }
            _ => {}
        }
    }
}
