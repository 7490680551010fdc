//! The sections of the settings: a tab each, pressed, or turned to with the shoulder buttons and the page keys.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
    ui_widgets::{Activate, observe},
};

use crate::{
    input::{FocusFirst, PageTurn},
    locale::Words,
    theme::{
        palette,
        spacing::{GAP, TIGHT},
        type_scale::TextSize,
        widgets::{ButtonLook, Chosen, Ink, SelfMarked, bare_button_in, button_node, label},
    },
};

/// A group of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Section {
    /// What is read, and how.
    #[default]
    Text,
    /// What is seen.
    Picture,
    /// What is heard, and what is said of it.
    Sound,
    /// How a game goes.
    Game,
    /// Who plays.
    Players,
}

impl Section {
    /// All of them, in the order of their tabs.
    pub(super) const ALL: [Section; 5] = [
        Section::Text,
        Section::Picture,
        Section::Sound,
        Section::Game,
        Section::Players,
    ];

    pub(super) fn title(self) -> Words {
        Words::new(match self {
            Section::Text => "settings-section-text",
            Section::Picture => "settings-section-picture",
            Section::Sound => "settings-section-sound",
            Section::Game => "settings-section-game",
            Section::Players => "settings-section-players",
        })
    }

    /// The section `by` tabs further on, round and round.
    fn turned(self, by: i32) -> Section {
        let here = Section::ALL.iter().position(|other| *other == self);
        let there = here.unwrap_or(0) as i32 + by;
        Section::ALL[there.rem_euclid(Section::ALL.len() as i32) as usize]
    }
}

/// The section in view; kept while the game runs.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct InView(pub(super) Section);

/// The button of a section.
#[derive(Component, Clone, Copy)]
pub(super) struct Tab(Section);

/// The tabs of all sections in a row, or in two where there is no room. The focus begins at the one in view.
pub(super) fn tabs(in_view: Section) -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            column_gap: px(TIGHT),
            row_gap: px(TIGHT),
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |row: &mut ChildSpawner| {
            for section in Section::ALL {
                let mut tab = row.spawn(tab(section));
                if section == in_view {
                    tab.insert((FocusFirst, Chosen));
                }
            }
        })),
    )
}

fn tab(section: Section) -> impl Bundle {
    (
        Tab(section),
        // Gold and its place tell which is in view.
        SelfMarked,
        bare_button_in(
            Node {
                flex_grow: 1.0,
                padding: UiRect::axes(px(GAP), px(TIGHT)),
                ..button_node(ButtonLook::Secondary)
            },
            section.title(),
            ButtonLook::Secondary,
        ),
        observe(
            |pressed: On<Activate>, tabs: Query<&Tab>, mut in_view: ResMut<InView>| {
                if let Ok(Tab(section)) = tabs.get(pressed.entity) {
                    in_view.set_if_neq(InView(*section));
                }
            },
        ),
        children![(
            label(section.title(), TextSize::Small, palette::PAPER),
            Ink(1.0)
        )],
    )
}

/// The shoulder buttons and the page keys turn to the next section, wherever the focus is.
pub(super) fn turn_pages(
    asked: PageTurn,
    tabs: Query<(Entity, &Tab)>,
    mut in_view: ResMut<InView>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let by = asked.by();
    if by == 0 {
        return;
    }
    let there = in_view.0.turned(by);
    in_view.0 = there;
    if let Some((tab, _)) = tabs.iter().find(|(_, tab)| tab.0 == there) {
        focus.set(tab, FocusCause::Navigated);
        visible.0 = true;
    }
}

/// Marks the tab of the section in view.
pub(super) fn mark_tab(
    in_view: Res<InView>,
    tabs: Query<(Entity, &Tab, Has<Chosen>)>,
    mut commands: Commands,
) {
    for (entity, tab, chosen) in &tabs {
        match (tab.0 == in_view.0, chosen) {
            (true, false) => _ = commands.entity(entity).insert(Chosen),
            (false, true) => _ = commands.entity(entity).remove::<Chosen>(),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_turn_round_and_round() {
        assert_eq!(Section::Text.turned(-1), Section::Players);
        assert_eq!(Section::Players.turned(1), Section::Text);
        let mut seen = Section::Text;
        for section in Section::ALL {
            assert_eq!(seen, section);
            seen = seen.turned(1);
        }
    }
}
