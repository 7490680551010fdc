//! The lines of the controls: each a control, and the keys or buttons that stand for it. Pressed, it waits for another.

use bevy::prelude::*;

use super::Section;
use crate::input::glyphs::{control_line, control_signs, control_words, spawn_sign};
use crate::input::{CurrentRebinding, Layout, Rebinding};
use crate::ui::prelude::*;
use crate::ui::widgets::stepper;

/// Container of the layout's name and the lines.
#[derive(Component)]
pub(super) struct SectionBody;

impl View for Section {
    type Container = SectionBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        parts.spawn((
            Key::of("device"),
            stepper(texts::CONTROL_DEVICE, self.page.words()),
            observe(|stepped: On<Stepped>, mut section: ResMut<Section>| {
                section.page = cycle(&Layout::ALL, section.page, stepped.by);
            }),
        ));
        let lines = Node {
            column_gap: px(GAP),
            ..Node::default().wrapped(TIGHT / 2.0).fixed()
        };
        parts.spawn(lines).with_children(|lines| {
            for control in Control::ALL {
                if self.page.has(control) {
                    self.draw_line(lines, control);
                }
            }
        });
    }
}

impl Section {
    fn draw_line(&self, lines: &mut ChildSpawnerCommands, control: Control) {
        let (presses, printed) = (self.bindings.of(self.page, control), self.printed());
        let node = control_line(self.text_scale);
        let mut line = lines.spawn((
            bare_button_in(node, control.words(), ButtonLook::Row),
            Key::of(control as usize),
            on_press(
                move |section: Res<Section>, mut rebinding: ResMut<CurrentRebinding>| {
                    // A press while a control waits is the answer.
                    if rebinding.0.is_none() {
                        rebinding.0 = Some(Rebinding::new(section.page, control));
                    }
                },
            ),
        ));
        line.insert(Spoken(control_words(control, presses, printed)));
        line.with_children(|parts| {
            let words = medium_label(control.words(), TextSize::Body, Role::Paper);
            parts.spawn((words, TextLayout::no_wrap(), Ink(0.85)));
            parts.spawn(control_signs()).with_children(|signs| {
                let mut word = |key, color| {
                    let word = label(Words::new(key), TextSize::Body, color);
                    signs.spawn((word, TextLayout::no_wrap()));
                };
                if self.waits.is_some_and(|(it, _)| it == control) {
                    word(texts::CONTROL_PRESS_NOW, Role::Gold);
                } else if presses.is_empty() {
                    word(texts::CONTROL_NOTHING, Role::PaperDim);
                } else {
                    for press in presses {
                        spawn_sign(signs, *press, printed, self.text_scale);
                    }
                }
            });
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_view(|section: If<Res<Section>>| Some(section.clone()));
}
