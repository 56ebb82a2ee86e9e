//! Answers to questions about the table, and names of cards and levels, in every language.

use cards::Card;
use game::Game;
use little_devils::bots::Level;
use little_devils::rules::points;
use little_devils::session::Phase;
use little_devils::words::{AnalysisWords, Words};
use words::Lang;

use super::{answer, at, play_match, record, scene, scene_in};

#[test]
fn the_table_is_described_from_its_trick_to_its_players_in_playing_order() {
    play_match(|table| {
        let shown = table.display_state();
        let text = answer(Lang::En, table, 't');
        let begin = format!("Trick {} of 9. ", shown.past_tricks().len() + 1);
        assert!(text.starts_with(&begin), "{text}");
        let scene = scene(table);
        let order = shown.seats().turn_order(shown.trick().leader());
        let places: Vec<_> = order
            .filter_map(|seat| scene.seats.iter().find(|one| one.seat == seat))
            .map(|seat| text.rfind(&format!("{}: ", seat.name)))
            .collect();
        assert_eq!(places.len(), 4);
        assert!(places.is_sorted() && places[0].is_some(), "{text}");
    });
}

#[test]
fn cards_are_named_with_their_devils_as_the_page_promises() {
    let name = |lang: Lang, number| {
        let card = Card::new(number).expect("a card");
        Words::for_lang(lang).card(card, points::devils(card))
    };
    assert_eq!(
        [15, 3, 1].map(|number| name(Lang::En, number)),
        ["15, 5 devils", "3, 1 devil", "1, no devils"]
    );
    assert_eq!(
        [15, 3, 1].map(|number| name(Lang::De, number)),
        ["15, 5 Teufel", "3, 1 Teufel", "1, keine Teufel"]
    );
}

#[test]
fn every_level_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        for level in Level::ALL {
            let name = Words::for_lang(lang).level(level.id());
            assert!(name.len() > 1, "{} in {}", level.id(), lang.tag());
            assert!(
                !AnalysisWords::for_lang(lang)
                    .character(level.character())
                    .is_empty()
            );
        }
    }
}

#[test]
fn questions_are_answered_in_every_language() {
    let (mut turns, mut others) = (0, 0);
    for cards in 5..12 {
        at(record(4, cards), |table| {
            for lang in Lang::ALL {
                let words = Words::for_lang(lang);
                let label = |card| words.card(card, points::devils(card));
                let [hand, all, last, scores, direction, playable] =
                    ['h', 't', 'l', 's', 'd', 'p'].map(|key| answer(lang, table, key));
                let shown = table.display_state();
                let mut held = shown.hand().iter();
                assert!(held.all(|card| hand.contains(&label(card))), "{hand}");
                for name in ["Anna", "Bert", "Cleo"] {
                    assert!(
                        all.contains(name) && scores.contains(name),
                        "{all} {scores}"
                    );
                }
                let (_, played) = table.record().round().plays().last().expect("a card");
                assert!(last.contains(&format!(" {played}")), "{last}");
                assert_eq!(direction, scene_in(lang, table).zones[0].trick.told);
                if matches!(table.phase(), Phase::Person | Phase::Forced(_)) {
                    let mut legal = table.record().round().legal().iter();
                    assert!(
                        legal.all(|card| playable.contains(&label(card))),
                        "{playable}"
                    );
                    turns += 1;
                } else {
                    assert_eq!(playable, words.not_your_turn());
                    others += 1;
                }
            }
            assert_eq!(
                little_devils::scene::answer(table, Words::for_lang(Lang::En), 'x'),
                None
            );
        });
    }
    assert!(turns > 4 && others > 4, "{turns} {others}");
}
