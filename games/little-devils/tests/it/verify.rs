//! Verification: the bots' cards follow from their views, and a tampered record is found out.

use core::task::Poll;

use cards::{Seat, Seed};
use game::Game;
use little_devils::bots::Level;
use little_devils::review::{Verifier, WrongCard};
use little_devils::rules::Round;
use little_devils::session::{MatchRecord, Player, match_options};
use session::{TableBots, TableGame};

use crate::common::{play, typed};

/// Two rounds of a person who plays their lowest legal card.
fn played() -> MatchRecord {
    let opponents =
        ["imp", "goblin", "kobold"].map(|id| Player::bot(id, Level::from_id(id).expect("a level")));
    let options = match_options(Seed(77), "Dora", opponents.into()).expect("good options");
    let mut record = MatchRecord::new(options);
    for _ in 0..2 {
        record.next_round();
        while let Some(seat) = typed(&record).round().to_move() {
            let level = record.options().level(seat);
            let card = match level.filter(|_| !typed(&record).round().nothing_at_stake()) {
                Some(level) => {
                    Round::choose(level, &typed(&record).view(seat), record.decision_seed())
                }
                None => typed(&record).round().legal().lowest(),
            };
            play(&mut record, card.expect("their turn"));
        }
    }
    record
}

fn verify(record: &MatchRecord) -> Vec<WrongCard> {
    let mut verifier = Verifier::new(record);
    let mut before = 0;
    loop {
        if let Poll::Ready(wrong) = verifier.step(3) {
            return wrong.to_vec();
        }
        let (checked, all) = verifier.progress();
        assert!(before <= checked && checked <= all);
        before = checked;
    }
}

#[test]
fn an_unchanged_match_is_verified() {
    let record = played();
    assert_eq!(verify(&record), []);
    assert_eq!(verify(&record.back_to(30).expect("enough cards")), []);
}

#[test]
fn a_tampered_card_is_found() {
    let record = played();
    let mut again = MatchRecord::new(record.options().clone());
    let mut tampered = 0;
    for (at, card) in typed(&record).moves().iter().enumerate() {
        again.next_round();
        let seat = typed(&again).round().to_move().expect("not over");
        let others = typed(&again).round().legal().without(*card);
        if let Some(other) = others.highest().filter(|_| seat != Seat::FIRST) {
            let mut plays = record.moves()[..at].to_vec();
            plays.push(Round::word(other));
            let forged = MatchRecord::replay(record.options().clone(), &plays).expect("legal");
            let expected = WrongCard {
                number: at + 1,
                seat,
                played: other,
                expected: *card,
            };
            assert_eq!(verify(&forged), [expected]);
            tampered += 1;
        }
        play(&mut again, *card);
    }
    assert!(tampered > 15, "{tampered}");
}

#[test]
fn the_persons_cards_are_not_verified() {
    let record = played();
    let mut forged = record.back_to(0).expect("its beginning");
    while typed(&forged).round().to_move() != Some(Seat::FIRST) {
        let seat = typed(&forged).round().to_move().expect("not over");
        let bot = forged.options().level(seat).expect("a bot");
        let card = Round::choose(bot, &typed(&forged).view(seat), forged.decision_seed());
        play(&mut forged, card.expect("their turn"));
    }
    let card = typed(&forged)
        .round()
        .legal()
        .highest()
        .expect("their turn");
    play(&mut forged, card);
    assert_eq!(verify(&forged), []);
}
