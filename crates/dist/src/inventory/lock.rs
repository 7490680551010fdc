//! Crates from the registry in a lock file of cargo.

use std::fmt;

use crate::{Failure, Result};

/// A crate at its version.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Locked {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The SHA-256 of its packed sources.
    pub checksum: String,
}

impl fmt::Display for Locked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name, self.version)
    }
}

/// Every crate in the text of a lock file but our own.
pub fn locked(lock: &str) -> Result<Vec<Locked>> {
    let lock: toml::Table = lock.parse().map_err(Failure::of("Cargo.lock"))?;
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let packages = packages.ok_or_else(|| Failure::new("Cargo.lock lists no packages."))?;
    let from_registry = packages
        .iter()
        .filter(|package| package.get("source").is_some());
    from_registry
        .map(|package| {
            let text = |key: &str| Some(package.get(key)?.as_str()?.to_owned());
            let locked = || {
                Some(Locked {
                    name: text("name")?,
                    version: text("version")?,
                    checksum: text("checksum")?,
                })
            };
            locked().ok_or_else(|| {
                let name = text("name").unwrap_or_default();
                Failure::new(format!("{name} has no checksum in Cargo.lock."))
            })
        })
        .collect()
}
