//! Own Trumps as a game that the shell draws from its scene.

use ::scene::{Mark, TableScene, TutorialStep, Word};
use cards::SeatCount;
use cards::french::{PlayingCard, Rank};
use game::Game;
use game::{LevelId, MatchOption};
use own_trumps::bots::Level;
use own_trumps::rules::{Decision, Round, SEATS};
use own_trumps::scene;
use own_trumps::session::{RatedDecision, Tutorial, risk_percent, short_list};
use own_trumps::words::{BOT_NAMES, Guide, Words};
use page::dom::{Element, el};
use page::faces::marked_card;
use page::scene_game::{ReviewWords, SceneGame};
use page::scene_page::ZONES;
use page::shell::{Hint, TableLook};
use page::widgets::icon;
use session::{MatchRecord, RatedWord, Table, TableGame, typed_moves};

use crate::rules_text::rules;

/// The page of Own Trumps.
pub struct OwnTrumps;

impl SceneGame for OwnTrumps {
    type Words = Words;
    type Guide = Guide;
    type Round = Round;

    const LOOK: &'static TableLook = &TableLook {
        zone_keys: &[('l', "pile")],
        ..TableLook::new("own-trumps", "crown", &ZONES)
    };
    const TITLES: [fn(&Words) -> &'static str; 3] = [Words::title, Words::subtitle, Words::credits];

    const BOT_NAMES: &'static [&'static str] = &BOT_NAMES;
    const REVIEWS: Option<ReviewWords<Self>> = Some(ReviewWords {
        unit: Guide::review_unit,
        has_decimal: false,
        move_name: |guide, words, _, mv| match Round::parse_move(mv.as_str()) {
            Some(Decision::Card(card)) => words.card_name(card),
            Some(Decision::Take) => guide.review_take().into(),
            None => String::new(),
        },
    });
    const HAS_TUTORIAL: bool = true;

    /// Two players: then both can know all cards.
    fn default_players() -> SeatCount {
        SEATS.fewest()
    }

    fn level_name(words: &'static Words, level: LevelId) -> String {
        words.level(level.id())
    }

    fn option_name(words: &'static Words, option: &MatchOption) -> String {
        words.option(option.id)
    }

    fn option_about(words: &'static Words, option: &MatchOption) -> String {
        words.option_about(option.id)
    }

    fn option_value(words: &'static Words, _option: &MatchOption, value: &str) -> String {
        words.option_value(value)
    }

    fn scene(table: &Table, words: &'static Words) -> TableScene {
        scene::table_scene(table, words)
    }

    fn move_label(words: &'static Words, mv: Word) -> String {
        match Round::parse_move(mv.as_str()) {
            Some(Decision::Card(card)) => words.card_name(card),
            Some(Decision::Take) => words.took_cards().into(),
            None => String::new(),
        }
    }

    fn score_note(words: &'static Words) -> &'static str {
        words.score_note()
    }

    fn daily_rules(guide: &'static Guide) -> &'static str {
        guide.daily_rules()
    }

    fn points_name(_words: &'static Words, guide: &'static Guide) -> &'static str {
        guide.points_name()
    }

    fn hint(words: &'static Words, record: &MatchRecord, moves: &[RatedWord]) -> Option<Hint> {
        let typed = record.typed::<Round>()?;
        let view = typed.view(typed.round().to_move()?);
        let moves = typed_moves::<Round>(moves);
        let name = |seat| record.options().name(seat);
        let (short, others) = short_list(&view, &moves);
        let rows = |moves: Vec<RatedDecision>| {
            let rows = moves.iter().map(|rated| row(words, typed.round(), rated));
            rows.collect()
        };
        Some(Hint {
            sentence: words.hint_text(&view, &moves, name),
            about: if record.options().seats() == SEATS.fewest() {
                words.hint_about_two()
            } else {
                words.hint_about()
            },
            headings: [words.card_column(), words.risk_column()],
            more: words.more_decisions(others.len()),
            rows: rows(short),
            more_rows: rows(others),
        })
    }

    fn tutorial(words: &'static Words, guide: &'static Guide) -> Vec<TutorialStep> {
        scene::tutorial(words, guide)
    }

    fn signs(words: &'static Words, guide: &'static Guide) -> Vec<(Element, &'static str)> {
        let ace = PlayingCard::new(Rank::Ace, Tutorial::OWN);
        let signs = [
            icon("hint"),
            icon("undo"),
            icon("suit-h"),
            icon("sheet"),
            el("span.card").child(marked_card(ace, Some(Mark::Trump))),
            icon("deck"),
            el("b").text(words.level(Level::default().id())),
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

/// A row of the hint: a decision, and the risk of losing the round with it.
fn row(words: &'static Words, round: &Round, rated: &RatedDecision) -> (String, String) {
    let cards = round.position().table().take();
    let label = match rated.mv {
        Decision::Card(card) => words.card_name(card),
        Decision::Take => words.take(cards.map_or(0, |(cards, _)| cards)),
    };
    let risk = risk_percent(round.seats(), rated);
    (label, words.percent(risk))
}
