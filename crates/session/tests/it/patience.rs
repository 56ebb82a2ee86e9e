//! The session of a patience: undo and redo, chance and automatic moves.

use cards::Seed;
use game::{Game, OneRound, Record, Timeline, Turn};
use proptest::prelude::*;
use session::{Patience, PatienceEffect, PatienceEvent, PatienceGame};

use crate::shuttle::{Move, Shuttle};

/// Whoever can reach the goal does.
impl PatienceGame for Shuttle {
    fn automatic_move(&self) -> Option<Move> {
        let mut next = self.clone();
        next.is_legal(Move::Forward).then_some(())?;
        next.play_unchecked(Move::Forward);
        (next.turn() == Turn::Over).then_some(Move::Forward)
    }
}

const SAVE: PatienceEffect = PatienceEffect::Save;
const FINISHED: PatienceEffect = PatienceEffect::Finished;

fn start(seed: u64) -> OneRound<Shuttle> {
    OneRound::new(Shuttle::START, Seed(seed))
}

/// A game in which the player's first move does not lead to the goal, but one more does by itself.
fn won_by_itself() -> (Patience<Shuttle>, Vec<PatienceEffect>) {
    for seed in 0.. {
        let (mut patience, _) = Patience::new(start(seed));
        if patience.is_over() {
            continue;
        }
        let effects = patience.update(PatienceEvent::Play(Move::Forward));
        if patience.is_over() {
            return (patience, effects);
        }
    }
    unreachable!("some throws fit")
}

#[test]
fn chance_moves_first_and_after_each_move() {
    let (mut patience, effects) = Patience::new(start(1));
    assert_eq!(effects, [SAVE]);
    assert!(patience.game().turn() != Turn::Chance && !patience.can_undo());
    let before = patience.timeline().cursor();
    let effects = patience.update(PatienceEvent::Play(Move::Back));
    assert_eq!(effects.first(), Some(&SAVE));
    assert_eq!(patience.moves(), 1);
    let after = patience.timeline().record().moves();
    assert!(matches!(after[before..], [Move::Back, Move::Throw(_), ..]));
}

#[test]
fn one_undo_takes_automatic_moves_back_with_the_move_that_caused_them() {
    let (mut patience, effects) = won_by_itself();
    assert_eq!(effects, [SAVE, FINISHED]);
    assert_eq!((patience.moves(), patience.game().field), (1, 9));
    assert_eq!(patience.timeline().cursor(), 4, "throw, move, throw, goal");
    let over = patience.clone();
    assert_eq!(patience.update(PatienceEvent::Undo), [SAVE]);
    assert_eq!((patience.moves(), patience.game().field), (0, 0));
    assert!(!patience.can_undo() && patience.can_redo());
    assert_eq!(patience.update(PatienceEvent::Undo), []);
    // The same end is not counted twice, by redo or by the same move.
    let undone = patience.clone();
    assert_eq!(patience.update(PatienceEvent::Redo), [SAVE]);
    assert_eq!(patience, over);
    patience = undone;
    assert_eq!(patience.update(PatienceEvent::Play(Move::Forward)), [SAVE]);
    assert_eq!(patience, over);
    assert_eq!(patience.update(PatienceEvent::Redo), []);
}

#[test]
fn another_move_after_undo_cuts_what_was_undone() {
    let (mut patience, _) = won_by_itself();
    let _ = patience.update(PatienceEvent::Undo);
    assert_eq!(
        patience.update(PatienceEvent::Play(Move::GiveUp)),
        [SAVE, FINISHED]
    );
    assert!(patience.is_over() && !patience.can_redo());
    assert_eq!(patience.timeline().moves(), 2);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let (mut patience, _) = won_by_itself();
    let before = patience.clone();
    for event in [
        PatienceEvent::Play(Move::Forward),
        PatienceEvent::Play(Move::Throw(5)),
        PatienceEvent::GoTo(5),
    ] {
        assert_eq!(patience.update(event), []);
        assert_eq!(patience, before);
    }
}

#[test]
fn a_restart_is_the_same_deal_with_nothing_to_redo() {
    let (mut patience, _) = won_by_itself();
    let deal = patience.timeline().record().start().clone();
    assert_eq!(patience.update(PatienceEvent::Restart), [SAVE]);
    assert_eq!(patience, Patience::new(deal).0);
    assert!(!patience.can_redo() && patience.moves() == 0);
    assert_eq!(patience.update(PatienceEvent::New(start(2))), [SAVE]);
    assert_eq!(patience, Patience::new(start(2)).0);
}

#[test]
fn a_saved_game_goes_on_where_it_was_left() {
    let (over, _) = won_by_itself();
    let record = over.timeline().record();
    // Before the automatic move, as if the page had been closed there.
    let short = Record::replay(record.start().clone(), &record.moves()[..3]).expect("legal");
    let timeline = Timeline::new(short);
    assert_eq!(Patience::restored(timeline.clone()), over);
    let (mut other, _) = Patience::new(start(3));
    let opened = other.update(PatienceEvent::Open(Box::new(timeline)));
    assert_eq!(opened, [SAVE], "its end was counted when it was played");
    assert_eq!(other, over);
}

#[test]
fn a_move_that_an_earlier_version_left_to_the_player_is_the_players() {
    let (over, _) = won_by_itself();
    let record = over.timeline().record();
    let moves = [&record.moves()[..3], &[Move::GiveUp]].concat();
    let other = Record::replay(record.start().clone(), &moves).expect("legal");
    let mut patience = Patience::restored(Timeline::new(other));
    assert_eq!(patience.moves(), 2);
    let before = patience.clone();
    let _ = patience.update(PatienceEvent::Undo);
    assert_eq!((patience.moves(), patience.timeline().cursor()), (1, 3));
    let _ = patience.update(PatienceEvent::Undo);
    let _ = patience.update(PatienceEvent::Redo);
    assert_eq!((patience.moves(), patience.timeline().cursor()), (1, 3));
    let _ = patience.update(PatienceEvent::Redo);
    assert_eq!(patience, before);
}

fn event(kind: u32, number: usize) -> PatienceEvent<Shuttle> {
    match kind {
        0..=5 => PatienceEvent::Play(Move::Forward),
        6..=11 => PatienceEvent::Play(Move::Back),
        12 => PatienceEvent::Play(Move::GiveUp),
        13 => PatienceEvent::Play(Move::Throw(7)),
        14..=17 => PatienceEvent::Undo,
        18..=20 => PatienceEvent::Redo,
        21 => PatienceEvent::GoTo(number % 40),
        22 => PatienceEvent::Restart,
        _ => PatienceEvent::New(start(number as u64)),
    }
}

proptest! {
    #[test]
    fn a_patience_stays_consistent(
        seed in 0..100_u64,
        events in prop::collection::vec((0..24_u32, 0..100_usize), 1..120),
    ) {
        let (mut patience, _) = Patience::new(start(seed));
        for (kind, number) in events {
            let event = event(kind, number);
            let before = patience.clone();
            let effects = patience.update(event.clone());
            if effects.is_empty() {
                prop_assert_eq!(&patience, &before);
            }
            if let PatienceEvent::GoTo(cursor) = event {
                prop_assert_eq!(effects.is_empty(), cursor > before.timeline().moves());
                prop_assert_eq!(patience.timeline().moves(), before.timeline().moves());
            }
            // It waits for the player, unless the game is over.
            prop_assert_eq!(patience.is_over(), patience.game().turn() == Turn::Over);
            prop_assert!(patience.game().turn() != Turn::Chance);
            prop_assert_eq!(patience.game().automatic_move(), None);
            // A reload finds the same moves of the player.
            prop_assert_eq!(&Patience::restored(patience.timeline().clone()), &patience);
            // Undo and redo lead back here.
            let mut there = patience.clone();
            let undone = there.update(PatienceEvent::Undo);
            prop_assert_eq!(undone.is_empty(), !patience.can_undo());
            if !undone.is_empty() {
                prop_assert_eq!(there.moves() + 1, patience.moves());
                let _ = there.update(PatienceEvent::Redo);
                prop_assert_eq!(&there, &patience);
            }
        }
    }
}
