//! The host's match: the deals and the moves.

use core::ops::Range;

use cards::{SeatSet, Seed};
use game::Word;
use protocol::Deal;
use session::AnyMatch;

use super::Host;
use super::draw::OpenedSalts;
use crate::sealed::SealedRound;
use crate::{AnyDeals, Entry, SentDeal};

/// A match under way.
pub(super) struct Playing {
    game: &'static dyn AnyDeals,
    pub(super) record: Box<dyn AnyMatch>,
    /// The true deal of each round so far, without a sealed one that is not over.
    pub(super) deals: Vec<Deal>,
    /// A determinization for each seat, of the round on the table.
    determinizations: Vec<Deal>,
    /// The salts of the round on the table; none after its end.
    pub(super) salts: Option<OpenedSalts>,
    /// The sealed round that is dealt or played. The record is the match before it.
    pub(super) sealed: Option<SealedRound>,
    /// Whether the next round begins as soon as the sealed one is checked.
    pub(super) goes_on: bool,
}

impl Playing {
    pub(super) fn new(game: &'static dyn AnyDeals, start: Box<dyn AnyMatch>) -> Self {
        Self {
            game,
            record: start,
            deals: Vec::new(),
            determinizations: Vec::new(),
            salts: None,
            sealed: None,
            goes_on: false,
        }
    }

    /// The number of the round to deal, if there is one.
    pub(super) fn next_round(&self) -> Option<usize> {
        let is_free = self.salts.is_none() && self.sealed.is_none() && !self.record.is_over();
        is_free.then_some(self.deals.len() + 1)
    }

    /// The players who are to move.
    pub(super) fn movers(&self) -> SeatSet {
        match (&self.sealed, &self.salts) {
            (Some(sealed), _) => sealed.movers(),
            (None, Some(_)) => self.record.turn().movers(),
            (None, None) => SeatSet::EMPTY,
        }
    }

    /// The player whose move this would be, if they are to move.
    pub(super) fn mover_of(&self, mv: Word) -> Option<usize> {
        let record = self.sealed.as_ref().and_then(SealedRound::record);
        let mover = record.unwrap_or(&*self.record).mover(mv)?;
        self.movers().contains(mover).then(|| mover.index())
    }

    /// Deals the next round by these salts.
    pub(super) fn deal(&mut self, salts: OpenedSalts) -> Option<()> {
        let dealt = self.game.deal_from(&*self.record, salts.seed());
        let mut record = self.game.with_deal(&*self.record, salts.round, &dealt)?;
        record.next_round();
        self.record = record;
        self.deals.push(dealt);
        self.determinizations.clear();
        self.salts = Some(salts);
        Some(())
    }

    /// Ends the round on the table, and gives the entry that opens its salts.
    pub(super) fn open_salts(&mut self) -> Option<Entry> {
        self.salts.take().map(|salts| salts.opened())
    }

    /// The deals that go with a part of the log: the truth of rounds that are over, and the determinization of
    /// the round on the table.
    pub(super) fn deals_for(
        &self,
        seat: usize,
        log: &[Entry],
        range: Range<usize>,
    ) -> Vec<SentDeal> {
        let mut rounds = Vec::new();
        let mut round = 0;
        for (at, entry) in log.iter().enumerate().take(range.end) {
            if let Entry::Dealt { round: dealt } = entry {
                round = *dealt;
            }
            let is_new = range.contains(&at) && round > 0 && rounds.last() != Some(&round);
            rounds.extend(is_new.then_some(round));
        }
        let is_on = |round: usize| round == self.deals.len() && self.salts.is_some();
        let deal = |round: usize| {
            let dealt = if is_on(round) {
                self.determinizations.get(seat)
            } else {
                self.deals.get(round - 1)
            };
            let cards = dealt?.clone();
            Some(SentDeal { round, cards })
        };
        rounds.into_iter().filter_map(deal).collect()
    }

    /// Draws the determinizations of all seats after the last move, from the ones before it.
    pub(super) fn draw_determinizations(&mut self, seed: Seed) {
        let (record, generator) = (&*self.record, &mut seed.generator());
        let mut last = self.determinizations.iter();
        let draw = |seat| {
            let last = last.next();
            self.game.determinization(record, (seat, last), generator)
        };
        self.determinizations = record.seats().seats().map(draw).collect();
    }
}

impl Host {
    /// The match; `None` before it begins. It is the true one, except in a sealed round, whose hidden cards the host
    /// does not know either. Then it has a determinization.
    #[must_use]
    pub fn record(&self) -> Option<&dyn AnyMatch> {
        let playing = self.playing.as_ref()?;
        let sealed = playing.sealed.as_ref().and_then(SealedRound::record);
        Some(sealed.unwrap_or(&*playing.record))
    }

    /// The draw has given a joint seed: the match or its next round begins.
    pub(super) fn finish_draw(&mut self, salts: OpenedSalts) {
        let (round, seed) = (salts.round, salts.seed());
        if round == 0 {
            self.log.push(salts.opened());
            let start = self.game.start(seed, self.seats.len(), &self.options);
            self.playing = start.map(|start| Playing::new(self.game, start));
            self.begin_round(1);
            return;
        }
        let determinization_seed = self.secret.determinization_seed(self.log.entries().len());
        let dealt = self.playing.as_mut().and_then(|playing| {
            playing.deal(salts)?;
            playing.draw_determinizations(determinization_seed);
            Some(())
        });
        if dealt.is_some() {
            self.log.push(Entry::Dealt { round });
        }
    }

    pub(super) fn push_all(&mut self, entries: impl IntoIterator<Item = Entry>) {
        for entry in entries {
            self.log.push(entry);
        }
    }

    /// Plays a move if it is legal, and opens the salts after the last move of a round.
    pub(super) fn play_move(&mut self, seat: usize, mv: Word, signature: String) -> bool {
        let determinization_seed = self.secret.determinization_seed(self.log.entries().len());
        let Some(playing) = &mut self.playing else {
            return false;
        };
        if playing.record.play(mv).is_err() {
            return false;
        }
        self.log.push(Entry::Played {
            seat,
            mv: mv.to_string(),
            key: String::new(),
            signature,
        });
        if playing.record.is_round_over() {
            let opened = playing.open_salts();
            let is_over = playing.record.is_over();
            self.push_all(opened);
            self.ended = is_over.then_some(self.log.entries().len());
        } else {
            playing.draw_determinizations(determinization_seed);
        }
        true
    }
}
