//! The shell of a page: the state and the behaviour that are the same for every game.
//!
//! A game's page is a type that implements [`GamePage`] and holds the game's own state. [`Shell`] is the
//! reference to everything: to that state, and to the parts here. Each file owns one concern; its fields
//! are private to it. Only one game is compiled into a program, so a generic type here costs no download.

mod answers;
mod bot_request;
mod chunk;
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
pub mod match_page;
mod match_question;
mod match_state;
mod match_view;
mod notice;
mod notices;
mod opening;
mod press;
mod saves;
mod session;
mod set_up;
mod settings;
mod start;
mod view;

pub use bot_request::BotRequest;
pub use chunk::{Chunk, LoadChunk, Loaded};
pub use dialog::Dialog;
pub use game_page::GamePage;
pub use key_press::KeyPress;
pub use lazy::WithLazy;
pub use log::{LogLine, LogLines, log};
pub use match_form::{MAX_OPPONENTS, MatchForm};
pub use match_page::MatchPage;
pub use match_question::{ChallengePage, MatchQuestion};
pub use match_state::{MatchState, OnlineTable};
pub use match_view::{MatchTask, MatchView};
pub use notice::Notice;
pub use opening::MatchOpening;
pub use set_up::SetUp;
pub use settings::LoadedSettings;
pub use start::{mount, start};

use ::session::Preferences;
use leptos::prelude::RwSignal;

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
pub struct Shell<G: GamePage>(&'static State<G>);

impl<G: GamePage> Clone for Shell<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GamePage> Copy for Shell<G> {}

/// The state behind a [`Shell`], by owner.
struct State<G: GamePage> {
    chunk: ChunkState<G>,
    day: DayState,
    language: LanguageState<G>,
    notices: NoticeState,
    press: PressState,
    settings: SettingsState,
    view: ViewState<G>,
    own: G,
}

/// The beginning of a page: everything that it has read before it is shown.
pub struct Opening<G: GamePage> {
    /// The messages of the first language.
    pub words: &'static G::Words,
    /// The saved settings.
    pub settings: LoadedSettings,
    /// How the person likes to play: the address before the settings.
    pub preferences: Preferences,
    /// Whether the address mutes the game.
    pub is_muted: bool,
    /// The first notices.
    pub notices: Vec<Notice>,
    /// Loads the chunk.
    pub load_chunk: LoadChunk<G>,
    /// The chunk, if it is loaded already.
    pub chunk: Option<Chunk<G>>,
}

impl<G: GamePage> Shell<G> {
    /// Makes the shell of a page that has just been opened. `own` makes the game's own state. It gets the
    /// signal of the messages in the language of the page.
    #[must_use]
    pub fn open(opening: Opening<G>, own: impl FnOnce(RwSignal<&'static G::Words>) -> G) -> Self {
        let language = LanguageState::new(opening.words);
        let own = own(language.words());
        Self(Box::leak(Box::new(State {
            chunk: ChunkState::new(opening.load_chunk, opening.chunk),
            day: DayState::new(),
            language,
            notices: NoticeState::new(opening.notices),
            press: PressState::new(),
            settings: SettingsState::new(opening.settings, opening.preferences, opening.is_muted),
            view: ViewState::new(),
            own,
        })))
    }

    /// The game's own state.
    #[must_use]
    pub const fn own(self) -> &'static G {
        &self.0.own
    }
}
