//! The answers of a match and of a position.

use protocol::CompactText;
use session::Steps;

use super::{FamilyServer, sits};
use crate::opened::{MatchNow, Played};
use crate::request::{DisplayHandle, DisplayRequest, MatchHandle, MatchRequest};

impl FamilyServer {
    pub(super) fn match_answer(
        &mut self,
        handle: MatchHandle,
        request: MatchRequest,
        answer: &mut String,
    ) -> Option<()> {
        if let MatchRequest::Drop = request {
            self.matches.close(handle);
            return Some(());
        }
        let played = self.matches.get(handle)?;
        match request {
            MatchRequest::Drop => {}
            MatchRequest::Copy => {
                let copy = played.boxed();
                self.matches.add(copy).put(answer);
            }
            MatchRequest::IsSame(other) => {
                played.is_same(&**self.matches.get(other)?).put(answer);
            }
            MatchRequest::IsSameDeal(other) => {
                played.is_same_deal(&**self.matches.get(other)?).put(answer);
            }
            MatchRequest::HasSameDeals(other) => {
                let other = &**self.matches.get(other)?;
                played.has_same_deals(other).put(answer);
            }
            MatchRequest::Restarted => {
                let restarted = played.restarted();
                self.open(restarted).put(answer);
            }
            MatchRequest::BackTo(moves) => {
                let before = played.back_to(moves);
                before.map(|before| self.open(before)).put(answer);
            }
            MatchRequest::Legal => played.legal().put(answer),
            MatchRequest::LegalOf(seat) => played.legal_of(sits(&**played, seat)?).put(answer),
            MatchRequest::HasChoice(seat) => {
                played.has_choice(sits(&**played, seat)?).put(answer);
            }
            MatchRequest::IsMove(mv) => played.is_move(mv).put(answer),
            MatchRequest::IsLegal(mv) => played.is_legal(mv).put(answer),
            MatchRequest::Mover(mv) => played.mover(mv).put(answer),
            MatchRequest::Draw => played.draw().put(answer),
            MatchRequest::TimeUp => played.time_up().put(answer),
            MatchRequest::Play(mv) => {
                let played = self.matches.get_mut(handle)?;
                let refused = played.play(mv).map(|steps| {
                    self.steps = steps;
                    self.played += 1;
                });
                let played = Played {
                    is_legal: refused.is_ok(),
                    refusal: refused.map_or_else(|reason| reason.to_string(), |()| String::new()),
                    mv: played.moves().last().copied().unwrap_or(mv),
                    steps: self.played,
                    now: MatchNow::of(&**played),
                };
                played.put(answer);
            }
            MatchRequest::NextRound => {
                let played = self.matches.get_mut(handle)?;
                (played.next_round(), MatchNow::of(&**played)).put(answer);
            }
            MatchRequest::Display(viewer) => {
                let display = played.display(sits(&**played, viewer)?);
                self.displays.add(display).put(answer);
            }
        }
        Some(())
    }

    pub(super) fn display_answer(
        &mut self,
        handle: DisplayHandle,
        request: DisplayRequest,
        answer: &mut String,
    ) -> Option<()> {
        match request {
            DisplayRequest::Drop => self.displays.close(handle),
            DisplayRequest::Copy => {
                let copy = self.displays.get(handle)?.boxed();
                self.displays.add(copy).put(answer);
            }
            DisplayRequest::IsSame(other) => {
                let other = &**self.displays.get(other)?;
                self.displays.get(handle)?.is_same(other).put(answer);
            }
            DisplayRequest::TakeSteps(steps) => {
                let is_last = steps == self.played;
                let last = core::mem::replace(&mut self.steps, Steps::none());
                let steps = if is_last { last } else { Steps::none() };
                self.displays.get_mut(handle)?.take_steps(steps);
            }
            DisplayRequest::ShowNext(played, viewer) => {
                let played = &**self.matches.get(played)?;
                let viewer = sits(played, viewer)?;
                let display = self.displays.get_mut(handle)?;
                display.show_next(played, viewer).put(answer);
            }
            DisplayRequest::MaySkip => self.displays.get(handle)?.may_skip().put(answer),
        }
        Some(())
    }
}
