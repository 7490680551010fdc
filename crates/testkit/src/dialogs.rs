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
    DEVICE "Device",
    GIVE_UP "GiveUp",
    HISTORY "History",
    IDENTITY "Identity",
    MISSING_DEVICE "MissingDevice",
    NAMING "Naming",
    NEWCOMER "Newcomer",
    ONE_BUTTON "OneButton",
    PAUSE "Pause",
    PLACE "Place",
    QUIT "Quit",
    RULES "Rules",
    SEAT "Seat",
    SEATS "Seats",
    SETTINGS "Settings",
    SKIP_FIRST_CLIMB "SkipFirstClimb",
    SOFA "Sofa",
    TABLE_RULES "TableRules",
}
