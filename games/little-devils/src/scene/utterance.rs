//! What is said aloud: the growing list of what happened since the round began.

use crate::rules::{Direction, Trick, points};
use crate::session::Phase;
use cards::{Card, CardSet, Seat};

use super::{SceneInput, scores};

/// Something said, with its place in the match: no two are the same, even if the words are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// The round, counting from 1.
    pub round: usize,
    /// Which utterance of the round, counting from 0.
    pub index: usize,
    /// What is said.
    pub announcement: Announcement,
}

/// A fact worth saying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announcement {
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

impl Announcement {
    /// Whether it is said at the end of a round or a match.
    #[must_use]
    pub const fn ends_round(&self) -> bool {
        matches!(self, Self::RoundOver { .. } | Self::MatchOver { .. })
    }
}

pub(super) fn utterances(input: &SceneInput<'_>) -> Vec<Utterance> {
    let record = input.table.record();
    let round = record.round_number();
    let dealer = input.view.dealer();
    let leader = input.view.seats().left_of(dealer);
    let mut all = vec![
        Announcement::Dealt {
            round,
            dealer,
            leader,
        },
        Announcement::Hand {
            cards: dealt(input),
        },
    ];
    let tricks = input.view.tricks().iter();
    all.extend(tricks.chain([input.view.trick()]).flat_map(of_trick));
    all.extend(of_end(input));
    all.into_iter()
        .enumerate()
        .map(|(index, announcement)| Utterance {
            round,
            index,
            announcement,
        })
        .collect()
}

/// The person's cards as the round began.
fn dealt(input: &SceneInput<'_>) -> CardSet {
    let tricks = input.view.tricks().iter().chain([input.view.trick()]);
    let played = tricks.filter_map(|trick| trick.card_of(Seat::FIRST));
    played.fold(input.view.hand(), CardSet::with)
}

fn of_trick(trick: &Trick) -> Vec<Announcement> {
    let failed = trick.failed();
    let play = |(seat, card)| Announcement::Played {
        seat,
        card,
        leads: trick.led() == Some(card),
        failed: failed.contains(card),
    };
    let mut all: Vec<Announcement> = trick.plays().map(play).collect();
    if let (Some(led), Some(direction)) = (trick.led(), trick.direction()) {
        all.insert(2, Announcement::Decided { direction, led });
    }
    let taken = trick.taken_by().filter(|_| trick.is_complete());
    if let Some((taker, card)) = taken {
        all.push(Announcement::Taken {
            taker,
            card,
            devils: points::devils_of(trick.cards()),
        });
    }
    all
}

fn of_end(input: &SceneInput<'_>) -> Vec<Announcement> {
    let round_over = || {
        let (totals, devils) = (scores::totals(input), input.view.devils());
        let each = input
            .view
            .seats()
            .seats()
            .map(|seat| (seat, devils[seat], totals[seat]));
        Announcement::RoundOver {
            devils: each.collect(),
        }
    };
    match (input.table.phase(), super::prompt::prompt(input)) {
        (Phase::RoundOver, _) => vec![round_over()],
        (Phase::MatchOver, super::Prompt::MatchOver(winners)) => {
            vec![round_over(), Announcement::MatchOver { winners }]
        }
        _ => Vec::new(),
    }
}
