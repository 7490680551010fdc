//! Motions of a phase of the turn run in that phase alone, even where everything else asks for them.

use super::beats::bust;
use super::*;
use crate::core::states::TurnPhase;
use crate::play::table::weather;
use crate::referee::RefereeSystems;

/// The phase stays as it is, whatever is shown.
#[derive(Resource, Default, PartialEq)]
struct PhaseHeld(bool);

impl Table {
    /// Keeps the turn in this phase, or lets it go on.
    fn hold_phase(&mut self, phase: Option<TurnPhase>) {
        if let Some(phase) = phase {
            let mut next = self.world().resource_mut::<NextState<TurnPhase>>();
            next.set(phase);
        }
        self.world().resource_mut::<PhaseHeld>().0 = phase.is_some();
        self.run(2);
    }
}

#[test]
fn what_belongs_to_a_phase_is_not_seen_in_another() {
    type Sight = fn(&mut World) -> Vec<String>;
    let beats = beats_of_a_game();
    let rolled = first_beat(&beats, |beat| matches!(beat.event, Event::Rolled { .. }));
    let placed = |beat: &Beat| matches!(beat.event, Event::RunnerPlaced { .. });
    let placed = first_beat(&beats, placed);
    let banked = first_beat(&beats, |beat| matches!(beat.event, Event::Banked { .. }));
    let claimed = first_beat(&beats, |beat| matches!(beat.event, Event::Claimed { .. }));
    let cases: [(Beat, Sight); 6] = [
        (rolled, dice::sight),
        (placed, runners::sight),
        (bust(), runners::sight),
        (bust(), weather::sight),
        (banked, runners::sight),
        (claimed, flags::sight),
    ];
    for (beat, sight) in cases {
        for held in [true, false] {
            let mut table = Table::showing(beat.before);
            let goes_on = resource_equals(PhaseHeld(false));
            table.app.init_resource::<PhaseHeld>();
            table
                .app
                .configure_sets(Update, RefereeSystems::Phase.run_if(goes_on));
            table.hold_phase(held.then_some(TurnPhase::Deciding));
            let before = sight(table.world());
            table.start(&beat);
            table.run(4);
            let goes_on = sight(table.world()) != before;
            assert_eq!(goes_on, !held, "{:?}, held: {held}", beat.event);
        }
    }
}
