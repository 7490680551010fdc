//! Tips: what is worth a line the first time it happens in a real game, and is never said again.

use bevy::prelude::*;
use cant_stop_rules::{Column, Game, Landing, Stage};

use super::HudSystems;
use super::situation::Situation;
use crate::core::locale::Words;
use crate::core::settings::{SeenTips, Settings};
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::referee::{Match, Notices, leader};

/// Something that happens for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tip {
    /// All runners are out.
    Full,
    /// A pairing is held back.
    HeldBack,
    /// A runner shares its space with another player.
    Shared,
    /// The rules of the table do not let this turn stop.
    PressOn,
    /// More squares than one may own.
    Keep,
    /// A star stands over a tent.
    Lead,
}

impl Tip {
    const ALL: [Tip; 6] = [
        Tip::Keep,
        Tip::HeldBack,
        Tip::PressOn,
        Tip::Shared,
        Tip::Full,
        Tip::Lead,
    ];

    /// Key among the stored seen tips.
    fn key(self) -> &'static str {
        match self {
            Tip::Full => "full",
            Tip::HeldBack => "held-back",
            Tip::Shared => "shared",
            Tip::PressOn => "press-on",
            Tip::Keep => "keep",
            Tip::Lead => "lead",
        }
    }

    fn text(self) -> TextKey {
        match self {
            Tip::Full => texts::TIP_FULL,
            Tip::HeldBack => texts::TIP_HELD_BACK,
            Tip::Shared => texts::TIP_SHARED,
            Tip::PressOn => texts::TIP_PRESS_ON,
            Tip::Keep => texts::TIP_KEEP,
            Tip::Lead => texts::TIP_LEAD,
        }
    }

    /// Returns `true` if the tip applies to the seat to act.
    fn fits(self, game: &Game) -> bool {
        let decides = game.stage() == Stage::Deciding;
        match self {
            Tip::Full => decides && game.runners_free() == 0,
            Tip::HeldBack => game
                .pairings()
                .is_some_and(|pairings| pairings.iter().any(|pairing| pairing.held_back)),
            Tip::Shared => {
                decides && game.settings().landing == Landing::Share && shares_a_space(game)
            }
            Tip::PressOn => decides && !game.on_anothers_square().is_empty(),
            Tip::Keep => game.stage() == Stage::Keeping,
            Tip::Lead => decides && leader(game).is_some(),
        }
    }
}

/// Returns `true` if a runner shares its space with another seat's square.
fn shares_a_space(game: &Game) -> bool {
    let others = || game.each_seat().filter(|seat| *seat != game.turn());
    Column::ALL.into_iter().any(|column| {
        let height = game.runner(column);
        height.is_some() && others().any(|seat| Some(game.square(seat, column)) == height)
    })
}

/// Says what happens for the first time, one thing at a time.
fn tell(
    situation: Res<Situation>,
    settings: Res<Settings>,
    current: Option<Res<Match>>,
    mut told: ResMut<SeenTips>,
    mut notices: ResMut<Notices>,
) {
    let in_a_game = current.is_some_and(|current| !current.policy().is_guided);
    if !settings.tips || !in_a_game || situation.person.is_none() {
        return;
    }
    let is_new = |tip: &Tip| !told.tips.iter().any(|key| key == tip.key());
    let first = Tip::ALL
        .into_iter()
        .filter(is_new)
        .find(|tip| tip.fits(&situation.game));
    if let Some(tip) = first {
        notices.push_tip(Words::new(tip.text()));
        told.tips.push(tip.key().to_owned());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell.in_set(HudSystems::Show)
            .run_if(resource_exists_and_changed::<Situation>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// First tip of a position, with no tip seen yet.
    fn first(line: &str) -> Option<Tip> {
        let game: Game = line.parse().expect("a position");
        Tip::ALL.into_iter().find(|tip| tip.fits(&game))
    }

    #[test]
    fn what_is_new_is_told() {
        for (line, tip) in [
            ("3 .........../........... 2:2 B decide", None),
            (
                "3 .........../........... 2:2,7:1,12:1 B decide",
                Some(Tip::Full),
            ),
            ("3 .....3...../........... 7:3 B decide", Some(Tip::Shared)),
            ("3 .....3...../........... 7:4 B decide", Some(Tip::Lead)),
            (
                "3o .....3...../........... 7:3 B decide",
                Some(Tip::PressOn),
            ),
            (
                "3b .........../........... 2:1,7:1 B pair 1134",
                Some(Tip::HeldBack),
            ),
            ("3 .........../........... 2:1,7:1 B pair 1134", None),
            ("3p .........../..2.2.2.2.. - B keep", Some(Tip::Keep)),
        ] {
            assert_eq!(first(line), tip, "{line}");
        }
    }
}
