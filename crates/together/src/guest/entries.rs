//! How a guest follows the log.

use cards::SeatCount;
use game::Turn;

use super::{Drawing, Guest, GuestOutput, send};
use crate::lie::{BROKEN, Fault, HOST};
use crate::log::next_head;
use crate::own_move::play_for;
use crate::signer::{signed_end, signed_head, signed_move, signed_salt};
use crate::{Entry, Lie, LieKind, SeatEntry, SentDeal, ToHost, is_signed, keeps_promise};

impl Guest {
    pub(super) fn take_entries(
        &mut self,
        from: usize,
        entries: &[Entry],
        deals: &[SentDeal],
        signature: &str,
    ) -> Vec<GuestOutput> {
        let log = &self.table.log;
        if !self.is_known || self.table.lie.is_some() {
            return Vec::new();
        }
        let have = log.entries().len();
        let (Some(mut head), false) = (log.head_after(from), entries.is_empty()) else {
            return vec![send(&ToHost::Have {
                match_number: self.match_number,
                entries: have,
            })];
        };
        let mut is_forked = false;
        for (entry, at) in entries.iter().zip(from + 1..) {
            head = next_head(head, entry);
            is_forked |= log.head_after(at).is_some_and(|known| known != head);
        }
        if !is_signed(&self.host_key(entries), &signed_head(head), signature) {
            return Vec::new();
        }
        if is_forked {
            return self.accuse((HOST, LieKind::ForkedLog));
        }
        let new = entries.get(have.saturating_sub(from)..).unwrap_or_default();
        if new.is_empty() {
            // Late or sent twice: its determinization may be older than ours.
            return Vec::new();
        }
        let mut took = self.take_determinization(deals);
        for entry in new {
            // A lie that others have told is the last entry.
            took = took.and_then(|()| match self.table.lie {
                None => self.take(entry, deals),
                Some(_) => Ok(()),
            });
        }
        let lie = match took {
            Err(fault) => self.accuse(fault),
            Ok(()) => self
                .table
                .lie
                .clone()
                .map(GuestOutput::Lie)
                .into_iter()
                .collect(),
        };
        let mut outputs = vec![GuestOutput::Changed];
        outputs.extend(lie);
        outputs.extend(self.say());
        outputs
    }

    fn host_key(&self, entries: &[Entry]) -> String {
        let began = match entries.first() {
            Some(Entry::Began { seats, .. }) => seats.first(),
            _ => None,
        };
        let host = self.table.seats.first().or(began);
        host.map_or_else(String::new, |host| host.key.clone())
    }

    /// A lie that this guest has detected ends the match here.
    fn accuse(&mut self, (seat, kind): Fault) -> Vec<GuestOutput> {
        let lie = self.lie_of(seat, kind);
        self.table.lie = Some(lie.clone());
        vec![GuestOutput::Lie(lie)]
    }

    pub(super) fn lie_of(&self, seat: usize, kind: LieKind) -> Lie {
        let entries = self.table.log.entries().len();
        Lie {
            seat,
            kind,
            entries,
        }
    }

    /// Takes an entry that follows the log.
    pub(super) fn take(&mut self, entry: &Entry, deals: &[SentDeal]) -> Result<(), Fault> {
        if self.table.accused.is_some() && !matches!(entry, Entry::Opened { .. }) {
            return Err(BROKEN);
        }
        match entry {
            Entry::Began {
                match_number,
                options,
                seats,
                sealed,
            } => self.take_start(*match_number, (options, *sealed), seats)?,
            Entry::Promised { round, promises } => self.take_promises(*round, promises)?,
            Entry::Opened {
                round,
                salts,
                signatures,
            } => self.take_salts(*round, salts, signatures)?,
            Entry::Dealt { round } => self.take_deal(*round, deals)?,
            Entry::Played {
                seat,
                mv,
                key,
                signature,
            } => self.take_move(*seat, (mv, key), signature)?,
            Entry::Sealing { round } => self.take_sealing(*round, entry)?,
            Entry::Sealed {
                seat,
                message,
                entries,
                signature,
            } => self.take_sealed(*seat, message, (*entries, signature))?,
            Entry::Checked { round, cards } => self.take_checked(*round, cards)?,
            Entry::Seated { seat, level } => {
                let seated = self.table.seats.get_mut(*seat).ok_or(BROKEN)?;
                seated.level.clone_from(level);
                seated.is_short().then_some(()).ok_or(BROKEN)?;
                self.void_sealed_round(level);
            }
            Entry::IllegalMove {
                seat,
                mv,
                signature,
            } => {
                let text = signed_move(self.table.log.head(), mv, "");
                self.check_accusation(*seat, &text, signature)?;
                self.table.accused = Some(entry.clone());
            }
            Entry::FalseSalt {
                seat,
                round,
                salt,
                signature,
            } => self.take_false_salt(*seat, *round, salt, signature)?,
            Entry::Confirmed { seat, signature } => {
                let head = self
                    .table
                    .ended
                    .and_then(|end| self.table.log.head_after(end));
                let text = signed_end(head.ok_or(BROKEN)?);
                if !is_signed(self.key(*seat)?, &text, signature) {
                    return Err((HOST, LieKind::ForkedLog));
                }
            }
        }
        self.table.log.push(entry.clone());
        self.note_end(entry);
        Ok(())
    }

    /// Notes the end of the match after its last entry but the confirmations.
    fn note_end(&mut self, entry: &Entry) {
        let is_over = self
            .table
            .record
            .as_ref()
            .is_some_and(|record| record.is_over());
        let is_last = match entry {
            Entry::Opened { .. } | Entry::Checked { .. } if is_over => true,
            _ => self.table.lie.is_some(),
        };
        if is_last {
            self.table.ended = Some(self.table.log.entries().len());
        }
    }

    fn take_start(
        &mut self,
        match_number: usize,
        (options, is_sealed): (&str, bool),
        seats: &[SeatEntry],
    ) -> Result<(), Fault> {
        let own = seats.get(self.seat).map(|seat| &seat.key);
        let is_own = own == Some(&self.signer.key())
            && match_number == self.match_number
            && is_sealed == self.is_sealed();
        let is_possible = seats.len() <= SeatCount::MAX && seats.iter().all(SeatEntry::is_short);
        if !is_own || !is_possible || !self.table.log.entries().is_empty() {
            return Err(BROKEN);
        }
        self.table.is_sealed = is_sealed;
        self.table.options = options.into();
        self.table.seats = seats.to_vec();
        self.table.drawing = Drawing::Promise(0);
        Ok(())
    }

    fn take_move(
        &mut self,
        seat: usize,
        (mv, key): (&str, &str),
        signature: &str,
    ) -> Result<(), Fault> {
        let player = self.table.seats.get(seat).ok_or(BROKEN)?;
        let text = signed_move(self.table.log.head(), mv, key);
        let must_sign = seat != HOST && player.level.is_empty();
        if must_sign && !is_signed(&player.key, &text, signature) {
            return Err((HOST, LieKind::ForgedMove));
        }
        if !must_sign && !signature.is_empty() {
            return Err(BROKEN);
        }
        self.forget_wanted(seat);
        if self.table.sealed.is_some() {
            return self.take_sealed_move(seat, (mv, key));
        }
        // A guest's illegal move has another kind of entry.
        let illegal = (HOST, LieKind::IllegalMove);
        let is_dealt = self.table.before.is_some();
        let record = self.table.record.as_mut().filter(|_| is_dealt);
        let record = record.ok_or(BROKEN)?;
        let mv = self.game.parse_move(mv).ok_or(illegal)?;
        play_for(&mut **record, seat, mv)
            .then_some(())
            .ok_or(illegal)
    }

    /// Forgets the move that the person has made: the log has it, or another player's in its place. When several
    /// are to move at once, the others' moves do not take its place.
    fn forget_wanted(&mut self, seat: usize) {
        let is_own = seat == self.seat;
        let record = self.record();
        let is_several = record.is_some_and(|record| matches!(record.turn(), Turn::Several(_)));
        if is_own || !is_several {
            self.table.wanted = None;
        }
    }

    fn take_false_salt(
        &mut self,
        seat: usize,
        round: usize,
        salt: &str,
        signature: &str,
    ) -> Result<(), Fault> {
        let head = self.table.log.head_with_promises(round).ok_or(BROKEN)?;
        self.check_accusation(seat, &signed_salt(head, round, salt), signature)?;
        let promised = self.table.promises.get(seat).copied().flatten();
        let promised = promised.ok_or((HOST, LieKind::FalseAccusation))?;
        let salt = salt.parse().ok();
        if salt.is_some_and(|salt| keeps_promise(promised, round, seat, salt)) {
            return Err((HOST, LieKind::FalseAccusation));
        }
        self.table.lie = Some(self.lie_of(seat, LieKind::FalseSalt));
        Ok(())
    }

    /// The evidence against a guest must have the guest's own signature.
    fn check_accusation(&self, seat: usize, text: &str, signature: &str) -> Result<(), Fault> {
        let is_true = is_signed(self.key(seat)?, text, signature);
        is_true
            .then_some(())
            .ok_or((HOST, LieKind::FalseAccusation))
    }

    pub(super) fn key(&self, seat: usize) -> Result<&str, Fault> {
        let player = self.table.seats.get(seat).filter(|_| seat != HOST);
        Ok(&player.ok_or(BROKEN)?.key)
    }
}
