//! Lets everything that is to be seen take on another set of players' colours at once.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{palette, widgets::ButtonLook};
use crate::ground::settings::Settings;

/// Everything with a colour that may be a player's.
#[derive(SystemParam)]
struct Painted<'w, 's> {
    sprites: Query<'w, 's, &'static mut Sprite>,
    images: Query<'w, 's, &'static mut ImageNode>,
    grounds: Query<'w, 's, &'static mut BackgroundColor>,
    lines: Query<'w, 's, &'static mut BorderColor>,
    texts: Query<'w, 's, &'static mut TextColor>,
    looks: Query<'w, 's, &'static mut ButtonLook>,
}

/// The new colour for an old one, as strong as it was; none for colours that are no player's.
fn changed(color: Color, changes: &[(Color, Color)]) -> Option<Color> {
    let same = |other: Color| other.with_alpha(1.0) == color.with_alpha(1.0);
    let (_, new) = changes.iter().find(|(old, _)| same(*old))?;
    Some(new.with_alpha(color.alpha()))
}

fn wear(settings: Res<Settings>, mut painted: Painted) {
    let Some(changes) = palette::wear(settings.colors) else {
        return;
    };
    let change = |color: &Color| changed(*color, &changes);
    for mut sprite in &mut painted.sprites {
        if let Some(new) = change(&sprite.color) {
            sprite.color = new;
        }
    }
    for mut image in &mut painted.images {
        if let Some(new) = change(&image.color) {
            image.color = new;
        }
    }
    for mut ground in &mut painted.grounds {
        if let Some(new) = change(&ground.0) {
            ground.0 = new;
        }
    }
    for mut line in &mut painted.lines {
        let BorderColor {
            top,
            right,
            bottom,
            left,
        } = *line;
        let sides = [top, right, bottom, left];
        if sides.iter().any(|side| change(side).is_some()) {
            let [top, right, bottom, left] = sides.map(|side| change(&side).unwrap_or(side));
            *line = BorderColor {
                top,
                right,
                bottom,
                left,
            };
        }
    }
    for mut text in &mut painted.texts {
        if let Some(new) = change(&text.0) {
            text.0 = new;
        }
    }
    for mut look in &mut painted.looks {
        if let ButtonLook::Seat(color) = *look
            && let Some(new) = change(&color)
        {
            *look = ButtonLook::Seat(new);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        wear.run_if(resource_exists_and_changed::<Settings>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_players_colour_changes_and_stays_as_strong_as_it_was() {
        let changes = [(palette::CLASSIC[0], palette::PAPER)];
        let faint = palette::CLASSIC[0].with_alpha(0.3);
        assert_eq!(
            changed(faint, &changes),
            Some(palette::PAPER.with_alpha(0.3))
        );
        assert_eq!(changed(palette::GOLD, &changes), None);
    }
}
