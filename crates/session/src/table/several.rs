//! Several players who are to move at the same time, and their clock.

use game::{Several, Turn, Word};

use super::Table;
use crate::rivals::{self, Clock, Rival};
use crate::{Controller, Effect, Event, Pause, Phase, Waiting};

impl Table {
    /// Handles what comes from a bot while the table waits for somebody else, and from the clock.
    pub(super) fn update_several(&mut self, event: &Event, effects: &mut Vec<Effect>) {
        match *event {
            Event::Elapsed(ticket) if self.clock.ticket() == Some(ticket) => {
                self.clock = Clock::Up;
                if !matches!(self.phase, Phase::Step(_)) {
                    self.go_on(effects);
                }
            }
            Event::Chosen { ticket, mv } => {
                let come = |waiting: Waiting| waiting.chosen(ticket, mv);
                match rivals::take(&mut self.rivals, come) {
                    Some(mv) => self.play(mv, effects),
                    None => self.ask_next_rival(effects),
                }
            }
            Event::Elapsed(ticket) => {
                let come = |waiting: Waiting| waiting.elapsed(ticket);
                if let Some(mv) = rivals::take(&mut self.rivals, come) {
                    self.play(mv, effects);
                }
            }
            _ => {}
        }
    }

    /// Asks several players who are to move at once: people at this device one after another. Bots choose
    /// meanwhile; with a clock all of them, each after a pause, so that one of them can be the first. Without
    /// one they choose one by one, which nobody can see.
    pub(super) fn ask_several(&mut self, several: Several, effects: &mut Vec<Effect>) -> Phase {
        if let (Some(time), Clock::Stopped) = (several.clock, self.clock) {
            self.clock = Clock::Running(self.wait(Pause::Clock(time), effects));
        }
        for seat in several.seats.iter() {
            if !matches!(self.record.options().controller(seat), Controller::Bot(_)) {
                continue;
            }
            let waiting = match several.clock {
                None => Waiting::Choice(self.next_ticket()),
                Some(_) => Waiting::Both(self.wait(Pause::Card, effects)),
            };
            self.rivals.push(Rival::new(seat, waiting));
            if several.clock.is_none() {
                break;
            }
        }
        self.ask_next_rival(effects);
        match self.asked() {
            Some(seat) if self.record.options().is_here(seat) => self.ask(seat, effects),
            _ => Phase::Others,
        }
    }

    /// Asks the next rival, unless one of them still computes: there is one worker for all bots.
    fn ask_next_rival(&mut self, effects: &mut Vec<Effect>) {
        let Some((asked, seat)) = rivals::ask_next(&mut self.rivals) else {
            return;
        };
        if let Controller::Bot(level) = self.record.options().controller(seat) {
            self.ask_bot((asked, seat), level, effects);
        }
    }

    /// The clock's move, if the time is up. The clock stops when nobody is to move by it any more.
    pub(super) fn time_up(&mut self) -> Option<Word> {
        if !self.moves_at_once() {
            return None;
        }
        let is_timed =
            matches!(self.record.any().turn(), Turn::Several(several) if several.clock.is_some());
        let is_up = self.clock == Clock::Up;
        if !is_timed || is_up {
            self.clock = Clock::Stopped;
        }
        self.record.any().time_up().filter(|_| is_timed && is_up)
    }
}
