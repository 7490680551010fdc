//! Notices at the top of any screen: one sentence each, one after the other, where they cover nothing that matters.

use bevy::prelude::*;

use super::HudSystems;
use crate::core::settings::SeenTips;
use crate::input::Hurried;
use crate::referee::{Notices, Shown};
use crate::ui::prelude::*;
use crate::ui::spacing::DIALOG_EDGE;
use crate::ui::widgets::{TOAST_AROUND, leave, toast};

#[derive(Component)]
pub(crate) struct Notice {
    /// Seconds it stays at the least; then it goes, or waits for a press.
    left: f32,
    is_tip: bool,
}

fn show_notices(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut presses: MessageReader<Hurried>,
    mut notices: ResMut<Notices>,
    mut told: ResMut<SeenTips>,
    mut shown: Query<(Entity, &mut Notice)>,
    mut commands: Commands,
) {
    let pressed = presses.read().count() > 0;
    for (entity, mut notice) in &mut shown {
        notice.left -= time.delta_secs();
        let is_over = notice.left <= 0.0 && (pressed || !settings.messages_stay);
        if is_over || notice.is_tip && notices.is_urgent() {
            leave(entity, &mut commands);
        }
    }
    if !shown.is_empty() {
        return;
    }
    // Looking for one must not mark the queue as changed in every frame.
    if let Some((words, tip)) = notices.bypass_change_detection().pop() {
        let (left, is_tip) = (motion::TOAST, tip.is_some());
        if let Some(key) = tip {
            told.tips.push(key.to_owned());
        }
        commands.spawn((Notice { left, is_tip }, toast(words)));
    }
}

/// Run condition: the turn is another one. At instant speed no phase lies between two turns.
fn is_next_turn(shown: If<Res<Shown>>, mut last: Local<u32>) -> bool {
    let turn = shown.game.turn_number();
    std::mem::replace(&mut *last, turn) != turn
}

/// Tips are for the player whose turn it was.
fn take_tips_down(
    shown: Query<(Entity, &Notice)>,
    mut notices: ResMut<Notices>,
    mut commands: Commands,
) {
    notices.drop_tips();
    for (entity, _) in shown.iter().filter(|(_, notice)| notice.is_tip) {
        leave(entity, &mut commands);
    }
}

/// In a game notices hang in the sky above the mountain, with letters as large as there is room for; on other screens at the
/// right of the heading; over a dialog in the middle, which makes room for them.
fn place(
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    (screen, menu): (Res<State<Screen>>, Res<State<Dialog>>),
    mut ruler: TextRuler,
    mut notices: Query<(Entity, Ref<Notice>, &mut Node)>,
    children: Query<&Children>,
    mut letters: Query<(&Words, &mut TextFont)>,
) {
    let is_moved = canvas.is_changed() || settings.is_changed();
    let is_elsewhere = screen.is_changed() || menu.is_changed();
    for (entity, notice, mut node) in &mut notices {
        if !is_moved && !is_elsewhere && !notice.is_added() {
            continue;
        }
        let mut inner = children.iter_descendants(entity);
        let Some(label) = inner.find(|inner| letters.contains(*inner)) else {
            continue;
        };
        let Ok((words, font)) = letters.get_mut(label) else {
            continue;
        };
        let mut placed = node.clone();
        placed.max_width = auto();
        let mut share = 1.0;
        match (*menu.get(), *screen.get()) {
            (Dialog::NONE, Screen::Play) => {
                let skies = canvas.notices_rects(settings.text_scale.factor(), settings.captions);
                let sky;
                (share, sky) = roomiest(skies, words, &mut ruler);
                [placed.left, placed.top, placed.right] = [px(sky.min.x), px(sky.min.y), auto()];
                placed.max_width = px(sky.width());
                placed.justify_content = JustifyContent::FlexStart;
            }
            (Dialog::NONE, _) => {
                let safe = canvas.safe_rect();
                let right = px(canvas.size.x - safe.max.x);
                [placed.left, placed.top, placed.right] = [percent(38), px(safe.min.y), right];
                placed.justify_content = JustifyContent::FlexEnd;
            }
            _ => {
                let aside = percent(12);
                [placed.left, placed.top, placed.right] = [aside, vh(DIALOG_EDGE), aside];
                placed.justify_content = JustifyContent::Center;
            }
        }
        node.set_if_neq(placed);
        let mut size = font.map_unchanged(|font| &mut font.font_size);
        size.set_if_neq(TextSize::Small.shrunk(share));
    }
}

/// The sky in which the letters are largest, or out of which the slab hangs least, with their fraction of the usual size.
fn roomiest(skies: [Rect; 2], words: &Words, ruler: &mut TextRuler) -> (f32, Rect) {
    let [above, beside] = skies.map(|sky| {
        // The slab may hang a little lower, over the far edge of the tray.
        let room = sky.size() - TOAST_AROUND + Vec2::new(0.0, GAP);
        let (share, high) = ruler.fit(words, TextSize::Small, Face::Medium, room);
        let over = (high - room.y).max(0.0);
        (if over > 0.0 { -over } else { share }, share, sky)
    });
    let (_, share, sky) = if above.0 > beside.0 { above } else { beside };
    (share, sky)
}

pub(super) fn plugin(app: &mut App) {
    let place = place.run_if(any_with_component::<Notice>);
    let show = (show_notices, place).chain().after(HudSystems::Read);
    // Before those of the next turn are told.
    let take_down = take_tips_down.run_if(is_next_turn);
    app.add_systems(Update, (show, take_down.in_set(HudSystems::Read)))
        .add_systems(OnExit(Screen::Play), take_tips_down);
    // They hang where the words of these phases stand.
    for phase in [
        TurnPhase::Busted,
        TurnPhase::Banking,
        TurnPhase::Claimed,
        TurnPhase::Passing,
    ] {
        app.add_systems(OnEnter(phase), take_tips_down);
    }
}
