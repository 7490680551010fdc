//! Text fields: the engine's [`EditableText`] between arrows that offer other values.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{FocusLost, InputFocus};
use bevy::prelude::*;
use bevy::text::{
    EditableText, EditableTextSystems, FontCx, LayoutCx, LineHeight, TextCursorStyle,
    TextLayoutInfo,
};
use bevy::ui::UiSystems;

use super::clean_text::clean;
use super::flex::{Flex, display, row};
use super::restyle::Ink;
use super::stepper::{ArrowFrame, Stepper, arrow};
use super::text::label;
use super::value_row::{ShownValue, value_widget};
use crate::core::art::Art;
use crate::core::locale::Words;
use crate::core::settings::Settings;
use crate::ui::color::{Edges, Palette, Role, Tint, fill};
use crate::ui::motion;
use crate::ui::spacing::{RADIUS_SMALL, TIGHT, TOUCH};
use crate::ui::type_scale::{Face, TextSize};

/// Width of the caret as a fraction of the font size.
const CARET: f32 = 0.12;
/// Width of an arrow beside the field in design units; small, because names need the space.
const ARROW: f32 = 48.0;
/// Line height as a multiple of the font size.
const LINE: f32 = 1.25;
/// Padding above and below the line, in design units.
const PADDING: f32 = 12.0;
/// Layout of the line, and of the title in its place.
const CENTERED: TextLayout = TextLayout {
    justify: Justify::Center,
    linebreak: LineBreak::NoWrap,
};
/// Opacity of the selection, 0 to 1.
const SELECTION: f32 = 0.4;

/// Single-line text field. Its owner sets `ShownValue`, and observes `TextEdited` and `Stepped`.
#[derive(Component, Clone, Debug)]
pub struct TextField {
    /// Maximum number of characters.
    limit: usize,
    /// Text last reported to the owner.
    text: String,
    /// Left and right move the caret: from the first edit until the focus is lost. Otherwise they step through values.
    pub(crate) is_editing: bool,
    /// Shows the caret without the focus too.
    keeps_caret: bool,
}

impl TextField {
    /// Creates an empty field for at most `limit` characters.
    pub fn new(limit: usize) -> TextField {
        TextField {
            limit,
            text: String::new(),
            is_editing: false,
            keeps_caret: false,
        }
    }

    /// Shows the caret without the focus too, for an on-screen keyboard.
    pub(crate) fn with_caret(self) -> TextField {
        TextField {
            keeps_caret: true,
            ..self
        }
    }
}

#[derive(EntityEvent, Clone, Debug)]
pub(crate) struct TextEdited {
    pub(crate) entity: Entity,
    /// Sanitised text.
    pub(crate) text: String,
}

/// Background of the field.
#[derive(Component)]
struct Well;

/// Title shown in an empty field.
#[derive(Component)]
struct Placeholder;

/// Field called `title` between two arrows; `more` is added to the field itself.
pub fn text_field(field: TextField, title: Words, text: Words, more: impl Bundle) -> impl Bundle {
    (
        ArrowFrame,
        Node {
            min_height: px(TOUCH),
            ..row(TIGHT).fixed().padded(TIGHT, 0.0)
        },
        children![
            arrow(Art::IconLeft, -1, ARROW),
            well(line(field, title, text, more)),
            arrow(Art::IconRight, 1, ARROW),
        ],
    )
}

fn well(line: impl Bundle) -> impl Bundle {
    (
        Well,
        Node {
            min_width: px(0),
            // Sunk edges, the opposite of a slab's.
            border: px(2).all().with_top(px(4)),
            ..Node::default().growing(0.0).rounded(RADIUS_SMALL)
        },
        fill(Role::Ink),
        Edges::default(),
        children![line],
    )
}

fn line(field: TextField, title: Words, text: Words, more: impl Bundle) -> impl Bundle {
    (
        field,
        Stepper,
        value_widget(title.clone(), text, accesskit::Role::TextInput),
        (
            EditableText {
                cursor_width: CARET,
                // `fit_line` sets the height: a node with children is not measured.
                visible_lines: None,
                ..default()
            },
            TextFont {
                font_size: TextSize::Body.font(),
                ..default()
            },
            Face::Bold,
            Tint::from(Role::Paper),
            LineHeight::RelativeToFont(LINE),
            CENTERED,
            TextCursorStyle::default(),
        ),
        Node {
            min_width: px(0),
            ..Node::default()
                .growing(0.0)
                .padded(TIGHT, PADDING)
                .rounded(RADIUS_SMALL)
        },
        more,
        children![(
            Placeholder,
            label(title, TextSize::Body, Role::PaperDim),
            CENTERED,
            Node {
                position_type: PositionType::Absolute,
                left: px(TIGHT),
                right: px(TIGHT),
                top: px(PADDING),
                ..default()
            },
            Ink(0.6),
        )],
    )
}

/// Sets the height of the line by the font size.
fn fit_line(settings: Res<Settings>, mut lines: Query<(Ref<TextField>, &mut Node)>) {
    for (field, mut node) in &mut lines {
        if settings.is_changed() || field.is_added() {
            let letters = TextSize::Body.du() * settings.text_scale.factor();
            node.height = px(letters * LINE + 2.0 * PADDING);
        }
    }
}

/// Fonts and layouts, which the caret is set with.
#[derive(SystemParam)]
struct Pen<'w> {
    fonts: ResMut<'w, FontCx>,
    layouts: ResMut<'w, LayoutCx>,
}

impl Pen<'_> {
    /// Writes `text` in the place of all there is. The caret moves to byte `caret` of it at once: edits of the same frame
    /// follow, and the engine panics where a caret points into another text.
    fn write(&mut self, editable: &mut EditableText, text: &str, caret: usize) {
        let mut driver = editable.editor.driver(&mut self.fonts, &mut self.layouts.0);
        // A composition hides the caret.
        driver.finish_compose();
        driver.editor.set_text(text);
        driver.move_to_byte(caret);
    }
}

/// Shows the text set by the owner, with the caret at its end.
fn show_text(
    settings: Res<Settings>,
    mut fields: Query<(&ShownValue, &mut TextField, &mut EditableText), Changed<ShownValue>>,
    mut pen: Pen,
) {
    for (shown, mut field, mut editable) in &mut fields {
        field.text = settings.locale().say(&shown.0);
        if editable.value() != field.text.as_str() {
            pen.write(&mut editable, &field.text, field.text.len());
        }
    }
}

/// Sanitises edits and reports them. A composition of an input method is left alone.
fn report_edits(
    mut fields: Query<(Entity, &mut TextField, &mut EditableText)>,
    mut pen: Pen,
    mut commands: Commands,
) {
    for (entity, mut field, mut editable) in &mut fields {
        if editable.is_composing() || editable.value() == field.text.as_str() {
            continue;
        }
        let raw = editable.editor.raw_text();
        let (before, after) = raw.split_at(editable.editor.raw_selection().text_range().end);
        let (text, caret) = clean(before, after, field.limit);
        if raw != text {
            pen.write(&mut editable, &text, caret);
        }
        field.is_editing = true;
        if text != field.text {
            field.text.clone_from(&text);
            commands.trigger(TextEdited { entity, text });
        }
    }
}

fn edit_by_pointer(press: On<Pointer<Press>>, mut fields: Query<&mut TextField>) {
    if press.button == PointerButton::Primary
        && let Ok(mut field) = fields.get_mut(press.entity)
    {
        field.is_editing = true;
    }
}

fn end_editing(lost: On<FocusLost>, mut fields: Query<&mut TextField>) {
    if let Ok(mut field) = fields.get_mut(lost.entity) {
        field.is_editing = false;
    }
}

/// Updates caret, border and placeholder. In a full field the caret is grey and does not blink.
fn update_state(
    palette: Res<Palette>,
    settings: Res<Settings>,
    focus: Res<InputFocus>,
    mut fields: Query<(
        Entity,
        &TextField,
        &mut EditableText,
        &mut TextCursorStyle,
        &ChildOf,
        &Children,
    )>,
    mut wells: Query<&mut Edges, With<Well>>,
    mut placeholders: Query<&mut Node, With<Placeholder>>,
) {
    for (entity, field, mut editable, mut style, parent, children) in &mut fields {
        let is_full = field.text.chars().count() >= field.limit;
        let period = if is_full || settings.reduced_motion {
            Duration::MAX
        } else {
            Duration::from_secs_f32(motion::CARET)
        };
        if editable.cursor_blink_period != period {
            editable.cursor_blink_period = period;
        }
        let caret = if is_full { Role::PaperDim } else { Role::Gold };
        style.set_if_neq(TextCursorStyle {
            color: palette.color(caret),
            selection_color: palette.color(Role::Gold.faint(SELECTION)),
            unfocused_selection_color: Color::NONE,
            selected_text_color: None,
        });
        if let Ok(mut edges) = wells.get_mut(parent.parent()) {
            let has_focus = focus.get() == Some(entity);
            edges.set_if_neq(Edges::all(if has_focus { Role::Gold } else { Role::Ledge }));
        }
        let is_empty = field.text.is_empty() && !editable.is_composing();
        let mut placeholders = placeholders.iter_many_mut(children);
        while let Some(node) = placeholders.fetch_next() {
            display(node, is_empty);
        }
    }
}

/// Draws the caret without the focus, which the engine hides.
fn keep_caret(
    focus: Res<InputFocus>,
    mut fields: Query<(
        Entity,
        &TextField,
        &EditableText,
        &TextFont,
        &mut TextLayoutInfo,
    )>,
    rem: Res<bevy::text::RemSize>,
) {
    for (entity, field, editable, font, mut info) in &mut fields {
        if field.keeps_caret && focus.get() != Some(entity) {
            let width = CARET * font.font_size.eval(Vec2::ONE, rem.0);
            let caret = editable.editor.cursor_geometry(width).map(|caret| {
                let [x0, y0, x1, y1] = [caret.x0, caret.y0, caret.x1, caret.y1];
                Rect::new(x0 as f32, y0 as f32, x1 as f32, y1 as f32)
            });
            info.cursor = caret.map(|rect| (true, rect));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(edit_by_pointer)
        .add_observer(end_editing)
        .add_systems(
            PostUpdate,
            (
                (fit_line, show_text, update_state)
                    .chain()
                    .before(UiSystems::Prepare),
                report_edits
                    .after(EditableTextSystems)
                    .before(UiSystems::Layout),
                keep_caret
                    .after(bevy::ui::widget::scroll_editable_text)
                    .in_set(UiSystems::PostLayout),
            )
                .run_if(any_with_component::<TextField>),
        );
}
