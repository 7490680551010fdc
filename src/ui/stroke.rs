//! Stroke of ink around letters, for words in the open sky.

use std::f32::consts::TAU;

use bevy::math::Affine2;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::sync_world::TemporaryRenderEntity;
use bevy::render::{Extract, ExtractSchedule};
use bevy::text::TextLayoutInfo;
use bevy::ui::{CalculatedClip, ComputedStackIndex, ComputedUiTargetCamera, UiGlobalTransform};
use bevy::ui_render::{
    ExtractedGlyph, ExtractedUiItem, ExtractedUiNode, ExtractedUiNodes, RenderUiSystems,
    UiCameraMap, stack_z_offsets,
};

use super::color::{Palette, Role};

/// Copies of the letters, on a circle, that make their stroke.
const COPIES: u8 = 16;

/// Stroke around the letters of a text: its width in design units.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct TextStroke(pub(crate) f32);

/// Draws the letters behind themselves, moved to every side, as the engine draws their shadow.
fn extract_strokes(
    mut commands: Commands,
    mut extracted: ResMut<ExtractedUiNodes>,
    palette: Extract<Res<Palette>>,
    texts: Extract<
        Query<(
            Entity,
            (&ComputedNode, &ComputedStackIndex, &UiGlobalTransform),
            (&ComputedUiTargetCamera, &InheritedVisibility),
            Option<&CalculatedClip>,
            (&TextLayoutInfo, &TextColor, &TextStroke),
        )>,
    >,
    cameras: Extract<UiCameraMap>,
) {
    let ink = palette.color(Role::Ink);
    let mut cameras = cameras.get_mapper();
    for (entity, (node, stack, transform), (target, visibility), clip, text) in &texts {
        let (layout, color, stroke) = text;
        if !visibility.get() || node.is_empty() {
            continue;
        }
        let Some(camera) = cameras.map(target) else {
            continue;
        };
        let width = stroke.0 / node.inverse_scale_factor();
        for copy in 0..COPIES {
            let side = Vec2::from_angle(TAU * f32::from(copy) / f32::from(COPIES));
            let moved = Affine2::from_translation(node.content_box().min + width * side);
            for glyph in &layout.glyphs {
                let first = extracted.glyphs.len();
                extracted.glyphs.push(ExtractedGlyph {
                    color: ink.with_alpha(color.0.alpha()).to_linear(),
                    translation: glyph.position,
                    rect: glyph.atlas_info.rect,
                });
                extracted.uinodes.push(ExtractedUiNode {
                    transform: Affine2::from(*transform) * moved,
                    z_order: stack.0 as f32 + stack_z_offsets::MATERIAL,
                    render_entity: commands.spawn(TemporaryRenderEntity).id(),
                    image: glyph.atlas_info.texture,
                    clip: clip.map(|clip| clip.clip),
                    extracted_camera_entity: camera,
                    item: ExtractedUiItem::Glyphs {
                        range: first..first + 1,
                    },
                    main_entity: entity.into(),
                });
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // Tests have no renderer.
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(
            ExtractSchedule,
            extract_strokes.in_set(RenderUiSystems::ExtractTextShadows),
        );
    }
}
