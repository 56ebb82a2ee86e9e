//! Takes a message, and reports the facts that follow.

use cards::Seat;

use super::{Client, Update};
use crate::audit::false_alarms;
use crate::fact::Fact;
use crate::intake::take;
use crate::message::{Message, Reason};
use crate::refusal::Refusal;

impl Client {
    /// Takes a message into the record, and reports the facts that follow.
    pub(super) fn accept(
        &mut self,
        from: Seat,
        bytes: &[u8],
        update: &mut Update,
    ) -> Result<(), Refusal> {
        let message = Message::read(&self.record.plan, bytes)?;
        let (mut played, mut objects) = (None, false);
        match message {
            Message::Play { position, .. } => played = Some(position),
            Message::Open { reason, .. } => objects = reason == Reason::Objection,
            _ => {}
        }
        let known = self.record.lies.len();
        let may_end = self.is_finished || self.stop.is_some();
        take(&mut self.record, from, message, may_end)?;
        self.log.push((from, bytes.to_vec()));
        self.tell_lies(known, update);
        if let Some(position) = played {
            self.tell_play(from, position, update);
        }
        if objects {
            update.facts.push(Fact::Objected { seat: from });
            if from == self.me {
                self.stop(Reason::Objection, update);
            }
        }
        if !self.is_dealt && self.record.is_dealt() {
            self.tell_hand(update);
        }
        if self.record.has_stopped(from) && from != self.me {
            self.stop(Reason::After(from), update);
        }
        self.tell_audit(update);
        Ok(())
    }

    fn tell_lies(&self, known: usize, update: &mut Update) {
        let lies = self.record.lies[known..].iter();
        update.facts.extend(lies.map(|lie| Fact::Lied(*lie)));
    }

    fn tell_play(&mut self, seat: Seat, position: u8, update: &mut Update) {
        let key = self.record.plays[usize::from(position)];
        let Some(key) = key.filter(|_| self.record.plan.owner(position) == Some(seat)) else {
            return;
        };
        let card = self.faces.read(&self.record, position, key);
        if let Some(card) = self.see(position, card, update) {
            update.facts.push(Fact::Played {
                seat,
                card,
                position,
            });
        }
    }

    fn tell_hand(&mut self, update: &mut Update) {
        self.is_dealt = true;
        for position in self.record.plan.hand(self.me) {
            let key = self.secrets.key(&self.record.plan, position);
            let card = self.faces.read(&self.record, position, key);
            self.see(position, card, update);
        }
        if self.stop.is_none() {
            let hand = self.hand();
            update.facts.push(Fact::Dealt { hand });
        }
    }

    /// Notes the card at a position, if it is a card and at no other position.
    fn see(&mut self, position: u8, card: Option<u8>, update: &mut Update) -> Option<u8> {
        let at = usize::from(position);
        let is_here = |other: usize| self.seen[other] == card && other != at;
        if card.is_none() || (0..self.seen.len()).any(is_here) {
            update.facts.push(Fact::Faulty { position });
            self.stop(Reason::Faulty(position), update);
            return None;
        }
        self.seen[at] = card;
        card
    }

    pub(super) fn stop(&mut self, reason: Reason, update: &mut Update) {
        if self.stop.is_none() {
            self.stop = Some(reason);
            let by = match reason {
                Reason::After(seat) => seat,
                Reason::Faulty(_) | Reason::Objection | Reason::End => self.me,
            };
            update.facts.push(Fact::Stopped { by });
        }
    }

    fn tell_audit(&mut self, update: &mut Update) {
        if self.is_audited {
            return;
        }
        let Some(cards) = self.faces.read_all(&self.record) else {
            return;
        };
        self.is_audited = true;
        let known = self.record.lies.len();
        for (seat, evidence) in false_alarms(&self.record, &cards) {
            self.record.name(seat, evidence);
        }
        self.tell_lies(known, update);
        update.facts.push(Fact::Audited { cards });
    }
}
