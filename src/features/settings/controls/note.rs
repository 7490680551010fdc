//! The line below the controls: what to do, and what stands in the way.

use bevy::prelude::*;

use super::Section;
use crate::core::setting::SettingSection;
use crate::input::glyphs::press_words;
use crate::input::{Layout, Press, RebindingStep};
use crate::ui::dialog::SETTINGS;
use crate::ui::prelude::*;
use crate::ui::widgets::display;

#[derive(Component)]
struct NoteBody;

pub(in super::super) fn note() -> impl Bundle {
    (NoteBody, column(0.0).fixed())
}

#[derive(PartialEq)]
struct Note(Words, Role);

impl View for Note {
    type Container = NoteBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        parts.spawn(medium_label(self.0.clone(), TextSize::Small, self.1));
    }
}

fn show(in_view: Res<InView<SettingSection>>, mut notes: Query<&mut Node, With<NoteBody>>) {
    for node in &mut notes {
        display(node, in_view.0 == SettingSection::Controls);
    }
}

impl Section {
    /// Name of a control, with its layout if that is not the one in view.
    fn called(&self, control: Control, layout: Layout) -> Words {
        if layout == self.page {
            return control.words();
        }
        texts::CONTROL_THERE
            .with("control", control.words())
            .with("layout", layout.words())
    }

    /// Two controls with the same key or button, if a file was edited by hand: the first, the other, and the press.
    fn conflict(&self) -> Option<(Press, Control, Layout, Control)> {
        Control::ALL.into_iter().find_map(|control| {
            let mut presses = self.bindings.of(self.page, control).iter();
            presses.find_map(|press| {
                let (other, does) = self.bindings.clash(self.page, control, *press)?;
                Some((*press, control, other, does))
            })
        })
    }

    fn note(&self) -> Note {
        let name = |press: Press| press_words(press, self.printed());
        match (self.waits, self.conflict()) {
            (Some((_, RebindingStep::Conflict(press, layout, control))), _) => Note(
                texts::CONTROL_TAKEN
                    .with("press", name(press))
                    .with("control", self.called(control, layout)),
                Role::Danger,
            ),
            (Some((_, RebindingStep::Unusable)), _) => {
                Note(Words::new(texts::CONTROL_UNUSABLE), Role::Danger)
            }
            (Some((control, _)), _) => {
                let listening = match self.page.may_have_escape(control) {
                    true => texts::CONTROL_LISTENING_ESCAPE,
                    false => texts::CONTROL_LISTENING,
                };
                Note(listening.with("control", control.words()), Role::Gold)
            }
            (None, Some((press, control, layout, does))) => Note(
                texts::CONTROL_CONFLICT
                    .with("press", name(press))
                    .with("control", control.words())
                    .with("other", self.called(does, layout)),
                Role::Danger,
            ),
            (None, None) if self.page == Layout::Mouse => {
                Note(Words::new(texts::CONTROL_NOTE_MOUSE), Role::PaperDim)
            }
            (None, None) => Note(Words::new(texts::CONTROL_NOTE), Role::PaperDim),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_view(|section: If<Res<Section>>| Some(section.note()))
        .add_systems(Update, show.run_if(in_state(SETTINGS)));
}
