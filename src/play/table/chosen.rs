//! A pairing chosen: its sums fly from the dice to where the runners go.

use bevy::prelude::*;
use cant_stop_rules::{Action, Event, Move};

use super::board::BoardRoot;
use super::sprites::{painted, scaled};
use super::{TableSystems, layer, places};
use crate::referee::{Beat, BeatQueue, Motion, rehearse};
use crate::ui::prelude::*;

/// Size of a flying sum, and of its number, in design units.
const COIN: f32 = 58.0;
const NUMBER: f32 = 30.0;
/// Height of the arc, in design units.
const RISE: f32 = 90.0;
/// From the middle of the tray to where the sums of the first and the second pair come from, as shares of the tray's width.
const SIDES: [f32; 2] = [-0.2, 0.2];
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
    let move_coins = move_coins.run_if(any_with_component::<Coin>);
    app.add_systems(Update, spawn_coins.in_set(TableSystems::Begin))
        .add_systems(Update, move_coins.in_set(TableSystems::Pose));
}

/// Steps of a move: their columns, and the spaces they end on.
pub(super) fn steps(game: &Game, mv: Move) -> impl Iterator<Item = (Column, u8)> {
    let rehearsed = rehearse(game, Action::Choose(mv)).into_iter();
    let events = rehearsed.flat_map(|(_, events)| events);
    events.filter_map(|event| match event {
        Event::RunnerPlaced { column, to, .. } | Event::RunnerAdvanced { column, to, .. } => {
            Some((column, to))
        }
        _ => None,
    })
}

/// Pair of dice that names the column of a step: 0 is the one with the first die.
fn pair(game: &Game, mv: Move, step: usize) -> usize {
    let mut pairings = game.pairings().into_iter().flatten();
    match pairings.find(|pairing| pairing.moves().contains(&mv)) {
        Some(pairing) if !mv.is_double() => usize::from(pairing.sums[0] != mv.columns()[step]),
        _ => step,
    }
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
        for (step, (column, height)) in steps(&beat.before, mv).enumerate() {
            let side = SIDES[pair(&beat.before, mv, step)];
            let at = tray.center() + Vec2::new(side * tray.width(), 0.0);
            let coin = Coin {
                from: canvas.to_world(at),
                column,
                height,
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
    (time, queue): (Res<Time>, Res<BeatQueue>),
    board: Single<&GlobalTransform, With<BoardRoot>>,
    mut coins: Query<(Entity, &mut Coin, &mut Transform)>,
) {
    for (entity, mut coin, mut transform) in &mut coins {
        coin.age += time.delta_secs();
        let share = coin.age / motion::COIN;
        // Nothing is shown any more: the game was left, or another moment of it was sought.
        if share >= 1.0 || queue.is_idle() {
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
    use super::*;

    #[test]
    fn sums_fly_from_their_pair_of_dice_to_the_space_that_the_runner_reaches() {
        let flown = |line: &str, columns: &str| -> Vec<(u8, u8, usize)> {
            let game: Game = line.parse().expect("a position");
            let moves = game.legal_moves();
            let mv = moves.iter().find(|mv| mv.to_string() == columns);
            let &mv = mv.expect("a legal move");
            let steps = steps(&game, mv).enumerate();
            let told = |(at, (it, to)): (_, (Column, _))| (it.number(), to, pair(&game, mv, at));
            steps.map(told).collect()
        };
        let share = flown("3 .........../........... - A pair 3434", "7·7");
        assert_eq!(share, [(7, 1, 0), (7, 2, 1)]);
        let jump = flown("3j .........../.....1..... - A pair 3434", "7·7");
        assert_eq!(jump, [(7, 2, 0), (7, 3, 1)]);
        let high_first = flown("3 .........../........... - A pair 4523", "5·9");
        assert_eq!(high_first, [(5, 1, 1), (9, 1, 0)]);
        let alone = flown("3 .........../........... 2:1,3:1,5:1 A pair 4523", "5");
        assert_eq!(alone, [(5, 2, 1)]);
    }
}
