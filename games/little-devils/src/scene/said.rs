//! What is said aloud: the growing list of what happened since the round began.

use crate::rules::{Direction, Trick, points};
use crate::session::Phase;
use cards::{Card, CardSet, Seat};

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
    /// The cards that the person was dealt.
    Hand {
        /// Which.
        cards: CardSet,
    },
    /// A card was played.
    Played {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether it is a trick's first.
        leads: bool,
        /// Whether they could not follow.
        failed: bool,
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
        /// With which card.
        card: Card,
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
    let round = record.round_number();
    let dealer = sight.view.dealer();
    let leader = sight.view.seats().left_of(dealer);
    let mut all = vec![
        Said::Dealt {
            round,
            dealer,
            leader,
        },
        Said::Hand {
            cards: dealt(sight),
        },
    ];
    let tricks = sight.view.tricks().iter();
    all.extend(tricks.chain([sight.view.trick()]).flat_map(of_trick));
    all.extend(of_end(sight));
    all.into_iter()
        .enumerate()
        .map(|(index, said)| Utterance { round, index, said })
        .collect()
}

/// The person's cards as the round began.
fn dealt(sight: &Sight<'_>) -> CardSet {
    let tricks = sight.view.tricks().iter().chain([sight.view.trick()]);
    let played = tricks.filter_map(|trick| trick.card_of(Seat::FIRST));
    played.fold(sight.view.hand(), CardSet::with)
}

fn of_trick(trick: &Trick) -> Vec<Said> {
    let failed = trick.failed();
    let play = |(seat, card)| Said::Played {
        seat,
        card,
        leads: trick.led() == Some(card),
        failed: failed.contains(card),
    };
    let mut all: Vec<Said> = trick.plays().map(play).collect();
    if let (Some(led), Some(direction)) = (trick.led(), trick.direction()) {
        all.insert(2, Said::Decided { direction, led });
    }
    let taken = trick.taken_by().filter(|_| trick.is_complete());
    if let Some((taker, card)) = taken {
        all.push(Said::Taken {
            taker,
            card,
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
