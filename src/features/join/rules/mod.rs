//! Dialog of the rules of the table: a stepper or toggle and a sentence for each, an example, and the settings of the table.
//! Anywhere but at the table being set the rules are only read.

mod choices;
mod sides;

use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{ValueChange, observe};
use cant_stop_rules::Settings as Agreed;

use self::choices::{AtTable, follow_setup};
use self::sides::{Sides, place_sides};
use super::setup::TableSetup;
use crate::core::art::Art;
use crate::core::dialogs::Dialogs;
use crate::core::locale::{Spoken, Words};
use crate::core::setting::SettingSection;
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::core::texts;
use crate::features::join::dialogs::TABLE_RULES;
use crate::play::house_rules::TableRule;
use crate::play::rules_in_force::RulesInForce;
use crate::play::small_board::{self, Example};
use crate::ui::color::{Edges, Role, fill};
use crate::ui::dialog::dialog;
use crate::ui::entries::{AddEntry, Entry, PauseEntries, RulesEntries, SettingsEntries};
use crate::ui::focus::FocusFirst;
use crate::ui::kit::{AddView, Flex, Key, View, ViewSystems, button};
use crate::ui::setting_row::SettingRows;
use crate::ui::spacing::{GAP, TIGHT, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, SeenWhole, Stepped, column, label, panel_node, paragraph, scroll_view, stepper,
    toggle,
};
use crate::ui::{done_button, last_row};

const WIDTH: f32 = 1640.0;
/// Width of the example.
const EXAMPLE: f32 = 600.0;
/// Height of rules and example at a text scale of 1: enough for two lines below every rule.
const HEIGHT: f32 = 752.0;
/// Largest text scale that the height follows; what then does not fit scrolls.
const MOST_GROWTH: f32 = 1.25;
/// Room of the example's board.
const BOARD: Vec2 = Vec2::new(500.0, 420.0);

/// Widget of a rule, or of a choice of it that is only read.
#[derive(Component, Clone, Copy, PartialEq)]
struct Row {
    rule: TableRule,
    choice: Option<Agreed>,
}

impl Row {
    /// Rule with what is agreed on.
    const fn of(rule: TableRule) -> Row {
        Row { rule, choice: None }
    }
}

/// Container of the rules.
#[derive(Component)]
struct RulesBody;

/// Container of the example.
#[derive(Component)]
struct ExamplePanel;

/// Rule with the example: the one in focus or under the pointer, else the last one that was.
#[derive(Resource, Clone, Copy, PartialEq)]
struct InView(Row);

fn open(screen: Res<State<Screen>>, in_force: RulesInForce, mut commands: Commands) {
    let is_set = *screen.get() == Screen::Join;
    let heading = if is_set {
        texts::TABLE_HEADING
    } else {
        commands.insert_resource(AtTable::of(&in_force));
        texts::TABLE_NOW
    };
    commands.insert_resource(InView(Row::of(TableRule::ALL[0])));
    commands.spawn(dialog(
        TABLE_RULES,
        WIDTH,
        children![
            label(Words::new(heading), TextSize::Heading, Role::Paper),
            (
                Sides,
                Node {
                    column_gap: px(WIDE),
                    row_gap: px(GAP),
                    min_height: px(0),
                    ..default()
                },
                children![
                    (
                        scroll_view(TIGHT),
                        Children::spawn(SpawnWith(move |list: &mut ChildSpawner| {
                            let rules = (RulesBody, column(TIGHT).fixed());
                            let settings = (
                                SettingRows {
                                    filter: |it| it.section == SettingSection::Table,
                                    has_focus: !is_set,
                                },
                                column(0.0).fixed(),
                            );
                            // What can be changed comes first.
                            if is_set {
                                list.spawn(rules);
                                list.spawn(settings);
                            } else {
                                list.spawn(settings);
                                list.spawn(rules);
                            }
                        })),
                    ),
                    example_panel(),
                ],
            ),
            last_row(Children::spawn(SpawnWith(move |row: &mut ChildSpawner| {
                row.spawn(done_button(Words::new(texts::TABLE_DONE)));
                if is_set {
                    row.spawn(button(
                        Words::new(texts::TABLE_USUAL),
                        ButtonLook::Secondary,
                        |mut setup: ResMut<TableSetup>| setup.reset_rules(),
                    ));
                }
            }))),
        ],
    ));
}

/// Returns the state of a rule that is on or off.
fn switched(rule: TableRule, agreed: Agreed) -> Option<bool> {
    (rule == TableRule::Pawns).then_some(agreed.three_pawns)
}

fn step(stepped: On<Stepped>, rows: Query<&Row>, mut setup: ResMut<TableSetup>) {
    if let Ok(Row { rule, .. }) = rows.get(stepped.entity) {
        setup.step_rule(*rule, stepped.by);
    }
}

fn switch(change: On<ValueChange<bool>>, rows: Query<&Row>, mut setup: ResMut<TableSetup>) {
    if let Ok(Row { rule, .. }) = rows.get(change.source)
        && switched(*rule, setup.rules()) != Some(change.value)
    {
        setup.step_rule(*rule, 1);
    }
}

/// Rules with their values, each with a sentence or the reason why there is nothing to choose.
#[derive(PartialEq)]
struct Rules {
    agreed: Agreed,
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
                let mut choice = match switched(rule, self.agreed) {
                    Some(on) => parts.spawn((toggle(title, value, on), observe(switch))),
                    None => parts.spawn((stepper(title, value), observe(step))),
                };
                choice.insert((Row::of(rule), Key::of(index)));
                if index == 0 {
                    choice.insert(FocusFirst);
                }
                let closed = self.closed[index].clone();
                let mut color = Role::PaperDim;
                if closed.is_some() {
                    choice.insert(InteractionDisabled);
                    color = Role::Gold;
                }
                let words = closed.unwrap_or_else(|| rule.explanation(self.agreed));
                parts.spawn((
                    Node::default().padded(GAP, 0.0),
                    children![(
                        Spoken(words.clone()),
                        paragraph(words, TextSize::Small, color),
                    )],
                ));
            });
        }
    }
}

fn rules(setup: If<Res<TableSetup>>, screen: Res<State<Screen>>) -> Option<Rules> {
    (*screen.get() == Screen::Join).then(|| Rules {
        agreed: setup.rules(),
        closed: TableRule::ALL.map(|rule| setup.closed(rule)),
    })
}

fn example_panel() -> impl Bundle {
    (
        ExamplePanel,
        Node {
            width: px(EXAMPLE),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            overflow: Overflow::clip(),
            ..panel_node().padded(GAP, GAP).fixed()
        },
        fill(Role::NightTop),
        Edges::all(Role::PanelEdge),
    )
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

fn shown(table: Res<AtTable>, in_view: If<Res<InView>>, settings: Res<Settings>) -> Option<Shown> {
    let Row { rule, choice } = in_view.0.0;
    let agreed = choice.unwrap_or(table.agreed);
    let title = Words::new(texts::SPOKEN_VALUE)
        .with("title", rule.title())
        .with("value", rule.value(agreed));
    Some(Shown {
        title,
        example: Example::of(rule, agreed, table.seats)?,
        settings: settings.clone(),
    })
}

fn view_rule(
    focus: Res<InputFocus>,
    rows: Query<(Entity, &Row, &Hovered)>,
    mut in_view: ResMut<InView>,
) {
    let hovered = rows.iter().find(|(.., hovered)| hovered.get());
    let focused = || rows.iter().find(|(row, ..)| focus.get() == Some(*row));
    if let Some((_, row, _)) = hovered.or_else(focused) {
        in_view.set_if_neq(InView(*row));
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(TABLE_RULES).and_then(resource_exists::<InView>);
    app.add_view(rules)
        .add_view(shown)
        .add_view(choices::choices)
        .init_resource::<AtTable>()
        .add_dialog_entry(PauseEntries, 35, texts::TABLE_OPEN, TABLE_RULES)
        .add_dialog_entry(SettingsEntries, 5, texts::TABLE_OPEN, TABLE_RULES)
        .add_entry(
            RulesEntries,
            5,
            || Entry::new(texts::TABLE_HEADING).with_picture(Art::IconGear),
            |mut dialogs: ResMut<Dialogs>| dialogs.open(TABLE_RULES),
        )
        .add_systems(OnEnter(TABLE_RULES), open)
        .add_systems(
            Update,
            (
                follow_setup
                    .before(ViewSystems::Build)
                    .run_if(in_state(Screen::Join)),
                view_rule.before(ViewSystems::Build),
                place_sides,
            )
                .run_if(is_open),
        );
}
