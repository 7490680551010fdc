//! Model of the bivouac: its layout, and what each place shows.

use bevy::prelude::*;

use super::guest_presses::sharing_key;
use super::setup::{PLACES, TableSetup};
use crate::core::settings::KeyLabels;
use crate::input::glyphs::{PadKinds, Printed, key_words, press_words};
use crate::input::{Bindings, Device, Layout, Pads, device_picture, device_words};
use crate::opponents::characters;
use crate::ui::prelude::*;

/// Arrangement of the places.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Form {
    /// In a row before the mountain; with its ticks only if the text is not enlarged.
    #[default]
    Row,
    /// In two rows, on a tall canvas.
    Square,
    /// In a list without pictures, for large text.
    List,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct PlaceShown {
    pub(super) who: Option<SeatKind>,
    pub(super) mark: Mark,
    pub(super) name: String,
    /// Name and picture of the device.
    pub(super) device: (Words, Art),
    /// The player has a device of their own.
    pub(super) is_held: bool,
    /// `false` while the others wait for the player.
    pub(super) is_ready: bool,
}

#[derive(Resource, Clone, Debug, PartialEq)]
pub(super) struct Bivouac {
    pub(super) form: Form,
    /// Room for a tick on each sign.
    pub(super) has_ticks: bool,
    pub(super) places: [PlaceShown; PLACES],
    /// A connected pad has no seat and can have one, so that any button joins.
    pub(super) is_inviting: bool,
    pub(super) hints: Vec<Words>,
}

/// Name of the kind of player at a place.
pub(super) fn who_words(who: Option<SeatKind>) -> Words {
    match who {
        Some(SeatKind::Person) => Words::new(texts::JOIN_PERSON),
        Some(SeatKind::Bot(bot)) => texts::JOIN_BOT.with("name", characters::name(bot)),
        None => Words::new(texts::JOIN_EMPTY),
    }
}

/// Keys by which a second person sits down at the keyboard.
fn share_words(setup: &TableSetup, bindings: &Bindings, labels: &KeyLabels) -> Option<Words> {
    let has_desk = setup.is_known(Device::Keyboard) || setup.is_known(Device::Mouse);
    if !has_desk || setup.is_keyboard_shared() {
        return None;
    }
    let key = |half| Some(key_words(sharing_key(half, bindings)?, labels));
    match [Layout::LeftKeys, Layout::RightKeys].map(key) {
        [Some(left), Some(right)] => {
            Some(texts::JOIN_SHARE.with("left", left).with("right", right))
        }
        keys => Some(texts::JOIN_SHARE_ONE.with("key", keys.into_iter().flatten().next()?)),
    }
}

/// Reason why the game does not start while a guest is not ready.
pub(super) fn awaited_words(name: String) -> Words {
    texts::JOIN_WAITS.with("name", name)
}

/// Buttons of the first guest at their own place.
fn guest_words(
    setup: &TableSetup,
    bindings: &Bindings,
    keys: &KeyLabels,
    kinds: &PadKinds,
) -> Option<Words> {
    let guest = (0..PLACES).find(|place| setup.is_guest(*place))?;
    let device = setup.device(guest)?;
    let layout = match device {
        Device::Keyboard => Layout::Keyboard,
        Device::LeftKeys => Layout::LeftKeys,
        Device::RightKeys => Layout::RightKeys,
        Device::Pad(_) => Layout::Pad,
        Device::Mouse => return None,
    };
    let pad = kinds.of(device.pad());
    let name = |control| {
        let press = bindings.of(layout, control).first()?;
        Some(press_words(*press, Printed { pad, keys }))
    };
    Some(
        texts::JOIN_GUEST
            .with("accept", name(Control::Accept)?)
            .with("more", name(Control::Roll)?),
    )
}

fn update_bivouac(
    setup: Res<TableSetup>,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    (bindings, labels): (Res<Bindings>, Res<KeyLabels>),
    (pads, kinds): (Pads, PadKinds),
    bivouac: Option<ResMut<Bivouac>>,
    mut commands: Commands,
) {
    let has_room = (0..PLACES).any(|place| setup.place(place).who.is_none());
    let is_unseated = |pad: Entity| setup.seat_of(Device::Pad(pad)).is_none();
    let is_inviting = setup.place_to_join().is_some() && pads.present().any(is_unseated);
    let first = match is_inviting {
        true => Some(texts::JOIN_HINT),
        false => has_room.then_some(texts::JOIN_HINT_SHARED),
    };
    let hints = [
        first.map(Words::new),
        guest_words(&setup, &bindings, &labels, &kinds),
        share_words(&setup, &bindings, &labels),
    ];
    let now = Bivouac {
        form: match canvas.is_tall() {
            _ if Canvas::is_bivouac_listed(settings.text_scale.factor()) => Form::List,
            true => Form::Square,
            false => Form::Row,
        },
        has_ticks: settings.text_scale == TextScale::Normal,
        places: std::array::from_fn(|index| {
            let (place, device) = (setup.place(index), setup.device(index));
            PlaceShown {
                who: place.who,
                mark: place.mark,
                name: setup.name(index),
                device: (device_words(device, &pads), device_picture(device)),
                is_held: place.who == Some(SeatKind::Person) && device.is_some(),
                is_ready: place.is_ready || !setup.is_guest(index),
            }
        }),
        is_inviting,
        hints: hints.into_iter().flatten().collect(),
    };
    match bivouac {
        Some(mut bivouac) => _ = bivouac.set_if_neq(now),
        None => commands.insert_resource(now),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        update_bivouac
            .before(ViewSystems::Build)
            .run_if(in_state(Screen::Join)),
    );
}
