//! The pads: the kind of each, and which were connected or disconnected.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// How a pad identifies itself. Two pads of one kind cannot be told apart once both were disconnected.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub(super) struct PadKind {
    name: String,
    vendor: Option<u16>,
    product: Option<u16>,
}

/// A pad was connected, new or again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PadFound(pub(super) Entity);

/// A pad was disconnected: unplugged, out of reach or out of power.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PadLost(pub(super) Entity);

/// The pads, connected and disconnected.
#[derive(SystemParam)]
pub(crate) struct Pads<'w, 's> {
    present: Query<'w, 's, Entity, With<Gamepad>>,
    kinds: Query<'w, 's, &'static PadKind>,
}

impl Pads<'_, '_> {
    /// Whether a pad is connected.
    pub(crate) fn has(&self, pad: Entity) -> bool {
        self.present.contains(pad)
    }

    /// The connected pads, in an order that stays while they are connected.
    pub(crate) fn present(&self) -> Vec<Entity> {
        let mut present: Vec<Entity> = self.present.iter().collect();
        present.sort();
        present
    }

    /// Its number among the connected pads, from 1.
    pub(crate) fn number(&self, pad: Entity) -> Option<usize> {
        let place = self.present().iter().position(|other| *other == pad)?;
        Some(place + 1)
    }

    /// What a connected pad calls itself, with its place among those of its kind.
    pub(crate) fn called(&self, pad: Entity) -> Option<String> {
        let kind = self.kinds.get(pad).ok()?;
        let mut alike: Vec<Entity> = self.like(pad).collect();
        alike.sort();
        let place = alike.iter().position(|other| *other == pad)?;
        Some(format!("{} {}", kind.name, place + 1))
    }

    /// Whether two different pads are of one kind.
    pub(super) fn are_alike(&self, one: Entity, other: Entity) -> bool {
        let kinds = (self.kinds.get(one), self.kinds.get(other));
        one != other && matches!(kinds, (Ok(one), Ok(other)) if one == other)
    }

    /// The connected pads of the same kind as this one, which itself may be disconnected.
    pub(super) fn like(&self, pad: Entity) -> impl Iterator<Item = Entity> {
        self.present
            .iter()
            .filter(move |other| *other == pad || self.are_alike(pad, *other))
    }
}

fn find(
    found: On<Add, Gamepad>,
    pads: Query<(&Gamepad, Option<&Name>)>,
    mut news: MessageWriter<PadFound>,
    mut commands: Commands,
) {
    let Ok((pad, name)) = pads.get(found.entity) else {
        return;
    };
    commands.entity(found.entity).insert(PadKind {
        name: name.map_or_else(String::new, |name| name.as_str().to_owned()),
        vendor: pad.vendor_id(),
        product: pad.product_id(),
    });
    news.write(PadFound(found.entity));
}

fn lose(lost: On<Remove, Gamepad>, mut news: MessageWriter<PadLost>) {
    news.write(PadLost(lost.entity));
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PadFound>()
        .add_message::<PadLost>()
        .add_observer(find)
        .add_observer(lose);
}
