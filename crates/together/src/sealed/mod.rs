//! A round whose deal is sealed: nobody can look into it, not even the host.
//!
//! Every device follows the deal's messages in the log, the host's like all others. It knows its own hand and
//! the cards that were played, and lays the other cards so that all moves are legal: its determinization.

mod dealer;
mod local_dealer;
mod moves;
mod placing;

use std::collections::VecDeque;

use cards::SeatSet;
use game::Word;
use protocol::Deal;
use session::{AnyMatch, hex};

use crate::lie::{BROKEN, Fault, HOST};
use crate::own_move::play_for;
use crate::{AnyDeals, Entry, Head, LieKind, Secret};

use placing::Placing;

pub use dealer::{DealFact, Dealer, FromDealer, ToDealer};
pub use local_dealer::LocalDealer;

/// A sealed round as one device follows it.
pub(crate) struct SealedRound {
    game: &'static dyn AnyDeals,
    number: usize,
    seat: usize,
    placing: Placing,
    /// The match with the determinization; `None` before the cards are dealt.
    record: Option<Box<dyn AnyMatch>>,
    moves: Vec<(usize, Word)>,
    /// The cards that everybody has seen.
    opened: Vec<u8>,
    hand: Option<Vec<u8>>,
    /// The messages of this device that the log does not have yet.
    unsaid: VecDeque<String>,
    waiting: Vec<usize>,
    is_stopped: bool,
    false_alarm: Option<usize>,
    objector: Option<usize>,
    /// The card at each place of the deck, by its number in the deal.
    audited: Option<Vec<Option<u8>>>,
}

impl SealedRound {
    /// Begins the next round of a match. The log's hash, which no other log has, is the name of the deal.
    /// `None` if the game has no sealed deals of this kind.
    pub(crate) fn begin(
        dealer: &mut dyn Dealer,
        (game, before): (&'static dyn AnyDeals, &dyn AnyMatch),
        seat: usize,
        (number, head, secret): (usize, Head, Secret),
    ) -> Option<Self> {
        let placing = Placing::new(&game.deal_from(before, cards::Seed(0)));
        let sizes = placing.sizes().iter().take(before.seats().size());
        let hands = sizes
            .map(|size| u8::try_from(*size).ok())
            .collect::<Option<_>>()?;
        let mut round = Self {
            game,
            number,
            seat,
            record: None,
            moves: Vec::new(),
            opened: Vec::new(),
            hand: None,
            unsaid: VecDeque::new(),
            waiting: Vec::new(),
            is_stopped: false,
            false_alarm: None,
            objector: None,
            audited: None,
            placing,
        };
        let request = ToDealer::Begin {
            name: hex(&head),
            cards: u8::try_from(round.placing.pack().len()).ok()?,
            hands,
            seat,
            seed: hex(&secret.sealing_seed(head)),
        };
        round.ask(dealer, &request).map(|_| round)
    }

    /// The match with the determinization; `None` before the cards are dealt.
    pub(crate) fn record(&self) -> Option<&dyn AnyMatch> {
        self.record.as_deref()
    }

    /// The number of the round.
    pub(crate) const fn number(&self) -> usize {
        self.number
    }

    /// The players who are to move.
    pub(crate) fn movers(&self) -> SeatSet {
        let record = self.record.as_ref().filter(|_| !self.is_stopped);
        record.map_or(SeatSet::EMPTY, |record| record.turn().movers())
    }

    /// The seats whose messages everybody waits for.
    pub(crate) fn waiting(&self) -> &[usize] {
        &self.waiting
    }

    /// The first message of this device that the log does not have yet.
    pub(crate) fn unsaid(&self) -> Option<&String> {
        self.unsaid.front()
    }

    /// Whether this device has its hand, and the round can begin.
    pub(crate) const fn is_dealt(&self) -> bool {
        self.hand.is_some() && self.record.is_none()
    }

    /// The true deal, once everybody has opened everything; empty if a lie has made it unreadable.
    pub(crate) fn true_deal(&self) -> Option<Deal> {
        let audited = self.audited.as_ref()?.iter();
        let cards = audited.map(|number| self.card((*number)?.into()));
        let Some(mut cards) = cards.collect::<Option<Vec<u8>>>() else {
            return Some(Deal::new());
        };
        let take = |size: &usize| cards.drain(..(*size).min(cards.len())).collect();
        Some(self.placing.sizes().iter().map(take).collect())
    }

    /// Takes a message of the deal that the log has, or will have if it is taken. `Ok(false)` if it is
    /// refused; then nothing has changed.
    pub(crate) fn take(
        &mut self,
        dealer: &mut dyn Dealer,
        seat: usize,
        message: &str,
    ) -> Result<bool, Fault> {
        if seat == self.seat {
            self.unsaid.pop_front_if(|unsaid| unsaid == message);
            return Ok(true);
        }
        let message = message.to_owned();
        let Some(answer) = self.ask(dealer, &ToDealer::Take { seat, message }) else {
            return Ok(false);
        };
        lie_in(&answer).map_or(Ok(true), Err)
    }

    /// The cards are dealt: this device lays its determinization.
    pub(crate) fn deal(&mut self, before: &dyn AnyMatch) -> Result<(), Fault> {
        if self.record.is_some() {
            return Err(BROKEN);
        }
        let Some(hand) = &self.hand else {
            return self.is_stopped.then_some(()).ok_or(BROKEN);
        };
        for card in hand {
            self.placing.put(self.seat, *card);
        }
        let deal = self.placing.deal().ok_or(BROKEN)?;
        self.record = Some(self.with_cards(before, &deal).ok_or(BROKEN)?);
        Ok(())
    }

    /// Everything is open: the match with the true deal, if it is the one that this device has found, and all
    /// moves were legal.
    pub(crate) fn check(
        &self,
        before: &dyn AnyMatch,
        cards: &Deal,
    ) -> Result<Box<dyn AnyMatch>, Fault> {
        if self.true_deal().ok_or(BROKEN)? != *cards {
            return Err((HOST, LieKind::WrongDeal));
        }
        let alarm = self.false_alarm.or(self.objector);
        let alarm = alarm.map_or(BROKEN, |seat| (seat, LieKind::FalseAlarm));
        let mut record = self.with_cards(before, cards).ok_or(alarm)?;
        for (seat, mv) in &self.moves {
            if !play_for(&mut *record, *seat, *mv) {
                return Err((*seat, LieKind::IllegalMove));
            }
        }
        let is_whole = alarm == BROKEN && record.is_round_over();
        is_whole.then_some(record).ok_or(alarm)
    }

    /// The round with these cards, before its first move.
    fn with_cards(&self, before: &dyn AnyMatch, deal: &Deal) -> Option<Box<dyn AnyMatch>> {
        let mut record = self.game.with_deal(before, self.number, deal)?;
        record.next_round();
        (record.round_number() == self.number).then_some(record)
    }

    /// Asks the dealer, and notes what it says; `None` if it refuses.
    fn ask(&mut self, dealer: &mut dyn Dealer, request: &ToDealer) -> Option<FromDealer> {
        let answer = Some(dealer.ask(request)).filter(|answer| !answer.refused)?;
        self.waiting.clone_from(&answer.waiting);
        if !matches!(request, ToDealer::Play { .. }) {
            self.unsaid.extend(answer.messages.iter().cloned());
        }
        for fact in &answer.facts {
            match fact {
                DealFact::Dealt { cards } => {
                    let cards = cards.iter().map(|card| self.card((*card).into()));
                    self.hand = cards.collect();
                }
                DealFact::Lied { seat, kind } => {
                    let is_alarm = *kind == LieKind::FalseAlarm;
                    self.false_alarm = self.false_alarm.or(is_alarm.then_some(*seat));
                }
                DealFact::Objected { seat } => self.objector = self.objector.or(Some(*seat)),
                DealFact::Stopped {} => self.is_stopped = true,
                DealFact::Audited { cards } => self.audited = Some(cards.clone()),
                DealFact::Played { .. } => {}
            }
        }
        Some(answer)
    }

    /// The card with a number in the deal.
    fn card(&self, number: usize) -> Option<u8> {
        self.placing.pack().get(number).copied()
    }

    /// The number of a card in the deal.
    fn number_of(&self, card: u8) -> Option<u8> {
        let number = self.placing.pack().binary_search(&card).ok()?;
        u8::try_from(number).ok()
    }
}

/// The lie that a message shows. Whether an alarm was false is seen when everything is open, here perhaps
/// before the log says so.
fn lie_in(answer: &FromDealer) -> Option<Fault> {
    let mut lies = answer.facts.iter().filter_map(|fact| match fact {
        DealFact::Lied { seat, kind } => Some((*seat, *kind)),
        _ => None,
    });
    lies.find(|(_, kind)| *kind != LieKind::FalseAlarm)
}

/// The deal of the sealed round that begins with the first of these entries, if it was checked without a lie:
/// a lie would be the last entry.
pub(crate) fn checked_deal(entries: &[Entry]) -> Option<&Deal> {
    let mut later = entries.iter().skip(1);
    let is_end = |entry: &&Entry| {
        matches!(
            entry,
            Entry::Checked { .. } | Entry::Sealing { .. } | Entry::Promised { .. }
        )
    };
    match (later.find(is_end)?, later.next()) {
        (Entry::Checked { cards, .. }, Some(_)) => Some(cards),
        _ => None,
    }
}
