//! The moves of a sealed round, with the keys of their cards.

use game::Word;
use session::AnyMatch;

use super::dealer::{DealFact, Dealer, ToDealer};
use super::{SealedRound, lie_in};
use crate::LieKind;
use crate::lie::{BROKEN, Fault};
use crate::own_move::{includes, play_for};

impl SealedRound {
    /// The message that opens the card of this device's move; empty if it is open already. `None` if the card is not
    /// in the hand.
    pub(crate) fn key(&mut self, dealer: &mut dyn Dealer, mv: Word) -> Option<String> {
        let Some(card) = self.closed_card(mv) else {
            return Some(String::new());
        };
        let card = self.number_of(card)?;
        let answer = self.ask(dealer, &ToDealer::Play { card })?;
        answer.messages.into_iter().next()
    }

    /// Takes a move of the log with the key of its card.
    ///
    /// A move that is against the rules only because of cards that are still hidden is taken like any other. If
    /// the moves cannot all be right, this device objects, and everybody opens everything.
    pub(crate) fn play(
        &mut self,
        dealer: &mut dyn Dealer,
        seat: usize,
        (mv, key): (&str, &str),
    ) -> Result<(), Fault> {
        if !self.is_stopped && !includes(self.movers(), seat) {
            return Err(BROKEN);
        }
        let mv = self
            .game
            .parse_move(mv)
            .ok_or((seat, LieKind::IllegalMove))?;
        self.open(dealer, seat, (mv, key))?;
        self.moves.push((seat, mv));
        if self.is_stopped {
            return Ok(());
        }
        let next = self.after(seat, mv);
        if next.is_none() {
            self.ask(dealer, &ToDealer::Object {});
        }
        let is_over = next.as_ref().is_some_and(|played| played.is_round_over());
        self.record = next.or(self.record.take());
        if is_over {
            self.ask(dealer, &ToDealer::Finish {});
        }
        Ok(())
    }

    /// Opens the card of a move to everybody. A player who opens another card, or none, has made an illegal move.
    fn open(
        &mut self,
        dealer: &mut dyn Dealer,
        seat: usize,
        (mv, key): (Word, &str),
    ) -> Result<(), Fault> {
        let illegal = (seat, LieKind::IllegalMove);
        let Some(card) = self.closed_card(mv) else {
            return key.is_empty().then_some(()).ok_or(illegal);
        };
        let number = self.number_of(card).ok_or(illegal)?;
        if seat == self.seat {
            self.ask(dealer, &ToDealer::Play { card: number });
        } else {
            let message = key.to_owned();
            let request = ToDealer::Take { seat, message };
            let answer = self.ask(dealer, &request).ok_or(illegal)?;
            lie_in(&answer).map_or(Ok(()), Err)?;
            let shown = DealFact::Played { seat, card: number };
            // A card that cannot be read is another lie, which the audit finds.
            let is_read = [shown, DealFact::Stopped {}];
            let is_read = is_read.iter().any(|fact| answer.facts.contains(fact));
            is_read.then_some(()).ok_or(illegal)?;
        }
        self.opened.push(card);
        self.placing.put(seat, card);
        Ok(())
    }

    /// The match after a move; `None` if the moves cannot all be right. The determinization changes if the move shows
    /// that a card lies elsewhere.
    fn after(&mut self, seat: usize, mv: Word) -> Option<Box<dyn AnyMatch>> {
        let record = self.record.clone()?;
        if seat != self.seat {
            for card in self.placing.hidden() {
                let hand: Vec<u8> = self.game.card(mv).into_iter().chain([card]).collect();
                if !self.game.could_play(&*record, &hand, mv) {
                    self.placing.bar(seat, card);
                }
            }
        }
        let mut next = record.clone();
        if !play_for(&mut *next, seat, mv) {
            next = self
                .game
                .with_deal(&*record, self.number, &self.placing.deal()?)?;
            play_for(&mut *next, seat, mv).then_some(())?;
        }
        Some(next)
    }

    /// The card that a move plays, if nobody but its owner has seen it.
    fn closed_card(&self, mv: Word) -> Option<u8> {
        self.game
            .card(mv)
            .filter(|card| !self.opened.contains(card))
    }
}
