//! Answers to questions about the table, and names of cards and levels, in every language.

use cards::Card;
use little_devils::bots::Level;
use little_devils::scene::Playable;
use little_devils::words::{AnalysisWords, Question, Speaker, Words};
use words::Lang;

use super::{record, scene, scenes};

#[test]
fn the_table_is_described_from_its_trick_to_its_players_in_playing_order() {
    for scene in scenes() {
        let speaker = Speaker::new(Words::for_lang(Lang::En), &scene.seats);
        let text = speaker.answer(&scene, Question::Table);
        let begin = format!("Trick {} of 9. ", scene.trick.number);
        assert!(text.starts_with(&begin), "{text}");
        let leader = scene.trick.leader.index();
        let order = (leader..4).chain(0..leader).map(|at| &scene.seats[at]);
        let places: Vec<_> = order
            .map(|seat| text.rfind(&format!("{}: ", speaker.name(seat))))
            .collect();
        assert!(places.is_sorted() && places[0].is_some(), "{text}");
    }
}

#[test]
fn cards_are_named_with_their_devils_as_the_page_promises() {
    let name = |lang: Lang, number| {
        let card = Card::new(number).expect("a card");
        Speaker::new(Words::for_lang(lang), &[]).card(card)
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
            assert!(!(AnalysisWords::for_lang(lang).character)(level.character()).is_empty());
        }
    }
}

#[test]
fn questions_are_answered_in_every_language() {
    let shown = scene(record(4, 6));
    assert_eq!(
        shown
            .past_tricks
            .last()
            .as_ref()
            .map(|trick| (trick.number, trick.complete)),
        Some((1, true))
    );
    let questions =
        ['h', 't', 'l', 's', 'd', 'p'].map(|key| Question::from_key(key).expect("a key"));
    for lang in Lang::ALL {
        let speaker = Speaker::new(Words::for_lang(lang), &shown.seats);
        let [hand, table, last, scores, direction, playable] =
            questions.map(|question| speaker.answer(&shown, question));
        for held in &shown.hand {
            assert!(hand.contains(&speaker.card(held.card)), "{hand}");
        }
        for name in ["Anna", "Bert", "Cleo"] {
            assert!(
                table.contains(name) && scores.contains(name),
                "{table} {scores}"
            );
        }
        let (_, card) = shown.trick.plays[1];
        assert!(last.contains(&speaker.card(card)), "{last}");
        assert_eq!(direction, speaker.trick(&shown.trick));
        let legal = shown
            .hand
            .iter()
            .filter(|held| held.playable == Playable::Yes);
        assert!(
            legal
                .clone()
                .all(|held| playable.contains(&speaker.card(held.card))),
            "{playable}"
        );
        assert!(legal.count() > 0 || playable == Words::for_lang(lang).not_your_turn());
    }
    assert_eq!(Question::from_key('x'), None);
}
