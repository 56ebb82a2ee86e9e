//! One sentence for each step of a deal.

use cards::Seat;
use cards::french::PlayingCard;
use words::Arg;

use super::{Narrator, Words};
use crate::rules::{Payment, Step, StopReason};

/// The sentence for a step. `None` for the payments for a wrong lead, which the sentence before them
/// has told. If players watch themselves, a stop never tells whether a card was held back.
#[must_use]
pub fn step_sentence(narrator: &Narrator<'_>, step: Step, watch: bool) -> Option<String> {
    let words = narrator.words;
    Some(match step {
        Step::Kept(seat) => words.keeps(narrator.who(seat)),
        Step::Swapped(seat) => words.swaps(narrator.who(seat)),
        Step::Passed(seat) => words.passes(narrator.who(seat)),
        Step::Bid(seat, chips) => words.bids(narrator.who(seat), chips),
        Step::CardPlayed { seat, card, is_led } => plays(narrator, seat, card, is_led),
        Step::BoodleTaken { seat, card, chips } => {
            words.takes_chips(narrator.who(seat), chips, words.card_object(card))
        }
        Step::WrongLead { seat, card } => {
            words.wrong_lead(narrator.who(seat), words.card_subject(card))
        }
        Step::HoldAnnounced { seat, card } => {
            words.held_back(narrator.who(seat), words.card_object(card))
        }
        Step::Stopped { card, reason, .. } => stopped(narrator.words, card, reason, watch),
        Step::LeadPassed(seat) => words.lead_passes(narrator.who(seat)),
        Step::Paid {
            from,
            to,
            chips,
            payment,
        } => pays(narrator, (from, to), chips, payment)?,
        Step::Ended(Some(winner)) => words.deal_won(narrator.who(winner)),
        Step::Ended(None) => words.deal_drawn().into(),
    })
}

fn plays(narrator: &Narrator<'_>, seat: Seat, card: PlayingCard, is_led: bool) -> String {
    let (who, card) = (narrator.who(seat), narrator.words.card_object(card));
    if is_led {
        narrator.words.leads(who, card)
    } else {
        narrator.words.plays(who, card)
    }
}

/// Why a suit stops after a card.
fn stopped(words: &Words, card: PlayingCard, reason: StopReason, watch: bool) -> String {
    let Some(next) = card.next() else {
        return words.stopped_ace(words.card_subject(card));
    };
    match reason {
        StopReason::PlayedBefore => words.stopped_played(words.card_subject(next)),
        StopReason::Dead if !watch => words.stopped_dead(words.card_subject(next)),
        _ => words.stopped_unknown(words.card_subject(next)),
    }
}

fn pays(
    narrator: &Narrator<'_>,
    (from, to): (Seat, Seat),
    chips: i32,
    payment: Payment,
) -> Option<String> {
    let why = match payment {
        Payment::Auction => "auction",
        Payment::CardsLeft => "cards",
        Payment::HeldBack => "held",
        Payment::WrongLead => return None,
    };
    let (from, to, why) = (narrator.who(from), narrator.who(to), Arg::Case(why, ""));
    Some(narrator.words.pays(from, to, chips, why))
}
