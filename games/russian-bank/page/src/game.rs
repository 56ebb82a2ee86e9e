//! Russian Bank as a game that the shell draws from its scene.

use ::scene::{TableScene, TutorialStep, Word};
use cards::SeatCount;
use cards::french::Suit;
use game::{LevelId, MatchOption};
use page::dom::{Element, el};
use page::faces::suit_icon;
use page::scene_game::{ReviewWords, SceneGame};
use page::scene_page::{ZONES, watch_drags};
use page::shell::{Hint, TableLook};
use page::widgets::icon;
use russian_bank::bots::Level;
use russian_bank::rules::{RESERVE, Round, two};
use russian_bank::scene;
use russian_bank::session::chance_percent;
use russian_bank::words::{BOT_NAMES, Guide, Words};
use session::{MatchRecord, RatedWord, Table, TableGame};

/// The page of Russian Bank.
pub struct RussianBank;

impl SceneGame for RussianBank {
    type Words = Words;
    type Guide = Guide;
    type Round = Round;

    const LOOK: &'static TableLook = &TableLook {
        drags: Some(watch_drags),
        ..TableLook::new("russian-bank", "crown", &ZONES)
    };
    const TITLES: [fn(&Words) -> &'static str; 3] = [Words::title, Words::subtitle, Words::credits];
    const BOT_NAMES: &'static [&'static str] = &BOT_NAMES;
    const REVIEWS: Option<ReviewWords<Self>> = Some(ReviewWords {
        unit: Guide::review_unit,
        has_decimal: false,
        move_name: |_, words, record, mv| move_in(words, record, mv).unwrap_or_default(),
    });
    const HAS_TUTORIAL: bool = true;

    fn default_players() -> SeatCount {
        two()
    }

    fn level_name(words: &'static Words, level: LevelId) -> String {
        words.level(level.id())
    }

    fn option_value(words: &'static Words, _option: &MatchOption, value: &str) -> String {
        words.option_value(value)
    }

    fn option_name(words: &'static Words, option: &MatchOption) -> String {
        words.option(option.id)
    }

    fn option_about(words: &'static Words, option: &MatchOption) -> String {
        words.option_about(option.id)
    }

    fn scene(table: &Table, words: &'static Words) -> TableScene {
        scene::table_scene(table, words)
    }

    fn move_label(words: &'static Words, mv: Word) -> String {
        let mv = Round::parse_move(mv.as_str());
        mv.map_or_else(String::new, |mv| words.move_name(mv))
    }

    fn score_note(words: &'static Words) -> &'static str {
        words.score_note()
    }

    fn points_name(_words: &'static Words, guide: &'static Guide) -> &'static str {
        guide.points_name()
    }

    fn daily_rules(guide: &'static Guide) -> &'static str {
        guide.daily_rules()
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

    fn tutorial(words: &'static Words, guide: &'static Guide) -> Vec<TutorialStep> {
        scene::tutorial(words, guide)
    }

    fn signs(words: &'static Words, guide: &'static Guide) -> Vec<(Element, &'static str)> {
        let signs = [
            icon("hint"),
            icon("undo"),
            icon("deck"),
            icon("sheet"),
            el("b").text(RESERVE),
            icon(suit_icon(Suit::Spades)),
            el("b").text(words.level(Level::Apprentice.id())),
        ];
        signs.into_iter().zip(guide.signs()).collect()
    }

    fn rules(guide: &'static Guide) -> Vec<Element> {
        let texts = guide.rules_text().into_iter();
        texts.map(|text| el("p").text(text)).collect()
    }

    fn keys(guide: &'static Guide) -> Vec<(&'static str, &'static str)> {
        guide.keys()
    }
}

/// A move by its cards, given the match before it; `None` if it is a move of another game.
fn move_in(words: &'static Words, record: &MatchRecord, mv: Word) -> Option<String> {
    let round = record.typed::<Round>()?.round();
    Some(words.move_in(round.position(), Round::parse_move(mv.as_str())?))
}
