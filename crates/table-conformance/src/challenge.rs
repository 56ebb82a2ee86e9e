//! The check of a challenge that was kept as a sample.

use protocol::{Challenge, TableFormat, reader_of};

/// Reads the text of a challenge with a whole match, which is written the same.
///
/// # Panics
/// The text is no such challenge.
#[must_use]
pub fn kept_challenge<G: TableFormat>(text: &str) -> Challenge {
    let format = reader_of::<G>();
    let challenge = Challenge::read(format, text).expect("a challenge");
    assert_eq!(challenge.text(format).as_deref(), Some(text));
    assert!(challenge.record().is_over());
    challenge
}
