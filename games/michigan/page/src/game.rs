//! Michigan as a game that the shell draws from its scene.

use ::scene::{TableScene, TutorialStep, Word};
use cards::SeatCount;
use game::Game;
use game::{LevelId, MatchOption};
use michigan::rules::{Decision, Round, SEATS};
use michigan::scene;
use michigan::words::{BOT_NAMES, Guide, Words};
use page::dom::{Element, el};
use page::scene_game::{ReviewWords, SceneGame};
use page::scene_page::ZONES;
use page::shell::{Hint, TableLook};
use page::widgets::icon;
use session::{MatchRecord, RatedMove, RatedWord, Table, TableGame, typed_moves};

use crate::rules_text::rules;

/// The page of Michigan.
pub struct Michigan;

impl SceneGame for Michigan {
    type Words = Words;
    type Guide = Guide;
    type Round = Round;

    const LOOK: &'static TableLook = &TableLook {
        zone_keys: &[('b', "boodle"), ('l', "run")],
        ..TableLook::new("chip", "crown", &ZONES)
    };
    const TITLES: [fn(&Words) -> &'static str; 3] = [Words::title, Words::subtitle, Words::credits];

    const BOT_NAMES: &'static [&'static str] = &BOT_NAMES;
    const REVIEWS: Option<ReviewWords<Self>> = Some(ReviewWords {
        unit: Guide::review_unit,
        has_decimal: true,
        move_name: |_, words, _, mv| Self::move_label(words, mv),
    });
    const HAS_TUTORIAL: bool = true;

    /// Four players.
    fn default_players() -> SeatCount {
        SEATS.all().nth(1).unwrap_or(SEATS.fewest())
    }

    fn level_name(words: &'static Words, level: LevelId) -> String {
        words.level(level.id())
    }

    fn option_name(words: &'static Words, option: &MatchOption) -> String {
        words.option(option.id)
    }

    fn option_value(words: &'static Words, option: &MatchOption, value: &str) -> String {
        words.option_value(option.id, value)
    }

    fn option_about(words: &'static Words, option: &MatchOption) -> String {
        words.option_about(option.id)
    }

    fn scene(table: &Table, words: &'static Words) -> TableScene {
        scene::table_scene(table, words)
    }

    fn move_label(words: &'static Words, mv: Word) -> String {
        let decision = Round::parse_move(mv.as_str());
        decision.map_or_else(String::new, |decision| words.decision_label(decision))
    }

    fn daily_rules(guide: &'static Guide) -> &'static str {
        guide.daily_rules()
    }

    fn points_name(_words: &'static Words, guide: &'static Guide) -> &'static str {
        guide.points_name()
    }

    fn score_note(words: &'static Words) -> &'static str {
        words.score_note()
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

    fn tutorial(words: &'static Words, guide: &'static Guide) -> Vec<TutorialStep> {
        scene::tutorial(words, guide)
    }

    fn signs(_words: &'static Words, guide: &'static Guide) -> Vec<(Element, &'static str)> {
        let signs = [
            icon("hint"),
            icon("undo"),
            el("span.chips").child(icon("chip")),
            icon("chip"),
            el("b").text("7"),
            icon("deck"),
            el("kbd").text("H"),
        ];
        signs.into_iter().zip(guide.signs()).collect()
    }

    fn rules(guide: &'static Guide) -> Vec<Element> {
        rules(guide)
    }

    fn keys(guide: &'static Guide) -> Vec<(&'static str, &'static str)> {
        guide.keys()
    }
}
