//! Games that a network plays itself, against itself or a published player, and what each turn teaches.

use cant_stop_bots::net::{Net, TURNS, said};
use cant_stop_bots::{Board, Bot, Opponent, Thinker};
use cant_stop_rules::{Action, Event, Game};

use super::learner::{Mover, Sample, Values};
use super::play::{Detours, MOST_TURNS, at_random, play_turn};
use crate::random::Stream;

/// How often the turn of a rival is played to its end to learn what it is worth.
const RIVAL_ENDINGS: u32 = 48;

/// With so many columns claimed or more a turn of two is solved from before its first roll, so that no luck is in what it
/// teaches: then it takes but a few times as long as from after it, and that roll decides most.
const LATE: usize = 2;

/// How often a turn is played to its end to learn what it leaves the others.
const ENDINGS: u32 = 4;

/// What a turn taught.
struct Lesson {
    board: Board,
    mover: Mover,
    /// What the network said of the board, and what the turn made of it, counted from the seat to move.
    said: [f64; 4],
    worth: [f64; 4],
    /// Whether the turn went on as it was held best, so that the next one tells something about it.
    is_straight: bool,
}

/// A game under way.
struct Playing<'a> {
    values: &'a Values,
    thinker: Thinker<'a>,
    game: Game,
    detours: Detours,
    random: &'a mut Stream,
    /// The seed of the dice of the rival's next turn.
    rival_dice: u64,
    lessons: Vec<Lesson>,
    /// Where the last turn of the network could have stopped.
    stops: Vec<Game>,
    /// What was learned of boards that did not come up.
    beside: Vec<Sample>,
}

/// Plays a game by a network, with detours but in so many games of 1,000, and tells of every board what came of its turn:
/// what its first roll made of it or, late in the game, what rolling is worth; or what the rival makes of it on average.
/// What a turn overlooked, as the next one found out, is put right in hindsight to this share, turn after turn backwards.
///
/// Without a rival the network plays all seats, with one any one seat. A network that plays alone has all turns.
pub(crate) fn by_itself(
    values: &Values,
    start: &Game,
    rival: Option<Opponent>,
    straight: u32,
    hindsight: f64,
    random: &mut Stream,
) -> Vec<Sample> {
    let detours = Detours::drawn(straight, random);
    let alone = values[0][0].layout.seats == 1;
    let own = random.below(u32::from(start.seats())) as usize;
    let mut rival = rival.map(Opponent::bot);
    let mut playing = Playing::new(values, *start, detours, random);
    while playing.game.turn_number() < MOST_TURNS && playing.game.winners().is_empty() {
        let game = &mut playing.game;
        if alone && game.turn() != start.turn() {
            *game = game.after(&Event::TurnBegan { seat: start.turn() });
        }
        if game.turn_number() <= detours.opening {
            play_turn(game, playing.random, at_random);
            continue;
        }
        match &mut rival {
            Some(rival) if game.turn().index() != own => playing.rival_turn(rival.as_mut()),
            Some(rival) => {
                playing.own_turn(Mover::Itself);
                playing.rival_dice = playing.random.seed();
                playing.weigh_stops(rival.as_mut());
            }
            None => playing.own_turn(Mover::Another),
        }
    }
    look_back(&mut playing.lessons, hindsight);
    let mut samples = playing.beside;
    samples.extend(playing.lessons.iter().map(|lesson| Sample {
        board: lesson.board,
        mover: lesson.mover,
        worth: lesson.worth.map(|worth| worth as f32),
    }));
    samples
}

/// Puts right, from the last turn to the first, what each made of its board by what the next one found out.
fn look_back(lessons: &mut [Lesson], hindsight: f64) {
    for at in (1..lessons.len()).rev() {
        let (before, next) = (&lessons[at - 1], &lessons[at]);
        let seats = next.board.seats;
        if !before.is_straight {
            continue;
        }
        let worth = std::array::from_fn(|after| {
            let seen = (before.board.turn + after + seats - next.board.turn) % seats;
            match after < seats {
                true => before.worth[after] + hindsight * (next.worth[seen] - next.said[seen]),
                false => 0.0,
            }
        });
        lessons[at - 1].worth = worth;
    }
}

impl<'a> Playing<'a> {
    fn new(
        values: &'a Values,
        game: Game,
        detours: Detours,
        random: &'a mut Stream,
    ) -> Playing<'a> {
        let [nets, _] = values;
        Playing {
            values,
            thinker: Thinker::without_endgames(nets),
            game,
            detours,
            rival_dice: random.seed(),
            random,
            lessons: Vec::new(),
            stops: Vec::new(),
            beside: Vec::new(),
        }
    }

    /// A turn of the network.
    fn own_turn(&mut self, mover: Mover) {
        let turn = self.game.turn_number();
        let board = Board::of(&self.game);
        let is_late = board.seats == 2 && board.claimed() >= LATE;
        let rolling = is_late.then(|| self.thinker.judge(&self.game).1);
        self.game.play_unchecked(Action::Roll);
        self.game.play_unchecked(Action::Dice(self.random.dice()));
        let mut is_straight = true;
        let worth = if self.game.turn_number() == turn {
            let (best, worth) = self.thinker.judge(&self.game);
            let worth = match board.seats {
                3.. => self.with_others(best, worth[0]),
                _ => worth,
            };
            is_straight = self.random.below(1000) >= self.detours.later;
            let action = match is_straight {
                true => best,
                false => at_random(&self.game, self.random),
            };
            self.game.play_unchecked(action);
            worth
        } else {
            self.thinker.bust(&board)
        };
        self.learn(board, mover, rolling.unwrap_or(worth));
        // A first roll that busts has ended the turn.
        self.stops.clear();
        if self.game.turn_number() == turn {
            let (later, thinker) = (self.detours.later, &mut self.thinker);
            let stops = &mut self.stops;
            play_turn(&mut self.game, self.random, |game, random| {
                if game.may_stop() {
                    stops.push(*game);
                }
                if random.below(1000) < later {
                    is_straight = false;
                    at_random(game, random)
                } else {
                    thinker.decide(game)
                }
            });
        }
        if let Some(lesson) = self.lessons.last_mut() {
            lesson.is_straight = is_straight;
        }
    }

    /// A turn of the rival, played several times; the game goes on from the last.
    fn rival_turn(&mut self, rival: &mut dyn Bot) {
        let board = Board::of(&self.game);
        let (chances, end) = self.rival_ends(self.game, rival);
        self.game = end;
        self.learn(board, Mover::Another, chances);
    }

    /// What a turn of the rival from here comes to on average, counted from the rival, and one of its ends. It meets the
    /// same dice wherever the turn before is taken to stop, so that the difference between two stops is not luck.
    fn rival_ends(&self, game: Game, rival: &mut dyn Bot) -> ([f64; 4], Game) {
        let board = Board::of(&game);
        let mut chances = [0.0; 4];
        let mut end = game;
        let mut random = Stream::new(self.rival_dice, 0);
        for _ in 0..RIVAL_ENDINGS {
            end = game;
            play_turn(&mut end, &mut random, |game, _| rival.decide(game));
            let left = left(&self.values[Mover::Itself as usize], &Board::of(&end));
            for (after, chance) in chances.iter_mut().enumerate().take(board.seats) {
                *chance += left[(board.turn + after) % board.seats] / f64::from(RIVAL_ENDINGS);
            }
        }
        (chances, end)
    }

    /// Learns what the rival would have made of every stop that the last turn passed by: stops that are never tried are
    /// what a network would else go wrong about unnoticed.
    fn weigh_stops(&mut self, rival: &mut dyn Bot) {
        for mut game in std::mem::take(&mut self.stops) {
            game.play_unchecked(Action::Stop);
            if game.may_roll() && game.winners().is_empty() {
                let board = Board::of(&game);
                let (chances, _) = self.rival_ends(game, rival);
                self.beside.push(Sample {
                    board,
                    mover: Mover::Another,
                    worth: chances.map(|chance| chance as f32),
                });
            }
        }
    }

    /// Notes what a turn made of its board; it is straight until it strays.
    fn learn(&mut self, board: Board, mover: Mover, worth: [f64; 4]) {
        // Alone, the turns still to come, and nothing is said of them that a later turn could put right.
        let nets = &self.values[mover as usize];
        let (said, worth) = match nets[0].layout.seats {
            1 => {
                let worth = [(1.0 - worth[0]) / TURNS, 0.0, 0.0, 0.0];
                (worth, worth)
            }
            _ => (said(nets, &board), worth),
        };
        self.lessons.push(Lesson {
            board,
            mover,
            said,
            worth,
            is_straight: true,
        });
    }

    /// The chances of all seats after this action, if the seat to act is known to have so much: it is the others' that
    /// are found by playing the turn to its end, and they are made to fill what is left.
    fn with_others(&mut self, action: Action, own: f64) -> [f64; 4] {
        let (seats, seat) = (usize::from(self.game.seats()), self.game.turn().index());
        let mut chances = [0.0; 4];
        for _ in 0..ENDINGS {
            let mut end = self.game;
            end.play_unchecked(action);
            let thinker = &mut self.thinker;
            play_turn(&mut end, self.random, |game, _| thinker.decide(game));
            let left = left(&self.values[Mover::Another as usize], &Board::of(&end));
            for (after, chance) in chances.iter_mut().enumerate().take(seats).skip(1) {
                *chance += left[(seat + after) % seats];
            }
        }
        let others: f64 = chances.iter().sum();
        if others > 0.0 {
            chances = chances.map(|chance| chance * (1.0 - own) / others);
        }
        chances[0] = own;
        chances
    }
}

/// What each seat has of a board between two turns, by its number.
fn left(nets: &[Net], board: &Board) -> [f64; 4] {
    board.verdict().unwrap_or_else(|| {
        let seen = said(nets, board);
        std::array::from_fn(|seat| match seat < board.seats {
            true => seen[(seat + board.seats - board.turn) % board.seats],
            false => 0.0,
        })
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use cant_stop_rules::{Column, Position, Seat, Settings};

    use super::super::subject::Subject;
    use super::*;

    fn lesson(turn: usize, said: f64, worth: f64, is_straight: bool) -> Lesson {
        let start = Position::start(Settings::default(), 2).unwrap();
        let board = Board::of(&Game::try_from(start).unwrap());
        let both = |own: f64| [own, 1.0 - own, 0.0, 0.0];
        Lesson {
            board: Board { turn, ..board },
            mover: Mover::Another,
            said: both(said),
            worth: both(worth),
            is_straight,
        }
    }

    fn untaught() -> Values {
        [1, 2].map(|seed| vec![super::super::course::fresh(Subject::Two, seed)])
    }

    /// What a game by networks that know nothing teaches, without detours and hindsight, against the Rule of 28.
    fn lessons(start: Position, seed: u64) -> Vec<Sample> {
        let start = Game::try_from(start).unwrap();
        let rival = Some(Opponent::RuleOf28);
        let mut random = Stream::new(seed, 0);
        by_itself(&untaught(), &start, rival, 1000, 0.0, &mut random)
    }

    #[test]
    fn a_late_turn_is_worth_the_same_whatever_is_rolled() {
        let start = Position::start(Settings::default(), 2).unwrap();
        let mut late = start;
        for (seat, column) in [(0, Column::ALL[3]), (1, Column::ALL[7])] {
            late.owners[column.index()] = Some(Seat::ALL[seat]);
            late.squares[seat][column.index()] = column.height();
        }
        late.squares[0][4] = 6;
        let worths = |start: Position| -> Vec<f32> {
            let board = Board::of(&Game::try_from(start).unwrap());
            let of_it = |sample: &Sample| sample.mover == Mover::Itself && sample.board == board;
            let games = (0..60).map(|seed| lessons(start, seed));
            let first = |samples: Vec<Sample>| Some(samples.into_iter().find(of_it)?.worth[0]);
            games.filter_map(first).collect()
        };
        let is_one = |worths: &[f32]| worths.iter().all(|worth| *worth == worths[0]);
        let (early, late) = (worths(start), worths(late));
        assert!(early.len() > 10 && late.len() > 10);
        assert!(is_one(&late) && !is_one(&early));
    }

    /// Else their difference would be luck.
    #[test]
    fn all_stops_of_a_turn_meet_the_same_dice_of_the_rival() {
        let values = untaught();
        let mut random = Stream::new(5, 0);
        let start = Game::try_from(Position::start(Settings::default(), 2).unwrap()).unwrap();
        let straight = Detours::drawn(1000, &mut random);
        let mut rival = Opponent::RuleOf28.bot();
        let mut stopped = 0;
        for _ in 0..60 {
            let mut playing = Playing::new(&values, start, straight, &mut random);
            playing.own_turn(Mover::Itself);
            let stop = Board::of(&playing.game);
            playing.weigh_stops(rival.as_mut());
            playing.rival_turn(rival.as_mut());
            let found = playing.lessons[1].worth[0] as f32;
            // The stop that was taken is among those that are learned beside.
            let taken = playing.beside.iter().find(|beside| beside.board == stop);
            if let Some(taken) = taken {
                assert!((taken.worth[0] - found).abs() < 1e-9);
                stopped += 1;
            }
        }
        assert!(stopped > 10, "{stopped}");
    }

    #[test]
    fn what_a_turn_finds_out_reaches_back_to_those_before() {
        let mut lessons = [
            lesson(0, 0.5, 0.5, true),
            lesson(1, 0.4, 0.4, true),
            lesson(0, 0.5, 0.6, true),
        ];
        look_back(&mut lessons, 0.9);
        // The last is worth 0.1 more to seat 0 than was said: for seat 1 that is so much less.
        let own = lessons.map(|lesson| lesson.worth[0]);
        let expected = [0.5 + 0.9 * 0.9 * 0.1, 0.4 - 0.9 * 0.1, 0.6];
        for (own, expected) in own.iter().zip(expected) {
            assert!((own - expected).abs() < 1e-12, "{own} {expected}");
        }
    }

    #[test]
    fn what_came_after_a_detour_tells_nothing_about_the_turn() {
        let mut lessons = [lesson(0, 0.5, 0.5, false), lesson(1, 0.4, 0.9, true)];
        look_back(&mut lessons, 0.9);
        assert!((lessons[0].worth[0] - 0.5).abs() < 1e-12);
    }
}
