//! The tents at the foot of the mountain: one for every player, a lamp in the one whose turn it is, and a star over the
//! one who leads.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_tweening::TweenAnim;
use cant_stop_rules::Stage;
use cant_stop_scenery::board;

use super::TableSystems;
use super::board::BoardRoot;
use super::glide::{Arc, after, tween};
use super::layer;
use super::position::mark_of;
use super::runners::gear_color;
use super::weather::{Weather, smoke::smoke};
use crate::core::art::{Art, Picture};
use crate::core::seats::{Mark, Seats};
use crate::core::settings::Settings;
use crate::core::states::{Screen, TurnPhase};
use crate::referee::{Beat, BeatQueue, Choreography, Motion, Pace, Shown, leader};
use crate::ui::color::{Opacity, Role, Tint, sprite};
use crate::ui::motion;
use crate::ui::widgets::tent_picture;

const TENT: f32 = 58.0;
/// Size of a runner who sits beside the door of its tent, and its distance from the middle of the tent.
const RUNNER: Vec2 = Vec2::new(36.0, 40.8);
const BESIDE: f32 = 20.0;
/// Light in the other tents in a storm, as a share of that of the player on turn.
const HEARTH: f32 = 0.6;
/// Size of the light around a tent with a lamp in it, in design units.
const GLOW: f32 = 170.0;
/// Width of the shade around a tent, in design units.
const GROUND: f32 = 180.0;
/// From the foot of a tent to the star over it.
const STAR_UP: f32 = 70.0;
const STAR: Vec2 = Vec2::new(32.0, 32.0);
/// Height of the star's arc from one tent to another, in design units.
const STAR_ARC: f32 = 170.0;

/// A tent, and the lamp in it.
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

/// The lamp in the tent of a player.
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
    app.add_systems(Startup, spawn_star);
    app.add_systems(
        Update,
        (
            pitch_tents.run_if(
                resource_exists_and_changed::<Seats>.or_else(resource_changed::<State<Screen>>),
            ),
            place_star,
        )
            .chain()
            .in_set(TableSystems::Set)
            .run_if(resource_exists::<Seats>),
    );
    app.add_systems(
        Update,
        show_handover
            .in_set(TableSystems::Begin)
            .run_if(in_state(TurnPhase::Passing)),
    );
    app.add_systems(
        Update,
        (light_lamps, seat_runners).in_set(TableSystems::Pose),
    );
}

/// The colour of a player's tents: their cloth takes more light than other things in their colour, and the darkest the
/// most, so that each stands out from a niche.
pub(super) fn cloth(mark: Mark) -> Tint {
    let light = if mark == Mark::Triangle { 1.65 } else { 1.4 };
    Role::Player(mark).lit(light)
}

/// The light in the door of a tent of this size.
pub(super) fn door_light(size: f32) -> impl Bundle {
    (
        sprite(Role::AsPainted, Vec2::splat(size)),
        Picture::new(Art::TentDoorLight, Vec2::splat(size)),
        Transform::from_xyz(0.0, 0.0, 0.01),
    )
}

/// Foot of the tent of a seat, in the frame of the board.
fn foot(seat: usize, seats: usize) -> Vec2 {
    let [x, y] = board::tent(seat, seats);
    Vec2::new(x, -y)
}

fn spawn_star(mut commands: Commands) {
    commands.spawn((
        LeadStar(None),
        Sprite::from_color(Color::WHITE, STAR),
        Picture::new(Art::LeadStar, STAR),
        Visibility::Hidden,
    ));
}

/// Tents stand while the game is on and after it.
fn pitch_tents(
    mut commands: Commands,
    screen: Res<State<Screen>>,
    seats: Res<Seats>,
    boards: Query<Entity, With<BoardRoot>>,
    tents: Query<Entity, With<Tent>>,
) {
    for tent in &tents {
        commands.entity(tent).despawn();
    }
    let Ok(board) = boards.single() else { return };
    if !matches!(screen.get(), Screen::Play | Screen::Results) {
        return;
    }
    for (index, plan) in seats.0.iter().enumerate() {
        let at = foot(index, seats.0.len());
        let color = cloth(plan.mark);
        commands.spawn((
            Tent { mark: plan.mark },
            sprite(color, Vec2::splat(TENT)),
            Anchor::BOTTOM_CENTER,
            Picture::new(tent_picture(plan.mark), Vec2::splat(TENT)),
            Transform::from_translation(at.extend(layer::TENT)),
            ChildOf(board),
            children![
                trodden_ground(),
                smoke(Vec2::new(0.0, TENT), layer::SMOKE),
                waiting(plan.mark, at.x > board::MIDDLE),
                (
                    TentLamp { mark: plan.mark },
                    Opacity(0.0),
                    Transform::from_xyz(0.0, TENT / 2.0, 0.1),
                    Visibility::default(),
                    children![
                        door_light(TENT),
                        (
                            sprite(Role::Headlamp.faint(0.2), Vec2::splat(GLOW)),
                            Picture::new(Art::LampGlow, Vec2::splat(GLOW)),
                            Transform::from_xyz(0.0, 0.0, -0.2),
                        ),
                    ],
                )
            ],
        ));
    }
}

/// A runner who sits at the left of the door, where no button covers it, and looks at the mountain.
fn waiting(mark: Mark, is_right: bool) -> impl Bundle {
    let towards = if is_right { -1.0 } else { 1.0 };
    (
        Waiting { mark },
        sprite(Role::Runner, RUNNER),
        Anchor::BOTTOM_CENTER,
        Picture::new(Art::ClimberSit, RUNNER),
        Transform::from_xyz(-BESIDE, 0.0, 0.2).with_scale(Vec3::new(towards, 1.0, 1.0)),
        children![(
            sprite(gear_color(Some(mark)), RUNNER),
            Anchor::BOTTOM_CENTER,
            Picture::new(Art::ClimberSitGear, RUNNER),
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
        visibility.set_if_neq(match turn == Some(runner.mark) {
            true => Visibility::Hidden,
            false => Visibility::Inherited,
        });
    }
}

/// The ground around a tent, which lies in its own shade: tents stand out from it in any light.
fn trodden_ground() -> impl Bundle {
    let size = Vec2::splat(GROUND);
    (
        sprite(Role::Ink, size),
        Picture::new(Art::LampGlow, size),
        Transform::from_xyz(0.0, TENT / 2.0, -0.05),
    )
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
    shown: Option<Res<Shown>>,
    seats: Res<Seats>,
    pace: Res<Pace>,
    settings: Res<Settings>,
    boards: Query<Entity, With<BoardRoot>>,
    stars: Single<(Entity, &mut LeadStar, &mut Transform, &mut Visibility)>,
) {
    let (entity, mut star, mut transform, mut visibility) = stars.into_inner();
    let playing = matches!(screen.get(), Screen::Play | Screen::Results);
    let leads = shown
        .filter(|_| playing)
        .and_then(|shown| mark_of(&seats, leader(&shown.game)?));
    if star.0 == leads && !seats.is_changed() {
        return;
    }
    let there = leads.and_then(|mark| over_tent(mark, &seats));
    let was_over = star.0.is_some();
    star.0 = leads;
    commands.entity(entity).remove::<TweenAnim>();
    let (Some(there), Ok(board)) = (there, boards.single()) else {
        *visibility = Visibility::Hidden;
        return;
    };
    *visibility = Visibility::Inherited;
    commands.entity(entity).insert(ChildOf(board));
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
    seats: Option<Res<Seats>>,
    settings: Res<Settings>,
    tents: Query<(Entity, &Tent)>,
) {
    for beat in beats.read() {
        let Choreography { motion, seconds } = beat.choreography();
        let (Motion::PassTurn { seat }, Some(seats)) = (motion, &seats) else {
            continue;
        };
        let mark = mark_of(seats, seat);
        if let Some((entity, _)) = tents.iter().find(|(_, tent)| Some(tent.mark) == mark)
            && !settings.reduced_motion
        {
            let rise = tween(motion::SETTLE, seconds, super::glide::Pop(0.28));
            commands.entity(entity).insert(after(0.0, rise));
        }
    }
}

/// Lights the lamp in the tent of the player on turn, and dimmer ones in all others while a storm blows.
fn light_lamps(
    time: Res<Time>,
    pace: Res<Pace>,
    shown: If<Res<Shown>>,
    queue: Res<BeatQueue>,
    seats: If<Res<Seats>>,
    weather: Res<Weather>,
    mut lamps: Query<(&TentLamp, &mut Opacity)>,
) {
    let turn =
        mark_of(&seats, queue.turn(&shown.game)).filter(|_| shown.game.stage() != Stage::Over);
    for (lamp, mut opacity) in &mut lamps {
        let target = match turn == Some(lamp.mark) {
            true => 1.0,
            false => HEARTH * weather.storm(),
        };
        let lit = opacity.0;
        if lit == target {
            continue;
        }
        let step = if pace.animate {
            time.delta_secs() / motion::HANDOVER
        } else {
            1.0
        };
        let now = lit + (target - lit).clamp(-step, step);
        // Behind a menu the clock stands, and nothing is to be drawn anew.
        if now != lit {
            opacity.0 = now;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::table::places;
    use cant_stop_rules::Column;

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
