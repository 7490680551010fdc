//! Order of the view systems in a frame.

use bevy::prelude::*;

/// Steps of views in `Update`. Systems that write models run before them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ViewSystems {
    /// Rebuilds views with a changed model.
    Build,
    /// Rebuilds views inside other views.
    BuildNested,
    /// Moves the focus to the replacement of the focused widget.
    RestoreFocus,
}
