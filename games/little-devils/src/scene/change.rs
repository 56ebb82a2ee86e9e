//! What happened between two scenes: what moves on the page, and what sounds, follows from it.

use cards::{Card, Seat};

use super::{Prompt, Scene};

/// Something that happened between two scenes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The person's cards came from the dealer.
    Dealt {
        /// Who dealt.
        dealer: Seat,
    },
    /// A card went from its player to the trick.
    Played {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The trick is complete: it goes to its taker when it has been looked at.
    Taken {
        /// Who takes it.
        taker: Seat,
        /// The devils on it.
        devils: u8,
    },
    /// A player's devils of this round have grown.
    Counted {
        /// Whose.
        seat: Seat,
    },
    /// The round is over, the match is not.
    RoundOver,
    /// The match is over.
    MatchOver {
        /// Whether the person has the fewest devils, alone or with others.
        won: bool,
    },
}

/// What happened between two scenes of one table, in the order in which it did.
///
/// Where the second is no continuation of the first (cards taken back, another match), nothing
/// did: then the page simply shows what is.
#[must_use]
pub fn changes(before: &Scene, after: &Scene) -> Vec<Change> {
    let mut changes = Vec::new();
    changes.extend(dealt(before, after));
    changes.extend(played(before, after));
    changes.extend(counted(before, after));
    changes.extend(ended(before, after));
    changes
}

fn dealt(before: &Scene, after: &Scene) -> Option<Change> {
    let next = matches!(before.prompt, Prompt::RoundOver) && after.hand.len() > before.hand.len();
    next.then(|| after.opening())
}

fn played(before: &Scene, after: &Scene) -> Vec<Change> {
    let (old, new) = (&before.trick, &after.trick);
    let same_round = before.scores.rounds == after.scores.rounds;
    // The trick may have gone on, or be a new one with its first card.
    let known = if same_round && old.number == new.number && new.plays.starts_with(&old.plays) {
        old.plays.len()
    } else if same_round && old.complete && new.number == old.number + 1 {
        0
    } else {
        return Vec::new();
    };
    let fresh = new.plays[known..].iter();
    let mut changes: Vec<_> = fresh
        .map(|(seat, card)| Change::Played {
            seat: *seat,
            card: *card,
        })
        .collect();
    if let (Some(taker), true) = (new.taker, new.complete && !changes.is_empty()) {
        let devils = new.devils;
        changes.push(Change::Taken { taker, devils });
    }
    changes
}

fn counted(before: &Scene, after: &Scene) -> Vec<Change> {
    let pairs = before.seats.iter().zip(&after.seats);
    pairs
        .filter(|(old, new)| new.devils > old.devils && old.name == new.name)
        .map(|(_, new)| Change::Counted { seat: new.seat })
        .collect()
}

fn ended(before: &Scene, after: &Scene) -> Option<Change> {
    match (&before.prompt, &after.prompt) {
        (old, new) if old == new => None,
        (_, Prompt::RoundOver) => Some(Change::RoundOver),
        (_, Prompt::MatchOver(winners)) => Some(Change::MatchOver {
            won: winners.contains(&Seat::FIRST),
        }),
        _ => None,
    }
}

impl Scene {
    /// What happened when the person sat down to this scene: a deal, if nothing has been played yet.
    #[must_use]
    pub fn arrival(&self) -> Option<Change> {
        let untouched = self.trick.number == 1 && self.trick.plays.is_empty();
        untouched.then(|| self.opening())
    }

    fn opening(&self) -> Change {
        let dealer = self.dealer();
        Change::Dealt { dealer }
    }

    /// Who dealt this round.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        let dealer = self.seats.iter().find(|seat| seat.dealer);
        dealer.map_or(Seat::FIRST, |seat| seat.seat)
    }
}
