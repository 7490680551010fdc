//! Pads: their models, and messages about connections.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Model of a pad. After both were disconnected, two pads of one model are indistinguishable.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
struct PadModel {
    name: String,
    vendor: Option<u16>,
    product: Option<u16>,
}

/// Pads in the order in which they were first connected. Entities have no order that means anything.
#[derive(Resource, Debug, Default)]
pub(crate) struct PadOrder(pub(crate) Vec<Entity>);

/// Message: a pad was connected, for the first time or again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PadFound(pub(crate) Entity);

/// Message: a pad was disconnected (unplugged, out of range or out of power).
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PadLost(pub(crate) Entity);

/// Mark of a pad whose battery fell low, until it is charged.
#[derive(Component, Debug)]
pub struct LowBattery;

/// Pads, connected and disconnected.
#[derive(SystemParam)]
pub(crate) struct Pads<'w, 's> {
    order: Res<'w, PadOrder>,
    present: Query<'w, 's, Entity, With<Gamepad>>,
    models: Query<'w, 's, &'static PadModel>,
}

impl Pads<'_, '_> {
    pub(crate) fn has(&self, pad: Entity) -> bool {
        self.present.contains(pad)
    }

    /// Connected pads, in their order.
    pub(crate) fn present(&self) -> impl Iterator<Item = Entity> {
        let all = self.order.0.iter().copied();
        all.filter(|pad| self.has(*pad))
    }

    /// Number among the connected pads, from 1.
    pub(crate) fn number(&self, pad: Entity) -> Option<usize> {
        let place = self.present().position(|other| other == pad)?;
        Some(place + 1)
    }

    /// Name that a connected pad reports, with its index among pads of its model.
    pub(crate) fn called(&self, pad: Entity) -> Option<String> {
        let model = self.models.get(pad).ok()?;
        let place = self.like(pad).position(|other| other == pad)?;
        Some(format!("{} {}", model.name, place + 1))
    }

    /// Returns `true` if two different pads are of the same model.
    pub(crate) fn are_alike(&self, one: Entity, other: Entity) -> bool {
        let models = (self.models.get(one), self.models.get(other));
        one != other && matches!(models, (Ok(one), Ok(other)) if one == other)
    }

    /// Connected pads of the same model as this one, which may itself be disconnected.
    pub(crate) fn like(&self, pad: Entity) -> impl Iterator<Item = Entity> {
        self.present()
            .filter(move |other| *other == pad || self.are_alike(pad, *other))
    }
}

fn report_connected(
    found: On<Add, Gamepad>,
    pads: Query<(&Gamepad, Option<&Name>)>,
    mut order: ResMut<PadOrder>,
    mut news: MessageWriter<PadFound>,
    mut commands: Commands,
) {
    let Ok((pad, name)) = pads.get(found.entity) else {
        return;
    };
    if !order.0.contains(&found.entity) {
        order.0.push(found.entity);
    }
    commands.entity(found.entity).insert(PadModel {
        name: name.map_or_else(String::new, |name| name.as_str().to_owned()),
        vendor: pad.vendor_id(),
        product: pad.product_id(),
    });
    news.write(PadFound(found.entity));
}

fn report_disconnected(lost: On<Remove, Gamepad>, mut news: MessageWriter<PadLost>) {
    news.write(PadLost(lost.entity));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadOrder>()
        .add_message::<PadFound>()
        .add_message::<PadLost>()
        .add_observer(report_connected)
        .add_observer(report_disconnected);
}
