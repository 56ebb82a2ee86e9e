//! Reading cards: taking all keys off a point.

use curve25519_dalek::Scalar;

use crate::hash::card_point;
use crate::record::Record;
use crate::secrets::{Secrets, key};

/// The encoded points of the cards, to find a card by its point.
pub(crate) struct Faces(Vec<[u8; 32]>);

impl Faces {
    pub(crate) fn new(cards: u8) -> Self {
        let encode = |card| card_point(card).compress().to_bytes();
        Self((0..cards).map(encode).collect())
    }

    /// The card at a position of the sealed deck, when the keys of its hand are open, with the owner's
    /// key. `None` if it is not a card.
    pub(crate) fn read(&self, record: &Record, position: u8, owners_key: Scalar) -> Option<u8> {
        let owner = record.plan.owner(position)?;
        let mut keys = owners_key;
        for seat in record.plan.seats().seats().filter(|seat| *seat != owner) {
            let hand_seeds = record.said(seat).hand_seeds.as_ref()?;
            keys *= key(&hand_seeds[owner.index()]?, position);
        }
        self.find(record, position, keys)
    }

    /// The card at each position, when everybody has opened the seed. The keys that were opened
    /// before count as they were opened.
    pub(crate) fn read_all(&self, record: &Record) -> Option<Vec<Option<u8>>> {
        let openings = record.seats.iter().map(|said| said.opening.as_ref());
        let secrets = openings.map(|opening| opening.and_then(|opening| opening.secrets.as_ref()));
        let secrets: Vec<&Secrets> = secrets.collect::<Option<_>>()?;
        let plan = &record.plan;
        let read = |position| {
            let played = record.plays[usize::from(position)];
            let keys = plan.seats().seats().zip(&secrets).map(|(seat, secrets)| {
                let owner = plan.owner(position);
                let opened = match owner {
                    Some(owner) if owner != seat => {
                        let seeds = record.said(seat).hand_seeds.as_ref();
                        let seed = seeds.and_then(|seeds| seeds[owner.index()]);
                        seed.map(|seed| key(&seed, position))
                    }
                    Some(_) => played,
                    None => None,
                };
                opened.unwrap_or_else(|| secrets.key(plan, position))
            });
            self.find(record, position, keys.product())
        };
        Some((0..plan.cards()).map(read).collect())
    }

    /// The card whose point, times the keys, is at a position.
    fn find(&self, record: &Record, position: u8, keys: Scalar) -> Option<u8> {
        let point = record.sealed()?[usize::from(position)] * keys.invert();
        let face = point.compress().to_bytes();
        let card = self.0.iter().position(|other| *other == face)?;
        u8::try_from(card).ok()
    }
}
