//! Kinds of pads by their button labels.

use bevy::prelude::*;

use crate::input::PadOrder;

/// Pads with the same button labels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum PadKind {
    /// A green A at the bottom.
    Xbox,
    /// A cross at the bottom.
    PlayStation,
    /// A B at the bottom.
    Nintendo,
    /// A white A at the bottom, L1 and R1 above.
    Steam,
    /// Unknown: buttons are shown by position.
    #[default]
    Generic,
}

/// USB vendor ids of makers whose pads are all of one kind.
const VENDORS: [(u16, PadKind); 4] = [
    (0x045e, PadKind::Xbox),
    (0x054c, PadKind::PlayStation),
    (0x057e, PadKind::Nintendo),
    (0x28de, PadKind::Steam),
];

/// Lowercase parts of the names of [`PadKind::ALL`]; the first kind with a part that fits counts. A Joy-Con alone is held
/// sideways, with no letter where the pair has it; one *8BitDo Ultimate* has the letters of Xbox, another those of Nintendo.
const NAMES: [&str; 5] = [
    "left joy-con, right joy-con, joy-con (l), joy-con (r), 8bitdo ultimate",
    "steam",
    "xbox, x-box, xinput, f310, f510, f710",
    "playstation, dualshock, dualsense, ps3, ps4, ps5",
    "nintendo, switch, joy-con, 8bitdo",
];

impl PadKind {
    pub(super) const ALL: [PadKind; 5] = [
        PadKind::Generic,
        PadKind::Steam,
        PadKind::Xbox,
        PadKind::PlayStation,
        PadKind::Nintendo,
    ];

    /// Kind of a pad by its name and vendor id.
    pub(crate) fn of(name: &str, vendor: Option<u16>) -> PadKind {
        let name = name.to_lowercase();
        let has_any = |parts: &str| parts.split(", ").any(|part| name.contains(part));
        let named = NAMES.iter().position(|parts| has_any(parts));
        let made = VENDORS.iter().find(|(id, _)| Some(*id) == vendor);
        // Pads of other vendors are often copies of a known one, and named after it.
        named
            .map(|place| PadKind::ALL[place])
            .or_else(|| made.map(|(_, kind)| *kind))
            .unwrap_or_default()
    }
}

#[derive(bevy::ecs::system::SystemParam)]
pub(crate) struct PadKinds<'w, 's> {
    order: Res<'w, PadOrder>,
    pads: Query<'w, 's, (&'static Gamepad, Option<&'static Name>)>,
}

impl PadKinds<'_, '_> {
    /// Kind of a pad, or of the first connected one if it is disconnected.
    pub(crate) fn of(&self, pad: Option<Entity>) -> PadKind {
        let mut pads = pad.iter().chain(&self.order.0);
        let pad = pads.find_map(|pad| self.pads.get(*pad).ok());
        pad.map_or(PadKind::Generic, |(pad, name)| {
            PadKind::of(name.map_or("", |name| name.as_str()), pad.vendor_id())
        })
    }

    pub(crate) fn is_any(&self) -> bool {
        !self.pads.is_empty()
    }
}
