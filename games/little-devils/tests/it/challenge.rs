//! The kept sample of a challenge is still read, and written the same.

use little_devils::protocol::LittleDevils;
use protocol::Challenge;

#[test]
fn the_kept_challenge_is_still_read() {
    let text = include_str!("../data/challenge-1.txt").trim();
    let challenge = Challenge::<LittleDevils>::read(text).expect("a challenge");
    assert_eq!(challenge.text().as_deref(), Some(text));
    assert_eq!((challenge.challenger(), challenge.rounds()), ("Zoë", 6));
    assert!(challenge.record().is_over());
}
