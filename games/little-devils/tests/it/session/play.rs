//! Matches from the first card to the last: saves, cards without a choice, rounds without stakes.

use cards::Seat;
use game::Game;
use little_devils::rules::{Round, points};
use little_devils::session::{Effect, Event, MatchRecord, Phase, Session};
use session::TableGame;

use super::{options, play_match, settle, table};
use crate::common::{play, typed};

#[test]
fn a_match_is_played_to_its_end_with_every_number_of_players() {
    for opponents in 2..=5 {
        let (session, saves) = play_match(opponents, 11);
        let record = table(&session).record();
        assert!(record.is_over());
        assert!(
            typed(record)
                .match_state()
                .totals()
                .as_slice()
                .iter()
                .any(|total| *total >= 100)
        );
        assert_eq!(
            record.moves().len(),
            typed(record).match_state().rounds().len() * 9 * (opponents + 1)
        );
        assert_eq!(
            saves.last(),
            Some(record),
            "the end of the match is kept too"
        );
        assert_eq!(
            saves.len(),
            record.moves().len() + 1,
            "kept at the start and after each card"
        );
    }
}

#[test]
fn a_match_restored_after_any_card_goes_on_the_same() {
    let (whole, saves) = play_match(3, 9);
    for save in saves.iter().step_by(7) {
        let replayed =
            MatchRecord::replay(save.options().clone(), save.moves()).expect("it was played");
        let (mut session, effects) = Session::restored(replayed);
        settle(&mut session, effects, &mut Vec::new());
        let plays = table(&session).record().moves();
        assert_eq!(plays, &table(&whole).record().moves()[..plays.len()]);
    }
}

/// The saves of a match after which the person has only one legal card.
fn forced() -> Vec<MatchRecord> {
    let (_, saves) = play_match(3, 12);
    let forced = |save: &MatchRecord| {
        typed(save).round().to_move() == Some(Seat::FIRST) && typed(save).round().legal().len() == 1
    };
    saves.into_iter().filter(forced).collect()
}

#[test]
fn a_forced_card_can_be_played_by_hand_before_its_pause_is_over() {
    let save = forced().swap_remove(0);
    let only = typed(&save).round().legal().lowest().expect("one card");
    let (mut session, effects) = Session::restored(save.clone());
    let _ = session.update(Event::Play(Round::word(only)));
    let played = table(&session).record().moves().len();
    assert_eq!(played, save.moves().len() + 1);
    if let Effect::After { ticket, .. } = effects[0] {
        assert_eq!(session.update(Event::Elapsed(ticket)), []);
    }
    assert_eq!(table(&session).record().moves().len(), played);
}

/// Every moment of a few rounds in which everybody gets rid of their devils as soon as they can.
fn hasty_rounds() -> impl Iterator<Item = MatchRecord> {
    (0..20).flat_map(|seed| {
        let mut record = MatchRecord::new(options(2, seed));
        core::iter::from_fn(move || {
            let worst = typed(&record)
                .round()
                .legal()
                .iter()
                .max_by_key(|card| points::devils(*card));
            play(&mut record, worst?);
            Some(record.clone())
        })
    })
}

#[test]
fn only_a_round_without_stakes_is_finished_at_once() {
    let (mut finished, mut refused) = (0, 0);
    for save in hasty_rounds() {
        let (mut session, _) = Session::restored(save.clone());
        let effects = session.update(Event::Claim);
        let after = table(&session).record();
        if !typed(&save).round().nothing_at_stake() {
            assert_eq!((effects, after), (vec![], &save));
            refused += 1;
            continue;
        }
        let [Effect::RoundFinished(_), Effect::Save(_)] = effects[..] else {
            panic!("sent and saved: {effects:?}");
        };
        assert_eq!(table(&session).phase(), Phase::RoundOver);
        let devils = |record: &MatchRecord| *typed(record).round().position().devils();
        assert_eq!(devils(after), devils(&save));
        finished += 1;
    }
    assert!(finished > 10 && refused > 100, "{finished}, {refused}");
}
