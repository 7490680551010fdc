//! Tests of the whole game that need private items.

mod colors;
mod directions;
mod preview;

use std::time::Duration;

use bevy::{prelude::*, time::TimeUpdateStrategy};

use super::{Launch, build};
use crate::ui::prelude::*;

const STEP: Duration = Duration::from_millis(100);
/// Maximum number of steps to wait.
const PATIENCE: u32 = 20_000;

/// The whole game without a window, with a temporary settings folder.
struct Walk {
    app: App,
    _folder: tempfile::TempDir,
}

impl Walk {
    /// Opens the title with these settings.
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

    fn set_menu(&mut self, menu: Dialog) {
        let is_drawn = self.app.get_schedule(OnEnter(menu)).is_some();
        assert!(is_drawn || menu == Dialog::NONE, "{menu:?} is no dialog");
        self.app.world_mut().resource_mut::<Dialogs>().replace(menu);
    }
}
