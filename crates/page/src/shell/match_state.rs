//! The state of a match at a table, and of the saved matches.

use std::rc::Rc;

use leptos::prelude::{LocalStorage, RwSignal, StoredValue};

use protocol::{Address, KeyValueStore, MatchFormat, Saves, ShelvedMatch, StorageName};
use session::{Event, Session, TableGame};

use super::MatchQuestion;
use crate::storage::BrowserStorage;

/// Parses a saved match.
pub type ReadMatch<F> = fn(&str) -> Option<ShelvedMatch<F>>;

/// The state of a match at a table, and of the saved matches. A game's own state has it, and the shell
/// works with it.
pub struct MatchState<F: MatchFormat, R: TableGame + 'static> {
    /// The parameters of the address; they go before the settings.
    pub(super) address: StoredValue<Address>,
    pub(super) session: RwSignal<Session<R>>,
    /// Whether the host page has paused the game.
    pub(super) is_paused: RwSignal<bool>,
    /// Whether the person has done anything yet.
    pub(super) has_acted: StoredValue<bool>,
    pub(super) saves: StoredValue<Saves<BrowserStorage, F>>,
    /// Goes up when the matches that were shelved have changed.
    pub(super) saves_version: RwSignal<u32>,
    pub(super) question: RwSignal<Option<MatchQuestion<R>>>,
    /// The commitment to the seed of the current match, as the analysis worker reads it; empty until
    /// it is made.
    pub(super) commitment: RwSignal<String>,
    /// What handles all events of an online table.
    pub(super) online: StoredValue<Option<OnlineTable<R>>, LocalStorage>,
}

/// Handles the events of an online table, in place of the session.
pub type OnlineTable<R> = Rc<dyn Fn(Event<R>)>;

impl<F, R> MatchState<F, R>
where
    F: MatchFormat<Record: Send + Sync>,
    R: TableGame + 'static,
    Session<R>: Send + Sync,
    MatchQuestion<R>: Send + Sync,
{
    /// The state before anything is restored, with the parser of saved matches if it is loaded.
    #[must_use]
    pub fn new(address: Address, read_match: Option<ReadMatch<F>>) -> Self {
        let read_match = read_match.unwrap_or(|_| None);
        Self {
            address: StoredValue::new(address),
            session: RwSignal::new(Session::default()),
            is_paused: RwSignal::new(false),
            has_acted: StoredValue::new(false),
            saves: StoredValue::new(Saves::with_reader(BrowserStorage, read_match)),
            saves_version: RwSignal::new(0),
            question: RwSignal::new(None),
            commitment: RwSignal::new(saved_commitment::<F>()),
            online: StoredValue::new_local(None),
        }
    }

    /// The session, for what a game derives from it.
    #[must_use]
    pub const fn session(&self) -> RwSignal<Session<R>> {
        self.session
    }
}

/// The commitment that is saved beside the current match; empty if there is none.
pub(super) fn saved_commitment<F: MatchFormat>() -> String {
    let commitment = BrowserStorage.load(&StorageName::Commitment.of(F::INFO.id()));
    commitment.ok().flatten().unwrap_or_default()
}
