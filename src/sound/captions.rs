//! Sounds that mean something, in words: a line at the left edge of any screen, for those who do not hear them.

use bevy::prelude::*;

use super::cue::{Cue, Sound};
use crate::{
    ground::{
        canvas::{Canvas, SAFE},
        locale::Words,
        settings::Settings,
        states::Screen,
        texts::{self, TextKey},
    },
    theme::{
        color::{Role, fill},
        layer::Layer,
        motion,
        spacing::{GAP, RADIUS_SMALL, TIGHT},
        type_scale::TextSize,
        widgets::label,
    },
};

/// What a sound means; none for those that only go with what a person does.
fn meaning(sound: Sound) -> Option<TextKey> {
    match sound {
        Sound::Rattle => Some(texts::CAPTION_RATTLE),
        Sound::DieFloor | Sound::DieDie | Sound::DieWall | Sound::DiePalm => {
            Some(texts::CAPTION_DICE)
        }
        Sound::Place => Some(texts::CAPTION_PLACE_CLIMBER),
        Sound::Step => Some(texts::CAPTION_STEP),
        Sound::Top => Some(texts::CAPTION_TOP),
        Sound::Bank => Some(texts::CAPTION_CAMP),
        Sound::Bust => Some(texts::CAPTION_BUST),
        Sound::Claim => Some(texts::CAPTION_CLAIM),
        Sound::Win => Some(texts::CAPTION_WIN),
        Sound::Turn => Some(texts::CAPTION_TURN),
        Sound::Refuse => Some(texts::CAPTION_REFUSE),
        // A tone comes with what it belongs to.
        Sound::Tone(_) | Sound::Roll | Sound::Stop | Sound::Focus | Sound::Press | Sound::Back => {
            None
        }
    }
}

/// The line, and how many seconds of the clock on the wall it stays.
#[derive(Component)]
#[require(Name = Name::new("sound caption"))]
struct Line {
    left: f32,
    says: Option<TextKey>,
}

/// The words in it.
#[derive(Component)]
struct LineWords;

fn put_up(mut commands: Commands) {
    let edge = percent(100.0 * SAFE);
    commands
        .spawn((
            Line {
                left: 0.0,
                says: None,
            },
            Node {
                position_type: PositionType::Absolute,
                left: edge,
                max_width: percent(60),
                padding: UiRect::axes(px(GAP), px(TIGHT)),
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                ..default()
            },
            fill(Role::Ink),
            Layer::Notice.z(),
            Visibility::Hidden,
            Pickable::IGNORE,
        ))
        .with_child((
            LineWords,
            label(Words::literal(""), TextSize::Small, Role::Paper),
        ));
}

/// At the foot of the screen; in play, where the board stands there, below the banner.
fn place(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut node: Single<&mut Node, With<Line>>,
) {
    let edge = canvas.safe_rect().max.y;
    let foot = match screen.get() {
        Screen::Play => canvas.caption_foot(settings.text_scale.factor()),
        _ => edge,
    };
    let bottom = px(canvas.size.y - foot);
    if node.bottom != bottom {
        node.bottom = bottom;
    }
}

/// The last sound that means something, as long as it takes to read it.
fn write(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut cues: MessageReader<Cue>,
    line: Single<(&mut Line, &mut Visibility)>,
    words: Single<&mut Words, With<LineWords>>,
) {
    let (mut line, mut visibility) = line.into_inner();
    let last = cues.read().filter_map(|cue| meaning(cue.sound)).last();
    if !settings.captions {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    }
    if let Some(key) = last {
        line.left = motion::CAPTION;
        if line.says != Some(key) || *visibility == Visibility::Hidden {
            line.says = Some(key);
            words.into_inner().set_if_neq(Words::new(key));
            visibility.set_if_neq(Visibility::Inherited);
        }
    } else if line.left > 0.0 {
        line.left -= time.delta_secs();
    } else {
        visibility.set_if_neq(Visibility::Hidden);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, put_up).add_systems(
        PostUpdate,
        (place, write).before(bevy::ui::UiSystems::Prepare),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ground::{locale::Locale, settings::Language};

    #[test]
    fn every_sound_with_a_meaning_has_words_in_every_language() {
        let meanings: Vec<TextKey> = Sound::all().filter_map(meaning).collect();
        assert!(meanings.len() >= 8);
        for key in meanings {
            for language in Language::ALL {
                assert_ne!(
                    Locale(language).say(&Words::new(key)),
                    key.as_str(),
                    "{language:?}"
                );
            }
        }
    }
}
