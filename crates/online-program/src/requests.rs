//! The messages of the page.

use protocol::online_program::{Failure, FromOnline, ToOnline};
use signaling::{Found, find};
use together::{GuestState, HostState, Save, Seating, Secret};

use crate::dealer::LateDealer;
use crate::guest_table::GuestTable;
use crate::host_table::HostTable;
use crate::kept::Kept;
use crate::program::{Program, Table};

/// The number of ticks after which no other window is expected to take a text that is handed over: 1.5 seconds.
const NOBODY: u32 = 6;

/// The number of ticks that a table waits for the part with sealed deals: half a minute.
const PATIENCE: u32 = 120;

impl Program {
    /// Does what the page asks for, or waits with it for the part with sealed deals.
    pub(crate) fn page(&mut self, message: ToOnline) -> Result<Vec<FromOnline>, Failure> {
        if matches!(message, ToOnline::Open { sealed: true, .. }) && !LateDealer::load() {
            self.waiting = Some((message, PATIENCE));
            return Ok(Vec::new());
        }
        self.obey(&message)
    }

    fn obey(&mut self, message: &ToOnline) -> Result<Vec<FromOnline>, Failure> {
        match message {
            ToOnline::Open { .. } => self.open(message),
            ToOnline::Join {
                text,
                name,
                secret,
                stun,
            } => self.join(text, name, secret, stun),
            ToOnline::Kept { text } => {
                self.kept.add(text.clone());
                Ok(Vec::new())
            }
            ToOnline::Restore { host } => self.restore(*host),
            ToOnline::HandOver { text } => {
                self.hand_over(text);
                Ok(Vec::new())
            }
            ToOnline::Leave {} => Ok(self.leave()),
            _ => self.at_table(message),
        }
    }

    /// Does what the person at a table asks for.
    fn at_table(&mut self, message: &ToOnline) -> Result<Vec<FromOnline>, Failure> {
        let (game, connections) = (self.game, &mut self.connections);
        match (message, &mut self.table) {
            (ToOnline::Invite { stun }, Table::Host(_)) => {
                connections.invite(stun).map(|()| Vec::new())
            }
            (ToOnline::Accept { text }, Table::Host(_)) => {
                connections.accept(text).map(|()| Vec::new())
            }
            (message, Table::Host(table)) => {
                let host = &mut table.host;
                let outputs = match message {
                    ToOnline::Start {} => host.start(),
                    ToOnline::Move { mv } => game
                        .parse_move(mv)
                        .map_or_else(Vec::new, |mv| host.play(mv)),
                    ToOnline::NextRound {} => host.next_round(),
                    ToOnline::Reseat { seat, name, level } => {
                        host.reseat(*seat, &seating(name, level))
                    }
                    ToOnline::Rematch {} => host.rematch(),
                    ToOnline::Vote { seat } => host.vote(0, *seat),
                    ToOnline::React { reaction } => host.react(*reaction),
                    _ => Vec::new(),
                };
                Ok(table.carry(connections, outputs))
            }
            (message, Table::Guest(table)) => {
                let guest = &mut table.guest;
                let outputs = match message {
                    ToOnline::Ready { ready } => guest.set_ready(*ready),
                    ToOnline::Move { mv } => game
                        .parse_move(mv)
                        .map_or_else(Vec::new, |mv| guest.play(mv)),
                    ToOnline::Vote { seat } => guest.vote(*seat),
                    ToOnline::React { reaction } => guest.react(*reaction),
                    _ => Vec::new(),
                };
                Ok(table.carry(connections, outputs))
            }
            (_, Table::None) => Ok(Vec::new()),
        }
    }

    /// Opens a table of a host; nothing for another message.
    fn open(&mut self, message: &ToOnline) -> Result<Vec<FromOnline>, Failure> {
        let ToOnline::Open {
            name,
            secret,
            options,
            levels,
            names,
            sealed,
        } = message
        else {
            return Ok(Vec::new());
        };
        let seats = names.iter().zip(levels);
        let others: Vec<_> = seats.map(|(name, level)| seating(name, level)).collect();
        let secret = read_secret(secret).ok_or(Failure::Table)?;
        let table = HostTable::new(self.game, name, secret, options, (&others, *sealed))?;
        self.connections.close_all();
        self.connections.open_windows(&self.channel());
        let told = table.now();
        self.table = Table::Host(table);
        Ok(told)
    }

    /// Offers a reply or an invitation to the other windows. A person who opens an invitation need not have a table in one
    /// of them, so then nothing is told if none takes it.
    fn hand_over(&mut self, text: &str) {
        let Ok(found) = find(text) else { return };
        if self.connections.windows().is_none() {
            self.connections.open_windows(&self.channel());
        }
        if let Some(windows) = self.connections.windows() {
            windows.hand_over(text);
        }
        let is_told = matches!(found, Found::Reply(_));
        self.handing_over = Some((NOBODY, is_told));
    }

    fn join(
        &mut self,
        text: &str,
        name: &str,
        secret: &str,
        stun: &str,
    ) -> Result<Vec<FromOnline>, Failure> {
        let secret = read_secret(secret).ok_or(Failure::Table)?;
        let invitation = match find(text) {
            _ if text.is_empty() => None,
            Ok(Found::Invitation(invitation)) => Some(invitation),
            Ok(Found::Reply(_)) => return Err(Failure::Reply),
            Err(_) => return Err(Failure::NoText),
        };
        let mut table = match core::mem::replace(&mut self.table, Table::None) {
            Table::Guest(known) if known.has_seat() => known,
            _ => GuestTable::new(self.game, name, secret),
        };
        self.connections.close_all();
        let host = if let Some(invitation) = invitation {
            self.connections.reply(invitation, stun).map(Some)
        } else {
            self.connections.open_windows(&self.channel());
            Ok(None)
        };
        if let Ok(host) = host {
            table.wait_for(host);
        }
        self.table = Table::Guest(table);
        host.map(|_| Vec::new())
    }

    fn leave(&mut self) -> Vec<FromOnline> {
        let connections = &mut self.connections;
        match &mut self.table {
            Table::Host(table) => {
                let outputs = table.host.close();
                table.carry(connections, outputs);
            }
            Table::Guest(table) => {
                let outputs = table.guest.leave();
                table.carry(connections, outputs);
            }
            Table::None => {}
        }
        self.table = Table::None;
        self.connections.close_all();
        self.kept = Kept::default();
        self.waiting = None;
        Vec::new()
    }

    /// Opens the table of a save again. Other windows of this browser find it without help.
    fn restore(&mut self, is_host: bool) -> Result<Vec<FromOnline>, Failure> {
        let texts = self.kept.take();
        let (table, mut told) = if is_host {
            let save = Save::<HostState>::read(&texts).ok_or(Failure::Table)?;
            if save.state.is_sealed() && !LateDealer::load() {
                return Ok(self.restore_later(is_host, texts));
            }
            let table = HostTable::restore(self.game, &save).ok_or(Failure::Table)?;
            let told = table.now();
            (Table::Host(table), told)
        } else {
            let save = Save::<GuestState>::read(&texts).ok_or(Failure::Table)?;
            if save.state.is_sealed() && !LateDealer::load() {
                return Ok(self.restore_later(is_host, texts));
            }
            let table = GuestTable::restore(self.game, &save).ok_or(Failure::Table)?;
            let told = table.now();
            (Table::Guest(table), told)
        };
        self.table = table;
        self.connections.open_windows(&self.channel());
        if !is_host {
            told.push(FromOnline::Lost {});
        }
        Ok(told)
    }

    /// Opens the table of a save once the part with sealed deals is there.
    fn restore_later(&mut self, host: bool, texts: Vec<String>) -> Vec<FromOnline> {
        for text in texts {
            self.kept.add(text);
        }
        self.waiting = Some((ToOnline::Restore { host }, PATIENCE));
        Vec::new()
    }

    /// The name of the channel of all windows with this game.
    fn channel(&self) -> String {
        format!("{}/table", self.game.format().info().id())
    }

    /// Goes on with the request that waits for the part with sealed deals.
    pub(crate) fn go_on(&mut self) -> Vec<FromOnline> {
        let Some((message, ticks)) = self.waiting.take() else {
            return Vec::new();
        };
        let failed = |why| vec![FromOnline::Failed { why }];
        if LateDealer::load() {
            self.page(message).unwrap_or_else(failed)
        } else if let Some(left) = ticks.checked_sub(1) {
            self.waiting = Some((message, left));
            Vec::new()
        } else {
            failed(Failure::Table)
        }
    }
}

fn seating(name: &str, level: &str) -> Seating {
    if level.is_empty() {
        Seating::Open
    } else {
        Seating::Bot {
            name: name.into(),
            level: level.into(),
        }
    }
}

/// Reads 64 hexadecimal digits.
fn read_secret(text: &str) -> Option<Secret> {
    session::parse_hex(text).map(Secret)
}
