//! Laws of shared files: readable on a phone, small enough for a message, and equal whenever drawn of the same game.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use cant_stop_keepsake::{
    Animation, Drawn, Kit, LARGEST, Poster, Shape, Turn, Written, decisive, turns,
};
use cant_stop_rules::{Action, Game, Seat, Variant};
use support::{COLORS, Table, kit, played};

/// The smallest letters, in pixels: a third of them on a telephone, where the poster is 360 points wide.
const SMALLEST: f32 = 28.0;
/// Contrast of words and of large ones by WCAG 2.2; large are 24 points of the phone, in pixels of the poster.
const CONTRAST: f32 = 4.5;
const CONTRAST_OF_LARGE: f32 = 3.0;
const LARGE: f32 = 72.0;

fn poster(kit: &Kit, table: &Table, shape: Shape) -> Drawn {
    Poster {
        kit,
        colors: &COLORS,
        seats: &table.seats,
        words: &table.poster,
        game: table.played.game(),
        shape,
    }
    .draw()
}

fn animation<'a>(kit: &'a Kit, table: &'a Table, turn: &'a Turn) -> Animation<'a> {
    Animation {
        kit,
        colors: &COLORS,
        seats: &table.seats,
        words: &table.animation,
        turn,
    }
}

fn overlap(one: &Written, other: &Written) -> bool {
    let [left, top, right, bottom] = one.place;
    left < other.place[2]
        && other.place[0] < right
        && top < other.place[3]
        && other.place[1] < bottom
}

#[test]
fn a_poster_can_be_read_on_a_phone() {
    let kit = kit();
    let shapes = [Shape::Tall, Shape::Wide];
    let all = Table::all();
    for (table, shape) in all
        .iter()
        .flat_map(|table| shapes.map(|shape| (table, shape)))
    {
        let drawn = poster(&kit, table, shape);
        let [width, height] = shape.size();
        let said = &drawn.written;
        for (place, line) in said.iter().enumerate() {
            let [left, top, right, bottom] = line.place;
            let edge = 20.0;
            assert!(left >= edge && right <= width as f32 - edge, "{line:?}");
            assert!(top >= edge && bottom <= height as f32 - edge, "{line:?}");
            assert!(line.size >= SMALLEST, "{line:?}");
            let least = if line.size < LARGE {
                CONTRAST
            } else {
                CONTRAST_OF_LARGE
            };
            assert!(line.contrast >= least, "{line:?}");
            for other in &said[place + 1..] {
                assert!(!overlap(line, other), "{line:?} and {other:?}");
            }
        }
        let all: String = said.iter().map(|line| line.words.as_str()).collect();
        let without_gaps = |words: &str| words.replace(' ', "");
        for words in [
            &table.poster.headline,
            &table.poster.date,
            &table.poster.decisive,
        ] {
            assert!(
                without_gaps(&all).contains(&without_gaps(words)),
                "{words} in {all}"
            );
        }
        for seat in &table.seats {
            assert!(all.contains(&seat.name), "{} in {all}", seat.name);
        }
    }
}

#[test]
fn a_poster_is_a_picture_of_its_size_and_always_the_same() {
    let kit = kit();
    let [table, ..] = Table::all();
    let draw = || poster(&kit, &table, Shape::Tall);
    let (one, other) = (draw(), draw());
    assert!(one.png == other.png);
    let mut reader = png::Decoder::new(std::io::Cursor::new(&one.png))
        .read_info()
        .unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!([info.width, info.height], Shape::Tall.size());
    let opaque = |pixel: &[u8]| pixel[..3].to_vec();
    let step = info.color_type.samples();
    let seen: Vec<u8> = pixels.chunks(step).flat_map(opaque).collect();
    let drawn: Vec<u8> = one.pixels.chunks(4).flat_map(opaque).collect();
    assert!(seen == drawn);
}

#[test]
fn an_animation_plays_the_turn_and_is_always_the_same() {
    let kit = kit();
    let [table, ..] = Table::all();
    let all = turns(&table.played);
    let busted = all.iter().find(|turn| turn.busted).unwrap();
    let stopped = all
        .iter()
        .find(|turn| !turn.busted && turn.rolls() > 2)
        .unwrap();
    let draw = |turn| animation(&kit, &table, turn).draw();
    assert!(draw(busted) == draw(busted));
    for turn in [busted, stopped] {
        let file = draw(turn);
        assert!(file.len() <= LARGEST);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(&file[..]).unwrap();
        assert_eq!((decoder.width(), decoder.height()), (540, 675));
        assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
        let (mut frames, mut hundredths) = (0, 0_u32);
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            frames += 1;
            hundredths += u32::from(frame.delay);
            // Browsers show shorter ones at a tenth of a second.
            assert!(frame.delay >= 2, "{}", frame.delay);
        }
        // Every roll is thrown, paired and climbed.
        assert!(frames > 3 * turn.rolls(), "{frames} frames");
        assert!(hundredths as usize > 100 * turn.rolls(), "{hundredths}");
    }
}

/// The longest turn there can be: with every single step on its own, to the top of three columns.
fn longest_turn() -> Turn {
    // After the first rolls there is a runner for one of the two sums alone.
    let (sides, middle) = (" 1511=6 2666=8".repeat(10), " 1611=7".repeat(12));
    let line = format!("3:2 (65) (12) 3344=6+8 1611=7{sides}{middle} .");
    turns(&line.parse().unwrap()).remove(0)
}

#[test]
fn the_longest_turn_is_small_enough_to_send() {
    let kit = kit();
    let [.., table] = Table::all();
    let turn = longest_turn();
    assert!(turn.rolls() == 34, "{}", turn.rolls());
    let file = animation(&kit, &table, &turn).draw();
    assert!(file.len() <= LARGEST, "{} bytes", file.len());
}

#[test]
fn the_turns_are_the_game() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        let played = played(seats, seed);
        let all = turns(&played);
        let last = all.last().unwrap();
        assert_eq!(last.number, played.game().turn_number());
        assert_eq!(all.len(), last.number as usize);
        let done: Vec<Action> = all.iter().flat_map(|turn| turn.actions.clone()).collect();
        let before = played.actions().len() - done.len();
        assert!(played.actions()[before..] == done);
        for (turn, next) in all.iter().zip(&all[1..]) {
            let end = turn
                .actions
                .iter()
                .fold(turn.start, |game, &action| game.apply(action).unwrap().0);
            assert_eq!(end, next.start);
        }
    }
}

#[test]
fn the_decisive_turn_moved_its_own_seat_most() {
    let turn = |number, seat| Turn {
        number,
        seat: Seat::ALL[seat],
        start: Game::new(Variant::default(), 2).unwrap(),
        actions: Vec::new(),
        busted: false,
    };
    let all = [turn(1, 0), turn(2, 1), turn(3, 0)];
    let chances = [
        [0.5, 0.5, 0.0, 0.0],
        [0.6, 0.4, 0.0, 0.0],
        [0.9, 0.1, 0.0, 0.0],
        [1.0, 0.0, 0.0, 0.0],
    ];
    let (place, by) = decisive(&all, &chances).unwrap();
    assert_eq!(place, 1);
    assert!((by + 0.3).abs() < 1e-9, "{by}");
    assert_eq!(decisive(&all, &[]), None);
}
