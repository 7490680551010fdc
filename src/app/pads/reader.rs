//! Reading of pads by the engine's plugin, begun with the first pad: it starts a thread for rumble, which wakes twenty
//! times a second.

use std::mem;

use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::gilrs::GilrsPlugin;
use bevy::input::InputSystems;
use bevy::prelude::*;

/// Schedules of the plugin. Those of the game stay as they are, so that their systems run in one order with and without pads.
#[derive(Resource)]
struct PadReader(Schedules);

/// Begins to read pads, at the first call.
pub(super) fn begin(world: &mut World) {
    if world.contains_resource::<PadReader>() {
        return;
    }
    world.resource_scope(|world, _game: Mut<Schedules>| {
        let mut app = App::empty();
        world.init_resource::<Schedules>();
        // The plugin adds to an app, so the world is in one meanwhile.
        mem::swap(app.world_mut(), world);
        GilrsPlugin.build(&mut app);
        mem::swap(app.world_mut(), world);
        let mut schedules = world.remove_resource::<Schedules>().unwrap_or_default();
        for (_, schedule) in schedules.iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        world.insert_resource(PadReader(schedules));
    });
    run(PreStartup)(world);
}

/// Runs the plugin's systems of a schedule.
fn run(label: impl ScheduleLabel) -> impl Fn(&mut World) {
    let label = label.intern();
    move |world| {
        world.resource_scope(|world, mut reader: Mut<PadReader>| {
            if let Some(schedule) = reader.0.get_mut(label) {
                schedule.run(world);
            }
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    let has_begun = resource_exists::<PadReader>;
    app.add_systems(
        PreUpdate,
        run(PreUpdate).before(InputSystems).run_if(has_begun),
    )
    .add_systems(PostUpdate, run(PostUpdate).run_if(has_begun));
}

#[cfg(test)]
mod tests {
    use bevy::input::InputPlugin;

    use super::*;
    use crate::app::pads::PadActivity;
    use crate::input::PadOrder;

    #[derive(Resource, Default)]
    struct Frames(u8);

    #[test]
    fn pads_are_read_from_the_first_on() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, crate::app::pads::plugin))
            .init_resource::<PadOrder>()
            .init_resource::<Frames>()
            .add_systems(Update, |mut frames: ResMut<Frames>| frames.0 += 1);
        app.update();
        assert!(!app.world().contains_resource::<PadReader>());
        let pads = app.world().resource::<PadActivity>().clone();
        let pad = ("A pad".to_owned(), None, None);
        pads.1.lock().expect("no thread has failed").push(pad);
        app.update();
        app.update();
        assert!(app.world().contains_resource::<PadReader>());
        assert_eq!(app.world().resource::<Frames>().0, 3);
    }
}
