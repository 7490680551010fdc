//! Advice of Summit, the strongest opponent, about the current game.

use bevy::prelude::*;
use cant_stop_bots::{Advice, Choice, advise};
use cant_stop_rules::{Action, Game, Stage};

use crate::core::background::BackgroundTask;
use crate::referee::Preview;

/// Summit's advice about the game asked about last; of no use for any other.
#[derive(Resource, Default)]
pub struct AdviceCache(Option<(Game, BackgroundTask<Option<Advice>>)>);

impl AdviceCache {
    /// The advice about this game; `None` while it is thought about. What was thought about any other game is dropped.
    pub(crate) fn about(&mut self, game: &Game) -> Option<&Advice> {
        let game = *game;
        if self.0.as_ref().is_none_or(|(about, _)| *about != game) {
            self.0 = Some((game, BackgroundTask::begin(async move { advise(&game) })));
        }
        self.0
            .as_mut()
            .and_then(|(_, task)| task.look())
            .and_then(Option::as_ref)
    }

    /// Returns `true` if no computation is running.
    pub fn is_settled(&self) -> bool {
        self.0.as_ref().is_none_or(|(_, task)| task.is_done())
    }
}

/// Action that the view of the seat to act would take: the pairing in focus, the squares chosen to stay.
pub(crate) fn about_to(game: &Game, preview: &Preview) -> Option<Action> {
    match game.stage() {
        Stage::Pairing => preview.mv.map(Action::Choose),
        Stage::Keeping => {
            let keep = game.keep_choice()?;
            let stays = keep.from.minus(preview.given_up);
            keep.allows(stays).then_some(Action::Keep(stays))
        }
        _ => None,
    }
}

/// Alternative to the best choice: the player's own intent or, where that is the best itself or nothing, the best of
/// the others. `None` if there is no other.
pub(crate) fn instead(advice: &Advice, about_to: Option<Action>) -> Option<Choice> {
    let best = advice.best().action;
    let worth = |choice: &Choice| advice.chance(choice.action).unwrap_or_default();
    let others = || advice.choices.iter().filter(|other| other.action != best);
    others()
        .find(|other| Some(other.action) == about_to)
        .or_else(|| others().max_by(|one, other| worth(one).total_cmp(&worth(other))))
        .copied()
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AdviceCache>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::tasks::{AsyncComputeTaskPool, TaskPool};

    fn game(line: &str) -> Game {
        line.parse().expect("a position")
    }

    /// Waits for what is thought about.
    fn hear(cache: &mut AdviceCache, game: &Game) -> Advice {
        loop {
            if let Some(advice) = cache.about(game) {
                return advice.clone();
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn advice_about_another_game_is_dropped() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let much = game("3 .........../........... 2:2,3:3,12:2 A decide");
        let little = game("3 .........../........... 6:1,7:1,8:1 A decide");
        let mut cache = AdviceCache::default();
        assert!(cache.is_settled());
        assert_eq!(hear(&mut cache, &much), advise(&much).expect("advice"));
        cache.about(&little);
        let answer = hear(&mut cache, &little);
        assert_eq!(answer, advise(&little).expect("advice"));
        assert_ne!(answer, advise(&much).expect("advice"));
        assert!(cache.is_settled());
    }

    #[test]
    fn the_best_is_held_against_what_one_is_about_to_do_or_the_next_best() {
        let game = game("3 .........../........... 6:4,10:1 A pair 2435");
        let advice = advise(&game).expect("advice");
        let best = advice.best();
        let next = instead(&advice, None).expect("there are others");
        assert_ne!(next.action, best.action);
        for choice in &advice.choices {
            let against = instead(&advice, Some(choice.action)).expect("there are others");
            if choice.action == best.action {
                assert_eq!(against, next);
            } else {
                assert_eq!(against, *choice);
                assert!(advice.cost(next.action) <= advice.cost(choice.action));
            }
        }
    }

    #[test]
    fn one_is_about_to_do_what_the_view_shows() {
        let preview = Preview::default();
        let pairing = game("3 .........../........... 6:4,10:1 A pair 2435");
        assert_eq!(about_to(&pairing, &preview), None);
        let mv = pairing.legal_moves()[0];
        let focused = Preview {
            mv: Some(mv),
            ..preview
        };
        assert_eq!(about_to(&pairing, &focused), Some(Action::Choose(mv)));
        let deciding = game("3 .........../........... 2:2,3:3,12:2 A decide");
        assert_eq!(about_to(&deciding, &focused), None);
    }
}
