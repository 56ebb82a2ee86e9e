//! Little Devils as a game at a table: what its page needs besides its scene.

use ::scene::{
    Face, Figure, FigureItem, Mark, SceneGame, Sign, TableLayout, TableLook, TableScene, Word,
};
use cards::{Card, SeatCount};
use session::{Switch, Table, TableGame};

use super::scene;
use crate::rules::{Round, TARGET, points};
use crate::session::default_players;
use crate::words::{BOT_NAMES, Guide, OWN_KEYS, Words};

/// Little Devils.
pub struct LittleDevils;

impl SceneGame for LittleDevils {
    type Words = Words;
    type Guide = Guide;
    type Round = Round;

    #[allow(clippy::as_conversions)] // `i32::from` is not constant yet
    const LOOK: &'static TableLook = &TableLook {
        mark: Some(TARGET as i32),
        switches: &[
            Switch::ShowLegal,
            Switch::PlayForced,
            Switch::AskFirst,
            Switch::History,
            Switch::Sound,
            Switch::LeftHanded,
        ],
        keys: "htlsdpruzm?",
        has_table_tutorial: false,
        layout: TableLayout::Trick,
        ..TableLook::new("devil", "halo")
    };
    const BOT_NAMES: &'static [&'static str] = &BOT_NAMES;
    const HAS_TUTORIAL: bool = true;
    const OWN_KEYS: &'static [(usize, &'static str)] = &OWN_KEYS;

    fn default_players() -> SeatCount {
        default_players()
    }

    fn scene(table: &Table, words: &'static Words) -> TableScene {
        TableScene::typed(table, |table| scene(table, words))
    }

    fn move_label(words: &'static Words, mv: Word) -> String {
        let card = Round::parse_move(mv.as_str());
        card.map_or_else(String::new, |card| words.card(card, points::devils(card)))
    }

    fn points_name(words: &'static Words, _guide: &'static Guide) -> &'static str {
        words.devils_column()
    }

    fn signs(words: &'static Words) -> Vec<Sign> {
        vec![
            Sign::Icon("hint"),
            Sign::Icon("undo"),
            Sign::Icon("devil"),
            Sign::Icon("sheet"),
            Sign::Icon("deck"),
            Sign::Bold(words.level("imp")),
            Sign::Key("H"),
            Sign::Icon("fork"),
            Sign::CouldNotFollow,
            Sign::Icon("halo"),
        ]
    }

    fn figures() -> Vec<Figure> {
        let figure = |(paragraph, cards): (usize, &[u8])| Figure {
            paragraph,
            row: cards.iter().filter_map(|card| item(*card)).collect(),
        };
        FIGURES.into_iter().map(figure).collect()
    }
}

/// The cards of the figures, each with the number of its paragraph: cards with each number of devils, and the two printed
/// examples of a trick.
const FIGURES: [(usize, &[u8]); 3] = [
    (0, &[1, 3, 4, 6, 15]),
    (4, &[22, 30, 27, 34, 23]),
    (5, &[37, 31, 39, 15, 1, 44]),
];

/// The cards of the examples that take their trick.
const TAKING: [u8; 2] = [34, 44];

/// The cards of the examples whose players could not follow.
const FAILED: [u8; 2] = [39, 44];

/// A card of a figure, by its number.
fn item(number: u8) -> Option<FigureItem> {
    let card = Card::new(number)?;
    let mark = FAILED.contains(&number).then_some(Mark::CouldNotFollow);
    let face = Face::Numbered { card, mark };
    Some(if TAKING.contains(&number) {
        FigureItem::Highlighted(face)
    } else {
        FigureItem::Face(face)
    })
}
