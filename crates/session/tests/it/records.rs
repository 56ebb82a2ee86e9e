//! Options and records: names, round trips, matches that continue others, and unfinished ones.

use cards::{Seat, Seed};
use game::{OneRound, ReplayError};
use session::{
    Day, Effect, Event, MatchOptions, MatchRecord, NAME_LENGTH, OptionsError, Origin, Phase,
    Player, Session,
};

use crate::high_card::HighCard;
use crate::high_card_match::HighCardMatch;
use crate::nim::Nim;
use crate::toys::{
    BOT, ELSEWHERE, HERE, LEVEL, OPEN, high_card, nim, one, player, record, settle, started, table,
    typed,
};

fn options(players: Vec<Player>) -> Result<MatchOptions, OptionsError> {
    MatchOptions::new(players, |seats| HighCardMatch::new(seats, Seed(1)))
}

#[test]
fn one_to_eight_players_sit_at_a_table_as_the_game_allows() {
    for number in 0..12 {
        let given = options(vec![player(HERE); number]);
        match given {
            Ok(options) => assert_eq!(options.seats().size(), number),
            Err(error) => {
                assert!(!(2..=8).contains(&number));
                assert!(matches!(error, OptionsError::Players(_)), "{error}");
            }
        }
    }
    let error = options(Vec::new()).expect_err("nobody plays");
    assert_eq!(error.to_string(), "0 players: the game is for 2 to 8");
}

#[test]
fn names_are_trimmed_and_only_bots_need_one() {
    let named = |name: &str, controller| Player {
        name: name.into(),
        controller,
    };
    for controller in [HERE, ELSEWHERE, OPEN] {
        let given = options(vec![named("  You ", controller), named(" Ada ", BOT)]);
        let given = given.expect("good options");
        assert_eq!(given.name(Seat::FIRST), "");
        assert_eq!(given.bots().collect::<Vec<_>>(), [("Ada", LEVEL)]);
    }
    let long = "x".repeat(NAME_LENGTH + 1);
    for wrong in [named("", BOT), named(&long, BOT), named(&long, ELSEWHERE)] {
        let error = options(vec![wrong, player(HERE)]).expect_err("a bad name");
        assert_eq!(error, OptionsError::Name(Seat::FIRST));
    }
    let given = options(vec![player(HERE), player(BOT)]).expect("good options");
    let cut = given.with_name(Seat::FIRST, &long);
    assert_eq!(cut.name(Seat::FIRST), &long[1..]);
}

#[test]
fn a_record_replays_from_its_options_and_moves() {
    let (mut session, _) = started(high_card(1, &[HERE, BOT, HERE]));
    let mut rounds = 0;
    while table(&session).phase() != Phase::MatchOver {
        let _ = settle(&mut session);
        let ours = record(&session);
        let theirs = MatchRecord::replay(ours.options().clone(), ours.moves());
        let mut theirs = theirs.expect("legal");
        if theirs.round_number() < ours.round_number() {
            theirs.next_round();
        }
        assert_eq!(theirs, *ours);
        let card = ours.any().legal().first().copied();
        rounds = rounds.max(ours.round_number());
        let _ = session.update(card.map_or(Event::Continue, Event::Play));
    }
    assert_eq!(rounds, 12);
    let ours = typed::<HighCard>(&session);
    assert_eq!(ours.rounds().len(), 12);
    let ours = record(&session);
    let longer = [ours.moves(), &ours.moves()[..1]].concat();
    let refused = MatchRecord::replay(ours.options().clone(), &longer);
    assert!(matches!(refused, Err(ReplayError::AfterTheEnd(37))));
    let twice = MatchRecord::replay(nim([1, 1, 0], [HERE, HERE]), &[one(), one()]);
    assert!(matches!(
        twice,
        Err(ReplayError::IllegalPlay { number: 2, .. })
    ));
}

#[test]
fn a_match_continues_one_with_equal_options_and_fewer_moves() {
    let start = MatchRecord::new(nim([3, 3, 0], [HERE, HERE]));
    let mut longer = start.clone();
    longer.play(one()).expect("legal");
    assert!(longer.continues(&start) && longer.continues(&longer));
    assert!(!start.continues(&longer));
    assert!(!longer.continues(&start.clone().with_takeback_used()));
    assert!(!longer.continues(&start.with_name(Seat::FIRST, "Bob")));
}

#[test]
fn a_match_is_unfinished_once_a_person_here_has_moved() {
    let unfinished = |first, second| {
        let mut record = MatchRecord::new(nim([3, 3, 0], [first, second]));
        record.play(one()).expect("legal");
        record.is_unfinished()
    };
    assert!(unfinished(HERE, BOT));
    assert!(!unfinished(BOT, HERE) && !unfinished(ELSEWHERE, HERE));
}

#[test]
fn a_deal_of_the_day_is_finished_after_its_one_round() {
    let day: Day = "2026-11-22".parse().expect("a day");
    let mut record = MatchRecord::new(high_card(1, &[HERE, HERE])).with_origin(Origin::Day(day));
    let mut seen = Vec::new();
    for _ in 0..3 {
        record.next_round();
        seen.push(record.is_unfinished());
        let card = record.any().legal()[0];
        record.play(card).expect("legal");
        seen.push(record.is_unfinished());
    }
    // Before and after each of three cards; the second ends the round.
    assert_eq!(seen, [false, true, true, false, false, true]);
}

#[test]
fn an_event_that_replaces_an_unfinished_match_names_it() {
    let (mut session, _) = started(nim([3, 3, 0], [HERE, BOT]));
    let other = nim([1, 1, 1], [HERE, HERE]);
    assert_eq!(session.leaves(&Event::NewMatch(other.clone())), None);
    let _ = session.update(Event::Play(one()));
    let ours = record(&session).clone();
    let mut longer = ours.clone();
    longer.play(one()).expect("legal");
    for (event, leaves) in [
        (Event::NewMatch(other.clone()), true),
        (Event::Again, true),
        (Event::Open(Box::new(MatchRecord::new(other))), true),
        (Event::Open(Box::new(longer)), false),
        (Event::Undo, false),
        (Event::Leave, false),
    ] {
        let named = session.leaves(&event);
        assert_eq!(named, leaves.then_some(&ours), "{event:?}");
    }
}

#[test]
fn a_match_can_be_left_returned_to_played_again_and_given_up() {
    let (mut session, _) = started(nim([3, 3, 0], [HERE, HERE]));
    let _ = session.update(Event::Play(one()));
    let ours = record(&session).clone();
    assert_eq!(session.update(Event::Leave), []);
    assert!(session.table().is_none() && session.is_under_way());
    let _ = session.update(Event::Return);
    assert_eq!(record(&session), &ours);
    let effects = session.update(Event::Again);
    let again = MatchRecord::new(OPTIONS());
    assert_eq!(effects, [Effect::Save(Box::new(again))]);
    let _ = session.update(Event::Leave);
    let _ = session.update(Event::Discard);
    assert_eq!(session.update(Event::Return), []);
    assert!(matches!(session, Session::Lobby { left: None, .. }));
}

const OPTIONS: fn() -> MatchOptions = || nim([3, 3, 0], [HERE, HERE]);

#[test]
fn options_have_the_start_with_what_the_game_adds_to_it() {
    let start = OneRound::new(Nim::new([3, 3, 0]), Seed(1));
    let options = OPTIONS();
    let record = session::record_of::<Nim>(options.start()).expect("a match of Nim");
    assert_eq!((record.start(), record.moves()), (&start, &[][..]));
    let record = MatchRecord::new(OPTIONS());
    let record = record.typed::<Nim>().expect("a match of Nim");
    assert_eq!(record.round(), &Nim::new([3, 3, 0]));
}
