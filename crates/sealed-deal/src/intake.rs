//! Taking a message into the record: it must be its turn, and fit what its sender has said before.

use cards::Seat;
use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::audit::lies_of;
use crate::lie::Evidence;
use crate::message::{Message, Reason};
use crate::record::{Commitments, Opening, Record};
use crate::refusal::Refusal;
use crate::secrets::{Secrets, hand_commitment};
use crate::step::{doer, steps};

/// Takes a message. A lie in it is named in the record.
///
/// `may_end`: whether the round is over, so that seeds may be opened.
///
/// # Errors
/// The message is refused, and the record is as before.
pub(crate) fn take(
    record: &mut Record,
    from: Seat,
    message: Message,
    may_end: bool,
) -> Result<(), Refusal> {
    if record.said(from).opening.is_some() {
        return Err(Refusal::TooLate);
    }
    match message {
        Message::Commit { seed, hands } => {
            let said = &mut record.seats[from.index()];
            if said.commitments.is_some() {
                return Err(Refusal::Repeated);
            }
            said.commitments = Some(Commitments { seed, hands });
            Ok(())
        }
        _ if !record.is_committed() => Err(Refusal::TooEarly),
        Message::Step { number, points } => step(record, from, number, points),
        Message::Deal { hand_seeds } => deal(record, from, &hand_seeds),
        Message::Play { position, key } => play(record, from, position, key),
        Message::Open { seed, reason } => {
            let is_due = match reason {
                Reason::End => may_end,
                Reason::Faulty(_) | Reason::Objection => true,
                Reason::After(other) => other != from && record.has_stopped(other),
            };
            if !is_due {
                return Err(Refusal::TooEarly);
            }
            open(record, from, seed, reason);
            Ok(())
        }
    }
}

fn step(
    record: &mut Record,
    from: Seat,
    number: u8,
    points: Vec<RistrettoPoint>,
) -> Result<(), Refusal> {
    let index = usize::from(number);
    if index >= steps(&record.plan) || doer(&record.plan, index) != Some(from) {
        return Err(Refusal::NotTheirs);
    }
    match (index + 1).cmp(&record.decks.len()) {
        core::cmp::Ordering::Less => return Err(Refusal::Repeated),
        core::cmp::Ordering::Greater => return Err(Refusal::TooEarly),
        core::cmp::Ordering::Equal => {}
    }
    let is_again = |at: &usize| points[..*at].contains(&points[*at]);
    if let Some(at) = (0..points.len()).find(is_again) {
        let position = u8::try_from(at).unwrap_or(u8::MAX);
        let step = number;
        return named(record, from, Evidence::RepeatedPoint { step, position });
    }
    record.decks.push(points);
    Ok(())
}

fn deal(record: &mut Record, from: Seat, hand_seeds: &[[u8; 32]]) -> Result<(), Refusal> {
    if record.said(from).hand_seeds.is_some() {
        return Err(Refusal::Repeated);
    }
    let Some(commitments) = &record.said(from).commitments else {
        return Err(Refusal::TooEarly);
    };
    if record.sealed().is_none() {
        return Err(Refusal::TooEarly);
    }
    let mut opened = vec![None; record.plan.seats().size()];
    let others = record.plan.seats().seats().filter(|hand| *hand != from);
    for (hand, hand_seed) in others.zip(hand_seeds) {
        let committed = commitments.hands[hand.index()];
        if hand_commitment(&record.plan, (from, hand), hand_seed) != committed {
            return named(record, from, Evidence::FalseHandKeys { hand });
        }
        opened[hand.index()] = Some(*hand_seed);
    }
    record.seats[from.index()].hand_seeds = Some(opened);
    Ok(())
}

fn play(record: &mut Record, from: Seat, position: u8, key: Scalar) -> Result<(), Refusal> {
    if !record.is_dealt() {
        return Err(Refusal::TooEarly);
    }
    if record.plan.owner(position) != Some(from) {
        return named(record, from, Evidence::NotInHand { position });
    }
    let play = &mut record.plays[usize::from(position)];
    if play.is_some() {
        return Err(Refusal::Repeated);
    }
    *play = Some(key);
    Ok(())
}

fn open(record: &mut Record, from: Seat, seed: [u8; 32], reason: Reason) {
    let secrets = Secrets::new(&record.plan, from, seed);
    let commitments = record.said(from).commitments.as_ref();
    let is_true = commitments.is_some_and(|made| made.seed == secrets.commitment());
    let lies = if is_true {
        lies_of(record, from, &secrets)
    } else {
        vec![Evidence::FalseSeed]
    };
    for evidence in lies {
        record.name(from, evidence);
    }
    let secrets = is_true.then_some(secrets);
    record.seats[from.index()].opening = Some(Opening { secrets, reason });
}

/// Names a lie; the message with it is taken, unless it was said before.
fn named(record: &mut Record, from: Seat, evidence: Evidence) -> Result<(), Refusal> {
    let is_new = record.name(from, evidence);
    is_new.then_some(()).ok_or(Refusal::Repeated)
}
