//! Broken, random and strange messages: refused without a panic, and without a trace.

use cards::{Generator, Seat, Seed, below};
use sealed_deal::{Client, MAX_BYTES, Plan, Refusal};

use crate::network::Network;

fn honest(_: Seat, message: Vec<u8>) -> Vec<u8> {
    message
}

fn plan() -> Plan {
    Plan::new(b"door", 6, &[2, 2, 2]).expect("a plan")
}

/// The messages of the second seat in a whole round.
fn messages() -> Vec<Vec<u8>> {
    let network = Network::round(&plan(), 6, &mut honest);
    network.clients[1].sent().map(<[u8]>::to_vec).collect()
}

/// Saves of the first seat: at the start, after the deal, and at the end.
fn saves() -> Vec<Vec<u8>> {
    let mut network = Network::new(&plan(), 6, &mut honest);
    let mut saves = vec![network.clients[0].save()];
    network.deliver(&mut honest);
    saves.push(network.clients[0].save());
    network.go_on(&mut honest);
    saves.push(network.clients[0].save());
    saves
}

fn restore(save: &[u8]) -> Client {
    Client::restore(plan(), save).expect("a save").0
}

fn sender() -> Seat {
    plan().seats().seat(1).expect("a seat")
}

fn mutated(messages: &[Vec<u8>], generator: &mut Generator) -> Vec<u8> {
    let index = |length: usize, generator: &mut Generator| {
        below(generator, u32::try_from(length).expect("short").max(1)) as usize
    };
    let mut message = messages[index(messages.len(), generator)].clone();
    let at = index(message.len(), generator);
    match below(generator, 6) {
        0 => message.truncate(at),
        1 => message[at] ^= 1 << below(generator, 8),
        2 => message[at] = 255,
        3 => message.extend_from_within(at..),
        4 => message[at..].fill(0),
        _ => {
            for byte in &mut message[at..] {
                *byte = u8::try_from(below(generator, 256)).expect("a byte");
            }
        }
    }
    message
}

#[test]
fn mutated_messages_do_no_harm() {
    let messages = messages();
    let mut generator = Seed(1).generator();
    for save in saves() {
        let mut client = restore(&save);
        let mut refused = 0;
        for _ in 0..3_000 {
            let message = mutated(&messages, &mut generator);
            if client.receive(sender(), &message).is_ok() {
                client = restore(&save);
            } else {
                refused += 1;
            }
        }
        assert!(client.save() == save && refused > 2_000, "{refused}");
    }
}

#[test]
fn noise_and_prefixes_are_refused() {
    let saves = saves();
    let mut client = restore(&saves[1]);
    let mut generator = Seed(2).generator();
    for _ in 0..3_000 {
        let length = below(&mut generator, 200);
        let byte = |_| u8::try_from(below(&mut generator, 256)).expect("a byte");
        let noise: Vec<u8> = (0..length).map(byte).collect();
        assert!(client.receive(sender(), &noise).is_err());
    }
    for message in messages() {
        assert!(message.len() <= MAX_BYTES);
        for length in 0..message.len() {
            let refused = client.receive(sender(), &message[..length]);
            assert_eq!(refused, Err(Refusal::Malformed));
        }
        let longer = [&message[..], &[0]].concat();
        assert_eq!(client.receive(sender(), &longer), Err(Refusal::Malformed));
    }
    assert!(client.save() == saves[1]);
}

#[test]
fn only_canonical_points_and_numbers_pass() {
    let saves = saves();
    let messages = messages();
    let mut start = restore(&saves[0]);
    let step = messages
        .iter()
        .find(|message| message[0] == 1)
        .expect("a step");
    let play = messages
        .iter()
        .find(|message| message[0] == 3)
        .expect("a play");
    assert_eq!(start.receive(sender(), step), Err(Refusal::TooEarly));
    // The identity, an encoding with its highest bit set, and a number beyond the field.
    for block in [[0; 32], [128; 32], [255; 32]] {
        let mut broken = step.clone();
        broken[6..38].copy_from_slice(&block);
        assert_eq!(start.receive(sender(), &broken), Err(Refusal::Malformed));
    }
    assert_eq!(start.receive(sender(), play), Err(Refusal::TooEarly));
    // Zero, and a number beyond the group's order.
    for block in [[0; 32], [255; 32]] {
        let mut broken = play.clone();
        broken[6..].copy_from_slice(&block);
        assert_eq!(start.receive(sender(), &broken), Err(Refusal::Malformed));
    }
}

#[test]
fn messages_in_the_wrong_place_are_refused() {
    let (saves, messages) = (saves(), messages());
    let third = plan().seats().seat(2).expect("a seat");
    let of_kind = |kind| {
        messages
            .iter()
            .find(|message| message[0] == kind)
            .expect("one")
    };
    let mut dealt = restore(&saves[1]);
    assert_eq!(dealt.receive(third, of_kind(1)), Err(Refusal::NotTheirs));
    assert_eq!(
        dealt.receive(Seat::FIRST, of_kind(1)),
        Err(Refusal::NotTheirs)
    );
    for kind in 0..3 {
        assert_eq!(
            dealt.receive(sender(), of_kind(kind)),
            Err(Refusal::Repeated)
        );
    }
    assert_eq!(dealt.receive(sender(), of_kind(4)), Err(Refusal::TooEarly));
    let mut other_round = of_kind(3).clone();
    other_round[1] ^= 1;
    assert_eq!(
        dealt.receive(sender(), &other_round),
        Err(Refusal::OtherRound)
    );
    let mut over = restore(&saves[2]);
    assert_eq!(over.receive(sender(), of_kind(3)), Err(Refusal::TooLate));
}
