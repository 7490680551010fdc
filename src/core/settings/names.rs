//! Events for a new name of a player and for a deleted player, observed by every module that stores names.

use bevy::prelude::*;

use super::{LastTable, PlayerSettings};

/// A player gets another name. If that is the name of another player, the two become one.
#[derive(Event, Clone, Debug)]
pub(crate) struct PlayerRenamed {
    pub(crate) earlier: String,
    pub(crate) now: String,
}

#[derive(Event, Clone, Debug)]
pub(crate) struct PlayerForgotten {
    /// All names of the player.
    pub(crate) names: Vec<String>,
}

impl LastTable {
    /// Renames a seat, unless another taken one has that name. An empty place gives it up.
    fn rename(&mut self, earlier: &str, now: &str) {
        let mut taken = self.places.iter().filter(|place| place.who != "empty");
        let is_there = taken.any(|place| place.name == now);
        let at = self.places.iter().position(|place| place.name == earlier);
        if let Some(at) = at.filter(|_| !is_there) {
            for place in self.places.iter_mut().filter(|place| place.name == now) {
                place.name.clear();
            }
            now.clone_into(&mut self.places[at].name);
        }
    }
}

fn rename(
    renamed: On<PlayerRenamed>,
    mut players: ResMut<PlayerSettings>,
    mut last: ResMut<LastTable>,
) {
    players.rename(&renamed.earlier, &renamed.now);
    last.rename(&renamed.earlier, &renamed.now);
}

fn forget(
    forgotten: On<PlayerForgotten>,
    mut players: ResMut<PlayerSettings>,
    mut last: ResMut<LastTable>,
) {
    for name in &forgotten.names {
        players.forget(name);
    }
    for place in &mut last.places {
        if forgotten.names.contains(&place.name) {
            place.name.clear();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(rename).add_observer(forget);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::settings::LastPlace;

    fn table(names: [&str; 2]) -> LastTable {
        let places = names.map(|name| LastPlace {
            name: name.to_owned(),
            ..default()
        });
        LastTable {
            places: places.to_vec(),
            ..default()
        }
    }

    #[test]
    fn settings_and_the_last_table_follow_a_name() {
        let mut app = App::new();
        app.init_resource::<PlayerSettings>()
            .insert_resource(table(["Leo", "Ada"]))
            .add_plugins(plugin);
        let world = app.world_mut();
        let mut players = world.resource_mut::<PlayerSettings>();
        players.set_rumble("Leo", 3);
        world.trigger(PlayerRenamed {
            earlier: "Leo".to_owned(),
            now: "Leonie".to_owned(),
        });
        let players = world.resource::<PlayerSettings>();
        assert_eq!((players.rumble("Leonie"), players.rumble("Leo")), (3, 10));
        assert_eq!(*world.resource::<LastTable>(), table(["Leonie", "Ada"]));
        world.trigger(PlayerForgotten {
            names: vec!["Leonie".to_owned(), "Leo".to_owned()],
        });
        assert_eq!(*world.resource::<LastTable>(), table(["", "Ada"]));
        assert_eq!(world.resource::<PlayerSettings>().rumble("Leonie"), 10);
    }

    #[test]
    fn two_seats_never_get_one_name() {
        let mut last = table(["Leo", "Ada"]);
        last.rename("Leo", "Ada");
        assert_eq!(last, table(["Leo", "Ada"]));
        last.places[1].who = "empty".to_owned();
        last.rename("Leo", "Ada");
        let names = last.places.iter().map(|place| place.name.as_str());
        assert!(names.eq(["Ada", ""]), "an empty place is no seat");
    }
}
