//! A match in the list of matches to return to.

use crate::session::{MatchRecord, Origin};
use cards::Seat;

/// A match in the list of matches to return to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedMatch {
    /// Where it comes from.
    pub origin: Origin,
    /// Whether a card was taken back in it.
    pub takeback_used: bool,
    /// The number of the round on the table, counting from 1.
    pub round: usize,
    /// The number of its trick, counting from 1; `None` when the round is over.
    pub trick: Option<usize>,
    /// Every player's name and devils so far, the fewest first. The person's name may be empty.
    pub standing: Vec<(String, u16)>,
}

impl ListedMatch {
    /// The list entry of a match.
    #[must_use]
    pub fn new(record: &MatchRecord) -> Self {
        let (round, options) = (record.round(), record.options());
        let over = round.is_over();
        let mut totals = record.match_state().totals();
        for (seat, devils) in round.position().devils().iter().filter(|_| !over) {
            totals[seat] += u16::from(*devils);
        }
        let seats = || options.seats().seats();
        // The lower seat first among equals, so the person before bots.
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
