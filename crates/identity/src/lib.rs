//! Names and addresses of the game for every system: one place for window, menu entry, icons and packages.

// The game has no published page yet. Before it is published for the first time, the id and the page are changed here to
// ones that its makers own; afterwards they stay, since every installation is found again by them.

/// The application id: the name of windows, of the desktop file, the icons, the metadata and the bundle.
///
/// The page turned around, and a name; `_` stands for the `-` that D-Bus forbids.
pub const ID: &str = "io.github.cant_stop.CantStop";

/// The program as it is typed, the package, and the folders of both.
pub const PROGRAM: &str = "cant-stop";

/// The name that people read; the same in every language.
pub const TITLE: &str = "Can’t Stop";

/// The page of the game in the web, without a `/` at its end.
pub const HOMEPAGE: &str = "https://cant-stop.github.io";

/// The makers of the game, as people read it.
pub const MAKERS: &str = "The makers of Can’t Stop";

/// The id of the makers, as software stores know it.
pub const MAKERS_ID: &str = "io.github.cant_stop";

/// Mail address for questions about the packages.
pub const CONTACT: &str = "cant-stop@cant-stop.github.io";
