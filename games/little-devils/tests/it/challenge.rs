//! The kept sample of a challenge is still read, and written the same.

use little_devils::rules::Round;
use table_conformance::kept_challenge;

#[test]
fn the_kept_challenge_is_still_read() {
    let text = include_str!("../data/challenge-1.txt").trim();
    let challenge = kept_challenge::<Round>(text);
    assert_eq!((challenge.challenger(), challenge.rounds()), ("Zoë", 6));
}
