//! The audit: everything that a player has said, recomputed from the opened seed.

use cards::Seat;

use crate::lie::Evidence;
use crate::message::Reason;
use crate::record::Record;
use crate::secrets::{Secrets, hand_commitment};
use crate::step::{carry_out, doer, is_shuffle};

/// The lies of a seat by its own secrets. It needs no other seat's secrets, because everybody has seen
/// the deck before and after each step.
pub(crate) fn lies_of(record: &Record, seat: Seat, secrets: &Secrets) -> Vec<Evidence> {
    let mut found = Vec::new();
    if let Some(commitments) = &record.said(seat).commitments {
        for (hand, committed) in record.plan.seats().seats().zip(&commitments.hands) {
            let hand_seed = secrets.hand_seed(Some(hand));
            if hand_commitment(&record.plan, (seat, hand), &hand_seed) != *committed {
                found.push(Evidence::FalseHandKeys { hand });
            }
        }
    }
    found.extend(wrong_steps(record, seat, secrets));
    for (position, played) in (0..).zip(&record.plays) {
        let is_forged = played.is_some_and(|key| key != secrets.key(&record.plan, position));
        if record.plan.owner(position) == Some(seat) && is_forged {
            found.push(Evidence::ForgedPlay { position });
        }
    }
    found
}

/// The seats that ended the round because of a card that is as it should be. `cards` has the card at
/// each position as the opened keys give it.
pub(crate) fn false_alarms(record: &Record, cards: &[Option<u8>]) -> Vec<(Seat, Evidence)> {
    let is_good = |position: u8| {
        let card = cards[usize::from(position)];
        let same = cards.iter().filter(|other| **other == card);
        card.is_some() && same.count() == 1 || record.sealed().is_none()
    };
    let alarm = |seat: Seat| match record.said(seat).opening.as_ref()?.reason {
        Reason::Faulty(position) if is_good(position) => {
            Some((seat, Evidence::FalseAlarm { position }))
        }
        _ => None,
    };
    record.plan.seats().seats().filter_map(alarm).collect()
}

/// The steps of a seat that are not what they should be.
fn wrong_steps(record: &Record, seat: Seat, secrets: &Secrets) -> Vec<Evidence> {
    let mut found = Vec::new();
    for (number, pair) in (0_u8..).zip(record.decks.windows(2)) {
        let step = usize::from(number);
        if doer(&record.plan, step) != Some(seat) {
            continue;
        }
        let right = carry_out(&record.plan, secrets, step, &pair[0]);
        let mut points = (0..).zip(right.iter().zip(&pair[1]));
        let wrong = points.find(|(_, (right, said))| right != said);
        if let Some((position, _)) = wrong {
            found.push(if is_shuffle(&record.plan, step) {
                Evidence::WrongShuffle {
                    step: number,
                    position,
                }
            } else {
                Evidence::ForgedKey {
                    step: number,
                    position,
                }
            });
        }
    }
    found
}
