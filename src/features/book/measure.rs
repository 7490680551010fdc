//! A count as a bar, over the range of fair luck in 95 of 100 cases, with a line at the expected count.

use bevy::prelude::*;
use cant_stop_chronicle::chance::Counted;

use super::figures::beside;
use crate::ui::prelude::*;

/// Heights of a row, and of the range and the bar in it.
const ROW: f32 = 34.0;
const BAND: f32 = 30.0;
const BAR: f32 = 16.0;
/// Width of the line at the expected count.
const LINE: f32 = 4.0;
const BAND_ALPHA: f32 = 0.3;
/// Widths of titles and figures, in percent.
const TITLE: f32 = 30.0;
const FIGURES: f32 = 26.0;

/// Scale of a group: the largest number drawn for any of these counts, with some air.
pub(super) fn most<'a>(counts: impl IntoIterator<Item = &'a Counted>) -> f64 {
    let largest = counts
        .into_iter()
        .map(|one| one.counted.max(one.fair_95[1] as f64).max(one.expected))
        .fold(1.0, f64::max);
    1.04 * largest
}

/// Row of a count: title, bar and figures.
pub(super) fn measure(title: Words, counted: &Counted, most: f64, text_scale: f32) -> impl Bundle {
    let figures = beside(counted);
    let spoken = texts::CHRONICLE_BESIDE_SPOKEN
        .with("title", title.clone())
        .with("figures", figures.clone())
        .with("expected", decimal(counted.expected));
    let is_usual = counted.is_usual();
    let color = if is_usual { Role::Paper } else { Role::Gold };
    let [low, high] = counted.fair_95.map(|end| end as f64);
    let place = |at: f64| (100.0 * at / most) as f32;
    row(
        title,
        spoken,
        figures,
        text_scale,
        children![
            span([0.0, 100.0], BAND, Role::Well),
            span([low, high].map(place), BAND, Role::Calm.faint(BAND_ALPHA)),
            span([0.0, place(counted.counted)], BAR, color),
            tick(place(counted.expected), LINE, ROW, Role::Calm),
        ],
    )
}

/// Row of a number without luck in it: title, bar and figures.
pub(super) fn amount(title: Words, figures: Words, share: f64, text_scale: f32) -> impl Bundle {
    let spoken = Words::titled(title.clone(), figures.clone());
    let to = (100.0 * share.clamp(0.0, 1.0)) as f32;
    row(
        title,
        spoken,
        figures,
        text_scale,
        children![
            span([0.0, 100.0], BAND, Role::Well),
            span([0.0, to], BAR, Role::Paper),
        ],
    )
}

fn row(
    title: Words,
    spoken: Words,
    figures: Words,
    text_scale: f32,
    bar: impl Bundle,
) -> impl Bundle {
    let (wrap, basis) = match text_scale > 1.0 {
        true => (FlexWrap::Wrap, percent(100)),
        false => (FlexWrap::NoWrap, px(0)),
    };
    let mut node = passage_node().justified(JustifyContent::SpaceBetween);
    node.flex_wrap = wrap;
    let room = Node {
        height: px(ROW),
        margin: UiRect::right(px(GAP)),
        ..Node::default().basis(basis).grown(1.0)
    };
    let title = medium_label(title, TextSize::Small, Role::Paper);
    let figures = label(figures, TextSize::Small, Role::Paper);
    (
        readable(spoken),
        node,
        children![
            (title, cell(TITLE, text_scale)),
            (room, bar),
            (figures, cell(FIGURES, text_scale)),
        ],
    )
}

/// Layout of a text as wide as this share of its row, in percent; as wide as it needs to be if it is large.
pub(super) fn cell(share: f32, text_scale: f32) -> Node {
    Node::default().basis(match text_scale > 1.0 {
        true => auto(),
        false => percent(share),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_drawn_fits_on_the_scale_of_its_group() {
        let count = |counted, expected, fair_95| Counted {
            counted,
            expected,
            fair_95,
        };
        let group = [count(3.0, 2.0, [0, 5]), count(40.0, 9.5, [4, 16])];
        assert!(most(&group) > 40.0);
        assert!(most(&group[..1]) > 5.0);
        assert!(most(&[]) > 0.0, "nothing is divided by");
    }
}
