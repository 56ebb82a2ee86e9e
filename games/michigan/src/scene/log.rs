//! The log of a deal, one sentence for each step.

use cards::Seat;
use cards::french::{PlayingCard, Suit};
use scene::{Motion, SceneStep, Spot, card_key};

use crate::rules::{Payment, Step};
use crate::session::{DealEnd, DisplayState};
use crate::words::{Narrator, step_sentence};

use super::zones::{DEAD_HAND, RUN, boodle_zone, played_zone};

/// All steps of the deal, oldest first. A step never changes or disappears before the next deal, so that the
/// page need only show and speak what is added.
pub(super) fn steps(shown: &DisplayState, narrator: &Narrator<'_>) -> Vec<SceneStep> {
    let (words, dealer) = (narrator.words, shown.dealer);
    let leader = shown.seats().left_of(dealer);
    let number = shown.deal;
    let dealt = SceneStep {
        motions: vec![Motion::Deal {
            round: number,
            dealer: Some(dealer),
        }],
        line: words.dealt(number, narrator.who(dealer), narrator.who(leader)),
    };
    let mut steps = vec![dealt, SceneStep::told(words.antes(narrator.who(dealer)))];
    let mut run = Vec::new();
    for (at, step) in shown.steps.iter().copied().enumerate() {
        if is_doubtful_gain(shown, at, step) {
            continue;
        }
        if let Some(winner) = winner_of_payments(shown, at) {
            steps.push(SceneStep::told(words.deal_won(narrator.who(winner))));
        }
        if let Some(line) = sentence(shown, step, narrator) {
            let motions = motions(shown.viewer, step, &mut run);
            steps.push(SceneStep { motions, line });
        }
    }
    let end = shown.end.and_then(|end| rest(shown, end, narrator));
    steps.extend(end.map(SceneStep::told));
    steps
}

/// What a step moves. A card that is led sends the cards of the run to their suits.
fn motions(viewer: Seat, step: Step, run: &mut Vec<PlayingCard>) -> Vec<Motion> {
    match step {
        Step::CardPlayed { seat, card, is_led } => {
            let ended = if is_led {
                core::mem::take(run)
            } else {
                Vec::new()
            };
            run.push(card);
            let tidied = ended.into_iter().map(|card| Motion::Move {
                key: card_key(card),
                from: Spot::Zone(RUN),
                to: Spot::Zone(played_zone(card.suit())),
            });
            let played = Motion::Move {
                key: card_key(card),
                from: Spot::Seat(seat),
                to: Spot::Zone(RUN),
            };
            tidied.chain([played]).collect()
        }
        Step::Swapped(seat) if seat == viewer => vec![Motion::NewHand { from: DEAD_HAND }],
        Step::BoodleTaken { seat, card, .. } => vec![Motion::Pay {
            from: Spot::Zone(boodle_zone(card.suit())),
            to: seat,
        }],
        Step::Paid { from, to, .. } => vec![Motion::Pay {
            from: Spot::Seat(from),
            to,
        }],
        _ => Vec::new(),
    }
}

/// The sentence for a step; `None` for the end of a deal whose winner is known from the payments.
fn sentence(shown: &DisplayState, step: Step, narrator: &Narrator<'_>) -> Option<String> {
    let is_told = matches!(step, Step::Ended(Some(_)))
        && shown.steps.iter().copied().any(is_payment_for_cards);
    (!is_told)
        .then(|| step_sentence(narrator, step, shown.options.watch))
        .flatten()
}

/// Who pays whom at the end of the deal, and where the chips on the boodle cards go. All payments for cards left
/// are one sentence.
pub(super) fn payments(shown: &DisplayState, narrator: &Narrator<'_>) -> Vec<String> {
    let words = narrator.words;
    let (mut winner, mut for_cards, mut told) = (None, Vec::new(), Vec::new());
    for step in shown.steps.iter().copied() {
        match step {
            Step::Paid {
                from,
                to,
                chips,
                payment: Payment::CardsLeft,
            } => {
                winner = Some(to);
                for_cards.push(words.chips_from(chips, narrator.who(from)));
            }
            Step::Paid {
                payment: Payment::HeldBack,
                ..
            } => told.extend(step_sentence(narrator, step, shown.options.watch)),
            _ => {}
        }
    }
    let for_cards: Vec<&str> = for_cards.iter().map(String::as_str).collect();
    told.extend(
        winner.map(|winner| words.paid_for_cards(narrator.who(winner), words.all_of(&for_cards))),
    );
    told.extend(shown.end.and_then(|end| rest(shown, end, narrator)));
    told
}

/// The winner, who is told before the first payment for cards left, if that is the step number `at`.
fn winner_of_payments(shown: &DisplayState, at: usize) -> Option<Seat> {
    let first = shown.steps.iter().copied().position(is_payment_for_cards);
    match shown.steps[at] {
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
fn is_doubtful_gain(shown: &DisplayState, at: usize, step: Step) -> bool {
    matches!(step, Step::BoodleTaken { seat, .. } if shown.is_doubtful(seat, at))
}

/// The chips that are left on the boodle cards after the deal.
fn rest(shown: &DisplayState, end: DealEnd, narrator: &Narrator<'_>) -> Option<String> {
    let words = narrator.words;
    let left: i32 = Suit::ALL
        .iter()
        .filter_map(|suit| shown.chips_on(*suit))
        .sum();
    match end.winner {
        _ if left == 0 => None,
        _ if !shown.is_last => Some(words.chips_stay(left)),
        Some(winner) => Some(words.takes_rest(narrator.who(winner), left)),
        None => {
            let share = end.shares[shown.viewer];
            (share > 0).then(|| words.splits_rest(share))
        }
    }
}
