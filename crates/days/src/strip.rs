//! A climb in a few characters: one for each turn.

use std::fmt;
use std::str::FromStr;

use cant_stop_rules::{Action, Event, Game, Variant};

/// End of a turn of a climb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A bust.
    Bust,
    /// A stop, with the number of columns that it claimed, 0 to 3.
    Stop(u8),
}

/// All turns of a climb, in order; written as `x` for a bust and as the number of columns claimed for a stop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strip(pub Vec<Turn>);

impl Strip {
    /// The turns that these actions of one who plays alone by the common rules ended.
    pub fn of(actions: &[Action]) -> Strip {
        let mut strip = Strip::default();
        let Ok(mut game) = Game::alone(Variant::default()) else {
            return strip;
        };
        for &action in actions {
            let Ok((after, events)) = game.apply(action) else {
                break;
            };
            let claims = events
                .iter()
                .filter(|event| matches!(event, Event::Claimed { .. }));
            let claims = claims.count() as u8;
            strip.0.extend(events.iter().find_map(|event| match event {
                Event::Busted { .. } => Some(Turn::Bust),
                Event::Stopped { .. } => Some(Turn::Stop(claims)),
                _ => None,
            }));
            game = after;
        }
        strip
    }
}

impl fmt::Display for Strip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|turn| match turn {
            Turn::Bust => f.write_str("x"),
            Turn::Stop(claims) => write!(f, "{claims}"),
        })
    }
}

/// Reads what is written; the error is the first character that stands for no turn.
impl FromStr for Strip {
    type Err = char;

    fn from_str(text: &str) -> Result<Strip, char> {
        let turns = text.chars().map(|letter| match letter {
            'x' => Ok(Turn::Bust),
            '0'..='3' => Ok(Turn::Stop(letter as u8 - b'0')),
            other => Err(other),
        });
        turns.collect::<Result<_, _>>().map(Strip)
    }
}
