//! Texts of a look back at a game: a line for each turn, and the verdict on it.

use super::{Guide, Words};
use crate::play::Play;
use crate::review::Review;
use crate::rules::{Kind, Move, STOCK};
use crate::solver::Verdict;

impl Guide {
    /// A turn in one line, by its number from 1; with 0 the deal.
    #[must_use]
    pub fn turn_text(&self, words: &Words, play: &Play, number: usize) -> String {
        let Some(at) = number.checked_sub(1) else {
            return self.look_back_deal().into();
        };
        let before = play.position_after(at);
        let moves = play.all_turns().nth(at).unwrap_or_default();
        let lines = words.happenings(play.rules(), before, moves);
        let line = lines.into_iter().next().unwrap_or_default();
        let text = line.trim_end_matches('.').to_owned();
        // Only cards on the waste are named after a draw.
        let has_waste = play.rules().piles_of(Kind::Waste).next().is_some();
        if moves.first() == Some(&Move::Draw) && has_waste && !before.is_empty(STOCK) {
            self.look_back_drawn(text)
        } else {
            text
        }
    }

    /// What is known of a position.
    #[must_use]
    pub fn state_text(&self, review: &Review, turns: usize) -> String {
        let rest = review.rest_to_tell(turns).unwrap_or_default();
        let id = match review.verdict(turns) {
            Some(Verdict::Won) if review.rest(turns) == Some(0) => "end",
            Some(Verdict::Won) => "won",
            Some(Verdict::Lost) => "lost",
            Some(Verdict::Unknown) => "unknown",
            None => "open",
        };
        self.look_back_state(id, rest)
    }

    /// When the game was lost, as far as is known.
    #[must_use]
    pub fn result_text(&self, review: &Review) -> String {
        let end = review.turns();
        let (won, lost) = (review.last_winnable(), review.first_lost());
        let id = match (won, lost) {
            (_, Some(0)) => "deal",
            (Some(won), Some(lost)) if won + 1 == lost => "move",
            (Some(_), Some(_)) => "between",
            (None, Some(_)) => "since",
            (Some(won), None) if won < end => "until",
            (Some(_), None) if review.rest(end) == Some(0) => "all",
            (Some(_), None) => "open",
            (None, None) => "unknown",
        };
        self.look_back_result(id, won.unwrap_or_default(), lost.unwrap_or_default())
    }
}
