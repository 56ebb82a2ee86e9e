//! The program: a table as its host or as a guest, and the connections.

use protocol::online_program::{FromOnline, ToOnline};
use together::AnyDeals;

use crate::connections::Connections;
use crate::guest_table::GuestTable;
use crate::host_table::HostTable;
use crate::input::{Input, Inputs};
use crate::kept::Kept;

/// All that the program has.
pub(crate) struct Program {
    pub(crate) game: &'static dyn AnyDeals,
    pub(crate) connections: Connections,
    pub(crate) table: Table,
    tell: Box<dyn Fn(FromOnline)>,
    /// The number of ticks in which another window may still take the text that is handed over, and whether the person is
    /// told if none does.
    pub(crate) handing_over: Option<(u32, bool)>,
    pub(crate) kept: Kept,
    /// A request that waits for the part with sealed deals, and the number of ticks that it still may wait.
    pub(crate) waiting: Option<(ToOnline, u32)>,
}

/// The table of this device.
pub(crate) enum Table {
    None,
    Host(HostTable),
    Guest(GuestTable),
}

impl Program {
    pub(crate) fn new(
        game: &'static dyn AnyDeals,
        inputs: Inputs,
        tell: Box<dyn Fn(FromOnline)>,
    ) -> Self {
        Self {
            game,
            connections: Connections::new(inputs),
            table: Table::None,
            tell,
            handing_over: None,
            kept: Kept::default(),
            waiting: None,
        }
    }

    pub(crate) fn handle(&mut self, input: Input) {
        let told = match input {
            Input::Page(message) => match self.page(message) {
                Ok(told) => told,
                Err(why) => vec![FromOnline::Failed { why }],
            },
            Input::Rtc(peer, event) => self.rtc(peer, event),
            Input::Window(event) => self.window(event),
            Input::Tick => self.tick(),
        };
        if !told.is_empty() {
            self.keep();
        }
        told.into_iter().for_each(&self.tell);
    }

    /// Tells the page to keep what has changed.
    fn keep(&mut self) {
        let changed = match &self.table {
            Table::None => return,
            Table::Host(table) => self.kept.update(table.state(), table.log()),
            Table::Guest(table) => self.kept.update(table.state(), table.log()),
        };
        changed.into_iter().for_each(&self.tell);
    }

    fn tick(&mut self) -> Vec<FromOnline> {
        self.connections.tick();
        let mut told = self.go_on();
        let connections = &mut self.connections;
        told.append(&mut match &mut self.table {
            Table::Host(table) => {
                let outputs = table.host.tick();
                table.carry(connections, outputs)
            }
            Table::Guest(table) => {
                let outputs = table.guest.tick();
                table.carry(connections, outputs)
            }
            Table::None => Vec::new(),
        });
        self.handing_over = match self.handing_over {
            Some((0, is_told)) => {
                told.extend(is_told.then_some(FromOnline::HandedOver { taken: false }));
                None
            }
            left => left.map(|(ticks, is_told)| (ticks - 1, is_told)),
        };
        told
    }
}
