//! The parts of a page that each game drawn from its scene has of its own.

use std::ops::Deref;

use cards::SeatCount;
use protocol::{MatchOption, MoveOf, TableFormat};
use scene::TableScene;
use session::{MatchRecord, RatedMove, Table, TableBots};
use words::{Messages, ShellGuide, ShellWords};

use crate::dom::Element;

/// A table game whose page is drawn from its scene: everything that its page has of its own.
pub trait SceneGame: Sized + 'static {
    /// The messages.
    type Words: Messages + Deref<Target = ShellWords> + AsRef<ShellWords> + Send + Sync;
    /// The texts to read, such as the rules.
    type Guide: Messages + Deref<Target = ShellGuide> + Send + Sync;
    /// The saves, the settings and the options.
    type Format: TableFormat<Round = Self::Round, Level = <Self::Round as session::TableGame>::Level>;
    /// A round.
    type Round: TableBots<
            Match: Send + Sync,
            Level: Default + Send + Sync + 'static,
            Shown: Send + Sync,
            Move: PartialEq + Send + Sync + 'static,
            Step: Send + Sync,
        > + Send
        + Sync
        + 'static;
    /// What is drawn on a piece.
    type Face: Copy + PartialEq + Send + Sync;

    /// The usual names of the bots, from the person's left on; as many as a table has seats for them.
    const BOT_NAMES: &'static [&'static str];
    /// Every level, the weakest first; none for a game without bots.
    const LEVELS: &'static [LevelOf<Self>];
    /// The levels of the opponents in an easy, a medium and a hard match; none for a game without bots.
    const DIFFICULTIES: &'static [LevelOf<Self>];
    /// The icon of the game, beside its title and at the end of a match.
    const EMBLEM: &'static str;
    /// The icon of the players with the best total.
    const LEADER: &'static str;
    /// The total that the chart marks with a line.
    const MARK: i32 = 0;
    /// Keys that read some of the zones: each with the beginning of their ids.
    const ZONE_KEYS: &'static [(char, &'static str)] = &[];

    /// The title of the game; the game in one line, below its title on the first page; and who made it, at
    /// the end of that page.
    const TITLES: [fn(&Self::Words) -> &'static str; 3];

    /// The usual number of players.
    #[must_use]
    fn usual_players() -> SeatCount;
    /// The name of a level.
    #[must_use]
    fn level_name(_words: &'static Self::Words, _level: LevelOf<Self>) -> String {
        String::new()
    }
    /// The name of an option of the set-up form.
    #[must_use]
    fn option_name(_words: &'static Self::Words, _option: &MatchOption) -> String {
        String::new()
    }
    /// The name of a value of an option.
    #[must_use]
    fn option_value(_words: &'static Self::Words, _option: &MatchOption, _value: &str) -> String {
        String::new()
    }
    /// The note below the score sheet, such as when the match ends; empty if there is none.
    fn score_note(words: &'static Self::Words) -> &'static str;
    /// Everything that the shell draws and speaks of a table.
    fn scene(
        table: &Table<Self::Round>,
        words: &Self::Words,
    ) -> TableScene<Self::Face, MoveOf<Self::Format>>;
    /// A move in the answer to a takeback: "10 of hearts".
    fn move_label(words: &'static Self::Words, mv: MoveOf<Self::Format>) -> String;
    /// Draws a face. It is hidden from screen readers: the element around it has the name.
    fn face(face: Self::Face) -> Element;
    /// The bots' advice to the player to move in words; the moves are in the order of their value, the best
    /// first. `None` for a game without bots.
    #[must_use]
    fn advice(
        _words: &'static Self::Words,
        _record: &MatchRecord<Self::Round>,
        _moves: &[RatedMove<MoveOf<Self::Format>>],
    ) -> Option<Advice> {
        None
    }
    /// The rules, to read.
    fn rules(guide: &'static Self::Guide) -> Vec<Element>;
    /// The keys, each with its meaning.
    fn keys(guide: &'static Self::Guide) -> Vec<(&'static str, &'static str)>;
}

/// A hint in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The best move, and why.
    pub sentence: String,
    /// The headings of the columns: moves, and what the numbers are.
    pub headings: [&'static str; 2],
    /// Each move with its value, the best first.
    pub rows: Vec<(String, String)>,
}

/// The level of a game's bots.
pub(super) type LevelOf<T> = <<T as SceneGame>::Round as session::TableGame>::Level;
/// A move of a game.
pub(super) type SceneMove<T> = MoveOf<<T as SceneGame>::Format>;
