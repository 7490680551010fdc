//! Tests over the whole game that need items private to the crate.

mod colors;
mod directions;
mod preview;

use std::time::Duration;

use bevy::{prelude::*, time::TimeUpdateStrategy};

use super::{Launch, build};
use crate::core::settings::Settings;
use crate::core::states::{Menu, Screen};

/// The step of the clock.
const STEP: Duration = Duration::from_millis(100);
/// More steps than anything here takes.
const PATIENCE: u32 = 20_000;

/// The whole game without a window, and the folder of its settings.
struct Walk {
    app: App,
    _folder: tempfile::TempDir,
}

impl Walk {
    /// A game on its title, with these settings.
    fn with(choose: impl FnOnce(&mut Settings)) -> Walk {
        let folder = tempfile::tempdir().expect("a folder for settings");
        let mut app = build(&Launch {
            assets: concat!(env!("CARGO_MANIFEST_DIR"), "/assets").into(),
            ..Launch::headless(None, folder.path().to_owned())
        });
        app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        app.finish();
        app.cleanup();
        choose(&mut app.world_mut().resource_mut::<Settings>());
        let mut walk = Walk {
            app,
            _folder: folder,
        };
        walk.until(|world| *world.resource::<State<Screen>>().get() == Screen::Title);
        walk
    }

    fn until(&mut self, there: impl Fn(&World) -> bool) {
        for _ in 0..PATIENCE {
            if there(self.app.world()) {
                return;
            }
            self.app.update();
        }
        panic!("waited in vain");
    }

    fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.app.update();
        }
    }

    fn set_screen(&mut self, screen: Screen) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
    }

    fn set_menu(&mut self, menu: Menu) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Menu>>()
            .set(menu);
    }
}
