//! The laboratory of Can't Stop: experiments, matches between bots, and a referee for programs.
//!
//! The program `cant-stop-lab` is [`cli::run`]. The referee can also be asked directly:
//!
//! ```
//! let position = r#"{"rules":{"target":3,"landing":"share","obligation":"after_split"},"players":2,"to_move":0,
//!     "squares":[[0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0]],
//!     "claimed":[null,null,null,null,null,null,null,null,null,null,null],"runners":{"6":1,"10":1}}"#;
//! let request = format!(r#"{{"op":"options","position":{position},"dice":[2,4,3,5]}}"#);
//! let reply = cant_stop_lab::referee::answer(&request);
//! assert_eq!(reply, r#"{"options":[[5],[6,8],[7,7],[9]]}"#);
//! ```

mod arena;
mod bot;
pub mod cli;
mod dice;
mod finding;
mod lines;
mod parallel;
mod protocol;
mod puzzles;
mod random;
mod record;
pub mod referee;
mod table;
mod yardsticks;
