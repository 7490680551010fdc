//! Games of Can't Stop on disk.
