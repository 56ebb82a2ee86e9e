//! A guest checks deals: each determinization, and at the end of a round its salts, its deal and its moves.

use cards::Seed;
use game::Record;
use protocol::TableFormat;
use session::Salt;

use super::{Drawing, Guest};
use crate::lie::{BROKEN, Fault, HOST};
use crate::own_move::is_legal_for;
use crate::signer::signed_salt;
use crate::{Entry, LieKind, SentDeal, is_signed, joint_seed, keeps_promise, looks_the_same};

impl<G: TableFormat> Guest<G> {
    /// Takes a new determinization for the round on the table.
    pub(super) fn take_determinization(&mut self, deals: &[SentDeal]) -> Result<(), Fault> {
        let (Some(record), Some(seat)) = (&self.table.record, self.seat()) else {
            return Ok(());
        };
        let number = record.round_number();
        let news = deals.iter().find(|deal| deal.round == number);
        let is_on = self.table.before.is_some() && !record.is_round_over();
        let Some(news) = news.filter(|_| is_on) else {
            return Ok(());
        };
        let fault = (HOST, LieKind::FalseDeterminization);
        let drawn = G::with_cards(record.dealt(), &news.cards).ok_or(fault)?;
        let same = looks_the_same::<G>(record.dealt(), &drawn, record.round_moves(), seat);
        let own = |round: &G| G::cards(round).get(self.seat).cloned();
        if !same || own(&drawn) != own(record.dealt()) {
            return Err(fault);
        }
        self.table.record = Some(record.clone().with_deal(number, drawn).ok_or(fault)?);
        Ok(())
    }

    pub(super) fn take_deal(&mut self, round: usize, deals: &[SentDeal]) -> Result<(), Fault> {
        let record = self.before_round(round)?.clone();
        if let Some(sealed) = &mut self.table.sealed {
            return sealed.deal(&record);
        }
        let before = record.match_state().clone();
        let news = deals.iter().find(|deal| deal.round == round);
        let drawn = G::with_cards(&G::deal_from(&before, Seed(0)), &news.ok_or(BROKEN)?.cards);
        let fault = (HOST, LieKind::FalseDeterminization);
        let mut record = record.with_deal(round, drawn.ok_or(fault)?).ok_or(fault)?;
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
            let players = i64::try_from(self.table.seats.len()).unwrap_or(i64::MAX);
            let seats = G::SEATS.seat_count(players).map_err(|_| BROKEN)?;
            let start = <G as TableFormat>::parse_start(seed, seats, &self.table.options);
            self.table.record = Some(Record::new(start.ok_or(BROKEN)?));
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
    pub(super) fn before_round(&self, round: usize) -> Result<&Record<G::Match>, Fault> {
        let record = self.table.record.as_ref().ok_or(BROKEN)?;
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
        let (Some(record), Some(before), Some(seat)) =
            (&self.table.record, &self.table.before, self.seat())
        else {
            return Err(BROKEN);
        };
        if round != record.round_number() || record.is_round_over() == accused.is_some() {
            return Err(BROKEN);
        }
        let truth = G::deal_from(before, seed);
        if !looks_the_same::<G>(&truth, record.dealt(), record.round_moves(), seat) {
            return Err(wrong);
        }
        let record = record.clone().with_deal(round, truth).ok_or(wrong)?;
        if let Some(Entry::IllegalMove { seat, mv, .. }) = accused {
            let mv = G::parse_move(&mv);
            if mv.is_some_and(|mv| is_legal_for(record.round(), seat, mv)) {
                return Err((HOST, LieKind::FalseAccusation));
            }
            self.table.lie = Some(self.lie_of(seat, LieKind::IllegalMove));
        }
        self.table.record = Some(record);
        Ok(())
    }
}
