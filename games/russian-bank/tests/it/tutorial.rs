//! The tutorial: a deal by the rules, whose steps go on from one another.

use std::collections::BTreeSet;

use cards::Seat;
use game::Game;
use russian_bank::rules::{IllegalPlay, Move, Round};
use russian_bank::scene::tutorial;
use russian_bank::session::Tutorial;
use russian_bank::words::Words;
use scene::{Piece, Word};
use session::TableGame;
use words::Lang;

use crate::tables::typed;

#[test]
fn every_step_is_reached_by_the_rules_and_goes_on_from_the_one_before() {
    let records = Tutorial::STEPS.map(|step| step.record().expect("by the rules"));
    let pairs = records.iter().zip(Tutorial::STEPS).collect::<Vec<_>>();
    for (record, step) in &pairs {
        assert_eq!(record.moves().len(), step.moves);
        let round = typed(record).round();
        assert_eq!(round.to_move(), Some(Seat::FIRST));
        let wanted = step.wanted();
        assert!(wanted.is_none_or(|mv| round.is_legal(mv)));
    }
    for pair in pairs.windows(2) {
        let [(now, step), (next, _)] = pair else {
            unreachable!("pairs")
        };
        let mut played = (*now).clone();
        if let Some(wanted) = step.wanted() {
            let _ = played.play(Round::word(wanted)).expect("legal");
        }
        // Between two steps there may be a turn of the opponent.
        let own = played.moves().len();
        assert!(next.moves().starts_with(played.moves()));
        for mv in &next.moves()[own..] {
            let _ = played.play(*mv).expect("legal");
        }
        assert_eq!(typed(&played).round(), typed(next).round());
    }
    let asked = Tutorial::STEPS
        .iter()
        .filter(|step| step.wanted().is_some());
    assert_eq!(asked.count(), 8);
}

#[test]
fn what_the_texts_say_of_the_tables_is_true() {
    let legal = |at: usize| -> Vec<String> {
        let record = Tutorial::STEPS[at].record().expect("by the rules");
        let legal = typed(&record).round().legal().into_iter();
        legal.map(|mv| mv.to_string()).collect()
    };
    assert_eq!(legal(2), ["4-f"], "a duty");
    assert_eq!(legal(3), ["r-2", "r-4", "draw"], "the jack or the space");
    assert_eq!(legal(4), ["r-f"], "a duty");
    assert_eq!(legal(5), ["r-4", "draw"], "nowhere but into the space");
    assert_eq!(legal(6), ["r-R", "draw"]);
    assert_eq!(legal(7), ["draw"], "the reserve fits nowhere");
    assert_eq!(legal(8), ["d-w"], "the turned card fits nowhere");
    assert_eq!(legal(9), ["d-8", "d-W", "d-w"]);
    let record = Tutorial::STEPS[2].record().expect("by the rules");
    let refused = typed(&record).round().check(Move::Draw);
    assert!(matches!(refused, Err(IllegalPlay::Duty(_))));
}

#[test]
fn every_step_with_a_task_offers_the_legal_moves() {
    let tables = tutorial(Words::for_lang(Lang::En));
    for ((table, wanted), step) in tables.iter().zip(Tutorial::STEPS) {
        let zone = &table.zones[0];
        let pressed = zone.pieces.iter().filter_map(Piece::mv);
        let pressed = pressed.chain(table.choices.iter().map(|one| &one.mv));
        let offered: BTreeSet<Word> = zone.moves().chain(pressed).copied().collect();
        let record = step.record().expect("by the rules");
        let legal = typed(&record).round().legal().into_iter();
        let legal = legal.filter(|_| wanted.is_some()).map(Round::word);
        assert_eq!(offered, legal.collect(), "{}", step.moves);
    }
}
