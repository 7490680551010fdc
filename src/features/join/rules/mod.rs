//! Dialog of the rules of the table: a stepper or toggle and a sentence for each, an example, and the settings of the table.

mod sides;

use bevy::{
    input_focus::InputFocus,
    picking::hover::Hovered,
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::{Activate, ValueChange, observe},
};

use cant_stop_rules::Settings as Agreed;

use self::sides::{Sides, place_sides};
use super::setup::TableSetup;
use super::table_settings;
use crate::core::locale::{Spoken, Words};
use crate::core::setting::SettingTable;
use crate::core::settings::Settings;
use crate::core::texts;
use crate::features::join::dialogs::TABLE_RULES;
use crate::play::house_rules::TableRule;
use crate::play::small_board;
use crate::play::small_board::Example;
use crate::ui::color::{Edges, Role, Tint, fill};
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::focus::FocusFirst;
use crate::ui::last_row;
use crate::ui::spacing::{GAP, TIGHT, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, SeenWhole, ShownValue, Stepped, Toggle, button, label, panel_node, paragraph,
    scroll_view, stepper, toggle,
};

const WIDTH: f32 = 1640.0;
/// The width of the example.
const EXAMPLE: f32 = 600.0;
/// The height of rules and example at a text scale of 1: enough for two lines below every rule.
const HEIGHT: f32 = 752.0;
/// How much of a larger text scale the height follows; what then does not fit scrolls.
const MOST_GROWTH: f32 = 1.25;
/// The room for the example's board.
const BOARD: Vec2 = Vec2::new(500.0, 420.0);

/// The stepper of a rule.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct Row(TableRule);

/// The sentence below it.
#[derive(Component, Clone, Copy)]
struct Explanation(TableRule);

/// The panel with the example.
#[derive(Component)]
struct ExamplePanel;

fn open(
    setup: Res<TableSetup>,
    (settings, table): (Res<Settings>, Res<SettingTable>),
    mut commands: Commands,
) {
    let settings_rows = table_settings::rows(&table);
    let growth = settings.text_scale.factor().min(MOST_GROWTH);
    let rules = setup.rules();
    commands.spawn(dialog(
        TABLE_RULES,
        WIDTH,
        children![
            label(
                Words::new(texts::TABLE_HEADING),
                TextSize::Heading,
                Role::Paper
            ),
            (
                Sides,
                Node {
                    column_gap: px(WIDE),
                    row_gap: px(GAP),
                    // The same whatever is said in it, so that the dialog does not jump.
                    height: px(HEIGHT * growth),
                    min_height: px(0),
                    flex_shrink: 1.0,
                    ..default()
                },
                children![
                    (
                        scroll_view(TIGHT),
                        Children::spawn(SpawnWith(move |list: &mut ChildSpawner| {
                            for rule in TableRule::ALL {
                                row(list, rule, rules);
                            }
                            for row in settings_rows {
                                list.spawn(row);
                            }
                        })),
                    ),
                    example_panel(),
                ],
            ),
            last_row(children![
                usual_button(),
                done_button(Words::new(texts::TABLE_DONE))
            ]),
        ],
    ));
}

/// Whether a rule is on, if that is all there is to it.
fn switched(rule: TableRule, agreed: Agreed) -> Option<bool> {
    (rule == TableRule::Pawns).then_some(agreed.three_pawns)
}

fn step(stepped: On<Stepped>, rows: Query<&Row>, mut setup: ResMut<TableSetup>) {
    if let Ok(Row(rule)) = rows.get(stepped.entity) {
        setup.step_rule(*rule, stepped.by);
    }
}

fn switch(change: On<ValueChange<bool>>, rows: Query<&Row>, mut setup: ResMut<TableSetup>) {
    if let Ok(Row(rule)) = rows.get(change.source)
        && switched(*rule, setup.rules()) != Some(change.value)
    {
        setup.step_rule(*rule, 1);
    }
}

fn row(list: &mut ChildSpawner, rule: TableRule, rules: Agreed) {
    let value = rule.value(rules);

    let parts = Node {
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        padding: UiRect::bottom(px(TIGHT)),
        ..default()
    };
    list.spawn((parts, SeenWhole)).with_children(|parts| {
        let mut choice = match switched(rule, rules) {
            Some(on) => parts.spawn((toggle(rule.title(), value, on), Row(rule), observe(switch))),
            None => parts.spawn((stepper(rule.title(), value), Row(rule), observe(step))),
        };
        if rule == TableRule::ALL[0] {
            choice.insert(FocusFirst);
        }
        parts.spawn((
            Node {
                padding: UiRect::horizontal(px(GAP)),
                margin: UiRect::top(px(TIGHT)),
                ..default()
            },
            children![(
                Explanation(rule),
                Spoken(Words::literal("")),
                paragraph(Words::literal(""), TextSize::Small, Role::PaperDim),
            )],
        ));
    });
}

fn example_panel() -> impl Bundle {
    (
        ExamplePanel,
        Node {
            width: px(EXAMPLE),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            padding: px(GAP).all(),
            overflow: Overflow::clip(),
            ..panel_node()
        },
        fill(Role::NightTop),
        Edges::all(Role::PanelEdge),
    )
}

fn usual_button() -> impl Bundle {
    (
        button(Words::new(texts::TABLE_USUAL), ButtonLook::Secondary),
        observe(|_: On<Activate>, mut setup: ResMut<TableSetup>| setup.reset_rules()),
    )
}

/// The values, the sentences below them, and the reason where there is nothing to choose.
fn show_rules(
    setup: Res<TableSetup>,
    mut rows: Query<(Entity, &Row, &mut ShownValue, Option<&mut Toggle>)>,
    mut explanations: Query<(&Explanation, &mut Words, &mut Spoken, &mut Tint)>,
    mut commands: Commands,
) {
    for (entity, Row(rule), mut shown, toggle) in &mut rows {
        shown.set_if_neq(ShownValue(rule.value(setup.rules())));
        if let (Some(mut toggle), Some(on)) = (toggle, switched(*rule, setup.rules())) {
            toggle.set_if_neq(Toggle(on));
        }
        if setup.closed(*rule).is_some() {
            commands.entity(entity).insert(InteractionDisabled);
        } else {
            commands.entity(entity).remove::<InteractionDisabled>();
        }
    }
    for (Explanation(rule), mut words, mut spoken, mut tint) in &mut explanations {
        let closed = setup.closed(*rule);
        let role = if closed.is_some() {
            Role::Gold
        } else {
            Role::PaperDim
        };
        tint.set_if_neq(role.into());
        let explanation = closed.unwrap_or_else(|| rule.explanation(setup.rules()));
        spoken.set_if_neq(Spoken(explanation.clone()));
        words.set_if_neq(explanation);
    }
}

/// The rule in view: the one in focus or under the pointer, else the one that was.
fn show_example(
    setup: Res<TableSetup>,
    settings: Res<Settings>,
    focus: Res<InputFocus>,
    rows: Query<(Entity, &Row, &Hovered)>,
    panel: Single<Entity, With<ExamplePanel>>,
    mut shown: Local<Option<(Entity, TableRule, Example, Settings)>>,
    mut commands: Commands,
) {
    let hovered = rows.iter().find(|(_, _, hovered)| hovered.get());
    let focused = || rows.iter().find(|(row, ..)| focus.get() == Some(*row));
    let before = shown
        .as_ref()
        .filter(|(of, ..)| *of == *panel)
        .map(|(_, rule, ..)| *rule);
    let rule = hovered
        .or_else(focused)
        .map(|(_, Row(rule), _)| *rule)
        .or(before)
        .unwrap_or(TableRule::ALL[0]);
    let Some(example) = Example::of(rule, setup.rules(), setup.seat_count()) else {
        return;
    };
    let now = (*panel, rule, example, settings.clone());
    if shown.as_ref() == Some(&now) {
        return;
    }
    commands
        .entity(*panel)
        .despawn_related::<Children>()
        .with_children(|parts| {
            // Large text leaves room for the example alone.
            if settings.text_scale.factor() <= MOST_GROWTH {
                let title = Words::new(texts::SPOKEN_VALUE)
                    .with("title", rule.title())
                    .with("value", rule.value(setup.rules()));
                parts.spawn((
                    label(title, TextSize::Small, Role::Paper),
                    TextLayout::justify(Justify::Center),
                ));
            }
            small_board::show(parts, &now.2, BOARD, &settings);
        });
    *shown = Some(now);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(TABLE_RULES),
        open.run_if(resource_exists::<TableSetup>),
    )
    .add_systems(
        Update,
        (show_rules, show_example, place_sides)
            .run_if(in_state(TABLE_RULES).and_then(resource_exists::<TableSetup>)),
    );
}
