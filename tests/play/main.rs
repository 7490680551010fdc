//! The real app, headless: played by bots, by keys, by mouse and by pad, cut off, resumed and looked at.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod alone;
mod asleep;
mod book;
mod bot_match;
mod by_hand;
mod careful;
mod comforts;
mod controls;
mod damaged;
mod dialogs;
mod evening;
mod gestures;
mod guests;
mod hand;
#[cfg(unix)]
mod hanging_disk;
mod house_rules;
mod join;
mod kills;
mod leaving;
mod look_back;
mod loss;
mod monkey;
mod names;
mod no_hurry;
mod one_button;
mod outcomes;
mod own_turn;
mod pads;
mod pause_seats;
mod phases;
mod places;
mod prelude;
mod presses;
mod puzzles;
mod reader;
mod records;
mod redraw;
mod refusing_disk;
mod replays;
mod scenery;
mod settings;
mod several_games;
mod sharing;
mod stores;
mod turn_flow;
mod tutorial;
mod undo;
mod watch_again;
mod way_up;
mod whole_evening;
mod widgets;
mod words;
mod writing;
