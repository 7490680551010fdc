//! Every sound of the game: its files, where it is mixed, and how much it matters.

/// The groups of sounds that are mixed together, each with a volume of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Bus {
    /// The score.
    Score,
    /// Wind, snow and gusts.
    Mountain,
    /// Dice and pieces.
    Table,
    /// The tones of the table: as loud as it, and further into the valley.
    Tones,
    /// Buttons and focus.
    Interface,
}

impl Bus {
    pub(super) const ALL: [Bus; 5] = [
        Bus::Score,
        Bus::Mountain,
        Bus::Table,
        Bus::Tones,
        Bus::Interface,
    ];
}

/// Priority of a sound: of too many at once, the quietest one of lower priority is faded out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Priority {
    Interface,
    Step,
    Turn,
    Bank,
    Throw,
    Top,
    Claim,
    Bust,
    Win,
}

/// Number of tones: one for each column, from 2 to 12.
pub(super) const TONES: u8 = 11;
/// Number of seats with tones of their own.
const SEATS: u8 = 4;

/// Strength with which a die in the hand hits something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Grip {
    Soft,
    Mid,
    Hard,
}

/// A sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sound {
    /// A die in the hand.
    Palm(Grip),
    /// The dice thrown; made anew for each throw.
    Throw,
    Place,
    Step,
    Top,
    /// The canvas of a tent.
    Bank,
    /// The flag of a claim.
    Claim,
    Bust,
    /// The rope of a runner who falls.
    Rope,
    /// The dawn that the score plays.
    Win,
    /// A tone of the scale that everything is tuned to, from 1, the D above middle C, to [`TONES`].
    Tone(u8),
    /// The same an octave higher, on a bell.
    Bell(u8),
    /// The same with a mallet of felt, for what is only considered.
    Felt(u8),
    /// The two tones of a seat, counted from 1.
    Turn(u8),
    Roll,
    Stop,
    Gust,
    /// Fire between the tents.
    Crackle,
    /// The wind getting stronger as the risk rises, in the beds of the mountain.
    WindRises,
    /// The wind holding its breath before a decisive roll.
    WindHolds,
    Focus,
    Press,
    Back,
    Toggle,
    Slide,
    Open,
    Close,
    Toast,
    Refuse,
}

impl Sound {
    /// Every sound.
    pub(super) fn all() -> impl Iterator<Item = Sound> {
        let plain = [
            Sound::Palm(Grip::Soft),
            Sound::Palm(Grip::Mid),
            Sound::Palm(Grip::Hard),
            Sound::Throw,
            Sound::Place,
            Sound::Step,
            Sound::Top,
            Sound::Bank,
            Sound::Claim,
            Sound::Bust,
            Sound::Rope,
            Sound::Win,
            Sound::Roll,
            Sound::Stop,
            Sound::Gust,
            Sound::Crackle,
            Sound::WindRises,
            Sound::WindHolds,
            Sound::Focus,
            Sound::Press,
            Sound::Back,
            Sound::Toggle,
            Sound::Slide,
            Sound::Open,
            Sound::Close,
            Sound::Toast,
            Sound::Refuse,
        ];
        let tones = (1..=TONES).flat_map(|it| [Sound::Tone(it), Sound::Bell(it), Sound::Felt(it)]);
        plain
            .into_iter()
            .chain(tones)
            .chain((1..=SEATS).map(Sound::Turn))
    }

    /// Its files without ending, one for each take; none for what is not kept in files of its own.
    pub(super) fn files(self) -> Vec<String> {
        let own = format!("{self:?}").to_lowercase();
        let (name, takes) = match self {
            Sound::Palm(grip) => (format!("palm_{grip:?}").to_lowercase(), 8),
            Sound::Tone(number) => (format!("tone_{number}"), 2),
            Sound::Bell(number) => return vec![format!("bell_{number}")],
            Sound::Felt(number) => return vec![format!("felt_{number}")],
            Sound::Turn(seat) => (format!("turn_{seat}"), 2),
            Sound::Slide => ("slider".to_owned(), 3),
            Sound::Step => (own, 8),
            Sound::Crackle => (own, 6),
            Sound::Place | Sound::Bank => (own, 5),
            Sound::Bust | Sound::Rope | Sound::Roll | Sound::Stop | Sound::Gust => (own, 4),
            // The top is its column's tone and bell; the rest is played by others.
            Sound::Top | Sound::Throw | Sound::Win | Sound::WindRises | Sound::WindHolds => {
                return Vec::new();
            }
            _ => (own, 3),
        };
        let numbered = |take: u8| format!("{name}_{take}");
        (1..=takes).map(numbered).collect()
    }

    /// Bus that it is mixed into.
    pub(super) fn bus(self) -> Bus {
        match self {
            Sound::Tone(_) | Sound::Bell(_) | Sound::Felt(_) | Sound::Turn(_) => Bus::Tones,
            Sound::Gust | Sound::Crackle | Sound::WindRises | Sound::WindHolds => Bus::Mountain,
            Sound::Win => Bus::Score,
            Sound::Focus
            | Sound::Press
            | Sound::Back
            | Sound::Toggle
            | Sound::Slide
            | Sound::Open
            | Sound::Close
            | Sound::Toast
            | Sound::Refuse => Bus::Interface,
            _ => Bus::Table,
        }
    }

    /// Priority among the sounds that are heard at once.
    pub(super) fn priority(self) -> Priority {
        match self {
            Sound::Win => Priority::Win,
            Sound::Bust | Sound::Rope => Priority::Bust,
            Sound::Claim | Sound::Bell(_) => Priority::Claim,
            Sound::Top => Priority::Top,
            Sound::Throw | Sound::Palm(_) | Sound::Roll => Priority::Throw,
            Sound::Bank | Sound::Tone(_) | Sound::Stop => Priority::Bank,
            Sound::Turn(_) => Priority::Turn,
            Sound::Place | Sound::Step | Sound::Felt(_) | Sound::Gust => Priority::Step,
            _ => Priority::Interface,
        }
    }

    /// Returns `true` if only one of several in one frame is heard: the same twice at once is only louder.
    pub(super) fn is_alone(self) -> bool {
        !matches!(self, Sound::Palm(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    #[test]
    fn every_sound_has_its_files() {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/audio");
        for sound in Sound::all() {
            for file in sound.files() {
                assert!(folder.join(format!("{file}.ogg")).is_file(), "{file}");
            }
        }
    }

    #[test]
    fn the_end_of_a_turn_has_priority_over_the_events_in_it() {
        assert!(Sound::Win.priority() > Sound::Bust.priority());
        assert!(Sound::Bust.priority() > Sound::Claim.priority());
        assert!(Sound::Claim.priority() > Sound::Throw.priority());
        assert!(Sound::Throw.priority() > Sound::Step.priority());
        assert!(Sound::Step.priority() > Sound::Focus.priority());
    }
}
