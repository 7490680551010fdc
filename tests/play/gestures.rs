//! Gestures of a hand, made with synthetic devices: the laboratory throws dice as they left it.

use cant_stop_dice::Start;

use crate::prelude::*;

/// File of the gestures in the laboratory.
fn recorded() -> PathBuf {
    repository("crates/lab/gestures/hand.json")
}

/// A gesture: where a stick is pushed, for how many frames each, before the dice are let go.
struct Gesture(Vec<(Vec2, u32)>);

/// Held nearly still, swung once in every direction, and shaken from side to side, for shorter and longer.
fn gestures() -> Vec<Gesture> {
    let still = (0..4).map(|held| Gesture(vec![(Vec2::ZERO, 9 + 2 * held)]));
    let swings = (0..12u8).map(|turn| {
        let away = Vec2::from_angle(f32::from(turn) * std::f32::consts::TAU / 12.0);
        Gesture(vec![(Vec2::ZERO, 8), (-away, 5), (away, 2)])
    });
    let shakes = (0..16u8).map(|turn| {
        let away = Vec2::from_angle(f32::from(turn) * 2.4);
        let mut pushes = vec![(Vec2::ZERO, 6)];
        for shake in 0..4 + turn % 4 {
            let side = if shake % 2 == 0 { away } else { -away };
            pushes.push((side, 2 + u32::from(turn % 3)));
        }
        Gesture(pushes)
    });
    still.chain(swings).chain(shakes).collect()
}

/// Pose and motion of the dice at their release after a gesture.
fn released(session: &mut Session, pad: Entity, gesture: &Gesture) -> [Start; 4] {
    session.start_two(5);
    session.frames(5);
    session.pad(pad, GamepadButton::DPadDown);
    session.pad_goes(pad, GamepadButton::South, 1.0);
    for &(push, frames) in &gesture.0 {
        session.stick(pad, push);
        session.frames(frames);
    }
    session.drain::<PlayerIntent>();
    session.pad_goes(pad, GamepadButton::South, 0.0);
    let asked = session.drain::<PlayerIntent>().into_iter();
    let mut dice = asked.filter_map(|intent| match intent.act {
        Act::RollByHand(dice) => Some(dice),
        _ => None,
    });
    let dice = dice.next_back();
    session.stick(pad, Vec2::ZERO);
    session.leave();
    dice.unwrap_or_else(|| panic!("nothing was thrown; {}", session.summary()))
}

/// Some are weak and some are strong, and some go every way.
fn assert_varied(gestures: &[[Start; 4]]) {
    let speed = |die: &Start| Vec3::from(die.linear).length();
    let fastest = gestures
        .iter()
        .map(|dice| dice.iter().map(speed).fold(0.0, f32::max));
    let weak = fastest.clone().fold(f32::MAX, f32::min);
    let strong = fastest.fold(0.0, f32::max);
    assert!(3.0 * weak < strong, "from {weak} to {strong}");
    let mean = |dice: &[Start; 4]| dice.iter().map(|die| Vec3::from(die.linear)).sum::<Vec3>();
    for way in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z] {
        let that_way = gestures.iter().filter(|dice| mean(dice).dot(way) > 8.0);
        assert!(that_way.count() >= 2, "hardly anything goes {way}");
    }
}

/// Every other gesture is made; all of them, for the laboratory, with `CANT_STOP_WRITE_GESTURES`.
#[test]
fn hands_throw_weakly_and_strongly_and_every_way() {
    let is_written = std::env::var_os("CANT_STOP_WRITE_GESTURES").is_some();
    let step = if is_written { 1 } else { 2 };
    let (mut session, pad) = with_pad();
    let made = gestures().into_iter().step_by(step);
    let made: Vec<_> = made.map(|it| released(&mut session, pad, &it)).collect();
    assert_varied(&made);
    if is_written {
        let lines = made.iter().map(|dice| serde_json::to_string(dice).unwrap());
        let lines: Vec<String> = lines.map(|line| format!("  {line}")).collect();
        fs::write(recorded(), format!("[\n{}\n]\n", lines.join(",\n"))).unwrap();
    }
    let kept = fs::read_to_string(recorded()).unwrap();
    let kept: Vec<[Start; 4]> = serde_json::from_str(&kept).unwrap();
    assert_eq!(kept.len(), gestures().len(), "the laboratory has them all");
    assert_varied(&kept);
}
