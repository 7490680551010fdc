//! The film's clock and camera: frames one by one, drawn or not, and pictures of them.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::{PipelineCache, PipelineDescriptor, PollType};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use cant_stop::CanvasImage;
use cant_stop::core::art::Rasters;

use super::{Film, PATIENCE};

/// Frames drawn before asking for a picture: the renderer first gets to know what it has not drawn yet.
const WARM_UP: u32 = 3;

/// Part of a frame that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drawn {
    Nothing,
    /// Board and interface; the dice in their tray stay as they were drawn last.
    Canvas,
    Everything,
}

impl Film {
    /// Sets the clock's step and what of a frame is drawn: software renderers take long for one.
    pub(crate) fn set(&mut self, step: Duration, drawn: Drawn) {
        self.session.step_by(step);
        let world = self.session.app.world_mut();
        let mut cameras = world.query::<(&mut Camera, Has<Camera3d>)>();
        for (mut camera, is_of_tray) in cameras.iter_mut(world) {
            camera.is_active = match drawn {
                Drawn::Nothing => false,
                Drawn::Canvas => !is_of_tray,
                Drawn::Everything => true,
            };
        }
    }

    /// Runs a frame, and waits until the graphics driver is done with it.
    pub(crate) fn frame(&mut self) {
        self.session.frame();
        let device = self.session.app.world().resource::<RenderDevice>();
        let polled = device.wgpu_device().poll(PollType::wait_indefinitely());
        polled.expect("the graphics driver answers");
    }

    /// Stops the clock, until the renderer has everything that it draws.
    pub(crate) fn hold_still(&mut self) {
        self.set(Duration::ZERO, Drawn::Nothing);
        while !self.session.app.world().resource::<Rasters>().are_ready() {
            self.frame();
        }
        self.set(Duration::ZERO, Drawn::Everything);
        let mut frames = 0;
        while frames < WARM_UP || self.waits_for_shaders() {
            self.frame();
            frames += 1;
        }
    }

    /// Returns `true` while the renderer leaves out what its shaders are not ready for. It asks for one shader that computes,
    /// which the game's renderer has not, and which never comes.
    fn waits_for_shaders(&self) -> bool {
        let renderer = self.session.app.sub_app(RenderApp).world();
        let cache = renderer.resource::<PipelineCache>();
        let draws = |id| {
            let pipeline = cache.pipelines().nth(id);
            pipeline.is_some_and(|it| {
                matches!(
                    it.descriptor,
                    PipelineDescriptor::RenderPipelineDescriptor(_)
                )
            })
        };
        cache.waiting_pipelines().any(draws)
    }

    /// Draws a frame while the clock stands still, with the tray as it was last drawn, and waits for it to come back.
    pub(crate) fn capture(&mut self) -> Image {
        let picture = self.ask_for_picture();
        self.set(Duration::ZERO, Drawn::Canvas);
        self.frame();
        self.set(Duration::ZERO, Drawn::Nothing);
        for _ in 0..PATIENCE {
            if let Ok(image) = picture.try_recv() {
                return image;
            }
            self.frame();
        }
        panic!("a picture did not come back from the graphics driver");
    }

    /// Has the next frame that is drawn sent, some frames later.
    pub(crate) fn ask_for_picture(&mut self) -> Receiver<Image> {
        let (sender, receiver) = mpsc::channel();
        let world = self.session.app.world_mut();
        let target = world.resource::<CanvasImage>().0.clone();
        world
            .spawn(Screenshot::image(target))
            .observe(move |captured: On<ScreenshotCaptured>| {
                // If the film has given up waiting, the picture is not needed.
                sender.send(captured.image.clone()).ok();
            });
        receiver
    }
}

/// Writes a picture.
pub(crate) fn save(image: Image, path: &Path) {
    let picture = image.try_into_dynamic().expect("a screenshot has pixels");
    let saved = picture.to_rgb8().save(path);
    saved.unwrap_or_else(|error| panic!("{} cannot be written: {error}.", path.display()));
}
