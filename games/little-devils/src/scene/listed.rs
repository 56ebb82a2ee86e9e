//! A match as it stands in a list of matches to go back to.

use crate::session::{MatchRecord, Origin};
use cards::Seat;

/// A match as it stands in a list of matches to go back to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedMatch {
    /// Where it comes from.
    pub origin: Origin,
    /// Whether something was taken back in it.
    pub takeback_used: bool,
    /// Which round is on the table, counting from 1.
    pub round: usize,
    /// Which trick of it; none when the round is over.
    pub trick: Option<usize>,
    /// Everybody's name and devils so far, the fewest first. The person's name may be empty.
    pub standing: Vec<(String, u16)>,
}

impl ListedMatch {
    /// What is to be said of a match in a list.
    #[must_use]
    pub fn new(record: &MatchRecord) -> Self {
        let (round, options) = (record.round(), record.options());
        let over = round.is_over();
        let mut totals = record.match_state().totals();
        for (seat, devils) in round.position().devils().iter().filter(|_| !over) {
            totals[seat] += u16::from(*devils);
        }
        let seats = || options.seats().seats();
        // The person first among those who have as many.
        let before = |seat: Seat, other: Seat| (totals[other], other) < (totals[seat], seat);
        let place = |seat| seats().filter(|other| before(seat, *other)).count();
        let at = |rank| seats().find(|seat| place(*seat) == rank);
        let name = |seat| (options.name(seat).to_owned(), totals[seat]);
        Self {
            origin: record.origin(),
            takeback_used: record.takeback_used(),
            round: record.round_number(),
            trick: (!over).then(|| round.tricks().len() + 1),
            standing: (0..options.seats().size())
                .filter_map(at)
                .map(name)
                .collect(),
        }
    }
}
