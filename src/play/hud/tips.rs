//! Tips: what is worth a line the first time it happens in a real game, and is never said again.

use bevy::prelude::*;
use cant_stop_rules::{Landing, Stage};

use super::HudSystems;
use super::situation::{Situation, has_changed};
use crate::core::settings::SeenTips;
use crate::referee::{Match, Notices, leader};
use crate::ui::prelude::*;

/// Something that happens for the first time.
struct Tip {
    /// Key among the stored seen tips.
    key: &'static str,
    text: TextKey,
    /// Returns `true` if the tip applies to the seat to act.
    fits: fn(&Game) -> bool,
}

const fn tip(key: &'static str, text: TextKey, fits: fn(&Game) -> bool) -> Tip {
    Tip { key, text, fits }
}

/// All tips, the most urgent first.
const TIPS: [Tip; 6] = [
    // More squares than one may own.
    tip("keep", texts::TIP_KEEP, |game| {
        game.stage() == Stage::Keeping
    }),
    tip("held-back", texts::TIP_HELD_BACK, |game| {
        let mut pairings = game.pairings().into_iter().flatten();
        pairings.any(|pairing| pairing.held_back)
    }),
    // The rules of the table do not let this turn stop.
    tip("press-on", texts::TIP_PRESS_ON, |game| {
        decides(game) && !game.on_anothers_square().is_empty()
    }),
    tip("shared", texts::TIP_SHARED, |game| {
        decides(game) && game.variant().landing == Landing::Share && shares_a_space(game)
    }),
    // All runners are out.
    tip("full", texts::TIP_FULL, |game| {
        decides(game) && game.runners_free() == 0
    }),
    // A star stands over a tent.
    tip("lead", texts::TIP_LEAD, |game| {
        decides(game) && leader(game).is_some()
    }),
];

fn decides(game: &Game) -> bool {
    game.stage() == Stage::Deciding
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
    (situation, current): (If<Res<Situation>>, If<Res<Match>>),
    settings: Res<Settings>,
    told: Res<SeenTips>,
    mut notices: ResMut<Notices>,
) {
    if !settings.tips || current.policy().is_guided || situation.person.is_none() {
        return;
    }
    let is_new = |tip: &Tip| !told.tips.iter().any(|key| key == tip.key);
    let mut tips = TIPS.iter();
    if let Some(tip) = tips.find(|tip| is_new(tip) && (tip.fits)(&situation.game)) {
        notices.push_tip(tip.key, Words::new(tip.text));
    }
}

pub(super) fn plugin(app: &mut App) {
    let tell = tell.run_if(has_changed);
    app.add_systems(Update, tell.in_set(HudSystems::Show));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_new_is_told() {
        for (line, tip) in [
            ("3 .........../........... 2:2 B decide", ""),
            ("3 .........../........... 2:2,7:1,12:1 B decide", "full"),
            ("3 .....3...../........... 7:3 B decide", "shared"),
            ("3 .....3...../........... 7:4 B decide", "lead"),
            ("3o .....3...../........... 7:3 B decide", "press-on"),
            (
                "3b .........../........... 2:1,7:1 B pair 1134",
                "held-back",
            ),
            ("3 .........../........... 2:1,7:1 B pair 1134", ""),
            ("3p .........../..2.2.2.2.. - B keep", "keep"),
        ] {
            let game: Game = line.parse().expect("a position");
            let first = TIPS.iter().find(|tip| (tip.fits)(&game));
            assert_eq!(first.map_or("", |tip| tip.key), tip, "{line}");
        }
    }
}
