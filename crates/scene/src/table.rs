//! The whole table.

use std::ops::Deref;

use game::Standing;
use protocol::{Progress, Stage};
use session::{Table, TableGame, TypedTable};
use words::{Narrator, ShellWords};

use crate::{
    Better, Motion, Piece, Press, SceneStep, Scores, SeatScene, Selection, Word, Zone, ZoneKind,
};

/// Everything that the shell draws and speaks of a table, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableScene {
    /// The players, by seat.
    pub seats: Vec<SeatScene>,
    /// The places with pieces, in the order in which the Tab key reaches them.
    pub zones: Vec<Zone>,
    /// Moves that are made by a button instead of a piece. More than a few are offered as a list.
    pub choices: Vec<Choice>,
    /// A move of several pieces, if there is one to make.
    pub selection: Option<Selection>,
    /// What the table waits for, in one sentence.
    pub prompt: String,
    /// Why something has just happened, where players would ask: "Stopped: …". Empty if there is nothing
    /// to explain.
    pub news: String,
    /// Whether a person at this page is to move.
    pub is_own_turn: bool,
    /// What has happened in this round, oldest first.
    pub steps: Vec<SceneStep>,
    /// The finished rounds.
    pub scores: Scores,
    /// Why the rest of the round may be skipped; empty if it may not.
    pub skip: String,
    /// Whether there is a decision to take back.
    pub can_undo: bool,
    /// How the round or the match has ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
}

/// A move that is made by a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The text of the button: "Take 3".
    pub label: String,
    /// What it means, in one sentence; empty if the label says it all.
    pub detail: String,
    /// The move.
    pub mv: Word,
}

/// The end of a round or of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The headline: who has won.
    pub title: String,
    /// Why it has ended so, one sentence each: who has no cards left, who pays whom.
    pub why: Vec<String>,
    /// More about it; empty if there is nothing more.
    pub detail: String,
    /// Whether the match is over, and not only a round.
    pub is_match_over: bool,
    /// Whether a person at this page has won.
    pub is_won: bool,
}

impl Outcome {
    /// The end of a match, with nothing but its winners.
    #[must_use]
    pub fn of_match<W: Deref<Target = ShellWords>>(
        standing: &Standing,
        narrator: &Narrator<'_, W>,
    ) -> Self {
        let winners = match standing {
            Standing::Over(winners) => winners.as_slice(),
            Standing::Ongoing => &[],
        };
        Self {
            title: narrator.words.winners(winners, |seat| narrator.who(seat)),
            why: Vec::new(),
            detail: String::new(),
            is_match_over: true,
            is_won: winners.iter().any(|winner| narrator.is_here(*winner)),
        }
    }

    /// The outcome with why it has come to it, and everybody's `totals` after a kind word: the first to a winner, the second
    /// to others.
    #[must_use]
    pub fn with_totals(self, why: Vec<String>, kindly: [&str; 2], totals: &str) -> Self {
        let [won, lost] = kindly;
        let kindly = if self.is_won { won } else { lost };
        let detail = format!("{kindly} {totals}");
        Self {
            why,
            detail,
            ..self
        }
    }
}

impl TableScene {
    /// All motions of the round so far, and its end if it is over.
    #[must_use]
    pub fn motions(&self) -> Vec<Motion> {
        let mut all = Vec::new();
        for step in &self.steps {
            all.extend_from_slice(&step.motions);
        }
        let end = self.outcome.as_ref().map(|outcome| {
            if outcome.is_match_over {
                Motion::MatchOver {
                    won: outcome.is_won,
                }
            } else {
                Motion::RoundOver
            }
        });
        all.extend(end);
        all
    }

    /// Whether a zone that is no board has pieces that are buttons: a press on one does or says something, or other
    /// pieces can go there. A board has nothing else.
    #[must_use]
    pub fn has_buttons(&self, zone: &Zone) -> bool {
        let targets = || {
            let pieces = self.zones.iter().flat_map(|zone| &zone.pieces);
            pieces.flat_map(|piece| &piece.targets)
        };
        let is_button = |piece: &Piece| {
            piece.press != Press::Never
                || !piece.targets.is_empty()
                || targets().any(|target| target.key == piece.key)
        };
        zone.kind != ZoneKind::Board && zone.pieces.iter().any(is_button)
    }

    /// How far the match is, for a page that embeds this one.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.scores.progress(match &self.outcome {
            None => Stage::Playing,
            Some(outcome) if outcome.is_match_over => Stage::MatchOver,
            Some(_) => Stage::RoundOver,
        })
    }

    /// The sentences of the steps, oldest first.
    #[must_use]
    pub fn log(&self) -> impl DoubleEndedIterator<Item = &str> {
        let lines = self.steps.iter().map(|step| step.line.as_str());
        lines.filter(|line| !line.is_empty())
    }

    /// The scene of a table by a function that reads it with the types of its game; an empty one of a table of another
    /// game.
    #[must_use]
    pub fn typed<G: TableGame>(
        table: &Table,
        scene: impl FnOnce(&TypedTable<'_, G>) -> Self,
    ) -> Self {
        let typed = table.typed();
        typed.map_or_else(|| Self::empty(Better::Low), |table| scene(&table))
    }

    /// A table with nothing on it, before the first round of a match.
    #[must_use]
    pub const fn empty(better: Better) -> Self {
        Self {
            seats: Vec::new(),
            zones: Vec::new(),
            choices: Vec::new(),
            selection: None,
            prompt: String::new(),
            news: String::new(),
            is_own_turn: false,
            steps: Vec::new(),
            scores: Scores {
                rows: Vec::new(),
                rounds: 0,
                better,
            },
            skip: String::new(),
            can_undo: false,
            outcome: None,
        }
    }
}
