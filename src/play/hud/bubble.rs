//! Speech bubble over the tent of a bot at its own bust, claim and win.

use bevy::prelude::*;
use cant_stop_scenery::board;

use super::HudSystems;
use super::panels::Stays;
use crate::core::art::polygon;
use crate::opponents::line;
use crate::referee::{Beat, BeatQueue, Playback};
use crate::ui::layout::Placed;
use crate::ui::prelude::*;
use crate::ui::widgets::{Entrance, shrunk_label};

/// Greatest width of a bubble and the height of its room.
const ROOM: Vec2 = Vec2::new(230.0, 240.0);
/// Distance from the flags of the outer columns.
const AIR: f32 = 8.0;
/// Padding beside the words.
const INSET: f32 = 12.0;
const TIP: Vec2 = Vec2::new(30.0, 22.0);
/// Width of a letter, in sizes of its letters, and the part of a line that words fill.
const LETTER: f32 = 0.58;
const FILLED: f32 = 0.72;
const LINES: f32 = 3.0;

#[derive(Component)]
#[require(Name = Name::new("speech bubble"))]
struct Bubble;

/// Words of a bubble, above its tip, and the room of both.
#[derive(Component)]
pub(super) struct BubbleWords(Rect);

impl BubbleWords {
    /// Ends a sky above it where they share one; by the size that it was last laid out with.
    pub(super) fn end(&self, sky: &mut Rect, node: &ComputedNode) {
        let top = self.0.max.y - TIP.y - node.size().y * node.inverse_scale_factor();
        let said = Rect::new(self.0.min.x, top, self.0.max.x, self.0.max.y);
        if !sky.intersect(said).is_empty() {
            sky.max.y = top;
        }
    }
}

fn ground() -> Tint {
    Role::Paper.mixed(Role::PairSecond, 0.22).faint(0.92)
}

/// Sky above the tents at the left, beside the flag of the second column and above that of the first. On a tall canvas the
/// board is as wide as the screen: there it is a column farther in, and higher.
fn left_room(canvas: &Canvas, text_scale: f32) -> Rect {
    let layout = canvas.play_layout(text_scale);
    let first = usize::from(canvas.is_tall());
    let [_, above, ..] = board::flag_area(Column::ALL[first]);
    let [beside, ..] = board::flag_area(Column::ALL[first + 1]);
    let corner = layout.board + layout.board_scale * Vec2::new(beside - AIR, above - AIR);
    let far = corner - ROOM;
    let safe = canvas.safe_rect();
    Rect::from_corners(corner, Vec2::new(far.x.max(safe.min.x), far.y))
}

/// Sky above the tents at the right, beside the flag of the third last column, above that of the next, and left of notes.
fn right_room(canvas: &Canvas, text_scale: f32) -> Rect {
    let layout = canvas.play_layout(text_scale);
    let last = Column::ALL.len() - 2;
    let [_, above, ..] = board::flag_area(Column::ALL[last]);
    let [_, _, beside, _] = board::flag_area(Column::ALL[last - 1]);
    let corner = layout.board + layout.board_scale * Vec2::new(beside + AIR, above - AIR);
    let far = corner + ROOM * Vec2::new(1.0, -1.0);
    let end = match layout.ground {
        None => layout.cards.min.x - AIR,
        Some(_) => canvas.safe_rect().max.x,
    };
    Rect::from_corners(corner, Vec2::new(far.x.min(end), far.y))
}

/// Size of letters with which a line fits into a width; `None` if they would be too small.
fn letters(line: &str, width: f32, text_scale: f32) -> Option<f32> {
    let count = |words: &str| words.chars().count().max(1) as f32;
    let longest = line.split(' ').map(count).fold(1.0, f32::max);
    let size = (width / longest).min(LINES * FILLED * width / count(line)) / LETTER;
    let size = size.min(TextSize::Label.du() * text_scale);
    (size >= LEAST_LETTERS).then_some(size)
}

fn speak(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    seats: Res<Seats>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    palette: Res<Palette>,
    bubbles: Query<Entity, With<Bubble>>,
) {
    let text_scale = settings.text_scale.factor();
    let layout = canvas.play_layout(text_scale);
    for beat in beats.read() {
        let Some((seat, line)) = line(&beat.event, &seats) else {
            continue;
        };
        fall_silent(commands.reborrow(), bubbles);
        let [tent, _] = board::tent(seat.index(), seats.0.len());
        let is_left = tent < board::MIDDLE;
        let place = if is_left { left_room } else { right_room };
        let room = place(&canvas, text_scale);
        let said = settings.locale().say(&line);
        let Some(size) = letters(&said, room.width() - 2.0 * INSET, text_scale) else {
            continue;
        };
        let over_tent = layout.board.x + layout.board_scale * tent - room.min.x - TIP.x / 2.0;
        let margin = px(over_tent.clamp(RADIUS, room.width() - RADIUS - TIP.x));
        let mut tip = Pen::new(TIP, *palette);
        let corners = [Vec2::ZERO, Vec2::X, Vec2::new(0.4, 1.0)].map(|corner| corner * TIP);
        tip.fill(polygon(corners), ground());
        let share = size / (TextSize::Small.du() * text_scale);
        commands.spawn((
            Bubble,
            Stays(motion::BUBBLE),
            Placed(place),
            Node {
                justify_content: JustifyContent::FlexEnd,
                ..column(0.0)
            },
            Layer::OverParts.z(),
            Entrance::default(),
            DespawnOnExit(Screen::Play),
            children![
                (
                    Node {
                        align_items: AlignItems::Center,
                        ..column(0.0).padded(INSET, TIGHT).rounded(RADIUS)
                    },
                    fill(ground()),
                    BubbleWords(room),
                    children![(
                        shrunk_label(line, TextSize::Small, share, Role::Ink),
                        TextLayout::justify(Justify::Center),
                    )],
                ),
                (
                    ImageNode::default(),
                    tip.finish(),
                    Node {
                        margin: UiRect::left(margin),
                        ..Node::default().sized(TIP).fixed()
                    },
                ),
            ],
        ));
    }
}

/// Run condition: a replay stands still, perhaps at another position than the one that was spoken of.
fn stands_still(playback: If<Res<Playback>>, queue: Res<BeatQueue>) -> bool {
    playback.is_paused && queue.is_idle()
}

/// Its letters were measured for one language, size of text and canvas.
fn fall_silent(mut commands: Commands, bubbles: Query<Entity, With<Bubble>>) {
    despawn_all(&mut commands, bubbles);
}

pub(super) fn plugin(app: &mut App) {
    let speak = speak.run_if(in_state(TurnPhase::Busted).or_else(in_state(TurnPhase::Claimed)));
    let is_resized = resource_changed::<Settings>.or_else(resource_changed::<Canvas>);
    let fall_silent = fall_silent.run_if(is_resized.or_else(stands_still));
    app.add_systems(
        Update,
        (fall_silent, speak).chain().in_set(HudSystems::Show),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bubble_stands_beside_the_columns_and_below_the_scores() {
        for (x, y) in [(1920, 1080), (1920, 1440), (2560, 1080), (1280, 1600)] {
            let size = Vec2::new(x as f32, y as f32);
            let canvas = Canvas { size, scale: 1.0 };
            let layout = canvas.play_layout(1.0);
            for room in [left_room(&canvas, 1.0), right_room(&canvas, 1.0)] {
                let letters = letters("Briciola su briciola!", room.width() - 2.0 * INSET, 1.0);
                assert!(letters.is_some(), "{size:?}");
                let bubble = Rect::new(room.min.x, room.max.y - 130.0, room.max.x, room.max.y);
                assert!(layout.scores.intersect(bubble).is_empty(), "{size:?}");
                for column in Column::ALL {
                    let [left, top, right, bottom] = board::area(column);
                    let at = |x, y| layout.board + layout.board_scale * Vec2::new(x, y);
                    let area = Rect::from_corners(at(left, top), at(right, bottom));
                    assert!(area.intersect(bubble).is_empty(), "{size:?} {column:?}");
                }
            }
        }
    }
}
