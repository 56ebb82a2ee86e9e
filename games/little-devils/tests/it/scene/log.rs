//! Lines of the log for cards, tricks and a takeback.

use cards::Seat;
use little_devils::scene::TakenBack;
use little_devils::session::Phase;
use little_devils::words::Words;
use scene::{Motion, SceneStep, TableScene};
use words::Lang;

use super::{answer, at, cards, play_match, record, scene, scene_in};
use crate::common::typed;

fn is_play(step: &SceneStep) -> bool {
    matches!(step.motions[..], [Motion::Move { .. }])
}

fn is_taken(step: &SceneStep) -> bool {
    matches!(step.motions[..], [Motion::TrickTaken { .. }])
}

fn count(scene: &TableScene, wanted: fn(&SceneStep) -> bool) -> usize {
    scene.steps.iter().filter(|step| wanted(step)).count()
}

#[test]
fn every_card_and_every_trick_has_a_step() {
    let scene = at(record(4, 35), scene);
    assert_eq!((count(&scene, is_play), count(&scene, is_taken)), (35, 8));
}

#[test]
fn only_the_first_card_of_each_trick_is_announced_as_led() {
    let scene = at(record(4, 36), scene);
    let (mut led, mut cards) = (0, 0);
    for step in scene.steps.iter().filter(|step| is_play(step)) {
        let leads = step.line.contains(" lead");
        assert_eq!(leads, cards % 4 == 0, "{}", step.line);
        led += usize::from(leads);
        cards += 1;
    }
    assert_eq!((led, cards), (9, 36));
}

#[test]
fn the_hand_is_announced_at_the_deal() {
    let labels = |scene: &TableScene| -> Vec<String> {
        let hand = scene.zones[1].pieces.iter();
        hand.map(|piece| piece.label.clone()).collect()
    };
    let dealt = at(record(4, 0), scene);
    assert_eq!(labels(&dealt).len(), 9);
    for played in [0, 20, 36] {
        let line = at(record(4, played), scene).steps.swap_remove(1).line;
        assert!(line.contains(&labels(&dealt).join("; ")), "{line}");
    }
}

#[test]
fn while_a_complete_trick_lies_on_the_table_its_taking_card_is_spoken_of_last() {
    let mut held = 0;
    play_match(|table| {
        if !matches!(table.phase(), Phase::Step(_)) {
            return;
        }
        let taken = table.display_state().trick().taken_by();
        let (_, card) = taken.expect("a complete trick");
        for lang in Lang::ALL {
            let scene = scene_in(lang, table);
            let last = scene.steps.last().expect("a step");
            assert!(is_taken(last), "{last:?}");
            assert!(last.line.contains(&format!(" {card}")), "{}", last.line);
            let answer = answer(lang, table, 'l');
            assert!(answer.ends_with(&last.line), "{answer}");
        }
        held += 1;
    });
    assert!(held > 20, "{held}");
}

#[test]
fn a_takeback_names_its_cards_and_an_earlier_round() {
    let mut rounds = 0;
    for played in 2..80 {
        let now = record(4, played);
        let taken = TakenBack::from_record(&now);
        assert_eq!(taken.is_some(), now.can_undo());
        let Some((taken, before_last_decision)) = taken.zip(now.before_last_decision()) else {
            continue;
        };
        let person = now.moves().len() - before_last_decision.moves().len();
        assert!((1..=person).contains(&(taken.cards.len() as usize)));
        let held = typed(&before_last_decision).view(Seat::FIRST).hand();
        assert!(taken.cards.iter().all(|card| held.contains(card)));
        assert_eq!(
            taken.round,
            (before_last_decision.round_number() != now.round_number())
                .then(|| before_last_decision.round_number())
        );
        rounds += usize::from(taken.round.is_some());
    }
    assert!(rounds > 0, "one goes back into the round before");
    let say = |numbers: &[u8], round| {
        let taken = TakenBack {
            cards: cards(numbers),
            round,
        };
        taken.text(Words::for_lang(Lang::En))
    };
    assert_eq!(say(&[32], None), "Taken back: 32.");
    assert_eq!(say(&[7, 32], None), "Taken back: 7 and 32.");
    assert_eq!(say(&[7], Some(1)), "Round 1. Taken back: 7.");
}
