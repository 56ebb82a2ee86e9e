//! Reading the numbers of untrusted input, with every fault.

use cards::{Card, CardSet, Seat, SeatCount};

use crate::rules::{Fault, Faults, Place, SEATS, points};

/// Reads seats and cards, and collects the faults found so far.
pub(super) struct SetupReader {
    seats: SeatCount,
    seen: CardSet,
    faults: Vec<Fault>,
}

impl SetupReader {
    /// A reader for a number of players.
    ///
    /// # Errors
    /// Fails if the number is not 3 to 6: nothing else can be read then.
    pub(super) fn new(players: i64) -> Result<Self, Faults> {
        Ok(Self {
            seats: SEATS.seat_count(players).map_err(Fault::Players)?,
            seen: CardSet::EMPTY,
            faults: Vec::new(),
        })
    }

    /// The number of players.
    pub(super) const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// Adds a fault.
    pub(super) fn refuse(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    /// Reads a seat; `None` if it does not exist.
    pub(super) fn seat(&mut self, number: i64, place: Place) -> Option<Seat> {
        let seat = self.seats.seat(number);
        seat.map_err(|seat| self.refuse(Fault::Seat { place, seat }))
            .ok()
    }

    /// Reads a card; `None` if it is none, is not in play, or was read before.
    pub(super) fn card(&mut self, number: i64, place: Place) -> Option<Card> {
        let seats = self.seats;
        let fault = match Card::try_from(number) {
            Err(card) => Fault::NotACard { place, card },
            Ok(card) if !points::deck(seats).contains(card) => {
                Fault::NotInPlay { place, card, seats }
            }
            Ok(card) if self.seen.contains(card) => Fault::Twice { place, card },
            Ok(card) => {
                self.seen = self.seen.with(card);
                return Some(card);
            }
        };
        self.refuse(fault);
        None
    }

    /// Reads a hand; leaves wrong cards out.
    pub(super) fn hand(&mut self, numbers: &[i64], place: Place) -> CardSet {
        let cards = numbers
            .iter()
            .filter_map(|number| self.card(*number, place));
        cards.collect()
    }

    /// Checks that there is one hand for each player.
    pub(super) fn check_hands(&mut self, given: usize) {
        let seats = self.seats;
        if given != seats.size() {
            self.refuse(Fault::Hands { given, seats });
        }
    }

    /// Gives the value that was read, which is missing only after a fault.
    ///
    /// # Errors
    /// Every fault found so far.
    pub(super) fn finish<T>(&mut self, value: Option<T>) -> Result<T, Faults> {
        match value {
            Some(value) if self.faults.is_empty() => Ok(value),
            _ => Err(Faults::new(core::mem::take(&mut self.faults))),
        }
    }
}
