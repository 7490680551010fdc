//! An app with everything the game is built on and nothing of the game: what its frames are compared with.

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy_rapier3d::prelude::*;
use cant_stop::{Launch, bare_app};

/// Size of the second camera's picture, in pixels: that of the tray.
const TRAY: UVec2 = UVec2::new(560, 304);

/// The same plugins of Bevy and of others as the game, a camera for the canvas and one for a tray, and nothing to see.
pub fn empty(launch: &Launch) -> App {
    let mut app = bare_app(launch);
    app.add_plugins(RapierPhysicsPlugin::<NoUserData>::default());
    app.add_systems(Startup, open_second_camera);
    app
}

fn open_second_camera(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let picture = Image::new_target_texture(TRAY.x, TRAY.y, TextureFormat::Rgba8UnormSrgb, None);
    commands.spawn((
        Camera3d::default(),
        Camera {
            order: -1,
            ..default()
        },
        RenderTarget::from(images.add(picture)),
    ));
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]

    use super::*;

    #[test]
    fn the_empty_app_runs() {
        let folder = tempfile::TempDir::new().unwrap();
        let mut app = empty(&Launch::headless(None, folder.path().to_owned()));
        app.finish();
        app.cleanup();
        app.update();
        app.update();
    }
}
