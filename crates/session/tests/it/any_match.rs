//! The seam between the session and the rules: matches whose game only the game knows.

use cards::{Seat, Seed};
use game::{Game, OneRound, Record, Turn, Word};
use session::{AnyMatch, MatchOptions, MatchRecord, Pause, Steps, TableGame};

use crate::grab::{self, Grab};
use crate::high_card::HighCard;
use crate::kuhn::Kuhn;
use crate::nim::Nim;
use crate::toys::{self, HERE, high_card, kuhn, nim, one, shown, started, table, take};

/// A match in Nim that has begun.
pub(crate) fn begun() -> MatchRecord {
    let mut record = MatchRecord::new(nim([3, 2, 0], [HERE, HERE]));
    record.play(one()).expect("legal");
    record
}

/// A match of High Card after the first card of its second round.
pub(crate) fn second_round() -> MatchRecord {
    let mut record = MatchRecord::new(high_card(1, &[HERE, HERE]));
    for _ in 0..3 {
        record.next_round();
        let card = record.any().legal()[0];
        record.play(card).expect("legal");
    }
    assert_eq!((record.round_number(), record.moves().len()), (2, 3));
    record
}

#[test]
fn matches_of_two_games_are_never_equal() {
    // The same seed, the same players, and no move.
    let [nim, kuhn] = [nim([0; 3], [HERE, HERE]), kuhn(1, [HERE, HERE])].map(MatchRecord::new);
    assert_eq!(nim.options().seed(), kuhn.options().seed());
    assert_eq!(nim.options().players(), kuhn.options().players());
    for (record, other) in [(&nim, &kuhn), (&kuhn, &nim)] {
        let (any, theirs) = (record.any(), other.any());
        assert_eq!(any.moves(), theirs.moves());
        assert_ne!(any, theirs);
        assert_ne!(record, other);
        assert_ne!(record.options(), other.options());
        assert!(!any.is_same_deal(theirs) && !any.has_same_deals(theirs));
        let [shown, elsewhere] = [any, theirs].map(|any| any.display(Seat::FIRST));
        assert_ne!(*shown, *elsewhere);
        let foreign = MatchRecord::from_match(record.options().clone(), theirs);
        assert_eq!(foreign, None);
        assert!(!record.continues(other));
    }
}

#[test]
fn the_types_of_another_game_are_not_found() {
    let record = begun();
    assert!(record.typed::<Kuhn>().is_none());
    assert!(session::record_of::<Kuhn>(record.any()).is_none());
    assert_eq!(record.clone().with_deal(1, Kuhn::default()), None);
    let typed = record.typed::<Nim>().expect("a match of Nim");
    let moves: Vec<Word> = typed.moves().iter().map(|mv| Nim::word(*mv)).collect();
    assert_eq!(moves, record.moves());
    let (session, _) = started(nim([3, 2, 0], [HERE, HERE]));
    assert!(table(&session).typed::<Kuhn>().is_none());
    let typed = table(&session).typed::<Nim>().expect("a table of Nim");
    assert_eq!(typed.display_state(), shown::<Nim>(&session));
    assert_eq!(typed.record().round(), &Nim::new([3, 2, 0]));
    assert_eq!(typed.phase(), table(&session).phase(), "it is the table");
}

#[test]
fn equal_matches_are_equal() {
    let record = begun();
    let copy = record.any().boxed();
    assert_eq!(&*copy, record.any());
    assert_eq!(begun(), record);
    let shown = record.any().display(Seat::FIRST);
    assert_eq!(*shown, *copy.display(Seat::FIRST));
    // Another move, another seed, another start.
    let mut longer = copy.clone();
    let _ = longer.play(one()).expect("legal");
    assert_ne!(longer, copy, "a copy is a match of its own");
    assert_eq!(&*copy, record.any());
    let mut other = longer.back_to(0).expect("the start");
    let _ = other.play(take(1, 1)).expect("legal");
    assert_ne!(other, copy);
    assert_ne!(*other.display(Seat::FIRST), *shown);
    let [seeds, other_seeds] = [1, 2].map(|seed| MatchRecord::new(kuhn(seed, [HERE, HERE])));
    assert_ne!(seeds.any(), other_seeds.any());
    let [heaps, others] = [[1, 2, 3], [3, 2, 1]].map(|heaps| nim(heaps, [HERE, HERE]));
    assert_ne!(heaps.start(), others.start());
}

#[test]
fn a_match_with_the_types_of_its_game_is_the_same_without_them() {
    let mut typed = Record::new(OneRound::new(Nim::new([3, 2, 0]), Seed(1)));
    let mv = Nim::parse_move(one().as_str()).expect("a move");
    typed.play(mv, &mut Vec::new()).expect("legal");
    let any = session::erase_record::<Nim>(typed.clone());
    assert_eq!(&*any, begun().any());
    assert_eq!(any.moves(), [one()]);
    assert_eq!(session::record_of::<Nim>(&*any), Some(&typed));
    let start = session::erase::<Nim>(typed.start().clone());
    assert_eq!(*start, *any.restarted());
    let options = nim([3, 2, 0], [HERE, HERE]);
    let untyped = MatchOptions::from_start(options.players().to_vec(), start);
    assert_eq!(untyped, Ok(options));
}

#[test]
fn legal_moves_are_in_the_order_of_the_game() {
    // The order of cards is that of numbers, and that of their words another one.
    let record = second_round();
    let legal = record.any().legal();
    let typed = record.typed::<HighCard>().expect("a match of High Card");
    let mut cards = typed.round().legal();
    cards.sort_unstable();
    let texts = cards.iter().map(|card| HighCard::word(*card));
    assert_eq!(legal, texts.collect::<Vec<_>>());
    assert!(!legal.is_sorted() && legal.len() == 13, "{legal:?}");
    let seat = record.any().turn().mover().expect("a player");
    assert_eq!(record.any().legal_of(seat), legal);
    assert!(
        legal
            .iter()
            .all(|card| record.any().mover(*card) == Some(seat))
    );
    for other in record
        .options()
        .seats()
        .seats()
        .filter(|other| *other != seat)
    {
        assert_eq!(record.any().legal_of(other), []);
    }
}

#[test]
fn moves_that_a_game_does_not_sort_are_sorted() {
    let mut record = MatchRecord::new(toys::grab(1, [HERE; 3]));
    while !matches!(record.any().turn(), Turn::Seat(_)) {
        let any = record.any();
        let mv = any.time_up().or_else(|| any.draw());
        let mv = mv.or_else(|| any.legal().first().copied());
        record.play(mv.expect("a move")).expect("legal");
    }
    let typed = record.typed::<Grab>().expect("a match of Grab");
    let [no, yes] = [false, true].map(grab::Move::Say);
    assert_eq!(typed.round().legal(), [yes, no]);
    assert_eq!(record.any().legal(), [no, yes].map(Grab::word));
}

#[test]
fn a_match_goes_back_to_the_beginning_of_every_move() {
    let record = second_round();
    let any = record.any();
    for moves in 0..=3 {
        let before = any.back_to(moves).expect("that many moves");
        assert_eq!(before.moves(), &record.moves()[..moves]);
        // At the end of the first round the second one is dealt.
        let (round, of_round) = if moves < 2 {
            (1, moves)
        } else {
            (2, moves - 2)
        };
        assert_eq!(
            (before.round_number(), before.round_moves()),
            (round, of_round)
        );
        assert_eq!(before.is_same_deal(any), round == 2);
        assert_eq!(*before == *any, moves == 3);
        assert_eq!((before.seed(), before.seats()), (any.seed(), any.seats()));
    }
    assert!(any.back_to(4).is_none());
    let start = any.restarted();
    assert_eq!(*start, *any.back_to(0).expect("the start"));
    assert_eq!(&*start, record.options().start());
    assert_eq!(any.totals().as_slice().iter().sum::<i32>(), 0);
    assert_ne!(
        any.totals(),
        start.totals(),
        "somebody has won the first round"
    );
}

#[test]
fn deals_that_were_given_stay_when_a_match_goes_back_and_go_when_it_starts_again() {
    let record = second_round();
    let next = high_card(2, &[HERE, HERE]);
    let other = MatchRecord::new(next);
    let other = other.typed::<HighCard>().expect("a match of High Card");
    let start = record.after(0).expect("the start");
    let given = start.clone().with_deal(1, other.round().clone());
    let given = given.expect("a deal");
    assert!(given.any().has_given_deals() && !start.any().has_given_deals());
    assert_ne!(given, start);
    assert!(!given.any().is_same_deal(start.any()) && given.any().is_same_deal(other.any()));
    let mut played = given.clone();
    played.play(given.any().legal()[0]).expect("legal");
    assert!(played.any().has_same_deals(given.any()) && !played.any().has_same_deals(start.any()));
    let back = played.any().back_to(0).expect("the start");
    assert_eq!(&*back, given.any());
    let again = played.any().restarted();
    assert_eq!(&*again, start.any());
    assert!(!again.has_given_deals());
}

#[test]
fn only_the_steps_of_the_last_move_are_shown() {
    let mut played: Box<dyn AnyMatch> = kuhn(1, [HERE, HERE]).start().boxed();
    let before = played.display(Seat::FIRST);
    let steps = |played: &mut Box<dyn AnyMatch>| {
        let card = played.draw().expect("a card");
        played.play(card).expect("legal")
    };
    let dealt = steps(&mut played);
    let mut display = before.clone();
    display.take_steps(dealt);
    assert_ne!(*display, *before, "a step is in line");
    let pause = display.show_next(&*played, Seat::FIRST);
    assert_eq!(pause, Some(Pause::Card));
    assert_eq!(display.show_next(&*played, Seat::FIRST), None);
    let shown = display.clone();

    // No steps, and those of another game, take the place of steps that were not shown.
    let mut other = begun().any().boxed();
    let foreign = other.play(one()).expect("legal");
    for nothing in [Steps::none(), foreign] {
        let mut display = shown.clone();
        display.take_steps(steps(&mut played.clone()));
        display.take_steps(nothing);
        assert_eq!(display.show_next(&*played, Seat::FIRST), None);
        assert_eq!(*display, *shown);
    }
    // Steps are shown with a match of their game only.
    let mut display = shown.clone();
    display.take_steps(steps(&mut played));
    assert_eq!(display.show_next(&*other, Seat::FIRST), None);
}
