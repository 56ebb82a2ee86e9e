//! The time of a sealed deal among six players with 54 cards: all of their work on one processor.
//!
//! `cargo bench -p sealed-deal -- ROUNDS` prints the milliseconds of the deal, of playing all cards,
//! and of the audit, each as the mean of ROUNDS rounds (20 without a number).

use std::collections::VecDeque;
use std::env;
use std::time::{Duration, Instant};

use cards::Seat;
use sealed_deal::{Client, Plan, Refusal, Update};

fn main() {
    let rounds = env::args().find_map(|word| word.parse().ok());
    let rounds: u32 = rounds.unwrap_or(20).max(1);
    let mut sums = [Duration::ZERO; 3];
    for round in 0..rounds {
        for (sum, time) in sums.iter_mut().zip(times(round)) {
            *sum += time;
        }
    }
    for (name, sum) in ["deal", "play", "audit"].iter().zip(sums) {
        let milliseconds = sum.as_secs_f64() * 1e3 / f64::from(rounds);
        println!("{name:8}{milliseconds:8.1} ms for six players");
    }
}

/// The times of the deal, of playing all cards, and of the audit.
fn times(round: u32) -> [Duration; 3] {
    let begin = Instant::now();
    let six = Plan::new(&round.to_be_bytes(), 54, &[9; 6]).expect("a plan");
    let mut clients = Vec::new();
    let mut updates = Vec::new();
    for seat in six.seats().seats() {
        let made = Client::new(six.clone(), seat, [seat.get(); 32]);
        let (client, update) = made.expect("a seat");
        clients.push(client);
        updates.push((seat, update));
    }
    spread(&mut clients, updates);
    let deal = begin.elapsed();
    let begin = Instant::now();
    for seat in six.seats().seats() {
        for held in clients[seat.index()].hand() {
            let update = clients[seat.index()].play(held.card).expect("a card");
            spread(&mut clients, vec![(seat, update)]);
        }
    }
    let playing = begin.elapsed();
    let begin = Instant::now();
    let finish = |seat: Seat, clients: &mut [Client]| clients[seat.index()].finish();
    let seats = six.seats().seats();
    let ends = seats.map(|seat| (seat, finish(seat, &mut clients).expect("an end")));
    let ends = ends.collect();
    spread(&mut clients, ends);
    assert!(clients.iter().all(|client| client.lies().is_empty()));
    assert!(clients.iter().all(|client| client.waiting_for().is_empty()));
    [deal, playing, begin.elapsed()]
}

/// Brings all messages to all others; those that are too early wait.
fn spread(clients: &mut [Client], updates: Vec<(Seat, Update)>) {
    let mut open = VecDeque::new();
    let add = |open: &mut VecDeque<_>, from: Seat, to: usize, update: &Update| {
        let messages = update.messages.iter();
        open.extend((0..to).flat_map(|to| {
            let others = messages.clone().filter(move |_| to != from.index());
            others.map(move |message| (from, to, message.clone()))
        }));
    };
    for (from, update) in updates {
        add(&mut open, from, clients.len(), &update);
    }
    while let Some((from, to, message)) = open.pop_front() {
        match clients[to].receive(from, &message) {
            Ok(update) => add(&mut open, clients[to].me(), clients.len(), &update),
            Err(Refusal::TooEarly) => open.push_back((from, to, message)),
            Err(refusal) => panic!("refused: {refusal}"),
        }
    }
}
