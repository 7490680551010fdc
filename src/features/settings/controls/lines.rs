//! The lines of the controls: each a control, and the keys or buttons that stand for it. Pressed, it waits for another.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::super::list_settings;
use super::Page;
use crate::core::locale::{Spoken, Words};
use crate::core::settings::{KeyLabels, Settings, TextScale};
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::input::glyphs::{PadKinds, Printed, press_words, spawn_sign};
use crate::input::{
    Bindings, CurrentRebinding, DeviceActivity, Layout, Press, Rebinding, RebindingStep,
};
use crate::ui::color::Role;
use crate::ui::control::Control;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, TOUCH};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, Ink, bare_button_in, label, medium_label, row};

/// The least width of a line at a text scale of 1: two stand beside each other.
const LINE: f32 = 620.0;

/// Line of a control.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line(Control);

/// Place where the keys or buttons of the control are drawn.
#[derive(Component, Clone, Copy)]
struct Presses(Control);

/// All lines.
pub(super) fn lines() -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(GAP),
            row_gap: px(TIGHT / 2.0),
            flex_shrink: 0.0,
            ..default()
        },
        Children::spawn(SpawnIter(Control::ALL.into_iter().map(line))),
    )
}

fn line(control: Control) -> impl Bundle {
    let node = Node {
        min_height: px(TOUCH),
        flex_grow: 1.0,
        flex_basis: px(LINE),
        padding: UiRect::axes(px(GAP), px(TIGHT / 2.0)),
        justify_content: JustifyContent::SpaceBetween,
        border_radius: BorderRadius::all(px(RADIUS_SMALL)),
        ..row(GAP)
    };
    (
        Line(control),
        bare_button_in(node, control.words(), ButtonLook::Row),
        observe(listen),
        children![
            (
                medium_label(control.words(), TextSize::Body, Role::Paper),
                TextLayout::no_wrap(),
                Ink(0.85),
            ),
            (
                Presses(control),
                Node {
                    min_height: px(TOUCH * 0.75),
                    flex_shrink: 0.0,
                    ..row(TIGHT)
                },
            ),
        ],
    )
}

fn listen(
    activated: On<Activate>,
    lines: Query<&Line>,
    page: Res<Page>,
    mut rebinding: ResMut<CurrentRebinding>,
) {
    // What is pressed while something is waited for is the answer.
    if rebinding.0.is_some() {
        return;
    }
    if let Ok(Line(control)) = lines.get(activated.entity) {
        rebinding.0 = Some(Rebinding::new(page.0, *control));
    }
}

/// State the lines were drawn from; they are drawn again when it changes.
#[derive(Clone, PartialEq)]
struct Drawn {
    page: Layout,
    bindings: Bindings,
    labels: KeyLabels,
    waits: Option<Control>,
    text_scale: TextScale,
    pad: Option<Entity>,
}

fn draw(
    page: Res<Page>,
    bindings: Res<Bindings>,
    labels: Res<KeyLabels>,
    rebinding: Res<CurrentRebinding>,
    settings: Res<Settings>,
    activity: Res<DeviceActivity>,
    kinds: PadKinds,
    added: Query<(), Added<Line>>,
    mut drawn: Local<Option<Drawn>>,
    mut lines: Query<(&Line, &mut Node, &mut Spoken)>,
    presses: Query<(Entity, &Presses)>,
    mut commands: Commands,
) {
    let waits = rebinding
        .0
        .filter(|rebinding| {
            !matches!(
                rebinding.step,
                RebindingStep::Bound(_) | RebindingStep::Cancelled(_)
            )
        })
        .map(|rebinding| rebinding.control);
    let pad = activity.last().and_then(|device| device.pad());
    let now = Drawn {
        page: page.0,
        bindings: bindings.clone(),
        labels: labels.clone(),
        waits,
        text_scale: settings.text_scale,
        pad,
    };
    if added.is_empty() && drawn.as_ref() == Some(&now) {
        return;
    }
    *drawn = Some(now);
    let printed = Printed {
        pad: kinds.of(pad),
        keys: &labels,
    };
    for (&Line(control), mut node, mut spoken) in &mut lines {
        node.display = if page.0.has(control) {
            Display::Flex
        } else {
            Display::None
        };
        node.flex_basis = px(LINE * settings.text_scale.factor());
        let names = bindings.of(page.0, control).iter();
        let names = names
            .map(|press| press_words(*press, printed))
            .reduce(|first, next| {
                Words::new(texts::CONTROL_OR)
                    .with("first", first)
                    .with("next", next)
            });
        spoken.set_if_neq(Spoken(
            Words::new(texts::SPOKEN_VALUE)
                .with("title", control.words())
                .with("value", names.unwrap_or(Words::new(texts::CONTROL_NOTHING))),
        ));
    }
    for (entity, &Presses(control)) in &presses {
        let mut entity = commands.entity(entity);
        entity.despawn_related::<Children>();
        entity.with_children(|parent| {
            let signs = bindings.of(page.0, control);
            if waits == Some(control) {
                word(parent, texts::CONTROL_PRESS_NOW, Role::Gold);
            } else if signs.is_empty() {
                word(parent, texts::CONTROL_NOTHING, Role::PaperDim);
            } else {
                for press in signs {
                    spawn_sign(parent, *press, printed, settings.text_scale);
                }
            }
        });
    }
}

fn word(parent: &mut ChildSpawnerCommands, key: TextKey, color: Role) {
    parent.spawn((
        label(Words::new(key), TextSize::Body, color),
        TextLayout::no_wrap(),
    ));
}

/// Two controls for which the same key or button stands, if a file was edited by hand: the first, the other, and the
/// press.
pub(super) fn conflict(
    page: Layout,
    bindings: &Bindings,
) -> Option<(Press, Control, Layout, Control)> {
    Control::ALL.into_iter().find_map(|control| {
        bindings.of(page, control).iter().find_map(|press| {
            let (other, does) = bindings.clash(page, control, *press)?;
            Some((*press, control, other, does))
        })
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.after(list_settings).run_if(resource_exists::<Page>),
    );
}
