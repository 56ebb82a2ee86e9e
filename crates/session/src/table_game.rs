//! The trait of a game at a table: all that the session needs beside the rules.

use core::fmt::Debug;

use cards::Seat;
use game::{Game, Match, Record, Word};

use crate::Pause;

/// A game that can be played at a table, with bots and people in its seats.
pub trait TableGame:
    Game<Move: Send + Sync + 'static, Step: Send + Sync + 'static> + Send + Sync + 'static
{
    /// The matches of the game.
    type Match: Match<Round = Self> + Send + Sync;
    /// The position as one seat sees it, without hidden cards. During a pause it is a snapshot, and the
    /// record is ahead of it.
    type DisplayState: Clone + Eq + Debug + Send + Sync + 'static;

    /// Whether the deal of the day is over after one round, though its match goes on. By default it is a
    /// whole match.
    const DAY_IS_ONE_ROUND: bool = false;

    /// A move in a save: a [`Word`].
    fn move_text(mv: Self::Move) -> String;

    /// Reads a move; `None` if there is no such move.
    fn parse_move(text: &str) -> Option<Self::Move>;

    /// A move as a word. The empty one if the text of a move is no word, such as one that is too long.
    #[must_use]
    fn word(mv: Self::Move) -> Word {
        Word::new(&Self::move_text(mv)).unwrap_or_default()
    }

    /// The position of a record as the player at `viewer` sees it.
    fn display_state(record: &Record<Self::Match>, viewer: Seat) -> Self::DisplayState;

    /// Shows a step in the position from before its move, if the table pauses after this step; then
    /// returns the pause. Gets the steps of a move in order, as the viewer sees them. By default the
    /// table goes on at once.
    fn show_step(_shown: &mut Self::DisplayState, _step: Self::Step) -> Option<Pause> {
        None
    }

    /// Whether a person may skip the pause after the step that is shown. Not if the length of the pause
    /// keeps a secret. By default they may.
    fn may_skip(_shown: &Self::DisplayState) -> bool {
        true
    }

    /// The view of the player at `seat`, with what the match adds to it, such as totals. Bots choose by
    /// it. By default the match adds nothing.
    fn view_in_match(&self, _match_state: &Self::Match, seat: Seat) -> Self::View {
        self.view(seat)
    }

    /// The move to play out a round in which nothing is at stake any more; `None` as long as something
    /// is. A person may skip such a round, and no move in it is a decision. By default something is at
    /// stake until the end.
    fn claim_move(&self) -> Option<Self::Move> {
        None
    }

    /// Whether the player who made the last move must go on, and has learned nothing from it: as between
    /// the two cards of one turn. Then that move may be taken back without a mark. By default every
    /// move is a turn.
    fn is_mid_turn(&self) -> bool {
        false
    }
}
