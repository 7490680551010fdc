//! Stroke of ink around letters, for words in the open sky.

use std::f32::consts::TAU;

use bevy::math::Affine2;
use bevy::prelude::*;
use bevy::render::sync_world::TemporaryRenderEntity;
use bevy::render::{Extract, ExtractSchedule, RenderApp};
use bevy::text::{PositionedGlyph, TextLayoutInfo};
use bevy::ui::{CalculatedClip, ComputedStackIndex, ComputedUiTargetCamera, UiGlobalTransform};
use bevy::ui_render::{
    ExtractedGlyph, ExtractedUiItem, ExtractedUiNode, ExtractedUiNodes, RenderUiSystems,
    UiCameraMap, stack_z_offsets,
};

use super::color::{LetterShadow, Role};

/// Copies of the letters, on a circle, that make their stroke.
const COPIES: u8 = 16;

/// Stroke around the letters of a text: its width in design units. It is a shadow that lies on every side: the ground that
/// the letters are read on.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(TextShadow { offset: Vec2::ZERO, color: Color::NONE }, LetterShadow(Role::Ink.into()))]
pub(crate) struct TextStroke(pub(crate) f32);

/// Draws the letters behind themselves, moved to every side, as the engine draws their shadow.
fn extract_strokes(
    mut commands: Commands,
    mut extracted: ResMut<ExtractedUiNodes>,
    texts: Extract<
        Query<(
            Entity,
            (&ComputedNode, &ComputedStackIndex, &UiGlobalTransform),
            (&ComputedUiTargetCamera, &InheritedVisibility),
            Option<&CalculatedClip>,
            (&TextLayoutInfo, &TextShadow, &TextStroke),
        )>,
    >,
    cameras: Extract<UiCameraMap>,
) {
    let atlas = |glyph: &PositionedGlyph| glyph.atlas_info.texture;
    let mut cameras = cameras.get_mapper();
    for (entity, (node, stack, transform), (target, visibility), clip, text) in &texts {
        let (layout, shadow, stroke) = text;
        if !visibility.get() || node.is_empty() || stroke.0 <= 0.0 {
            continue;
        }
        let Some(camera) = cameras.map(target) else {
            continue;
        };
        let width = stroke.0 / node.inverse_scale_factor();
        let drawn = |glyph: &PositionedGlyph| ExtractedGlyph {
            color: shadow.color.to_linear(),
            translation: glyph.position,
            rect: glyph.atlas_info.rect,
        };
        for copy in 0..COPIES {
            let side = Vec2::from_angle(TAU * f32::from(copy) / f32::from(COPIES));
            let moved = Affine2::from_translation(node.content_box().min + width * side);
            for glyphs in layout
                .glyphs
                .chunk_by(|one, next| atlas(one) == atlas(next))
            {
                let first = extracted.glyphs.len();
                extracted.glyphs.extend(glyphs.iter().map(drawn));
                let range = first..extracted.glyphs.len();
                extracted.uinodes.push(ExtractedUiNode {
                    transform: Affine2::from(*transform) * moved,
                    z_order: stack.0 as f32 + stack_z_offsets::MATERIAL,
                    render_entity: commands.spawn(TemporaryRenderEntity).id(),
                    image: atlas(&glyphs[0]),
                    clip: clip.map(|clip| clip.clip),
                    extracted_camera_entity: camera,
                    item: ExtractedUiItem::Glyphs { range },
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
