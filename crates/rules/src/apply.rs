//! What an action causes.

use alloc::vec::Vec;

use crate::{Action, ChanceKind, Column, Event, Game, IllegalAction, Move, Reason, Stage, ToAct};

impl Game {
    /// Carries out an action: the game after it and the events that lead there, in the order to show them.
    ///
    /// - roll-off: `RollOffRolled`, and after the last one `RollOffTied` or `TurnBegan`;
    /// - roll: `RollCalled`;
    /// - dice: `Rolled`, and when nothing can be used `Busted` and `TurnBegan`;
    /// - choice: `Chose`, then `RunnerPlaced` or `RunnerAdvanced` per step;
    /// - stop: `Stopped`, `Banked` per runner, `Claimed` per column claimed, then `Won` or `TurnBegan`.
    ///
    /// # Errors
    ///
    /// When the action is not legal now.
    pub fn apply(&self, action: Action) -> Result<(Game, Vec<Event>), IllegalAction> {
        self.check(action)
            .map_err(|reason| IllegalAction { action, reason })?;
        let mut story = Story {
            game: *self,
            events: Vec::new(),
        };
        match action {
            Action::RollOff(dice) => story.roll_off(dice),
            Action::Roll => story.tell(Event::RollCalled { seat: self.turn }),
            Action::Dice(dice) => story.dice(dice),
            Action::Choose(mv) => story.choose(mv),
            Action::Stop => story.stop(),
        }
        Ok((story.game, story.events))
    }

    /// Whether the action is legal now, or why not.
    fn check(&self, action: Action) -> Result<(), Reason> {
        let faces = |dice: &[u8]| {
            if dice.iter().all(|die| (1..=6).contains(die)) {
                Ok(())
            } else {
                Err(Reason::NoSuchFace)
            }
        };
        match (self.to_act(), action) {
            (ToAct::Chance(ChanceKind::RollOff), Action::RollOff(dice)) => faces(&dice),
            (ToAct::Chance(ChanceKind::Roll), Action::Dice(dice)) => faces(&dice),
            (_, Action::Roll) if self.may_roll() => Ok(()),
            (_, Action::Stop) if self.may_stop() => Ok(()),
            (_, Action::Stop) if self.may_roll() => Err(Reason::MoveFirst),
            (_, Action::Choose(mv)) if self.options().contains(&mv) => Ok(()),
            (ToAct::Seat(_), Action::Choose(_)) if self.stage == Stage::Pairing => {
                Err(Reason::NotAnOption)
            }
            _ if self.unfinished > 0 => Err(Reason::Unfinished),
            _ => Err(match self.stage {
                Stage::RollOff => Reason::RollOffFirst,
                Stage::Deciding => Reason::DecideFirst,
                Stage::Rolling => Reason::DiceFirst,
                Stage::Pairing => Reason::PairFirst,
                Stage::Over => Reason::Over,
            }),
        }
    }

    /// The next step of the seat to move in a usable column.
    pub(crate) fn step(&self, column: Column) -> Event {
        let from = self.reached(column);
        let to = from.saturating_add(1);
        match self.runner(column) {
            Some(_) => Event::RunnerAdvanced { column, from, to },
            None => Event::RunnerPlaced { column, from, to },
        }
    }
}

/// The events of an action so far, and the game they lead to.
struct Story {
    game: Game,
    events: Vec<Event>,
}

impl Story {
    fn tell(&mut self, event: Event) {
        self.game = self.game.after(&event);
        self.events.push(event);
    }

    fn roll_off(&mut self, dice: [u8; 2]) {
        self.tell(Event::RollOffRolled {
            seat: self.game.turn,
            dice,
        });
        if self.game.roll_off.next().is_none() {
            let seats = self.game.roll_off.highest();
            self.tell(match seats.only() {
                Some(seat) => Event::TurnBegan { seat },
                None => Event::RollOffTied { seats },
            });
        }
    }

    fn dice(&mut self, dice: [u8; 4]) {
        let seat = self.game.turn;
        self.tell(Event::Rolled { seat, dice });
        if self.game.usable().missed_by(dice) {
            let climbed = |column: &Column| {
                let runner = self.game.runner(*column)?;
                Some(runner.saturating_sub(self.game.square(seat, *column)))
            };
            let lost = Column::ALL
                .iter()
                .filter_map(climbed)
                .fold(0, u8::saturating_add);
            self.tell(Event::Busted { seat, lost });
            self.pass();
        }
    }

    fn choose(&mut self, mv: Move) {
        self.tell(Event::Chose {
            seat: self.game.turn,
            mv,
        });
        for &column in mv.columns() {
            self.tell(self.game.step(column));
        }
    }

    fn stop(&mut self) {
        let seat = self.game.turn;
        let before = self.game;
        self.tell(Event::Stopped { seat });
        for column in Column::ALL {
            if let Some(height) = before.runner(column) {
                self.tell(Event::Banked {
                    seat,
                    column,
                    height,
                });
            }
        }
        for column in before.would_claim() {
            self.tell(Event::Claimed { seat, column });
        }
        let winners = self.game.verdict();
        if winners.is_empty() {
            self.pass();
        } else {
            self.tell(Event::Won { winners });
        }
    }

    fn pass(&mut self) {
        self.tell(Event::TurnBegan {
            seat: self.game.turn.next(self.game.seats),
        });
    }
}
