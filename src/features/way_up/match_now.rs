//! The card of a station: its character with a line to say, and its two tables with what can be won there.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::{
    Viewed,
    play::{PlayStage, is_left},
    words,
};
use crate::core::art::{Art, Drawing, polygon};
use crate::core::locale::Words;
use crate::core::settings::{NEEDED, Settings, Stage, StoredWayUp};
use crate::core::texts;
use crate::opponents::characters;
use crate::play::house_rules;
use crate::referee::SavedGame;
use crate::ui::color;
use crate::ui::color::{Palette, Pen, Role, Tint};
use crate::ui::spacing::{GAP, RADIUS, RADIUS_SMALL, TIGHT, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, bare_button_in, button_node, column, icon, label, medium_label, paragraph, row,
};

/// The side of the face.
const FACE: f32 = 140.0;
/// The tip of what is said, which points at the face.
const TIP: Vec2 = Vec2::new(26.0, 36.0);
/// The side of a sign before a line, and of a piece that stands for a win.
const SIGN: f32 = 30.0;
const PIECE: f32 = 24.0;
/// How wide the side of a table is on which it is played, at a text scale of 1.
const PLAY: f32 = 240.0;

/// Where the card is shown.
#[derive(Component)]
pub(super) struct CardView;

/// The button for what is next at a station.
#[derive(Component)]
pub(super) struct MainButton;

/// The button of a match.
#[derive(Component, Clone, Copy)]
struct PlayButton(Stage);

/// Writes the card of the station in view.
pub(super) fn fill(
    views: Query<(Entity, Ref<CardView>)>,
    viewed: Res<Viewed>,
    (way, saved): (Res<StoredWayUp>, Res<SavedGame>),
    (settings, palette): (Res<Settings>, Res<Palette>),
    mut commands: Commands,
) {
    for (view, added) in &views {
        if !viewed.is_changed() && !added.is_added() {
            continue;
        }
        let tables = [false, true].map(|is_harder| Stage::of(viewed.0, is_harder));
        let scale = settings.text_scale.factor();
        commands
            .entity(view)
            .despawn_children()
            .with_children(|card| {
                card.spawn(progress(&way));
                character(card, &way, tables, *palette);
                for stage in tables {
                    table(card, &way, &saved, stage, scale);
                }
            });
    }
}

/// How far somebody has come; what all of it is about, as long as nothing is won.
fn progress(way: &StoredWayUp) -> impl Bundle {
    let has_begun = way.is_won(Stage::ALL[0]);
    let words = match has_begun {
        true => words::climbed(way),
        false => Words::new(texts::WAY_NOTE),
    };
    (
        paragraph(words, TextSize::Small, Role::PaperDim),
        Node {
            flex_shrink: 0.0,
            ..default()
        },
    )
}

/// The face, and what it has to say: about the table that is next, or about having been beaten at both.
fn character(
    card: &mut ChildSpawnerCommands,
    way: &StoredWayUp,
    tables: [Stage; 2],
    palette: Palette,
) {
    let line = match tables.into_iter().find(|stage| !way.is_won(*stage)) {
        Some(stage) => words::before(stage),
        None => words::beaten(tables[1]),
    };
    card.spawn(Node {
        flex_shrink: 0.0,
        ..row(0.0)
    })
    .with_children(|parts| {
        parts.spawn(characters::face(Some(tables[0].opponent), FACE));
        say(parts, characters::name(tables[0].opponent), line, palette);
    });
}

/// What somebody says, with a tip towards the face at its left.
pub(crate) fn say(parts: &mut ChildSpawnerCommands, name: Words, line: Words, palette: Palette) {
    parts.spawn((
        ImageNode::default(),
        tip(palette),
        Node {
            width: px(TIP.x),
            height: px(TIP.y),
            margin: UiRect::left(px(TIGHT)).with_right(px(-1)),
            flex_shrink: 0.0,
            ..default()
        },
    ));
    parts.spawn((
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            padding: UiRect::axes(px(WIDE * 0.75), px(GAP)),
            border_radius: BorderRadius::all(px(RADIUS)),
            ..column(TIGHT / 2.0)
        },
        color::fill(Role::Paper),
        children![
            label(name, TextSize::Small, Role::Ink),
            paragraph(line, TextSize::Small, Role::Ink),
        ],
    ));
}

fn tip(palette: Palette) -> Drawing {
    let mut pen = Pen::new(TIP, palette);
    let corners = [
        Vec2::new(0.0, 0.62 * TIP.y),
        Vec2::new(TIP.x, 0.0),
        Vec2::new(TIP.x, TIP.y),
    ];
    pen.fill(polygon(corners), Role::Paper);
    pen.finish()
}

/// A table: what is played by, what can be won, how the match stands, and the button that goes on with it.
fn table(
    card: &mut ChildSpawnerCommands,
    way: &StoredWayUp,
    saved: &SavedGame,
    stage: Stage,
    scale: f32,
) {
    let (is_open, is_won) = (way.is_open(stage), way.is_won(stage));
    let ink = if is_open { Role::Paper } else { Role::PaperDim };
    let ground = match is_open && !is_won {
        true => Tint::from(Role::Slate),
        false => Tint::from(Role::Well),
    };
    card.spawn((
        Node {
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            column_gap: px(WIDE),
            row_gap: px(GAP),
            padding: UiRect::axes(px(WIDE * 0.75), px(GAP)),
            border_radius: BorderRadius::all(px(RADIUS_SMALL)),
            ..default()
        },
        color::fill(ground),
    ))
    .with_children(|slab| {
        slab.spawn(Node {
            flex_grow: 1.0,
            flex_basis: px(PLAY * scale),
            ..column(TIGHT / 2.0)
        })
        .with_children(|told| {
            told.spawn(label(words::table(stage), TextSize::Label, ink));
            told.spawn(medium_label(
                house_rules::summary(stage.rules()),
                TextSize::Small,
                Role::PaperDim,
            ));
            told.spawn(prize(stage, is_won));
        });
        slab.spawn(Node {
            min_width: px(PLAY * scale.min(1.5)),
            align_items: AlignItems::Stretch,
            ..column(TIGHT * 1.5)
        })
        .with_children(|side| {
            if !is_open {
                side.spawn((
                    Node {
                        max_width: px(PLAY * 1.2 * scale),
                        ..default()
                    },
                    children![paragraph(
                        Words::new(texts::WAY_CLOSED),
                        TextSize::Small,
                        Role::PaperDim
                    )],
                ));
                return;
            }
            standing(side, way, stage);
            button(side, way, saved, stage);
        });
    });
}

/// What is to be won, or was: then with a tick.
fn prize(stage: Stage, is_won: bool) -> impl Bundle {
    let sign = if is_won {
        Art::IconCheck
    } else {
        Art::IconFlag
    };
    let color = if is_won { Role::Gold } else { Role::PaperDim };
    (
        row(TIGHT),
        children![
            (icon(sign, Vec2::splat(SIGN)), Tint::from(color)),
            (
                medium_label(words::prize(stage.reward(), is_won), TextSize::Small, color),
                // All the room there is beside the sign, and as many lines as it takes.
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..default()
                },
            ),
        ],
    )
}

/// How the match stands: a piece for every win that it needs, the person's at the left, and the figures between.
fn standing(side: &mut ChildSpawnerCommands, way: &StoredWayUp, stage: Stage) {
    let standing = way.standing(stage);
    if standing.games() == 0 {
        if !way.is_won(stage) {
            side.spawn((
                medium_label(Words::new(texts::WAY_FRESH), TextSize::Small, Role::Paper),
                TextLayout::justify(Justify::Center),
            ));
        }
        return;
    }
    side.spawn(Node {
        justify_content: JustifyContent::Center,
        ..row(GAP)
    })
    .with_children(|figures| {
        pieces(figures, standing.wins, Role::Gold, true);
        figures.spawn(label(
            Words::literal(format!("{} : {}", standing.wins, standing.losses)),
            TextSize::Label,
            Role::Paper,
        ));
        pieces(figures, standing.losses, Role::Danger, false);
    });
}

/// A piece for every win, and room for those that are missing; the won ones stand next to the figures.
pub(crate) fn pieces(row_of: &mut ChildSpawnerCommands, won: u8, color: Role, is_before: bool) {
    row_of.spawn(row(TIGHT)).with_children(|pieces| {
        for place in 0..NEEDED {
            let from_figures = if is_before { NEEDED - 1 - place } else { place };
            let ground = match from_figures < won {
                true => Tint::from(color),
                false => Role::Ink.faint(0.6),
            };
            pieces.spawn((
                Node {
                    width: px(PIECE),
                    height: px(PIECE),
                    flex_shrink: 0.0,
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                color::fill(ground),
            ));
        }
    });
}

/// The button that plays on, begins, or begins once more.
fn button(side: &mut ChildSpawnerCommands, way: &StoredWayUp, saved: &SavedGame, stage: Stage) {
    let is_main = !way.is_won(stage);
    let standing = way.standing(stage);
    let says = Words::new(match () {
        () if is_left(saved, way, stage) => texts::WAY_GO_ON,
        () if standing.games() > 0 => texts::WAY_NEXT,
        () if is_main => texts::WAY_PLAY,
        () => texts::WAY_ONCE_MORE,
    });
    let look = match is_main {
        true => ButtonLook::Primary,
        false => ButtonLook::Secondary,
    };
    let name = || characters::name(stage.opponent);
    let stands = match standing.games() {
        0 => Words::new(texts::WAY_FRESH),
        _ => Words::new(texts::WAY_STANDING_SPOKEN)
            .with("wins", standing.wins)
            .with("losses", standing.losses)
            .with("name", name()),
    };
    let spoken = Words::new(texts::WAY_BUTTON_SPOKEN)
        .with("what", says.clone())
        .with("name", name())
        .with("table", words::table(stage))
        .with("standing", stands);
    let mut button = side.spawn((
        PlayButton(stage),
        bare_button_in(
            Node {
                padding: UiRect::axes(px(GAP), px(TIGHT)),
                ..button_node(look)
            },
            spoken,
            look,
        ),
        observe(
            |pressed: On<Activate>, buttons: Query<&PlayButton>, mut commands: Commands| {
                if let Ok(PlayButton(stage)) = buttons.get(pressed.entity) {
                    commands.trigger(PlayStage(*stage));
                }
            },
        ),
        children![(
            label(says, TextSize::Label, Role::Paper),
            TextLayout::justify(Justify::Center),
            Ink(1.0),
        )],
    ));
    if is_main {
        button.insert(MainButton);
    }
}
