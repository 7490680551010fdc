//! Row of the dice once they have been read: in the order of the roll, easy to read.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use cant_stop_dice::DIE_SIZE;
use cant_stop_rules::{Game, Stage};

use super::LAYER;
use super::looks::{Looks, REST_HEIGHT, side_turn, upright};
use crate::core::states::Screen;
use crate::play::table::TableSystems;
use crate::referee::Shown;
use crate::referee::throw::Hand;

/// From one die of the row to the next.
pub(super) const STEP: f32 = 1.15 * DIE_SIZE;
/// Middle of the row, along x: near the left edge of the slab, so that the slab hides no column of the board.
pub(super) const ROW_MIDDLE: f32 = -1.58;
/// Distance of the row from the middle of the floor towards the camera: sums have room behind it.
const ROW_NEAR: f32 = 0.08;
/// Turns of the dice of the row, in radians, so that they look put down by hand.
const YAWS: [f32; 4] = [0.11, -0.07, 0.05, -0.12];

#[derive(Component, Clone, Copy, Debug)]
#[require(Name = Name::new("die"))]
pub(super) struct Die {
    /// Its place in the roll.
    pub(super) index: usize,
    /// The number it shows at rest.
    pub(super) face: u8,
    /// Number of dice in the row.
    count: usize,
}

impl Die {
    /// Die number `index` of the `count` in a roll.
    pub(super) fn new(index: usize, face: u8, count: usize) -> Die {
        Die { index, face, count }
    }

    /// Pose of the die at rest.
    pub(super) fn rest(self) -> Transform {
        Transform {
            translation: row_place(self.index, self.count),
            rotation: Quat::from_rotation_y(YAWS[self.index % YAWS.len()]) * upright(self.face),
            ..default()
        }
    }
}

/// The place of die number `index` of `count` in the row.
pub(super) fn row_place(index: usize, count: usize) -> Vec3 {
    let middle = (count.max(1) - 1) as f32 / 2.0;
    let along = ROW_MIDDLE + (index as f32 - middle) * STEP;
    Vec3::new(along, REST_HEIGHT, ROW_NEAR)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_dice.in_set(TableSystems::Read));
}

/// The dice in the tray: the last roll, or, before the first, the last of the roll-off; none while they are in the hand.
fn dice_of(game: &Game) -> Vec<u8> {
    if game.stage() == Stage::Rolling {
        return Vec::new();
    }
    let rolled = |seat| game.roll_off().rolled(seat);
    let roll_off = || game.each_seat().filter_map(rolled).last();
    let roll = game.last_roll().map(|dice| dice.to_vec());
    roll.or_else(|| Some(roll_off()?.to_vec()))
        .unwrap_or_default()
}

/// Lays the dice of what is shown in their row, whatever they were doing.
fn lay_dice(
    mut commands: Commands,
    (screen, shown): (Res<State<Screen>>, If<Res<Shown>>),
    hands: Query<(), With<Hand>>,
    looks: Res<Looks>,
    dice: Query<Entity, With<Die>>,
) {
    let news = shown.is_changed() || screen.is_changed();
    if !news || !hands.is_empty() {
        return;
    }
    let faces = if *screen.get() == Screen::Play {
        dice_of(&shown.game)
    } else {
        Vec::new()
    };
    replace_dice(&mut commands, &looks, &dice, &faces);
}

/// Takes all dice out of the tray and puts these in, at rest; they come back in order.
pub(super) fn replace_dice(
    commands: &mut Commands,
    looks: &Looks,
    dice: &Query<Entity, With<Die>>,
    faces: &[u8],
) -> Vec<Entity> {
    for die in dice {
        commands.entity(die).despawn();
    }
    let spawn = |(index, &face): (usize, &u8)| {
        let die = Die::new(index, face, faces.len());
        commands
            .spawn((die, die.rest(), Visibility::default()))
            .with_children(|sides| {
                for (number, material) in (1..=6).zip(&looks.sides) {
                    sides.spawn((
                        Mesh3d(looks.side.clone()),
                        MeshMaterial3d(material.clone()),
                        Transform::from_rotation(side_turn(number)),
                        // Dice in the air are outside the frustum that Bevy computes.
                        NoFrustumCulling,
                        LAYER,
                    ));
                }
                spawn_veil(sides, looks);
            })
            .id()
    };
    faces.iter().enumerate().map(spawn).collect()
}

/// Veil over the numbers of a die. The face that carries a number is drawn when the dice are thrown, so a hand has nothing
/// to aim with, and eyes nothing to see, before that.
#[derive(Component)]
pub(super) struct Veil;

fn spawn_veil(die: &mut ChildSpawnerCommands, looks: &Looks) {
    die.spawn((
        Veil,
        Mesh3d(looks.veil_shape.clone()),
        MeshMaterial3d(looks.veil.clone()),
        Visibility::Hidden,
        (NotShadowCaster, NotShadowReceiver, NoFrustumCulling),
        LAYER,
    ));
}

/// Every die with its place and the number on top, for tests.
#[cfg(test)]
pub(in crate::play::table) fn sight(world: &mut World) -> Vec<String> {
    let mut dice = world.query::<(&Die, &Transform)>();
    dice.iter(world)
        .map(|(die, at)| {
            let face = cant_stop_dice::Label::PLAIN.face_up(at.rotation.to_array());
            format!("die {} shows {face} at {:.2}", die.index, at.translation)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use cant_stop_rules::{Action, Variant};

    use super::*;

    #[test]
    fn the_row_reads_from_left_to_right_around_the_middle() {
        for count in 1..=4 {
            let places: Vec<f32> = (0..count).map(|index| row_place(index, count).x).collect();
            let middle = places.iter().sum::<f32>() / places.len() as f32;
            assert!((middle - ROW_MIDDLE).abs() < 1e-5);
            let mut pairs = places.windows(2);
            assert!(pairs.all(|pair| pair[1] - pair[0] > DIE_SIZE * 1.1));
        }
    }

    #[test]
    fn the_last_roll_lies_in_the_tray() {
        let play = |game: Game, action| game.apply(action).expect("a legal action").0;
        let game = Game::new(Variant::default(), 2).expect("two seats can play");
        assert!(dice_of(&game).is_empty());
        let game = play(game, Action::RollOff([3, 1]));
        assert_eq!(dice_of(&game), [3, 1]);
        let game = play(game, Action::RollOff([5, 6]));
        assert_eq!(dice_of(&game), [5, 6]);
        let game = play(game, Action::Roll);
        assert!(dice_of(&game).is_empty(), "in the hand");
        let game = play(game, Action::Dice([1, 2, 3, 4]));
        assert_eq!(dice_of(&game), [1, 2, 3, 4]);
    }
}
