//! A review in words.

use analysis::Summary;
use game::Word;
use scene::ReviewStyle;
use session::{DecisionReview, Estimate, MatchRecord};
use words::{Lang, ShellGuide};

use crate::shell::{ChunkGame, GuideRef, Shell, WordsRef};

/// The texts of a review, once they are loaded.
pub(super) fn texts(shell: Shell) -> Option<Texts> {
    Texts::new(shell)
}

/// What the texts of a review are made of.
pub(super) struct Texts {
    game: &'static dyn ChunkGame,
    style: ReviewStyle,
    guide: GuideRef,
    words: WordsRef,
}

impl Texts {
    /// The heading of the costliest decision.
    pub(super) const COSTLIEST: usize = 0;
    /// The heading of what the player saw.
    pub(super) const SEEN: usize = 1;
    /// The heading of the moves made.
    pub(super) const MOVE: usize = 2;
    /// The heading of the better moves.
    pub(super) const BETTER: usize = 3;
    /// The heading of the costs.
    pub(super) const COST: usize = 4;
    /// How to read the figures.
    pub(super) const NOTE: usize = 5;

    /// The texts of a game; `None` if it has no reviews.
    fn new(shell: Shell) -> Option<Self> {
        let (game, guide) = (shell.chunk_game(), shell.guide()?);
        Some(Self {
            game,
            style: game.review_style(guide)?,
            guide,
            words: shell.page_words(),
        })
    }

    /// One of the fixed texts, by its number.
    pub(super) fn fixed(&self, number: usize) -> &'static str {
        let all = self.guide.review_texts();
        all.get(number).copied().unwrap_or_default()
    }

    /// A move, given the match before it.
    pub(super) fn move_name(&self, before: &MatchRecord, mv: Word) -> String {
        self.game.move_name(self.guide, self.words, before, mv)
    }

    /// A cost with its margin of error: "1.4 ± 0.3".
    pub(super) fn cost(&self, cost: Estimate) -> String {
        let value = self.number(cost.value);
        if cost.margin == 0 {
            return value;
        }
        // Rounded up: a margin of 0 is for exact numbers.
        let up = if self.style.has_decimal { 4 } else { 49 };
        let margin = self.number(cost.margin.saturating_add(up));
        self.words.margin(value, margin)
    }

    /// Whether the move made shows no cost.
    pub(super) fn is_as_good(&self, decision: &DecisionReview<Word>) -> bool {
        decision.taken == decision.best || self.number(decision.cost.value) == self.number(0)
    }

    /// A decision: what was chosen, what would have been better, and by how much.
    pub(super) fn sentence(&self, before: &MatchRecord, decision: &DecisionReview<Word>) -> String {
        let moves = [decision.taken, decision.best];
        let [taken, best] = moves.map(|mv| self.move_name(before, mv));
        let unit = self.style.unit;
        let cost = self.cost(decision.cost);
        match decision.exact {
            Some([before, after]) if before != after => {
                self.guide
                    .review_exact(taken, best, before.id(), after.id())
            }
            _ if decision.is_mistake() => self.guide.review_cost(taken, best, cost, unit),
            _ => {
                let is_fine = self.is_as_good(decision);
                let kind = if is_fine { "best" } else { "other" };
                self.guide.review_fine(taken, kind, best, cost, unit)
            }
        }
    }

    /// Luck, play and the others.
    pub(super) fn split(&self, summary: &Summary) -> String {
        let signed = |part: Estimate| {
            let plus = if part.value > 0 { "+" } else { "" };
            format!("{plus}{}", self.cost(part))
        };
        self.guide.review_split(
            self.style.unit,
            signed(summary.luck),
            signed(summary.play),
            signed(summary.others),
            signed(Estimate::exact(summary.result)),
        )
    }

    /// The shared texts.
    pub(super) fn guide(&self) -> &'static ShellGuide {
        self.guide
    }

    /// A number in hundredths, as it is shown.
    fn number(&self, hundredths: i32) -> String {
        let (lang, hundredths): (Lang, i64) = (self.words.lang(), hundredths.into());
        let rounded = |unit: i64| (hundredths + hundredths.signum() * unit / 2) / unit;
        if self.style.has_decimal {
            return lang.decimal(rounded(10));
        }
        words::number(rounded(100))
    }
}
