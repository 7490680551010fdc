//! Entries: buttons in the lists of title and results, each registered by the module that it belongs to.

use std::borrow::BorrowMut;
use std::marker::PhantomData;

use bevy::ecs::system::{SystemId, SystemParamFunction};
use bevy::prelude::*;

use crate::core::art::Art;
use crate::core::dialogs::{Dialog, Dialogs};
use crate::core::locale::Words;
use crate::core::settings::Settings;
use crate::core::texts::TextKey;
use crate::ui::kit::{Key, Listed, ModelInput, View, add_listed, on_press};
use crate::ui::widgets::{ButtonLook, button, icon_button};

/// Text scale beyond which pictures stand for words.
const LARGE_TEXT: f32 = 1.5;

/// Text of an entry. The screen that shows the list decides on the layout; the first entry is the main one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Entry {
    pub(crate) words: Words,
    /// Second line, as it is shown and as it is spoken.
    pub(crate) detail: Option<[Words; 2]>,
    /// Picture that replaces the words where large text has no room for them.
    pub(crate) picture: Option<Art>,
}

impl Entry {
    pub(crate) fn new(key: TextKey) -> Entry {
        Entry {
            words: Words::new(key),
            detail: None,
            picture: None,
        }
    }

    /// Adds a second line, as it is shown and as it is spoken.
    #[must_use]
    pub(crate) fn with_detail(mut self, shown: Words, spoken: Words) -> Entry {
        self.detail = Some([shown, spoken]);
        self
    }

    /// Adds a picture for large text.
    #[must_use]
    pub(crate) fn with_picture(mut self, picture: Art) -> Entry {
        self.picture = Some(picture);
        self
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ListedEntry {
    pub(crate) entry: Entry,
    action: SystemId,
}

impl ListedEntry {
    /// Key and action of the button; the screen adds its look.
    pub(crate) fn on_press(&self) -> impl Bundle + use<> {
        let action = self.action;
        let run = move |rush: Res<Rush>, mut commands: Commands| {
            if !rush.0 {
                commands.run_system(action);
            }
        };
        (Key::of(action), on_press(run))
    }
}

/// `true` for a moment after the results have opened: presses were to hurry the game on, and are ignored.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Rush(pub(crate) bool);

/// Entries of the list that the container `L` shows.
pub(crate) type Entries<L> = Listed<L, ListedEntry>;

/// Container of the entries of the title that begin or go on with something.
#[derive(Component)]
pub(crate) struct TitleEntries;

/// Container of the entries of the title that lead to pages, below the others.
#[derive(Component)]
pub(crate) struct TitleLinks;

/// Container of the entries of the pause.
#[derive(Component)]
pub(crate) struct PauseEntries;

/// Container of the buttons below the settings.
#[derive(Component, PartialEq)]
pub(crate) struct SettingsEntries;

/// Container of the buttons below the rules.
#[derive(Component, PartialEq)]
pub(crate) struct RulesEntries;

/// Buttons of a list in a row; large text leaves room for their pictures only.
#[derive(PartialEq)]
pub(crate) struct EntryButtons<L>(Vec<ListedEntry>, bool, PhantomData<L>);

impl<L: Component + PartialEq> View for EntryButtons<L> {
    type Container = L;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for entry in &self.0 {
            let (words, look) = (entry.entry.words.clone(), ButtonLook::Secondary);
            match entry.entry.picture.filter(|_| self.1) {
                Some(picture) => parts.spawn((icon_button(picture, words, look), entry.on_press())),
                None => parts.spawn((button(words, look), entry.on_press())),
            };
        }
    }
}

/// Model of the [`EntryButtons`] of a list.
pub(crate) fn entry_buttons<L: Component>(
    all: Res<Entries<L>>,
    settings: Res<Settings>,
) -> Option<EntryButtons<L>> {
    let entries = all.items().cloned().collect();
    let are_pictures = settings.text_scale.factor() > LARGE_TEXT;
    Some(EntryButtons(entries, are_pictures, PhantomData))
}

pub(crate) trait AddEntry: BorrowMut<App> {
    /// Adds an entry to a list, the lowest `order` first.
    ///
    /// `model` reads resources only and returns an [`Entry`], or an `Option` of one that may be missing. `action` runs
    /// when the button is pressed. The screen draws the list as a view over `Res<Entries<TitleEntries>>`.
    fn add_entry<L, F, Marker, ActionMarker>(
        &mut self,
        _list: L,
        order: i16,
        model: F,
        action: impl IntoSystem<(), (), ActionMarker> + 'static,
    ) -> &mut Self
    where
        L: Component,
        F: SystemParamFunction<Marker, In = (), Out: Into<Option<Entry>>>,
        F::Param: ModelInput + 'static,
        Marker: 'static,
    {
        let app: &mut App = self.borrow_mut();
        app.init_resource::<Rush>();
        let action = app.register_system(action);
        let item = move |entry: F::Out| {
            Some(ListedEntry {
                entry: entry.into()?,
                action,
            })
        };
        add_listed::<L, _, _, _>(app, order, model, item);
        self
    }

    /// Adds an entry that opens a dialog, as [`AddEntry::add_entry`] does.
    fn add_dialog_entry(
        &mut self,
        list: impl Component,
        order: i16,
        words: TextKey,
        dialog: Dialog,
    ) -> &mut Self {
        self.add_entry(
            list,
            order,
            move || Entry::new(words),
            move |mut dialogs: ResMut<Dialogs>| dialogs.open(dialog),
        )
    }
}

impl AddEntry for App {}

#[cfg(test)]
mod tests {
    use bevy::input_focus::InputFocus;
    use bevy::ui_widgets::Activate;

    use super::*;
    use crate::core::texts;
    use crate::ui::kit::AddView;

    #[derive(Resource, Clone, Copy, PartialEq)]
    struct IsSaved(bool);

    #[derive(Resource, Default)]
    struct Quits(usize);

    fn listed(app: &App) -> Vec<Words> {
        let entries = app.world().resource::<Entries<RulesEntries>>();
        let words = entries.items().map(|it| it.entry.words.clone());
        words.collect()
    }

    #[test]
    fn entries_stand_in_their_order_and_act() {
        let mut app = App::new();
        app.init_resource::<Quits>()
            .init_resource::<InputFocus>()
            .init_resource::<Settings>()
            .insert_resource(IsSaved(false))
            .add_entry(
                RulesEntries,
                20,
                || Entry::new(texts::TITLE_QUIT),
                |mut quits: ResMut<Quits>| quits.0 += 1,
            )
            .add_entry(
                RulesEntries,
                10,
                |saved: Res<IsSaved>| saved.0.then(|| Entry::new(texts::TITLE_CONTINUE)),
                || {},
            )
            .add_view(entry_buttons::<RulesEntries>);
        let list = app.world_mut().spawn(RulesEntries).id();
        app.update();
        let quit = Words::new(texts::TITLE_QUIT);
        assert_eq!(listed(&app), std::slice::from_ref(&quit));
        app.insert_resource(IsSaved(true));
        app.update();
        assert_eq!(listed(&app), [Words::new(texts::TITLE_CONTINUE), quit]);
        let buttons = app.world().get::<Children>(list);
        let last = buttons.and_then(|all| all.last().copied());
        let entity = last.expect("a button");
        app.world_mut().trigger(Activate { entity });
        app.update();
        assert_eq!(app.world().resource::<Quits>().0, 1);
    }
}
