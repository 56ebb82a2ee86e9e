//! Several players who are to move at once, with a clock and without, and a player who plays another's cards.

use cards::Seat;
use game::{Game, Turn, Word};
use session::{Controller, Effect, Event, Pause, Phase, Session, TableGame, Ticket};

use crate::grab::{Grab, Move};
use crate::toys::{self, BOT, ELSEWHERE, HERE, awaited, missing, record, started, table};

fn seats() -> [Seat; 3] {
    let seats: Vec<Seat> = Grab::SEATS.most().seats().collect();
    seats.try_into().expect("three seats")
}

fn word(mv: Move) -> Word {
    Grab::word(mv)
}

fn grab(controllers: [Controller; 3]) -> (Session, Vec<Effect>) {
    started(toys::grab(1, controllers))
}

/// The bots that the effects ask, with their tickets.
fn asked(effects: &[Effect]) -> Vec<(Seat, Ticket)> {
    let asks = effects.iter().filter_map(|effect| match effect {
        Effect::Ask { seat, ticket, .. } => Some((*seat, *ticket)),
        _ => None,
    });
    asks.collect()
}

/// The ticket of the clock that the effects start.
fn clock(effects: &[Effect]) -> Option<Ticket> {
    effects.iter().find_map(|effect| match effect {
        Effect::After {
            pause: Pause::Clock(Grab::TIME),
            ticket,
        } => Some(*ticket),
        _ => None,
    })
}

/// A table at which all have chosen a number, and the effects of the last choice: the clock runs.
fn timed(controllers: [Controller; 3]) -> (Session, Vec<Effect>) {
    let (mut session, mut effects) = grab(controllers);
    for (number, seat) in (1..).zip(seats()) {
        let mv = word(Move::Choose(seat, number));
        let event = match record(&session).options().controller(seat) {
            Controller::Here => Event::Play(mv),
            Controller::Online => Event::Received {
                number: record(&session).moves().len(),
                mv,
            },
            _ => Event::Chosen {
                ticket: missing(&table(&session).rivals()[0].waiting),
                mv,
            },
        };
        effects = session.update(event);
    }
    assert!(matches!(record(&session).any().turn(), Turn::Several(_)));
    (session, effects)
}

#[test]
fn bots_choose_while_a_person_thinks() {
    let [zero, one, two] = seats();
    let (mut session, effects) = grab([HERE, BOT, BOT]);
    assert_eq!(table(&session).phase(), Phase::Person);
    let [(bot, ticket)] = asked(&effects)[..] else {
        panic!("one bot is asked at a time: {effects:?}");
    };
    assert_eq!(bot, one);
    let effects = session.update(Event::Chosen {
        ticket,
        mv: word(Move::Choose(one, 2)),
    });
    assert_eq!(table(&session).phase(), Phase::Person, "nothing waits");
    assert_eq!(record(&session).moves(), [word(Move::Choose(one, 2))]);
    assert_eq!(asked(&effects).first().map(|(bot, _)| *bot), Some(two));
    let of_a_bot = Event::Play(word(Move::Choose(two, 1)));
    assert_eq!(
        session.update(of_a_bot),
        [],
        "a person plays for themselves only"
    );
    let _ = session.update(Event::Play(word(Move::Choose(zero, 3))));
    assert_eq!(table(&session).phase(), Phase::Others);
    assert_eq!(table(&session).viewer(), zero);
}

#[test]
fn a_choice_can_be_taken_back_though_others_have_chosen_since() {
    let [zero, one, _] = seats();
    let (mut session, _) = grab([HERE, BOT, BOT]);
    let _ = session.update(Event::Play(word(Move::Choose(zero, 3))));
    let ticket = missing(&table(&session).rivals()[0].waiting);
    let mv = word(Move::Choose(one, 1));
    let _ = session.update(Event::Chosen { ticket, mv });
    assert!(table(&session).can_undo());
    let _ = session.update(Event::Undo);
    assert_eq!(table(&session).phase(), Phase::Person);
    assert_eq!(record(&session).moves(), []);
}

#[test]
fn people_at_one_device_choose_one_after_another() {
    let [zero, one, _] = seats();
    let (mut session, _) = grab([HERE, HERE, ELSEWHERE]);
    assert_eq!(table(&session).open_hand(), Some(zero));
    let _ = session.update(Event::Play(word(Move::Choose(zero, 1))));
    assert_eq!(table(&session).phase(), Phase::HandOver);
    assert_eq!(table(&session).hand_over(true), Some(one));
    assert_eq!(table(&session).open_hand(), None);
    let _ = session.update(Event::Ready);
    assert_eq!(table(&session).open_hand(), Some(one));
    let _ = session.update(Event::Play(word(Move::Choose(one, 1))));
    assert_eq!(table(&session).phase(), Phase::Others);
}

#[test]
fn the_choice_of_a_person_at_another_device_arrives_at_any_time() {
    let [zero, _, two] = seats();
    let (mut session, _) = grab([HERE, BOT, ELSEWHERE]);
    let mv = word(Move::Choose(two, 2));
    let stranger = Event::Received {
        number: 0,
        mv: word(Move::Choose(zero, 2)),
    };
    assert_eq!(session.update(stranger), []);
    assert!(!session.update(Event::Received { number: 0, mv }).is_empty());
    assert_eq!(table(&session).phase(), Phase::Person);
    assert_eq!(record(&session).moves(), [mv]);
}

#[test]
fn the_first_to_move_wins_against_the_clock() {
    let [_, one, two] = seats();
    let (mut session, effects) = timed([HERE, BOT, BOT]);
    assert!(clock(&effects).is_some() && table(&session).phase() == Phase::Person);
    let bots: Vec<Seat> = table(&session)
        .rivals()
        .iter()
        .map(|rival| rival.seat)
        .collect();
    assert_eq!(bots, [one, two], "both may be the first");
    let [(_, first)] = asked(&effects)[..] else {
        panic!("one computes at a time: {effects:?}");
    };
    let effects = session.update(Event::Chosen {
        ticket: first,
        mv: word(Move::Hold(one)),
    });
    let [(bot, second)] = asked(&effects)[..] else {
        panic!("the next one computes during the pause of the first: {effects:?}");
    };
    assert_eq!(bot, two);
    let _ = session.update(Event::Elapsed(second));
    let _ = session.update(Event::Chosen {
        ticket: second,
        mv: word(Move::Grab(two)),
    });
    assert_eq!(
        record(&session).moves().last(),
        Some(&word(Move::Grab(two)))
    );
    assert_eq!(table(&session).clock(), None, "the clock has stopped");
}

#[test]
fn the_clock_runs_on_while_a_step_is_shown() {
    let [zero, one, two] = seats();
    let (mut session, effects) = timed([HERE, BOT, BOT]);
    let clock = clock(&effects).expect("a clock");
    let effects = session.update(Event::Play(word(Move::Hold(zero))));
    assert!(matches!(table(&session).phase(), Phase::Step(_)));
    assert_eq!(
        (asked(&effects), table(&session).clock()),
        (vec![], Some(clock))
    );
    assert_eq!(session.update(Event::Elapsed(clock)), []);
    assert!(matches!(table(&session).phase(), Phase::Step(_)));
    let _ = session.update(Event::Continue);
    assert_eq!(record(&session).moves().last(), Some(&word(Move::TimeUp)));
    assert_eq!(table(&session).clock(), None);
    let dummy = Turn::Dummy {
        declarer: two,
        dummy: zero,
    };
    assert_eq!(record(&session).any().turn(), dummy);
    assert!(
        matches!(table(&session).phase(), Phase::Bot(_)),
        "the declarer is a bot"
    );
    assert_ne!(one, two);
}

#[test]
fn when_the_time_is_up_nobody_gets_the_card() {
    let (mut session, effects) = timed([ELSEWHERE, HERE, ELSEWHERE]);
    let clock = clock(&effects).expect("a clock");
    assert_eq!(awaited(&session), [clock]);
    let _ = session.update(Event::Elapsed(clock));
    assert_eq!(record(&session).moves().last(), Some(&word(Move::TimeUp)));
    assert_eq!(table(&session).phase(), Phase::Online);
}

#[test]
fn a_declarer_plays_the_cards_of_the_dummy() {
    let [zero, one, _] = seats();
    let (mut session, _) = grab([HERE, ELSEWHERE, ELSEWHERE]);
    let _ = session.update(Event::Play(word(Move::Choose(zero, 3))));
    for (number, seat) in (1..).zip(seats().into_iter().skip(1)) {
        let mv = word(Move::Choose(seat, 1));
        let _ = session.update(Event::Received { number, mv });
    }
    let clock = table(&session).clock().expect("a clock");
    let _ = session.update(Event::Elapsed(clock));
    assert_eq!(record(&session).any().turn().hand(), Some(one));
    assert_eq!(table(&session).phase(), Phase::Person);
    assert_eq!(table(&session).open_hand(), Some(zero));
    let _ = session.update(Event::Play(word(Move::Play(2))));
    assert_eq!(table(&session).phase(), Phase::Online);
}
