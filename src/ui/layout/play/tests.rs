//! Layout during a match at every aspect ratio and text size.

use super::*;
use crate::ui::layout::PushIn;

const SIZES: [(f32, f32); 12] = [
    (1280.0, 720.0),
    (1920.0, 1080.0),
    (3840.0, 2160.0),
    (2560.0, 1080.0),
    (3440.0, 1440.0),
    (2160.0, 1080.0),
    (1920.0, 1200.0),
    (1024.0, 768.0),
    (1280.0, 1024.0),
    (1000.0, 1000.0),
    (1080.0, 1350.0),
    (900.0, 1600.0),
];
const TEXT: [f32; 4] = [1.0, 1.25, 1.5, 2.0];

/// Every canvas with every text scale, and a name of the case.
fn cases() -> impl Iterator<Item = (Canvas, f32, String)> {
    SIZES.into_iter().flat_map(|(w, h)| {
        let canvas = Canvas::fit(Vec2::new(w, h), 1.0);
        TEXT.map(|text| (canvas, text, format!("{w}×{h} {text}")))
    })
}

#[test]
fn the_design_size_has_the_designed_layout() {
    let layout = Canvas::default().play_layout(1.0);
    assert!(layout.board.distance(Vec2::new(54.0, 0.0)) < 0.01);
    assert!((layout.board_scale - 1.0).abs() < 1e-4);
    let close = |a: Rect, b: Rect| a.min.distance(b.min) < 0.01 && a.max.distance(b.max) < 0.01;
    let (x0, x1) = (1240.0, 1824.0);
    assert!(close(layout.scores, Rect::new(96.0, 54.0, 546.0, 297.0)));
    assert!(close(layout.cards, Rect::new(x0, 442.0, x1, 576.0)));
    assert!(close(layout.tray, Rect::new(x0, 592.0, x1, 884.0)));
    assert!(close(layout.actions, Rect::new(x0, 900.0, x1, 1026.0)));
}

#[test]
fn parts_stay_in_the_safe_area_and_never_overlap() {
    for (canvas, text, case) in cases() {
        let safe = canvas.safe_rect().inflate(0.01);
        let layout = canvas.play_layout(text);
        let columns: Vec<Rect> = columns(&layout).collect();
        let board = columns
            .iter()
            .fold(Rect::EMPTY, |all, area| all.union(*area));
        let [above, beside] = canvas.notices_rects(text, true);
        let parts = [
            layout.pause,
            layout.tools,
            layout.scores,
            layout.tray,
            layout.cards,
            layout.actions,
            layout.sky,
            beside,
            above,
        ];
        for (index, part) in parts.iter().enumerate() {
            let case = format!("{case}: {part:?}");
            assert!(safe.contains(part.min) && safe.contains(part.max), "{case}");
            // Notices may lie in the sky left of the mountain, and both of their skies may be one.
            let over = |other: &Rect| {
                let is_shared = *other == layout.sky || other == part;
                !is_shared && !other.intersect(*part).is_empty()
            };
            assert!(!parts[..index].iter().any(over), "{case}");
            assert!(!columns.iter().any(over), "{case} {board:?}");
            let near = |area: &Rect| PushIn::NEAREST.place_rect(*area, &canvas, text);
            assert!(
                canvas.is_tall() || !columns.iter().map(near).any(|area| over(&area)),
                "{case} from nearest"
            );
        }
        assert!(layout.tray.height() >= 200.0, "{case} {layout:?}");
        let shape = layout.tray.width() / layout.tray.height();
        assert!(shape >= TRAY_SHAPE - 0.01, "{case} {shape}");
        assert!(board.min.x >= 0.0 && board.min.y >= 0.0, "{case}");
        assert!(board.max.y <= canvas.size.y, "{case}");
        assert!(layout.board_scale > 0.54, "{case} {layout:?}");
    }
}

#[test]
fn captions_and_words_of_a_moment_cover_no_column_and_no_dice() {
    for (canvas, text, case) in cases() {
        let layout = canvas.play_layout(text);
        let [moment, captions] = [canvas.moment_rect(text, true), canvas.captions_rect(text)];
        // Two lines of the least letters, and one on a plate.
        for (sky, least) in [(moment, 68.0), (captions, 50.0)] {
            let least = Vec2::new(200.0, least);
            assert!(sky.size().cmpge(least).all(), "{case}: {sky:?}");
        }
        let parts = [
            layout.tray,
            layout.cards,
            layout.pause,
            layout.tools,
            layout.scores,
        ];
        for part in columns(&layout).chain(parts) {
            assert!(moment.intersect(part).is_empty(), "{case}: {part:?}");
            assert!(captions.intersect(part).is_empty(), "{case}: {part:?}");
        }
        assert!(moment.intersect(captions).is_empty(), "{case}");
        for has_moved in [false, true] {
            let win = canvas.win_rect(text, has_moved);
            let captions = canvas.beside_win_rect(text, has_moved);
            assert!(win.intersect(captions).is_empty(), "{case}");
            assert!(captions.width() >= 200.0, "{case}: {captions:?}");
        }
    }
}

/// Columns on the canvas, each with its flag and some air.
fn columns(layout: &PlayLayout) -> impl Iterator<Item = Rect> {
    let areas = Column::ALL.map(|column| [board::area(column), board::flag_area(column)]);
    areas.into_iter().flatten().map(move |area| {
        let [left, top, right, bottom] = area;
        let area = Rect::new(left, top, right, bottom).inflate(4.0);
        let [min, max] =
            [area.min, area.max].map(|corner| layout.board + layout.board_scale * corner);
        Rect::from_corners(min, max)
    })
}

/// Flashing counts from a fifth of the screen on. The dice flash on less, so the watch for flashes in films of the game
/// leaves the tray out.
#[test]
fn the_tray_is_no_fifth_of_the_screen() {
    for (canvas, text, case) in cases() {
        let tray = canvas.tray_rect(text).size();
        let screen = canvas.size.x * canvas.size.y;
        assert!(tray.x * tray.y < 0.2 * screen, "{case}: {tray}");
    }
}
