//! Reading the texts of untrusted rounds and matches, with every fault.

use cards::SeatCount;
use cards::french::{PlayingCard, PlayingCardSet, Suit};

use crate::rules::{Fault, Faults, SEATS, Trumps, pack};

/// Reads trump suits and hands, and collects the faults found so far.
pub(super) struct SetupReader {
    seats: SeatCount,
    dealt: PlayingCardSet,
    faults: Vec<Fault>,
}

impl SetupReader {
    /// A reader for a number of players.
    ///
    /// # Errors
    /// Fails if the number is not 2 to 4: nothing else can be read then.
    pub(super) fn new(players: i64) -> Result<Self, Faults> {
        let seats = SEATS.seat_count(players);
        Ok(Self {
            seats: seats.map_err(|fault| Faults::from(Fault::Players(fault)))?,
            dealt: PlayingCardSet::EMPTY,
            faults: Vec::new(),
        })
    }

    /// Adds a fault.
    pub(super) fn refuse(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    /// The number of players.
    pub(super) const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// Reads the trump suits; leaves wrong ones out.
    pub(super) fn trumps(&mut self, texts: &[String]) -> Trumps {
        let (given, seats) = (texts.len(), self.seats);
        if given != seats.size() {
            self.refuse(Fault::Trumps { given, seats });
        }
        let mut suits = Vec::new();
        for text in texts {
            match suit(text) {
                None => self.refuse(Fault::NotASuit(text.chars().take(20).collect())),
                Some(suit) if suits.contains(&suit) => self.refuse(Fault::TrumpTwice(suit)),
                Some(suit) => suits.push(suit),
            }
        }
        Trumps::new(seats, &suits)
    }

    /// Reads the hand of a seat; leaves wrong cards out.
    pub(super) fn hand(&mut self, seat: usize, texts: &[String]) -> PlayingCardSet {
        if texts.is_empty() {
            self.refuse(Fault::EmptyHand(seat));
        }
        let mut hand = PlayingCardSet::EMPTY;
        for text in texts {
            match text.parse::<PlayingCard>() {
                Err(card) => self.refuse(Fault::NotACard { seat, card }),
                Ok(card) if !pack().contains(card) => self.refuse(Fault::NotInPack { seat, card }),
                Ok(card) if self.dealt.contains(card) => {
                    self.refuse(Fault::CardTwice { seat, card });
                }
                Ok(card) => {
                    self.dealt = self.dealt.with(card);
                    hand = hand.with(card);
                }
            }
        }
        hand
    }

    /// Checks that the whole pack is dealt, in one hand for each player.
    pub(super) fn check_hands(&mut self, given: usize) {
        let seats = self.seats;
        if given != seats.size() {
            self.refuse(Fault::Hands { given, seats });
        }
        let missing = pack() - self.dealt;
        if !missing.is_empty() {
            self.refuse(Fault::Missing(missing));
        }
    }

    /// Gives the value that was read, which is missing only after a fault.
    ///
    /// # Errors
    /// Every fault found so far.
    pub(super) fn finish<T>(self, value: Option<T>) -> Result<T, Faults> {
        match value {
            Some(value) if self.faults.is_empty() => Ok(value),
            _ => Err(Faults::new(self.faults)),
        }
    }
}

/// The suit of a text of one letter.
fn suit(text: &str) -> Option<Suit> {
    let mut letters = text.chars();
    let suit = letters.next().and_then(Suit::from_letter);
    suit.filter(|_| letters.next().is_none())
}
