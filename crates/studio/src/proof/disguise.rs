//! Takes something out of a frame: what is to be measured is invisible in it, so that it shows what lies behind. The game
//! resolves its colours under a mask; what it draws otherwise is hidden right before the frame. Snow is in none of these
//! frames: a flake that flies past is nowhere long enough to be in the way, nor is the snow that a gust carries.

use bevy::prelude::*;
use cant_stop::core::art::Picture;
use cant_stop::ui::color::Mask;
use cant_stop_testkit::Kind;

/// Change to the frames that are drawn now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Disguise {
    /// Nothing: frames are as players see them.
    #[default]
    None,
    /// No snow is to be seen.
    WithoutSnow,
    /// No text is to be seen.
    WithoutText,
    /// All text is opaque and of the colour [`PROBE`].
    TextInProbe,
    /// Nothing of this kind is to be seen.
    Without(Kind),
    /// The ring around what has the focus is not to be seen; the plate that it lies on is.
    WithoutRings,
}

/// A colour that nothing in the game has: where it shows, there is text.
pub(super) const PROBE: LinearRgba = LinearRgba::GREEN;

/// Names that the game gives to what flies past.
const FLIES_PAST: [&str; 2] = ["snow", "front of the gust"];

/// Meshes, coloured by a material, and what flies past, that were hidden for the last frame.
#[derive(Resource, Default)]
struct Hidden(Vec<Entity>);

/// Adds what puts disguises on and takes them off.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Disguise>()
        .init_resource::<Hidden>()
        .add_systems(First, show_meshes)
        .add_systems(PreUpdate, set_mask.run_if(resource_changed::<Disguise>))
        .add_systems(Last, hide_meshes);
}

fn set_mask(disguise: Res<Disguise>, mut mask: ResMut<Mask>) {
    *mask = Mask {
        words: match *disguise {
            Disguise::WithoutText => Some(Color::NONE),
            Disguise::TextInProbe => Some(PROBE.into()),
            _ => None,
        },
        clears_rings: *disguise == Disguise::WithoutRings,
        clears: match *disguise {
            Disguise::Without(kind) => Some(shows(kind)),
            _ => None,
        },
    };
}

/// Returns a test for pictures of this kind.
fn shows(kind: Kind) -> fn(&Picture) -> bool {
    match kind {
        Kind::Runner => |picture| Kind::of(picture) == Some(Kind::Runner),
        Kind::Mark => |picture| Kind::of(picture) == Some(Kind::Mark),
        Kind::Flag => |picture| Kind::of(picture) == Some(Kind::Flag),
        Kind::Target => |picture| Kind::of(picture) == Some(Kind::Target),
        Kind::Icon => |picture| Kind::of(picture) == Some(Kind::Icon),
    }
}

fn hide_meshes(
    disguise: Res<Disguise>,
    mut hidden: ResMut<Hidden>,
    mut drawn: Query<
        (Entity, Option<&Picture>, Option<&Name>, &mut ViewVisibility),
        Or<(With<Mesh2d>, With<Sprite>)>,
    >,
) {
    if *disguise == Disguise::None {
        return;
    }
    let is_out = |picture: &Picture| {
        let kind = Kind::of(picture);
        kind.is_some_and(|kind| *disguise == Disguise::Without(kind))
    };
    for (entity, picture, name, mut seen) in &mut drawn {
        let is_snow = name.is_some_and(|name| FLIES_PAST.contains(&name.as_str()));
        if (is_snow || picture.is_some_and(is_out)) && seen.get() {
            *seen.bypass_change_detection() = ViewVisibility::HIDDEN;
            hidden.0.push(entity);
        }
    }
}

fn show_meshes(mut hidden: ResMut<Hidden>, mut meshes: Query<&mut ViewVisibility>) {
    for entity in hidden.0.drain(..) {
        if let Ok(mut seen) = meshes.get_mut(entity) {
            *seen.bypass_change_detection() = ViewVisibility::VISIBLE;
        }
    }
}
