//! Aliases of player names, and names excluded from lists and statistics.

use bevy::prelude::*;

use crate::core::seats::Mark;
use crate::core::store::Stored;

/// Placeholder name for a deleted player.
pub const ANONYMOUS: &str = "?";

/// Alias: a former name of a player.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct Renamed {
    /// Former name, as in records.
    pub earlier: String,
    /// Current name; may itself be an alias.
    pub now: String,
}

/// Aliases and exclusions of names in records.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredRoster {
    /// Aliases.
    pub renamed: Vec<Renamed>,
    /// Names hidden from all lists.
    pub hidden: Vec<String>,
    /// Names excluded from statistics, such as those of guests and children.
    pub kept_out: Vec<String>,
    /// Names of deleted players that records may still hold.
    pub deleted: Vec<String>,
}

impl Stored for StoredRoster {
    const FILE: &str = "players.toml";
    const GROUP: &str = "roster";
}

impl StoredRoster {
    /// Makes `earlier` an alias of `now`.
    pub fn rename(&mut self, earlier: &str, now: &str) {
        if earlier == now {
            return;
        }
        // Keep the alias map acyclic: a name in use is never an alias.
        self.renamed
            .retain(|renamed| renamed.earlier != now && renamed.earlier != earlier);
        self.renamed.push(Renamed {
            earlier: earlier.to_owned(),
            now: now.to_owned(),
        });
        put(&mut self.deleted, now, false);
        for names in [&mut self.hidden, &mut self.kept_out] {
            if names.iter().any(|name| name == earlier) {
                put(names, earlier, false);
                put(names, now, true);
            }
        }
    }

    /// Hides a name from all lists, or shows it again.
    pub fn hide(&mut self, name: &str, hidden: bool) {
        put(&mut self.hidden, name, hidden);
    }

    /// Excludes a name from statistics, or includes it again.
    pub fn keep_out(&mut self, name: &str, kept_out: bool) {
        put(&mut self.kept_out, name, kept_out);
    }

    /// Removes all names of a player, their exclusions and their aliases; they are [`deleted`](StoredRoster::deleted) now.
    pub fn forget(&mut self, name: &str) {
        let names = self.names_of(name);
        let is_other = |name: &String| !names.contains(name);
        for listed in [&mut self.hidden, &mut self.kept_out, &mut self.deleted] {
            listed.retain(is_other);
        }
        self.renamed
            .retain(|renamed| is_other(&renamed.now) && is_other(&renamed.earlier));
        self.deleted.extend(names);
    }

    /// Current name of the player called `name` in a record.
    pub fn now<'a>(&'a self, name: &'a str) -> &'a str {
        let mut found = name;
        // No more steps than aliases: in an edited file they may lead in a circle.
        for _ in &self.renamed {
            let mut renamed = self.renamed.iter();
            match renamed.find(|renamed| renamed.earlier == found) {
                Some(renamed) => found = &renamed.now,
                None => break,
            }
        }
        found
    }

    /// All names in records that stand for `name`, including itself.
    pub fn names_of(&self, name: &str) -> Vec<String> {
        let mut names = vec![name.to_owned()];
        let mut next = 0;
        while let Some(now) = names.get(next).cloned() {
            let more = self.renamed.iter().filter(|renamed| renamed.now == now);
            for renamed in more {
                if !names.contains(&renamed.earlier) {
                    names.push(renamed.earlier.clone());
                }
            }
            next += 1;
        }
        names
    }
}

fn put(names: &mut Vec<String>, name: &str, there: bool) {
    names.retain(|other| other != name);
    if there {
        names.push(name.to_owned());
    }
}

/// Players of the recorded games, each with the mark of the last game; those who played last come first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KnownPlayers(pub(crate) Vec<(String, Mark)>);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_alias_takes_its_exclusions_along() {
        let mut roster = StoredRoster::default();
        roster.keep_out("Leo", true);
        roster.rename("Leo", "Leonardo");
        roster.rename("Leonardo", "L.");
        assert_eq!(roster.names_of("L."), ["L.", "Leonardo", "Leo"]);
        assert_eq!(roster.kept_out, ["L."]);
        assert_eq!(roster.names_of("Ada"), ["Ada"]);
    }

    #[test]
    fn aliases_are_acyclic() {
        let mut roster = StoredRoster::default();
        roster.rename("Ada", "Eva");
        roster.rename("Eva", "Ada");
        assert_eq!(roster.names_of("Ada"), ["Ada", "Eva"]);
        roster.rename("Ada", "Ada");
        assert_eq!(roster.renamed.len(), 1);
    }

    #[test]
    fn a_removed_name_leaves_nothing() {
        let mut roster = StoredRoster::default();
        roster.rename("Leo", "Leonie");
        roster.rename("Leonie", "L.");
        let now = ["Leo", "L.", "Ada"].map(|name| roster.now(name));
        assert_eq!(now, ["L.", "L.", "Ada"]);
        roster.hide("L.", true);
        roster.hide("L.", true);
        roster.keep_out("L.", true);
        roster.forget("L.");
        let deleted = std::mem::take(&mut roster.deleted);
        assert_eq!(deleted, ["L.", "Leonie", "Leo"]);
        assert_eq!(roster, StoredRoster::default());
    }
}
