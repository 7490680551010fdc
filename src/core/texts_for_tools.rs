//! The texts that the makers' tools and the tests name; all others only the game says.

pub use super::texts::{
    ACTION_ROLL, ACTION_STOP, JOIN_NAME, NOTE_PUT_BACK, PAUSE_NOTE, SETTINGS_CONTRAST,
    SETTINGS_MUSIC, SETTINGS_OFF, SETTINGS_ON, SETTINGS_PERCENT, SETTINGS_SPEED,
    SETTINGS_SPEED_NORMAL, TITLE_QUIT, TITLE_SETTINGS,
};
