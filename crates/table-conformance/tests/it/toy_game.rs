//! The toy game as its page would have it.

use cards::french::{PlayingCard, Rank, Suit};
use cards::{SeatCount, SeatRange};
use game::Game;
use scene::{
    Face, Figure, FigureItem, Hint, ReviewWords, SceneGame, Sign, TableLook, TableScene,
    TutorialTable, Word,
};
use session::{MatchRecord, RatedWord, Table};

use crate::flaws::Flaw;
use crate::toy::Round;
use crate::toy_scene::{scene, tutorial};
use crate::toy_words::{ToyGuide, ToyWords};

/// The toy game. Its constants cannot follow a [`Flaw`]: they have one of their own, by its number.
pub(crate) struct Toy<const FLAW: usize>;

/// The constants have no flaw.
pub(crate) const SOUND: usize = 0;
/// The page does not listen for a key of the game.
pub(crate) const KEY_IS_NOT_HEARD: usize = 1;
/// A key has a place beyond the end of the list.
pub(crate) const KEY_IS_OUT_OF_PLACE: usize = 2;
/// A key that the help does not list reads a zone.
pub(crate) const KEY_IS_SECRET: usize = 3;
/// There is one name for two bots.
pub(crate) const BOT_HAS_NO_NAME: usize = 4;
/// The emblem has no picture.
pub(crate) const EMBLEM_IS_UNKNOWN: usize = 5;

impl<const FLAW: usize> SceneGame for Toy<FLAW> {
    type Words = ToyWords;
    type Guide = ToyGuide;
    type Round = Round;

    const LOOK: &'static TableLook = &TableLook {
        zone_keys: if FLAW == KEY_IS_SECRET {
            &[('b', "pad")]
        } else {
            &[('l', "pad")]
        },
        keys: if FLAW == KEY_IS_NOT_HEARD {
            "htspruzm?"
        } else {
            "htlspruzm?"
        },
        ..TableLook::new(
            if FLAW == EMBLEM_IS_UNKNOWN {
                "nowhere"
            } else {
                "toy"
            },
            "toy",
        )
    };
    const BOT_NAMES: &'static [&'static str] = if FLAW == BOT_HAS_NO_NAME {
        &["Ada"]
    } else {
        &["Ada", "Bob"]
    };
    const REVIEWS: Option<ReviewWords<Self>> = Some(ReviewWords {
        has_decimal: false,
        move_name: |_, _, _, mv| Flaw::ReviewedMoveHasNoName.pick("", mv.as_str()).into(),
    });
    const OWN_KEYS: &'static [(usize, &'static str)] = if FLAW == KEY_IS_OUT_OF_PLACE {
        &[(99, "L")]
    } else {
        &[(4, "L")]
    };

    fn default_players() -> SeatCount {
        Flaw::TooManyPlayByDefault.pick(SeatRange::ANY.most(), Round::SEATS.fewest())
    }

    fn scene(table: &Table, words: &'static ToyWords) -> TableScene {
        TableScene::typed(table, |table| scene(table, words))
    }

    fn move_label(_words: &'static ToyWords, mv: Word) -> String {
        Flaw::MoveHasNoName.pick("", mv.as_str()).into()
    }

    fn hint(_words: &'static ToyWords, _record: &MatchRecord, moves: &[RatedWord]) -> Option<Hint> {
        if Flaw::HintIsMissing.is_set() {
            return None;
        }
        let row = |rated: &RatedWord| (rated.mv.as_str().to_owned(), rated.value.to_string());
        let mut rows: Vec<_> = moves.iter().map(row).collect();
        if Flaw::HintHasRowTwice.is_set() {
            rows.extend(rows.clone());
        }
        Some(Hint {
            sentence: Flaw::HintSaysNothing
                .pick("", "Play the highest card.")
                .into(),
            about: "The numbers are those of the cards.",
            headings: ["Card", "Number"],
            rows,
            more: String::new(),
            more_rows: Vec::new(),
        })
    }

    fn tutorial(words: &'static ToyWords) -> Vec<TutorialTable> {
        tutorial(words)
    }

    fn signs(_words: &'static ToyWords) -> Vec<Sign> {
        let chip = Flaw::SignHasNoPicture.pick(Sign::Icon("nowhere"), Sign::Chips);
        vec![Sign::Bold("7".into()), chip]
    }

    fn figures() -> Vec<Figure> {
        let card = PlayingCard::new(Rank::Ace, Suit::Spades);
        let card = FigureItem::Face(Face::Card { card, mark: None });
        let item = Flaw::FigureIsEmpty.pick(FigureItem::Gap, card);
        vec![Figure {
            paragraph: usize::from(Flaw::FigureHasNoParagraph.is_set()),
            row: vec![item],
        }]
    }
}
