//! Causes of disk errors, translated; the system's messages are English only.

use std::io::{self, ErrorKind};

use cant_stop_records::RecordProblem;

use crate::core::locale::Words;
use crate::core::texts;

/// Cause of a failed read or write of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DiskTrouble {
    /// No space, or the quota is exhausted.
    Full,
    /// No permission.
    Forbidden,
    /// Read-only file system.
    ReadOnly,
    /// Folder or disk missing.
    Gone,
    /// Locked by another program.
    Busy,
    /// No answer in time.
    Silent,
    /// A file in place of a folder, or a folder in place of a file.
    InTheWay,
    /// The file was changed by another program.
    Changed,
    /// Any other cause.
    Unknown,
}

impl DiskTrouble {
    /// Clause for a sentence, such as "the disk is full".
    pub(crate) fn words(self) -> Words {
        Words::new(match self {
            DiskTrouble::Full => texts::DISK_FULL,
            DiskTrouble::Forbidden => texts::DISK_FORBIDDEN,
            DiskTrouble::ReadOnly => texts::DISK_READ_ONLY,
            DiskTrouble::Gone => texts::DISK_GONE,
            DiskTrouble::Busy => texts::DISK_BUSY,
            DiskTrouble::Silent => texts::DISK_SILENT,
            DiskTrouble::InTheWay => texts::DISK_IN_THE_WAY,
            DiskTrouble::Changed => texts::DISK_CHANGED,
            DiskTrouble::Unknown => texts::DISK_UNKNOWN,
        })
    }

    /// Notice that the game cannot be saved.
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
            ErrorKind::ResourceBusy | ErrorKind::WouldBlock => DiskTrouble::Busy,
            ErrorKind::TimedOut => DiskTrouble::Silent,
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

    #[rustfmt::skip]
    const KINDS: [ErrorKind; 16] = [
        ErrorKind::StorageFull, ErrorKind::QuotaExceeded, ErrorKind::FileTooLarge, ErrorKind::PermissionDenied,
        ErrorKind::ReadOnlyFilesystem, ErrorKind::NotFound, ErrorKind::StaleNetworkFileHandle, ErrorKind::HostUnreachable,
        ErrorKind::ResourceBusy, ErrorKind::WouldBlock, ErrorKind::TimedOut, ErrorKind::NotADirectory,
        ErrorKind::IsADirectory, ErrorKind::AlreadyExists, ErrorKind::InvalidInput, ErrorKind::Other,
    ];

    /// All causes, from system errors and record problems.
    fn all() -> HashSet<DiskTrouble> {
        let found: HashSet<DiskTrouble> = KINDS
            .map(|kind| DiskTrouble::from(&io::Error::from(kind)))
            .into_iter()
            .chain([DiskTrouble::from(&RecordProblem::Foreign)])
            .collect();
        assert_eq!(found.len(), 9, "{found:?}");
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
