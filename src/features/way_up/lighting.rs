//! Light on the path: it goes on to the next station when the page is seen after a stage was won.

use bevy::prelude::*;

use super::PlayedOfWay;
use super::layout::Layout;
use super::path::{climbed, path};
use super::stored::StoredWayUp;
use crate::core::art::Drawing;
use crate::ui::prelude::*;

#[derive(Component)]
pub(super) struct LitPath;

/// Part of the flag that was won last.
#[derive(Component)]
#[require(Opacity)]
pub(super) struct NewFlag;

/// Light on its way: the legs that were climbed before, and the seconds for which the page has been seen.
#[derive(Default)]
pub(super) struct Lighting {
    from: f32,
    seen: Option<f32>,
}

/// Moves the light over the legs that were won, and shows the new flag; at once with reduced motion.
pub(super) fn light(
    time: Res<Time>,
    (played, way): (Res<PlayedOfWay>, Res<StoredWayUp>),
    (canvas, settings, palette): (Res<Canvas>, Res<Settings>, Res<Palette>),
    mut lighting: Local<Lighting>,
    mut paths: Query<&mut Drawing, With<LitPath>>,
    mut flags: Query<&mut Opacity, With<NewFlag>>,
) {
    let won = played.0.filter(|game| game.is_first_win);
    if let (true, Some(game)) = (played.is_changed(), won) {
        lighting.from = game.stage.station() as f32 + 1.0;
        lighting.seen = Some(0.0);
    }
    let Some(seen) = &mut lighting.seen else {
        return;
    };
    *seen += time.delta_secs();
    let part = match settings.reduced_motion {
        true => 1.0,
        false => motion::TRAVEL.sample_clamped((*seen - motion::HANDOVER) / motion::PATH),
    };
    if part >= 1.0 {
        lighting.seen = None;
    }
    let lit = lighting.from.lerp(climbed(&way), part);
    for mut drawing in &mut paths {
        *drawing = path(lit, *palette, Layout::of(&canvas, &settings).scale);
    }
    for mut flag in &mut flags {
        flag.0 = part;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::features::way_up::{Stage, StageGame};

    #[test]
    fn a_stage_that_was_won_lights_the_path_and_at_once_with_reduced_motion() {
        for (reduced_motion, lit) in [(false, [false, false, true]), (true, [true; 3])] {
            let mut way = StoredWayUp::default();
            for _ in 0..4 {
                way.count(way.next().unwrap_or(Stage::ALL[9]), true);
            }
            let won = StageGame {
                stage: Stage::ALL[1],
                is_won: Some(true),
                standing: default(),
                is_first_win: true,
            };
            let settings = Settings {
                reduced_motion,
                ..default()
            };
            let palette = Palette::of(&settings);
            let scale = Layout::of(&Canvas::default(), &settings).scale;
            let whole = path(climbed(&way), palette, scale);
            let mut app = App::new();
            app.init_resource::<Time>()
                .init_resource::<Canvas>()
                .insert_resource(palette)
                .insert_resource(settings)
                .insert_resource(PlayedOfWay(Some(won)))
                .insert_resource(way)
                .add_systems(Update, light);
            let node = app.world_mut().spawn((LitPath, whole.clone())).id();
            let after = [0, 600, 900].map(|milliseconds| {
                let mut time = app.world_mut().resource_mut::<Time>();
                time.advance_by(Duration::from_millis(milliseconds));
                app.update();
                app.world().get::<Drawing>(node) == Some(&whole)
            });
            assert_eq!(after, lit);
        }
    }
}
