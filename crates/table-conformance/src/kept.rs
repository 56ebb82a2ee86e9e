//! The checks of texts that were kept as samples.

use protocol::{Challenge, Results, TableFormat, reader_of};

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

/// Reads results of finished matches, which are written the same and name options and levels of this game. Returns
/// their number.
///
/// # Panics
/// A result is not one of this game.
#[must_use]
pub fn kept_results<G: TableFormat>(text: &str) -> usize {
    let (results, unreadable) = Results::read(text);
    assert!(unreadable.is_empty(), "{unreadable:?}");
    assert_eq!(results.to_text(), text.trim_end());
    for result in results.as_slice() {
        let players = i64::try_from(result.levels.len()).unwrap_or(i64::MAX);
        let seats = G::SEATS.seat_count(players).expect("a number of players");
        let start = G::parse_start(result.seed, seats, &result.options);
        assert!(start.is_some(), "{}", result.to_line());
        let mut levels = result.levels.iter().filter(|level| !level.is_empty());
        assert!(levels.all(|level| G::INFO.level(level).is_some()));
    }
    results.as_slice().len()
}
