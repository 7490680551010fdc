//! Hints in the words of a character, said above the figures in matches with a voice.

use cant_stop_bots::Opponent;
use cant_stop_rules::Action;

use crate::core::locale::Words;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::opponents::characters;

/// Lines of a character for the best action: stop, roll, or the choice it would make itself.
struct Lines {
    stop: TextKey,
    roll: TextKey,
    choose: TextKey,
}

const MARMOT: Lines = Lines {
    stop: texts::HINT_MARMOT_STOP,
    roll: texts::HINT_MARMOT_ROLL,
    choose: texts::HINT_MARMOT_CHOOSE,
};
const IBEX: Lines = Lines {
    stop: texts::HINT_IBEX_STOP,
    roll: texts::HINT_IBEX_ROLL,
    choose: texts::HINT_IBEX_CHOOSE,
};
const MAGPIE: Lines = Lines {
    stop: texts::HINT_MAGPIE_STOP,
    roll: texts::HINT_MAGPIE_ROLL,
    choose: texts::HINT_MAGPIE_CHOOSE,
};
const OWL: Lines = Lines {
    stop: texts::HINT_OWL_STOP,
    roll: texts::HINT_OWL_ROLL,
    choose: texts::HINT_OWL_CHOOSE,
};
const SUMMIT: Lines = Lines {
    stop: texts::HINT_SUMMIT_STOP,
    roll: texts::HINT_SUMMIT_ROLL,
    choose: texts::HINT_SUMMIT_CHOOSE,
};

/// Line of a character about the best action.
pub(in crate::play::hud) fn says(opponent: Opponent, best: Action) -> Words {
    let lines = match opponent {
        Opponent::Marmot => MARMOT,
        Opponent::Ibex => IBEX,
        Opponent::Magpie => MAGPIE,
        Opponent::Owl => OWL,
        _ => SUMMIT,
    };
    let line = match best {
        Action::Stop => lines.stop,
        Action::Choose(_) | Action::Keep(_) => lines.choose,
        _ => lines.roll,
    };
    Words::new(line).with("name", characters::name(opponent))
}
