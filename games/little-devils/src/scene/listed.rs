//! A match in the list of matches to return to.

use cards::Seat;
use words::SEPARATOR;

use crate::session::TypedRecord;
use crate::words::Words;

/// What a match is and how it stands: "Match · 4 players · Round 3 · Trick 2", and every player's devils so far, the
/// fewest first.
#[must_use]
pub fn listed(words: &Words, record: TypedRecord<'_>) -> (String, String) {
    let (round, players) = (record.round(), record.options().seats().size());
    let (origin, number) = (record.origin(), record.round_number());
    let mut name = words.match_title(origin, record.takeback_used(), players, number);
    if !round.is_over() {
        name += SEPARATOR;
        name += &words.trick_number(round.tricks().len() + 1);
    }
    (name, words.standing(&standing(record)))
}

/// Every player's name and devils so far, the fewest first. The person's name may be empty.
fn standing(record: TypedRecord<'_>) -> Vec<(String, u16)> {
    let (round, options) = (record.round(), record.options());
    let mut totals = record.match_state().totals();
    if !round.is_over() {
        for (seat, devils) in round.position().devils().iter() {
            totals[seat] += u16::from(*devils);
        }
    }
    let seats = || options.seats().seats();
    // The lower seat first among equals, so the person before bots.
    let before = |seat: Seat, other: Seat| (totals[other], other) < (totals[seat], seat);
    let place = |seat| seats().filter(|other| before(seat, *other)).count();
    let at = |rank| seats().find(|seat| place(*seat) == rank);
    let name = |seat| (options.name(seat).to_owned(), totals[seat]);
    let ranks = 0..options.seats().size();
    ranks.filter_map(at).map(name).collect()
}
