//! The sentence of a step, on a slab beside what it speaks of, with what is pressed for it and the way out.

use bevy::prelude::*;

use super::spotlight::Places;
use super::step::Target;
use super::story::RIVAL_SEAT;
use super::{EndFirstClimb, Step, Tutorial, follow};
use crate::play::hud::{HudSystems, Situation};
use crate::ui::focus::{FocusOnce, FocusTrap};
use crate::ui::glyph::glyph;
use crate::ui::prelude::*;
use crate::ui::widgets::{Entrance, Shakes};

/// Width of the slab at a text scale of 1, in design units, if it does not stand in for anything.
const WIDTH: f32 = 660.0;
/// It is never wider than this part of the screen, nor than that of one taller than wide.
const SHARE: f32 = 0.48;
const SHARE_TALL: f32 = 0.7;
/// Least width of its sentence before the buttons stand below it.
const SENTENCE: f32 = 340.0;
/// Cost of covering the target, relative to anything else.
const WORSE: f32 = 40.0;
/// The lit upper edge and the lower edge.
const LIP: f32 = 2.0;
const EDGE: f32 = 6.0;

/// The slab, and what it was put up for.
#[derive(Component)]
pub(super) struct Slab {
    shown: Tutorial,
}

#[derive(Component)]
pub(super) struct Sentence;

/// Puts the slab up anew when there is something else to say.
fn put_up(
    mut commands: Commands,
    tutorial: If<Res<Tutorial>>,
    _: If<Res<Situation>>,
    seats: Res<Seats>,
    slabs: Query<(Entity, &Slab)>,
) {
    let said = |tutorial: &Tutorial| (tutorial.text(), tutorial.is_read(), tutorial.refused);
    let (old, shown) = slabs.iter().next().unzip();
    let is_over = tutorial.is_over();
    if shown.is_some_and(|slab: &Slab| said(&slab.shown) == said(&tutorial) && !is_over) {
        return;
    }
    if let Some(old) = old {
        commands.entity(old).despawn();
    }
    if is_over {
        return;
    }
    let rival = seats.get(RIVAL_SEAT).name.clone();
    let words = tutorial.text().with("name", rival);
    let node = Node {
        position_type: PositionType::Absolute,
        border: UiRect::vertical(px(LIP)).with_bottom(px(EDGE)),
        align_content: AlignContent::Center,
        ..row(WIDE).padded(WIDE * 0.75, GAP)
    };
    let mut slab = commands.spawn((
        Name::new("first climb"),
        Slab { shown: **tutorial },
        DespawnOnExit(Screen::Play),
        Layer::Tutorial.z(),
        Pickable::default(),
        node.rounded(RADIUS_SMALL).wrapped(GAP),
        fill(Role::Well),
        Edges::slab(Role::Gold, Role::Gold.mixed(Role::Ink, 0.35)),
        Spoken(words.clone()),
    ));
    if tutorial.is_read() {
        slab.insert(FocusTrap);
    }
    if tutorial.refused.is_some() {
        slab.insert(Shakes::default());
    } else {
        slab.insert(Entrance::default());
    }
    let tutorial = **tutorial;
    slab.with_children(|slab| {
        let narrow = |node| Node {
            min_width: px(0),
            ..node
        };
        let line = narrow(row(GAP).grown(1.0));
        slab.spawn((Sentence, line)).with_children(|line| {
            if let Some(control) = tutorial.step.control().filter(|_| tutorial.asks) {
                line.spawn(glyph(control));
            }
            let text = medium_label(words, TextSize::Body, Role::Paper);
            line.spawn((text, narrow(Node::default().grown(1.0))));
        });
        let buttons = Node {
            margin: UiRect::left(auto()),
            // Two have a line of their own: whether they fit into it is known before it is as high as they need.
            width: match tutorial.is_read() {
                true => percent(100),
                false => auto(),
            },
            ..row(GAP).wrapped(TIGHT).justified(JustifyContent::FlexEnd)
        };
        slab.spawn(buttons)
            .with_children(|buttons| spawn_buttons(buttons, tutorial));
    });
}

fn spawn_buttons(buttons: &mut ChildSpawnerCommands, tutorial: Tutorial) {
    let leads_to = |screen| move |mut commands: Commands| commands.trigger(EndFirstClimb(screen));
    let (main, more) = (ButtonLook::Primary, ButtonLook::Secondary);
    if tutorial.step == Step::Win && tutorial.is_read() {
        buttons.spawn(button(texts::TUTORIAL_TITLE, more, leads_to(Screen::Title)));
        let new = button(texts::TUTORIAL_NEW, main, leads_to(Screen::Join));
        buttons.spawn((new, FocusFirst));
        return;
    }
    let node = button_node(ButtonLook::Quiet).padded(GAP, TIGHT);
    buttons.spawn((
        button_in(node, Words::new(texts::TUTORIAL_SKIP), ButtonLook::Quiet),
        // A press that was meant to hurry the game must not leave it.
        FocusOnce,
        on_press(leads_to(tutorial.from)),
    ));
    if tutorial.is_read() {
        let go_on = |mut tutorial: If<ResMut<Tutorial>>| tutorial.go_on();
        buttons.spawn((button(texts::TUTORIAL_GO_ON, main, go_on), FocusFirst));
    }
}

/// The place for something of this size beside `target`, within `room`: where it covers the least of what is to be seen,
/// and above all of the target.
fn beside(target: Rect, size: Vec2, room: Rect, seen: &[Rect]) -> Vec2 {
    let middle = target.center() - size / 2.0;
    let left = target.min.x - size.x - WIDE;
    let places = [
        Vec2::new(middle.x, target.min.y - size.y - GAP),
        Vec2::new(middle.x, target.max.y + GAP),
        Vec2::new(left, middle.y),
        Vec2::new(left, target.min.y - size.y),
        Vec2::new(left, target.max.y),
        Vec2::new(target.max.x + WIDE, middle.y),
    ];
    let cost = |place: &Vec2| {
        let slab = Rect::from_corners(*place, *place + size);
        let covered = |rect: &Rect| {
            let both = slab.intersect(*rect);
            both.width() * both.height()
        };
        WORSE * covered(&target) + seen.iter().map(covered).sum::<f32>()
    };
    let places = places.into_iter().map(|place| inside(place, size, room));
    let best = places.min_by(|a, b| cost(a).total_cmp(&cost(b)));
    best.unwrap_or(room.min)
}

/// Place for something of this size, moved into `room`.
fn inside(place: Vec2, size: Vec2, room: Rect) -> Vec2 {
    place.clamp(room.min, (room.max - size).max(room.min))
}

/// The place of what is not needed now, in which the slab stands beside what it speaks of: at its upper edge or at its foot,
/// however high it is.
fn stood_in_for(target: Target, canvas: &Canvas, text_scale: f32) -> Option<(Rect, bool)> {
    let layout = canvas.play_layout(text_scale);
    let (cards, answer) = (layout.cards, layout.answer);
    let is_above_dice = cards.max.y <= layout.tray.min.y;
    let (at_top, at_foot) = (true, false);
    match target {
        Target::Tray if !is_above_dice => Some((cards, at_top)),
        Target::Tray | Target::RollButton | Target::StopButton => Some((cards, at_foot)),
        // Over the board it would cover columns.
        Target::Column(_) | Target::Scores if is_above_dice => Some((cards, at_foot)),
        Target::Cards if is_above_dice => {
            let foot = Vec2::new(answer.min.x, answer.max.y);
            Some((Rect::from_corners(foot, answer.max), at_foot))
        }
        Target::Cards | Target::Column(_) | Target::Runner(..) | Target::Scores => None,
    }
}

/// Rectangles to keep in view besides the target: the columns, the dice of a choice, and the scores.
fn looked_at(target: Target, places: &Places) -> Vec<Rect> {
    let columns = Column::ALL.map(|column| places.column(column));
    let mut seen = columns.to_vec();
    seen.push(places.of(Target::Scores));
    if target == Target::Cards {
        seen.push(places.of(Target::Tray));
    }
    seen
}

/// Keeps the slab beside what it speaks of, whatever its size turns out to be.
fn place(
    tutorial: If<Res<Tutorial>>,
    situation: If<Res<Situation>>,
    places: Places,
    mut slabs: Query<(&ComputedNode, &mut Node), (With<Slab>, Without<Sentence>)>,
    mut sentences: Query<&mut Node, With<Sentence>>,
) {
    let target = tutorial.step.target(&situation);
    let (canvas, text_scale) = (&places.canvas, places.text_scale());
    // Beside one button stands the other.
    for mut node in &mut sentences {
        let basis = px(SENTENCE * text_scale);
        if node.flex_basis != basis {
            node.flex_basis = basis;
        }
    }
    let stands_in = stood_in_for(target, canvas, text_scale);
    let (around, seen) = (places.of(target), looked_at(target, &places));
    let room = canvas.safe_rect();
    for (computed, mut node) in &mut slabs {
        let size = computed.size() / canvas.scale;
        let (at, width, height) = if let Some((rect, is_at_top)) = stands_in {
            let top = match is_at_top {
                true => rect.min.y,
                false => rect.max.y - size.y,
            };
            let at = inside(Vec2::new(rect.min.x, top), size, room);
            (at, rect.width(), rect.height())
        } else {
            let share = if canvas.is_tall() { SHARE_TALL } else { SHARE };
            let width = (WIDTH * text_scale).min(share * canvas.size.x);
            (beside(around, size, room, &seen), width, 0.0)
        };
        let now = Node {
            left: px(at.x.round()),
            top: px(at.y.round()),
            width: px(width),
            min_height: px(height),
            ..node.clone()
        };
        node.set_if_neq(now);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (put_up, place)
            .chain()
            .after(follow)
            .in_set(HudSystems::Show),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slab_stands_beside_its_target_and_never_over_it() {
        let room = Rect::new(40.0, 40.0, 1880.0, 1040.0);
        let size = Vec2::new(800.0, 260.0);
        for target in [
            Rect::new(1300.0, 900.0, 1860.0, 1020.0),
            Rect::new(150.0, 300.0, 238.0, 1030.0),
            Rect::new(1100.0, 60.0, 1880.0, 700.0),
        ] {
            let at = beside(target, size, room, &[]);
            let slab = Rect::from_corners(at, at + size);
            assert!(slab.intersect(target).is_empty(), "{target:?}");
            assert!(room.contains(slab.min) && room.contains(slab.max));
        }
    }
}
