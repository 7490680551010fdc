//! The 2D camera: draws board and interface on the window or on an image.

use bevy::camera::{RenderTarget, ScalingMode};
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};

use crate::core::canvas::{Canvas, CanvasTarget, DESIGN};
use crate::ui::color::{Palette, Role};

/// Render target of an app without a window.
#[derive(Resource, Clone, Debug)]
pub struct CanvasImage(pub Handle<Image>);

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Palette::default().color(Role::NightTop)));
    app.add_systems(PreStartup, spawn_camera);
    app.add_systems(Update, update_projection.run_if(resource_changed::<Canvas>));
}

fn spawn_camera(
    mut commands: Commands,
    target: Res<CanvasTarget>,
    mut images: ResMut<Assets<Image>>,
) {
    let camera = commands
        .spawn((
            Name::new("camera"),
            Camera2d,
            // Pictures have antialiased edges; multisampling would only cost time.
            Msaa::Off,
            IsDefaultUiCamera,
            Projection::Orthographic(OrthographicProjection {
                scaling_mode: ScalingMode::Fixed {
                    width: DESIGN.x,
                    height: DESIGN.y,
                },
                ..OrthographicProjection::default_2d()
            }),
        ))
        .id();
    if let CanvasTarget::Image { size } = *target {
        let mut image =
            Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        let image = images.add(image);
        commands
            .entity(camera)
            .insert(RenderTarget::Image(image.clone().into()));
        commands.insert_resource(CanvasImage(image));
    }
}

fn update_projection(
    canvas: Res<Canvas>,
    mut cameras: Query<&mut Projection, With<IsDefaultUiCamera>>,
) {
    for mut projection in &mut cameras {
        if let Projection::Orthographic(seen) = &mut *projection {
            seen.scaling_mode = ScalingMode::Fixed {
                width: canvas.size.x,
                height: canvas.size.y,
            };
        }
    }
}
