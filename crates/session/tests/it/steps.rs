//! Pauses per step, chance moves, and rounds in which nothing is at stake.

use cards::{Seat, Seed};
use game::Game;
use session::{Effect, Event, MatchRecord, Pause, Phase, Session, TableGame};

use crate::high_card::{HighCard, Step};
use crate::kuhn::{self, Kuhn, Move};
use crate::toys::{HERE, high_card, kuhn, record, settle, shown, started, table, ticket, typed};

/// Ends the pause that runs.
fn elapse(session: &mut Session) -> Vec<Effect> {
    let ticket = ticket(session).expect("a pause");
    session.update(Event::Elapsed(ticket))
}

fn pauses(effects: &[Effect]) -> Vec<Pause> {
    let pause = |effect: &Effect| match effect {
        Effect::After { pause, .. } => Some(*pause),
        _ => None,
    };
    effects.iter().filter_map(pause).collect()
}

/// A table of two before the last card of a round that somebody wins.
fn last_card() -> Session {
    for seed in 0.. {
        let (mut session, _) = started(high_card(seed, &[HERE, HERE]));
        let card = record(&session).any().legal()[0];
        let _ = session.update(Event::Play(card));
        let _ = settle(&mut session);
        let mut round = typed::<HighCard>(&session).round().clone();
        round.play_unchecked(round.legal()[0]);
        if round.winner().is_some() {
            return session;
        }
    }
    unreachable!("most rounds have a winner")
}

#[test]
fn every_step_has_its_own_pause_and_is_shown_in_turn() {
    let mut session = last_card();
    let before = shown::<HighCard>(&session).clone();
    let card = record(&session).any().legal()[0];
    let effects = session.update(Event::Play(card));
    // The record is ahead and saved at once; the position shown is not.
    assert!(record(&session).is_round_over());
    assert_eq!(pauses(&effects), [Pause::Card]);
    let saved = Effect::Save(Box::new(record(&session).clone()));
    assert!(effects.contains(&saved));
    let then = shown::<HighCard>(&session).clone();
    assert_eq!((&then.view, then.viewer), (&before.view, before.viewer));
    let card = HighCard::parse_move(card.as_str()).expect("a card");
    assert_eq!(then.steps, [Step::Played(then.viewer, card)]);

    let effects = elapse(&mut session);
    assert_eq!(pauses(&effects), [Pause::Trick]);
    assert_eq!(effects.len(), 1, "nothing to save: {effects:?}");
    let winner = typed::<HighCard>(&session)
        .round()
        .winner()
        .expect("a winner");
    assert!(matches!(
        shown::<HighCard>(&session).steps[..],
        [Step::Played(..), Step::PotTaken(taker, _)] if taker == winner
    ));

    assert_eq!(elapse(&mut session), []);
    assert_eq!(table(&session).phase(), Phase::RoundOver);
    assert_eq!(shown::<HighCard>(&session).steps, []);
}

#[test]
fn a_person_cuts_a_pause_short_and_its_timer_is_late_then() {
    let mut session = last_card();
    let card = record(&session).any().legal()[0];
    let _ = session.update(Event::Play(card));
    let first = ticket(&session).expect("a pause");
    let effects = session.update(Event::Continue);
    assert_eq!(pauses(&effects), [Pause::Trick]);
    let before = session.clone();
    assert_eq!(session.update(Event::Elapsed(first)), []);
    assert_eq!(session, before);
    assert_eq!(session.update(Event::Continue), []);
    assert_eq!(table(&session).phase(), Phase::RoundOver);
    let _ = session.update(Event::Continue);
    assert_eq!(record(&session).round_number(), 2);
}

#[test]
fn chance_moves_follow_from_the_seed_and_hide_what_the_viewer_may_not_see() {
    let mut deals = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let (mut session, effects) = started(kuhn(seed, [HERE, HERE]));
        let saves = effects.iter().filter(|e| matches!(e, Effect::Save(_)));
        assert_eq!(saves.count(), 2, "before and after the first chance move");
        let &[kuhn::Step::Dealt(Seat::FIRST, Some(card))] = &shown::<Kuhn>(&session).steps[..]
        else {
            panic!("the viewer's card is shown: {:?}", shown::<Kuhn>(&session));
        };
        assert_eq!(record(&session).moves(), [Kuhn::word(Move::Deal(card))]);
        let ticket = ticket(&session).expect("a pause");
        let effects = session.update(Event::Elapsed(ticket));
        assert!(matches!(effects.last(), Some(Effect::Save(_))));
        let hidden = &shown::<Kuhn>(&session).steps[..];
        assert!(matches!(hidden, [kuhn::Step::Dealt(_, None)]), "{hidden:?}");
        let _ = settle(&mut session);
        assert_eq!(table(&session).phase(), Phase::Person);
        deals.insert(record(&session).moves().to_vec());

        // Resuming the match before its first move deals the same cards.
        let again = MatchRecord::new(kuhn(seed, [HERE, HERE]));
        let (mut again, effects) = Session::restored(again);
        assert!(effects.iter().any(|e| matches!(e, Effect::Save(_))));
        let _ = settle(&mut again);
        assert_eq!(record(&again), record(&session));
    }
    assert_eq!(deals.len(), 6, "three cards, two players");
}

#[test]
fn a_takeback_does_not_change_chance() {
    let (mut session, _) = started(kuhn(3, [HERE, HERE]));
    let _ = settle(&mut session);
    let before = record(&session).moves().to_vec();
    let _ = session.update(Event::Play(Kuhn::word(Move::Bet)));
    let _ = session.update(Event::Undo);
    let _ = settle(&mut session);
    assert_eq!(record(&session).moves(), before);
    assert_eq!(record(&session).options().seed(), Seed(3));
}

#[test]
fn a_settled_round_is_played_out_at_once_and_is_no_decision() {
    let (mut session, before) = (0..)
        .find_map(|seed| {
            let (mut session, _) = started(high_card(seed, &[HERE; 8]));
            for _ in 0..2 {
                let _ = settle(&mut session);
                let best = record(&session).any().legal().pop().expect("a card");
                let _ = session.update(Event::Play(best));
            }
            let before = record(&session).clone();
            before.any().claim_move().map(|_| (session, before))
        })
        .expect("two jokers");
    let effects = session.update(Event::Claim);
    assert!(
        matches!(effects[..], [Effect::RoundFinished(_), Effect::Save(_)]),
        "{effects:?}"
    );
    assert_eq!(table(&session).phase(), Phase::RoundOver);
    assert_eq!(record(&session).moves().len(), 8);
    let decision = record(&session).before_last_decision().expect("a decision");
    assert_eq!(decision.moves().len(), before.moves().len() - 1);
    // With something at stake the event changes nothing.
    let _ = session.update(Event::Continue);
    let open = session.clone();
    assert_eq!(session.update(Event::Claim), []);
    assert_eq!(session, open);
}

#[test]
fn a_kuhn_record_has_its_chance_moves() {
    let (mut session, _) = started(kuhn(8, [HERE, HERE]));
    let _ = settle(&mut session);
    let _ = session.update(Event::Play(Kuhn::word(Move::Bet)));
    let _ = settle(&mut session);
    let _ = session.update(Event::Play(Kuhn::word(Move::Bet)));
    let _ = settle(&mut session);
    assert_eq!(table(&session).phase(), Phase::MatchOver);
    let ours = record(&session);
    let theirs = MatchRecord::replay(ours.options().clone(), ours.moves());
    assert_eq!(theirs.as_ref().ok(), Some(ours));
}
