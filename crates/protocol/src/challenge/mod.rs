//! Challenges: the finished rounds of a match that somebody else shall play better.

mod link;
mod store;

use cards::Seat;
use session::{Controller, MatchOptions, MatchRecord, Origin};

pub use link::{MAX_CHALLENGE_CHARACTERS, ParseChallengeError};
pub use store::{ChallengeStore, MAX_CHALLENGES};

/// The finished rounds of one person's match against bots. Whoever takes the challenge plays the same deals
/// from the same seat against the same bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    record: MatchRecord,
    seat: Seat,
    rounds: usize,
}

impl Challenge {
    /// The challenge to play a match better. `None` unless one person at this device plays it against bots,
    /// and a round is over.
    #[must_use]
    pub fn new(record: &MatchRecord) -> Option<Self> {
        let seat = only_person(record.options())?;
        let rounds = record.round_number() - usize::from(!record.is_round_over());
        Self::cut(record, seat, rounds)
    }

    fn cut(record: &MatchRecord, seat: Seat, rounds: usize) -> Option<Self> {
        let mut cut = MatchRecord::new(record.options().clone());
        for mv in record.moves() {
            if cut.is_round_over() && cut.round_number() == rounds {
                break;
            }
            cut.next_round();
            // Cannot fail: the move was legal in this match.
            cut.play(*mv).ok()?;
        }
        let record = if record.takeback_used() {
            cut.with_takeback_used()
        } else {
            cut
        };
        (rounds > 0).then_some(Self {
            record,
            seat,
            rounds,
        })
    }

    /// The challenge with only the first rounds; `None` if that is none.
    #[must_use]
    pub fn first_rounds(&self, rounds: usize) -> Option<Self> {
        Self::cut(&self.record, self.seat, rounds.min(self.rounds))
    }

    /// The rounds that were played.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord {
        &self.record
    }

    /// The seat to play from.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of rounds, at least 1.
    #[must_use]
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// The name of the person who challenges; empty if they have none.
    #[must_use]
    pub fn challenger(&self) -> &str {
        self.record.options().name(self.seat)
    }

    /// The match to play, before its first move. The name is cut to its longest length.
    #[must_use]
    pub fn accept(&self, name: &str) -> MatchRecord {
        let options = self.record.options().clone();
        MatchRecord::new(options.with_name(self.seat, name)).with_origin(Origin::Shared)
    }

    /// Whether a match is played for this challenge: from a link, with equal options. The person may have
    /// another name.
    #[must_use]
    pub fn is_played_in(&self, record: &MatchRecord) -> bool {
        let ours = self.record.options().clone();
        let ours = ours.with_name(self.seat, record.options().name(self.seat));
        record.origin() == Origin::Shared && ours == *record.options()
    }

    /// Whether such a match has come as far as the challenge: it has as many finished rounds, or is over.
    #[must_use]
    pub fn is_met_by(&self, record: &MatchRecord) -> bool {
        let finished = record.round_number() - usize::from(!record.is_round_over());
        record.is_over() || finished >= self.rounds
    }
}

/// The seat of the only person; `None` if there are more, or somebody who is not at this device.
fn only_person(options: &MatchOptions) -> Option<Seat> {
    let mut others = options
        .seats()
        .seats()
        .filter(|seat| !matches!(options.controller(*seat), Controller::Bot(_)));
    let person = others.next().filter(|seat| options.is_here(*seat));
    person.filter(|_| others.next().is_none())
}
