//! A guest checks deals: each determinization, and at the end of a round its salts, its deal and its moves.

use cards::Seed;
use session::{AnyMatch, Salt};

use super::{Drawing, Followed, Guest};
use crate::lie::{BROKEN, Fault, HOST};
use crate::own_move::is_legal_for;
use crate::signer::signed_salt;
use crate::{Entry, LieKind, SentDeal, is_signed, joint_seed, keeps_promise};

impl Guest {
    /// Takes a new determinization for the round on the table.
    pub(super) fn take_determinization(&mut self, deals: &[SentDeal]) -> Result<(), Fault> {
        let (Some(record), Some(seat)) = (self.table.record.as_deref(), self.seat()) else {
            return Ok(());
        };
        let number = record.round_number();
        let news = deals.iter().find(|deal| deal.round == number);
        let is_on = self.table.before.is_some() && !record.is_round_over();
        let Some(news) = news.filter(|_| is_on) else {
            return Ok(());
        };
        let fault = (HOST, LieKind::FalseDeterminization);
        let same = self.game.looks_the_same(record, &news.cards, seat);
        let drawn = self.game.with_deal(record, number, &news.cards);
        let drawn = drawn.filter(|_| same).ok_or(fault)?;
        let own = |record| self.game.cards(record).get(self.seat).cloned();
        if own(&*drawn) != own(record) {
            return Err(fault);
        }
        self.table.record = Some(drawn);
        Ok(())
    }

    pub(super) fn take_deal(&mut self, round: usize, deals: &[SentDeal]) -> Result<(), Fault> {
        let before = self.before_round(round)?.boxed();
        if let Some(sealed) = &mut self.table.sealed {
            return sealed.deal(&*before);
        }
        let news = deals.iter().find(|deal| deal.round == round);
        let cards = &news.ok_or(BROKEN)?.cards;
        let fault = (HOST, LieKind::FalseDeterminization);
        let drawn = self.game.with_deal(&*before, round, cards);
        let mut record = drawn.ok_or(fault)?;
        record.next_round();
        self.table.record = Some(record);
        self.table.before = Some(before);
        self.table.drawing = Drawing::Done;
        Ok(())
    }

    pub(super) fn take_salts(
        &mut self,
        round: usize,
        salts: &[String],
        signatures: &[String],
    ) -> Result<(), Fault> {
        let salts = self.checked_salts(round, salts, signatures)?;
        let seed = joint_seed(round, &salts);
        if round == 0 {
            self.table.record.is_none().then_some(()).ok_or(BROKEN)?;
            let Followed { seats, options, .. } = &self.table;
            let start = self.game.start(seed, seats.len(), options);
            self.table.record = Some(start.ok_or(BROKEN)?);
            self.table.drawing = Drawing::Promise(1);
            return Ok(());
        }
        self.audit(round, seed)?;
        self.table.before = self
            .table
            .before
            .take()
            .filter(|_| self.table.lie.is_some());
        self.await_round(round + 1);
        Ok(())
    }

    /// Waits for the next round, if there is one.
    pub(super) fn await_round(&mut self, round: usize) {
        let record = self.table.record.as_ref();
        let goes_on = record.is_some_and(|record| record.is_round_over() && !record.is_over());
        self.table.drawing = if goes_on {
            Drawing::Promise(round)
        } else {
            Drawing::Done
        };
    }

    /// The match before a round, which must be the next one. The round before that one must have been audited.
    pub(super) fn before_round(&self, round: usize) -> Result<&dyn AnyMatch, Fault> {
        let record = self.table.record.as_deref().ok_or(BROKEN)?;
        let is_next = round == record.round_number() + 1 && record.is_round_over();
        let is_first = round == 1 && record.moves().is_empty();
        let is_audited = self.table.before.is_none();
        let goes_on = is_audited && !record.is_over() && (is_next || is_first);
        goes_on.then_some(record).ok_or(BROKEN)
    }

    /// The salts of a round, if they are the promised ones, and the other guests have signed theirs.
    fn checked_salts(
        &self,
        round: usize,
        salts: &[String],
        signatures: &[String],
    ) -> Result<Vec<Option<Salt>>, Fault> {
        let promises = &self.table.promises;
        let head = self.table.log.head_with_promises(round).ok_or(BROKEN)?;
        if salts.len() != promises.len() || signatures.len() != promises.len() {
            return Err(BROKEN);
        }
        let mut read = Vec::new();
        for (seat, (text, signature)) in salts.iter().zip(signatures).enumerate() {
            let salt: Option<Salt> = text.parse().ok();
            let kept = match (promises[seat], salt) {
                (Some(made), Some(salt)) => keeps_promise(made, round, seat, salt),
                (made, salt) => made.is_none() && salt.is_none(),
            };
            if !kept {
                // A guest's false salt has another kind of entry.
                return Err((HOST, LieKind::FalseSalt));
            }
            let must_sign = seat != HOST && salt.is_some();
            if must_sign && !is_signed(self.key(seat)?, &signed_salt(head, round, text), signature)
            {
                return Err((HOST, LieKind::ForkedLog));
            }
            if !must_sign && !signature.is_empty() {
                return Err(BROKEN);
            }
            read.push(salt);
        }
        Ok(read)
    }

    /// Checks shuffle, deal and every move of a round, and takes the true deal. The round is over, or a
    /// guest is accused of an illegal move, which can be seen now.
    fn audit(&mut self, round: usize, seed: Seed) -> Result<(), Fault> {
        let wrong = (HOST, LieKind::WrongDeal);
        let accused = self.table.accused.take();
        let (Some(record), Some(before), Some(seat)) = (
            self.table.record.as_deref(),
            self.table.before.as_deref(),
            self.seat(),
        ) else {
            return Err(BROKEN);
        };
        if round != record.round_number() || record.is_round_over() == accused.is_some() {
            return Err(BROKEN);
        }
        let truth = self.game.deal_from(before, seed);
        if !self.game.looks_the_same(record, &truth, seat) {
            return Err(wrong);
        }
        let record = self.game.with_deal(record, round, &truth).ok_or(wrong)?;
        if let Some(Entry::IllegalMove { seat, mv, .. }) = accused {
            let mv = self.game.parse_move(&mv);
            if mv.is_some_and(|mv| is_legal_for(&*record, seat, mv)) {
                return Err((HOST, LieKind::FalseAccusation));
            }
            self.table.lie = Some(self.lie_of(seat, LieKind::IllegalMove));
        }
        self.table.record = Some(record);
        Ok(())
    }
}
