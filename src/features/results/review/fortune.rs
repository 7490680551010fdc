//! Luck apart from skill: two bars for every seat, the gain or loss by the dice and the loss by its own decisions.

use bevy::prelude::*;
use cant_stop_bots::Review;

use super::super::luck::bar;
use super::chances::all_seats;
use crate::core::numbers::signed;
use crate::ui::prelude::*;

/// Side of a mark, and of the picture beside a bar.
const MARK: f32 = 36.0;
const PICTURE: f32 = 30.0;
/// Least number of games in a hundred that fills half a row.
const REACH: f64 = 20.0;
/// Width of a figure like "+100", in sizes of its letters.
const FIGURE: f32 = 2.5;

/// Pictures and meanings of the two bars: the dice, and the decisions.
const PARTS: [(Art, TextKey); 2] = [
    (Art::IconDice, texts::RESULTS_FORTUNE_DICE),
    (Art::IconSignpost, texts::RESULTS_FORTUNE_DECISIONS),
];

/// Games in a hundred gained by the dice, and by the decisions.
fn games(review: &Review, seat: Seat) -> [f64; 2] {
    [review.luck, review.skill].map(|of| 100.0 * of[seat.index()])
}

/// All seats, and the meaning of the two bars.
pub(super) fn tell(
    rows: &mut ChildSpawnerCommands,
    review: &Review,
    seats: &Seats,
    text_scale: f32,
) {
    let games = |seat| games(review, seat);
    let reach = all_seats(seats).flat_map(games).map(f64::abs);
    let reach = reach.fold(REACH, f64::max);
    let figure = TextSize::Small.du() * text_scale * FIGURE;
    rows.spawn(column(GAP).fixed()).with_children(|rows| {
        for (art, meaning) in PARTS {
            let text = medium_label(meaning, TextSize::Small, Role::PaperDim);
            let text = (text, Node::default().growing(0.0));
            rows.spawn((row(GAP), children![picture(art), text]));
        }
        for seat in all_seats(seats) {
            let bars = games(seat).map(|games| (games, (games / reach) as f32));
            rows.spawn(person(seats.get(seat), bars, figure));
        }
    });
}

fn picture(art: Art) -> impl Bundle {
    (icon(art, Vec2::splat(PICTURE)), Tint::from(Role::PaperDim))
}

/// Mark and name of a seat, with its bars beside or below: games and shares of half a row, one below the other.
fn person(plan: &SeatPlan, bars: [(f64, f32); 2], figure: f32) -> impl Bundle + use<> {
    let [(luck, _), (skill, _)] = bars;
    let spoken = texts::RESULTS_FORTUNE_SPOKEN
        .with("name", plan.name.as_str())
        .with("luck", signed(luck))
        .with("skill", signed(skill));
    let text = |words| label(Words::literal(words), TextSize::Small, Role::Paper);
    let name = Node::default().basis(percent(26)).grown(1.0);
    let color = Role::Player(plan.mark);
    let bars = PARTS.into_iter().zip(bars);
    let bars = bars.map(move |((art, _), (games, share))| {
        let node = Node {
            width: px(figure),
            ..Node::default().fixed()
        };
        let games = (text(signed(games)), TextLayout::justify(Justify::Right));
        let cells = children![picture(art), bar(px(0), share, color), (games, node)];
        (row(TIGHT), cells)
    });
    let both = column(0.0).basis(percent(58)).grown(1.0);
    (
        Spoken(spoken),
        row(TIGHT).wrapped(0.0),
        children![
            mark_icon(plan.mark, MARK),
            (text(plan.name.clone()), name),
            (both, Children::spawn(SpawnIter(bars))),
        ],
    )
}
