//! Focus and scroll positions across the rebuild of a view.

use std::hash::{BuildHasher, Hash};

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::platform::hash::FixedHasher;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;

use super::sets::ViewSystems;

/// Identity of a widget or scroll view within its view, stable across rebuilds.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key(u64);

impl Key {
    /// Key of a value that is unique within the view, such as an index or a name.
    pub(crate) fn of(value: impl Hash) -> Key {
        Key(FixedHasher.hash_one(value))
    }
}

/// Widget that takes the focus if a rebuild in this frame removed the focused one without a replacement of the same key.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct FocusNext;

/// State of a container before its rebuild.
#[derive(Component)]
struct Kept {
    /// Key of the focused widget; `Some(None)` if the focused widget had no key.
    focus: Option<Option<Key>>,
    scrolled: Vec<(Key, ScrollPosition)>,
}

/// Saves focus and scroll positions of a container before its children are despawned.
#[derive(SystemParam)]
pub(super) struct FocusKeeper<'w, 's> {
    focus: Res<'w, InputFocus>,
    keys: Query<'w, 's, &'static Key>,
    scrolled: Query<'w, 's, (&'static Key, &'static ScrollPosition)>,
    parents: Query<'w, 's, &'static ChildOf>,
    children: Query<'w, 's, &'static Children>,
}

impl FocusKeeper<'_, '_> {
    pub(super) fn keep(&self, container: Entity, commands: &mut Commands) {
        let is_inside = |entity: &Entity| {
            self.parents
                .iter_ancestors(*entity)
                .any(|it| it == container)
        };
        let focus = self.focus.get().filter(is_inside);
        let scrolled = self
            .children
            .iter_descendants(container)
            .filter_map(|child| self.scrolled.get(child).ok())
            .map(|(key, position)| (*key, position.clone()))
            .collect();
        commands.entity(container).insert(Kept {
            focus: focus.map(|entity| self.keys.get(entity).ok().copied()),
            scrolled,
        });
    }
}

type Usable = (
    With<AutoDirectionalNavigation>,
    Without<InteractionDisabled>,
);

/// Restores focus and scroll positions after a rebuild.
fn restore_focus(
    kept: Query<(Entity, &Kept)>,
    next: Query<Entity, (With<FocusNext>, Usable)>,
    parents: Query<&ChildOf>,
    children: Query<&Children>,
    widgets: Query<Option<&Key>, Usable>,
    mut views: Query<(&Key, &mut ScrollPosition)>,
    is_visible: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let is_rebuilt = |widget: &Entity| parents.iter_ancestors(*widget).any(|it| kept.contains(it));
    let next = next.iter().find(is_rebuilt);
    for (container, kept) in &kept {
        commands.entity(container).remove::<Kept>();
        for child in children.iter_descendants(container) {
            if let Ok((key, mut position)) = views.get_mut(child)
                && let Some((_, before)) = kept.scrolled.iter().find(|(it, _)| it == key)
            {
                position.clone_from(before);
            }
        }
        let Some(key) = kept.focus.filter(|_| is_visible.0) else {
            continue;
        };
        let inside: Vec<Entity> = children
            .iter_descendants_depth_first(container)
            .filter(|child| widgets.contains(*child))
            .collect();
        let same = inside
            .iter()
            .find(|child| key.is_some() && widgets.get(**child).ok().flatten() == key.as_ref());
        let widget = same.copied().or(next);
        if let Some(widget) = widget.or(inside.first().copied()) {
            focus.set(widget, FocusCause::Navigated);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        restore_focus
            .run_if(any_with_component::<Kept>)
            .in_set(ViewSystems::RestoreFocus),
    );
}
