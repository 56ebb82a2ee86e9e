//! Russian Bank as a game at a table: what its page needs besides its scene.

use ::scene::{
    Hint, ReviewWords, SceneGame, Sign, TableLook, TableScene, TutorialTable, Word, suit_icon,
};
use cards::SeatCount;
use cards::french::Suit;
use session::{MatchRecord, RatedWord, Table, TableGame};

use super::{scene, tutorial};
use crate::bots::levels;
use crate::rules::{RESERVE, Round, two};
use crate::session::chance_percent;
use crate::words::{BOT_NAMES, Guide, OWN_KEYS, Words};

/// Russian Bank.
pub struct RussianBank;

impl SceneGame for RussianBank {
    type Words = Words;
    type Guide = Guide;
    type Round = Round;

    const LOOK: &'static TableLook = &TableLook {
        has_drags: true,
        ..TableLook::new("russian-bank", "crown")
    };
    const BOT_NAMES: &'static [&'static str] = &BOT_NAMES;
    const REVIEWS: Option<ReviewWords<Self>> = Some(ReviewWords {
        has_decimal: false,
        move_name: |_, words, record, mv| move_in(words, record, mv).unwrap_or_default(),
    });
    const HAS_TUTORIAL: bool = true;
    const OWN_KEYS: &'static [(usize, &'static str)] = &OWN_KEYS;

    fn default_players() -> SeatCount {
        two()
    }

    fn scene(table: &Table, words: &'static Words) -> TableScene {
        TableScene::typed(table, |table| scene(table, words))
    }

    fn move_label(words: &'static Words, mv: Word) -> String {
        let mv = Round::parse_move(mv.as_str());
        mv.map_or_else(String::new, |mv| words.move_name(mv))
    }

    fn hint(words: &'static Words, record: &MatchRecord, moves: &[RatedWord]) -> Option<Hint> {
        // Two moves of the same name are as good as each other, whatever their estimates: two equal cards, or two
        // columns with the same card.
        let mut named: Vec<(String, i32)> = Vec::new();
        for rated in moves {
            let name = move_in(words, record, rated.mv)?;
            if named.iter().all(|(other, _)| *other != name) {
                named.push((name, chance_percent(rated.value)));
            }
        }
        let sentence = match named.as_slice() {
            [] => return None,
            [(only, _)] => words.only_move(only),
            [best, second, ..] => format!(
                "{} {}",
                words.best_move(&best.0, best.1),
                words.next_best(&second.0, second.1)
            ),
        };
        let row = |(name, chance)| (name, words.percent(chance));
        Some(Hint {
            sentence,
            about: words.hint_about(),
            headings: [words.move_column(), words.chance_column()],
            rows: named.into_iter().map(row).collect(),
            more: String::new(),
            more_rows: Vec::new(),
        })
    }

    fn tutorial(words: &'static Words) -> Vec<TutorialTable> {
        tutorial(words)
    }

    fn signs(words: &'static Words) -> Vec<Sign> {
        vec![
            Sign::Icon("hint"),
            Sign::Icon("undo"),
            Sign::Icon("deck"),
            Sign::Icon("sheet"),
            Sign::Bold(RESERVE.to_string()),
            Sign::Icon(suit_icon(Suit::Spades)),
            Sign::Bold(words.level(levels::APPRENTICE.id())),
        ]
    }
}

/// A move by its cards, given the match before it; `None` if it is a move of another game.
fn move_in(words: &'static Words, record: &MatchRecord, mv: Word) -> Option<String> {
    let round = record.typed::<Round>()?.round();
    Some(words.move_in(round.position(), Round::parse_move(mv.as_str())?))
}
