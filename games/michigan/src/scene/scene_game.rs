//! Michigan as a game at a table: what its page needs besides its scene.

use ::scene::{
    Figure, Hint, ReviewWords, SceneGame, Sign, TableLook, TableScene, TutorialTable, Word,
};
use cards::SeatCount;
use game::Game;
use session::{MatchRecord, RatedMove, RatedWord, Table, TableGame, typed_moves};

use super::{figures, scene, tutorial};
use crate::rules::{Decision, Round, SEATS};
use crate::words::{BOT_NAMES, Guide, OWN_KEYS, Words};

/// Michigan.
pub struct Michigan;

impl SceneGame for Michigan {
    type Words = Words;
    type Guide = Guide;
    type Round = Round;

    const LOOK: &'static TableLook = &TableLook {
        zone_keys: &[('b', "boodle"), ('l', "run")],
        ..TableLook::new("chip", "crown")
    };
    const BOT_NAMES: &'static [&'static str] = &BOT_NAMES;
    const REVIEWS: Option<ReviewWords<Self>> = Some(ReviewWords {
        has_decimal: true,
        move_name: |_, words, _, mv| Self::move_label(words, mv),
    });
    const HAS_TUTORIAL: bool = true;
    const OWN_KEYS: &'static [(usize, &'static str)] = &OWN_KEYS;

    /// Four players.
    fn default_players() -> SeatCount {
        SEATS.all().nth(1).unwrap_or(SEATS.fewest())
    }

    fn scene(table: &Table, words: &'static Words) -> TableScene {
        TableScene::typed(table, |table| scene(table, words))
    }

    fn move_label(words: &'static Words, mv: Word) -> String {
        let decision = Round::parse_move(mv.as_str());
        decision.map_or_else(String::new, |decision| words.decision_label(decision))
    }

    fn hint(words: &'static Words, record: &MatchRecord, moves: &[RatedWord]) -> Option<Hint> {
        let typed = record.typed::<Round>()?;
        let view = typed.view(typed.round().to_move()?);
        let moves = typed_moves::<Round>(moves);
        let row = |rated: &RatedMove<Decision>| {
            let tenths = (rated.value + rated.value.signum() * 5) / 10;
            let chips = words.lang().decimal(tenths.into());
            (words.decision_label(rated.mv), chips)
        };
        Some(Hint {
            sentence: words.hint(&view, &moves)?,
            about: words.hint_about(),
            headings: [words.choice_column(), words.chips_column()],
            rows: moves.iter().map(row).collect(),
            more: String::new(),
            more_rows: Vec::new(),
        })
    }

    fn tutorial(words: &'static Words) -> Vec<TutorialTable> {
        tutorial(words)
    }

    fn figures() -> Vec<Figure> {
        figures::figures()
    }

    fn signs(_words: &'static Words) -> Vec<Sign> {
        vec![
            Sign::Icon("hint"),
            Sign::Icon("undo"),
            Sign::Chips,
            Sign::Icon("chip"),
            Sign::Bold("7".into()),
            Sign::Icon("deck"),
            Sign::Key("H"),
        ]
    }
}
