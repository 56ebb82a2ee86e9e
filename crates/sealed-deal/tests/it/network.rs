//! A round among clients: each pair has a line that keeps the order, and all lines are equally fast.

use std::collections::VecDeque;

use cards::{Generator, Seat, Seed, below};
use sealed_deal::{Client, Fact, Lie, Plan, Refusal, Update};

/// A message on its way: what a dishonest client sends in its place.
pub(crate) type Tamper<'a> = dyn FnMut(Seat, Vec<u8>) -> Vec<u8> + 'a;

/// Clients and the messages between them.
pub(crate) struct Network {
    pub(crate) plan: Plan,
    pub(crate) clients: Vec<Client>,
    pub(crate) facts: Vec<Vec<Fact>>,
    pub(crate) refusals: Vec<Refusal>,
    /// The number and the bytes of all messages, each counted once.
    pub(crate) messages: usize,
    pub(crate) bytes: usize,
    /// Whether each message arrives twice.
    pub(crate) twice: bool,
    /// For each receiver, the messages of each sender.
    lines: Vec<Vec<VecDeque<Vec<u8>>>>,
    generator: Generator,
}

/// The seed of a seat's client in a test.
pub(crate) fn secret(test: u64, seat: Seat) -> [u8; 32] {
    let number = Seed(test).derive(seat.get().into());
    core::array::from_fn(|at| number.derive(at as u64).0.to_be_bytes()[0])
}

impl Network {
    pub(crate) fn new(plan: &Plan, test: u64, tamper: &mut Tamper<'_>) -> Self {
        let players = plan.seats().size();
        let mut network = Self {
            plan: plan.clone(),
            clients: Vec::new(),
            facts: vec![Vec::new(); players],
            refusals: Vec::new(),
            messages: 0,
            bytes: 0,
            twice: false,
            lines: vec![vec![VecDeque::new(); players]; players],
            generator: Seed(test).generator(),
        };
        for seat in plan.seats().seats() {
            let made = Client::new(plan.clone(), seat, secret(test, seat));
            let (client, update) = made.expect("a seat of the plan");
            network.clients.push(client);
            network.spread(seat, update, tamper);
        }
        network
    }

    /// Plays a whole round: everybody plays all cards in any order, and then opens everything.
    pub(crate) fn round(plan: &Plan, test: u64, tamper: &mut Tamper<'_>) -> Self {
        let mut network = Self::new(plan, test, tamper);
        network.go_on(tamper);
        network
    }

    /// Delivers and plays until nothing more happens.
    pub(crate) fn go_on(&mut self, tamper: &mut Tamper<'_>) {
        loop {
            self.deliver(tamper);
            let seats = self.plan.seats();
            let first = Seat::FIRST;
            let start = below(&mut self.generator, seats.get().into());
            let start = seats.steps_left_of(first, u8::try_from(start).expect("a seat"));
            let order: Vec<Seat> = seats.turn_order(start).collect();
            if !order.into_iter().any(|seat| self.act(seat, tamper)) {
                return;
            }
        }
    }

    /// Delivers until every message has arrived, or is too early.
    pub(crate) fn deliver(&mut self, tamper: &mut Tamper<'_>) {
        let seats = self.plan.seats();
        let pairs = seats
            .seats()
            .flat_map(|to| seats.seats().map(move |from| (to, from)));
        let mut pairs: Vec<(Seat, Seat)> = pairs.collect();
        loop {
            cards::shuffle(&mut pairs, &mut self.generator);
            let mut taken = pairs
                .iter()
                .filter(|(to, from)| self.arrive(*to, *from, tamper));
            if taken.next().is_none() {
                return;
            }
        }
    }

    /// All lies that a client names, in a fixed order.
    pub(crate) fn lies(&self, seat: Seat) -> Vec<Lie> {
        let mut lies = self.clients[seat.index()].lies().to_vec();
        lies.sort_by_key(|lie| format!("{lie:?}"));
        lies
    }

    /// Sends what a client has to say to all others.
    pub(crate) fn spread(&mut self, from: Seat, update: Update, tamper: &mut Tamper<'_>) {
        self.facts[from.index()].extend(update.facts);
        for message in update.messages {
            let message = tamper(from, message);
            self.messages += 1;
            self.bytes += message.len();
            for to in self.plan.seats().seats().filter(|to| *to != from) {
                let line = &mut self.lines[to.index()][from.index()];
                line.push_back(message.clone());
                if self.twice {
                    line.push_back(message.clone());
                }
            }
        }
    }

    /// Plays a card of a seat, or ends its round when all cards are played.
    fn act(&mut self, seat: Seat, tamper: &mut Tamper<'_>) -> bool {
        let client = &mut self.clients[seat.index()];
        let hand = client.hand();
        let update = if hand.is_empty() {
            let positions = 0..self.plan.cards();
            let dealt = positions.filter(|at| self.plan.owner(*at).is_some());
            let is_played = |fact: &&Fact| matches!(fact, Fact::Played { .. });
            let played = self.facts[seat.index()].iter().filter(is_played);
            let all = played.count() == dealt.count();
            all.then(|| client.finish().ok()).flatten()
        } else {
            let length = u32::try_from(hand.len()).expect("a short hand");
            let at = below(&mut self.generator, length) as usize;
            client.play(hand[at].card).ok()
        };
        let acted = update.is_some();
        self.spread(seat, update.unwrap_or_default(), tamper);
        acted
    }

    /// Gives the next message of a line to its receiver, unless it is too early.
    fn arrive(&mut self, to: Seat, from: Seat, tamper: &mut Tamper<'_>) -> bool {
        let line = &mut self.lines[to.index()][from.index()];
        let Some(message) = line.pop_front() else {
            return false;
        };
        match self.clients[to.index()].receive(from, &message) {
            Ok(update) => self.spread(to, update, tamper),
            Err(Refusal::TooEarly) => {
                self.lines[to.index()][from.index()].push_front(message);
                return false;
            }
            Err(refusal) => self.refusals.push(refusal),
        }
        true
    }
}
