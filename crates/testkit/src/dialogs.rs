//! Dialogs of the game, by the names that their features give them.

use cant_stop::core::dialogs::Dialog;

macro_rules! dialogs {
    ($($dialog:ident $name:literal,)*) => {
        $(
            #[doc = concat!("Dialog called ", $name, ".")]
            pub const $dialog: Dialog = Dialog::named($name);
        )*
    };
}

dialogs! {
    ALONE "Alone",
    BOARD "Board",
    CHRONICLE "Chronicle",
    COMFORT "Comfort",
    DEVICE "Device",
    HISTORY "History",
    IDENTITY "Identity",
    NAMING "Naming",
    PAUSE "Pause",
    PLACE "Place",
    QUESTION "Question",
    RULES "Rules",
    SEATS "Seats",
    SETTINGS "Settings",
    TABLE_RULES "TableRules",
}
