//! How a guest follows the log, and what it checks.

use cards::Seed;
use game::{Game, Ignore, Record};
use protocol::{RoundFormat, SharedGame};
use session::{Commitment, Salt};

use super::{Drawing, Guest, GuestOutput, send};
use crate::log::{next_head, signed_head, signed_move};
use crate::{
    Entry, Lie, LieKind, SentDeal, ToHost, is_signed, joint_seed, keeps_promise, looks_the_same,
    promise,
};

/// The host's seat.
const HOST: usize = 0;

impl<G: SharedGame> Guest<G> {
    pub(super) fn take_entries(
        &mut self,
        from: usize,
        entries: &[Entry],
        deals: &[SentDeal],
        signature: &str,
    ) -> Vec<GuestOutput> {
        if !self.is_known {
            return Vec::new();
        }
        let have = self.log.entries().len();
        let (Some(mut head), false) = (self.log.head_after(from), entries.is_empty()) else {
            return vec![send(&ToHost::Have { entries: have })];
        };
        for entry in entries {
            head = next_head(head, entry);
        }
        let key = self.host_key(entries);
        if !is_signed(&key, &signed_head(head), signature) {
            return Vec::new();
        }
        let known = self.log.entries().iter().skip(from);
        if known.zip(entries).any(|(known, entry)| known != entry) {
            return self.accuse(HOST, LieKind::ForkedLog);
        }
        let new = entries.get(have.saturating_sub(from)..).unwrap_or_default();
        if new.is_empty() {
            // Late or sent twice: its stand-in may be older than ours.
            return Vec::new();
        }
        let took = self.take_stand_in(deals);
        let took = took.and_then(|()| new.iter().try_for_each(|entry| self.take(entry, deals)));
        if let Err((seat, kind)) = took {
            return self.accuse(seat, kind);
        }
        let mut outputs = vec![GuestOutput::Changed];
        outputs.extend(self.say());
        outputs
    }

    fn host_key(&self, entries: &[Entry]) -> String {
        match (self.seats.first(), entries.first()) {
            (Some(host), _) => host.key.clone(),
            (None, Some(Entry::Began { seats, .. })) => seats
                .first()
                .map(|host| host.key.clone())
                .unwrap_or_default(),
            _ => String::new(),
        }
    }

    fn accuse(&mut self, seat: usize, kind: LieKind) -> Vec<GuestOutput> {
        let entries = self.log.entries().len();
        let lie = Lie {
            seat,
            kind,
            entries,
        };
        self.lie = Some(lie.clone());
        vec![GuestOutput::Lie(lie)]
    }

    /// Takes a new stand-in for the round on the table.
    fn take_stand_in(&mut self, deals: &[SentDeal]) -> Result<(), (usize, LieKind)> {
        let (Some(record), Some(seat)) = (&self.record, self.seat()) else {
            return Ok(());
        };
        let number = record.round_number();
        let news = deals.iter().find(|deal| deal.round == number);
        let Some(news) = news.filter(|_| self.before.is_some() && !record.is_round_over()) else {
            return Ok(());
        };
        let fault = (HOST, LieKind::FalseStandIn);
        let drawn = G::with_cards(record.dealt(), &news.cards).ok_or(fault)?;
        let same = looks_the_same::<G>(record.dealt(), &drawn, record.round_moves(), seat);
        let own = |round: &G::Round| G::cards(round).get(self.seat).cloned();
        if !same || own(&drawn) != own(record.dealt()) {
            return Err(fault);
        }
        self.record = Some(record.clone().with_deal(number, drawn).ok_or(fault)?);
        Ok(())
    }

    fn take(&mut self, entry: &Entry, deals: &[SentDeal]) -> Result<(), (usize, LieKind)> {
        let broken = (HOST, LieKind::BrokenLog);
        match entry {
            Entry::Began { options, seats } => {
                if !self.log.entries().is_empty() {
                    return Err(broken);
                }
                (self.options, self.seats) = (options.clone(), seats.clone());
                self.drawing = Drawing::Promise(0);
            }
            Entry::Promised { round, promises } => {
                let read = |text: &String| text.parse::<Commitment>().ok();
                self.promises = promises.iter().map(read).collect();
                let own = promise(*round, self.seat, self.secret.round_salt(*round));
                match self.promises.get(self.seat) {
                    Some(Some(promised)) if *promised != own => return Err(broken),
                    Some(Some(_)) => self.drawing = Drawing::Salt(*round),
                    _ => self.drawing = Drawing::Done,
                }
            }
            Entry::Opened { round, salts } => self.take_salts(*round, salts)?,
            Entry::Dealt { round } => self.take_deal(*round, deals)?,
            Entry::Played {
                seat,
                mv,
                signature,
            } => self.take_move(*seat, mv, signature)?,
            Entry::Seated { seat, level } => {
                let seated = self.seats.get_mut(*seat).ok_or(broken)?;
                seated.level.clone_from(level);
            }
        }
        self.log.push(entry.clone());
        Ok(())
    }

    fn take_salts(&mut self, round: usize, salts: &[String]) -> Result<(), (usize, LieKind)> {
        let broken = (HOST, LieKind::BrokenLog);
        let salts: Vec<Option<Salt>> = salts.iter().map(|salt| salt.parse().ok()).collect();
        for (seat, promised) in self.promises.iter().enumerate() {
            let salt = salts.get(seat).copied().flatten();
            let kept = match (promised, salt) {
                (Some(promised), Some(salt)) => keeps_promise(*promised, round, seat, salt),
                (promised, salt) => promised.is_none() && salt.is_none(),
            };
            if !kept {
                // The host has to refuse a guest's false salt, and does not log it.
                return Err((HOST, LieKind::FalseSalt));
            }
        }
        let seed = joint_seed(round, &salts);
        if round == 0 {
            let seats = i64::try_from(self.seats.len()).unwrap_or(i64::MAX);
            let seats = G::Round::SEATS.seat_count(seats).map_err(|_| broken)?;
            let start = <G as RoundFormat>::parse_start(seed, seats, &self.options);
            self.record = Some(Record::new(start.ok_or(broken)?));
            self.drawing = Drawing::Promise(1);
            return Ok(());
        }
        self.audit(round, seed)?;
        self.before = None;
        let goes_on = self.record.as_ref().is_some_and(|record| !record.is_over());
        self.drawing = if goes_on {
            Drawing::Promise(round + 1)
        } else {
            Drawing::Done
        };
        Ok(())
    }

    /// Checks shuffle, deal and every move of a finished round, and takes the true deal.
    fn audit(&mut self, round: usize, seed: Seed) -> Result<(), (usize, LieKind)> {
        let wrong = (HOST, LieKind::WrongDeal);
        let (Some(record), Some(before), Some(seat)) = (&self.record, &self.before, self.seat())
        else {
            return Err((HOST, LieKind::BrokenLog));
        };
        if round != record.round_number() || !record.is_round_over() {
            return Err((HOST, LieKind::BrokenLog));
        }
        let truth = G::deal(before, seed);
        if !looks_the_same::<G>(&truth, record.dealt(), record.round_moves(), seat) {
            return Err(wrong);
        }
        self.record = Some(record.clone().with_deal(round, truth).ok_or(wrong)?);
        Ok(())
    }

    fn take_deal(&mut self, round: usize, deals: &[SentDeal]) -> Result<(), (usize, LieKind)> {
        let broken = (HOST, LieKind::BrokenLog);
        let record = self.record.clone().ok_or(broken)?;
        let is_next = round == record.round_number() + 1 && record.is_round_over();
        if !is_next && (round != 1 || !record.moves().is_empty()) {
            return Err(broken);
        }
        let before = record.match_state().clone();
        let news = deals
            .iter()
            .find(|deal| deal.round == round)
            .ok_or(broken)?;
        let drawn = G::with_cards(&G::deal(&before, Seed(0)), &news.cards);
        let fault = (HOST, LieKind::FalseStandIn);
        let mut record = record.with_deal(round, drawn.ok_or(fault)?).ok_or(fault)?;
        if is_next && !record.next_round() {
            return Err(broken);
        }
        (self.record, self.before) = (Some(record), Some(before));
        self.drawing = Drawing::Done;
        Ok(())
    }

    fn take_move(
        &mut self,
        seat: usize,
        mv: &str,
        signature: &str,
    ) -> Result<(), (usize, LieKind)> {
        let broken = (HOST, LieKind::BrokenLog);
        let player = self.seats.get(seat).ok_or(broken)?;
        let text = signed_move(self.log.head(), mv);
        let must_sign = seat != HOST && player.level.is_empty();
        if must_sign && !is_signed(&player.key, &text, signature) {
            return Err((HOST, LieKind::ForgedMove));
        }
        let illegal = (HOST, LieKind::IllegalMove);
        let record = self.record.as_mut().ok_or(broken)?;
        let mover = record.round().to_move().map(cards::Seat::index);
        let mv = G::parse_move(mv)
            .filter(|_| mover == Some(seat))
            .ok_or(illegal)?;
        record.play(mv, &mut Ignore).map_err(|_| illegal)?;
        self.wanted = None;
        Ok(())
    }
}
