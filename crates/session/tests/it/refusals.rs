//! Words that are no moves, and illegal moves: refused with a reason, and nothing changes.

use game::{ReplayError, Word};
use session::{Event, MatchRecord, TableGame};

use crate::any_match::{begun, second_round};
use crate::high_card::HighCard;
use crate::kuhn::{Kuhn, Move};
use crate::toys::{HERE, kuhn, nim, one, started, take};

fn word(text: &str) -> Word {
    Word::new(text).expect("a word")
}

/// Plays a word that is refused for this reason, in the match and in a copy of it.
fn is_refused(record: &MatchRecord, mv: Word, reason: &str) {
    let mut after = record.clone();
    let refused = after.play(mv).err().expect("refused");
    assert_eq!(refused.to_string(), reason, "{mv}");
    assert_eq!(&after, record, "{mv}");
    let mut any = record.any().boxed();
    assert_eq!(any.play(mv).err(), Some(refused.clone()));
    assert_eq!(&*any, record.any());
    assert_eq!(any.moves(), record.moves());
    assert!(!any.is_legal(mv));
    let number = record.moves().len() + 1;
    let replayed = record.clone().replayed(&[mv]);
    let expected = ReplayError::IllegalPlay {
        number,
        reason: refused,
    };
    assert_eq!(replayed, Err(expected));
}

#[test]
fn a_word_that_is_no_move_is_refused() {
    let records = [
        begun(),
        second_round(),
        MatchRecord::new(kuhn(1, [HERE; 2])),
    ];
    for record in records {
        for mv in [word("junk"), word("0:1+"), word("-1"), Word::default()] {
            is_refused(&record, mv, "this is not a move");
            assert!(!record.any().is_move(mv));
            assert_eq!(record.any().mover(mv), None);
        }
    }
    // A move of another game.
    is_refused(&second_round(), one(), "this is not a move");
}

#[test]
fn an_illegal_move_is_refused_with_the_reason_of_the_rules() {
    let deal = Kuhn::word(Move::Deal(1));
    let mut dealt = MatchRecord::new(kuhn(1, [HERE, HERE]));
    dealt.play(deal).expect("legal");
    let held = second_round().any().legal()[0];
    let stranger = (0..110).map(HighCard::word);
    let mut stranger = stranger.filter(|card| !second_round().any().legal().contains(card));
    for (record, mv, reason) in [
        (
            begun(),
            take(0, 3),
            "the heap has no such number of objects",
        ),
        (
            begun(),
            take(2, 1),
            "the heap has no such number of objects",
        ),
        (
            begun(),
            take(9, 1),
            "the heap has no such number of objects",
        ),
        (dealt.clone(), deal, "the move does not fit the turn"),
        (
            dealt,
            Kuhn::word(Move::Bet),
            "the move does not fit the turn",
        ),
        (
            second_round(),
            stranger.next().expect("a card"),
            "the card is not in hand",
        ),
    ] {
        is_refused(&record, mv, reason);
        assert!(record.any().is_move(mv));
    }
    assert!(second_round().any().is_legal(held));
}

#[test]
fn a_table_ignores_words_that_are_no_moves() {
    let (mut session, _) = started(nim([3, 2, 0], [HERE, HERE]));
    let before = session.clone();
    for mv in [word("junk"), Word::default(), word("Pass")] {
        assert_eq!(session.update(Event::Play(mv)), []);
        assert_eq!(session, before);
    }
}
