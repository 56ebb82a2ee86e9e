//! The program: a table of one's own, or one elsewhere.

use peer::{ChannelEvent, Closing, RtcEvent};
use protocol::peer_program::{Failure, FromPeers, ToPeers};
use protocol::{JsonText, SharedGame};
use signaling::{Found, find};
use together::{Peer, Seating, Secret, ToGuest};

use crate::connections::Connections;
use crate::guest_table::GuestTable;
use crate::host_table::HostTable;
use crate::input::{Input, Inputs};

/// Ticks after which nobody wants a text that is handed over.
const NOBODY: u32 = 6;

/// All that the program has.
pub(crate) struct Program<G: SharedGame> {
    connections: Connections,
    table: Table<G>,
    tell: Box<dyn Fn(FromPeers)>,
    /// Ticks until nobody wants the text that is handed over.
    handing_over: Option<u32>,
}

enum Table<G: SharedGame> {
    None,
    Host(HostTable<G>),
    Guest(GuestTable<G>),
}

impl<G: SharedGame> Program<G> {
    pub(crate) fn new(inputs: Inputs, tell: Box<dyn Fn(FromPeers)>) -> Self {
        Self {
            connections: Connections::new(inputs),
            table: Table::None,
            tell,
            handing_over: None,
        }
    }

    pub(crate) fn handle(&mut self, input: Input) {
        let told = match input {
            Input::Page(message) => match self.page(message) {
                Ok(told) => told,
                Err(why) => vec![FromPeers::Failed { why }],
            },
            Input::Rtc(peer, event) => self.rtc(peer, event),
            Input::Window(event) => self.window(event),
            Input::Tick => self.tick(),
        };
        told.into_iter().for_each(&self.tell);
    }

    fn page(&mut self, message: ToPeers) -> Result<Vec<FromPeers>, Failure> {
        let connections = &mut self.connections;
        match (message, &mut self.table) {
            (
                ToPeers::Open {
                    name,
                    secret,
                    options,
                    levels,
                    names,
                },
                _,
            ) => {
                let seats = names.into_iter().zip(levels);
                let others: Vec<_> = seats.map(|(name, level)| seating(name, level)).collect();
                let secret = read_secret(&secret).ok_or(Failure::Table)?;
                let table = HostTable::new(&name, secret, &options, &others)?;
                connections.close_all();
                connections.open_windows(&channel::<G>());
                let told = table.now();
                self.table = Table::Host(table);
                Ok(told)
            }
            (
                ToPeers::Join {
                    text,
                    name,
                    secret,
                    stun,
                },
                _,
            ) => self.join(&text, &name, &secret, &stun),
            (ToPeers::HandOver { text }, _) => {
                if connections.windows().is_none() {
                    connections.open_windows(&channel::<G>());
                }
                if let Some(windows) = connections.windows() {
                    windows.hand_over(&text);
                }
                self.handing_over = Some(NOBODY);
                Ok(Vec::new())
            }
            (ToPeers::Invite { stun }, Table::Host(_)) => {
                connections.invite(&stun).map(|()| Vec::new())
            }
            (ToPeers::Accept { text }, Table::Host(_)) => {
                connections.accept(&text).map(|()| Vec::new())
            }
            (ToPeers::Leave {}, _) => Ok(self.leave()),
            (message, Table::Host(table)) => Ok(table.act(connections, |host| match message {
                ToPeers::Start {} => host.start(),
                ToPeers::Move { mv } => {
                    G::parse_move(&mv).map_or_else(Vec::new, |mv| host.play(mv))
                }
                ToPeers::NextRound {} => host.next_round(),
                ToPeers::Vote { seat } => host.vote(0, seat),
                ToPeers::React { reaction } => host.react(reaction),
                _ => Vec::new(),
            })),
            (message, Table::Guest(table)) => Ok(table.act(connections, |guest| match message {
                ToPeers::Ready { ready } => guest.set_ready(ready),
                ToPeers::Move { mv } => {
                    G::parse_move(&mv).map_or_else(Vec::new, |mv| guest.play(mv))
                }
                ToPeers::Vote { seat } => guest.vote(seat),
                ToPeers::React { reaction } => guest.react(reaction),
                _ => Vec::new(),
            })),
            (_, Table::None) => Ok(Vec::new()),
        }
    }

    fn join(
        &mut self,
        text: &str,
        name: &str,
        secret: &str,
        stun: &str,
    ) -> Result<Vec<FromPeers>, Failure> {
        let secret = read_secret(secret).ok_or(Failure::Table)?;
        let invitation = match find(text) {
            _ if text.is_empty() => None,
            Ok(Found::Invitation(invitation)) => Some(invitation),
            _ => return Err(Failure::NoText),
        };
        let mut table = match core::mem::replace(&mut self.table, Table::None) {
            Table::Guest(known) if known.secret.0 == secret.0 => known,
            _ => GuestTable::new(name, secret),
        };
        self.connections.close_all();
        let host = if let Some(invitation) = invitation {
            self.connections.reply(invitation, stun).map(Some)
        } else {
            self.connections.open_windows(&channel::<G>());
            Ok(None)
        };
        if let Ok(host) = host {
            table.wait_for(host);
        }
        self.table = Table::Guest(table);
        host.map(|_| Vec::new())
    }

    fn leave(&mut self) -> Vec<FromPeers> {
        let connections = &mut self.connections;
        match &mut self.table {
            Table::Host(table) => drop(table.act(connections, together::Host::close)),
            Table::Guest(table) => drop(table.act(connections, |guest| guest.leave())),
            Table::None => {}
        }
        self.table = Table::None;
        self.connections.close_all();
        Vec::new()
    }

    fn rtc(&mut self, peer: Peer, event: RtcEvent) -> Vec<FromPeers> {
        let connections = &mut self.connections;
        match event {
            RtcEvent::Text(text) => return vec![FromPeers::Text { text }],
            RtcEvent::Closed(Closing::Unsupported) => {
                connections.close(peer);
                let why = Failure::Unsupported;
                return vec![FromPeers::Failed { why }];
            }
            RtcEvent::Closed(Closing::NoAddress | Closing::NoConnection) => {
                connections.close(peer);
                let why = Failure::NoConnection;
                return vec![FromPeers::Failed { why }];
            }
            _ => {}
        }
        match (event, &mut self.table) {
            (RtcEvent::Open, table) => {
                connections.opened(peer);
                let mut told = vec![FromPeers::Connected {}];
                if let Table::Guest(table) = table {
                    told.extend(table.act(connections, together::Guest::connected));
                }
                told
            }
            (RtcEvent::Message(bytes), Table::Host(table)) => {
                table.act(connections, |host| host.receive(peer, &bytes))
            }
            (RtcEvent::Message(bytes), Table::Guest(table)) if table.is_host(peer) => {
                table.act(connections, |guest| guest.receive(&bytes))
            }
            (RtcEvent::Closed(_), Table::Host(table)) => table.lost(connections, peer),
            (RtcEvent::Closed(_), Table::Guest(table)) if table.is_host(peer) => {
                vec![table.lost(connections)]
            }
            _ => Vec::new(),
        }
    }

    fn window(&mut self, event: ChannelEvent) -> Vec<FromPeers> {
        let connections = &mut self.connections;
        match (event, &mut self.table) {
            (ChannelEvent::Message(from, bytes), Table::Host(table)) => {
                let peer = connections.window(from);
                table.act(connections, |host| host.receive(peer, &bytes))
            }
            (ChannelEvent::Open(from), Table::Guest(table)) if table.looks_for_host() => {
                table.ask(connections, from);
                Vec::new()
            }
            (ChannelEvent::Message(from, bytes), Table::Guest(table)) => {
                let peer = connections.window(from);
                let mut told = Vec::new();
                // Other guests ask this window, too: only the host answers.
                if table.looks_for_host() && ToGuest::read(&bytes).is_ok() {
                    table.wait_for(Some(peer));
                    told.push(FromPeers::Connected {});
                }
                if table.is_host(peer) {
                    told.extend(table.act(connections, |guest| guest.receive(&bytes)));
                }
                told
            }
            (ChannelEvent::Closed(from), Table::Host(table)) => {
                let peer = connections.window(from);
                table.lost(connections, peer)
            }
            (ChannelEvent::Closed(from), Table::Guest(table)) => {
                let peer = connections.window(from);
                let is_host = table.is_host(peer);
                connections.close(peer);
                is_host
                    .then(|| table.lost(connections))
                    .into_iter()
                    .collect()
            }
            (ChannelEvent::Text(from, text), Table::Host(_)) => {
                if connections.accept(&text).is_ok()
                    && let Some(windows) = connections.windows()
                {
                    windows.take(from);
                }
                Vec::new()
            }
            (ChannelEvent::Taken(_), _) if self.handing_over.take().is_some() => {
                vec![FromPeers::HandedOver { taken: true }]
            }
            _ => Vec::new(),
        }
    }

    fn tick(&mut self) -> Vec<FromPeers> {
        self.connections.tick();
        let connections = &mut self.connections;
        let mut told = match &mut self.table {
            Table::Host(table) => table.act(connections, together::Host::tick),
            Table::Guest(table) => table.act(connections, together::Guest::tick),
            Table::None => Vec::new(),
        };
        self.handing_over = match self.handing_over {
            Some(0) => {
                told.push(FromPeers::HandedOver { taken: false });
                None
            }
            left => left.map(|ticks| ticks - 1),
        };
        told
    }
}

/// The name of the channel of all windows with this game.
fn channel<G: SharedGame>() -> String {
    format!("{}/table", G::INFO.id)
}

fn seating(name: String, level: String) -> Seating {
    if level.is_empty() {
        Seating::Open
    } else {
        Seating::Bot { name, level }
    }
}

/// Reads 64 hexadecimal digits.
fn read_secret(text: &str) -> Option<Secret> {
    session::parse_hex(text).map(Secret)
}
