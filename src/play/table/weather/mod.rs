//! The weather is the risk: the evening is golden while the next roll is safe, and closes in as it gets dangerous.

mod clouds;
mod fog;
mod gust;
pub(super) mod light;
mod snow;
mod spindrift;

use bevy::prelude::*;

use super::TableSystems;
use crate::core::settings::Settings;
use crate::core::states::TurnPhase;
use crate::referee::{Pace, Risk};
use crate::ui::motion;

/// The share of the bust in which its weather comes.
const GUST: f32 = 0.35;

/// The weather over the board as a chance of busting: 0 is a clear evening, 1 the worst.
#[derive(Resource, Clone, Copy, Default, PartialEq)]
pub(super) struct Weather {
    coming: f32,
    now: f32,
}

impl Weather {
    /// How far the weather of now has come from the first chance to the second: 0 to 1, without corners.
    fn between(self, [low, high]: [f32; 2]) -> f32 {
        let share = ((self.now - low) / (high - low)).clamp(0.0, 1.0);
        share * share * (3.0 - 2.0 * share)
    }

    /// How strong the wind is: 0 to 1.
    pub(super) fn wind(self) -> f32 {
        self.between([0.05, 0.6])
    }

    /// Danger in which the camera comes nearer, 0 to 1; the gust of a bust throws it back.
    pub(super) fn danger(self) -> f32 {
        if self.coming < 1.0 {
            self.between([0.35, 0.7])
        } else {
            0.0
        }
    }

    /// Darkness of the storm, in which lamps are the only warm light: 0 to 1.
    pub(super) fn storm(self) -> f32 {
        self.between([0.45, 0.65])
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Weather>();
    app.add_systems(
        Update,
        (
            forecast.run_if(not(in_state(TurnPhase::Busted))),
            call_gust.run_if(in_state(TurnPhase::Busted)),
        )
            .in_set(TableSystems::Begin),
    );
    app.add_systems(Update, change_weather.in_set(TableSystems::Pose));
    app.add_plugins((
        clouds::plugin,
        fog::plugin,
        gust::plugin,
        light::plugin,
        snow::plugin,
        spindrift::plugin,
    ));
}

/// Reads the weather from the risk of the next roll.
fn forecast(weather: ResMut<Weather>, settings: Res<Settings>, risk: Res<Risk>) {
    expect(weather, if settings.weather { risk.0 } else { 0.0 });
}

/// Brings the worst weather over a turn that is lost.
fn call_gust(weather: ResMut<Weather>, settings: Res<Settings>) {
    expect(weather, if settings.weather { 1.0 } else { 0.0 });
}

/// Lets this weather come, a chance of busting from 0 to 1.
fn expect(mut weather: ResMut<Weather>, coming: f32) {
    let now = weather.now;
    weather.set_if_neq(Weather { coming, now });
}

fn change_weather(time: Res<Time>, pace: Res<Pace>, mut weather: ResMut<Weather>) {
    let difference = weather.coming - weather.now;
    if difference == 0.0 {
        return;
    }
    let seconds = if weather.coming < 1.0 {
        motion::WEATHER
    } else {
        motion::BUST * GUST
    };
    let step = if pace.animate {
        time.delta_secs() / seconds
    } else {
        1.0
    };
    weather.now += difference.clamp(-step, step);
}

/// The weather that comes, for tests.
#[cfg(test)]
pub(super) fn sight(world: &mut World) -> Vec<String> {
    let coming = world.resource::<Weather>().coming;
    vec![format!("a chance of busting of {coming}")]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(now: f32) -> Weather {
        Weather { coming: now, now }
    }

    #[test]
    fn an_evening_without_risk_is_still_and_a_bust_is_not() {
        assert_eq!(at(0.0).wind(), 0.0);
        assert_eq!(at(1.0).wind(), 1.0);
        assert_eq!(at(0.3).between([0.4, 0.8]), 0.0);
        assert!((at(0.6).between([0.4, 0.8]) - 0.5).abs() < 1e-6);
        assert_eq!([0.3, 0.8, 1.0].map(|now| at(now).danger()), [0.0, 1.0, 0.0]);
    }
}
