//! A table on a bad network, all of it from one seed: messages are late, lost, doubled and out of order,
//! connections end, pages are loaded again, and people go away for a while.

use cards::{Generator, Seed, below};
use protocol::TableFormat;
use together::{
    AnyDeals, Guest, GuestOutput, Host, HostOutput, Lie, Log, MessageFault, Seating, deals_of,
    default_level,
};

use crate::persons::{Desks, secret};

/// A message as it is sent.
#[derive(Clone)]
pub(crate) struct Sent {
    /// The number of the guest that it comes from or goes to, counting from 0.
    pub(crate) guest: usize,
    pub(crate) to_host: bool,
    pub(crate) bytes: Vec<u8>,
}

/// What a liar with this log sends in the place of a message.
pub(crate) type Tamper = dyn Fn(Sent, &Log) -> Vec<u8>;

/// How often something goes wrong: chances in 10,000 for each guest and tick.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Weather {
    /// A connection ends and opens again.
    pub(crate) lost: u32,
    /// A guest's page is loaded again.
    pub(crate) reload: u32,
    /// The host's page is loaded again.
    pub(crate) host_reload: u32,
    /// A guest goes away for longer than the others wait.
    pub(crate) sleep: u32,
}

/// The game as the host plays it, and as the guests do. A lying host may play by other rules.
#[derive(Clone, Copy)]
pub(crate) struct Games {
    pub(crate) host: &'static dyn AnyDeals,
    pub(crate) guests: &'static dyn AnyDeals,
}

impl Games {
    /// Both play the same game.
    pub(crate) fn of<G: TableFormat>() -> Self {
        Self {
            host: deals_of::<G>(),
            guests: deals_of::<G>(),
        }
    }
}

/// A host and its guests.
pub(crate) struct Table {
    pub(crate) games: Games,
    pub(crate) host: Host,
    pub(crate) guests: Vec<Guest>,
    /// The witness and the lie.
    pub(crate) named: Vec<(usize, Lie)>,
    /// What the guests could not read.
    pub(crate) nonsense: Vec<MessageFault>,
    /// Why the host has closed connections.
    pub(crate) closed: Vec<String>,
    pub(crate) tick: u64,
    /// How often the host's page was loaded again.
    pub(crate) reloads: u32,
    pub(crate) weather: Weather,
    pub(crate) seed: Seed,
    pub(crate) peers: Vec<u32>,
    /// Each person's side of sealed deals, by number: the host has 0.
    pub(crate) desks: Option<Box<Desks>>,
    /// Until when a guest is away.
    pub(crate) asleep: Vec<u64>,
    last_peer: u32,
    pub(crate) generator: Generator,
    post: Vec<Letter>,
    pub(crate) tamper: Box<Tamper>,
}

struct Letter {
    arrives: u64,
    peer: u32,
    sent: Sent,
}

/// The longest match, in ticks.
const LONGEST: u64 = 100_000;

impl Table {
    pub(crate) fn new(games: Games, options: &str, people: (usize, usize), seed: Seed) -> Self {
        Self::with_desks(games, options, people, seed, None)
    }

    /// A table at which nobody can look into the deals.
    pub(crate) fn sealed(
        games: Games,
        options: &str,
        guests: usize,
        seed: Seed,
        desks: Box<Desks>,
    ) -> Self {
        Self::with_desks(games, options, (guests, 0), seed, Some(desks))
    }

    fn with_desks(
        games: Games,
        options: &str,
        (guests, bots): (usize, usize),
        seed: Seed,
        desks: Option<Box<Desks>>,
    ) -> Self {
        let bot = Seating::Bot {
            name: "Nox".into(),
            level: default_level(games.host).into(),
        };
        let open = std::iter::repeat_n(Seating::Open, guests);
        let others: Vec<Seating> = open.chain(std::iter::repeat_n(bot, bots)).collect();
        let own = secret(seed, 0);
        let host = match &desks {
            Some(desks) => Host::sealed(games.host, "Ada", options, &others, own, desks(0)),
            None => Host::new(games.host, "Ada", options, &others, own),
        };
        let host = host.expect("a table");
        let mut table = Self {
            games,
            host,
            guests: Vec::new(),
            named: Vec::new(),
            nonsense: Vec::new(),
            closed: Vec::new(),
            tick: 0,
            reloads: 0,
            weather: Weather::default(),
            seed,
            peers: vec![0; guests],
            desks,
            asleep: vec![0; guests],
            last_peer: 0,
            generator: seed.generator(),
            post: Vec::new(),
            tamper: Box::new(|sent, _| sent.bytes),
        };
        table.guests = (0..guests).map(|guest| table.new_guest(guest)).collect();
        for guest in 0..guests {
            table.connect(guest);
        }
        table
    }

    pub(crate) fn with_weather(self, weather: Weather) -> Self {
        Self { weather, ..self }
    }

    /// Plays until everybody has the whole match, or a lie is named, or for too long. Returns whether all
    /// have the whole match, and have confirmed it.
    pub(crate) fn run(&mut self) -> bool {
        while self.tick < LONGEST && self.named.is_empty() && !self.is_complete() {
            self.step();
        }
        if !self.named.is_empty() {
            self.run_for(200);
        }
        self.is_complete()
    }

    /// Plays on for some ticks in good weather.
    pub(crate) fn run_for(&mut self, ticks: u64) {
        self.weather = Weather::default();
        for _ in 0..ticks {
            self.step();
        }
    }

    /// Whether all guests have the whole log.
    pub(crate) fn is_even(&self) -> bool {
        let head = self.host.log().head();
        self.guests.iter().all(|guest| guest.log().head() == head)
    }

    fn is_complete(&self) -> bool {
        let log = self.host.log();
        let is_confirmed = self.host.lie().is_some() || log.confirmed().len() == self.guests.len();
        self.host.has_ended() && is_confirmed && self.is_even()
    }

    pub(crate) fn step(&mut self) {
        self.tick += 1;
        let (now, later) = std::mem::take(&mut self.post)
            .into_iter()
            .partition(|letter| letter.arrives <= self.tick);
        self.post = later;
        let now: Vec<Letter> = now;
        for letter in now {
            self.deliver(&letter);
        }
        let outputs = self.host.tick();
        self.heard_from_host(outputs);
        for guest in 0..self.guests.len() {
            self.step_of_guest(guest);
            self.trouble(guest);
        }
        if self.happens(self.weather.host_reload) {
            self.reload_host();
        }
        self.moves_of_host();
    }

    fn deliver(&mut self, Letter { peer, sent, .. }: &Letter) {
        let is_asleep = self.asleep[sent.guest] > self.tick;
        if *peer != self.peers[sent.guest] || is_asleep {
            return;
        }
        if sent.to_host {
            let outputs = self.host.receive(*peer, &sent.bytes);
            self.heard_from_host(outputs);
        } else {
            let outputs = self.guests[sent.guest].receive(&sent.bytes);
            self.heard_from_guest(sent.guest, outputs);
        }
    }

    pub(crate) fn connect(&mut self, guest: usize) {
        self.last_peer += 1;
        self.peers[guest] = self.last_peer;
        let outputs = self.guests[guest].connected();
        self.heard_from_guest(guest, outputs);
    }

    pub(crate) fn heard_from_guest(&mut self, guest: usize, outputs: Vec<GuestOutput>) {
        for output in outputs {
            match output {
                GuestOutput::Send(bytes) => self.send(guest, true, bytes),
                GuestOutput::Lie(lie) => self.named.push((guest + 1, lie)),
                GuestOutput::Nonsense(fault) => self.nonsense.push(fault),
                _ => {}
            }
        }
    }

    pub(crate) fn heard_from_host(&mut self, outputs: Vec<HostOutput>) {
        for output in outputs {
            match output {
                HostOutput::Send(peer, bytes) => {
                    if let Some(guest) = self.peers.iter().position(|known| *known == peer) {
                        self.send(guest, false, bytes);
                    }
                }
                HostOutput::Close(peer, reason) => {
                    self.closed.push(reason);
                    let closed = self.peers.iter_mut().filter(|known| **known == peer);
                    closed.for_each(|known| *known = 0);
                }
                HostOutput::Lie(lie) => self.named.push((0, lie)),
                _ => {}
            }
        }
    }

    /// One message in ten is lost, and one in twenty arrives twice; each takes 1 to 5 ticks.
    fn send(&mut self, guest: usize, to_host: bool, bytes: Vec<u8>) {
        let log = if to_host {
            self.guests[guest].log()
        } else {
            self.host.log()
        };
        let mut sent = Sent {
            guest,
            to_host,
            bytes,
        };
        sent.bytes = (self.tamper)(sent.clone(), log);
        let peer = self.peers[guest];
        if peer == 0 {
            return;
        }
        let copies = match below(&mut self.generator, 20) {
            0 | 1 => 0,
            2 => 2,
            _ => 1,
        };
        for _ in 0..copies {
            let arrives = self.tick + 1 + u64::from(below(&mut self.generator, 5));
            let sent = sent.clone();
            self.post.push(Letter {
                arrives,
                peer,
                sent,
            });
        }
    }
}
