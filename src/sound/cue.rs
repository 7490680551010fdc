//! Cues: what should be heard now, said without knowing how it is played.

use bevy::prelude::*;

use crate::throw::ThrowSystems;

/// The groups of sounds with a volume of their own; music is the third.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bus {
    /// Dice and pieces.
    Table,
    /// Buttons and focus.
    Interface,
}

/// How many tones there are: those of the columns, from 2 to 12.
pub(super) const TONES: u8 = 11;

/// A sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sound {
    DieFloor,
    DieDie,
    DieWall,
    DiePalm,
    Rattle,
    Place,
    Step,
    Top,
    Bank,
    /// A tone of the scale that everything is tuned to, from 1, the D above middle C, to [`TONES`].
    Tone(u8),
    Bust,
    Claim,
    Win,
    Turn,
    Roll,
    Stop,
    Focus,
    Press,
    Back,
    Refuse,
}

impl Sound {
    /// Every sound.
    pub(super) fn all() -> impl Iterator<Item = Sound> {
        let plain = [
            Sound::DieFloor,
            Sound::DieDie,
            Sound::DieWall,
            Sound::DiePalm,
            Sound::Rattle,
            Sound::Place,
            Sound::Step,
            Sound::Top,
            Sound::Bank,
            Sound::Bust,
            Sound::Claim,
            Sound::Win,
            Sound::Turn,
            Sound::Roll,
            Sound::Stop,
            Sound::Focus,
            Sound::Press,
            Sound::Back,
            Sound::Refuse,
        ];
        plain.into_iter().chain((1..=TONES).map(Sound::Tone))
    }

    /// The files with this sound, without ending; one of several is played at random.
    pub(super) fn files(self) -> Vec<String> {
        let takes =
            |name: &str, count: u8| (1..=count).map(|take| format!("{name}_{take}")).collect();
        let only = |name: &str| vec![name.to_owned()];
        match self {
            Sound::DieFloor => takes("die_floor", 4),
            Sound::DieDie => takes("die_die", 4),
            Sound::DieWall => takes("die_wall", 3),
            Sound::DiePalm => takes("palm", 4),
            Sound::Place => takes("place", 3),
            Sound::Step => takes("step", 4),
            Sound::Bank => takes("bank", 3),
            Sound::Tone(number) => vec![format!("tone_{number}")],
            Sound::Rattle => only("rattle"),
            Sound::Top => only("top"),
            Sound::Bust => only("bust"),
            Sound::Claim => only("claim"),
            Sound::Win => only("win"),
            Sound::Turn => only("turn"),
            Sound::Roll => only("roll"),
            Sound::Stop => only("stop"),
            Sound::Focus => only("focus"),
            Sound::Press => only("press"),
            Sound::Back => only("back"),
            Sound::Refuse => only("refuse"),
        }
    }

    /// Whether only one of them is heard of several in one frame: the same twice at once is only louder.
    pub(super) fn is_alone(self) -> bool {
        !matches!(
            self,
            Sound::DieFloor | Sound::DieDie | Sound::DieWall | Sound::DiePalm
        )
    }

    pub(super) fn bus(self) -> Bus {
        match self {
            Sound::Focus
            | Sound::Press
            | Sound::Back
            | Sound::Refuse
            | Sound::Roll
            | Sound::Stop => Bus::Interface,
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

/// What is to be heard no longer, from now on.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hush(pub(super) Sound);

/// From what happens to what is heard of it, in one frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum SoundSystems {
    /// Gives cues.
    Cue,
    /// Plays them.
    Play,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Cue>().add_message::<Hush>();
    app.configure_sets(
        Update,
        (SoundSystems::Cue, SoundSystems::Play)
            .chain()
            .after(ThrowSystems::Report),
    );
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
        for sound in Sound::all() {
            for file in sound.files() {
                assert!(folder.join(format!("{file}.ogg")).is_file(), "{file}");
            }
        }
    }
}
