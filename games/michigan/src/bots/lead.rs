//! The worth of a lead, by the cards that may follow it.

use cards::french::PlayingCard;

use crate::bots::observation::Observation;
use crate::rules::boodle_card;

/// The worth of a card played by the leader, in chips.
const OWN_CARD: f64 = 1.0;
/// The loss by a card that another player gets rid of.
const OTHER_CARD: f64 = 0.15;
/// The worth of leading again.
const NEXT_LEAD: f64 = 1.0;
/// The loss by a chip that another player takes.
const OTHER_CHIP: f64 = 0.3;

/// The worth of a lead in chips: follows the suit upwards, with the probability that it has not yet
/// stopped.
pub(super) fn value(seen: &Observation, lead: PlayingCard) -> f64 {
    let dead_share = seen.dead_share();
    let (mut value, mut alive, mut is_own) = (0.0, 1.0, true);
    let mut own_cards = seen.hand.len();
    let mut card = lead;
    loop {
        let is_boodle = card == boodle_card(card.suit());
        let chips = if is_boodle {
            f64::from(seen.layout[card.suit()])
        } else {
            0.0
        };
        if is_own {
            value += alive * (OWN_CARD + chips);
            own_cards -= 1;
        } else {
            value -= alive * (OTHER_CARD + OTHER_CHIP * chips);
        }
        if own_cards == 0 {
            return value + alive * winnings(seen);
        }
        let next = card.next().filter(|next| !seen.played.contains(*next));
        let Some(next) = next else {
            return value + if is_own { alive * NEXT_LEAD } else { 0.0 };
        };
        let was_own = is_own;
        is_own = seen.hand.contains(next);
        if !is_own {
            value += if was_own {
                alive * dead_share * NEXT_LEAD
            } else {
                0.0
            };
            alive *= 1.0 - dead_share;
        }
        card = next;
    }
}

/// The chips of a win now: one for each card of the others.
fn winnings(seen: &Observation) -> f64 {
    f64::from(52_u32.saturating_sub(seen.played.len() + seen.hand.len() + seen.dead_cards))
}
