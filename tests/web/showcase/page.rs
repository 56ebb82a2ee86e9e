//! A page for scenes that no game has yet: the tests make them. Rules, words and saves are those of Own Trumps, so
//! that a press makes one of its moves.

use core::cell::{Cell, RefCell};

use cards::{SeatCount, Seed};
use game::Game;
use own_trumps::bots::Level;
use own_trumps::protocol::OwnTrumps as Format;
use own_trumps::rules::{Decision, Round};
use own_trumps::words::{Guide, Words};
use own_trumps_page::OwnTrumps;
use page::dom::Element;
use page::scene_game::{SceneGame, SceneState, entries};
use page::scene_page;
use page::scene_page::TableLook;
use page::shell::{Loaded, LoadedSettings, MatchOpening, SetUp, Shell};
use protocol::{ChosenOptions, TableFormat};
use scene::{Better, TableScene, Word};
use session::{MatchOptions, Player, Speed, Table};
use web_sys::HtmlElement;
use words::Lang;

use crate::{clear_storage, show, wait};

/// The game of the page.
pub(super) struct Showcase;

type ShowcaseShell = Shell<SceneState<Showcase>>;

thread_local! {
    static SCENE: RefCell<TableScene> = const { RefCell::new(TableScene::empty(Better::Low)) };
    static SHELL: Cell<Option<ShowcaseShell>> = const { Cell::new(None) };
}

/// Opens a page whose table shows a scene. The person is to move.
pub(super) async fn open(scene: TableScene) -> HtmlElement {
    show_next(scene);
    clear_storage();
    let host = show(|| {
        let opening = MatchOpening::new(Some(LoadedSettings::load()));
        let load = |loaded: Loaded<SceneState<Showcase>>| loaded(Some(entries()));
        let shell = page::app::open(opening, Words::for_lang(Lang::En), load, Some(entries()));
        shell.change_preferences(|preferences| preferences.speed = Speed::Instant);
        SHELL.set(Some(shell));
        scene_page::watch(shell);
        shell.deal_once(options());
        let mut elements = scene_page::table(shell);
        elements.push(scene_page::log(shell));
        elements
    });
    wait(0).await;
    host
}

/// The scene that the table shows from its next move on.
pub(super) fn show_next(scene: TableScene) {
    SCENE.set(scene);
}

/// The words of the moves that the rules allow the person now.
pub(super) fn legal() -> Vec<Word> {
    with_round(|round| round.legal().into_iter().map(Word::of::<Format>).collect())
}

/// The moves that were made.
pub(super) fn made() -> Vec<Word> {
    let record = SHELL.get().expect("a page").record().expect("a match");
    let moves = record.moves().iter();
    moves.map(|mv| Word::of::<Format>(*mv)).collect()
}

fn with_round<T>(read: impl FnOnce(&Round) -> T) -> T {
    let record = SHELL.get().expect("a page").record().expect("a match");
    read(record.round())
}

/// A match whose first card the person leads; the bot needs a worker, and there is none.
fn options() -> MatchOptions<Round> {
    let start = |seats, seed| Format::start(Seed(seed), seats, &ChosenOptions::default());
    let is_own = |seats, seed: &u64| {
        let round = start(seats, *seed).deal();
        round.to_move() == Some(cards::Seat::FIRST)
    };
    let players = vec![Player::here("Me"), Player::bot("Ada", Level::ALL[3])];
    let options = MatchOptions::new(players, |seats| {
        let seed = (0..100).find(|seed| is_own(seats, seed));
        start(seats, seed.expect("in half of the deals"))
    });
    options.expect("good options")
}

impl TableLook for Showcase {
    const EMBLEM: &'static str = OwnTrumps::EMBLEM;
    const LEADER: &'static str = OwnTrumps::LEADER;
}

impl SetUp for Showcase {
    type Words = Words;
    type Level = Level;

    const BOT_NAMES: &'static [&'static str] = OwnTrumps::BOT_NAMES;
    const LEVELS: &'static [Level] = OwnTrumps::LEVELS;
    const DIFFICULTIES: &'static [Level] = OwnTrumps::DIFFICULTIES;

    fn usual_players() -> SeatCount {
        OwnTrumps::usual_players()
    }
}

impl SceneGame for Showcase {
    type Words = Words;
    type Guide = Guide;
    type Format = Format;
    type Round = Round;

    const TITLES: [fn(&Words) -> &'static str; 3] = OwnTrumps::TITLES;

    fn scene(_table: &Table<Round>, _words: &Words) -> TableScene {
        SCENE.with_borrow(Clone::clone)
    }

    fn move_label(words: &'static Words, mv: Decision) -> String {
        OwnTrumps::move_label(words, mv)
    }

    fn score_note(words: &'static Words) -> &'static str {
        OwnTrumps::score_note(words)
    }

    fn daily_rules(guide: &'static Guide) -> &'static str {
        OwnTrumps::daily_rules(guide)
    }

    fn points_name(guide: &'static Guide) -> &'static str {
        OwnTrumps::points_name(guide)
    }

    fn rules(guide: &'static Guide) -> Vec<Element> {
        OwnTrumps::rules(guide)
    }

    fn keys(guide: &'static Guide) -> Vec<(&'static str, &'static str)> {
        OwnTrumps::keys(guide)
    }
}
