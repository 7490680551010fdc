//! Threads: one runs all systems of a world, a few others the work that takes long.
//!
//! Systems of a frame are so short that handing them to other threads takes four times as long as running them.

use bevy::app::{TaskPoolPlugin, TaskPoolThreadAssignmentPolicy};
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::render::ExtractSchedule;

/// Pools of threads: one for parts of systems, as many as usual for work beside the frames.
pub(crate) fn task_pools() -> TaskPoolPlugin {
    let mut pools = TaskPoolPlugin::default();
    pools.task_pool_options.compute = TaskPoolThreadAssignmentPolicy {
        max_threads: 1,
        ..pools.task_pool_options.compute
    };
    pools
}

/// Runs the systems of every schedule one after the other.
pub(crate) struct SystemsInTurn;

impl Plugin for SystemsInTurn {
    fn build(&self, _: &mut App) {}

    // Later the renderer's world is in its own thread.
    fn finish(&self, app: &mut App) {
        for world in app.sub_apps_mut().iter_mut() {
            let mut schedules = world.world_mut().resource_mut::<Schedules>();
            for (_, schedule) in schedules.iter_mut() {
                schedule.set_executor(SingleThreadedExecutor::new());
                // Its commands are for the renderer, which carries them out later.
                let is_extraction = schedule.label() == ExtractSchedule.intern();
                schedule.set_apply_final_deferred(!is_extraction);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread::{ThreadId, current};

    use super::*;

    #[derive(Resource)]
    struct Own(ThreadId);

    #[test]
    fn systems_run_on_the_thread_of_the_frame() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, SystemsInTurn));
        app.insert_resource(Own(current().id()));
        for _ in 0..100 {
            app.add_systems(Update, |own: Res<Own>| assert_eq!(current().id(), own.0));
        }
        app.finish();
        app.update();
    }
}
