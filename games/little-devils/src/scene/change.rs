//! The difference between two scenes, from which animations and sounds follow.

use cards::{Card, Seat};

use crate::scene::{Prompt, Scene};

/// A change between two scenes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The person was dealt a hand.
    Dealt {
        /// The dealer.
        dealer: Seat,
    },
    /// A card was played to the trick.
    Played {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The trick is complete. Its taker gets it after the pause.
    Taken {
        /// The taker.
        taker: Seat,
        /// The devils on its cards.
        devils: u8,
    },
    /// A player's devils of this round have increased.
    Counted {
        /// The player.
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

/// The changes between two scenes of one table, in order.
///
/// Empty if the second scene does not continue the first (after a takeback, or in another match): the
/// page then shows it without animation.
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
            won: after.has_won(winners),
        }),
        _ => None,
    }
}

impl Scene {
    /// The change that shows this scene first: a deal, if nothing has been played yet.
    #[must_use]
    pub fn arrival(&self) -> Option<Change> {
        let untouched = self.trick.number == 1 && self.trick.plays.is_empty();
        untouched.then(|| self.opening())
    }

    fn opening(&self) -> Change {
        let dealer = self.dealer();
        Change::Dealt { dealer }
    }

    /// Whether a person at this device is among the winners.
    #[must_use]
    pub fn has_won(&self, winners: &[Seat]) -> bool {
        let mut winners = winners
            .iter()
            .filter_map(|seat| self.seats.get(seat.index()));
        winners.any(|winner| winner.level.is_none())
    }

    /// The dealer of this round.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        let dealer = self.seats.iter().find(|seat| seat.dealer);
        dealer.map_or(Seat::FIRST, |seat| seat.seat)
    }
}
