//! Sealed deals at the host's table. The host follows them like everybody else, and also orders the messages.

use game::Word;
use protocol::Deal;
use session::AnyMatch;

use super::{Host, HostOutput, HostSeat, Seating};
use crate::lie::{BROKEN, Fault, HOST};
use crate::sealed::{SealedRound, checked_deal};
use crate::signer::signed_sealed;
use crate::{AnyDeals, Dealer, Entry, Head, Secret, is_signed, next_head};

/// The most players of a sealed deal.
const MAX: usize = 6;

impl Host {
    /// A table like that of [`Host::new`] at which nobody, not even the host, can look into the deals. `dealer`
    /// is the host's own side of them, and must be ready. `None` also if a bot has a seat, or if the game cannot
    /// be dealt like this.
    #[must_use]
    pub fn sealed(
        game: &'static dyn AnyDeals,
        name: &str,
        options: &str,
        others: &[Seating],
        secret: Secret,
        dealer: Box<dyn Dealer>,
    ) -> Option<Self> {
        let host = Self::new(game, name, options, others, secret)?;
        let seats = &host.seats;
        let start = game.start(cards::Seed(0), seats.len(), options)?;
        let is_people = !seats.iter().any(HostSeat::is_bot) && seats.len() <= MAX;
        let is_fit = is_people && game.can_be_sealed(&*start) && dealer.is_ready();
        is_fit.then_some(Self {
            dealer: Some(dealer),
            ..host
        })
    }

    /// Whether nobody can look into the deals.
    #[must_use]
    pub const fn is_sealed(&self) -> bool {
        self.dealer.is_some()
    }

    /// The seats whose messages a sealed deal waits for: before the first card, and after the last one. A seat that
    /// stays in the list does not answer.
    #[must_use]
    pub fn waiting_for(&self) -> &[usize] {
        let playing = self.playing.as_ref();
        let sealed = playing.and_then(|playing| playing.sealed.as_ref());
        sealed.map_or(&[], SealedRound::waiting)
    }

    /// Whether a sealed round is dealt or played.
    pub(super) fn is_sealing(&self) -> bool {
        let playing = self.playing.as_ref();
        playing.is_some_and(|playing| playing.sealed.is_some())
    }

    /// Begins to deal a round: sealed, if that is agreed and no bot plays.
    pub(super) fn begin_round(&mut self, round: usize) {
        if !self.is_sealed() || self.seats.iter().any(HostSeat::plays_by_bot) {
            return self.begin_draw(round);
        }
        let entry = Entry::Sealing { round };
        let head = next_head(self.log.head(), &entry);
        self.begin_sealed(round, head);
        self.log.push(entry);
        // The messages that begin a deal cannot be lies.
        let _ = self.log_sealed();
    }

    /// Begins a draw again as a sealed deal, if that is possible now.
    pub(super) fn seal_draw(&mut self) {
        let draw = self.draw.as_ref();
        let round = draw
            .filter(|draw| !draw.is_announced)
            .map(|draw| draw.round);
        if let Some(round) = round.filter(|round| *round > 0) {
            self.draw = None;
            self.begin_round(round);
        }
    }

    /// A bot has taken a seat: nobody has the keys of the person any more. The round is dealt again.
    pub(super) fn void_sealed_round(&mut self) {
        let Some(playing) = &mut self.playing else {
            return;
        };
        playing.goes_on = false;
        if let Some(sealed) = playing.sealed.take() {
            self.begin_draw(sealed.number());
        }
    }

    /// Takes a guest's message of a sealed deal.
    pub(super) fn take_sealed(
        &mut self,
        seat: usize,
        message: String,
        (entries, signature): (usize, String),
    ) -> Vec<HostOutput> {
        let key = &self.seats[seat].player.key;
        let head = self.log.head_in_sealing(entries);
        let signed = head.map(|head| signed_sealed(head, &message));
        if !signed.is_some_and(|signed| is_signed(key, &signed, &signature)) || self.has_ended() {
            return Vec::new();
        }
        let took = self.with_sealed(|sealed, dealer| sealed.take(dealer, seat, &message));
        // A message that is refused comes too early, or again.
        if matches!(took, None | Some(Ok(false))) {
            return Vec::new();
        }
        let entry = Entry::Sealed {
            seat,
            message,
            entries,
            signature,
        };
        self.push_sealed(entry, took.and_then(Result::err))
    }

    /// Takes a guest's move of a sealed round, or the host's own one. Its player has signed it and is to move.
    pub(super) fn take_sealed_move(
        &mut self,
        seat: usize,
        (mv, key): (String, String),
        signature: String,
    ) -> Vec<HostOutput> {
        let played = self.with_sealed(|sealed, dealer| sealed.play(dealer, seat, (&mv, &key)));
        let entry = Entry::Played {
            seat,
            mv,
            key,
            signature,
        };
        self.push_sealed(entry, played.and_then(Result::err))
    }

    /// A move of the host in a sealed round.
    pub(super) fn play_sealed(&mut self, mv: Word) -> Vec<HostOutput> {
        let is_legal = self.record().is_some_and(|record| record.is_legal(mv));
        let key = self.with_sealed(|sealed, dealer| sealed.key(dealer, mv));
        match key.flatten().filter(|_| is_legal) {
            Some(key) => self.take_sealed_move(HOST, (mv.to_string(), key), String::new()),
            None => Vec::new(),
        }
    }

    /// Whether an entry of a saved log belongs to a sealed round.
    pub(super) fn is_of_sealed(&self, entry: &Entry) -> bool {
        let is_more = !matches!(entry, Entry::Seated { .. }) && self.is_sealing();
        is_more || matches!(entry, Entry::Sealing { .. } | Entry::Checked { .. })
    }

    /// Takes an entry of a saved log that belongs to a sealed round. `coming` is the log from this entry on. A
    /// round that was checked is not computed again.
    pub(super) fn replay_sealed(&mut self, entry: &Entry, coming: &[Entry]) -> Option<()> {
        let took = match entry {
            Entry::Sealing { round } => {
                if let Some(cards) = checked_deal(coming) {
                    let playing = self.playing.as_mut()?;
                    let record = &mut playing.record;
                    *record = self.game.with_deal(&**record, *round, cards)?;
                    record.next_round();
                    playing.deals.push(cards.clone());
                    return Some(());
                }
                let head = next_head(self.log.head(), entry);
                self.begin_sealed(*round, head)?;
                Ok(())
            }
            Entry::Sealed { seat, message, .. } => {
                let took = self.with_sealed(|sealed, dealer| sealed.take(dealer, *seat, message));
                took?.and_then(|took| took.then_some(()).ok_or(BROKEN))
            }
            Entry::Played { seat, mv, key, .. } => {
                self.with_sealed(|sealed, dealer| sealed.play(dealer, *seat, (mv, key)))?
            }
            Entry::Dealt { .. } => self.deal_sealed(),
            Entry::Checked { cards, .. } if self.is_sealing() => self.end_sealed_round(cards),
            Entry::Checked { .. } => {
                self.note_end();
                Ok(())
            }
            _ => Ok(()),
        };
        match took {
            Err(BROKEN) => None,
            Err(fault) => {
                self.note_lie(fault);
                Some(())
            }
            Ok(()) => Some(()),
        }
    }

    fn begin_sealed(&mut self, round: usize, head: Head) -> Option<()> {
        let (playing, dealer) = (self.playing.as_mut()?, self.dealer.as_deref_mut()?);
        let of = (round, head, self.secret);
        playing.sealed = SealedRound::begin(dealer, (self.game, &*playing.record), HOST, of);
        playing.sealed.as_ref().map(|_| ())
    }

    /// Logs an entry of a sealed round and those that follow from it. A lie in them ends the match.
    fn push_sealed(&mut self, entry: Entry, fault: Option<Fault>) -> Vec<HostOutput> {
        self.log.push(entry);
        let fault = fault.map_or_else(|| self.log_sealed(), Err);
        match fault {
            Err(fault) => self.end_by_lie(fault, self.log.entries().len() - 1),
            Ok(()) => self.sync_changed(),
        }
    }

    /// Logs what the host has to say in a sealed deal, that the cards are dealt, and that everything was checked.
    fn log_sealed(&mut self) -> Result<(), Fault> {
        while let Some(Some(message)) = self.with_sealed(|sealed, _| sealed.unsaid().cloned()) {
            self.with_sealed(|sealed, dealer| sealed.take(dealer, HOST, &message));
            self.log.push(Entry::Sealed {
                seat: HOST,
                message,
                entries: 0,
                signature: String::new(),
            });
        }
        let now =
            self.with_sealed(|sealed, _| (sealed.number(), sealed.is_dealt(), sealed.true_deal()));
        match now {
            Some((round, true, _)) => {
                self.log.push(Entry::Dealt { round });
                self.deal_sealed()
            }
            Some((round, false, Some(cards))) => {
                let checked = self.end_sealed_round(&cards);
                self.log.push(Entry::Checked { round, cards });
                checked?;
                let playing = self.playing.as_mut();
                let goes_on = playing.is_some_and(|playing| core::mem::take(&mut playing.goes_on));
                if goes_on && !self.has_ended() {
                    self.begin_round(round + 1);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Everybody has their hand.
    fn deal_sealed(&mut self) -> Result<(), Fault> {
        let playing = self.playing.as_mut().ok_or(BROKEN)?;
        let sealed = playing.sealed.as_mut().ok_or(BROKEN)?;
        sealed.deal(&*playing.record)
    }

    /// Everything is open. If all was right, the true deal takes the place of the determinization.
    fn end_sealed_round(&mut self, cards: &Deal) -> Result<(), Fault> {
        let playing = self.playing.as_mut().ok_or(BROKEN)?;
        let sealed = playing.sealed.as_ref().ok_or(BROKEN)?;
        playing.record = sealed.check(&*playing.record, cards)?;
        playing.sealed = None;
        playing.deals.push(self.game.cards(&*playing.record));
        self.note_end();
        Ok(())
    }

    /// Notes that the next round may begin, if a sealed one is over but for its checks.
    pub(super) fn go_on_after_checks(&mut self) {
        if let Some(playing) = &mut self.playing {
            let record = playing.sealed.as_ref().and_then(SealedRound::record);
            playing.goes_on |= record.is_some_and(AnyMatch::is_round_over);
        }
    }

    /// Notes the end of the match with the next entry, if it is over.
    fn note_end(&mut self) {
        let playing = self.playing.as_ref();
        let is_over = playing.is_some_and(|playing| playing.record.is_over());
        self.ended = is_over.then_some(self.log.entries().len() + 1);
    }

    fn with_sealed<T>(
        &mut self,
        act: impl FnOnce(&mut SealedRound, &mut dyn Dealer) -> T,
    ) -> Option<T> {
        let sealed = self.playing.as_mut()?.sealed.as_mut()?;
        Some(act(sealed, self.dealer.as_deref_mut()?))
    }
}
