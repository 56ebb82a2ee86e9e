//! Honest rounds: the hands are a partition of the deck, and all clients agree.

use cards::Seat;
use sealed_deal::{Client, Fact, Plan, PlanError, PlayError, Refusal};

use crate::network::{Network, secret};

fn honest(_: Seat, message: Vec<u8>) -> Vec<u8> {
    message
}

/// The cards by position, as every client has them in the end.
fn audited(network: &Network) -> Vec<u8> {
    let last = network.facts.iter().map(|facts| facts.last());
    let mut cards = last.map(|fact| match fact {
        Some(Fact::Audited { cards }) => cards.iter().map(|card| card.expect("a card")).collect(),
        other => panic!("not the audit: {other:?}"),
    });
    let first: Vec<u8> = cards.next().expect("a client");
    assert!(cards.all(|other| other == first));
    first
}

fn check(network: &Network) {
    let cards = audited(network);
    let mut sorted = cards.clone();
    sorted.sort_unstable();
    assert!(sorted.into_iter().eq(0..network.plan.cards()));
    for (seat, facts) in network.plan.seats().seats().zip(&network.facts) {
        assert_eq!(network.lies(seat), []);
        assert!(!network.clients[seat.index()].is_stopped());
        assert_eq!(network.clients[seat.index()].waiting_for(), []);
        let Some(Fact::Dealt { hand }) = facts.first() else {
            panic!("the hand comes first: {facts:?}");
        };
        let positions: Vec<u8> = hand.iter().map(|held| held.position).collect();
        assert_eq!(positions, network.plan.hand(seat).collect::<Vec<_>>());
        let is_true = |(card, position): (u8, u8)| cards[usize::from(position)] == card;
        assert!(hand.iter().all(|held| is_true((held.card, held.position))));
        for fact in facts {
            if let Fact::Played {
                seat,
                card,
                position,
            } = fact
            {
                assert_eq!(network.plan.owner(*position), Some(*seat));
                assert!(is_true((*card, *position)));
            }
        }
    }
}

#[test]
fn everybody_gets_other_cards_and_all_agree() {
    for (cards, hands) in [
        (36, &[18, 18][..]),
        (40, &[13, 13, 13]),
        (36, &[9, 9, 9, 9]),
        (52, &[10, 10, 10, 9, 9]),
        (54, &[9, 9, 9, 9, 9, 9]),
        (2, &[1, 1]),
        (5, &[2, 0, 2]),
    ] {
        let plan = Plan::new(b"honest", cards, hands).expect("a plan");
        let network = Network::round(&plan, cards.into(), &mut honest);
        check(&network);
        assert_eq!(network.refusals, []);
    }
}

#[test]
fn six_people_need_less_than_30_kilobytes() {
    let plan = Plan::new(b"six", 54, &[9; 6]).expect("a plan");
    let network = Network::round(&plan, 1, &mut honest);
    let sent = (network.messages, network.bytes);
    assert_eq!(sent, (6 + 11 + 6 + 54 + 6, 23_724));
}

#[test]
fn a_message_twice_does_no_harm() {
    let plan = Plan::new(b"twice", 9, &[3, 3, 3]).expect("a plan");
    let mut network = Network::new(&plan, 5, &mut honest);
    network.twice = true;
    network.go_on(&mut honest);
    check(&network);
    assert!(network.refusals.contains(&Refusal::Repeated));
    assert!(network.refusals.contains(&Refusal::TooLate));
}

#[test]
fn silence_is_waited_for_and_is_no_lie() {
    let plan = Plan::new(b"silence", 9, &[3, 3, 3]).expect("a plan");
    let silent = plan.seats().seat(1).expect("a seat");
    // Silent from its commitment, its first step, its keys, and its seed on.
    for kind in [0, 1, 2, 4] {
        let mut is_gone = false;
        let network = Network::round(&plan, 8, &mut |from, message: Vec<u8>| {
            is_gone |= from == silent && message[0] == kind;
            let arrives = from != silent || !is_gone;
            if arrives { message } else { Vec::new() }
        });
        for client in network
            .clients
            .iter()
            .filter(|client| client.me() != silent)
        {
            assert_eq!(client.waiting_for(), [silent], "silent from {kind} on");
            assert!(client.lies().is_empty() && !client.is_stopped());
        }
    }
}

#[test]
fn deals_are_uniform() {
    let plan = Plan::new(b"uniform", 4, &[2, 2]).expect("a plan");
    let mut counts = std::collections::BTreeMap::new();
    let deals = 480_u32;
    for test in 0..deals {
        let network = Network::round(&plan, test.into(), &mut honest);
        *counts.entry(audited(&network)).or_insert(0) += 1;
    }
    let expected = f64::from(deals) / 24.0;
    let squares = counts
        .values()
        .map(|count: &u32| (f64::from(*count) - expected).powi(2));
    let chi_squared = squares.sum::<f64>() / expected;
    // With 23 degrees of freedom, one in a thousand is above 49.7.
    assert!(
        counts.len() == 24 && chi_squared < 49.7,
        "{chi_squared}: {counts:?}"
    );
}

#[test]
fn cards_are_played_once_from_the_own_hand_after_the_deal() {
    let plan = Plan::new(b"moves", 4, &[2, 2]).expect("a plan");
    let early = Client::new(plan.clone(), Seat::FIRST, secret(3, Seat::FIRST));
    let (mut early, _) = early.expect("a seat");
    assert_eq!(early.play(0), Err(PlayError::NotDealt));
    assert_eq!(early.finish(), Err(PlayError::NotDealt));
    assert_eq!(early.waiting_for().len(), 1);

    let mut network = Network::new(&plan, 3, &mut honest);
    network.deliver(&mut honest);
    let client = &mut network.clients[0];
    let hand = client.hand();
    let strange = (0..4).find(|card| hand.iter().all(|held| held.card != *card));
    assert_eq!(
        client.play(strange.expect("a card")),
        Err(PlayError::NotInHand)
    );
    assert!(client.play(hand[0].card).is_ok());
    assert_eq!(client.play(hand[0].card), Err(PlayError::NotInHand));
    assert!(client.finish().is_ok());
    assert_eq!(client.play(hand[1].card), Err(PlayError::Over));
    assert_eq!(client.waiting_for().len(), 1);
}

#[test]
fn impossible_plans_are_refused() {
    let refused = |cards, hands: &[u8]| Plan::new(b"", cards, hands).err();
    assert_eq!(refused(36, &[36]), Some(PlanError::Players));
    assert_eq!(refused(36, &[5; 7]), Some(PlanError::Players));
    assert_eq!(refused(1, &[0, 0]), Some(PlanError::Cards));
    assert_eq!(refused(55, &[9; 6]), Some(PlanError::Cards));
    assert_eq!(refused(54, &[28, 27]), Some(PlanError::Hands));
    assert_eq!(refused(54, &[200, 200]), Some(PlanError::Hands));
}

/// Whoever sees that the moves cannot all be right ends the round; then all cards can be read.
#[test]
fn an_objection_opens_all_cards() {
    let plan = Plan::new(b"objection", 10, &[3, 3, 3]).expect("a plan");
    let mut network = Network::new(&plan, 5, &mut honest);
    network.deliver(&mut honest);
    let seat = plan.seats().seat(1).expect("a seat");
    let update = network.clients[1].object().expect("the cards are dealt");
    assert_eq!(network.clients[1].object(), Err(PlayError::Over));
    let saved = network.clients[1].save();
    let (restored, _) = Client::restore(plan.clone(), &saved).expect("a save");
    assert!(restored.is_stopped());
    network.spread(seat, update, &mut honest);
    network.deliver(&mut honest);
    for (client, facts) in network.clients.iter().zip(&network.facts) {
        assert!(client.is_stopped() && client.lies().is_empty());
        assert!(facts.contains(&Fact::Objected { seat }));
        assert!(facts.contains(&Fact::Stopped { by: seat }));
    }
    assert_eq!(audited(&network).len(), 10);
}
