//! The tents at the foot of the mountain: one for every player, a lamp in the one whose turn it is, and a star over the
//! one who leads.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_tweening::TweenAnim;
use cant_stop_rules::Stage;
use cant_stop_scenery::board;

use super::board::BoardRoot;
use super::glide::{Arc, Pop, after, tween};
use super::outline::Outlined;
use super::position::mark_of;
use super::runners::gear_color;
use super::sprites::painted;
use super::weather::{Weather, smoke};
use super::{TableSystems, layer};
use crate::referee::{Beat, BeatQueue, Choreography, Motion, Pace, Shown, leader};
use crate::ui::prelude::*;
use crate::ui::widgets::{tent_color, tent_picture};

const TENT: f32 = 58.0;
/// Size of a runner who sits beside the door of its tent, and its distance from the middle of the tent.
const RUNNER: Vec2 = Vec2::new(36.0, 40.8);
const BESIDE: f32 = 28.0;
/// Light in the other tents in a storm, as a share of that of the player on turn.
const HEARTH: f32 = 0.6;
/// Size of the light around a tent with a lamp in it, in design units.
const GLOW: f32 = 170.0;
/// Widths of the shades around a tent, in design units.
const GROUND: [f32; 2] = [250.0, 170.0];
/// From the foot of a tent to the star over it.
const STAR_UP: f32 = 70.0;
const STAR: Vec2 = Vec2::new(32.0, 32.0);
/// Height of the star's arc from one tent to another, in design units.
const STAR_ARC: f32 = 170.0;

#[derive(Component)]
#[require(Name = Name::new("tent"))]
struct Tent {
    mark: Mark,
}

/// The runner at the tent of a player, who sits there while others have their turns.
#[derive(Component)]
#[require(Name = Name::new("runner at the tent"))]
struct Waiting {
    mark: Mark,
}

#[derive(Component)]
#[require(Name = Name::new("tent lamp"))]
struct TentLamp {
    mark: Mark,
}

/// The star of the leader, and whose tent it is over.
#[derive(Component)]
#[require(Name = Name::new("star of the leader"))]
struct LeadStar(Option<Mark>);

pub(super) fn plugin(app: &mut App) {
    let show_handover = show_handover.run_if(in_state(TurnPhase::Passing));
    app.add_systems(Startup, spawn_star).add_systems(
        Update,
        (
            (pitch_tents, place_star).chain().in_set(TableSystems::Set),
            show_handover.in_set(TableSystems::Begin),
            (light_lamps, seat_runners).in_set(TableSystems::Pose),
        ),
    );
}

/// The light in the door of a tent of this size.
pub(super) fn door_light(size: f32) -> impl Bundle {
    (
        painted(Art::TentDoorLight, Role::AsPainted, Vec2::splat(size)),
        Transform::from_xyz(0.0, 0.0, 0.01),
    )
}

/// Foot of the tent of a seat, in the frame of the board.
fn foot(seat: usize, seats: usize) -> Vec2 {
    let [x, y] = board::tent(seat, seats);
    Vec2::new(x, -y)
}

fn spawn_star(mut commands: Commands) {
    let star = Sprite::from_color(Color::WHITE, STAR);
    let picture = Picture::new(Art::LeadStar, STAR);
    commands.spawn((LeadStar(None), star, picture, Visibility::Hidden));
}

/// Tents stand while the game is on and after it.
fn pitch_tents(
    mut commands: Commands,
    screen: Res<State<Screen>>,
    seats: If<Res<Seats>>,
    board: Single<Entity, With<BoardRoot>>,
    tents: Query<Entity, With<Tent>>,
) {
    if !seats.is_changed() && !screen.is_changed() {
        return;
    }
    despawn_all(&mut commands, tents);
    if !is_on_table(&screen) {
        return;
    }
    for (index, plan) in seats.0.0.iter().enumerate() {
        let at = foot(index, seats.0.0.len());
        let mark = plan.mark;
        let glow = Role::Headlamp.faint(0.2);
        commands.spawn((
            Tent { mark },
            Outlined {
                mark,
                size: TENT,
                middle: Vec2::new(0.0, TENT / 2.0),
            },
            painted(tent_picture(mark), tent_color(mark), Vec2::splat(TENT)),
            Anchor::BOTTOM_CENTER,
            Transform::from_translation(at.extend(layer::TENT)),
            ChildOf(*board),
            children![
                // It lies in the shade of its tent, which stands out from it in any light.
                shade(GROUND[0]),
                shade(GROUND[1]),
                smoke(Vec2::new(0.0, TENT), layer::SMOKE),
                waiting(mark, at.x > board::MIDDLE),
                (
                    TentLamp { mark },
                    Opacity(0.0),
                    Transform::from_xyz(0.0, TENT / 2.0, 0.1),
                    Visibility::default(),
                    children![
                        door_light(TENT),
                        (
                            painted(Art::LampGlow, glow, Vec2::splat(GLOW)),
                            Transform::from_xyz(0.0, 0.0, -0.2),
                        ),
                    ],
                )
            ],
        ));
    }
}

/// A shade of this size around a tent.
fn shade(size: f32) -> impl Bundle {
    (
        painted(Art::LampGlow, Role::Ink, Vec2::splat(size)),
        Transform::from_xyz(0.0, TENT / 2.0, -0.05),
    )
}

fn is_on_table(screen: &State<Screen>) -> bool {
    matches!(screen.get(), Screen::Play | Screen::Results)
}

/// A runner who sits at the left of the door, where no button covers it, and looks at the mountain.
fn waiting(mark: Mark, is_right: bool) -> impl Bundle {
    let towards = if is_right { -1.0 } else { 1.0 };
    (
        Waiting { mark },
        painted(Art::ClimberSit, Role::Runner, RUNNER),
        Anchor::BOTTOM_CENTER,
        Transform::from_xyz(-BESIDE, 0.0, 0.2).with_scale(Vec3::new(towards, 1.0, 1.0)),
        children![(
            painted(Art::ClimberSitGear, gear_color(Some(mark)), RUNNER),
            Anchor::BOTTOM_CENTER,
            Transform::from_xyz(0.0, 0.0, 0.01),
        )],
    )
}

/// Shows the runners of all players but the one on turn at their tents.
fn seat_runners(
    shown: If<Res<Shown>>,
    queue: Res<BeatQueue>,
    seats: If<Res<Seats>>,
    mut runners: Query<(&Waiting, &mut Visibility)>,
) {
    let turn = mark_of(&seats, queue.turn(&shown.game));
    for (runner, mut visibility) in &mut runners {
        visibility.set_if_neq(visible_if(turn != Some(runner.mark)));
    }
}

/// Position of the star over a player's tent.
fn over_tent(mark: Mark, seats: &Seats) -> Option<Vec3> {
    let seat = seats.0.iter().position(|plan| plan.mark == mark)?;
    let at = foot(seat, seats.0.len()) + Vec2::new(0.0, STAR_UP);
    Some(at.extend(layer::FLAG))
}

/// Moves the star to the new leader: over the valley, or straight with reduced motion.
fn place_star(
    mut commands: Commands,
    screen: Res<State<Screen>>,
    (shown, seats): (If<Res<Shown>>, If<Res<Seats>>),
    (pace, settings): (Res<Pace>, Res<Settings>),
    board: Single<Entity, With<BoardRoot>>,
    star: Single<(Entity, &mut LeadStar, &mut Transform, &mut Visibility)>,
) {
    let (entity, mut star, mut transform, mut visibility) = star.into_inner();
    let leader = leader(&shown.game).filter(|_| is_on_table(&screen));
    let leads = leader.and_then(|seat| mark_of(&seats, seat));
    if star.0 == leads && !seats.is_changed() {
        return;
    }
    let there = leads.and_then(|mark| over_tent(mark, &seats));
    let was_over = star.0.is_some();
    star.0 = leads;
    commands.entity(entity).remove::<TweenAnim>();
    *visibility = visible_if(there.is_some());
    let Some(there) = there else { return };
    commands.entity(entity).insert(ChildOf(*board));
    if was_over && pace.animate && !settings.reduced_motion {
        let arc = Arc {
            from: transform.translation,
            to: there,
            rise: STAR_ARC,
        };
        let flight = tween(motion::TRAVEL, motion::LEAD, arc);
        commands.entity(entity).insert(after(0.0, flight));
    } else {
        transform.translation = there;
    }
}

/// Raises the tent of the next player a little.
fn show_handover(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    seats: If<Res<Seats>>,
    settings: Res<Settings>,
    tents: Query<(Entity, &Tent)>,
) {
    for beat in beats.read().filter(|_| !settings.reduced_motion) {
        let Choreography { motion, seconds } = beat.choreography();
        let Motion::PassTurn { seat } = motion else {
            continue;
        };
        let mark = mark_of(&seats, seat);
        if let Some((entity, _)) = tents.iter().find(|(_, tent)| Some(tent.mark) == mark) {
            let rise = tween(motion::SETTLE, seconds, Pop(0.28));
            commands.entity(entity).insert(after(0.0, rise));
        }
    }
}

/// Lights the lamp in the tent of the player on turn, and dimmer ones in all others while a storm blows.
fn light_lamps(
    (time, pace): (Res<Time>, Res<Pace>),
    shown: If<Res<Shown>>,
    queue: Res<BeatQueue>,
    seats: If<Res<Seats>>,
    weather: Res<Weather>,
    mut lamps: Query<(&TentLamp, &mut Opacity)>,
) {
    let turn = mark_of(&seats, queue.turn(&shown.game));
    let turn = turn.filter(|_| shown.game.stage() != Stage::Over);
    let step = pace.step(&time, motion::HANDOVER);
    for (lamp, mut opacity) in &mut lamps {
        let target = if turn == Some(lamp.mark) {
            1.0
        } else {
            HEARTH * weather.storm()
        };
        // Behind a menu the clock stands, and nothing is to be drawn anew.
        let now = opacity.0 + (target - opacity.0).clamp(-step, step);
        opacity.set_if_neq(Opacity(now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::table::places;

    #[test]
    fn tents_stand_apart_on_the_rock_and_beside_the_numbers() {
        for seats in 2..=4 {
            let feet: Vec<Vec2> = (0..seats).map(|seat| foot(seat, seats)).collect();
            for (index, at) in feet.iter().enumerate() {
                assert!(places::MOUNTAIN.contains(*at + Vec2::new(0.0, TENT)));
                assert!(feet[..index].iter().all(|other| other.distance(*at) > 50.0));
                for column in Column::ALL {
                    let space = places::space(column, 1);
                    let apart = (TENT + places::SPACE.x) / 2.0;
                    assert!((space.x - at.x).abs() >= apart, "{column:?}");
                }
            }
        }
    }
}
