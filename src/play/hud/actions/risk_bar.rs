//! Risk bar: the chance of a bust as a filled part of the width of the button that rolls, behind its words.

use bevy::prelude::*;
use bevy::ui::percent;

use crate::ui::prelude::*;

/// Filled part of the button. It cuts off [`RiskGround`].
#[derive(Component)]
pub(super) struct RiskFill;

/// Ground in the colour of the risk, with the shape of the button.
#[derive(Component)]
pub(super) struct RiskGround;

/// The bar.
#[derive(SystemParam)]
pub(super) struct RiskBar<'w, 's> {
    fill: Single<'w, 's, (&'static mut Node, &'static mut Visibility), With<RiskFill>>,
    ground: Single<'w, 's, &'static mut Node, (With<RiskGround>, Without<RiskFill>)>,
}

impl RiskBar<'_, '_> {
    /// Shows a chance of a bust, in percent; none is hidden.
    pub(super) fn show(&mut self, chance: u8) {
        let (fill, visibility) = &mut *self.fill;
        [fill.width, self.ground.width] = widths(chance).map(percent);
        visibility.set_if_neq(visible_if(chance > 0));
    }
}

/// Widths in percent: of the filled part in the button, and of the button in the filled part.
fn widths(chance: u8) -> [f32; 2] {
    let chance = f32::from(chance);
    [chance, 100.0 * 100.0 / chance.max(1.0)]
}

pub(super) fn risk_bar() -> impl Bundle {
    (
        RiskFill,
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            top: px(0),
            bottom: px(0),
            overflow: Overflow::clip_x(),
            ..default()
        },
        Visibility::Hidden,
        children![(
            RiskGround,
            Node::default().fixed().rounded(RADIUS),
            fill(Role::Risk),
        )],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_is_as_wide_as_the_chance_and_its_ground_as_the_button() {
        for chance in 1..=100 {
            let [fill, ground] = widths(chance);
            assert_eq!(fill, f32::from(chance));
            assert!((fill / 100.0 * ground - 100.0).abs() < 1e-3);
        }
    }
}
