//! What is said aloud: the growing list of what happened since the round began.

use crate::cards::{Card, Seat};
use crate::play::Phase;
use crate::rules::little_devils::{Direction, Trick, points};

use super::{Sight, scores};

/// Something said, with its place in the match: no two are the same, even if the words are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// The round, counting from 1.
    pub round: usize,
    /// Which utterance of the round, counting from 0.
    pub index: usize,
    /// What is said.
    pub said: Said,
}

/// A fact worth saying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A round begins.
    Dealt {
        /// Which, counting from 1.
        round: usize,
        /// Who deals.
        dealer: Seat,
        /// Who leads.
        leader: Seat,
    },
    /// A card was played.
    Played {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The second card has decided the direction.
    Decided {
        /// High or low.
        direction: Direction,
        /// The led card.
        led: Card,
    },
    /// A trick is complete.
    Taken {
        /// Who takes it.
        taker: Seat,
        /// The devils on it.
        devils: u8,
    },
    /// The round is over.
    RoundOver {
        /// Each player's devils in this round and in all, seat by seat.
        devils: Vec<(Seat, u8, u16)>,
    },
    /// The match is over.
    MatchOver {
        /// Who has the fewest devils.
        winners: Vec<Seat>,
    },
}

impl Said {
    /// Whether it is said at the end of a round or a match.
    #[must_use]
    pub const fn ends_round(&self) -> bool {
        matches!(self, Self::RoundOver { .. } | Self::MatchOver { .. })
    }
}

pub(super) fn said(sight: &Sight<'_>) -> Vec<Utterance> {
    let record = sight.table.record();
    let over_rounds = record.contest().rounds().len();
    let round = if record.deal().is_over() {
        over_rounds
    } else {
        over_rounds + 1
    };
    let dealer = sight.view.dealer();
    let mut all = vec![Said::Dealt {
        round,
        dealer,
        leader: sight.view.seats().left_of(dealer),
    }];
    for trick in sight.view.tricks().iter().chain([sight.view.trick()]) {
        all.extend(of_trick(trick));
    }
    all.extend(of_end(sight));
    all.into_iter()
        .enumerate()
        .map(|(index, said)| Utterance { round, index, said })
        .collect()
}

fn of_trick(trick: &Trick) -> Vec<Said> {
    let mut all: Vec<Said> = trick
        .plays()
        .map(|(seat, card)| Said::Played { seat, card })
        .collect();
    if let (Some(led), Some(direction)) = (trick.led(), trick.direction()) {
        all.insert(2, Said::Decided { direction, led });
    }
    if let (true, Some(taker)) = (trick.is_complete(), trick.taker()) {
        all.push(Said::Taken {
            taker,
            devils: points::devils_of(trick.cards()),
        });
    }
    all
}

fn of_end(sight: &Sight<'_>) -> Vec<Said> {
    let round_over = || {
        let (totals, devils) = (scores::totals(sight), sight.view.devils());
        let each = sight
            .view
            .seats()
            .seats()
            .map(|seat| (seat, devils[seat], totals[seat]));
        Said::RoundOver {
            devils: each.collect(),
        }
    };
    match (sight.table.phase(), super::prompt::prompt(sight)) {
        (Phase::RoundOver, _) => vec![round_over()],
        (Phase::MatchOver, super::Prompt::MatchOver(winners)) => {
            vec![round_over(), Said::MatchOver { winners }]
        }
        _ => Vec::new(),
    }
}
