//! Text for positions and for whole games, one line each, as FEN and PGN are for chess.
//!
//! # Positions
//!
//! A [`Game`](crate::Game) is written with `to_string` and read with `parse`. What is written at any moment between two
//! actions of two seats and more reads back as an equal game; a position of one seat alone is written and not read.
//!
//! ```
//! use cant_stop_rules::Game;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // The first seat has a square at 3 in column 6, a runner one space above it and one in column 10, and pairs 2-4-3-5.
//! let game: Game = "3 ....3....../.....7..... 6:4,10:1 A pair 2435".parse()?;
//! assert_eq!(game.legal_moves().len(), 4);
//! assert_eq!(game.to_string(), "3 ....3....../.....7..... 6:4,10:1 A pair 2435 1 -");
//!
//! let wrong = "3 ....3....../.....7..... 6:3 A decide".parse::<Game>().unwrap_err();
//! assert_eq!(wrong.to_string(), "column 27: the runner in column 6 is at 3, not above the square at 3");
//! # Ok(())
//! # }
//! ```
//!
//! Eight fields, one space between each two; the last three may be left out from the right:
//!
//! ```text
//! position = variant " " board " " runners " " seat " " waiting [ " " dice [ " " turn [ " " roll-off ] ] ]
//!
//! variant = ( "3" | "4" | "5" ) [ "j" | "o" ] [ "b" ] [ "p" ]
//!            columns to win; j jump, o press on, b the obligation before the split, p three pawns
//! board    = row { "/" row }                            a row for each of the two to four seats
//! row      = 11 * ( "." | "1" … "9" | "a" … "d" )       height of the square in column 2, 3, … 12; a is 10, d is 13.
//!                                                       A square on the top of its column owns it
//! runners  = "-" | runner { "," runner }                ascending
//! runner   = column ":" height                          2 to 12, and 1 to 13
//! seat     = "A" | "B" | "C" | "D"                      who is to move; at the end, who moved last
//! waiting  = "begin"                                    for two dice of the seat, to see who begins
//!          | "decide"                                   for the seat to roll or stop
//!          | "roll"                                     for four dice
//!          | "pair"                                     for the seat to choose a pairing
//!          | "keep"                                     for the seat to choose the squares it keeps
//!          | "over"                                     for nothing
//! dice     = "-" | 4 * die                              the last roll of the game; "pair" needs one
//! turn     = number                                     1 for the first, 0 before it; 1 (0) if left out
//! roll-off = "-" | rolled { rolled }                    the round of the roll-off, seats ascending; "-" if not known
//! rolled   = seat [ die die ]                           takes part in the round, and has rolled
//! die      = "1" … "6"
//! ```
//!
//! # Whole games
//!
//! A [`Playthrough`] is a game's variant, seats and actions.
//!
//! ```
//! use cant_stop_rules::Game;
//! use cant_stop_rules::notation::Playthrough;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let played: Playthrough = "3:2 (65) (31) 1546=6+10 2435=6+8 . 3345=7+8".parse()?;
//! let game: Game = played.game();
//! assert_eq!(game.to_string(), "3 ....2.1.1../........... 7:1,8:1 B decide 3345 2 A65B31");
//!
//! let wrong = "3:2 (65) (31) 1546=6+11".parse::<Playthrough>().unwrap_err();
//! assert_eq!(wrong.to_string(), "column 20: the dice do not allow this move");
//! # Ok(())
//! # }
//! ```
//!
//! ```text
//! playthrough = variant ":" seats [ seat ] { " " step }
//! seats    = "1" | "2" | "3" | "4"                      and the seat that begins, if no dice say so
//! step     = "(" die die ")"                            the seat whose turn it is rolls to see who begins
//!          | 4 * die "=" move                           the seat rolls and chooses
//!          | 4 * die "x"                                the seat rolls and busts
//!          | "."                                        the seat stops
//!          | "k" column { "," column }                  the seat keeps its squares in these columns
//! move     = column [ "+" column ]                      ascending; a double step names its column twice
//! ```
//!
//! A game can break off inside a step: `4 * die` alone waits for the choice, and `"~"`, as the last step, for the dice.

mod error;
mod fields;
mod playthrough;
mod position;
mod read_position;
mod reader;

pub use error::{NotationError, Problem};
pub use playthrough::Playthrough;
