//! Execution of actions, and the events they cause.

use crate::{
    Action, ChanceKind, Column, Columns, Event, Events, Game, IllegalAction, Move, Reason, SeatSet,
    Stage, ToAct,
};

impl Game {
    /// Carries out an action: the game after it and the events that lead there, in the order to show them.
    ///
    /// - roll-off: `RollOffRolled`, and after the last one `RollOffTied` or `TurnBegan`;
    /// - roll: `RollCalled`;
    /// - dice: `Rolled`, and when nothing can be used `Busted` and `TurnBegan`;
    /// - choice: `Chose`, then `RunnerPlaced` or `RunnerAdvanced` per step;
    /// - stop: `Stopped`, `Banked` per runner, `Claimed` per column claimed, then `Won`, `KeepCalled` or `TurnBegan`;
    /// - keep: `Kept`, `GaveUp` per square taken off, then `TurnBegan`.
    ///
    /// # Errors
    ///
    /// If the action is not legal now.
    pub fn apply(&self, action: Action) -> Result<(Game, Events), IllegalAction> {
        self.check(action)
            .map_err(|reason| IllegalAction { action, reason })?;
        let mut game = *self;
        let mut events = Events::none();
        game.carry_out(action, |event| events.push(event));
        Ok((game, events))
    }

    /// Carries out an action that is known to be legal, in place and without events: for searching
    /// and for playing many games. The game is then the one that [`Game::apply`] gives.
    ///
    /// An action that is not legal gives a game without meaning, but never a panic.
    ///
    /// ```
    /// use cant_stop_rules::{Action, Game, Position, Variant};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let mut game = Game::try_from(Position::start(Variant::default(), 2)?)?;
    /// game.play_unchecked(Action::Roll);
    /// game.play_unchecked(Action::Dice([1, 5, 4, 6]));
    /// game.play_unchecked(Action::Choose(game.legal_moves()[0]));
    /// assert_eq!(game.runners_free(), 1);
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn play_unchecked(&mut self, action: Action) {
        self.carry_out(action, |_| {});
    }

    #[inline(always)]
    fn carry_out(&mut self, action: Action, report: impl FnMut(Event)) {
        let seat = self.turn;
        let mut steps = Execution { game: self, report };
        match action {
            Action::RollOff(dice) => steps.roll_off(dice),
            Action::Roll => steps.emit(Event::RollCalled { seat }),
            Action::Dice(dice) => steps.dice(dice),
            Action::Choose(mv) => steps.choose(mv),
            Action::Stop => steps.stop(),
            Action::Keep(columns) => steps.keep(columns),
        }
    }

    /// Checks that the action is legal now; the error is the reason against it.
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
            (_, Action::Stop) if !self.on_anothers_square().is_empty() && self.may_roll() => {
                Err(Reason::OnAnothersSquare)
            }
            (_, Action::Stop) if self.may_roll() => Err(Reason::MoveFirst),
            (_, Action::Keep(columns)) if let Some(choice) = self.keep_choice() => {
                match choice.allows(columns) {
                    true => Ok(()),
                    false => Err(Reason::NotAKeep),
                }
            }
            (_, Action::Choose(mv)) if self.legal_moves().contains(&mv) => Ok(()),
            (ToAct::Seat(_), Action::Choose(_)) if self.stage == Stage::Pairing => {
                Err(Reason::NotAnOption)
            }
            _ if self.unfinished > 0 => Err(Reason::Unfinished),
            _ => Err(match self.stage {
                Stage::RollOff => Reason::RollOffFirst,
                Stage::Deciding => Reason::DecideFirst,
                Stage::Rolling => Reason::DiceFirst,
                Stage::Pairing => Reason::PairFirst,
                Stage::Keeping => Reason::KeepFirst,
                Stage::Over => Reason::Over,
            }),
        }
    }

    /// The next step of the seat to move in a usable column.
    #[inline]
    pub(crate) fn step(&self, column: Column) -> Event {
        let from = self.reached(column);
        let to = self.next_space(column, from);
        match self.runner(column) {
            Some(_) => Event::RunnerAdvanced { column, from, to },
            None => Event::RunnerPlaced { column, from, to },
        }
    }
}

/// An action being carried out: every event changes the game and is reported.
struct Execution<'a, F> {
    game: &'a mut Game,
    report: F,
}

impl<F: FnMut(Event)> Execution<'_, F> {
    // In line together with the change it makes, so that nothing is left of an event that is not reported.
    #[inline(always)]
    fn emit(&mut self, event: Event) {
        self.game.change_by(&event);
        (self.report)(event);
    }

    fn roll_off(&mut self, dice: [u8; 2]) {
        self.emit(Event::RollOffRolled {
            seat: self.game.turn,
            dice,
        });
        if self.game.roll_off.next().is_none() {
            let seats = self.game.roll_off.highest();
            self.emit(match seats.only() {
                Some(seat) => Event::TurnBegan { seat },
                None => Event::RollOffTied { seats },
            });
        }
    }

    #[inline]
    fn dice(&mut self, dice: [u8; 4]) {
        let seat = self.game.turn;
        self.emit(Event::Rolled { seat, dice });
        // The event has found out whether the roll busts.
        if self.game.unfinished > 0 {
            let game = &*self.game;
            let climbed = |column: Column| {
                game.reached(column)
                    .saturating_sub(game.square(seat, column))
            };
            let lost = game
                .runners
                .placed()
                .iter()
                .map(climbed)
                .fold(0, u8::saturating_add);
            self.emit(Event::Busted { seat, lost });
            self.pass();
        }
    }

    #[inline]
    fn choose(&mut self, mv: Move) {
        self.emit(Event::Chose {
            seat: self.game.turn,
            mv,
        });
        for &column in mv.columns() {
            self.emit(self.game.step(column));
        }
    }

    #[inline]
    fn stop(&mut self) {
        let seat = self.game.turn;
        let runners = self.game.runners;
        self.emit(Event::Stopped { seat });
        for column in runners.placed() {
            let height = runners.height(column).unwrap_or(0);
            self.emit(Event::Banked {
                seat,
                column,
                height,
            });
        }
        for column in runners.on_top() {
            self.emit(Event::Claimed { seat, column });
        }
        // A stop that claims nothing wins nothing.
        let winners = match runners.on_top().is_empty() {
            true => SeatSet::EMPTY,
            false => self.game.verdict(),
        };
        if !winners.is_empty() {
            self.emit(Event::Won { winners });
        } else if let Some(choice) = self.game.surplus(seat) {
            self.emit(Event::KeepCalled {
                seat,
                count: choice.count,
            });
        } else {
            self.pass();
        }
    }

    fn keep(&mut self, columns: Columns) {
        let seat = self.game.turn;
        let squares = self.game.squares_of(seat);
        let given_up = squares.minus(columns).minus(self.game.claimed());
        self.emit(Event::Kept { seat, columns });
        for column in given_up {
            let height = self.game.square(seat, column);
            self.emit(Event::GaveUp {
                seat,
                column,
                height,
            });
        }
        self.pass();
    }

    #[inline]
    fn pass(&mut self) {
        self.emit(Event::TurnBegan {
            seat: self.game.turn.next(self.game.seats),
        });
    }
}
