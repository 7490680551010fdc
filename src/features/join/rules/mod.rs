//! Dialog of the rules of the table: a stepper or toggle and a sentence for each, an example, and the settings of the table.
//! Anywhere but at the table being set the rules are only read.

mod choices;

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;

use self::choices::{AtTable, follow_table};
use super::TABLE_RULES;
use super::setup::TableSetup;
use crate::core::setting::SettingSection;
use crate::play::house_rules::TableRule;
use crate::play::small_board::{self, Example};
use crate::ui::entries::{PauseEntries, RulesEntries, SettingsEntries};
use crate::ui::prelude::*;
use crate::ui::setting_row::SettingRows;
use crate::ui::widgets::{SeenWhole, stepper, toggle};

const WIDTH: f32 = 1640.0;
const EXAMPLE: f32 = 600.0;
/// Height of rules and example at a text scale of 1: enough for two lines below every rule.
const HEIGHT: f32 = 752.0;
/// Largest text scale that the height follows; what then does not fit scrolls.
const MOST_GROWTH: f32 = 1.25;
/// Height of rules and example one below the other, as a multiple of `HEIGHT`.
const BOTH: f32 = 2.0;
/// Room of the example's board.
const BOARD: Vec2 = Vec2::new(500.0, 420.0);

/// Widget of a rule, or of a choice of it that is only read.
#[derive(Component, Clone, Copy, PartialEq)]
struct Row {
    rule: TableRule,
    choice: Option<Variant>,
}

impl Row {
    const fn of(rule: TableRule) -> Row {
        Row { rule, choice: None }
    }
}

#[derive(Component)]
struct RulesBody;

#[derive(Component)]
struct ExamplePanel;

/// Holds rules and example.
#[derive(Component)]
struct Sides;

/// Rule with the example: the one in focus or under the pointer, else the last one that was.
#[derive(Resource, Clone, Copy, PartialEq)]
struct InView(Row);

fn open(screen: Res<State<Screen>>, mut in_view: ResMut<InView>, mut commands: Commands) {
    let is_set = *screen.get() == Screen::Join;
    let heading = match is_set {
        true => texts::TABLE_HEADING,
        false => texts::TABLE_NOW,
    };
    in_view.set_if_neq(InView(Row::of(TableRule::ALL[0])));
    let lists = move |list: &mut ChildSpawner| {
        let rules = (RulesBody, column(TIGHT).fixed());
        let rows = SettingRows {
            filter: |it| it.section == SettingSection::Table,
            has_focus: !is_set,
        };
        let settings = (rows, column(0.0).fixed());
        // What can be changed comes first.
        if is_set {
            list.spawn(rules);
            list.spawn(settings);
        } else {
            list.spawn(settings);
            list.spawn(rules);
        }
    };
    let buttons = move |row: &mut ChildSpawner| {
        row.spawn(done_button(texts::TABLE_DONE));
        if is_set {
            let reset = |mut setup: ResMut<TableSetup>| setup.reset_rules();
            row.spawn(button(texts::TABLE_USUAL, ButtonLook::Secondary, reset));
        }
    };
    commands.spawn(dialog(
        TABLE_RULES,
        WIDTH,
        children![
            label(Words::new(heading), TextSize::Heading, Role::Paper),
            (
                Sides,
                small_board::sides(),
                children![
                    (scroll_view(TIGHT), Children::spawn(SpawnWith(lists))),
                    (ExamplePanel, small_board::panel(EXAMPLE)),
                ],
            ),
            last_row(Children::spawn(SpawnWith(buttons))),
        ],
    ));
}

/// Places rules and example side by side, or one below the other where the canvas is taller than wide.
fn place_sides(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut sides: Query<(Ref<Sides>, &mut Node), Without<ExamplePanel>>,
    mut panels: Query<&mut Node, With<ExamplePanel>>,
) {
    for (sides, mut node) in &mut sides {
        if !canvas.is_changed() && !settings.is_changed() && !sides.is_added() {
            continue;
        }
        let growth = settings.text_scale.factor().min(MOST_GROWTH);
        let (direction, width, height) = if canvas.is_tall() {
            (FlexDirection::Column, percent(100), BOTH * HEIGHT)
        } else {
            (FlexDirection::Row, px(EXAMPLE), growth * HEIGHT)
        };
        (node.flex_direction, node.height) = (direction, px(height));
        for mut panel in &mut panels {
            panel.width = width;
        }
    }
}

/// Rules with their values, each with a sentence or the reason why there is nothing to choose.
#[derive(PartialEq)]
struct Rules {
    agreed: Variant,
    closed: [Option<Words>; TableRule::ALL.len()],
}

impl View for Rules {
    type Container = RulesBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for (index, rule) in TableRule::ALL.into_iter().enumerate() {
            let mut node = column(TIGHT).fixed();
            node.padding.bottom = px(TIGHT);
            parts.spawn((node, SeenWhole)).with_children(|parts| {
                let (title, value) = (rule.title(), rule.value(self.agreed));
                let step = move |stepped: On<Stepped>, mut setup: ResMut<TableSetup>| {
                    setup.step_rule(rule, stepped.by);
                };
                let switch = move |to: On<ValueChange<bool>>, mut setup: ResMut<TableSetup>| {
                    if rule.is_on(setup.rules()) != Some(to.value) {
                        setup.step_rule(rule, 1);
                    }
                };
                let mut choice = match rule.is_on(self.agreed) {
                    Some(on) => parts.spawn((toggle(title, value, on), observe(switch))),
                    None => parts.spawn((stepper(title, value), observe(step))),
                };
                choice.insert((Row::of(rule), Key::of(index)));
                if index == 0 {
                    choice.insert(FocusFirst);
                }
                let (words, color) = match self.closed[index].clone() {
                    Some(closed) => {
                        choice.insert(InteractionDisabled);
                        (closed, Role::Gold)
                    }
                    None => (rule.explanation(self.agreed), Role::PaperDim),
                };
                let text = paragraph(words.clone(), TextSize::Small, color);
                parts.spawn((
                    Node::default().padded(GAP, 0.0),
                    children![(Spoken(words), text)],
                ));
            });
        }
    }
}

fn rules(setup: Res<TableSetup>, screen: Res<State<Screen>>) -> Option<Rules> {
    (*screen.get() == Screen::Join).then(|| Rules {
        agreed: setup.rules(),
        closed: TableRule::ALL.map(|rule| setup.closed(rule)),
    })
}

/// Example of the rule in view.
#[derive(PartialEq)]
struct Shown {
    title: Words,
    example: Example,
    settings: Settings,
}

impl View for Shown {
    type Container = ExamplePanel;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        // Large text leaves room for the example alone.
        if self.settings.text_scale.factor() <= MOST_GROWTH {
            parts.spawn((
                label(self.title.clone(), TextSize::Small, Role::Paper),
                TextLayout::justify(Justify::Center),
            ));
        }
        small_board::show(parts, &self.example, BOARD, &self.settings);
    }
}

fn shown(table: Res<AtTable>, in_view: Res<InView>, settings: Res<Settings>) -> Option<Shown> {
    let Row { rule, choice } = in_view.0;
    let agreed = choice.unwrap_or(table.agreed);
    Some(Shown {
        title: Words::titled(rule.title(), rule.value(agreed)),
        example: Example::of(rule, agreed, table.seats)?,
        settings: settings.clone(),
    })
}

fn view_rule(
    (focus, focus_leads): (Res<InputFocus>, Res<InputFocusVisible>),
    rows: Query<(Entity, &Row, &Hovered)>,
    mut in_view: ResMut<InView>,
) {
    // For keys and pads a pointer that lies somewhere means nothing.
    let hovered = rows
        .iter()
        .find(|(.., hovered)| hovered.get() && !focus_leads.0);
    let focused = || rows.iter().find(|(row, ..)| focus.get() == Some(*row));
    if let Some((_, row, _)) = hovered.or_else(focused) {
        in_view.set_if_neq(InView(*row));
    }
}

pub(super) fn plugin(app: &mut App) {
    let change = || Entry::new(texts::TABLE_OPEN).with_picture(Art::IconDice);
    let read = || Entry::new(texts::TABLE_HEADING).with_picture(Art::IconGear);
    let show = |mut dialogs: ResMut<Dialogs>| dialogs.open(TABLE_RULES);
    app.add_view(rules)
        .add_view(shown)
        .add_view(choices::choices)
        .init_resource::<AtTable>()
        .insert_resource(InView(Row::of(TableRule::ALL[0])))
        .add_dialog_entry(PauseEntries, 35, texts::TABLE_OPEN, TABLE_RULES)
        .add_entry(SettingsEntries, 5, change, show)
        .add_entry(RulesEntries, 5, read, show)
        .add_systems(OnEnter(TABLE_RULES), open)
        .add_systems(
            Update,
            (
                (follow_table, view_rule).before(ViewSystems::Build),
                place_sides,
            )
                .run_if(in_state(TABLE_RULES)),
        );
}
