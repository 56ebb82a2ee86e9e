//! The state of a match at a table, and of the saved matches.

use std::rc::Rc;

use leptos::prelude::{LocalStorage, RwSignal, StoredValue};

use game::GameInfo;
use protocol::{Address, AnyFormat, KeyValueStore, MatchReader, Saves, StorageName};
use session::{Event, Session};

use super::MatchQuestion;
use crate::storage::BrowserStorage;

/// The state of a match at a table, and of the saved matches. A game's own state has it, and the shell
/// works with it.
pub struct MatchState {
    /// The parameters of the address; they go before the settings.
    pub(super) address: StoredValue<Address>,
    pub(super) session: RwSignal<Session>,
    /// Whether the host page has paused the game.
    pub(super) is_paused: RwSignal<bool>,
    /// Whether the person has done anything yet.
    pub(super) has_acted: StoredValue<bool>,
    pub(super) saves: StoredValue<Saves<BrowserStorage>>,
    /// Goes up when the matches that were shelved have changed.
    pub(super) saves_version: RwSignal<u32>,
    pub(super) question: RwSignal<Option<MatchQuestion>>,
    /// The commitment to the seed of the current match, as the analysis worker reads it; empty until
    /// it is made.
    pub(super) commitment: RwSignal<String>,
    /// What handles all events of an online table.
    pub(super) online: StoredValue<Option<OnlineTable>, LocalStorage>,
}

/// Handles the events of an online table, in place of the session.
pub type OnlineTable = Rc<dyn Fn(Event)>;

impl MatchState {
    /// The state before anything is restored, with the parser of saved matches if it is loaded.
    #[must_use]
    pub fn new(
        format: &'static dyn AnyFormat,
        address: Address,
        reader: Option<MatchReader>,
    ) -> Self {
        let saves = Saves::with_reader(BrowserStorage, format, reader);
        Self {
            address: StoredValue::new(address),
            session: RwSignal::new(Session::default()),
            is_paused: RwSignal::new(false),
            has_acted: StoredValue::new(false),
            saves: StoredValue::new(saves),
            saves_version: RwSignal::new(0),
            question: RwSignal::new(None),
            commitment: RwSignal::new(saved_commitment(format.info())),
            online: StoredValue::new_local(None),
        }
    }

    /// The session, for what a game derives from it.
    #[must_use]
    pub const fn session(&self) -> RwSignal<Session> {
        self.session
    }
}

/// The commitment that is saved beside the current match; empty if there is none.
pub(super) fn saved_commitment(game: &GameInfo) -> String {
    let commitment = BrowserStorage.load(&StorageName::Commitment.of(game.id()));
    commitment.ok().flatten().unwrap_or_default()
}
