//! Pockets: dark hollows in the rock behind squares, runners and the targets of the choice in focus. All other spaces are
//! open rock.

use bevy::prelude::*;

use super::board::BoardRoot;
use super::position::Position;
use super::preview::Target;
use super::sprites::painted;
use super::{TableSystems, layer, places};
use crate::referee::{Beat, Pace};
use crate::ui::prelude::*;

/// Size of a pocket, in design units: it reaches beyond its space, behind the outline of a target.
const SIZE: Vec2 = Vec2::new(80.0, 60.0);
/// Share of a pocket that is open above a runner, behind its head.
const ABOVE: f32 = 0.85;

/// A set of spaces: for each column one bit for each height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Spaces([u16; 11]);

impl Spaces {
    /// Spaces of squares and runners. The topmost space of a column has its plate instead.
    fn of(position: &Position) -> Spaces {
        let mut spaces = Spaces::default();
        for column in Column::ALL {
            let squares = Mark::ALL.map(|mark| position.square(mark, column));
            let heights = squares.into_iter().chain([position.runner(column)]);
            for height in heights.flatten() {
                spaces.add(column, height);
            }
        }
        spaces
    }

    /// Spaces above those of runners, where their heads are.
    fn above_runners(position: &Position) -> Spaces {
        let mut spaces = Spaces::default();
        for column in Column::ALL {
            if let Some(height) = position.runner(column) {
                spaces.add(column, height + 1);
            }
        }
        spaces
    }

    fn add(&mut self, column: Column, height: u8) {
        if height < column.height() {
            self.0[column.index()] |= 1 << height;
        }
    }

    fn has(&self, column: Column, height: u8) -> bool {
        self.0[column.index()] & (1 << height) != 0
    }

    fn and(self, other: Spaces) -> Spaces {
        Spaces(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    fn iter(self) -> impl Iterator<Item = (Column, u8)> {
        Column::ALL
            .into_iter()
            .flat_map(|column| (1..column.height()).map(move |height| (column, height)))
            .filter(move |&(column, height)| self.has(column, height))
    }
}

/// Spaces that need a pocket.
#[derive(Resource, Default)]
struct Occupied {
    /// Both ends of the beats that have begun since the position was read, and what is above their runners.
    moving: Spaces,
    moving_above: Spaces,
    /// Columns that these beats claim: what stands there goes.
    claimed: Vec<Column>,
    /// All of them.
    all: Spaces,
    /// Those above runners.
    above: Spaces,
}

/// A pocket; as much of it is seen as is open.
#[derive(Component)]
#[require(Name = Name::new("pocket"))]
struct Pocket {
    column: Column,
    height: u8,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Occupied>();
    app.add_systems(
        Update,
        (
            forget_beats.in_set(TableSystems::Set),
            follow_beats
                .run_if(on_message::<Beat>)
                .in_set(TableSystems::Begin),
            (choose_spaces, spawn_pockets, open_pockets)
                .chain()
                .in_set(TableSystems::Pose),
        ),
    );
}

fn forget_beats(mut occupied: ResMut<Occupied>) {
    occupied.moving = Spaces::default();
    occupied.moving_above = Spaces::default();
    occupied.claimed.clear();
}

fn follow_beats(
    seats: If<Res<Seats>>,
    mut beats: MessageReader<Beat>,
    mut occupied: ResMut<Occupied>,
) {
    for beat in beats.read() {
        let ends = [&beat.before, &beat.after];
        for end in ends.map(|game| Position::of(game, &seats)) {
            occupied.moving = occupied.moving.and(Spaces::of(&end));
            occupied.moving_above = occupied.moving_above.and(Spaces::above_runners(&end));
        }
        if let GameEvent::Claimed { column, .. } = beat.event {
            occupied.claimed.push(column);
        }
    }
}

fn choose_spaces(position: Res<Position>, targets: Query<&Target>, mut occupied: ResMut<Occupied>) {
    let mut all = Spaces::of(&position).and(occupied.moving);
    for column in &occupied.claimed {
        all.0[column.index()] = 0;
    }
    for target in &targets {
        all.add(target.column, target.height);
    }
    occupied.all = all;
    occupied.above = Spaces::above_runners(&position).and(occupied.moving_above);
}

fn spawn_pockets(
    mut commands: Commands,
    occupied: Res<Occupied>,
    board: Single<Entity, With<BoardRoot>>,
    pockets: Query<&Pocket>,
) {
    for (column, height) in occupied.all.and(occupied.above).iter() {
        let is_there = |pocket: &Pocket| (pocket.column, pocket.height) == (column, height);
        if pockets.iter().any(is_there) {
            continue;
        }
        commands.spawn((
            Pocket { column, height },
            painted(Art::LedgePocket, Role::Pocket, SIZE),
            Opacity(0.0),
            Transform::from_translation(places::space(column, height).extend(layer::POCKET)),
            ChildOf(*board),
        ));
    }
}

fn open_pockets(
    mut commands: Commands,
    (time, pace, settings): (Res<Time>, Res<Pace>, Res<Settings>),
    occupied: Res<Occupied>,
    mut pockets: Query<(Entity, &Pocket, &mut Opacity)>,
) {
    let step = if settings.reduced_motion {
        1.0
    } else {
        pace.step(&time, motion::POCKET)
    };
    for (entity, pocket, mut opacity) in &mut pockets {
        let has = |spaces: Spaces| spaces.has(pocket.column, pocket.height);
        let wanted = match (has(occupied.all), has(occupied.above)) {
            (true, _) => 1.0,
            (_, true) => ABOVE,
            _ => 0.0,
        };
        let open = opacity.0 + (wanted - opacity.0).clamp(-step, step);
        if open == 0.0 && wanted == 0.0 {
            commands.entity(entity).despawn();
        } else {
            opacity.set_if_neq(Opacity(open));
        }
    }
}

/// Every pocket that is wanted or open, for tests.
#[cfg(test)]
pub(super) fn sight(world: &mut World) -> Vec<String> {
    let mut pockets = world.query::<(&Pocket, &Opacity)>();
    let pockets = pockets.iter(world);
    pockets
        .map(|(Pocket { column, height }, Opacity(dark))| {
            format!("a pocket on {height} of {column:?}, {dark:.2} dark")
        })
        .collect()
}
