//! Words of posters and animations in the player's language, and their colours.

use bevy::prelude::*;
use cant_stop_keepsake::{AnimationWords, Colors, Mark as Shape, PosterWords, Rgb, SeatLook};

use super::subject::Subject;
use crate::core::day::date_words;
use crate::ui::prelude::*;
use crate::ui::results;

pub(super) fn colors(palette: Palette) -> Colors {
    let of = |role: Role| rgb(palette, role);
    Colors {
        night: of(Role::NightTop),
        ink: of(Role::Ink),
        paper: of(Role::Paper),
        paper_dim: of(Role::PaperDim),
        gold: of(Role::Gold),
        second: of(Role::PairSecond),
        space: of(Role::Ledge),
        danger: of(Role::Danger),
        well: of(Role::Well),
    }
}

fn rgb(palette: Palette, role: Role) -> Rgb {
    let [red, green, blue, _] = palette.color(role).to_srgba().to_u8_array();
    [red, green, blue]
}

pub(super) fn looks(subject: &Subject, palette: Palette) -> Vec<SeatLook> {
    let seats = subject.seats.iter();
    seats
        .map(|plan| SeatLook {
            name: plan.name.clone(),
            mark: match plan.mark {
                Mark::Disc => Shape::Disc,
                Mark::Square => Shape::Square,
                Mark::Triangle => Shape::Triangle,
                Mark::Diamond => Shape::Diamond,
            },
            color: rgb(palette, Role::Player(plan.mark)),
        })
        .collect()
}

/// Names of the winners; of all players while the game goes on.
pub(super) fn headline(subject: &Subject) -> Words {
    let winners = subject.played.game().winners();
    let names: Vec<&str> = winners.iter().map(|seat| name(subject, seat)).collect();
    if names.is_empty() {
        let all = subject.seats.iter().map(|plan| plan.name.as_str());
        return Words::literal(all.collect::<Vec<_>>().join(" · "));
    }
    results::headline(&names, subject.seats.len())
}

fn name(subject: &Subject, seat: Seat) -> &str {
    &subject.seats[seat.index()].name
}

fn own_turns(subject: &Subject) -> Option<(Seat, usize)> {
    let winner = subject.played.game().winners().only()?;
    let own = subject.turns.iter().filter(|turn| turn.seat == winner);
    Some((winner, own.count()))
}

/// The turn that decided most, in a sentence.
pub(super) fn decisive(subject: &Subject) -> Option<Words> {
    let (index, chances) = subject.decisive?;
    let turn = subject.turns.get(index)?;
    let [before, after] = chances.map(|chance| (chance * 100.0).round());
    Some(
        texts::SHARE_DECISIVE_TURN
            .with("turn", turn.number)
            .with("name", name(subject, turn.seat))
            .with("rolls", turn.rolls())
            .with("before", before)
            .with("after", after),
    )
}

pub(super) fn poster(subject: &Subject, locale: Locale) -> PosterWords {
    let say = |words: Option<Words>| words.map_or_else(String::new, |words| locale.say(&words));
    let own = own_turns(subject);
    PosterWords {
        headline: locale.say(&headline(subject)),
        winner: own.map_or_else(String::new, |(seat, _)| name(subject, seat).to_owned()),
        turns: say(own.map(|(_, turns)| texts::SHARE_TURNS.with("turns", turns))),
        date: locale.say(&date_words(subject.date)),
        decisive: say(decisive(subject)),
    }
}

/// Description of the poster for a screen reader.
pub(super) fn spoken(subject: &Subject) -> Words {
    let how = own_turns(subject)
        .map(|(winner, turns)| results::how(&subject.played.game(), winner, turns));
    let said = how.into_iter().chain(decisive(subject));
    said.fold(headline(subject), Words::dotted)
}

pub(super) fn turn(subject: &Subject, index: usize) -> Words {
    let Some(turn) = subject.turns.get(index) else {
        return Words::literal("–");
    };
    let is_decisive = subject.decisive.is_some_and(|(place, _)| place == index);
    let keys = [texts::SHARE_TURN_VALUE, texts::SHARE_TURN_DECISIVE];
    keys[usize::from(is_decisive)]
        .with("turn", turn.number)
        .with("name", name(subject, turn.seat))
}

pub(super) fn animation(subject: &Subject, index: usize, locale: Locale) -> AnimationWords {
    let heading = subject.turns.get(index).map(|turn| {
        texts::SHARE_TURN_TITLE
            .with("turn", turn.number)
            .with("name", name(subject, turn.seat))
    });
    AnimationWords {
        heading: heading.map_or_else(String::new, |words| locale.say(&words)),
        bust: locale.say(&Words::new(texts::RIBBON_BUST)),
        stop: locale.say(&Words::new(texts::SHARE_STOP)),
    }
}
