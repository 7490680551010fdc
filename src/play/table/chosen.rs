//! A pairing chosen: its sums fly from the dice to where the runners go.

use bevy::prelude::*;
use cant_stop_rules::{Column, Game};

use super::board::BoardRoot;
use super::sprites::{painted, scaled};
use super::{TableSystems, layer, places};
use crate::referee::{Beat, Motion};
use crate::ui::prelude::*;

/// Size of a flying sum, and of its number, in design units.
const COIN: f32 = 58.0;
const NUMBER: f32 = 30.0;
/// Height of the arc, in design units.
const RISE: f32 = 90.0;
/// From the middle of the tray to where the first and the second sum come from, as a share of the tray's width.
const SIDE: f32 = 0.2;
/// The share of the way after which it sinks into its space.
const SINKS: f32 = 0.72;

/// A sum on its way from the dice to the board, in the world of the camera.
#[derive(Component)]
#[require(Name = Name::new("chosen sum"))]
struct Coin {
    from: Vec2,
    column: Column,
    height: u8,
    age: f32,
}

pub(super) fn plugin(app: &mut App) {
    let spawn_coins = spawn_coins.run_if(in_state(TurnPhase::Moving));
    app.add_systems(Update, spawn_coins.in_set(TableSystems::Begin))
        .add_systems(Update, move_coins.in_set(TableSystems::Pose));
}

/// The space a runner goes to in the column, `steps` up from where it is.
fn target(game: &Game, column: Column, steps: u8) -> u8 {
    let from = game
        .runner(column)
        .unwrap_or_else(|| game.square(game.turn(), column));
    (from + steps).min(column.height())
}

fn spawn_coins(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
) {
    let tray = canvas.tray_rect(settings.text_scale.factor());
    let letters = scaled(canvas.scale.recip());
    for beat in beats.read().filter(|_| !settings.reduced_motion) {
        let Motion::FlySums(mv) = beat.choreography().motion else {
            continue;
        };
        let columns = mv.columns();
        for (index, &column) in columns.iter().enumerate() {
            let steps = columns[..=index].iter().filter(|c| **c == column).count() as u8;
            let side = match columns.len() {
                1 => 0.0,
                _ if index == 0 => -SIDE,
                _ => SIDE,
            };
            let at = tray.center() + Vec2::new(side * tray.width(), 0.0);
            let coin = Coin {
                from: canvas.to_world(at),
                column,
                height: target(&beat.before, column, steps),
                age: 0.0,
            };
            commands.spawn((
                Transform::from_translation(coin.from.extend(layer::COIN)),
                coin,
                painted(Art::CampDisc, Role::Gold, Vec2::splat(COIN)),
                children![(
                    Text2d::new(column.number().to_string()),
                    TextFont::from_font_size(NUMBER * canvas.scale),
                    Face::Bold,
                    Tint::from(Role::Ink),
                    Transform::from_xyz(0.0, 0.0, 0.1).with_scale(letters),
                )],
            ));
        }
    }
}

fn move_coins(
    mut commands: Commands,
    time: Res<Time>,
    board: Single<&GlobalTransform, With<BoardRoot>>,
    mut coins: Query<(Entity, &mut Coin, &mut Transform)>,
) {
    for (entity, mut coin, mut transform) in &mut coins {
        coin.age += time.delta_secs();
        let share = coin.age / motion::COIN;
        if share >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let space = places::space(coin.column, coin.height);
        let to = board.transform_point(space.extend(0.0)).truncate();
        let along = motion::TRAVEL.sample_clamped(share);
        let over = Vec2::new(0.0, 4.0 * along * (1.0 - along) * RISE);
        transform.translation = (coin.from.lerp(to, along) + over).extend(layer::COIN);
        let gone = ((share - SINKS) / (1.0 - SINKS)).clamp(0.0, 1.0);
        transform.scale = scaled((1.0 - 0.35 * along) * (1.0 - gone));
    }
}

#[cfg(test)]
mod tests {
    use cant_stop_rules::{Action, Move, Variant};

    use super::*;

    #[test]
    fn sums_fly_to_the_spaces_that_the_runners_reach() {
        let seven = Column::new(7).expect("a column");
        let mut game = Game::new(Variant::default(), 2).expect("two seats can play");
        for action in [
            Action::RollOff([6, 6]),
            Action::RollOff([1, 1]),
            Action::Roll,
            Action::Dice([3, 4, 3, 4]),
        ] {
            game = game.apply(action).expect("a legal action").0;
        }
        assert_eq!([1, 2].map(|steps| target(&game, seven, steps)), [1, 2]);
        let both = Action::Choose(Move::two(seven, seven));
        let moved = game.apply(both).expect("a legal action").0;
        assert_eq!(moved.runner(seven), Some(2));
        assert_eq!(target(&moved, seven, 2), 4);
        assert_eq!(target(&moved, seven, 30), seven.height());
    }
}
