//! The secrets of players who watch themselves: who has held back a card (rule 9b).
//!
//! A stop does not tell where the next card is, and the chips that a player takes, or does not take,
//! must not tell either. All that is hidden here follows from what the viewer knows, so that rounds
//! that look equal to the viewer look equal in every part.

use cards::Seat;
use cards::french::PlayingCard;
use game::{Game, Turn};

use super::Round;
use crate::rules::{Step, StopReason};

/// A step as the viewer sees it; `None` if they do not see it.
pub(super) fn seen_step(round: &Round, step: Step, viewer: Seat) -> Option<Step> {
    match step {
        Step::Stopped { seat, card, .. } => {
            let is_secret = missing(step).is_some_and(|next| !knows_place(round, next, viewer));
            let unknown = Step::Stopped {
                seat,
                card,
                reason: StopReason::Unknown,
            };
            Some(if is_secret { unknown } else { step })
        }
        Step::BoodleTaken { card, .. } => {
            unsure_taker(round, card, viewer).is_none().then_some(step)
        }
        _ => Some(step),
    }
}

/// The player of a boodle card, if the viewer does not know whether that player took the chips.
pub(super) fn unsure_taker(round: &Round, boodle: PlayingCard, viewer: Seat) -> Option<Seat> {
    let (at, taker) = played_at(round, boodle)?;
    if is_open(round) || taker == viewer {
        return None;
    }
    let before = &round.steps()[..at];
    let has_misled = |step: &Step| matches!(step, Step::WrongLead { seat, .. } if *seat == taker);
    let has_held = |next| played_at(round, next).is_some_and(|(_, holder)| holder == taker);
    if before.iter().any(has_misled) || before.iter().copied().filter_map(missing).any(has_held) {
        return None;
    }
    let may_hold = !round.position().hands()[taker].is_empty();
    let mut stops = before.iter().copied().filter_map(missing);
    (may_hold && stops.any(|next| !knows_place(round, next, viewer))).then_some(taker)
}

/// Whether everybody knows everything about holds: they are not possible, or have been announced.
fn is_open(round: &Round) -> bool {
    !round.position().options().watch || round.turn() == Turn::Over
}

/// Whether the viewer knows that a card is, or was, in a certain hand or in the dead hand.
fn knows_place(round: &Round, card: PlayingCard, viewer: Seat) -> bool {
    is_open(round)
        || round.position().played().contains(card)
        || round.position().hands()[viewer].contains(card)
        || round
            .given_away(viewer)
            .is_some_and(|given| given.contains(card))
}

/// The next card of a stop that is in the dead hand or was held back.
fn missing(step: Step) -> Option<PlayingCard> {
    match step {
        Step::Stopped {
            card,
            reason: StopReason::Dead | StopReason::HeldBack,
            ..
        } => card.next(),
        _ => None,
    }
}

/// The number of the step in which a card was played, and its player.
fn played_at(round: &Round, wanted: PlayingCard) -> Option<(usize, Seat)> {
    let mut steps = round.steps().iter().enumerate();
    steps.find_map(|(at, step)| match step {
        Step::CardPlayed { seat, card, .. } if *card == wanted => Some((at, *seat)),
        _ => None,
    })
}
