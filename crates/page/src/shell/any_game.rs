//! A game at a table, without its types.

use cards::SeatCount;
use game::{LevelId, MatchOption, Word};
use protocol::{AnyFormat, AnyReader};
use scene::{Hint, ReviewStyle, RulesPart, Sign, TableLook, TableScene, TutorialStep};
use session::{MatchRecord, RatedWord, Table};

use super::{GuideRef, Middle, Shell, WordsRef};
use crate::table_bots::BotRequest;

/// A game at a table, as the page needs it before the chunk is there. The messages are those of the game.
pub trait AnyGame: Sync {
    /// The formats of the game, as far as starting and writing a match need them.
    fn format(&self) -> &'static dyn AnyFormat;
    /// What its table looks like.
    fn look(&self) -> &'static TableLook;
    /// The middle of its table.
    fn middle(&self) -> &'static Middle;
    /// Lets pieces be dragged to their targets, beside two presses, for the lifetime of the page; `None` if the game
    /// does without. A page has the code for it only then.
    fn drags(&self) -> Option<fn(Shell)>;
    /// Whether it has a tutorial.
    fn has_tutorial(&self) -> bool;
    /// Whether it has the review of every game.
    fn has_reviews(&self) -> bool;
    /// The default names of the bots, from the person's left on; as many as a table has seats for them.
    fn bot_names(&self) -> &'static [&'static str];
    /// The default number of players.
    fn default_players(&self) -> SeatCount;
    /// Whether bots of a level search, in the worker.
    fn needs_search(&self, level: LevelId) -> bool;
    /// The move of a bot that chooses at once; `None` if the worker must search.
    fn instant_move(&self, record: &MatchRecord, request: &BotRequest) -> Option<Word>;
    /// The title of the game; the game in one line, below its title on the first page; and who made it, at the end
    /// of that page.
    fn titles(&self, words: WordsRef) -> [&'static str; 3];
    /// The name of a level.
    fn level_name(&self, words: WordsRef, level: LevelId) -> String;
    /// Everything that the shell draws and speaks of a table.
    fn scene(&self, table: &Table, words: WordsRef) -> TableScene;
    /// The note below the score sheet: what the numbers count, and who wins the match.
    fn score_note(&self, words: WordsRef) -> &'static str;
}

/// A game at a table, as the chunk needs it.
pub trait ChunkGame: Sync {
    /// The formats of the game with all that reading a match needs.
    fn reader(&self) -> &'static dyn AnyReader;
    /// The name of an option.
    fn option_name(&self, words: WordsRef, option: &MatchOption) -> String;
    /// What an option means, in a sentence.
    fn option_about(&self, words: WordsRef, option: &MatchOption) -> String;
    /// The name of a value of an option.
    fn option_value(&self, words: WordsRef, option: &MatchOption, value: &str) -> String;
    /// A move in the answer to a takeback: "10 of hearts".
    fn move_label(&self, words: WordsRef, mv: Word) -> String;
    /// What the deal of the day is, in a sentence.
    fn daily_rules(&self, guide: GuideRef) -> &'static str;
    /// What the game counts, at the start of a sentence or a column: "Points".
    fn points_name(&self, words: WordsRef, guide: GuideRef) -> &'static str;
    /// The hint to the player to move in words; the moves are in the order of their value, the best first.
    fn hint(&self, words: WordsRef, record: &MatchRecord, moves: &[RatedWord]) -> Option<Hint>;
    /// How reviews are worded; `None` if the game has none.
    fn review_style(&self, guide: GuideRef) -> Option<ReviewStyle>;
    /// A move in a review, given the match before it.
    fn move_name(&self, guide: GuideRef, words: WordsRef, before: &MatchRecord, mv: Word)
    -> String;
    /// The steps of the tutorial.
    fn tutorial(&self, words: WordsRef, guide: GuideRef) -> Vec<TutorialStep>;
    /// The signs of the table at the end of the tutorial, each with its meaning.
    fn signs(&self, words: WordsRef, guide: GuideRef) -> Vec<(Sign, &'static str)>;
    /// The rules, to read.
    fn rules(&self, guide: GuideRef) -> Vec<RulesPart>;
    /// The keys, each with its meaning.
    fn keys(&self, guide: GuideRef) -> Vec<(&'static str, &'static str)>;
}
