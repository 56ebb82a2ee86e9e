//! The host's match: the draw of the joint seed, the deals and the moves.

use core::ops::Range;

use cards::Seed;
use game::{Game, Ignore, Record};
use protocol::{MatchOf, MoveOf, SharedGame};
use session::{Commitment, Salt};

use super::{Draw, Host, HostOutput, Place};
use crate::{Entry, SentDeal, joint_seed, promise, stand_in};

/// A match under way.
pub(super) struct Playing<G: SharedGame> {
    pub(super) record: Record<MatchOf<G>>,
    /// The true deal of each round so far.
    deals: Vec<G::Round>,
    /// A stand-in for each seat, of the round on the table.
    stand_ins: Vec<Option<G::Round>>,
    /// The salts of the round on the table; none after its end.
    salts: Option<Vec<Option<Salt>>>,
}

impl<G: SharedGame> Playing<G> {
    fn new(start: MatchOf<G>) -> Self {
        Self {
            record: Record::new(start),
            deals: Vec::new(),
            stand_ins: Vec::new(),
            salts: None,
        }
    }

    /// The number of the round to deal, if there is one.
    pub(super) fn next_round(&self) -> Option<usize> {
        let is_free = self.salts.is_none() && !self.record.is_over();
        is_free.then_some(self.deals.len() + 1)
    }

    pub(super) fn mover(&self) -> Option<usize> {
        self.salts.as_ref()?;
        self.record.round().to_move().map(cards::Seat::index)
    }

    /// The deals that go with a part of the log: the truth of rounds that are over, and the stand-in of
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
            let stand_in = self.stand_ins.get(seat).and_then(Option::as_ref);
            let dealt = if is_on(round) {
                stand_in
            } else {
                self.deals.get(round - 1)
            };
            let cards = G::cards(dealt?);
            Some(SentDeal { round, cards })
        };
        rounds.into_iter().filter_map(deal).collect()
    }

    fn draw_stand_ins(&mut self, seed: Seed) {
        let (record, generator) = (&self.record, &mut seed.generator());
        let seats = record.round().seats().seats();
        let mut last = self.stand_ins.iter();
        let draw = |seat| {
            let last = last.next().and_then(Option::as_ref);
            let moves = record.round_moves();
            Some(stand_in::<G>(record.dealt(), moves, seat, last, generator))
        };
        self.stand_ins = seats.map(draw).collect();
    }
}

impl<G: SharedGame> Host<G> {
    /// The true match; `None` before it begins.
    #[must_use]
    pub fn record(&self) -> Option<&Record<MatchOf<G>>> {
        self.playing.as_ref().map(|playing| &playing.record)
    }

    pub(super) fn begin_draw(&mut self, round: usize) {
        self.draw_with(round, &[]);
    }

    /// Begins a draw. Promises that were made for it before are kept.
    fn draw_with(&mut self, round: usize, kept: &[Option<Commitment>]) {
        let contributes = |place: &Place| {
            Self::is_person(&place.player) && !self.is_away(place) && place.replaced.is_none()
        };
        let seats: Vec<bool> = self.places.iter().map(contributes).collect();
        let kept = kept.iter().copied().chain(core::iter::repeat(None));
        let kept = seats.iter().zip(kept);
        let mut promises: Vec<_> = kept.map(|(there, kept)| kept.filter(|_| *there)).collect();
        promises[0] = Some(promise(round, 0, self.secret.round_salt(round)));
        let mut salts = vec![None; seats.len()];
        salts[0] = Some(self.secret.round_salt(round));
        self.draw = Some(Draw {
            round,
            seats,
            promises,
            salts,
            is_announced: false,
        });
        self.go_on_with_draw();
    }

    /// Begins the draw again without those who have gone away in it.
    pub(super) fn redraw_without_away(&mut self) {
        let Some(draw) = &self.draw else { return };
        let mut seats = draw.seats.iter().zip(&self.places);
        if seats.any(|(contributes, place)| *contributes && self.is_away(place)) {
            let (round, kept) = (draw.round, draw.promises.clone());
            self.draw_with(round, &kept);
        }
    }

    /// Goes on with the draw, and tells the guests.
    pub(super) fn advance(&mut self) -> Vec<HostOutput> {
        self.go_on_with_draw();
        self.sync(vec![HostOutput::Changed])
    }

    /// From promises to salts to the deal.
    fn go_on_with_draw(&mut self) {
        let Some(draw) = self.draw.as_mut() else {
            return;
        };
        if !draw.is_announced && draw.is_promised() {
            draw.is_announced = true;
            let text = |promise: &Option<Commitment>| {
                promise.map_or_else(String::new, |promise| promise.to_string())
            };
            let (round, promises) = (draw.round, draw.promises.iter().map(text).collect());
            self.log.push(Entry::Promised { round, promises });
        }
        let draw = self
            .draw
            .take_if(|draw| draw.is_announced && draw.is_open());
        if let Some(draw) = draw {
            self.finish_draw(draw);
        }
    }

    fn finish_draw(&mut self, Draw { round, salts, .. }: Draw) {
        let seed = joint_seed(round, &salts);
        if round == 0 {
            self.log.push(opened(0, &salts));
            let seats = i64::try_from(self.places.len()).unwrap_or(i64::MAX);
            let seats = G::Round::SEATS.seat_count(seats).ok();
            let start = seats.and_then(|seats| G::parse_start(seed, seats, &self.options));
            self.playing = start.map(Playing::new);
            self.begin_draw(1);
            return;
        }
        let stand_in_seed = self.secret.stand_in_seed(self.log.entries().len());
        let Some(playing) = &mut self.playing else {
            return;
        };
        let dealt = G::deal(playing.record.match_state(), seed);
        let Some(mut record) = playing.record.clone().with_deal(round, dealt.clone()) else {
            return;
        };
        record.next_round();
        playing.record = record;
        playing.deals.push(dealt);
        playing.stand_ins.clear();
        playing.salts = Some(salts);
        playing.draw_stand_ins(stand_in_seed);
        self.log.push(Entry::Dealt { round });
    }

    /// Plays a move if it is legal, and opens the salts after the last move of a round.
    pub(super) fn play_move(&mut self, seat: usize, mv: MoveOf<G>, signature: String) -> bool {
        let stand_in_seed = self.secret.stand_in_seed(self.log.entries().len());
        let Some(playing) = &mut self.playing else {
            return false;
        };
        if playing.record.play(mv, &mut Ignore).is_err() {
            return false;
        }
        let mv = G::move_text(mv);
        self.log.push(Entry::Played {
            seat,
            mv,
            signature,
        });
        if playing.record.is_round_over() {
            self.has_ended = playing.record.is_over();
            if let Some(salts) = playing.salts.take() {
                self.log.push(opened(playing.deals.len(), &salts));
            }
        } else {
            playing.draw_stand_ins(stand_in_seed);
        }
        true
    }
}

impl Draw {
    /// Whether everybody who contributes has promised.
    pub(super) fn is_promised(&self) -> bool {
        let mut seats = self.seats.iter().zip(&self.promises);
        seats.all(|(contributes, promise)| *contributes == promise.is_some())
    }

    fn is_open(&self) -> bool {
        let mut seats = self.seats.iter().zip(&self.salts);
        seats.all(|(contributes, salt)| *contributes == salt.is_some())
    }
}

fn opened(round: usize, salts: &[Option<Salt>]) -> Entry {
    let text = |salt: &Option<Salt>| salt.map_or_else(String::new, |salt| salt.to_string());
    let salts = salts.iter().map(text).collect();
    Entry::Opened { round, salts }
}
