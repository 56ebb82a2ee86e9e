//! The state of a match at a table, and of the saved matches.

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::{Get, LocalStorage, Memo, RwSignal, StoredValue, With};

use game::{GameInfo, Word};
use protocol::{Address, KeyValueStore, MatchReader, Saves, StorageName};
use scene::TableScene;
use session::{Event, RatedWord, Session};

use super::{AnyGame, MatchQuestion, OwnParts, WordsRef};
use crate::storage::BrowserStorage;
use crate::table_bots::TableBotWorker;

/// The state of a match at a table, and of the saved matches. Only the shell works with it.
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
    pub(super) game: &'static dyn AnyGame,
    pub(super) own: Box<dyn OwnParts>,
    pub(super) scene: Memo<Option<Arc<TableScene>>>,
    /// The bots; none until the shell that they report to is there.
    pub(super) bots: StoredValue<Option<TableBotWorker>, LocalStorage>,
    /// The rated moves that the person may make now, once they have arrived.
    pub(super) rated_moves: RwSignal<Option<Vec<RatedWord>>>,
    /// The words of the moves that a hint marks, a line each.
    pub(super) hinted: RwSignal<String>,
    pub(super) tutorial: RwSignal<Option<OpenTutorial>>,
}

/// A step of the tutorial.
#[derive(Clone)]
pub struct OpenTutorial {
    /// The number of steps before it.
    pub at: usize,
    /// The number of all steps.
    pub of: usize,
    /// The table.
    pub scene: Arc<TableScene>,
    /// The move that leads on; `None` if there is only something to read.
    pub wanted: Option<Word>,
    /// What is said after another move.
    pub missed: String,
}

/// Handles the events of an online table, in place of the session.
pub type OnlineTable = Rc<dyn Fn(Event)>;

impl MatchState {
    /// The state before anything is restored, with the parts that only this game has, and the parser of saved matches if
    /// it is loaded. The scene follows the messages.
    #[must_use]
    pub fn new(
        game: &'static dyn AnyGame,
        own: Box<dyn OwnParts>,
        address: Address,
        reader: Option<MatchReader>,
        words: RwSignal<WordsRef>,
    ) -> Self {
        let format = game.format();
        let saves = Saves::with_reader(BrowserStorage, format, reader);
        let session = RwSignal::new(Session::default());
        let tutorial = RwSignal::new(None::<OpenTutorial>);
        let scene = move || {
            let words = words.get();
            let table = session.with(|session| Some(Arc::new(game.scene(session.table()?, words))));
            if !game.look().has_table_tutorial {
                return table;
            }
            table.or_else(|| tutorial.with(|open| Some(Arc::clone(&open.as_ref()?.scene))))
        };
        Self {
            address: StoredValue::new(address),
            session,
            is_paused: RwSignal::new(false),
            has_acted: StoredValue::new(false),
            saves: StoredValue::new(saves),
            saves_version: RwSignal::new(0),
            question: RwSignal::new(None),
            commitment: RwSignal::new(saved_commitment(format.info())),
            online: StoredValue::new_local(None),
            game,
            own,
            scene: Memo::new_with_compare(move |_| scene(), |_, _| true),
            bots: StoredValue::new_local(None),
            rated_moves: RwSignal::new(None),
            hinted: RwSignal::new(String::new()),
            tutorial,
        }
    }
}
/// The commitment that is saved beside the current match; empty if there is none.
pub(super) fn saved_commitment(game: &GameInfo) -> String {
    let commitment = BrowserStorage.load(&StorageName::Commitment.of(game.id()));
    commitment.ok().flatten().unwrap_or_default()
}
