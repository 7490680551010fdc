//! What comes from the scenery in force: the colours of the snow on the board and of the dice, and what sun, moon and weather do.

use bevy::prelude::*;
use cant_stop_scenery::{Light, Linear};

use super::palette::Palette;
use crate::core::surroundings::Surroundings;

impl Palette {
    /// The same palette in these surroundings.
    pub fn amid(mut self, surroundings: Surroundings) -> Palette {
        self.surroundings = surroundings;
        self
    }

    /// Whether northern lights hang in the sky.
    pub(crate) fn has_curtains(self) -> bool {
        self.surroundings.scenery.has_curtains()
    }

    /// What sun, moon and weather do in the scenery in force.
    pub(crate) fn light(self) -> &'static Light {
        self.surroundings.scenery.light()
    }
}

/// Light of a scenery as what something is multiplied by.
pub(crate) fn lit([red, green, blue]: Linear) -> LinearRgba {
    LinearRgba::rgb(red, green, blue)
}

/// The colour of these channels of the screen.
pub(super) fn color([red, green, blue]: [u8; 3]) -> Color {
    Color::srgb_u8(red, green, blue)
}

#[cfg(test)]
mod tests {
    use cant_stop_scenery::{Dice, Scenery};

    use super::*;
    use crate::ui::color::Role;

    fn amid(scenery: Scenery) -> Palette {
        Palette::default().amid(Surroundings {
            scenery,
            ..default()
        })
    }

    #[test]
    fn an_evening_has_the_colours_of_the_palette() {
        let palette = Palette::default();
        assert_eq!(palette.color(Role::Shelf), palette.color(Role::Ledge));
        assert_eq!(
            palette.color(Role::Dice(Dice::Ivory)),
            palette.color(Role::Ivory)
        );
    }

    #[test]
    fn snow_and_light_follow_the_scenery_and_words_do_not() {
        let evening = Palette::default();
        for scenery in Scenery::ALL.into_iter().skip(1) {
            let palette = amid(scenery);
            assert_ne!(palette.color(Role::Shelf), evening.color(Role::Shelf));
            assert_ne!(palette.light(), evening.light());
            for role in [Role::Paper, Role::Gold, Role::Panel, Role::Ink] {
                assert_eq!(palette.color(role), evening.color(role), "{role:?}");
            }
        }
    }
}
