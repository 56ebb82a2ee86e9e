//! The kept sample of a challenge is still read, and written the same.

use little_devils::protocol::LittleDevils;
use protocol::{Challenge, reader_of};

#[test]
fn the_kept_challenge_is_still_read() {
    let text = include_str!("../data/challenge-1.txt").trim();
    let format = reader_of::<LittleDevils>();
    let challenge = Challenge::read(format, text).expect("a challenge");
    assert_eq!(challenge.text(format).as_deref(), Some(text));
    assert_eq!((challenge.challenger(), challenge.rounds()), ("Zoë", 6));
    assert!(challenge.record().is_over());
}
