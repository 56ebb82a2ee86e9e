//! The shell of a page: the state and the behaviour that are the same for every game.
//!
//! [`Shell`] is the reference to everything: to the parts here, each in a file of its own whose fields are private to
//! it, and to the page's own state, which implements [`GamePage`]. Its part in the chunk is a [`ChunkPage`]. A
//! game at a table is an [`AnyGame`] and a [`ChunkGame`]: here it has no types.

mod answers;
mod any_game;
mod catalogs;
mod chunk;
mod chunk_page;
mod chunk_view;
mod day;
mod dialog;
mod game_page;
mod host;
mod key_press;
mod keys;
mod language;
mod lazy;
mod log;
mod match_form;
mod match_question;
mod match_state;
mod middle;
mod notice;
mod notices;
mod opening;
mod own_parts;
mod press;
mod saves;
mod session;
mod settings;
mod start;
mod table;
mod typed;
mod view;

pub use any_game::{AnyGame, ChunkGame};
pub use catalogs::{Catalogs, GuideRef, PageGuide, PageWords, WordsRef};
pub use chunk::{Chunk, LoadChunk, Loaded};
pub use chunk_page::ChunkPage;
pub use chunk_view::{Task, View};
pub use dialog::Dialog;
pub use game_page::GamePage;
pub use key_press::KeyPress;
pub use lazy::WithLazy;
pub use log::{LogLine, LogLines, log};
pub use match_form::{MAX_OPPONENTS, MatchForm};
pub use match_question::{ChallengePage, MatchQuestion};
pub use match_state::{MatchState, OnlineTable, OpenTutorial};
pub use middle::Middle;
pub use notice::Notice;
pub use opening::MatchOpening;
pub use own_parts::{OwnChunk, OwnPage, OwnParts, Tips};
pub use settings::LoadedSettings;
pub use start::{mount, start};
pub use table::Act;
pub use typed::typed;

use ::session::Preferences;
use game::GameInfo;
use leptos::prelude::RwSignal;
use wasm_bindgen::throw_str;

use chunk::ChunkState;
use day::DayState;
use language::LanguageState;
use notices::NoticeState;
use press::PressState;
use settings::SettingsState;
use view::ViewState;

/// Everything the page knows. Components hand it down.
///
/// A page has one shell for its whole lifetime, so this is only a reference: closures that hold it stay
/// small, and so does the program.
#[derive(Clone, Copy)]
pub struct Shell(&'static State);

/// The state behind a [`Shell`], by owner.
struct State {
    chunk: ChunkState,
    day: DayState,
    language: LanguageState,
    notices: NoticeState,
    press: PressState,
    settings: SettingsState,
    view: ViewState,
    matches: Option<MatchState>,
    own: Box<dyn GamePage>,
}

/// The beginning of a page: everything that it has read before it is shown.
pub struct Opening {
    /// Reads the texts of the game.
    pub catalogs: Catalogs,
    /// The messages of the first language.
    pub words: WordsRef,
    /// The saved settings.
    pub settings: LoadedSettings,
    /// How the person likes to play: the address before the settings.
    pub preferences: Preferences,
    /// Whether the address mutes the game.
    pub is_muted: bool,
    /// The first notices.
    pub notices: Vec<Notice>,
    /// Loads the chunk.
    pub load_chunk: LoadChunk,
    /// The chunk, if it is loaded already.
    pub chunk: Option<Chunk>,
}

impl Shell {
    /// Makes the shell of a page that has just been opened. `matches` makes the state of the match at the table, if the
    /// page has matches. It gets the signal of the messages in the language of the page.
    #[must_use]
    pub fn open(
        opening: Opening,
        own: Box<dyn GamePage>,
        matches: impl FnOnce(RwSignal<WordsRef>) -> Option<MatchState>,
    ) -> Self {
        let language = LanguageState::new(opening.catalogs, opening.words);
        let matches = matches(language.words());
        Self(Box::leak(Box::new(State {
            chunk: ChunkState::new(opening.load_chunk, opening.chunk),
            day: DayState::new(),
            language,
            notices: NoticeState::new(opening.notices),
            press: PressState::new(),
            settings: SettingsState::new(opening.settings, opening.preferences, opening.is_muted),
            view: ViewState::new(),
            matches,
            own,
        })))
    }

    /// The page as the shell knows it.
    #[must_use]
    pub fn page(self) -> &'static dyn GamePage {
        &*self.0.own
    }

    /// The page's own state.
    ///
    /// # Panics
    /// It has another type.
    #[must_use]
    pub fn own<P: GamePage>(self) -> &'static P {
        typed(self.page())
    }

    /// What is known of the game before a match.
    #[must_use]
    pub fn info(self) -> &'static GameInfo {
        self.page().info()
    }

    /// The game at the table.
    ///
    /// # Panics
    /// The page has no matches.
    #[must_use]
    pub fn game(self) -> &'static dyn AnyGame {
        self.match_state().game
    }

    /// The state of the match.
    #[inline(never)] // Read in a hundred places, each of which would get a copy of this.
    fn match_state(self) -> &'static MatchState {
        match &self.0.matches {
            Some(state) => state,
            None => throw_str("a page without matches"),
        }
    }
}
