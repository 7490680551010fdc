//! Offer of comforts at the first start, when nothing was ever set and a pad is there: its player may sit far away.

use bevy::prelude::*;

use super::comfort::{COMFORT, Comfort};
use crate::core::store::FirstStart;
use crate::ui::focus::FocusTrap;
use crate::ui::prelude::*;

/// Nothing was ever set on this machine, and the question was not asked.
#[derive(Resource)]
struct Unasked;

fn remember(first: Option<Res<FirstStart>>, mut commands: Commands) {
    if first.is_some_and(|first| first.0) {
        commands.insert_resource(Unasked);
    }
}

/// The size that the monitor asks for is chosen first.
fn ask(
    first: Option<Res<FirstStart>>,
    pads: Query<(), With<Gamepad>>,
    settings: Res<Settings>,
    mut dialogs: ResMut<Dialogs>,
    mut commands: Commands,
) {
    if first.is_some_and(|first| first.0) || pads.is_empty() {
        return;
    }
    commands.remove_resource::<Unasked>();
    if settings.text_scale.factor() < TextScale::TV.factor() {
        commands.insert_resource(Comfort::Television);
        dialogs.open(COMFORT);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, remember).add_systems(
        Update,
        ask.run_if(
            resource_exists::<Unasked>
                .and_then(in_state(Screen::Title))
                .and_then(in_state(Dialog::NONE))
                // Nor behind the curtain of the loading screen.
                .and_then(not(any_with_component::<FocusTrap>)),
        ),
    );
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::core::dialogs;

    fn menu(app: &App) -> Dialog {
        *app.world().resource::<State<Dialog>>().get()
    }

    /// On the title of a machine on which nothing was ever set, or something was.
    fn title(first: bool, text_scale: TextScale) -> App {
        let mut app = App::new();
        app.add_plugins((StatesPlugin, dialogs::plugin, plugin))
            .insert_state(Screen::Title)
            .insert_resource(FirstStart(first))
            .insert_resource(Settings {
                text_scale,
                ..default()
            });
        app.update();
        app
    }

    /// The size for this monitor has been chosen, and a pad is there.
    fn connect_pad(app: &mut App) {
        app.insert_resource(FirstStart(false));
        app.world_mut().spawn(Gamepad::default());
        app.update();
        app.update();
    }

    #[test]
    fn a_player_with_a_pad_is_asked_once() {
        let mut app = title(true, TextScale::Normal);
        app.update();
        assert_eq!(menu(&app), Dialog::NONE, "without a pad");
        connect_pad(&mut app);
        assert_eq!(menu(&app), COMFORT);
        app.world_mut()
            .resource_mut::<Dialogs>()
            .replace(Dialog::NONE);
        app.update();
        connect_pad(&mut app);
        assert_eq!(menu(&app), Dialog::NONE, "asked before");
    }

    #[test]
    fn a_choice_made_or_large_text_skips_the_question() {
        for (first, text_scale) in [(false, TextScale::Normal), (true, TextScale::Huge)] {
            let mut app = title(first, text_scale);
            connect_pad(&mut app);
            assert_eq!(menu(&app), Dialog::NONE, "{first} {text_scale:?}");
        }
    }

    #[test]
    fn at_the_size_for_a_television_the_smallest_capitals_are_high_enough() {
        // Quicksand's capitals are 0.7 of its size high.
        let capitals = 0.7 * TextSize::Small.du() * TextScale::TV.factor();
        let minutes = |height: f32, distance: f32| (height / distance).atan().to_degrees() * 60.0;
        // 1080 design units on the 535 mm of 43 inches, and 1920 of them on the 151 mm of a handheld.
        assert!(minutes(capitals * 535.0 / 1080.0, 3000.0) >= 16.0);
        assert!(minutes(capitals * 151.0 / 1920.0, 400.0) >= 16.0);
    }
}
