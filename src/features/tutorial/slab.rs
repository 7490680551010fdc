//! The sentence of a step, on a slab beside what it speaks of, with what is pressed for it and the way out.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use cant_stop_rules::Column;

use super::spotlight::{Targets, column_rect, target_rect};
use super::step::Target;
use super::story::RIVAL_SEAT;
use super::{EndFirstClimb, Step, Tutorial, follow};
use crate::core::canvas::Canvas;
use crate::core::locale::{Spoken, Words};
use crate::core::seats::Seats;
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::core::texts;
use crate::play::hud::{HudSystems, Situation};
use crate::ui::color::{Edges, Role, fill};
use crate::ui::focus::{FocusFirst, FocusOnce, FocusTrap};
use crate::ui::glyph::glyph;
use crate::ui::kit::Flex;
use crate::ui::layer::Layer;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Entrance, Shakes, button, button_in, button_node, medium_label, row,
};

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

/// The line with the sentence.
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
    let said = |tutorial: &Tutorial| (tutorial.step, tutorial.is_read(), tutorial.refused);
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
    let words = Words::new(tutorial.text()).with("name", rival);
    let mut slab = commands.spawn((
        Name::new("first climb"),
        Slab { shown: **tutorial },
        DespawnOnExit(Screen::Play),
        Layer::Tutorial.z(),
        Pickable::default(),
        Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(WIDE * 0.75), px(GAP)),
            border: UiRect::vertical(px(LIP)).with_bottom(px(EDGE)),
            border_radius: BorderRadius::all(px(RADIUS_SMALL)),
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(GAP),
            align_content: AlignContent::Center,
            ..row(WIDE)
        },
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
        slab.spawn((
            Sentence,
            Node {
                align_items: AlignItems::Center,
                flex_grow: 1.0,
                min_width: px(0),
                ..row(GAP)
            },
        ))
        .with_children(|line| {
            if let Some(control) = tutorial.step.control().filter(|_| tutorial.asks) {
                line.spawn(glyph(control));
            }
            line.spawn((
                medium_label(words, TextSize::Body, Role::Paper),
                Node {
                    flex_shrink: 1.0,
                    flex_grow: 1.0,
                    min_width: px(0),
                    ..default()
                },
            ));
        });
        slab.spawn(Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(GAP),
            row_gap: px(TIGHT),
            justify_content: JustifyContent::FlexEnd,
            align_items: AlignItems::Center,
            margin: UiRect::left(auto()),
            // Two have a line of their own: whether they fit into it is known before it is as high as they need.
            width: if tutorial.is_read() {
                percent(100)
            } else {
                auto()
            },
            ..default()
        })
        .with_children(|buttons| spawn_buttons(buttons, tutorial));
    });
}

fn spawn_buttons(buttons: &mut ChildSpawnerCommands, tutorial: Tutorial) {
    let leads_to = |screen| {
        observe(move |_: On<Activate>, mut commands: Commands| {
            commands.trigger(EndFirstClimb(screen));
        })
    };
    if tutorial.step == Step::Win && tutorial.is_read() {
        buttons.spawn((
            button(Words::new(texts::TUTORIAL_TITLE), ButtonLook::Secondary),
            leads_to(Screen::Title),
        ));
        buttons.spawn((
            button(Words::new(texts::TUTORIAL_NEW), ButtonLook::Primary),
            FocusFirst,
            leads_to(Screen::Join),
        ));
        return;
    }
    buttons.spawn((
        button_in(
            button_node(ButtonLook::Quiet).padded(GAP, TIGHT),
            Words::new(texts::TUTORIAL_SKIP),
            ButtonLook::Quiet,
        ),
        // A press that was meant to hurry the game must not leave it.
        FocusOnce,
        leads_to(tutorial.from),
    ));
    if tutorial.is_read() {
        buttons.spawn((
            button(Words::new(texts::TUTORIAL_GO_ON), ButtonLook::Primary),
            FocusFirst,
            observe(|_: On<Activate>, tutorial: Option<ResMut<Tutorial>>| {
                if let Some(mut tutorial) = tutorial {
                    tutorial.go_on();
                }
            }),
        ));
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
    let most = (room.max - size).max(room.min);
    let cost = |place: &Vec2| {
        let slab = Rect::from_corners(*place, *place + size);
        let covered = |rect: &Rect| {
            let both = slab.intersect(*rect);
            both.width() * both.height()
        };
        WORSE * covered(&target) + seen.iter().map(covered).sum::<f32>()
    };
    places
        .map(|place| place.clamp(room.min, most))
        .into_iter()
        .min_by(|a, b| cost(a).total_cmp(&cost(b)))
        .unwrap_or(room.min)
}

/// The edge of its place at which the slab stays, however high it is.
#[derive(Clone, Copy, PartialEq)]
enum Stays {
    AtTop,
    AtFoot,
}

/// The place of what is not needed now, in which the slab stands beside what it speaks of.
fn stood_in_for(target: Target, canvas: &Canvas, text_scale: f32) -> Option<(Rect, Stays)> {
    let layout = canvas.play_layout(text_scale);
    let (cards, answer) = (layout.cards, layout.answer);
    let is_above_dice = cards.max.y <= layout.tray.min.y;
    match target {
        Target::Tray if !is_above_dice => Some((cards, Stays::AtTop)),
        Target::Tray | Target::RollButton | Target::StopButton => Some((cards, Stays::AtFoot)),
        // Over the board it would cover columns.
        Target::Column(_) | Target::Scores if is_above_dice => Some((cards, Stays::AtFoot)),
        Target::Cards if is_above_dice => {
            let foot = Vec2::new(answer.min.x, answer.max.y);
            Some((Rect::from_corners(foot, answer.max), Stays::AtFoot))
        }
        Target::Cards | Target::Column(_) | Target::Runner(..) | Target::Scores => None,
    }
}

/// Rectangles to keep in view besides the target: the columns, the dice of a choice, and the scores.
fn looked_at(target: Target, canvas: &Canvas, text_scale: f32) -> Vec<Rect> {
    let columns = Column::ALL.map(|column| column_rect(column, canvas, text_scale));
    let mut seen = columns.to_vec();
    seen.push(canvas.scoreboard_rect(text_scale));
    if target == Target::Cards {
        seen.push(canvas.tray_rect(text_scale));
    }
    seen
}

/// Keeps the slab beside what it speaks of, whatever its size turns out to be.
fn place(
    tutorial: If<Res<Tutorial>>,
    situation: If<Res<Situation>>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    targets: Targets,
    mut slabs: Query<(&ComputedNode, &mut Node), (With<Slab>, Without<Sentence>)>,
    mut sentences: Query<&mut Node, With<Sentence>>,
) {
    let target = tutorial.step.target(&situation);
    let text_scale = settings.text_scale.factor();
    // Beside one button stands the other.
    for mut node in &mut sentences {
        let basis = px(SENTENCE * text_scale);
        if node.flex_basis != basis {
            node.flex_basis = basis;
        }
    }
    let stands_in = stood_in_for(target, &canvas, text_scale);
    let around = target_rect(target, &canvas, text_scale, &targets);
    let seen = looked_at(target, &canvas, text_scale);
    let room = canvas.safe_rect();
    for (computed, mut node) in &mut slabs {
        let size = computed.size() / canvas.scale;
        let (at, width, height) = if let Some((rect, stays)) = stands_in {
            let top = match stays {
                Stays::AtTop => rect.min.y,
                Stays::AtFoot => rect.max.y - size.y,
            };
            let most = (room.max - size).max(room.min);
            let at = Vec2::new(rect.min.x, top).clamp(room.min, most);
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
