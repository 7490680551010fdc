//! Decisions of the Rule of 28 that can be checked by hand.

use cant_stop_rules::{Action, Game};

use super::super::BuiltIn;

/// Positions, each with the decision and why.
const DECISIONS: &str = "
3 .........../........... - A decide | roll | a turn begins with a roll

3 .........../........... - A pair 1546 | 7·9 | 5·11 is worth -6, 6·10 -4, 7·9 -2
3 .........../........... - A pair 3344 | 7·7 | a double step counts twice and places one runner: 6 against -2 for 6·8
3 .........../........... 6:1,10:1 A pair 1546 | 6·10 | a runner on the board costs nothing: 8 against -2 and -6
3 .........../........... 12:2 A pair 6613 | 4·12 | a second new runner costs 6: 7·9 falls to the -2 of 4·12
3 .........../........... 12:2 A pair 6612 | 7·8 | 7·8 stays above 3·12
3 .........../........... - A pair 1125 | 2·7 | of equals, the lower column

3 .........../........... 2:1,7:1,12:1 A decide | roll | 12 and 12 and 2
3 .........../........... 2:1,7:2,12:1 A decide | roll | 27
3 .........../........... 2:1,7:3,12:1 A decide | stop | 28
3 .....9...../........... 2:1,7:11,12:1 A decide | roll | spaces count from the own square: 27
3 .....9...../........... 2:1,7:12,12:1 A decide | stop | 28
3 .........../........... 2:1,6:1,12:1 A decide | roll | 24 and 4 less 2 for even columns
3 .........../........... 2:1,6:2,12:1 A decide | stop | 24 and 6 less 2
3 .........../........... 3:1,7:4,11:1 A decide | roll | 20 and 5 and 2 for odd columns
3 .........../........... 3:1,7:5,11:1 A decide | stop | 20 and 6 and 2
3 .........../........... 4:3,5:1,7:1 A decide | stop | 16 and 6 and 2 and 4 for columns on one side
3 .........../........... 7:1,9:1,10:3 A decide | stop | 16 and 6 and 2 and 4
3 .........../........... 4:3,7:4,9:1 A decide | roll | 16 and 6 and 5
3 .........../........... 4:3,7:5,9:1 A decide | stop | 16 and 6 and 6

3 .........../........... 2:3,12:3 A decide | roll | a runner is free
5 .5..b..9.../..7..d..7../...9..b..5. 2:1,12:1 A decide | roll | a free runner without an open column is none: 24
5 .5..b..9.../..7..d..7../...9..b..5. 2:2,12:1 A decide | stop | 30
3 ....b.b..../........... 2:2,12:2 A decide | roll | nothing is won yet
3 ....b.b..../........... 2:3,7:1,12:2 A decide | stop | a stop wins

3p ..121...1../........... - A keep | 4, 5, 10 | worth 8, 9, 4 and 8
3p ..1.1..31.2/........... - A keep | 4, 9, 12 | 8, 12 and 18
3p 1...1c..1.1/........... - A keep | 2, 7, 12 | 12, 13 and 12
3p ..1.1.b.1../........... - A keep | 4, 10 | a column owned takes a pawn for good
";

#[test]
fn the_rule_of_28_decides_as_it_says() {
    for line in DECISIONS.lines().filter(|line| !line.is_empty()) {
        let [position, decision, why] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let game: Game = position.parse().unwrap();
        let decided = match BuiltIn::RuleOf28.bot().decide(&game) {
            Action::Choose(mv) => mv.to_string(),
            Action::Keep(columns) => columns.to_string(),
            Action::Stop => "stop".to_owned(),
            action => format!("{action:?}").to_lowercase(),
        };
        assert_eq!(decided, decision, "{position}: {why}");
    }
}
