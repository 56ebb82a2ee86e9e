//! A guest at a table where nobody can look into the deals.

use game::Word;
use protocol::Deal;

use super::{Drawing, Guest};
use crate::lie::{BROKEN, Fault, HOST};
use crate::sealed::SealedRound;
use crate::signer::signed_sealed;
use crate::{Dealer, Entry, LieKind, is_signed, next_head};

/// How the rounds at a table are dealt.
#[derive(Default)]
pub(super) struct Dealing {
    /// Whether nobody can look into the deals, as the host says.
    pub(super) is_sealed: bool,
    /// This device's side of them.
    pub(super) dealer: Option<Box<dyn Dealer>>,
}

impl Guest {
    /// The guest with its own side of sealed deals. Without one, or until it is ready, a guest at a table with
    /// sealed deals is not ready either, and follows no match.
    #[must_use]
    pub fn with_dealer(mut self, dealer: Box<dyn Dealer>) -> Self {
        self.dealing.dealer = Some(dealer);
        self
    }

    /// Whether nobody can look into the deals, as the host says.
    #[must_use]
    pub const fn is_sealed(&self) -> bool {
        self.dealing.is_sealed
    }

    /// The seats whose messages a sealed deal waits for: before the first card, and after the last one. A seat that
    /// stays in the list does not answer.
    #[must_use]
    pub fn waiting_for(&self) -> &[usize] {
        let sealed = self.table.sealed.as_ref();
        sealed.map_or(&[], SealedRound::waiting)
    }

    /// Whether the guest can take part in the deals of this table.
    pub(super) fn can_follow(&self) -> bool {
        let Dealing { is_sealed, dealer } = &self.dealing;
        let dealer = dealer.as_ref();
        !is_sealed || dealer.is_some_and(|dealer| dealer.is_ready())
    }

    /// Whether the next round has to be sealed: that is agreed, and no bot plays.
    pub(super) fn is_sealed_next(&self) -> bool {
        let mut seats = self.table.seats.iter();
        self.table.is_sealed && seats.all(|seat| seat.level.is_empty())
    }

    /// The key for a move of this guest; empty if the move needs none.
    pub(super) fn card_key(&mut self, mv: Word) -> Option<String> {
        match (&mut self.table.sealed, self.dealing.dealer.as_deref_mut()) {
            (Some(sealed), Some(dealer)) => sealed.key(dealer, mv),
            _ => Some(String::new()),
        }
    }

    pub(super) fn take_sealing(&mut self, round: usize, entry: &Entry) -> Result<(), Fault> {
        let head = next_head(self.table.log.head(), entry);
        self.before_round(round)?;
        if !self.is_sealed_next() || self.table.sealed.is_some() {
            return Err(BROKEN);
        }
        if self.table.checked.is_some() {
            return Ok(());
        }
        let dealer = self.dealing.dealer.as_deref_mut().ok_or(BROKEN)?;
        let before = (self.game, self.table.record.as_deref().ok_or(BROKEN)?);
        let sealed = SealedRound::begin(dealer, before, self.seat, (round, head, self.secret));
        self.table.sealed = Some(sealed.ok_or(BROKEN)?);
        self.table.drawing = Drawing::Done;
        Ok(())
    }

    pub(super) fn take_sealed(
        &mut self,
        seat: usize,
        message: &str,
        (entries, signature): (usize, &str),
    ) -> Result<(), Fault> {
        if seat == HOST {
            signature.is_empty().then_some(()).ok_or(BROKEN)?;
        } else {
            let head = self.table.log.head_in_sealing(entries).ok_or(BROKEN)?;
            let is_signed = is_signed(self.key(seat)?, &signed_sealed(head, message), signature);
            is_signed.then_some(()).ok_or((HOST, LieKind::ForkedLog))?;
        }
        if self.table.checked.is_some() {
            return Ok(());
        }
        let took = self.with_sealed(|sealed, dealer| sealed.take(dealer, seat, message));
        // The host logs no message that is refused.
        let took = took.and_then(|taken| taken.then_some(()).ok_or(BROKEN));
        self.settle(took)
    }

    pub(super) fn take_sealed_move(&mut self, seat: usize, mv: (&str, &str)) -> Result<(), Fault> {
        let played = self.with_sealed(|sealed, dealer| sealed.play(dealer, seat, mv));
        self.settle(played)
    }

    pub(super) fn take_checked(&mut self, round: usize, cards: &Deal) -> Result<(), Fault> {
        if self.table.checked.take().is_some() {
            self.table.before = None;
            self.await_round(round + 1);
            return Ok(());
        }
        let (Some(sealed), Some(before)) = (&self.table.sealed, self.table.record.as_deref())
        else {
            return Err(BROKEN);
        };
        if sealed.number() != round {
            return Err(BROKEN);
        }
        let checked = sealed.check(before, cards).map(|record| {
            (self.table.record, self.table.sealed) = (Some(record), None);
            self.await_round(round + 1);
        });
        self.settle(checked)
    }

    /// A bot has taken a seat: nobody has the keys of the person any more. The round is dealt again.
    pub(super) fn void_sealed_round(&mut self, level: &str) {
        if let Some(sealed) = self.table.sealed.take_if(|_| !level.is_empty()) {
            self.table.wanted = None;
            self.table.drawing = Drawing::Promise(sealed.number());
        }
    }

    /// A lie that the log shows to everybody ends the match here. An impossible entry is not taken.
    fn settle(&mut self, took: Result<(), Fault>) -> Result<(), Fault> {
        match took {
            Err((seat, kind)) if (seat, kind) != BROKEN => {
                self.table.lie = Some(self.lie_of(seat, kind));
                Ok(())
            }
            took => took,
        }
    }

    fn with_sealed<T>(
        &mut self,
        act: impl FnOnce(&mut SealedRound, &mut dyn Dealer) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let sealed = self.table.sealed.as_mut().ok_or(BROKEN)?;
        act(sealed, self.dealing.dealer.as_deref_mut().ok_or(BROKEN)?)
    }
}
