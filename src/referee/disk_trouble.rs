//! Reasons of a disk for refusing, in the players' language; the system's messages are English only.

use std::io::{self, ErrorKind};

use cant_stop_records::RecordProblem;

use crate::core::locale::Words;
use crate::core::texts;

/// Reason why a saved game cannot be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DiskTrouble {
    /// No space is left, or as much as may be used is used.
    Full,
    /// The system does not permit it.
    Forbidden,
    /// The whole disk can only be read.
    ReadOnly,
    /// The folder or its disk is not there any more.
    Gone,
    /// Another program holds it, or it does not answer in time.
    Busy,
    /// A file stands where the folder should be, or a folder where the file should be.
    InTheWay,
    /// The file is not what the game wrote.
    Changed,
    /// Anything else.
    Unknown,
}

impl DiskTrouble {
    /// Part of a sentence: "no space is left".
    pub(crate) fn words(self) -> Words {
        Words::new(match self {
            DiskTrouble::Full => texts::DISK_FULL,
            DiskTrouble::Forbidden => texts::DISK_FORBIDDEN,
            DiskTrouble::ReadOnly => texts::DISK_READ_ONLY,
            DiskTrouble::Gone => texts::DISK_GONE,
            DiskTrouble::Busy => texts::DISK_BUSY,
            DiskTrouble::InTheWay => texts::DISK_IN_THE_WAY,
            DiskTrouble::Changed => texts::DISK_CHANGED,
            DiskTrouble::Unknown => texts::DISK_UNKNOWN,
        })
    }

    /// Notice that games are played but not saved.
    pub(super) fn cannot_save(self) -> Words {
        Words::new(texts::NOTICE_CANNOT_SAVE).with("reason", self.words())
    }
}

impl From<&io::Error> for DiskTrouble {
    fn from(error: &io::Error) -> DiskTrouble {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                DiskTrouble::Full
            }
            ErrorKind::PermissionDenied => DiskTrouble::Forbidden,
            ErrorKind::ReadOnlyFilesystem => DiskTrouble::ReadOnly,
            ErrorKind::NotFound
            | ErrorKind::StaleNetworkFileHandle
            | ErrorKind::HostUnreachable
            | ErrorKind::NetworkUnreachable
            | ErrorKind::NetworkDown => DiskTrouble::Gone,
            ErrorKind::ResourceBusy | ErrorKind::WouldBlock | ErrorKind::TimedOut => {
                DiskTrouble::Busy
            }
            ErrorKind::NotADirectory | ErrorKind::IsADirectory | ErrorKind::AlreadyExists => {
                DiskTrouble::InTheWay
            }
            _ => DiskTrouble::Unknown,
        }
    }
}

impl From<&RecordProblem> for DiskTrouble {
    fn from(problem: &RecordProblem) -> DiskTrouble {
        match problem {
            RecordProblem::Io(error) => error.into(),
            RecordProblem::Damaged { .. } | RecordProblem::Foreign | RecordProblem::Newer => {
                DiskTrouble::Changed
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;

    const KINDS: [ErrorKind; 16] = [
        ErrorKind::StorageFull,
        ErrorKind::QuotaExceeded,
        ErrorKind::FileTooLarge,
        ErrorKind::PermissionDenied,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::NotFound,
        ErrorKind::StaleNetworkFileHandle,
        ErrorKind::HostUnreachable,
        ErrorKind::ResourceBusy,
        ErrorKind::WouldBlock,
        ErrorKind::TimedOut,
        ErrorKind::NotADirectory,
        ErrorKind::IsADirectory,
        ErrorKind::AlreadyExists,
        ErrorKind::InvalidInput,
        ErrorKind::Other,
    ];

    /// Everything that can be said of a disk, from what the system and the records say.
    fn all() -> HashSet<DiskTrouble> {
        let found: HashSet<DiskTrouble> = KINDS
            .map(|kind| DiskTrouble::from(&io::Error::from(kind)))
            .into_iter()
            .chain([DiskTrouble::from(&RecordProblem::Foreign)])
            .collect();
        assert_eq!(found.len(), 8, "{found:?}");
        found
    }

    #[test]
    fn every_language_has_its_own_words_for_every_trouble() {
        for trouble in all() {
            let said = Language::ALL.map(|language| Locale(language).say(&trouble.words()));
            for text in &said {
                assert!(!text.starts_with("disk-"), "{trouble:?}: {text}");
            }
            assert_eq!(
                HashSet::from(said).len(),
                Language::ALL.len(),
                "{trouble:?}"
            );
        }
    }

    #[test]
    fn nothing_that_the_system_says_reaches_the_players() {
        for kind in KINDS {
            let error = io::Error::new(kind, "os error 42");
            let reason = DiskTrouble::from(&error).words();
            for key in [
                texts::NOTICE_CANNOT_SAVE,
                texts::NOTICE_RECORD_UNREADABLE,
                texts::UNDO_FAILED,
            ] {
                let words = Words::new(key).with("reason", reason.clone());
                for language in Language::ALL {
                    let said = Locale(language).say(&words);
                    assert!(
                        !said.contains("42") && !said.contains(&kind.to_string()),
                        "{said}"
                    );
                    assert!(!said.contains('$'), "{said}");
                }
            }
        }
    }
}
