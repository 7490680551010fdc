//! Names that most plays use.

pub use std::collections::{BTreeMap, BTreeSet, HashSet};
pub use std::fs;
pub use std::path::{Path, PathBuf};

pub use accesskit::Role;
pub use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
pub use bevy::input::ButtonState;
pub use bevy::input::keyboard::Key;
pub use bevy::input_focus::InputFocus;
pub use bevy::prelude::*;
pub use bevy::ui::{InteractionDisabled, UiGlobalTransform};
pub use cant_stop::core::dialogs::Dialog;
pub use cant_stop::core::locale::Words;
pub use cant_stop::core::seats::{Mark, SeatKind, Seats};
pub use cant_stop::core::settings::{
    Language, LastTable, Odds, OneButton, PlayerSettings, SeenTips, Settings, Speed, StoredRoster,
    TextScale,
};
pub use cant_stop::core::states::{Screen, TurnPhase};
pub use cant_stop::features::evening::StoredEvening;
pub use cant_stop::features::watch::{Seek, Watching};
pub use cant_stop::input::{Device, DeviceAssignment};
pub use cant_stop::referee::{
    Act, AskToGiveUp, ContinueGame, Hold, LeaveGame, NextSeed, PlayerIntent, Refusal, SavedGame,
    WatchGame,
};
pub use cant_stop_bots::Opponent;
pub use cant_stop_records::{Header, Reading, RecordedSeat, read};
pub use cant_stop_rules::notation::Playthrough;
pub use cant_stop_rules::{Action, Event as GameEvent, Game, Seat, Stage, ToAct, Variant};
pub use cant_stop_testkit::dialogs::*;
pub use cant_stop_testkit::{
    FRAME, PRESSES, Press, SETTLED, Session, announced, bots, cautious, count, folder, ibex,
    repository, seats,
};
pub use chacha20::ChaCha8Rng;
pub use rand::seq::IndexedRandom;
pub use rand::{RngExt, SeedableRng};
pub use tempfile::TempDir;

pub use crate::evening::{Evening, connect, reconnect};
pub use crate::hand::{Hand, Way, by_keys_and_by_pad, hold_key_for};
pub use crate::house_rules::choosing;
pub use crate::join::{at_a_name, at_the_table, open_first_seat, south};
pub use crate::outcomes::{finish, play};
pub use crate::records::{actions_in, put, reading};
pub use crate::starts::{leave_a_game, on_title, with_pad};
pub use crate::undo::resume;
pub use crate::widgets::{node, offer_with, until_offer};
