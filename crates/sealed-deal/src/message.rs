//! The messages: how they are read and written.
//!
//! A message is a byte for its kind, four bytes of the plan's hash, and contents whose length follows
//! from the plan. Nothing is optional, so a message has exactly one form.

use cards::Seat;
use curve25519_dalek::ristretto::CompressedRistretto;
use curve25519_dalek::traits::IsIdentity;
use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::plan::Plan;
use crate::refusal::Refusal;

/// The length of the longest message in bytes: a step with 54 cards.
pub const MAX_BYTES: usize = TAG + 1 + 54 * 32;

/// The length of the kind and of the plan's mark.
const TAG: usize = 5;

/// A message that is well formed. It may still be a lie.
pub(crate) enum Message {
    /// Hashes of the seed, and of the seed of keys for each hand.
    Commit {
        seed: [u8; 32],
        hands: Vec<[u8; 32]>,
    },
    /// The deck after a step.
    Step {
        number: u8,
        points: Vec<RistrettoPoint>,
    },
    /// The seeds of keys for the hands of all other seats, ascending.
    Deal { hand_seeds: Vec<[u8; 32]> },
    /// The owner's key for a card.
    Play { position: u8, key: Scalar },
    /// The seed that everything follows from.
    Open { seed: [u8; 32], reason: Reason },
}

/// Why a player opens the seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reason {
    /// The round is over.
    End,
    /// A card cannot be read, or is there twice.
    Faulty(u8),
    /// Another player has lied or has ended the round early.
    After(Seat),
    /// By the rules of the game, the moves cannot all be right.
    Objection,
}

impl Message {
    /// Reads a message.
    ///
    /// # Errors
    /// [`Refusal::Malformed`] or [`Refusal::OtherRound`].
    pub(crate) fn read(plan: &Plan, bytes: &[u8]) -> Result<Self, Refusal> {
        let (kind, rest) = bytes.split_first().ok_or(Refusal::Malformed)?;
        let (tag, contents) = rest.split_at_checked(TAG - 1).ok_or(Refusal::Malformed)?;
        if tag != &plan.id()[..TAG - 1] {
            return Err(Refusal::OtherRound);
        }
        read_contents(plan, *kind, contents).ok_or(Refusal::Malformed)
    }

    /// The message's bytes.
    pub(crate) fn write(&self, plan: &Plan) -> Vec<u8> {
        let mut bytes = vec![0];
        bytes.extend(&plan.id()[..TAG - 1]);
        bytes[0] = match self {
            Self::Commit { seed, hands } => {
                bytes.extend(seed);
                bytes.extend(hands.concat());
                0
            }
            Self::Step { number, points } => {
                bytes.push(*number);
                for point in points {
                    bytes.extend(point.compress().as_bytes());
                }
                1
            }
            Self::Deal { hand_seeds } => {
                bytes.extend(hand_seeds.concat());
                2
            }
            Self::Play { position, key } => {
                bytes.push(*position);
                bytes.extend(key.as_bytes());
                3
            }
            Self::Open { seed, reason } => {
                bytes.extend(seed);
                bytes.extend(match reason {
                    Reason::End => [0, 0],
                    Reason::Faulty(position) => [1, *position],
                    Reason::After(seat) => [2, seat.get()],
                    Reason::Objection => [3, 0],
                });
                4
            }
        };
        bytes
    }
}

/// The contents of a message of a kind, if they are well formed.
fn read_contents(plan: &Plan, kind: u8, contents: &[u8]) -> Option<Message> {
    let players = plan.seats().size();
    match kind {
        0 => {
            let mut hands = blocks(contents, players + 1)?;
            let seed = hands.remove(0);
            Some(Message::Commit { seed, hands })
        }
        1 => {
            let (number, points) = contents.split_first()?;
            let points = blocks(points, usize::from(plan.cards()))?;
            Some(Message::Step {
                number: *number,
                points: points.into_iter().map(point).collect::<Option<_>>()?,
            })
        }
        2 => Some(Message::Deal {
            hand_seeds: blocks(contents, players - 1)?,
        }),
        3 => {
            let (position, key) = contents.split_first()?;
            let key = key.try_into().ok()?;
            let key = Option::from(Scalar::from_canonical_bytes(key))?;
            let is_good = *position < plan.cards() && key != Scalar::ZERO;
            is_good.then_some(Message::Play {
                position: *position,
                key,
            })
        }
        4 => {
            let (seed, reason) = contents.split_first_chunk()?;
            let reason = match *reason {
                [0, 0] => Reason::End,
                [1, position] if position < plan.cards() => Reason::Faulty(position),
                [2, seat] => Reason::After(plan.seats().seat(seat.into()).ok()?),
                [3, 0] => Reason::Objection,
                _ => return None,
            };
            Some(Message::Open {
                seed: *seed,
                reason,
            })
        }
        _ => None,
    }
}

/// Exactly `count` blocks of 32 bytes.
fn blocks(bytes: &[u8], count: usize) -> Option<Vec<[u8; 32]>> {
    let (blocks, rest) = bytes.as_chunks();
    (rest.is_empty() && blocks.len() == count).then(|| blocks.to_vec())
}

/// A point in its only encoding, and not the identity.
fn point(bytes: [u8; 32]) -> Option<RistrettoPoint> {
    let point = CompressedRistretto(bytes).decompress()?;
    (!point.is_identity()).then_some(point)
}
