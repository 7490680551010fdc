//! The weather is the risk: the evening is golden while the next roll is safe, and closes in as it gets dangerous.

mod clouds;
mod fog;
pub(super) mod light;
mod snow;
mod wind;

use bevy::prelude::*;

pub(super) use self::wind::smoke;
use super::TableSystems;
use crate::referee::{Pace, Risk};
use crate::ui::prelude::*;

/// The share of the bust in which its weather comes.
const GUST: f32 = 0.35;

/// Weather over the board by its severity: 0 is a clear evening, 1 the worst.
#[derive(Resource, Clone, Copy, Default, PartialEq)]
pub(super) struct Weather {
    coming: f32,
    now: f32,
}

impl Weather {
    /// Share of the way from the first severity to the second that the weather of now has come: 0 to 1, without corners.
    fn between(self, [low, high]: [f32; 2]) -> f32 {
        let share = ((self.now - low) / (high - low)).clamp(0.0, 1.0);
        share * share * (3.0 - 2.0 * share)
    }

    /// Strength of the wind: 0 to 1.
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
    let is_busted = in_state(TurnPhase::Busted);
    let forecast = (
        forecast::<false>.run_if(not(is_busted.clone())),
        forecast::<true>.run_if(is_busted),
    );
    app.init_resource::<Weather>()
        .add_systems(Update, forecast.in_set(TableSystems::Begin))
        .add_systems(Update, change_weather.in_set(TableSystems::Pose))
        .add_plugins((clouds::plugin, fog::plugin, light::plugin))
        .add_plugins((snow::plugin, wind::plugin));
}

/// Severity of the weather at chances of busting. Half of all decisions of recorded games are below a chance of 0.11, one in
/// a hundred is above 0.45: the scale is that of games, while the odds that are shown stay true.
const SEVERITIES: [(f32, f32); 7] = [
    (0.0, 0.0),
    (0.04, 0.1),
    (0.08, 0.2),
    (0.13, 0.3),
    (0.2, 0.45),
    (0.3, 0.6),
    (1.0, 1.0),
];

/// Severity of the weather at a chance of busting, both 0 to 1.
fn severity(chance: f32) -> f32 {
    let pairs = SEVERITIES.windows(2);
    let mut spans = pairs.map(|pair| (pair[0], pair[1]));
    let span = spans.find(|(_, high)| chance <= high.0);
    span.map_or(1.0, |(low, high)| {
        low.1 + (high.1 - low.1) * (chance - low.0) / (high.0 - low.0)
    })
}

/// Reads the weather from the risk of the next roll; the worst comes over a turn that is lost.
fn forecast<const IS_LOST: bool>(
    mut weather: ResMut<Weather>,
    (settings, risk): (Res<Settings>, Res<Risk>),
) {
    let severity = if IS_LOST { 1.0 } else { severity(risk.0) };
    let coming = if settings.weather { severity } else { 0.0 };
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
    let step = pace.step(&time, seconds);
    weather.now += difference.clamp(-step, step);
}

/// The weather that comes, for tests.
#[cfg(test)]
pub(super) fn sight(world: &mut World) -> Vec<String> {
    let coming = world.resource::<Weather>().coming;
    vec![format!("weather of severity {coming}")]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(now: f32) -> Weather {
        Weather { coming: now, now }
    }

    #[test]
    fn weather_comes_where_games_are_played() {
        assert_eq!(severity(0.0), 0.0);
        assert!(at(severity(0.107)).wind() > 0.2, "no wind at the median");
        assert!(at(severity(0.3)).storm() > 0.5, "no storm at three in ten");
        assert_eq!(severity(1.0), 1.0);
        let all: Vec<f32> = (0..=100).map(|at| severity(at as f32 / 100.0)).collect();
        assert!(all.windows(2).all(|two| two[0] < two[1]));
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
