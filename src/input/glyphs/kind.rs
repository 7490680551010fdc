//! Kinds of pads by their button labels.

use bevy::prelude::*;

/// Pads with the same button labels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum PadKind {
    /// A green A at the bottom.
    Xbox,
    /// A cross at the bottom.
    PlayStation,
    /// A B at the bottom.
    Nintendo,
    /// Unknown: buttons are shown by position.
    #[default]
    Generic,
}

/// USB vendor ids.
const VENDORS: [(u16, PadKind); 3] = [
    (0x045e, PadKind::Xbox),
    (0x054c, PadKind::PlayStation),
    (0x057e, PadKind::Nintendo),
];

/// Lowercase parts of pad names.
const NAMES: [(&str, PadKind); 13] = [
    ("xbox", PadKind::Xbox),
    ("x-box", PadKind::Xbox),
    ("xinput", PadKind::Xbox),
    ("playstation", PadKind::PlayStation),
    ("dualshock", PadKind::PlayStation),
    ("dualsense", PadKind::PlayStation),
    ("ps3", PadKind::PlayStation),
    ("ps4", PadKind::PlayStation),
    ("ps5", PadKind::PlayStation),
    ("nintendo", PadKind::Nintendo),
    ("switch", PadKind::Nintendo),
    ("joy-con", PadKind::Nintendo),
    ("joycon", PadKind::Nintendo),
];

impl PadKind {
    #[cfg(test)]
    pub(super) const ALL: [PadKind; 4] = [
        PadKind::Xbox,
        PadKind::PlayStation,
        PadKind::Nintendo,
        PadKind::Generic,
    ];

    /// Kind of a pad by its name and vendor id.
    pub(crate) fn of(name: &str, vendor: Option<u16>) -> PadKind {
        let name = name.to_lowercase();
        let named = NAMES.iter().find(|(part, _)| name.contains(part));
        let made = VENDORS.iter().find(|(id, _)| Some(*id) == vendor);
        // Pads of other vendors are often copies of a known one, and named after it.
        named
            .map(|(_, kind)| *kind)
            .or_else(|| made.map(|(_, kind)| *kind))
            .unwrap_or_default()
    }
}

#[derive(bevy::ecs::system::SystemParam)]
pub(crate) struct PadKinds<'w, 's> {
    pads: Query<'w, 's, (Entity, &'static Gamepad, Option<&'static Name>)>,
}

impl PadKinds<'_, '_> {
    /// Kind of a pad, or of any connected one if it is disconnected.
    pub(crate) fn of(&self, pad: Option<Entity>) -> PadKind {
        let own = pad.and_then(|pad| self.pads.get(pad).ok());
        let pad = own.or_else(|| self.pads.iter().min_by_key(|(entity, ..)| *entity));
        pad.map_or(PadKind::Generic, |(_, pad, name)| {
            PadKind::of(name.map_or("", |name| name.as_str()), pad.vendor_id())
        })
    }

    pub(crate) fn is_any(&self) -> bool {
        !self.pads.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pads_are_known_by_name_or_maker() {
        for (name, maker, kind) in [
            ("Xbox 360 Controller", None, PadKind::Xbox),
            ("Wireless Controller", Some(0x054c), PadKind::PlayStation),
            ("PS4 Controller", None, PadKind::PlayStation),
            ("Nintendo Switch Pro Controller", None, PadKind::Nintendo),
            ("Pro Controller", Some(0x057e), PadKind::Nintendo),
            ("Generic X-Box pad", Some(0x0e6f), PadKind::Xbox),
            ("USB Gamepad", Some(0x0079), PadKind::Generic),
            ("", None, PadKind::Generic),
        ] {
            assert_eq!(PadKind::of(name, maker), kind, "{name}");
        }
    }
}
