//! Cues: what should be heard now, said without knowing how it is played.

use bevy::prelude::*;

/// The groups of sounds with a volume of their own; music is the third.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bus {
    /// Dice and pieces.
    Table,
    /// Buttons and focus.
    Interface,
}

/// A sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sound {
    DieFloor,
    DieDie,
    DieWall,
    Rattle,
    Place,
    Step,
    Top,
    Bank,
    Bust,
    Claim,
    Win,
    Turn,
    Focus,
    Press,
    Back,
    Refuse,
}

impl Sound {
    pub(super) const ALL: [Sound; 16] = [
        Sound::DieFloor,
        Sound::DieDie,
        Sound::DieWall,
        Sound::Rattle,
        Sound::Place,
        Sound::Step,
        Sound::Top,
        Sound::Bank,
        Sound::Bust,
        Sound::Claim,
        Sound::Win,
        Sound::Turn,
        Sound::Focus,
        Sound::Press,
        Sound::Back,
        Sound::Refuse,
    ];

    /// The files with this sound, without ending; one of several is played at random.
    pub(super) fn files(self) -> &'static [&'static str] {
        match self {
            Sound::DieFloor => &["die_floor_1", "die_floor_2", "die_floor_3", "die_floor_4"],
            Sound::DieDie => &["die_die_1", "die_die_2", "die_die_3", "die_die_4"],
            Sound::DieWall => &["die_wall_1", "die_wall_2", "die_wall_3"],
            Sound::Rattle => &["rattle"],
            Sound::Place => &["place"],
            Sound::Step => &["step"],
            Sound::Top => &["top"],
            Sound::Bank => &["bank"],
            Sound::Bust => &["bust"],
            Sound::Claim => &["claim"],
            Sound::Win => &["win"],
            Sound::Turn => &["turn"],
            Sound::Focus => &["focus"],
            Sound::Press => &["press"],
            Sound::Back => &["back"],
            Sound::Refuse => &["refuse"],
        }
    }

    pub(super) fn bus(self) -> Bus {
        match self {
            Sound::Focus | Sound::Press | Sound::Back | Sound::Refuse => Bus::Interface,
            _ => Bus::Table,
        }
    }
}

/// A sound to be heard now.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(super) struct Cue {
    /// Which.
    pub(super) sound: Sound,
    /// How loud, 0 to 1.
    pub(super) gain: f32,
    /// How fast, and so how high: 1 as made.
    pub(super) rate: f32,
    /// From -1, left, to 1, right.
    pub(super) panning: f32,
}

impl Cue {
    /// The sound as made.
    pub(super) fn plain(sound: Sound) -> Cue {
        Cue {
            sound,
            gain: 1.0,
            rate: 1.0,
            panning: 0.0,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Cue>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    #[test]
    fn every_sound_has_its_files() {
        let folder =
            PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo runs the tests"))
                .join("assets/audio");
        for sound in Sound::ALL {
            for file in sound.files() {
                assert!(folder.join(format!("{file}.ogg")).is_file(), "{file}");
            }
        }
    }
}
