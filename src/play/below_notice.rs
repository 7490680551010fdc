//! Makes room for a notice above a dialog that reaches up to it, so that no heading is covered.

use bevy::{prelude::*, ui::UiGlobalTransform};

use crate::play::hud::Notice;
use crate::ui::dialog::{DialogWidth, PlaceColumn};
use crate::ui::spacing::{DIALOG_EDGE, GAP};

/// A dialog that has made room for a notice.
#[derive(Component)]
struct Below;

/// Bottom of a notice with a margin below it, in pixels from the upper edge of a veil `height` pixels high.
fn end_of(notice: &ComputedNode, height: f32) -> f32 {
    height * DIALOG_EDGE / 100.0 + notice.size().y + GAP / notice.inverse_scale_factor()
}

fn make_room(
    notices: Query<&ComputedNode, With<Notice>>,
    dialogs: Query<
        (&ComputedNode, &UiGlobalTransform, &ChildOf),
        Or<(With<DialogWidth>, With<PlaceColumn>)>,
    >,
    mut veils: Query<(&ComputedNode, &mut Node, Has<Below>)>,
    mut commands: Commands,
) {
    for (panel, place, veil) in &dialogs {
        let Ok((computed, mut node, is_below)) = veils.get_mut(veil.0) else {
            continue;
        };
        let end = notices
            .iter()
            .map(|notice| end_of(notice, computed.size().y))
            .reduce(f32::max);
        let top = place.translation.y - panel.size().y / 2.0;
        match end {
            // Once below, it stays there until the notice goes.
            Some(end) if is_below || top < end => {
                let padding = px(end * computed.inverse_scale_factor());
                if node.padding.top != padding {
                    node.padding.top = padding;
                    commands.entity(veil.0).insert(Below);
                }
            }
            None if is_below => {
                node.padding.top = vh(DIALOG_EDGE);
                commands.entity(veil.0).remove::<Below>();
            }
            _ => {}
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    let is_open = any_match_filter::<Or<(With<DialogWidth>, With<PlaceColumn>)>>;
    app.add_systems(Update, make_room.run_if(is_open));
}
