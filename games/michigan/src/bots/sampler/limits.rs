//! Limits of hidden hands: what stops, leads and passed leads tell.

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{BySeat, Seat};

use crate::rules::{Phase, Step, StopReason, View};

/// The cards of the dead hand that the viewer knows: all after a swap, and those at which suits stopped.
pub(super) fn known_dead(view: &View) -> PlayingCardSet {
    let stopped = view.steps.iter().filter_map(|step| match step {
        Step::Stopped {
            card,
            reason: StopReason::Dead,
            ..
        } => card.next(),
        _ => None,
    });
    stopped.collect::<PlayingCardSet>() | view.given_away.unwrap_or_default()
}

/// The cards that each player cannot hold: lower ones than a proper lead, and other suits than the
/// stopped one if the lead passed by.
pub(super) fn excluded(view: &View) -> BySeat<PlayingCardSet> {
    let mut excluded = BySeat::new(view.seats());
    let mut exclude = |seat: Seat, cards| excluded[seat] = excluded[seat] | cards;
    let steps = &view.steps;
    let mut stop: Option<(Seat, Suit)> = None;
    for (at, step) in steps.iter().enumerate() {
        match *step {
            Step::Stopped { seat, card, .. } => stop = Some((seat, card.suit())),
            Step::CardPlayed { seat, card, is_led } if is_led => {
                let is_wrong = |step: &Step| matches!(step, Step::WrongLead { card: wrong, .. } if *wrong == card);
                if !steps[at..].iter().any(is_wrong) {
                    let suit = PlayingCardSet::of_suit(card.suit());
                    exclude(seat, suit - PlayingCardSet::ALL.above(card));
                }
                if let Some((last, suit)) = stop.take() {
                    exclude_passed(view, (last, seat), (suit, card.suit()), &mut exclude);
                }
            }
            _ => {}
        }
    }
    if let Some(Phase::Lead {
        leader,
        stopped: Some(suit),
    }) = view.phase
        && let Some((last, _)) = stop
    {
        let others = view.hand - PlayingCardSet::of_suit(suit);
        let led = others.lowest().map_or(suit, PlayingCard::suit);
        exclude_passed(view, (last, leader), (suit, led), &mut exclude);
    }
    excluded
}

/// Excludes other suits than the stopped one from the hands of all players before the leader; from all
/// hands if the leader had to lead the stopped suit.
fn exclude_passed(
    view: &View,
    (last, leader): (Seat, Seat),
    (stopped, led): (Suit, Suit),
    exclude: &mut impl FnMut(Seat, PlayingCardSet),
) {
    let others = PlayingCardSet::ALL - PlayingCardSet::of_suit(stopped);
    let order = view.seats().turn_order(last);
    for seat in order.take_while(|seat| stopped == led || *seat != leader) {
        exclude(seat, others);
    }
}

/// For each wrong lead whose lower cards are all unplayed by that player: the player holds one of them.
pub(super) fn wrong_leads(view: &View) -> Vec<(Seat, PlayingCardSet)> {
    let wrong = view.steps.iter().enumerate().filter_map(|(at, step)| {
        let Step::WrongLead { seat, card } = *step else {
            return None;
        };
        let suit = PlayingCardSet::of_suit(card.suit());
        let below = suit - PlayingCardSet::ALL.above(card).with(card);
        let has_played = |step: &Step| {
            matches!(step, Step::CardPlayed { seat: player, card, .. }
                if *player == seat && below.contains(*card))
        };
        let is_open = view.steps[at..].iter().any(has_played);
        (!is_open).then_some((seat, below))
    });
    wrong.collect()
}
