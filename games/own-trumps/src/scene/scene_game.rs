//! Own Trumps as a game at a table: what its page needs besides its scene.

use ::scene::{
    Face, Figure, Hint, Mark, ReviewWords, SceneGame, Sign, TableLook, TableScene, TutorialTable,
    Word, suit_icon,
};
use cards::SeatCount;
use cards::french::{PlayingCard, Rank, Suit};
use game::Game;
use session::{MatchRecord, RatedWord, Table, TableGame, typed_moves};

use super::{figures, scene, tutorial};
use crate::bots::levels;
use crate::rules::{Decision, Round, SEATS};
use crate::session::{RatedDecision, Tutorial, risk_percent, short_list};
use crate::words::{BOT_NAMES, Guide, OWN_KEYS, Words};

/// Own Trumps.
pub struct OwnTrumps;

impl SceneGame for OwnTrumps {
    type Words = Words;
    type Guide = Guide;
    type Round = Round;

    const LOOK: &'static TableLook = &TableLook {
        zone_keys: &[('l', "pile")],
        ..TableLook::new("own-trumps", "crown")
    };
    const BOT_NAMES: &'static [&'static str] = &BOT_NAMES;
    const REVIEWS: Option<ReviewWords<Self>> = Some(ReviewWords {
        has_decimal: false,
        move_name: |guide, words, _, mv| match Round::parse_move(mv.as_str()) {
            Some(Decision::Card(card)) => words.card_name(card),
            Some(Decision::Take) => guide.review_take().into(),
            None => String::new(),
        },
    });
    const HAS_TUTORIAL: bool = true;
    const OWN_KEYS: &'static [(usize, &'static str)] = &OWN_KEYS;

    /// Two players: then both can know all cards.
    fn default_players() -> SeatCount {
        SEATS.fewest()
    }

    fn scene(table: &Table, words: &'static Words) -> TableScene {
        TableScene::typed(table, |table| scene(table, words))
    }

    fn move_label(words: &'static Words, mv: Word) -> String {
        match Round::parse_move(mv.as_str()) {
            Some(Decision::Card(card)) => words.card_name(card),
            Some(Decision::Take) => words.took_cards().into(),
            None => String::new(),
        }
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

    fn tutorial(words: &'static Words) -> Vec<TutorialTable> {
        tutorial(words)
    }

    fn figures() -> Vec<Figure> {
        figures::figures()
    }

    fn signs(words: &'static Words) -> Vec<Sign> {
        vec![
            Sign::Icon("hint"),
            Sign::Icon("undo"),
            Sign::Icon(suit_icon(Suit::Hearts)),
            Sign::Icon("sheet"),
            Sign::Face(Face::Card {
                card: PlayingCard::new(Rank::Ace, Tutorial::OWN),
                mark: Some(Mark::Trump),
            }),
            Sign::Icon("deck"),
            Sign::Bold(words.level(levels::WOLF.id())),
        ]
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
