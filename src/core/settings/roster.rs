//! Who is who in the games of this device: names that belong together, and names that are kept out.

use bevy::prelude::*;

use crate::core::store::Stored;

/// What a seat is called of which nobody is to know any more who sat there.
pub const NOBODY: &str = "?";

/// A name that counts as another one now.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct Renamed {
    /// The name in records.
    pub earlier: String,
    /// What it counts as; this one may have been renamed again.
    pub now: String,
}

/// What has been said about the names in records.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredRoster {
    /// Names that count as others.
    pub renamed: Vec<Renamed>,
    /// Names that are listed nowhere.
    pub hidden: Vec<String>,
    /// Names whose games count for nobody: those of guests, of children.
    pub kept_out: Vec<String>,
}

impl Stored for StoredRoster {
    const FILE: &str = "players.toml";
    const GROUP: &str = "roster";
}

impl StoredRoster {
    /// Counts what was played as `earlier` for `now`.
    pub fn rename(&mut self, earlier: &str, now: &str) {
        if earlier == now {
            return;
        }
        // Names never lead in a circle: what is a name again stands for itself.
        self.renamed
            .retain(|renamed| renamed.earlier != now && renamed.earlier != earlier);
        self.renamed.push(Renamed {
            earlier: earlier.to_owned(),
            now: now.to_owned(),
        });
        let at_both = |names: &mut Vec<String>| {
            let was = names.iter().any(|name| name == earlier);
            names.retain(|name| name != earlier);
            if was && !names.iter().any(|name| name == now) {
                names.push(now.to_owned());
            }
        };
        at_both(&mut self.hidden);
        at_both(&mut self.kept_out);
    }

    /// Lists a name nowhere, or again.
    pub fn hide(&mut self, name: &str, hidden: bool) {
        put(&mut self.hidden, name, hidden);
    }

    /// Counts the games of a name for nobody, or again.
    pub fn keep_out(&mut self, name: &str, kept_out: bool) {
        put(&mut self.kept_out, name, kept_out);
    }

    /// Forgets all that was said about a name, and about those that count as it.
    pub fn forget(&mut self, name: &str) {
        put(&mut self.hidden, name, false);
        put(&mut self.kept_out, name, false);
        self.renamed
            .retain(|renamed| renamed.now != name && renamed.earlier != name);
    }

    /// All names in records that count as `name`, itself among them.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_counts_as_another_and_what_was_said_about_it_goes_along() {
        let mut roster = StoredRoster::default();
        roster.keep_out("Leo", true);
        roster.rename("Leo", "Leonardo");
        roster.rename("Leonardo", "L.");
        assert_eq!(roster.names_of("L."), ["L.", "Leonardo", "Leo"]);
        assert_eq!(roster.kept_out, ["L."]);
        assert_eq!(roster.names_of("Ada"), ["Ada"]);
    }

    #[test]
    fn names_never_lead_in_a_circle() {
        let mut roster = StoredRoster::default();
        roster.rename("Ada", "Eva");
        roster.rename("Eva", "Ada");
        assert_eq!(roster.names_of("Ada"), ["Ada", "Eva"]);
        roster.rename("Ada", "Ada");
        assert_eq!(roster.renamed.len(), 1);
    }

    #[test]
    fn what_is_forgotten_is_gone() {
        let mut roster = StoredRoster::default();
        roster.rename("Leo", "L.");
        roster.hide("L.", true);
        roster.hide("L.", true);
        roster.keep_out("L.", true);
        roster.forget("L.");
        assert_eq!(roster, StoredRoster::default());
    }
}
