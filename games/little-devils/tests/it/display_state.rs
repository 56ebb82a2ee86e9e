//! The position shown, and the effects at the end of a round, in random matches.

use cards::{Seat, Seed, below};
use game::Game;
use little_devils::bots::Level;
use little_devils::rules::{Round, SEATS, points};
use little_devils::session::{
    DisplayState, Effect, Event, MatchRecord, Phase, Player, Session, Table, Waiting, match_options,
};
use session::TableGame;

use crate::common::typed_table;

/// What one event did: the position shown before it, its effects, and the table after it.
struct Moment<'a> {
    before: &'a DisplayState,
    was_held: bool,
    effects: &'a [Effect],
    table: &'a Table<'a>,
}

/// Plays a random match with random takebacks, and visits the moment after each event at the table.
fn random_match(players: i64, seed: u64, mut visit: impl FnMut(&Moment<'_>)) {
    let opponent = |number| Player::bot(format!("Bot {number}"), Level::DEFAULT);
    let options = match_options(Seed(seed), "Me", (1..players).map(opponent).collect());
    let record = MatchRecord::new(options.expect("good options"));
    let (mut session, _) = Session::restored(record);
    let mut generator = Seed(seed).derive(1).generator();
    while let Some(table) = session.table().map(typed_table) {
        let (before, was_held) = (table.display_state().clone(), is_trick_held(&table));
        let random_card = search::draw_move(table.record().round().legal(), &mut generator);
        let random_card = random_card.map(Round::word);
        let event = match (below(&mut generator, 40), table.phase()) {
            (
                _,
                Phase::MatchOver
                | Phase::HandOver
                | Phase::ForcedWhileHidden(_)
                | Phase::Others
                | Phase::Online
                | Phase::Open,
            ) => return,
            (0, _) => Event::Undo,
            (1, _) => Event::Claim,
            (_, Phase::Person | Phase::Forced(_)) => Event::Play(random_card.expect("a card")),
            (_, Phase::Bot(Waiting::Both(ticket)) | Phase::Step(ticket)) => Event::Elapsed(ticket),
            (_, Phase::Bot(Waiting::Choice(ticket) | Waiting::Pause(ticket, _))) => {
                let mv = random_card.expect("a card");
                Event::Chosen { ticket, mv }
            }
            (_, Phase::RoundOver) => Event::Continue,
        };
        let effects = session.update(event);
        visit(&Moment {
            before: &before,
            was_held,
            effects: &effects,
            table: &typed_table(session.table().expect("nobody leaves it")),
        });
    }
}

/// Visits the moments of matches with every number of players.
fn random_matches(mut visit: impl FnMut(&Moment<'_>)) {
    for seats in SEATS.all() {
        random_match(seats.get().into(), 7, &mut visit);
    }
}

fn is_trick_held(table: &Table<'_>) -> bool {
    matches!(table.phase(), Phase::Step(_))
}

#[test]
fn a_held_trick_is_shown_complete_with_the_counts_from_before_it() {
    let (mut held, mut last_of_round) = (0, 0);
    random_matches(|Moment { before, table, .. }| {
        if !is_trick_held(table) || before.trick().is_complete() {
            return;
        }
        let (now, round) = (table.display_state(), table.record().round());
        assert_eq!(Some(now.trick()), round.tricks().last());
        assert!(now.trick().is_complete());
        assert_eq!(now.past_tricks(), before.past_tricks());
        assert_eq!(now.devils(), before.devils());
        assert_eq!(now.finished_rounds(), before.finished_rounds());
        assert_eq!(now.totals_before_round(), before.totals_before_round());
        assert!(!now.can_finish() && now.trick().to_play().is_none());
        // The hands are the record's: the last card has left its hand.
        let hands = round.position().hands();
        assert_eq!(now.hand(), hands[Seat::FIRST]);
        for (seat, hand) in hands.iter() {
            assert_eq!(now.cards_left(seat), hand.len() as usize);
        }
        held += 1;
        last_of_round += usize::from(round.is_over());
    });
    assert!(held > 200 && last_of_round > 20, "{held}, {last_of_round}");
}

#[test]
fn a_trick_counts_when_its_pause_is_over() {
    let (mut counts, mut rounds) = (0, 0);
    random_matches(|moment| {
        let (before, now) = (moment.before, moment.table.display_state());
        let is_over = moment.table.record().round().is_over();
        // A takeback or the end of the round's play returns to another trick.
        let went_on = now.past_tricks().len() == before.past_tricks().len() + usize::from(!is_over);
        if !moment.was_held || is_trick_held(moment.table) || !went_on {
            return;
        }
        let (taker, _) = before.trick().taken_by().expect("a complete trick");
        let devils = points::devils_of(before.trick().cards());
        assert_eq!(now.totals_before_round(), before.totals_before_round());
        for seat in now.seats().seats() {
            let added = if seat == taker { devils } else { 0 };
            assert_eq!(now.devils()[seat], before.devils()[seat] + added);
            let of_round = if is_over { now.devils()[seat] } else { 0 };
            let total = before.totals()[seat] + u16::from(of_round);
            assert_eq!(now.totals()[seat], total);
        }
        assert_eq!(
            now.finished_rounds().len(),
            before.finished_rounds().len() + usize::from(is_over)
        );
        counts += 1;
        rounds += usize::from(is_over);
    });
    assert!(counts > 200 && rounds > 20, "{counts}, {rounds}");
}

#[test]
fn a_finished_round_is_sent_before_it_is_saved_and_a_finished_match_counted_after() {
    let (mut rounds, mut matches) = (0, 0);
    random_matches(|Moment { effects, table, .. }| {
        let is_save = |effect: &Effect| matches!(effect, Effect::Save(_));
        let is_wait = |effect: &Effect| matches!(effect, Effect::Ask { .. } | Effect::After { .. });
        let ends: Vec<&Effect> = effects.iter().filter(|effect| !is_wait(effect)).collect();
        if !effects.iter().any(is_save) {
            return assert!(ends.is_empty(), "{ends:?}");
        }
        let boxed = || Box::new((*table.record()).clone());
        let mut expected = vec![Effect::Save(boxed())];
        if table.record().round().is_over() {
            expected.insert(0, Effect::RoundFinished(boxed()));
            rounds += 1;
        }
        if table.record().is_over() {
            expected.push(Effect::MatchFinished);
            matches += 1;
        }
        assert_eq!(ends, expected.iter().collect::<Vec<_>>());
    });
    assert_eq!(matches, SEATS.all().count());
    assert!(rounds > 20, "{rounds}");
}
