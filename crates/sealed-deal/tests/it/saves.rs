//! A client that is saved and restored goes on as if nothing had happened.

use cards::{Seat, Seed, below};
use sealed_deal::{Client, Fact, Plan};

use crate::network::Network;

fn honest(_: Seat, message: Vec<u8>) -> Vec<u8> {
    message
}

#[test]
fn a_reload_before_every_message_changes_nothing() {
    let plan = Plan::new(b"reload", 7, &[2, 2, 2]).expect("a plan");
    let mut whole = Network::round(&plan, 9, &mut honest);
    let end: Vec<Option<Fact>> = whole
        .facts
        .iter()
        .map(|facts| facts.last().cloned())
        .collect();
    let mut messages = Vec::new();
    let client = whole.clients.remove(2);
    let me = client.me();
    let said: Vec<Vec<u8>> = client.sent().map(<[u8]>::to_vec).collect();
    for (from, other) in plan.seats().seats().zip(&whole.clients) {
        messages.push((from, other.sent().map(<[u8]>::to_vec).collect::<Vec<_>>()));
    }

    let made = Client::new(plan.clone(), me, crate::network::secret(9, me));
    let (mut client, mut update) = made.expect("a seat");
    let mut again = update.messages.clone();
    let mut hand = Vec::new();
    let mut next = [0, 0];
    while again.len() < said.len() || next != [messages[0].1.len(), messages[1].1.len()] {
        let saved = client.save();
        let (restored, nothing) = Client::restore(plan.clone(), &saved).expect("a save");
        assert_eq!(
            (nothing.messages.len(), restored.save() == saved),
            (0, true)
        );
        assert!(restored.sent().eq(again.iter().map(Vec::as_slice)));
        client = restored;
        let mut moved = false;
        for (at, (from, messages)) in next.iter_mut().zip(&messages) {
            let message = messages.get(*at);
            if let Some(Ok(taken)) = message.map(|message| client.receive(*from, message)) {
                (update, *at, moved) = (taken, *at + 1, true);
                again.extend(update.messages.clone());
                break;
            }
        }
        if !moved {
            hand = client.hand();
            let done = match hand.first() {
                Some(held) => client.play(held.card),
                None => client.finish(),
            };
            update = done.expect("a move");
            again.extend(update.messages.clone());
        }
    }
    let sorted = |mut messages: Vec<Vec<u8>>| {
        messages.sort();
        messages
    };
    assert_eq!((sorted(again), hand.len()), (sorted(said), 0));
    assert_eq!(update.facts.last(), end[2].as_ref());
}

#[test]
fn a_client_says_what_it_has_not_said_yet() {
    let plan = Plan::new(b"reload", 4, &[2, 2]).expect("a plan");
    let made = Client::new(plan.clone(), Seat::FIRST, [1; 32]).expect("a seat");
    let (client, update) = made;
    let saved = client.save();
    let before = &saved[..saved.len() - update.messages[0].len() - 3];
    let (restored, again) = Client::restore(plan, before).expect("a save");
    assert_eq!((again, restored.save()), (update, saved));
}

#[test]
fn broken_saves_are_refused_without_a_panic() {
    let plan = Plan::new(b"broken", 4, &[2, 2]).expect("a plan");
    let network = Network::round(&plan, 4, &mut honest);
    let saved = network.clients[0].save();
    let other = Plan::new(b"another", 4, &[2, 2]).expect("a plan");
    assert!(Client::restore(other, &saved).is_err());
    let mut generator = Seed(8).generator();
    let mut refused = 0;
    for case in 0..400 {
        let length = u32::try_from(saved.len()).expect("short");
        let at = below(&mut generator, length) as usize;
        let mut broken = saved.clone();
        if case % 2 == 0 {
            broken.truncate(at);
        } else {
            broken[at] ^= 1 << below(&mut generator, 8);
        }
        refused += u32::from(Client::restore(plan.clone(), &broken).is_err());
    }
    assert!(refused > 200, "{refused}");
}
