//! The sky and the ranges behind the board: they move with the view, the farther the less; dawn breaks when the game has been won.

use bevy::{image::TRANSPARENT_IMAGE_HANDLE, prelude::*};
use cant_stop_scenery::Scenery;

use super::dice::DiceFly;
use super::layer;
use super::position::Position;
use super::sprites::scaled;
use crate::referee::{BeatQueue, Pace};
use crate::ui::prelude::*;

const SIZE: Vec2 = Vec2::new(2580.0, 1440.0);
/// Greatest move of the view to either side from its place during the game: the nearest range moves as much.
const FARTHEST: f32 = 64.0;
/// Move of the view while dice fly, which come from the right.
const ROLLED: Vec2 = Vec2::new(8.0, 0.0);
/// Longest wait of the dawn for its picture, in seconds.
const PATIENCE: f32 = 0.4;

#[derive(Component, Clone, Copy, PartialEq)]
#[require(Name = Name::new("backdrop"))]
pub(super) enum Backdrop {
    /// The night sky.
    Sky,
    /// The stars, where the scenery has them.
    Stars,
    /// The northern lights, where the scenery has them.
    Curtains,
    /// The gold of a calm evening, along the horizon.
    Glow,
    /// A range by its number; the farthest is 0.
    Range(usize),
    /// The sky and the ranges in the morning.
    Morning,
}

/// The pictures from far to near, behind everything else.
const LAYERS: [(Art, f32, Backdrop); 8] = [
    (Art::BackdropSky, layer::SKY, Backdrop::Sky),
    (Art::BackdropStars, layer::STARS, Backdrop::Stars),
    (Art::Aurora, layer::CURTAINS, Backdrop::Curtains),
    (Art::DuskGlow, layer::DUSK, Backdrop::Glow),
    (Art::RangeFar, layer::RANGES[0], Backdrop::Range(0)),
    (Art::RangeMid, layer::RANGES[1], Backdrop::Range(1)),
    (Art::RangeNear, layer::RANGES[2], Backdrop::Range(2)),
    (Art::DawnSky, layer::MORNING, Backdrop::Morning),
];

/// Shade over sky and ranges for high contrast.
#[derive(Component)]
#[require(Name = Name::new("darkness"))]
struct Darkness;

/// Covers the canvas with darkness, or takes it away.
fn darken(
    canvas: Res<Canvas>,
    palette: Res<Palette>,
    darkness: Single<(&mut Visibility, &mut Transform), With<Darkness>>,
) {
    let (mut visibility, mut transform) = darkness.into_inner();
    visibility.set_if_neq(visible_if(palette.is_high_contrast()));
    transform.scale = canvas.size.extend(1.0);
}

impl Backdrop {
    /// Share of the move of the nearest range.
    fn nearness(self) -> f32 {
        match self {
            Backdrop::Sky | Backdrop::Stars => 0.06,
            Backdrop::Curtains => 0.09,
            Backdrop::Glow => 0.12,
            Backdrop::Range(number) => [0.25, 0.55, 1.0][number],
            Backdrop::Morning => 0.3,
        }
    }
}

/// The morning after a game that was won.
#[derive(Resource, Default, PartialEq)]
pub(super) struct Dawn {
    /// Share of its time, 0 to 1.
    come: f32,
    /// Its picture is painted. Until then the pictures of the evening get its light.
    is_painted: bool,
}

impl Dawn {
    /// Share of the morning's light: 0 to 1.
    pub(super) fn light(&self) -> f32 {
        motion::TRAVEL.sample_clamped(self.come)
    }

    /// Light of the morning on the pictures of the evening, in place of its own picture: 0 to 1.
    pub(super) fn light_on_evening(&self) -> f32 {
        if self.is_painted { 0.0 } else { self.light() }
    }

    /// Returns `true` if its picture covers the evening's.
    pub(super) fn has_covered_evening(&self) -> bool {
        self.is_painted && self.come >= 1.0
    }
}

/// Move of the view to the right and up, in design units of the nearest range.
#[derive(Resource, Default, PartialEq)]
struct View(Vec2);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dawn>().init_resource::<View>();
    app.add_systems(Startup, hang_backdrop);
    app.add_systems(
        Update,
        (
            move_view,
            place_layers.run_if(resource_changed::<Canvas>.or_else(resource_changed::<View>)),
            hang_morning.run_if(resource_changed::<State<Screen>>),
            break_dawn,
            show_layers.run_if(resource_changed::<Dawn>),
            darken.run_if(resource_changed::<Canvas>.or_else(resource_changed::<Palette>)),
            hang_lights.run_if(resource_changed::<Palette>),
        )
            .chain(),
    );
}

/// The rows of the backdrop that a picture has, in design units from its top: what is above a range is clear, and what is
/// below the others lies behind the nearest range.
#[derive(Component, Clone, Copy)]
struct Rows {
    from: f32,
    to: f32,
}

impl Rows {
    fn of(art: Art) -> Rows {
        let (from, to) = match art {
            Art::RangeFar => (620.0, 1280.0),
            Art::RangeMid => (772.0, 1280.0),
            Art::RangeNear => (978.0, SIZE.y),
            Art::BackdropStars => (0.0, 420.0),
            Art::DawnSky => (0.0, SIZE.y),
            _ => (0.0, 1280.0),
        };
        Rows { from, to }
    }

    fn size(self) -> Vec2 {
        Vec2::new(SIZE.x, self.to - self.from)
    }
}

fn hang_backdrop(mut commands: Commands) {
    for (art, z, part) in LAYERS {
        let rows = Rows::of(art);
        let size = rows.size();
        let mut hung = commands.spawn((
            part,
            rows,
            Sprite::from_color(Color::WHITE, size),
            Transform::from_xyz(0.0, 0.0, z),
        ));
        match part {
            // Painted when they may be about to come.
            Backdrop::Stars | Backdrop::Curtains | Backdrop::Morning => {}
            Backdrop::Glow => _ = hung.insert(Picture::hazy(art, size)),
            Backdrop::Sky => _ = hung.insert(Picture::calm(art, size)),
            _ => _ = hung.insert(Picture::new(art, size)),
        }
    }
    commands.spawn((
        Darkness,
        sprite(Role::Darkness, Vec2::ONE),
        Transform::from_xyz(0.0, 0.0, layer::DARKNESS),
        Visibility::Hidden,
    ));
}

/// Place of the view on each screen.
fn view_of(screen: Screen) -> Vec2 {
    match screen {
        Screen::Loading | Screen::Title => Vec2::new(1.0, 0.35),
        Screen::Join => Vec2::new(0.45, 0.0),
        Screen::Play => Vec2::ZERO,
        Screen::Results => Vec2::new(-0.4, -0.25),
    }
    .map(|share| share * FARTHEST)
}

fn move_view(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    pace: Res<Pace>,
    settings: Res<Settings>,
    fly: Res<DiceFly>,
    mut view: ResMut<View>,
) {
    let mut target = view_of(*screen.get());
    if fly.0 {
        target += ROLLED;
    }
    if view.0 == target {
        return;
    }
    if !pace.animate || settings.reduced_motion || view.0.distance(target) < 0.1 {
        view.0 = target;
    } else {
        view.0
            .smooth_nudge(&target, motion::VIEW_RATE, time.delta_secs());
    }
}

/// Pictures are enlarged so far that no edge shows on any canvas, wherever the view goes.
fn place_layers(
    canvas: Res<Canvas>,
    view: Res<View>,
    mut layers: Query<(&Backdrop, &Rows, &mut Transform)>,
) {
    for (layer, rows, mut transform) in &mut layers {
        let shift = layer.nearness() * view.0;
        let room = canvas.size + 2.0 * FARTHEST * layer.nearness();
        let factor = (room / SIZE).max_element().max(1.0);
        transform.scale = scaled(factor);
        let middle = Vec2::new(0.0, factor * (SIZE.y - rows.from - rows.to) / 2.0);
        transform.translation = (middle - shift).extend(transform.translation.z);
    }
}

/// A game may be won at any time, and be shown from its end: the morning is painted when the first begins.
fn hang_morning(
    screen: Res<State<Screen>>,
    layers: Query<(Entity, &Backdrop), Without<Picture>>,
    mut commands: Commands,
) {
    let is_on_table = matches!(screen.get(), Screen::Play | Screen::Results);
    let mut layers = layers.iter().filter(|_| is_on_table);
    if let Some((entity, _)) = layers.find(|(_, layer)| **layer == Backdrop::Morning) {
        let picture = Picture::soft(Art::DawnSky, SIZE);
        commands.entity(entity).insert(picture);
    }
}

/// Picture of stars or northern lights, and `true` in sceneries that have them.
fn lights(layer: Backdrop, scenery: Scenery) -> Option<(Picture, bool)> {
    let (picture, art, is_seen): (fn(Art, Vec2) -> Picture, _, _) = match layer {
        Backdrop::Stars => (Picture::new, Art::BackdropStars, scenery.has_stars()),
        Backdrop::Curtains => (Picture::hazy, Art::Aurora, scenery.has_curtains()),
        _ => return None,
    };
    Some((picture(art, Rows::of(art).size()), is_seen))
}

/// Stars and northern lights have pictures only in the sceneries that show them.
fn hang_lights(
    palette: Res<Palette>,
    mut layers: Query<(Entity, &Backdrop, &mut Sprite, Has<Picture>)>,
    mut commands: Commands,
) {
    for (entity, layer, mut sprite, has_picture) in &mut layers {
        let Some((picture, is_seen)) = lights(*layer, palette.scenery()) else {
            continue;
        };
        if is_seen == has_picture {
            continue;
        }
        if is_seen {
            commands.entity(entity).insert(picture.into_transient());
        } else {
            sprite.image = Handle::default();
            commands.entity(entity).remove_with_requires::<Picture>();
        }
    }
}

/// Brings the morning once the game that is shown has been won. It waits for its picture, but not for long.
fn break_dawn(
    time: Res<Time>,
    pace: Res<Pace>,
    screen: Res<State<Screen>>,
    queue: Res<BeatQueue>,
    position: Res<Position>,
    layers: Query<(&Backdrop, &Sprite)>,
    mut waited: Local<f32>,
    mut dawn: ResMut<Dawn>,
) {
    let beat = queue.running().map(|beat| beat.event);
    let is_won = match screen.get() {
        Screen::Play => position.has_winners() || matches!(beat, Some(GameEvent::Won { .. })),
        screen => *screen == Screen::Results,
    };
    let target = if is_won { 1.0 } else { 0.0 };
    let is_painted = layers.iter().any(|(layer, sprite)| {
        *layer == Backdrop::Morning && sprite.image != TRANSPARENT_IMAGE_HANDLE
    });
    if dawn.come == target && dawn.is_painted == is_painted {
        *waited = 0.0;
        return;
    }
    if is_won && !is_painted && *waited < PATIENCE {
        *waited += time.delta_secs();
        return;
    }
    let step = pace.step(&time, motion::DAWN);
    dawn.is_painted = is_painted;
    dawn.come += (target - dawn.come).clamp(-step, step);
}

/// Hides pictures that are wholly behind the morning, or wholly clear.
fn show_layers(dawn: Res<Dawn>, mut layers: Query<(&Backdrop, &mut Visibility)>) {
    for (layer, mut visibility) in &mut layers {
        match layer {
            Backdrop::Morning => visibility.set_if_neq(visible_if(dawn.come > 0.0)),
            Backdrop::Sky => visibility.set_if_neq(visible_if(!dawn.has_covered_evening())),
            // The others go with the weather, too.
            _ => continue,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearer_layers_move_more_and_none_leaves_its_edge_bare() {
        assert!(LAYERS[..7].is_sorted_by_key(|(.., layer)| layer.nearness()));
        for screen in [Screen::Title, Screen::Join, Screen::Play, Screen::Results] {
            assert!(view_of(screen).abs().max_element() <= FARTHEST);
        }
    }

    #[test]
    fn dawn_waits_for_its_picture_and_breaks_without_it() {
        let mut app = App::new();
        app.init_resource::<Time>()
            .init_resource::<Pace>()
            .init_resource::<BeatQueue>()
            .init_resource::<Dawn>()
            .init_resource::<Position>()
            .insert_resource(State::new(Screen::Results))
            .add_systems(Update, break_dawn);
        let sprite = Sprite::from_image(TRANSPARENT_IMAGE_HANDLE);
        let morning = app.world_mut().spawn((Backdrop::Morning, sprite)).id();
        let run = |app: &mut App, seconds: f32| {
            for _ in 0..(10.0 * seconds) as u8 {
                let step = std::time::Duration::from_millis(100);
                app.world_mut().resource_mut::<Time>().advance_by(step);
                app.update();
            }
        };
        run(&mut app, 0.3);
        assert_eq!(app.world().resource::<Dawn>().light(), 0.0, "it waits");
        run(&mut app, 4.0);
        let dawn = app.world().resource::<Dawn>();
        assert_eq!(dawn.light_on_evening(), 1.0);
        assert!(!dawn.has_covered_evening());
        app.world_mut()
            .entity_mut(morning)
            .insert(Sprite::from_image(Handle::default()));
        run(&mut app, 0.1);
        assert!(app.world().resource::<Dawn>().has_covered_evening());
    }
}
