//! Scenes of the passages of the rulebook: one position each, with an action that the rules play.

use bevy::prelude::*;
use cant_stop_rules::{Action, Column, Game, Move, Position, Stage, Variant};

use crate::core::cycle::cycle_index;
use crate::play::small_board::{Example, at};
use crate::referee::rehearse;

const SEATS: u8 = 2;
const OTHER: usize = 1;
const ALL_ROWS: u8 = Column::ALL[5].height();

/// Columns of three runners whose risk is shown, in the order of their steppers.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RiskSet(pub(super) [Column; 3]);

impl Default for RiskSet {
    fn default() -> RiskSet {
        // The middle of the mountain.
        RiskSet([Column::ALL[4], Column::ALL[5], Column::ALL[6]])
    }
}

impl RiskSet {
    /// The same with another column for one runner: the next free one, `by` steps on.
    pub(super) fn step(self, runner: usize, by: i32) -> RiskSet {
        let mut columns = self.0;
        let now = columns[runner];
        let is_free = |column: &Column| *column == now || !columns.contains(column);
        let free: Vec<Column> = Column::ALL.into_iter().filter(is_free).collect();
        let here = free.iter().position(|column| *column == now).unwrap_or(0);
        columns[runner] = free[cycle_index(here, by, free.len())];
        RiskSet(columns)
    }

    pub(super) fn sorted(self) -> [Column; 3] {
        let mut columns = self.0;
        columns.sort();
        columns
    }
}

#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) enum Scene {
    Win,
    /// A column is claimed, and others leave it.
    Claim,
    /// Four dice, and what can be made of them.
    Roll,
    SetOut,
    /// All runners are out, and not every pairing helps.
    AllOut,
    Bust,
    /// Runners turn into squares.
    Stop,
    /// Three runners in the columns chosen.
    Risk,
}

impl Scene {
    /// The game of the scene, before and after, at a table that plays by what is `agreed`.
    pub(super) fn example(self, agreed: Variant, risk: RiskSet) -> Option<Example> {
        // The book shows the common game; only what wins is the table's own.
        let settings = if self == Scene::Win {
            agreed
        } else {
            Variant::default()
        };
        let start = Position::start(settings, SEATS).ok()?;
        match self {
            Scene::Win => win(start),
            Scene::Claim => claim(start),
            Scene::Roll => choose(start, &[5, 6, 7, 8, 9], [2, 4, 3, 5], [6, 8]),
            Scene::SetOut => {
                let mut position = with_runners(start, &[(6, 3), (8, 1)]);
                position.squares[position.turn.index()][at(7)] = 2;
                choose(position, &[5, 6, 7, 8, 9], [3, 4, 2, 5], [7, 7])
            }
            Scene::AllOut => {
                let position = with_runners(start, &[(5, 2), (6, 3), (8, 2)]);
                choose(position, &[5, 6, 7, 8, 9, 10], [3, 3, 4, 6], [6, 6])
            }
            Scene::Bust => bust(start),
            Scene::Stop => {
                let position = with_runners(start, &[(6, 3), (7, 2), (8, 4)]);
                Example::play(&[5, 6, 7, 8, 9], 5, position, |_| Some(Action::Stop))
            }
            Scene::Risk => three_out(start, risk),
        }
    }

    pub(super) fn dice(self, example: &Example) -> Option<[u8; 4]> {
        match self {
            Scene::Bust => Some(BUSTING),
            Scene::Roll | Scene::SetOut | Scene::AllOut => example.before.dice(),
            _ => None,
        }
    }

    /// True if the pairings of the dice are shown.
    pub(super) fn has_cards(self) -> bool {
        matches!(self, Scene::Roll | Scene::SetOut | Scene::AllOut)
    }
}

fn with_runners(mut position: Position, runners: &[(usize, u8)]) -> Position {
    for &(column, height) in runners {
        position.runners[at(column)] = Some(height);
    }
    position
}

/// A pairing is chosen: one sum twice, or two.
fn choose(
    mut position: Position,
    columns: &[u8],
    dice: [u8; 4],
    [first, second]: [u8; 2],
) -> Option<Example> {
    position.stage = Stage::Pairing;
    position.dice = Some(dice);
    let (first, second) = (Column::new(first)?, Column::new(second)?);
    Example::play(columns, 5, position, |game| {
        let mut wanted = [Move::two(first, second), Move::one(first)].into_iter();
        let mv = wanted.find(|mv| game.legal_moves().contains(mv))?;
        Some(Action::Choose(mv))
    })
}

/// The column that is still missing is claimed, on the whole mountain.
fn win(mut position: Position) -> Option<Example> {
    let own = position.turn;
    let missing = usize::from(position.variant.columns_to_win).checked_sub(1)?;
    for number in [9, 4, 12, 2].into_iter().take(missing) {
        let column = Column::new(number)?;
        position.owners[column.index()] = Some(own);
        position.squares[own.index()][column.index()] = column.height();
    }
    for (number, height) in [(6, 8), (8, 5), (3, 2)] {
        position.squares[OTHER][at(number)] = height;
    }
    position.runners[at(7)] = Some(Column::new(7)?.height());
    let all = Column::ALL.map(Column::number);
    Example::play(&all, ALL_ROWS, position, |_| Some(Action::Stop))
}

/// A runner stops on the top of a column in which another seat has a square.
fn claim(mut position: Position) -> Option<Example> {
    position.squares[OTHER][at(3)] = 3;
    position.squares[OTHER][at(4)] = 2;
    position.squares[position.turn.index()][at(3)] = 2;
    position.runners[at(3)] = Some(Column::new(3)?.height());
    Example::play(&[2, 3, 4], 5, position, |_| Some(Action::Stop))
}

/// Three runners, and the roll that helps none of them.
const BUSTING: [u8; 4] = [1, 1, 1, 6];

fn bust(start: Position) -> Option<Example> {
    let mut position = with_runners(start, &[(5, 3), (6, 4), (8, 2)]);
    position.squares[position.turn.index()][at(6)] = 1;
    let mut example = Example::play(&[4, 5, 6, 7, 8, 9], 5, position, |_| Some(Action::Roll))?;
    let (fallen, _) = rehearse(&example.after, Action::Dice(BUSTING))?;
    example.after = fallen;
    Some(example)
}

/// Three runners half way up the columns chosen: nothing happens.
fn three_out(mut position: Position, risk: RiskSet) -> Option<Example> {
    for column in risk.0 {
        position.runners[column.index()] = Some(column.height().div_ceil(2));
    }
    Some(Example::still(&Game::try_from(position).ok()?))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]

    use cant_stop_rules::Seat;

    use super::*;
    use crate::play::house_rules::TableRule;

    fn agreements() -> Vec<Variant> {
        TableRule::ALL
            .into_iter()
            .flat_map(|rule| rule.all(Variant::default()))
            .filter(|wish| wish.check(SEATS).is_ok())
            .collect()
    }

    #[test]
    fn every_scene_can_be_played_at_every_table() {
        for agreed in agreements() {
            for scene in [
                Scene::Win,
                Scene::Claim,
                Scene::Roll,
                Scene::SetOut,
                Scene::AllOut,
                Scene::Bust,
                Scene::Stop,
            ] {
                let example = scene.example(agreed, RiskSet::default()).unwrap();
                assert_ne!(example.before, example.after, "{scene:?}");
            }
            let example = Scene::Risk.example(agreed, RiskSet::default()).unwrap();
            assert_eq!(example.before, example.after);
        }
    }

    #[test]
    fn what_is_shown_is_what_is_said() {
        let risk = RiskSet::default();
        for agreed in agreements() {
            let won = Scene::Win.example(agreed, risk).unwrap().after;
            assert_eq!(won.stage(), Stage::Over);
            let owned = Column::ALL.iter().filter(|it| won.owner(**it).is_some());
            assert_eq!(owned.count(), usize::from(agreed.columns_to_win));
        }
        let common = Variant::default();
        let fallen = Scene::Bust.example(common, risk).unwrap();
        assert_eq!(fallen.before.runners_free(), 0);
        let six = Column::new(6).unwrap();
        assert_eq!(fallen.after.runner(six), None);
        assert_eq!(fallen.after.square(Seat::ALL[0], six), 1, "squares stay");
        let out = Scene::AllOut.example(common, risk).unwrap().before;
        let useless = out.pairings().unwrap();
        assert!(useless.iter().any(|pairing| pairing.moves().is_empty()));
        let claimed = Scene::Claim.example(common, risk).unwrap();
        let three = Column::new(3).unwrap();
        assert!(claimed.before.square(Seat::ALL[1], three) > 0);
        assert_eq!(claimed.after.square(Seat::ALL[1], three), 0);
    }
}
