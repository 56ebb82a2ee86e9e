//! The announcements of a round, for the announcer and the log.

use crate::rules::{Direction, Trick, points};
use crate::session::{Phase, ShownPosition, Table};
use cards::{Card, CardSet, Seat};

use crate::scene::{Prompt, TakenTrick, prompt};

/// An announcement with its place in the match, so that equal announcements are distinct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// The round, counting from 1.
    pub round: usize,
    /// The place in the round, counting from 0.
    pub index: usize,
    /// The announcement.
    pub announcement: Announcement,
}

/// A fact that the announcer reads out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// A round begins.
    Dealt {
        /// Its number, counting from 1.
        round: usize,
        /// The dealer.
        dealer: Seat,
        /// The leader of the first trick.
        leader: Seat,
    },
    /// The person's hand.
    Hand {
        /// The cards dealt.
        cards: CardSet,
    },
    /// A card was played.
    Played {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether it was led.
        leads: bool,
        /// Whether the player failed to follow.
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
    Taken(TakenTrick),
    /// The round is over.
    RoundOver {
        /// Each player's devils in this round, and the total.
        devils: Vec<(Seat, u8, u16)>,
    },
    /// The match is over.
    MatchOver {
        /// The players with the fewest devils.
        winners: Vec<Seat>,
    },
}

impl Announcement {
    /// Whether this is the end of a round or of the match.
    #[must_use]
    pub const fn ends_round(&self) -> bool {
        matches!(self, Self::RoundOver { .. } | Self::MatchOver { .. })
    }
}

/// The place of the hand among the announcements of a round.
const HAND: usize = 1;

pub(super) fn utterances(table: &Table) -> Vec<Utterance> {
    let shown = table.shown();
    let round = shown.round_number();
    let dealer = shown.dealer();
    let leader = shown.seats().left_of(dealer);
    let mut all = vec![
        Announcement::Dealt {
            round,
            dealer,
            leader,
        },
        Announcement::Hand {
            cards: dealt(shown, table.viewer()),
        },
    ];
    all.extend(shown.tricks().flat_map(of_trick));
    all.extend(of_end(table));
    let mut utterances: Vec<_> = all
        .into_iter()
        .enumerate()
        .map(|(index, announcement)| Utterance {
            round,
            index,
            announcement,
        })
        .collect();
    if table.open_hand().is_none() {
        utterances.remove(HAND);
    }
    utterances
}

/// The person's cards as the round began.
fn dealt(shown: &ShownPosition, viewer: Seat) -> CardSet {
    let played = shown.tricks().filter_map(|trick| trick.card_of(viewer));
    played.fold(shown.hand(), CardSet::with)
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
        all.push(Announcement::Taken(TakenTrick {
            taker,
            card,
            devils: points::devils_of(trick.cards()),
        }));
    }
    all
}

fn of_end(table: &Table) -> Vec<Announcement> {
    let shown = table.shown();
    let round_over = || {
        let (totals, devils) = (shown.totals(), shown.devils());
        let each = shown
            .seats()
            .seats()
            .map(|seat| (seat, devils[seat], totals[seat]));
        Announcement::RoundOver {
            devils: each.collect(),
        }
    };
    match (table.phase(), prompt::prompt(table)) {
        (Phase::RoundOver, _) => vec![round_over()],
        (Phase::MatchOver, Prompt::MatchOver(winners)) => {
            vec![round_over(), Announcement::MatchOver { winners }]
        }
        _ => Vec::new(),
    }
}
