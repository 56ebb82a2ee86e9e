//! A table on a bad network, all of it from one seed: messages are late, lost, doubled and out of order,
//! connections end, and pages are loaded again.

use cards::{Generator, Seed, below};
use game::Game;
use protocol::SharedGame;
use together::{
    DoorFault, Guest, GuestOutput, Host, HostOutput, Lie, Seating, Secret, usual_level,
};

/// What a liar does to the messages on their way.
pub(crate) type Tamper = dyn Fn(usize, bool, Vec<u8>) -> Vec<u8>;

/// A host and its guests.
pub(crate) struct Table<G: SharedGame> {
    pub(crate) host: Host<G>,
    pub(crate) guests: Vec<Guest<G>>,
    pub(crate) named: Vec<(usize, Lie)>,
    /// What the guests could not read.
    pub(crate) nonsense: Vec<DoorFault>,
    peers: Vec<u32>,
    last_peer: u32,
    generator: Generator,
    post: Vec<Letter>,
    tick: u64,
    /// Changes messages: the guest's number, whether the message goes to the host, and its bytes.
    tamper: Box<Tamper>,
}

struct Letter {
    arrives: u64,
    guest: usize,
    peer: u32,
    to_host: bool,
    bytes: Vec<u8>,
}

/// The longest match, in ticks.
const LONGEST: u64 = 100_000;

/// The secret of the person in a seat.
pub(crate) fn secret(seed: Seed, seat: u64) -> Secret {
    let words = [0, 1, 2, 3].map(|word| seed.branch(10 * seat + word).0.to_be_bytes());
    let mut bytes = [0; 32];
    for (at, byte) in words.iter().flatten().enumerate() {
        bytes[at] = *byte;
    }
    Secret(bytes)
}

impl<G: SharedGame> Table<G> {
    pub(crate) fn new(options: &str, guests: usize, bots: usize, seed: Seed) -> Self {
        let bot = Seating::Bot {
            name: "Nox".into(),
            level: usual_level::<G>().into(),
        };
        let open = std::iter::repeat_n(Seating::Open, guests);
        let others: Vec<Seating> = open.chain(std::iter::repeat_n(bot, bots)).collect();
        let host = Host::new("Ada", options, &others, secret(seed, 0)).expect("a table");
        let guest =
            |number: usize| Guest::new(&format!("Guest {number}"), secret(seed, 1 + number as u64));
        let mut table = Self {
            host,
            guests: (0..guests).map(guest).collect(),
            named: Vec::new(),
            nonsense: Vec::new(),
            peers: vec![0; guests],
            last_peer: 0,
            generator: seed.generator(),
            post: Vec::new(),
            tick: 0,
            tamper: Box::new(|_, _, bytes| bytes),
        };
        for guest in 0..guests {
            table.connect(guest);
            let outputs = table.guests[guest].set_ready(true);
            table.heard_from_guest(guest, outputs);
        }
        table
    }

    pub(crate) fn with_liar(
        self,
        tamper: impl Fn(usize, bool, Vec<u8>) -> Vec<u8> + 'static,
    ) -> Self {
        let tamper = Box::new(tamper);
        Self { tamper, ..self }
    }

    /// Plays until everybody has the whole match, or a lie is named, or for too long. Returns whether all
    /// have the whole match. `trouble` is the chance of a lost connection in each tick, in 10,000.
    pub(crate) fn run(&mut self, trouble: u32, seed: Seed) -> bool {
        while self.tick < LONGEST && self.named.is_empty() && !self.is_complete() {
            self.step(trouble, seed);
        }
        if !self.named.is_empty() {
            self.run_for(100);
        }
        self.is_complete()
    }

    /// Plays on for some ticks.
    pub(crate) fn run_for(&mut self, ticks: u64) {
        for _ in 0..ticks {
            self.step(0, Seed(0));
        }
    }

    fn is_complete(&self) -> bool {
        let entries = self.host.log().entries().len();
        let mut guests = self.guests.iter();
        self.host.has_ended() && guests.all(|guest| guest.log().entries().len() == entries)
    }

    fn step(&mut self, trouble: u32, seed: Seed) {
        self.tick += 1;
        let (now, later) = std::mem::take(&mut self.post)
            .into_iter()
            .partition(|letter| letter.arrives <= self.tick);
        self.post = later;
        let now: Vec<Letter> = now;
        for letter in now {
            if letter.peer != self.peers[letter.guest] {
                continue;
            }
            let bytes = (self.tamper)(letter.guest, letter.to_host, letter.bytes);
            if letter.to_host {
                let outputs = self.host.receive(letter.peer, &bytes);
                self.heard_from_host(outputs);
            } else {
                let outputs = self.guests[letter.guest].receive(&bytes);
                self.heard_from_guest(letter.guest, outputs);
            }
        }
        let outputs = self.host.tick();
        self.heard_from_host(outputs);
        for guest in 0..self.guests.len() {
            let outputs = self.guests[guest].tick();
            self.heard_from_guest(guest, outputs);
            self.move_of_guest(guest);
            if below(&mut self.generator, 10_000) < trouble {
                self.trouble(guest, seed);
            }
        }
        self.moves_of_host();
    }

    fn move_of_guest(&mut self, guest: usize) {
        let player = &self.guests[guest];
        let round = player.record().map(game::Record::round);
        let is_turn = round.is_some_and(|round| round.to_move() == player.seat());
        let mv = round
            .filter(|_| is_turn)
            .and_then(|round| pick(round, player.log().entries().len()));
        if let Some(mv) = mv.filter(|_| self.tick.is_multiple_of(4)) {
            let outputs = self.guests[guest].play(mv);
            self.heard_from_guest(guest, outputs);
        }
    }

    fn moves_of_host(&mut self) {
        let outputs = self.host.start();
        self.heard_from_host(outputs);
        let is_local = self
            .host
            .mover()
            .is_some_and(|seat| self.host.is_local(seat));
        let entries = self.host.log().entries().len();
        let round = self
            .host
            .record()
            .filter(|_| is_local)
            .map(game::Record::round);
        let mv = round.and_then(|round| pick(round, entries));
        let outputs = match mv {
            Some(mv) => self.host.play(mv),
            None => self.host.next_round(),
        };
        self.heard_from_host(outputs);
    }

    /// A connection ends, and opens again at once. Every other time the guest's page is loaded again.
    fn trouble(&mut self, guest: usize, seed: Seed) {
        let outputs = self.host.lost(self.peers[guest]);
        self.heard_from_host(outputs);
        if below(&mut self.generator, 2) == 0 {
            let name = format!("Guest {guest}");
            self.guests[guest] = Guest::new(&name, secret(seed, 1 + guest as u64));
            let _ = self.guests[guest].set_ready(true);
        }
        self.connect(guest);
    }

    fn connect(&mut self, guest: usize) {
        self.last_peer += 1;
        self.peers[guest] = self.last_peer;
        let outputs = self.guests[guest].connected();
        self.heard_from_guest(guest, outputs);
    }

    fn heard_from_guest(&mut self, guest: usize, outputs: Vec<GuestOutput>) {
        for output in outputs {
            match output {
                GuestOutput::Send(bytes) => self.send(guest, true, &bytes),
                GuestOutput::Lie(lie) => self.named.push((guest + 1, lie)),
                GuestOutput::Nonsense(fault) => self.nonsense.push(fault),
                _ => {}
            }
        }
    }

    fn heard_from_host(&mut self, outputs: Vec<HostOutput>) {
        for output in outputs {
            match output {
                HostOutput::Send(peer, bytes) => {
                    if let Some(guest) = self.peers.iter().position(|known| *known == peer) {
                        self.send(guest, false, &bytes);
                    }
                }
                HostOutput::Lie(lie) => self.named.push((0, lie)),
                _ => {}
            }
        }
    }

    /// One message in ten is lost, and one in twenty arrives twice; each takes 1 to 5 ticks.
    fn send(&mut self, guest: usize, to_host: bool, bytes: &[u8]) {
        let copies = match below(&mut self.generator, 20) {
            0 | 1 => 0,
            2 => 2,
            _ => 1,
        };
        for _ in 0..copies {
            let arrives = self.tick + 1 + u64::from(below(&mut self.generator, 5));
            self.post.push(Letter {
                arrives,
                guest,
                peer: self.peers[guest],
                to_host,
                bytes: bytes.to_vec(),
            });
        }
    }
}

/// A legal move that follows from the length of the log, so that asking twice gives the same.
fn pick<R: Game>(round: &R, entries: usize) -> Option<R::Move> {
    let legal: Vec<R::Move> = round.legal().into_iter().collect();
    legal.get((7 * entries) % legal.len().max(1)).copied()
}
