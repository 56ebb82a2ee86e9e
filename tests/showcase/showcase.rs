//! The game of the showcase: rules, words and saves of Own Trumps, so that a press makes one of its moves, with a scene
//! that is set from outside.

use core::cell::RefCell;

use cards::SeatCount;
use own_trumps::rules::Round;
use own_trumps::scene::OwnTrumps;
use own_trumps::words::{Guide, Words};
use scene::{Figure, SceneGame, TableLook, TableScene, Word};
use session::Table;

/// The game of the showcase.
pub(crate) struct Showcase;

/// Makes the scene of a table.
type MakeScene = Box<dyn Fn(&Table, &Words) -> TableScene>;

thread_local! {
    static SCENE: RefCell<MakeScene> = RefCell::new(Box::new(of_own_trumps));
}

/// The scene of Own Trumps.
pub(crate) fn of_own_trumps(table: &Table, words: &Words) -> TableScene {
    TableScene::typed(table, |table| own_trumps::scene::scene(table, words))
}

/// Sets the scene that the table shows from its next move on.
pub(crate) fn show(scene: impl Fn(&Table, &Words) -> TableScene + 'static) {
    SCENE.set(Box::new(scene));
}

impl SceneGame for Showcase {
    type Words = Words;
    type Guide = Guide;
    type Round = Round;

    const LOOK: &'static TableLook = &TableLook {
        has_drags: true,
        zone_keys: &[],
        ..*OwnTrumps::LOOK
    };
    const BOT_NAMES: &'static [&'static str] = OwnTrumps::BOT_NAMES;
    const OWN_KEYS: &'static [(usize, &'static str)] = OwnTrumps::OWN_KEYS;

    fn default_players() -> SeatCount {
        OwnTrumps::default_players()
    }

    fn scene(table: &Table, words: &'static Words) -> TableScene {
        SCENE.with_borrow(|scene| scene(table, words))
    }

    fn move_label(words: &'static Words, mv: Word) -> String {
        OwnTrumps::move_label(words, mv)
    }

    fn figures() -> Vec<Figure> {
        OwnTrumps::figures()
    }
}
