//! The film's clock and camera: frames one by one, drawn or not, and pictures of them.

use std::sync::mpsc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::{PipelineCache, PollType};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use cant_stop::CanvasImage;

use super::{FRAME, Film, PATIENCE, Scene};

/// Frames drawn before asking for a picture: the renderer first gets to know what it has not drawn yet.
const WARM_UP: u32 = 3;

/// Part of a frame that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawn {
    /// Nothing.
    Nothing,
    /// Board and interface; the dice in their tray stay as they were drawn last.
    Canvas,
    /// All of it.
    Everything,
}

impl Film<'_> {
    /// Sets the clock's step and what of a frame is drawn: software renderers take long for one.
    pub(super) fn set(&mut self, step: Duration, drawn: Drawn) {
        let world = self.app.world_mut();
        world.insert_resource(TimeUpdateStrategy::ManualDuration(step));
        let mut cameras = world.query::<(&mut Camera, Has<Camera3d>)>();
        for (mut camera, is_of_tray) in cameras.iter_mut(world) {
            camera.is_active = match drawn {
                Drawn::Nothing => false,
                Drawn::Canvas => !is_of_tray,
                Drawn::Everything => true,
            };
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
    pub(crate) fn hold_still(&mut self) -> Result<(), String> {
        self.set(Duration::ZERO, Drawn::Nothing);
        for _ in 0..PATIENCE {
            if Scene(self.app.world()).is_painted() {
                break;
            }
            self.frame()?;
        }
        self.set(Duration::ZERO, Drawn::Everything);
        for frame in 0..PATIENCE {
            if frame >= WARM_UP && !self.waits_for_shaders() {
                break;
            }
            self.frame()?;
        }
        Ok(())
    }

    /// Returns `true` while the renderer leaves out what its shaders are not ready for.
    fn waits_for_shaders(&self) -> bool {
        let renderer = self.app.sub_app(RenderApp).world();
        let pipelines = renderer.resource::<PipelineCache>();
        pipelines.waiting_pipelines().next().is_some()
    }

    /// Lets the clock go on.
    pub(crate) fn go_on(&mut self) {
        self.set(FRAME, Drawn::Nothing);
    }

    /// Draws a frame while the clock stands still, with the tray as it was last drawn, and waits for it to come back.
    pub(crate) fn capture(&mut self, name: &str) -> Result<Image, String> {
        let (sender, receiver) = mpsc::channel();
        self.ask_for_picture(move |image| {
            // If the film has given up waiting, the picture is not needed.
            sender.send(image).ok();
        });
        self.set(Duration::ZERO, Drawn::Canvas);
        self.frame()?;
        self.set(Duration::ZERO, Drawn::Nothing);
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

    /// Takes a picture of something that comes or goes; it is not measured, as it need not be read.
    pub(crate) fn shoot_passing(&mut self, name: &str) -> Result<(), String> {
        let watcher = self.watcher.take();
        let shot = if watcher.is_some() {
            Ok(())
        } else {
            self.shoot(name)
        };
        self.watcher = watcher;
        shot
    }

    /// Has the next frame that is drawn sent to `take`, some frames later.
    pub(super) fn ask_for_picture(&mut self, take: impl Fn(Image) + Send + Sync + 'static) {
        let world = self.app.world_mut();
        let target = world.resource::<CanvasImage>().0.clone();
        world
            .spawn(Screenshot::image(target))
            .observe(move |captured: On<ScreenshotCaptured>| take(captured.image.clone()));
    }
}
