//! The film's clock and camera: frames one by one, drawn or not, and pictures of them.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;

use super::{Film, PATIENCE, Scene};
use crate::camera::CanvasImage;
use crate::theme::motion;

/// Frames drawn before asking for a picture: the renderer first gets to know what it has not drawn yet.
const WARM_UP: u32 = 3;

impl Film {
    /// Sets the clock's step and whether frames are drawn: software renderers take long for one.
    pub(super) fn set(&mut self, step: Duration, drawn: bool) {
        let world = self.app.world_mut();
        world.insert_resource(TimeUpdateStrategy::ManualDuration(step));
        let mut cameras = world.query::<&mut Camera>();
        for mut camera in cameras.iter_mut(world) {
            camera.is_active = drawn;
        }
    }

    pub(super) fn frame(&mut self) -> Result<(), String> {
        self.app.update();
        self.app
            .world()
            .resource::<RenderDevice>()
            .wgpu_device()
            .poll(PollType::wait_indefinitely())
            .map(|_| ())
            .map_err(|error| format!("The graphics driver stopped answering: {error}."))
    }

    /// Stops the clock, until the renderer has everything that it draws.
    pub(in crate::dev_tools) fn hold_still(&mut self) -> Result<(), String> {
        self.set(Duration::ZERO, false);
        for _ in 0..PATIENCE {
            if Scene(self.app.world()).is_painted() {
                break;
            }
            self.frame()?;
        }
        self.set(Duration::ZERO, true);
        for _ in 0..WARM_UP {
            self.frame()?;
        }
        Ok(())
    }

    /// Draws a frame while the clock stands still.
    pub(in crate::dev_tools) fn capture(&mut self, name: &str) -> Result<Image, String> {
        self.picture(name, Duration::ZERO)
    }

    /// Lets the clock go on.
    pub(in crate::dev_tools) fn go_on(&mut self) {
        self.set(motion::DEMO_FRAME, false);
    }

    /// Draws one frame that is `step` later, and waits for it to come back.
    pub(super) fn picture(&mut self, name: &str, step: Duration) -> Result<Image, String> {
        let receiver = self.ask_for_picture();
        self.set(step, true);
        self.frame()?;
        self.set(Duration::ZERO, false);
        for _ in 0..PATIENCE {
            if let Ok(image) = receiver.try_recv() {
                return Ok(image);
            }
            self.frame()?;
        }
        Err(format!(
            "The picture “{name}” did not come back from the graphics driver."
        ))
    }

    fn ask_for_picture(&mut self) -> Receiver<Image> {
        let (sender, receiver) = mpsc::channel();
        let target = self.app.world().resource::<CanvasImage>().0.clone();
        self.app
            .world_mut()
            .spawn(Screenshot::image(target))
            .observe(move |captured: On<ScreenshotCaptured>| {
                // The film may have given up waiting; then nobody needs the picture.
                sender.send(captured.image.clone()).ok();
            });
        receiver
    }
}
