//! The sections of the score, read at first use.

use std::sync::LazyLock;

use crate::notation::{Note, Section, parse};
use crate::stem::Stem;

/// Name of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SectionName {
    /// Of the title.
    Title,
    /// First of a match.
    Play1,
    /// Second of a match.
    Play2,
    /// Third of a match.
    Play3,
    /// After the dawn.
    Results,
    /// After a match is won.
    Dawn,
    /// After a bust, before another section.
    Breath,
    /// Answer to a claim, over the section that is played.
    Call,
}

impl SectionName {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Title,
        Self::Play1,
        Self::Play2,
        Self::Play3,
        Self::Results,
        Self::Dawn,
        Self::Breath,
        Self::Call,
    ];

    /// The name of its file and what is in it.
    fn source(self) -> (&'static str, &'static str) {
        match self {
            Self::Title => ("title.txt", include_str!("../sections/title.txt")),
            Self::Play1 => ("play_1.txt", include_str!("../sections/play_1.txt")),
            Self::Play2 => ("play_2.txt", include_str!("../sections/play_2.txt")),
            Self::Play3 => ("play_3.txt", include_str!("../sections/play_3.txt")),
            Self::Results => ("results.txt", include_str!("../sections/results.txt")),
            Self::Dawn => ("dawn.txt", include_str!("../sections/dawn.txt")),
            Self::Breath => ("breath.txt", include_str!("../sections/breath.txt")),
            Self::Call => ("call.txt", include_str!("../sections/call.txt")),
        }
    }

    /// The section itself.
    pub fn section(self) -> &'static Section {
        &SECTIONS[self as usize]
    }
}

impl Section {
    /// The notes of `stem`, in order of time; of the lead those of `take`, counted from 0, and none without one.
    pub fn notes(&self, stem: Stem, take: Option<usize>) -> &[Note] {
        if stem == Stem::Lead {
            let notes = take.and_then(|take| self.takes.get(take));
            notes.map_or(&[], Vec::as_slice)
        } else {
            &self.stems[stem.index()]
        }
    }

    /// Every list of notes with its stem: one of each stem but the lead, then one of each take of the lead.
    pub fn lists(&self) -> impl Iterator<Item = (Stem, &[Note])> {
        let stems = Stem::ALL.into_iter().filter(|stem| *stem != Stem::Lead);
        let stems = stems.map(|stem| (stem, self.notes(stem, None)));
        let takes = self.takes.iter();
        stems.chain(takes.map(|notes| (Stem::Lead, &**notes)))
    }
}

static SECTIONS: LazyLock<[Section; 8]> = LazyLock::new(|| {
    SectionName::ALL.map(|name| {
        let (file, text) = name.source();
        // They are part of the program, and a test reads them all.
        parse(file, text).expect("the sections are written as they should be")
    })
});
