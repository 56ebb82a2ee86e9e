//! The session: events in, effects out, no clock and no worker.

use cards::{Card, Seat, Seed};
use game::Game;
use little_devils::bots::{Level, choose};
use little_devils::rules::points;
use little_devils::session::{
    Effect, Event, MatchOptions, MatchRecord, Opponent, OptionsError, Phase, ReplayError, Session,
    Table, Waiting,
};
use session::Pause;
use session::{Choice, Speed, Ticket};

fn options(opponents: usize, seed: u64) -> MatchOptions {
    let opponent = |number| Opponent {
        name: format!("Bot {number}"),
        level: Level::DEFAULT,
    };
    MatchOptions::new(Seed(seed), "Me", (1..=opponents).map(opponent).collect())
        .expect("good options")
}

fn table(session: &Session) -> &Table {
    session.table().expect("at a table")
}

/// Answers effects as a page would, at once, until the person is to act; saves are collected.
fn settle(session: &mut Session, effects: Vec<Effect>, saves: &mut Vec<MatchRecord>) {
    let mut queue = std::collections::VecDeque::from(effects);
    while let Some(effect) = queue.pop_front() {
        let event = match effect {
            Effect::Ask {
                ticket,
                view,
                level,
                seed,
            } => Event::Chosen {
                ticket,
                card: choose(level, &view, seed).expect("it is the bot's turn"),
            },
            Effect::After { ticket, .. } => Event::Elapsed(ticket),
            Effect::Save(record) => {
                saves.push(*record);
                continue;
            }
            Effect::RoundFinished(_) | Effect::MatchFinished => continue,
        };
        queue.extend(session.update(event));
    }
}

/// Plays a whole match, the person always the lowest legal card.
fn play_match(opponents: usize, seed: u64) -> (Session, Vec<MatchRecord>) {
    let (mut session, mut saves) = (Session::default(), Vec::new());
    let effects = session.update(Event::NewMatch(options(opponents, seed)));
    settle(&mut session, effects, &mut saves);
    loop {
        let event = match table(&session).phase() {
            Phase::Person => Event::Play(
                table(&session)
                    .record()
                    .round()
                    .legal()
                    .lowest()
                    .expect("a card"),
            ),
            Phase::RoundOver => Event::Continue,
            Phase::MatchOver => return (session, saves),
            waiting => panic!("nobody answers: {waiting:?}"),
        };
        let effects = session.update(event);
        settle(&mut session, effects, &mut saves);
    }
}

#[test]
fn a_match_is_played_to_its_end_with_every_number_of_players() {
    for opponents in 2..=5 {
        let (session, saves) = play_match(opponents, 11);
        let record = table(&session).record();
        assert!(record.is_over());
        assert!(
            record
                .match_state()
                .totals()
                .as_slice()
                .iter()
                .any(|total| *total >= 100)
        );
        assert_eq!(
            record.plays().len(),
            record.match_state().rounds().len() * 9 * (opponents + 1)
        );
        assert_eq!(
            saves.last(),
            Some(record),
            "the end of the match is kept too"
        );
        assert_eq!(
            saves.len(),
            record.plays().len() + 1,
            "kept at the start and after each card"
        );
    }
}

#[test]
fn a_match_restored_after_any_card_goes_on_the_same() {
    let (whole, saves) = play_match(3, 9);
    for save in saves.iter().step_by(7) {
        let replayed =
            MatchRecord::replay(save.options().clone(), save.plays()).expect("it was played");
        let (mut session, effects) = Session::restored(replayed);
        settle(&mut session, effects, &mut Vec::new());
        let plays = table(&session).record().plays();
        assert_eq!(plays, &table(&whole).record().plays()[..plays.len()]);
    }
}

/// A new match at the moment where a bot has been asked.
fn asked() -> (Session, Ticket, Card) {
    for seed in 0.. {
        let mut session = Session::default();
        let effects = session.update(Event::NewMatch(options(3, seed)));
        if let [
            Effect::Save(_),
            Effect::Ask {
                ticket,
                view,
                level,
                seed,
            },
            Effect::After { pause, .. },
        ] = &effects[..]
        {
            assert_eq!(*pause, Pause::Card);
            let card = choose(*level, view, *seed).expect("its turn");
            return (session, *ticket, card);
        }
    }
    unreachable!("a bot leads in most matches")
}

#[test]
fn a_bots_card_waits_for_the_pause_and_the_pause_for_the_card() {
    let (mut session, ticket, card) = asked();
    assert_eq!(session.update(Event::Chosen { ticket, card }), []);
    assert_eq!(
        table(&session).phase(),
        Phase::Bot(Waiting::Pause(ticket, card))
    );
    assert!(!session.update(Event::Elapsed(ticket)).is_empty());
    assert_eq!(table(&session).record().plays(), [card]);

    let (mut session, ticket, card) = asked();
    assert_eq!(session.update(Event::Elapsed(ticket)), []);
    assert_eq!(table(&session).phase(), Phase::Bot(Waiting::Choice(ticket)));
    assert!(!session.update(Event::Chosen { ticket, card }).is_empty());
    assert_eq!(table(&session).record().plays(), [card]);
}

#[test]
fn late_answers_and_cards_out_of_turn_are_dropped() {
    let (mut session, ticket, card) = asked();
    let before = session.clone();
    let late = Ticket(ticket.0.wrapping_sub(1));
    for event in [
        Event::Chosen { ticket: late, card },
        Event::Elapsed(late),
        Event::Play(card),
        Event::Continue,
        Event::Return,
    ] {
        assert_eq!(session.update(event), []);
        assert_eq!(session, before);
    }
}

#[test]
fn answers_for_a_table_that_was_left_do_not_reach_the_next() {
    let (mut session, ticket, card) = asked();
    let _ = session.update(Event::Leave);
    let _ = session.update(Event::NewMatch(options(3, 1)));
    let before = session.clone();
    assert_eq!(session.update(Event::Chosen { ticket, card }), []);
    assert_eq!(session.update(Event::Elapsed(ticket)), []);
    assert_eq!(session, before);
}

#[test]
fn an_illegal_card_is_dropped_and_the_bot_asked_again() {
    let (mut session, ticket, card) = asked();
    let _ = session.update(Event::Elapsed(ticket));
    let other = table(&session).record().round().dealt()[Seat::FIRST]
        .lowest()
        .expect("the person holds cards");
    assert_ne!(other, card);
    let effects = session.update(Event::Chosen {
        ticket,
        card: other,
    });
    assert!(
        matches!(effects[..], [Effect::Ask { .. }, Effect::After { .. }]),
        "{effects:?}"
    );
    assert_eq!(table(&session).record().plays(), []);
}

#[test]
fn a_match_left_unfinished_can_be_gone_back_to() {
    let (mut session, ..) = asked();
    let record = table(&session).record().clone();
    assert_eq!(session.update(Event::Leave), []);
    assert!(matches!(&session, Session::Lobby { left: Some(left), .. } if **left == record));
    assert!(
        !session.update(Event::Return).is_empty(),
        "the bot is asked again"
    );
    assert_eq!(table(&session).record(), &record);
}

#[test]
fn a_match_kept_elsewhere_is_gone_on_with_and_kept() {
    let record = MatchRecord::new(options(3, 7));
    let (mut session, ticket, card) = asked();
    let effects = session.update(Event::Open(Box::new(record.clone())));
    assert_eq!(
        effects.first(),
        Some(&Effect::Save(Box::new(record.clone())))
    );
    assert_eq!(table(&session).record(), &record);
    // Answers for the match before are late.
    drop(session.update(Event::Chosen { ticket, card }));
    assert_eq!(table(&session).record(), &record);
}

#[test]
fn a_match_is_under_way_until_it_is_over_at_the_table_or_left() {
    let mut session = Session::default();
    assert!(!session.is_under_way() && session.record().is_none());
    drop(session.update(Event::NewMatch(options(2, 1))));
    assert!(session.is_under_way());
    let record = session.record().cloned();
    drop(session.update(Event::Leave));
    assert!(session.is_under_way());
    assert_eq!(session.record().cloned(), record);
    let (over, _) = play_match(2, 1);
    assert!(!over.is_under_way() && over.record().is_some());
}

#[test]
fn a_match_that_is_over_is_not_gone_back_to() {
    let (mut session, _) = play_match(2, 3);
    let _ = session.update(Event::Leave);
    assert!(matches!(session, Session::Lobby { left: None, .. }));
}

#[test]
fn the_last_decision_can_be_taken_back_and_the_bots_play_the_same_again() {
    let (whole, saves) = play_match(3, 12);
    let mut before_last_decision = 0;
    for save in saves.iter().step_by(5) {
        let (mut session, effects) = Session::restored(save.clone());
        settle(&mut session, effects, &mut Vec::new());
        let before = table(&session).record().clone();
        let effects = session.update(Event::Undo);
        if !before.can_undo() {
            assert_eq!(effects, [], "there is nothing to take back");
            continue;
        }
        settle(&mut session, effects, &mut Vec::new());
        let after = table(&session).record().clone();
        assert_eq!(table(&session).phase(), Phase::Person);
        assert!(after.takeback_used() && after.plays().len() < before.plays().len());
        let card = before.plays()[after.plays().len()];
        let effects = session.update(Event::Play(card));
        settle(&mut session, effects, &mut Vec::new());
        let again = table(&session).record();
        assert!(again.takeback_used());
        assert_eq!(
            again.plays(),
            &table(&whole).record().plays()[..again.plays().len()]
        );
        before_last_decision += 1;
    }
    assert!(before_last_decision > 10);
}

/// The saves of a match after which the person has only one legal card.
fn forced() -> Vec<MatchRecord> {
    let (_, saves) = play_match(3, 12);
    let forced = |save: &MatchRecord| {
        save.round().to_move() == Some(Seat::FIRST) && save.round().legal().len() == 1
    };
    saves.into_iter().filter(forced).collect()
}

#[test]
fn an_only_legal_card_plays_itself_when_its_pause_is_over() {
    for save in forced() {
        let only = save.round().legal().lowest().expect("one card");
        let (mut session, effects) = Session::restored(save.clone());
        let [Effect::After { pause, ticket }] = effects[..] else {
            panic!("one pause: {effects:?}");
        };
        assert_eq!(pause, Pause::Forced);
        assert_eq!(table(&session).phase(), Phase::Forced(ticket));
        let late = Event::Elapsed(Ticket(ticket.0.wrapping_sub(1)));
        assert_eq!(session.update(late), []);
        let _ = session.update(Event::Elapsed(ticket));
        assert_eq!(table(&session).record().plays().last(), Some(&only));
    }
}

#[test]
fn an_only_legal_card_can_be_played_by_hand_and_then_its_pause_is_late() {
    let save = forced().swap_remove(0);
    let only = save.round().legal().lowest().expect("one card");
    let (mut session, effects) = Session::restored(save.clone());
    let _ = session.update(Event::Play(only));
    let played = table(&session).record().plays().len();
    assert_eq!(played, save.plays().len() + 1);
    if let Effect::After { ticket, .. } = effects[0] {
        assert_eq!(session.update(Event::Elapsed(ticket)), []);
    }
    assert_eq!(table(&session).record().plays().len(), played);
}

/// Every moment of a few rounds in which everybody gets rid of their devils as soon as they can.
fn hasty_rounds() -> impl Iterator<Item = MatchRecord> {
    (0..20).flat_map(|seed| {
        let mut record = MatchRecord::new(options(2, seed));
        core::iter::from_fn(move || {
            let worst = record
                .round()
                .legal()
                .iter()
                .max_by_key(|card| points::devils(*card));
            record.play(worst?).expect("legal");
            Some(record.clone())
        })
    })
}

#[test]
fn a_round_without_stakes_is_finished_at_once_and_no_other() {
    let (mut finished, mut refused) = (0, 0);
    for save in hasty_rounds() {
        let (mut session, _) = Session::restored(save.clone());
        let effects = session.update(Event::Finish);
        let after = table(&session).record();
        if !save.nothing_at_stake() {
            assert_eq!((effects, after), (vec![], &save));
            refused += 1;
            continue;
        }
        let [Effect::RoundFinished(_), Effect::Save(_)] = effects[..] else {
            panic!("sent and saved: {effects:?}");
        };
        assert_eq!(table(&session).phase(), Phase::RoundOver);
        let devils = |record: &MatchRecord| *record.round().position().devils();
        assert_eq!(devils(after), devils(&save));
        finished += 1;
    }
    assert!(finished > 10 && refused > 100, "{finished}, {refused}");
}

#[test]
fn the_same_deals_can_be_played_again() {
    let (mut session, _) = play_match(2, 3);
    let options = table(&session).record().options().clone();
    let effects = session.update(Event::Again);
    assert_eq!(table(&session).record(), &MatchRecord::new(options));
    assert!(matches!(effects[..], [Effect::Save(_), ..]));
}

#[test]
fn a_card_without_choice_is_not_what_is_taken_back() {
    let mut skipped = 0;
    for save in play_match(3, 12).1.iter().filter(|save| save.can_undo()) {
        let before_last_decision = save.before_last_decision().expect("a decision");
        assert_eq!(before_last_decision.round().to_move(), Some(Seat::FIRST));
        assert!(before_last_decision.round().legal().len() > 1);
        let first = before_last_decision.plays().len();
        let again = MatchRecord::replay(save.options().clone(), &save.plays()[..=first]);
        assert!(again.expect("legal before").can_undo());
        skipped += usize::from(save.plays().len() > first + 4);
    }
    assert!(skipped > 0, "some card was forced");
}

#[test]
fn a_bot_is_asked_with_its_own_view_and_the_totals() {
    let mut asked_with_totals = 0;
    for save in play_match(3, 9).1 {
        let (_, effects) = Session::restored(save.clone());
        let Some(Effect::Ask { view, .. }) = effects.first() else {
            continue;
        };
        let seat = save.round().to_move().expect("a bot's turn");
        assert_eq!(view.me(), seat);
        assert_eq!(view.hand(), save.round().position().hands()[seat]);
        let mut totals = [0; 4];
        for round in save.match_state().rounds() {
            for (seat, devils) in round.iter() {
                totals[seat.index()] += u16::from(*devils);
            }
        }
        assert_eq!(view.totals().as_slice(), totals);
        asked_with_totals += usize::from(totals.iter().any(|total| *total > 0));
    }
    assert!(asked_with_totals > 50, "{asked_with_totals}");
}

#[test]
fn options_refuse_what_is_no_table() {
    let opponents = |names: &[&str]| -> Vec<Opponent> {
        names
            .iter()
            .map(|name| Opponent {
                name: (*name).into(),
                level: Level::DEFAULT,
            })
            .collect()
    };
    let of = |name: &str, names: &[&str]| MatchOptions::new(Seed(1), name, opponents(names));
    assert_eq!(of("Me", &["A"]), Err(OptionsError::Opponents(1)));
    assert_eq!(of("Me", &["A"; 6]), Err(OptionsError::Opponents(6)));
    let unnamed = of("  ", &["A", "B"]).expect("the person needs no name");
    assert_eq!(unnamed.name(Seat::FIRST), "");
    assert!(matches!(of("Me", &["A", " "]), Err(OptionsError::Name(_))));
    let long = of("a name of twenty-one c", &["A", "B"]);
    assert_eq!(long, Err(OptionsError::Name(Seat::FIRST)));
    assert!(matches!(
        of("Me", &["A", "a name of twenty-one c"]),
        Err(OptionsError::Name(_))
    ));
    let trimmed = of(" Mé ", &["ä234567890123456789ö", "B"]).expect("20 characters, not bytes");
    assert_eq!(trimmed.name(Seat::FIRST), "Mé");
    assert_eq!(trimmed.seats().get(), 3);
}

#[test]
fn records_refuse_cards_that_were_not_legal() {
    let (session, _) = play_match(2, 3);
    let record = table(&session).record();
    let (options, mut plays) = (record.options().clone(), record.plays().to_vec());
    plays.push(plays[0]);
    let after = MatchRecord::replay(options.clone(), &plays);
    assert_eq!(after, Err(ReplayError::AfterTheEnd(plays.len())));
    let twice = MatchRecord::replay(options, &[plays[0], plays[0]]);
    assert!(
        matches!(twice, Err(ReplayError::IllegalPlay { number: 2, .. })),
        "{twice:?}"
    );
}

#[test]
fn speeds_are_ordered_and_instant_does_not_wait() {
    for pause in [Pause::Card, Pause::Forced, Pause::Trick] {
        let waits = Speed::ALL
            .iter()
            .map(|(speed, _)| speed.milliseconds(pause));
        let waits: Vec<_> = waits.collect();
        assert!(waits.is_sorted_by(|slow, fast| slow > fast), "{waits:?}");
        assert_eq!(waits[3], 0);
    }
    assert!((1000..=1500).contains(&Speed::Normal.milliseconds(Pause::Trick)));
}
