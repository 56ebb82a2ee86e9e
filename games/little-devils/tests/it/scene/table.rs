//! Cards on the table: complete and past tricks, and the motions of the steps.

use cards::Seat;
use game::Game;
use little_devils::scene::past_tricks;
use little_devils::session::{Event, Phase, Session, Waiting};
use little_devils::words::Words;
use scene::{Motion, Press, Spot, TableScene, motions_between};
use words::Lang;

use super::{at_table, play_match, record, scene};
use crate::common::typed;

/// A player's devils of this round, as their panel shows them.
fn devils(scene: &TableScene, seat: Seat) -> Option<i32> {
    let player = scene.seats.iter().find(|player| player.seat == seat)?;
    player.counters[0].number
}

#[test]
fn a_complete_trick_stays_on_the_table_and_its_devils_are_not_counted_yet() {
    let (mut session, _) = Session::restored(record(4, 3));
    let before = record(4, 3);
    let whose = typed(&before).round().to_move().expect("the fourth player");
    let lowest = *before.any().legal().first().expect("a card");
    if whose == Seat::FIRST {
        let _ = session.update(Event::Play(lowest));
    } else {
        let phase = session.table().expect("at a table").phase();
        let Phase::Bot(Waiting::Both(ticket)) = phase else {
            panic!("a bot was asked")
        };
        let _ = session.update(Event::Elapsed(ticket));
        let _ = session.update(Event::Chosen { ticket, mv: lowest });
    }
    let table = at_table(&session);
    assert!(matches!(table.phase(), Phase::Step(_)));
    let looking = scene(&table);
    let trick = &looking.zones[0];
    assert!(trick.trick.is_complete);
    assert_eq!(trick.pieces.len(), 4);
    let taker = table.display_state().trick().taker().expect("complete");
    let mut players = looking.seats.iter();
    let badge = players.find_map(|player| player.badge.as_ref().filter(|_| player.seat == taker));
    let stake = badge.expect("the taker's sign").number;
    let mut players = looking.seats.iter();
    assert!(
        players.all(|player| devils(&looking, player.seat) == Some(0)),
        "not yet counted"
    );
    let mut hand = looking.zones[1].pieces.iter();
    assert!(hand.all(|piece| matches!(piece.press, Press::NotNow(_))));
    let _ = session.update(Event::Continue);
    let table = at_table(&session);
    let after = scene(&table);
    assert!(after.zones[0].pieces.is_empty());
    assert_eq!(table.display_state().past_tricks().len(), 1);
    assert_eq!(devils(&after, taker), stake);
}

#[test]
fn motions_are_the_cards_played_the_tricks_taken_and_the_devils_counted() {
    let mut before = None;
    let mut all = Vec::new();
    let mut last = None;
    play_match(|table| {
        let now = scene(table);
        all.extend(motions_between(before.as_deref(), &now.motions()));
        before = Some(now.motions());
        last = Some(now);
    });
    let last = last.expect("a match");
    let rounds = last.scores.rounds;
    let count = |wanted: fn(&Motion) -> bool| all.iter().filter(|one| wanted(one)).count();
    assert_eq!(count(|one| matches!(one, Motion::Deal { .. })), rounds);
    assert_eq!(count(|one| matches!(one, Motion::Move { .. })), rounds * 36);
    let taken = count(|one| matches!(one, Motion::TrickTaken { .. }));
    assert_eq!(taken, rounds * 9);
    assert_eq!(count(|one| matches!(one, Motion::RoundOver)), rounds - 1);
    assert_eq!(count(|one| matches!(one, Motion::MatchOver { .. })), 1);
    let counted = count(|one| matches!(one, Motion::Count { .. }));
    assert!((rounds + 1..=taken).contains(&counted), "{counted}");
}

#[test]
fn a_takeback_moves_cards_back_and_counts_nothing() {
    let (mut session, _) = Session::restored(record(4, 14));
    let motions = |session: &Session| scene(&at_table(session)).motions();
    let before = motions(&session);
    assert_eq!(motions_between(Some(&before), &before), []);
    let _ = session.update(Event::Undo);
    let after = motions(&session);
    assert_ne!(before, after);
    let back = motions_between(Some(&before), &after);
    assert!(!back.is_empty());
    for motion in back {
        let Motion::Move { from, to, .. } = motion else {
            panic!("{motion:?}")
        };
        assert!(matches!((from, to), (Spot::Zone("trick"), Spot::Seat(_))));
    }
}

#[test]
fn past_tricks_are_the_complete_ones_of_the_round_in_order() {
    play_match(|table| {
        let (words, shown) = (Words::for_lang(Lang::En), table.display_state());
        let past = past_tricks(table, words);
        let complete = shown.past_tricks().len() + usize::from(shown.trick().is_complete());
        assert_eq!(past.len(), complete);
        for (zone, number) in past.iter().zip(1..) {
            assert_eq!(zone.label, words.trick_number(number));
            assert!(zone.trick.is_complete && zone.pieces.len() == 4);
        }
    });
}
