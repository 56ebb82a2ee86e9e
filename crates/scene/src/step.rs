//! The steps of a round: what moves on the table, what sounds, and what the log says.

use cards::Seat;

/// Something that has happened in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneStep {
    /// What moves on the table, in order. Nothing does if the step is only told.
    pub motions: Vec<Motion>,
    /// The sentence for the log; empty if there is nothing to say, or if the prompt of a tutorial says it.
    pub line: String,
}

/// Something that moves on the table, or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// A round is dealt.
    Deal {
        /// The number of the round, from 1.
        round: usize,
        /// The player from whom the cards come; `None` if they come from the middle of the table.
        dealer: Option<Seat>,
    },
    /// All cards of the hand of the person at the page come from a zone.
    NewHand {
        /// The zone.
        from: &'static str,
    },
    /// A piece that can be seen goes from one spot to another.
    Move {
        /// The key of the piece, or of the place of a board to which a card goes.
        key: u16,
        /// Where it was.
        from: Spot,
        /// Where it is now.
        to: Spot,
    },
    /// Cards go from a zone into the hand of another player, whose cards are seen from behind.
    Take {
        /// The number of cards, from 1.
        cards: usize,
        /// The zone.
        from: &'static str,
        /// The player.
        seat: Seat,
    },
    /// The cards of a complete trick go to a player, after a pause.
    TrickTaken {
        /// The zone.
        from: &'static str,
        /// The player.
        seat: Seat,
    },
    /// The points of a player in this round have changed.
    Count {
        /// The player.
        seat: Seat,
        /// Whether that is bad for the player.
        is_bad: bool,
    },
    /// Chips go to a player.
    Pay {
        /// Where they were.
        from: Spot,
        /// The player.
        to: Seat,
    },
    /// The round is over, and the match goes on.
    RoundOver,
    /// The match is over.
    MatchOver {
        /// Whether a person at the page has won.
        won: bool,
    },
}

/// Where a piece or a chip can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// With a player. The cards of the person at the page lie in the hand.
    Seat(Seat),
    /// In a zone.
    Zone(&'static str),
    /// At the place of a board with this key.
    Place(u16),
}

impl SceneStep {
    /// A step that is only told.
    #[must_use]
    pub const fn told(line: String) -> Self {
        Self {
            motions: Vec::new(),
            line,
        }
    }
}

impl Motion {
    /// The number of the round that is dealt.
    const fn round(&self) -> Option<usize> {
        match self {
            Self::Deal { round, .. } => Some(*round),
            _ => None,
        }
    }

    /// The motion that takes this one back; `None` for all but pieces that were in sight before.
    #[must_use]
    pub fn back(self) -> Option<Self> {
        let Self::Move { key, from, to } = self else {
            return None;
        };
        let key = match (from, to) {
            (Spot::Place(from), _) => from,
            // The place stays, and another card lies there then.
            (_, Spot::Place(_)) => return None,
            _ => key,
        };
        Some(Self::Move {
            key,
            from: to,
            to: from,
        })
    }
}

/// The motions to show when a table has had the motions `before` and has those of `now`: first those that take
/// something back, then the new ones. A table that is opened shows only that it was dealt, if nothing has happened
/// since. On the way back to an earlier round nothing moves.
#[must_use]
pub fn motions_between(before: Option<&[Motion]>, now: &[Motion]) -> Vec<Motion> {
    let Some(before) = before else {
        let last = now.last().copied();
        return last
            .filter(|last| matches!(last, Motion::Deal { .. }))
            .into_iter()
            .collect();
    };
    let [then, round] = [before, now].map(|motions| motions.iter().find_map(Motion::round));
    if then != round {
        let new = if then < round { now } else { &[] };
        return new.to_vec();
    }
    let same = common(before, now);
    let gone = before.get(same..).unwrap_or_default();
    let back = gone.iter().rev().filter_map(|motion| motion.back());
    let new = now.get(same..).unwrap_or_default();
    back.chain(new.iter().copied()).collect()
}

/// The steps that were not there before: those after the beginning that both have in common.
#[must_use]
pub fn new_steps<'a>(before: &[SceneStep], now: &'a [SceneStep]) -> &'a [SceneStep] {
    now.get(common(before, now)..).unwrap_or_default()
}

/// The number of items at the beginning that both have in common.
fn common<T: PartialEq>(one: &[T], other: &[T]) -> usize {
    let pairs = one.iter().zip(other);
    pairs.take_while(|(one, other)| one == other).count()
}
