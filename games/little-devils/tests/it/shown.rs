//! The position shown, and the effects at the end of a round, in random matches.

use cards::{Seat, Seed, below};
use game::Game;
use little_devils::bots::Level;
use little_devils::protocol::SavedMatch;
use little_devils::rules::SEATS;
use little_devils::scene::{Announcement, Prompt, Scene, TakenTrick};
use little_devils::session::{
    Effect, Event, MatchRecord, Phase, Player, Session, Table, Waiting, match_options,
};

/// What one event did: the scene before it, its effects, and the session after it.
struct Moment<'a> {
    before: &'a Scene,
    effects: &'a [Effect],
    table: &'a Table,
}

/// Plays a random match with random takebacks, and visits the moment after each event at the table.
fn random_match(players: i64, seed: u64, mut visit: impl FnMut(&Moment<'_>)) {
    let opponent = |number| Player::bot(format!("Bot {number}"), Level::DEFAULT);
    let options = match_options(Seed(seed), "Me", (1..players).map(opponent).collect());
    let record = MatchRecord::new(options.expect("good options"));
    let (mut session, _) = Session::restored(record);
    let mut generator = Seed(seed).branch(1).generator();
    while let Some(table) = session.table() {
        let before = Scene::new(table);
        let random_card = search::draw_move(table.record().round().legal(), &mut generator);
        let event = match (below(&mut generator, 40), table.phase()) {
            (
                _,
                Phase::MatchOver
                | Phase::Curtain
                | Phase::Unseen(_)
                | Phase::Elsewhere
                | Phase::Open,
            ) => return,
            (0, _) => Event::Undo,
            (1, _) => Event::Finish,
            (_, Phase::Person | Phase::Forced(_)) => Event::Play(random_card.expect("a card")),
            (_, Phase::Bot(Waiting::Both(ticket)) | Phase::Step(ticket)) => Event::Elapsed(ticket),
            (_, Phase::Bot(Waiting::Choice(ticket) | Waiting::Pause(ticket, _))) => {
                let card = random_card.expect("a card");
                Event::Chosen { ticket, mv: card }
            }
            (_, Phase::RoundOver) => Event::Continue,
        };
        let effects = session.update(event);
        visit(&Moment {
            before: &before,
            effects: &effects,
            table: session.table().expect("nobody leaves it"),
        });
    }
}

/// Visits the moments of matches with every number of players.
fn random_matches(mut visit: impl FnMut(&Moment<'_>)) {
    for seats in SEATS.all() {
        random_match(seats.get().into(), 7, &mut visit);
    }
}

fn is_trick_held(table: &Table) -> bool {
    matches!(table.phase(), Phase::Step(_))
}

/// The scene of a match that was opened at this moment.
fn reopened(record: MatchRecord) -> Scene {
    let (session, _) = Session::restored(record);
    Scene::new(session.table().expect("at a table"))
}

/// A record as it is after a reload. A save does not tell whether the next round was dealt.
fn reloaded(record: &MatchRecord) -> MatchRecord {
    let mut loaded = SavedMatch::load(&SavedMatch::from(record).to_json()).expect("a save");
    if !record.round().is_over() {
        loaded.next_round();
    }
    loaded
}

/// Each player's devils in this round and in the finished rounds, as shown.
fn counted(scene: &Scene) -> Vec<(u8, u16, u16)> {
    let seats = scene.seats.iter();
    seats
        .map(|seat| (seat.devils, seat.total, seat.before))
        .collect()
}

#[test]
fn the_scene_without_a_held_trick_is_the_scene_after_a_reload() {
    let (mut moments, mut takebacks) = (0, 0);
    random_matches(|Moment { table, .. }| {
        if !is_trick_held(table) {
            let record = table.record();
            assert_eq!(Scene::new(table), reopened(record.clone()));
            assert_eq!(Scene::new(table), reopened(reloaded(record)));
            moments += 1;
            takebacks += usize::from(record.takeback_used());
        }
    });
    assert!(moments > 1000 && takebacks > 100, "{moments}, {takebacks}");
}

#[test]
fn a_held_trick_is_shown_complete_with_the_counts_from_before_it() {
    let (mut held, mut last_of_round) = (0, 0);
    random_matches(|Moment { before, table, .. }| {
        if !is_trick_held(table) || matches!(before.prompt, Prompt::Taken(_)) {
            return;
        }
        let (now, round) = (Scene::new(table), table.record().round());
        let trick = round.tricks().last().expect("a complete trick");
        let taken = trick
            .taken_by()
            .map(|(taker, card)| (taker, card, now.trick.devils));
        let Prompt::Taken(TakenTrick {
            taker,
            card,
            devils,
        }) = now.prompt
        else {
            panic!("the trick is taken: {:?}", now.prompt);
        };
        assert_eq!(taken, Some((taker, card, devils)));
        assert!(now.trick.complete);
        assert_eq!(now.trick.plays, trick.plays().collect::<Vec<_>>());
        assert_eq!(now.trick.number, before.trick.number);
        assert_eq!(now.past_tricks, before.past_tricks);
        assert_eq!(counted(&now), counted(before));
        assert_eq!(now.scores, before.scores);
        assert!(!now.can_finish && now.seats.iter().all(|seat| !seat.to_play));
        // The hands are the record's: the last card has left its hand.
        let hand = now.hand.iter().map(|held| held.card);
        assert!(hand.eq(round.position().hands()[Seat::FIRST].iter()));
        let cards_left = now.seats.iter().map(|seat| seat.cards_left);
        let hands = round.position().hands().iter();
        assert!(cards_left.eq(hands.map(|(_, hand)| hand.len() as usize)));
        // The log goes on with the last card, and ends with the trick.
        assert!(now.utterances.starts_with(&before.utterances));
        let last = now.utterances.last().map(|one| &one.announcement);
        assert!(matches!(last, Some(Announcement::Taken(_))), "{last:?}");
        held += 1;
        last_of_round += usize::from(round.is_over());
    });
    assert!(held > 200 && last_of_round > 20, "{held}, {last_of_round}");
}

#[test]
fn a_trick_counts_when_its_pause_is_over() {
    let (mut counts, mut rounds) = (0, 0);
    random_matches(|Moment { before, table, .. }| {
        let now = Scene::new(table);
        let Prompt::Taken(TakenTrick { taker, devils, .. }) = before.prompt else {
            return;
        };
        if is_trick_held(table) || now.takeback_used != before.takeback_used {
            return;
        }
        let is_over = table.record().round().is_over();
        // A takeback or the end of the round's play returns to another trick.
        let moved_on = now.past_tricks.len() == before.past_tricks.len() + usize::from(!is_over);
        if !moved_on || !now.utterances.starts_with(&before.utterances) {
            return;
        }
        let added = |seat: Seat| if seat == taker { devils } else { 0 };
        for (old, new) in before.seats.iter().zip(&now.seats) {
            assert_eq!(new.devils, old.devils + added(new.seat));
            assert_eq!(new.before, old.before);
            let of_round = if is_over { new.devils } else { 0 };
            assert_eq!(new.total, old.total + u16::from(of_round));
        }
        assert_eq!(
            now.scores.rounds,
            before.scores.rounds + usize::from(is_over)
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
        let boxed = || Box::new(table.record().clone());
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
