//! The log of a deal, one sentence for each step.

use cards::Seat;
use cards::french::Suit;

use crate::rules::{Payment, Step};
use crate::session::{DealEnd, ShownDeal};
use crate::words::Speaker;

/// All sentences of the deal, oldest first. A sentence never changes or disappears before the next deal,
/// so that the announcer need only read what is added.
pub(super) fn log(shown: &ShownDeal, speaker: &Speaker<'_>) -> Vec<String> {
    let (words, dealer) = (speaker.words(), shown.dealer());
    let leader = shown.seats().left_of(dealer);
    let (number, _) = shown.deal_of();
    let start = [
        words.dealt(number, speaker.who(dealer), speaker.who(leader)),
        words.antes(speaker.who(dealer)),
    ];
    let steps = shown.steps().iter().enumerate();
    let told = steps.filter(|(at, step)| !is_doubtful_gain(shown, *at, **step));
    let told = told.flat_map(|(at, step)| {
        let winner = winner_of_payments(shown, at).map(|seat| words.deal_won(speaker.who(seat)));
        winner.into_iter().chain(sentence(shown, *step, speaker))
    });
    let end = shown.end().and_then(|end| rest(shown, end, speaker));
    start.into_iter().chain(told).chain(end).collect()
}

/// The sentence for a step; `None` for the end of a deal whose winner is known from the payments.
fn sentence(shown: &ShownDeal, step: Step, speaker: &Speaker<'_>) -> Option<String> {
    let is_told = matches!(step, Step::Ended(Some(_)))
        && shown.steps().iter().copied().any(is_payment_for_cards);
    (!is_told)
        .then(|| speaker.step(step, shown.options().watch))
        .flatten()
}

/// Who pays whom at the end of the deal, and where the chips on the boodle cards go. All payments for cards left
/// are one sentence.
pub(super) fn payments(shown: &ShownDeal, speaker: &Speaker<'_>) -> Vec<String> {
    let words = speaker.words();
    let (mut winner, mut for_cards, mut told) = (None, Vec::new(), Vec::new());
    for step in shown.steps().iter().copied() {
        match step {
            Step::Paid {
                from,
                to,
                chips,
                payment: Payment::CardsLeft,
            } => {
                winner = Some(to);
                for_cards.push(words.chips_from(chips, speaker.who(from)));
            }
            Step::Paid {
                payment: Payment::HeldBack,
                ..
            } => told.extend(speaker.step(step, shown.options().watch)),
            _ => {}
        }
    }
    let for_cards: Vec<&str> = for_cards.iter().map(String::as_str).collect();
    told.extend(
        winner.map(|winner| words.paid_for_cards(speaker.who(winner), words.all_of(&for_cards))),
    );
    told.extend(shown.end().and_then(|end| rest(shown, end, speaker)));
    told
}

/// The winner, who is told before the first payment for cards left, if that is the step number `at`.
fn winner_of_payments(shown: &ShownDeal, at: usize) -> Option<Seat> {
    let first = shown.steps().iter().copied().position(is_payment_for_cards);
    match shown.steps()[at] {
        Step::Paid { to, .. } if first == Some(at) => Some(to),
        _ => None,
    }
}

const fn is_payment_for_cards(step: Step) -> bool {
    matches!(
        step,
        Step::Paid {
            payment: Payment::CardsLeft,
            ..
        }
    )
}

/// Whether a step is a gain that is not told, also after the deal, because it was hidden when it came.
fn is_doubtful_gain(shown: &ShownDeal, at: usize, step: Step) -> bool {
    matches!(step, Step::BoodleTaken { seat, .. } if shown.is_doubtful(seat, at))
}

/// The chips that are left on the boodle cards after the deal.
fn rest(shown: &ShownDeal, end: DealEnd, speaker: &Speaker<'_>) -> Option<String> {
    let words = speaker.words();
    let left: i32 = Suit::ALL
        .iter()
        .filter_map(|suit| shown.chips_on(*suit))
        .sum();
    match end.winner {
        _ if left == 0 => None,
        _ if !shown.is_last() => Some(words.chips_stay(left)),
        Some(winner) => Some(words.takes_rest(speaker.who(winner), left)),
        None => {
            let share = end.shares[shown.viewer()];
            (share > 0).then(|| words.splits_rest(share))
        }
    }
}
