//! Too many squares for three pawns: one toggle per square in the cards' place, and the button that keeps the chosen ones.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use cant_stop_rules::{Column, Columns, Event as GameEvent, KeepChoice};

use super::HudSystems;
use super::panels::placed;
use super::situation::Situation;
use super::spoken_groups::SpeaksSituation;
use crate::core::art::{Art, Picture};
use crate::core::canvas::Canvas;
use crate::core::locale::{Spoken, Words};
use crate::core::seats::{Mark, Seats};
use crate::core::settings::Settings;
use crate::core::states::{Screen, TurnPhase};
use crate::core::texts;
use crate::referee::Preview;
use crate::referee::{Act, PlayerIntent};
use crate::ui::color::{Role, fill};
use crate::ui::focus::FocusFirst;
use crate::ui::type_scale::{Face, TextSize};
use crate::ui::widgets;
use crate::ui::widgets::{
    ButtonLook, Chosen, Ink, SelfMarked, bare_button_in, button_node, icon, label, mark_icon,
    medium_label,
};
use crate::ui::{TextRuler, spacing};

const GAP: f32 = 12.0;
const MARK: f32 = 24.0;
/// The dark ground around it.
const CHIP: f32 = 6.0;
const SIGN: f32 = 24.0;

/// The squares that would stay if the choice were made now.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Keep {
    choice: KeepChoice,
    stays: Columns,
}

impl Keep {
    /// At first everything stays: what to give up is what one decides.
    fn of(choice: KeepChoice) -> Keep {
        Keep {
            choice,
            stays: choice.from,
        }
    }

    fn toggle(&mut self, column: Column) {
        self.stays = if self.stays.contains(column) {
            self.stays.without(column)
        } else {
            self.stays.with(column)
        };
    }
}

#[derive(Component)]
struct Toggles;

/// A square that stays or goes.
#[derive(Component, Clone, Copy)]
struct Toggle {
    column: Column,
    height: u8,
}

/// The tick or cross on a toggle.
#[derive(Component, Clone, Copy)]
struct Sign(Column);

#[derive(Component)]
struct Confirm;

#[derive(Component)]
struct ConfirmWords;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_panels);
    app.add_systems(
        Update,
        (
            offer.run_if(in_state(TurnPhase::Keeping).and_then(resource_exists::<Situation>)),
            write.run_if(resource_exists_and_changed::<Keep>),
            preview.run_if(resource_exists::<Situation>),
        )
            .chain()
            .in_set(HudSystems::Show),
    );
    app.add_systems(OnExit(TurnPhase::Keeping), take_down);
}

/// The places are those of cards and actions, which must get the presses meant for them.
fn spawn_panels(mut commands: Commands) {
    commands
        .spawn((
            placed("squares to keep", Canvas::cards_rect),
            Toggles,
            SpeaksSituation,
        ))
        .insert(Node {
            position_type: PositionType::Absolute,
            column_gap: px(GAP),
            ..default()
        });
    commands
        .spawn(placed("keep", Canvas::actions_rect))
        .with_children(|row| {
            row.spawn((
                bare_button_in(
                    Node {
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        padding: px(spacing::TIGHT).all(),
                        ..button_node(ButtonLook::Primary)
                    },
                    Words::new(texts::KEEP_THESE),
                    ButtonLook::Primary,
                ),
                Confirm,
                Visibility::Hidden,
            ))
            .observe(confirm)
            .with_child((
                ConfirmWords,
                label(Words::new(texts::KEEP_THESE), TextSize::Label, Role::Ink),
                TextLayout::justify(Justify::Center),
                Ink(1.0),
            ));
        });
}

/// Puts the toggles up for a person who is to choose.
fn offer(
    mut commands: Commands,
    situation: Res<Situation>,
    seats: Res<Seats>,
    settings: Res<Settings>,
    canvas: Res<Canvas>,
    toggles: Single<Entity, With<Toggles>>,
    confirm: Single<(&mut Visibility, &mut ButtonLook), With<Confirm>>,
    keep: Option<Res<Keep>>,
    mut ruler: TextRuler,
    mut had_heights: Local<bool>,
) {
    let choice = situation
        .game
        .keep_choice()
        .filter(|_| situation.person.is_some());
    let Some(choice) = choice else {
        if keep.is_some() {
            // The seat has been given to a bot.
            commands.run_system_cached(take_down);
        }
        return;
    };
    let (mut visibility, mut look) = confirm.into_inner();
    let text_scale = settings.text_scale.factor();
    let width = canvas.cards_rect(text_scale).width() / f32::from(choice.from.len()) - GAP;
    // The longest that may have to fit.
    let height = Words::literal("13/13");
    let with_height = ruler.width(&height, TextSize::Small, Face::Medium) <= width;
    let kept = keep.map(|keep| *keep).filter(|keep| keep.choice == choice);
    if kept.is_some() && *had_heights == with_height {
        return;
    }
    *had_heights = with_height;
    let mark = seats.get(situation.seat()).mark;
    visibility.set_if_neq(Visibility::Inherited);
    look.set_if_neq(ButtonLook::Seat(mark));
    commands.insert_resource(kept.unwrap_or_else(|| Keep::of(choice)));
    commands
        .entity(*toggles)
        .despawn_related::<Children>()
        .with_children(|row| {
            for (index, column) in choice.from.iter().enumerate() {
                let height = situation.game.square(situation.seat(), column);
                let toggle = Toggle { column, height };
                spawn_toggle(row, toggle, mark, with_height, index == 0);
            }
        });
}

fn take_down(
    mut commands: Commands,
    toggles: Single<Entity, With<Toggles>>,
    confirm: Single<&mut Visibility, With<Confirm>>,
) {
    commands.remove_resource::<Keep>();
    commands.entity(*toggles).despawn_related::<Children>();
    confirm.into_inner().set_if_neq(Visibility::Hidden);
}

fn spawn_toggle(
    row: &mut ChildSpawnerCommands,
    toggle: Toggle,
    mark: Mark,
    with_height: bool,
    first: bool,
) {
    let Toggle { column, height } = toggle;
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        padding: px(spacing::TIGHT).all(),
        border_radius: BorderRadius::all(px(spacing::RADIUS_SMALL)),
        ..default()
    };
    let mut button = row.spawn((
        bare_button_in(node, square_words(toggle), ButtonLook::Secondary),
        toggle,
        SelfMarked,
        Chosen,
    ));
    button.observe(press);
    if first {
        button.insert(FocusFirst);
    }
    button.with_children(|lines| {
        lines.spawn((
            label(
                Words::literal(column.number().to_string()),
                TextSize::Label,
                Role::Paper,
            ),
            TextLayout::no_wrap(),
            Ink(1.0),
        ));
        lines
            .spawn(widgets::row(spacing::TIGHT / 2.0))
            .with_children(|pictures| {
                // On a dark ground every player's colour can be told, whatever the toggle's.
                let chip = Node {
                    padding: px(CHIP).all(),
                    border_radius: BorderRadius::MAX,
                    ..default()
                };
                pictures
                    .spawn((chip, fill(Role::Ink)))
                    .with_child(mark_icon(mark, MARK));
                pictures.spawn((
                    Sign(column),
                    icon(Art::IconCheck, Vec2::splat(SIGN)),
                    Ink(1.0),
                ));
            });
        if with_height {
            lines.spawn((
                medium_label(
                    Words::new(texts::KEEP_HEIGHT)
                        .with("height", height)
                        .with("top", column.height()),
                    TextSize::Small,
                    Role::Paper,
                ),
                TextLayout::no_wrap(),
                Ink(0.9),
            ));
        }
    });
}

fn square_words(toggle: Toggle) -> Words {
    Words::new(texts::KEEP_CAMP)
        .with("column", toggle.column.number())
        .with("height", toggle.height)
        .with("top", toggle.column.height())
}

fn write(
    mut commands: Commands,
    keep: Res<Keep>,
    mut toggles: Query<(Entity, &Toggle, &mut Spoken)>,
    mut signs: Query<(&Sign, &mut Picture)>,
    confirm: Single<(Entity, &mut Spoken), (With<Confirm>, Without<Toggle>)>,
    confirm_words: Single<&mut Words, With<ConfirmWords>>,
) {
    for (entity, toggle, mut spoken) in &mut toggles {
        let stays = keep.stays.contains(toggle.column);
        let state = if stays {
            texts::KEEP_STAYS
        } else {
            texts::KEEP_GOES
        };
        spoken.set_if_neq(Spoken(
            Words::new(texts::SPOKEN_VALUE)
                .with("title", square_words(*toggle))
                .with("value", Words::new(state)),
        ));
        if stays {
            commands.entity(entity).insert(Chosen);
        } else {
            commands.entity(entity).remove::<Chosen>();
        }
    }
    for (Sign(column), mut picture) in &mut signs {
        picture.art = if keep.stays.contains(*column) {
            Art::IconCheck
        } else {
            Art::IconClose
        };
    }
    let (stay, may) = (keep.stays.len(), keep.choice.count);
    let words = match stay.cmp(&may) {
        std::cmp::Ordering::Equal => Words::new(texts::KEEP_THESE),
        std::cmp::Ordering::Greater => Words::new(texts::KEEP_FEWER).with("count", stay - may),
        std::cmp::Ordering::Less => Words::new(texts::KEEP_MORE).with("count", may - stay),
    };
    let (entity, mut spoken) = confirm.into_inner();
    spoken.set_if_neq(Spoken(words.clone()));
    confirm_words.into_inner().set_if_neq(words);
    if keep.choice.allows(keep.stays) {
        commands.entity(entity).remove::<InteractionDisabled>();
    } else {
        commands.entity(entity).insert(InteractionDisabled);
    }
}

/// The squares that would go are dimmed on the board, until they have gone.
fn preview(situation: Res<Situation>, keep: Option<Res<Keep>>, mut preview: ResMut<Preview>) {
    let given_up = match (keep, situation.happening) {
        (Some(keep), _) => keep.choice.from.minus(keep.stays),
        (None, Some(GameEvent::Kept { .. } | GameEvent::GaveUp { .. })) => return,
        (None, _) => Columns::EMPTY,
    };
    if preview.given_up != given_up {
        preview.given_up = given_up;
    }
}

fn press(activated: On<Activate>, toggles: Query<&Toggle>, keep: Option<ResMut<Keep>>) {
    if let (Ok(toggle), Some(mut keep)) = (toggles.get(activated.entity), keep) {
        keep.toggle(toggle.column);
    }
}

fn confirm(
    _: On<Activate>,
    situation: Option<Res<Situation>>,
    keep: Option<Res<Keep>>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    if let (Some(situation), Some(keep)) = (situation, keep)
        && let Some(seat) = situation.person
    {
        intents.write(PlayerIntent {
            seat,
            act: Act::Keep(keep.stays),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_given_up_and_taken_back() {
        let [two, three, ..] = Column::ALL;
        let choice = KeepChoice {
            from: Columns::EMPTY.with(two).with(three),
            count: 1,
        };
        let mut keep = Keep::of(choice);
        assert!(!choice.allows(keep.stays));
        keep.toggle(two);
        assert!(choice.allows(keep.stays) && !keep.stays.contains(two));
        keep.toggle(two);
        assert_eq!(keep, Keep::of(choice));
    }
}
