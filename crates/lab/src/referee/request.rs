//! Requests to the referee, and the way from each to its reply.

use cant_stop_bots::{advise, winning_chances};
use cant_stop_rules::{Action, BustChance, Event, Game, KeepChoice, Seat, Stage};
use serde::Deserialize;

use super::reply::{Advice, Reply};
use crate::protocol::dice::Dice;
use crate::protocol::{ColumnSet, OptionColumns, Position, VERSIONS, read, sentence};

/// A request, one line of JSON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    op: Op,
    position: Position,
    dice: Option<Dice>,
    option: Option<OptionColumns>,
    keep: Option<ColumnSet>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Op {
    Options,
    Advance,
    Stop,
    Bust,
    Odds,
    Value,
}

impl Op {
    fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// The request for the versions of the protocol.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Handshake {
    op: String,
}

/// The reply to a request line, or one sentence that says why there is none.
pub(crate) fn reply(line: &str) -> Result<Reply, String> {
    match read::line::<Request>(line) {
        Ok(request) => request.reply(),
        // Tried last, so that no other request is read twice.
        Err(_) if read::line::<Handshake>(line).is_ok_and(|it| it.op == "protocol") => {
            Ok(Reply::Protocol { protocol: VERSIONS })
        }
        Err(error) => Err(sentence(&error)),
    }
}

impl Request {
    /// The reply, or one sentence that says why there is none.
    fn reply(&self) -> Result<Reply, String> {
        self.refuse_idle_keys()?;
        let game = self.position.game()?;
        match self.op {
            Op::Options => Ok(Reply::Options {
                options: self.rolled(&game)?.legal_moves().to_vec(),
            }),
            Op::Advance => self.advance(&game),
            Op::Stop => self.stop(&game),
            Op::Bust => Ok(Reply::Bust {
                position: self.answered(&busted(&game)?),
            }),
            Op::Odds => Ok(Reply::Odds {
                bust: [game.bust_chance().busts, BustChance::ROLLS],
            }),
            Op::Value => value(&game),
        }
    }

    /// A position in the version of the request.
    fn answered(&self, game: &Game) -> Position {
        Position::of(game, self.position.version())
    }

    /// Refuses keys that this request has no use for.
    fn refuse_idle_keys(&self) -> Result<(), String> {
        let rolls = matches!(self.op, Op::Options | Op::Advance);
        let idle = [
            ("dice", self.dice.is_some() && !rolls),
            ("option", self.option.is_some() && self.op != Op::Advance),
            ("keep", self.keep.is_some() && self.op != Op::Stop),
        ];
        match idle.iter().find(|(_, is_idle)| *is_idle) {
            Some((key, _)) => Err(format!("`{}` has no use for `{key}`", self.op.name())),
            None => Ok(()),
        }
    }

    /// The game after the dice of the request, or with those of a position that has them; the next seat's turn if they bust.
    fn rolled(&self, game: &Game) -> Result<Game, String> {
        if game.stage() == Stage::Pairing && self.dice.is_none() {
            return Ok(*game);
        }
        let needed = || format!("`{}` needs `dice`", self.op.name());
        let Dice(dice) = self.dice.ok_or_else(needed)?;
        played(&played(game, Action::Roll)?, Action::Dice(dice))
    }

    fn advance(&self, game: &Game) -> Result<Reply, String> {
        let rolled = self.rolled(game)?;
        let OptionColumns(mv) = self.option.ok_or("`advance` needs `option`")?;
        if rolled.legal_moves().is_empty() {
            return Err("the dice leave no option: this roll is a bust".to_owned());
        }
        let (game, _) = rolled.apply(Action::Choose(mv)).map_err(|_| {
            let options = rolled.legal_moves();
            let names: Vec<String> = options.iter().map(ToString::to_string).collect();
            format!("the dice do not allow {mv}, only {}", names.join(", "))
        })?;
        Ok(Reply::Advance {
            position: self.answered(&game),
            may_stop: game.may_stop(),
        })
    }

    fn stop(&self, game: &Game) -> Result<Reply, String> {
        let claimed_now = game.would_claim();
        let stopped = played(game, Action::Stop)?;
        let kept = |keep: KeepChoice| format!("{} of the columns {}", keep.count, keep.from);
        let settled = match (stopped.keep_choice(), self.keep) {
            (None, None) => stopped,
            (None, Some(_)) => {
                return Err("there is nothing to choose: leave out `keep`".to_owned());
            }
            (Some(choice), None) => {
                let kept = kept(choice);
                return Err(format!("`keep` is needed: {kept} keep their square"));
            }
            (Some(choice), Some(ColumnSet(columns))) => {
                let settled = played(&stopped, Action::Keep(columns));
                settled.map_err(|_| format!("`keep` must name {}", kept(choice)))?
            }
        };
        Ok(Reply::Stop {
            position: self.answered(&settled),
            claimed_now,
            winners: settled.winners(),
        })
    }
}

fn played(game: &Game, action: Action) -> Result<Game, String> {
    let applied = game.apply(action).map_err(|refused| refused.to_string());
    applied.map(|(game, _)| game)
}

/// The game after a bust. Whether any roll could have brought it is not asked: who says so has seen the dice.
fn busted(game: &Game) -> Result<Game, String> {
    if !matches!(game.stage(), Stage::Deciding | Stage::Rolling) {
        return Err("there is no roll to bust here".to_owned());
    }
    let seat = game.turn();
    let next = game.each_seat().nth(seat.index() + 1);
    let next = next.unwrap_or(Seat::ALL[0]);
    let game = game.after(&Event::Busted { seat, lost: 0 });
    Ok(game.after(&Event::TurnBegan { seat: next }))
}

/// The chance of each seat by the strongest bot, and what it would do now; a sentence where the seat to move does not decide
/// to roll or stop.
fn value(game: &Game) -> Result<Reply, String> {
    if !game.may_roll() {
        return Err("`value` is for positions in which a seat rolls or stops".to_owned());
    }
    let win = winning_chances(game);
    let best = advise(game).map(|advice| advice.best().action);
    Ok(Reply::Value {
        win: win[..usize::from(game.seats())].to_vec(),
        advice: match best {
            Some(Action::Stop) => Advice::Stop,
            _ => Advice::Roll,
        },
    })
}
