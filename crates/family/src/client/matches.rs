//! A match in the file of a family.

use cards::{BySeat, Seat, SeatCount, Seed};
use game::{Standing, Turn, Word};
use session::{AnyDisplay, AnyMatch, Refusal, Steps};

use super::handles::{RemoteDisplay, RemoteMatch};
use crate::opened::{OpenedMatch, Played};
use crate::request::MatchRequest;

impl AnyMatch for RemoteMatch {
    fn moves_at_once(&self) -> bool {
        self.opened.moves_at_once
    }

    fn day_is_one_round(&self) -> bool {
        self.opened.day_is_one_round
    }

    fn boxed(&self) -> Box<dyn AnyMatch> {
        let handle = self.ask(MatchRequest::Copy);
        let opened = OpenedMatch {
            handle,
            ..self.opened.clone()
        };
        Box::new(Self::new(self.port, opened))
    }

    fn is_same(&self, other: &dyn AnyMatch) -> bool {
        self.ask_with(other, MatchRequest::IsSame)
    }

    fn restarted(&self) -> Box<dyn AnyMatch> {
        Box::new(Self::new(self.port, self.ask(MatchRequest::Restarted)))
    }

    fn back_to(&self, moves: usize) -> Option<Box<dyn AnyMatch>> {
        let before: Option<_> = self.ask(MatchRequest::BackTo(moves));
        Some(Box::new(Self::new(self.port, before?)))
    }

    fn seats(&self) -> SeatCount {
        self.opened.seats
    }

    fn seed(&self) -> Seed {
        self.opened.seed
    }

    fn moves(&self) -> &[Word] {
        &self.opened.moves
    }

    fn round_moves(&self) -> usize {
        self.now().round_moves
    }

    fn round_number(&self) -> usize {
        self.now().round_number
    }

    fn totals(&self) -> BySeat<i32> {
        self.now().totals
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        self.now().payoffs
    }

    fn standing(&self) -> Standing {
        self.now().standing.clone()
    }

    fn has_given_deals(&self) -> bool {
        self.now().has_given_deals
    }

    fn is_same_deal(&self, other: &dyn AnyMatch) -> bool {
        self.ask_with(other, MatchRequest::IsSameDeal)
    }

    fn has_same_deals(&self, other: &dyn AnyMatch) -> bool {
        self.ask_with(other, MatchRequest::HasSameDeals)
    }

    fn turn(&self) -> Turn {
        self.now().turn
    }

    fn legal(&self) -> Vec<Word> {
        self.ask(MatchRequest::Legal)
    }

    fn legal_of(&self, seat: Seat) -> Vec<Word> {
        self.ask(MatchRequest::LegalOf(seat))
    }

    fn has_choice(&self, seat: Seat) -> bool {
        self.ask(MatchRequest::HasChoice(seat))
    }

    fn is_move(&self, mv: Word) -> bool {
        self.ask(MatchRequest::IsMove(mv))
    }

    fn is_legal(&self, mv: Word) -> bool {
        self.ask(MatchRequest::IsLegal(mv))
    }

    fn mover(&self, mv: Word) -> Option<Seat> {
        self.ask(MatchRequest::Mover(mv))
    }

    fn draw(&self) -> Option<Word> {
        self.ask(MatchRequest::Draw)
    }

    fn time_up(&self) -> Option<Word> {
        self.ask(MatchRequest::TimeUp)
    }

    fn claim_move(&self) -> Option<Word> {
        self.now().claim_move
    }

    fn is_mid_turn(&self) -> bool {
        self.now().is_mid_turn
    }

    fn play(&mut self, mv: Word) -> Result<Steps, Refusal> {
        let played: Played = self.ask(MatchRequest::Play(mv));
        if !played.is_legal {
            return Err(Refusal::new(&played.refusal));
        }
        self.opened.moves.push(played.mv);
        self.opened.now = played.now;
        Ok(Steps::new(Some(played.steps)))
    }

    fn next_round(&mut self) -> bool {
        let (is_dealt, now) = self.ask(MatchRequest::NextRound);
        self.opened.now = now;
        is_dealt
    }

    fn display(&self, viewer: Seat) -> Box<dyn AnyDisplay> {
        let handle = self.ask(MatchRequest::Display(viewer));
        Box::new(RemoteDisplay::new(self.port, handle))
    }
}
