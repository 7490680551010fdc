//! Words for sounds that mean something.

use crate::sound::catalogue::Sound;
use crate::ui::prelude::*;

/// Caption of a sound; `None` for sounds that only accompany a person's own action.
pub(super) fn meaning(sound: Sound) -> Option<TextKey> {
    match sound {
        Sound::Palm(_) => Some(texts::CAPTION_RATTLE),
        Sound::Throw => Some(texts::CAPTION_DICE),
        Sound::Place => Some(texts::CAPTION_PLACE_CLIMBER),
        Sound::Step => Some(texts::CAPTION_STEP),
        Sound::Top => Some(texts::CAPTION_TOP),
        Sound::Bank => Some(texts::CAPTION_CAMP),
        Sound::Bust => Some(texts::CAPTION_BUST),
        Sound::Claim => Some(texts::CAPTION_CLAIM),
        Sound::Win => Some(texts::CAPTION_WIN),
        Sound::Turn(_) => Some(texts::CAPTION_TURN),
        Sound::WindRises => Some(texts::CAPTION_WIND),
        Sound::WindHolds => Some(texts::CAPTION_WIND_HOLDS),
        Sound::Refuse => Some(texts::CAPTION_REFUSE),
        // They come with what they belong to, or mean nothing.
        Sound::Tone(_)
        | Sound::Bell(_)
        | Sound::Felt(_)
        | Sound::Rope
        | Sound::Roll
        | Sound::Stop
        | Sound::Gust
        | Sound::Crackle
        | Sound::Focus
        | Sound::Press
        | Sound::Back
        | Sound::Toggle
        | Sound::Slide
        | Sound::Open
        | Sound::Close
        | Sound::Toast => None,
    }
}

/// Returns `true` if sounds of this kind have captions.
pub(super) fn is_captioned(sound: Sound, settings: &Settings) -> bool {
    settings.captions
        && match sound {
            Sound::Turn(_) | Sound::Refuse => settings.caption_turns,
            Sound::WindRises | Sound::WindHolds => settings.caption_wind,
            _ => settings.caption_dice,
        }
}

/// The words of a caption, with whose doing it is. The caption may outlast the seats of the moment.
pub(super) fn says(key: TextKey, seat: Option<Seat>, seats: Option<&Seats>) -> Words {
    match seat.and_then(|seat| seats?.0.get(seat.index())) {
        Some(plan) => Words::new(texts::CAPTION_BY)
            .with("name", plan.name.as_str())
            .with("caption", key),
        None => Words::new(key),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;

    #[test]
    fn every_sound_with_a_meaning_has_words_in_every_language() {
        let meanings: Vec<TextKey> = Sound::all().filter_map(meaning).collect();
        assert!(meanings.len() >= 8);
        for key in meanings {
            for language in Language::ALL {
                let said = Locale(language).say(&Words::new(key));
                assert_ne!(said, key.as_str(), "{language:?}");
            }
        }
    }
}
