//! Reading the hands of an untrusted deal.

use cards::french::{PlayingCard, PlayingCardSet};
use cards::{BySeat, SeatCount};

use crate::deal_fault::{DealFault, DealPlace};

/// The hands of an untrusted deal, as far as they can be read, and every fault.
///
/// ```
/// use cards::SeatRange;
/// use cards::french::{PlayingCardSet, Suit};
///
/// let two = SeatRange::new(2, 2).fewest();
/// let hands = [vec!["AS".into(), "2S".into(), "10S".into()], vec!["AS".into()]];
/// let dealt = game::DealtHands::read(PlayingCardSet::of_suit(Suit::Spades), two, &hands, None);
/// let faults = game::Faults::new(dealt.faults).to_string();
/// assert!(faults.starts_with("the hand of seat 0: \"10S\" is not a card"), "{faults}");
/// assert!(faults.contains("the hand of seat 1: the AS has been dealt already"), "{faults}");
/// assert!(faults.ends_with("not dealt: 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"), "{faults}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealtHands {
    /// The hands, without wrong cards.
    pub hands: BySeat<PlayingCardSet>,
    /// The dead hand, without wrong cards; empty in a game that has none.
    pub dead: PlayingCardSet,
    /// The faults: none if every card of the pack is in one hand, and no hand is empty.
    pub faults: Vec<DealFault>,
}

impl DealtHands {
    /// Reads one hand for each player, and the dead hand of a game that has one.
    #[must_use]
    pub fn read(
        pack: PlayingCardSet,
        seats: SeatCount,
        hands: &[Vec<String>],
        dead: Option<&[String]>,
    ) -> Self {
        let mut all = Self {
            hands: BySeat::new(seats),
            dead: PlayingCardSet::EMPTY,
            faults: Vec::new(),
        };
        if hands.len() != seats.size() {
            all.faults.push(DealFault::Hands(hands.len(), seats));
        }
        let mut left = pack;
        for (at, texts) in hands.iter().enumerate() {
            let hand = all.read_pile(DealPlace::Hand(at), texts, pack, &mut left);
            if let Some(seat) = seats.seats().nth(at) {
                all.hands[seat] = hand;
            }
        }
        if let Some(texts) = dead {
            all.dead = all.read_pile(DealPlace::DeadHand, texts, pack, &mut left);
        }
        if !left.is_empty() {
            all.faults.push(DealFault::Missing(left));
        }
        all
    }

    /// Reads one hand, and takes its cards out of `left`.
    fn read_pile(
        &mut self,
        place: DealPlace,
        texts: &[String],
        pack: PlayingCardSet,
        left: &mut PlayingCardSet,
    ) -> PlayingCardSet {
        if texts.is_empty() {
            self.faults.push(DealFault::Empty(place));
        }
        let before = *left;
        for text in texts {
            match text.parse::<PlayingCard>() {
                Ok(card) if left.contains(card) => *left = left.without(card),
                Ok(card) if pack.contains(card) => self.faults.push(DealFault::Twice(place, card)),
                Ok(card) => self.faults.push(DealFault::NotInPack(place, card)),
                Err(fault) => self.faults.push(DealFault::NotACard(place, fault)),
            }
        }
        before - *left
    }
}
