//! Luck by replaying a deal.

use analysis::replay;
use cards::{Seat, Seed};
use search::{Playout, RandomPolicy};
use session::{DealReview, Estimate};

use crate::toy_bets::{BAD, Bet, bet, seats};

/// The review of a deal with this die, in which the first player has made the bad bet.
fn reviewed(die: i32, seat: Seat) -> DealReview {
    let start = Bet::thrown(die);
    let mut end = start;
    end.play(bet(BAD));
    let unfinished = replay([start; 2], &RandomPolicy, seat, 100.0, 1, Seed(1));
    assert_eq!(unfinished, None);
    let review = replay([start, end], &RandomPolicy, seat, 100.0, 2_000, Seed(1));
    review.expect("it is over")
}

#[test]
fn luck_is_what_bots_get_beyond_the_average_of_the_table() {
    // A random bet on a six is worth (0 + 6 − 2 + 3) / 4 more than ten times the die.
    let good = reviewed(6, Seat::FIRST);
    let Estimate { value, margin } = good.luck;
    assert!((value - 3_087).abs() <= margin, "{good:?}");
    assert!(margin < 20);
    assert_eq!(good.result, 2_900, "58, of which the table has half");
    let other = reviewed(6, seats().left_of(Seat::FIRST));
    assert_eq!(other.result, -2_900);
    assert_eq!(other.luck.value, -value);
    assert!(reviewed(1, Seat::FIRST).luck.value < 500, "a low die");
}
