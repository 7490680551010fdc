//! Words in the sky at the three loudest moments: a bust, a claim, a win.

use bevy::prelude::*;
use cant_stop_rules::Event as GameEvent;

use super::HudSystems;
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::settings::Settings;
use crate::core::states::{Screen, TurnPhase};
use crate::core::texts;
use crate::referee::Beat;
use crate::ui::color::{Role, Tint, fill};
use crate::ui::layer::Layer;
use crate::ui::type_scale::{Face, LEAST_LETTERS, TextSize};
use crate::ui::widgets::{Entrance, Travels, column, leave};
use crate::ui::{TextRuler, motion, spacing};

/// Greatest size of the letters of a win, and of a bust or a claim.
const LETTERS: [f32; 2] = [150.0, 100.0];
/// Least size of letters on one line; below it the words take two.
const LEAST: f32 = 60.0;
/// Share of the room that a line fills at most.
const AIR: f32 = 0.96;
/// Share of the width that words fill when they are broken into two lines.
const BROKEN: f32 = 1.3;

/// The words, and the seconds they still stay.
#[derive(Component)]
#[require(Name = Name::new("words in the sky"))]
struct Ribbon {
    left: f32,
    /// Scores have left the sky for a win.
    is_win: bool,
    /// The words are a sentence, which can be broken.
    has_spaces: bool,
}

/// The large words.
#[derive(Component)]
struct Loud;

/// The small words below them.
#[derive(Component)]
struct Below;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            stretch.run_if(in_state(TurnPhase::Busted).or_else(in_state(TurnPhase::Claimed))),
            fit,
            take_down,
        )
            .chain()
            .in_set(HudSystems::Show),
    );
}

/// Words of a moment, and their colour.
struct Saying {
    words: Words,
    below: Option<Words>,
    ground: Role,
    ink: Role,
}

fn saying(beat: &Beat, seats: &Seats) -> Option<Saying> {
    match beat.event {
        GameEvent::Busted { lost, .. } => Some(Saying {
            words: Words::new(texts::RIBBON_BUST),
            below: Some(Words::new(texts::RIBBON_BUST_LOST).with("steps", lost)),
            ground: Role::Ink,
            ink: Role::Danger,
        }),
        GameEvent::Claimed { seat, column } => {
            let plan = seats.get(seat);
            let words = Words::new(texts::RIBBON_CLAIM)
                .with("name", &plan.name)
                .with("column", column.number());
            Some(Saying {
                words,
                below: None,
                ground: Role::Player(plan.mark),
                ink: Role::Ink,
            })
        }
        GameEvent::Won { winners } => {
            let names: Vec<&str> = winners
                .iter()
                .map(|seat| seats.get(seat).name.as_str())
                .collect();
            let first = winners.iter().next()?;
            Some(Saying {
                words: Words::new(texts::RIBBON_WIN)
                    .with("name", names.join(" · "))
                    .with("count", winners.len() as f32),
                below: None,
                ground: Role::Player(seats.get(first).mark),
                ink: Role::Ink,
            })
        }
        _ => None,
    }
}

fn stretch(
    mut commands: Commands,
    mut beats: MessageReader<Beat>,
    seats: Res<Seats>,
    ribbons: Query<Entity, With<Ribbon>>,
) {
    for beat in beats.read() {
        let Some(saying) = saying(beat, &seats) else {
            continue;
        };
        for ribbon in &ribbons {
            commands.entity(ribbon).despawn();
        }
        commands
            .spawn((
                Ribbon {
                    left: motion::RIBBON,
                    is_win: matches!(beat.event, GameEvent::Won { .. }),
                    has_spaces: saying.below.is_none(),
                },
                Node {
                    position_type: PositionType::Absolute,
                    padding: UiRect::axes(px(spacing::GAP), px(spacing::TIGHT)),
                    border_radius: BorderRadius::all(px(spacing::RADIUS)),
                    ..column(0.0)
                },
                fill(saying.ground),
                Layer::OverParts.z(),
                Entrance::default(),
                Travels::NOWHERE,
                DespawnOnExit(Screen::Play),
            ))
            .with_children(|plate| {
                plate.spawn((
                    Loud,
                    Text::default(),
                    saying.words,
                    TextFont::default(),
                    Face::Bold,
                    Tint::from(saying.ink),
                ));
                if let Some(below) = saying.below {
                    plate.spawn((
                        Below,
                        Text::default(),
                        below,
                        TextFont::default(),
                        Face::Medium,
                        Tint::from(Role::Paper),
                    ));
                }
            });
    }
}

/// Places the words in the sky left of the mountain, with letters as large as it has room for.
fn fit(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut ruler: TextRuler,
    mut ribbons: Query<(Ref<Ribbon>, &mut Node, &Children)>,
    mut words: Query<(&Words, &mut TextFont), With<Loud>>,
    mut below: Query<(&Words, &mut TextFont), (With<Below>, Without<Loud>)>,
) {
    for (ribbon, mut node, children) in &mut ribbons {
        if !ribbon.is_added() && !canvas.is_changed() && !settings.is_changed() {
            continue;
        }
        let text_scale = settings.text_scale.factor();
        let (sky, letters) = match ribbon.is_win {
            true => (canvas.winner_rect(text_scale), LETTERS[0]),
            false => (canvas.notices_rect(text_scale), LETTERS[1]),
        };
        node.left = px(sky.min.x);
        node.top = px(sky.min.y);
        node.width = px(sky.width());
        // Words that fill it to the last fraction of a pixel would be broken.
        let room = AIR * (sky.width() - 2.0 * spacing::GAP);
        for child in children {
            if let Ok((words, mut font)) = words.get_mut(*child) {
                let title = TextSize::Title.du() * text_scale;
                let wide = ruler.width(words, TextSize::Title, Face::Bold).max(1.0);
                let one_line = room / wide;
                let is_broken = ribbon.has_spaces && one_line * title < LEAST;
                let share = one_line * if is_broken { BROKEN } else { 1.0 };
                let size = (share * title).clamp(LEAST_LETTERS, letters);
                font.font_size = TextSize::Title.shrunk(size / title);
            }
            if let Ok((words, mut font)) = below.get_mut(*child) {
                let usual = TextSize::Small.du() * text_scale;
                let wide = ruler.width(words, TextSize::Small, Face::Medium).max(1.0);
                let size = (usual * room / wide).clamp(LEAST_LETTERS, usual);
                font.font_size = TextSize::Small.shrunk(size / usual);
            }
        }
    }
}

fn take_down(time: Res<Time>, mut ribbons: Query<(Entity, &mut Ribbon)>, mut commands: Commands) {
    for (entity, mut ribbon) in &mut ribbons {
        ribbon.left -= time.delta_secs();
        if ribbon.left <= 0.0 {
            leave(entity, &mut commands);
        }
    }
}
