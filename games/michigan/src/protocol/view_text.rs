//! Views and deals as texts for the bots' worker.

use cards::french::Suit;
use protocol::{CompactReader, CompactText, compact_text};

use crate::rules::{
    Deal, Decisions, Layout, Options, Payment, Phase, Step, StopReason, View, Words,
};

compact_text!(struct View {
    seat, dealer, options, is_last, phase, hand, given_away, cards_left, dead_cards, played, layout, won, unsure,
    legal, steps,
} if is_consistent);
compact_text!(struct Deal { options, dealer, layout, hands, dead, is_last } if is_complete);
compact_text!(struct Decisions { words, least_bid, cards });
compact_text!(enum Words { 0 None {}, 1 Exchange {}, 2 Auction {}, else 3 PlayOn {} });
compact_text!(struct Options { auction, watch });
compact_text!(enum Phase {
    0 Exchange(seat),
    1 Auction { bidder, passed, highest },
    2 Lead { leader, stopped },
    3 PlayOn { holder, next, last },
    else 4 Over(winner)
});
compact_text!(enum Step {
    0 Kept(seat),
    1 Swapped(seat),
    2 Passed(seat),
    3 Bid(seat, chips),
    4 CardPlayed { seat, card, is_led },
    5 BoodleTaken { seat, card, chips },
    6 WrongLead { seat, card },
    7 HoldAnnounced { seat, card },
    8 Stopped { seat, card, reason },
    9 LeadPassed(seat),
    10 Paid { from, to, chips, payment },
    else 11 Ended(winner)
});
compact_text!(enum StopReason { 0 Ace {}, 1 PlayedBefore {}, 2 Dead {}, 3 HeldBack {}, else 4 Unknown {} });
compact_text!(enum Payment { 0 Auction {}, 1 WrongLead {}, 2 CardsLeft {}, else 3 HeldBack {} });

/// The chips by suit.
impl CompactText for Layout {
    fn put(&self, text: &mut String) {
        Suit::ALL.map(|suit| self[suit]).put(text);
    }

    fn take(text: &mut CompactReader<'_>) -> Self {
        Self::from_fn(|_| i32::take(text))
    }
}
