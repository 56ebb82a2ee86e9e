//! The next thing that a table waits for: the end of a step that is shown, then the players whose turn it is.

use cards::Seat;
use game::{LevelId, Turn};

use super::Table;
use crate::{Controller, Effect, Pause, Phase, Ticket, Waiting};

impl Table {
    /// Shows the next step that wants a pause. After the last one shows the record's position, and
    /// moves on to the next thing to wait for; chance moves by itself.
    pub(super) fn go_on(&mut self, effects: &mut Vec<Effect>) {
        if self.moves_at_once() {
            self.rivals.clear();
        }
        loop {
            self.visibility.follow(&self.record);
            if let Some(pause) = self.display.show_next(self.record.any(), self.viewer) {
                self.phase = Phase::Step(self.wait(pause, effects));
                return;
            }
            self.show_record();
            let outcome = self.record.any().draw().or_else(|| self.time_up());
            match outcome.map(|outcome| self.record.play(outcome)) {
                Some(Ok(steps)) => self.display.take_steps(steps),
                _ => break,
            }
        }
        self.phase = match (self.record.any().turn(), self.asked()) {
            (Turn::Several(several), _) if self.moves_at_once() => {
                self.ask_several(several, effects)
            }
            (_, Some(seat)) => self.ask(seat, effects),
            _ if self.record.is_over() => Phase::MatchOver,
            _ => Phase::RoundOver,
        };
    }

    /// Shows the record's position to the person whose turn it is or was last. Of several people at this
    /// device only one who has said that they are ready becomes the viewer.
    fn show_record(&mut self) {
        self.visibility.follow(&self.record);
        let options = self.record.options();
        let is_here = |seat: &Seat| options.is_here(*seat);
        let mover = self.asked().filter(is_here);
        let mover =
            mover.filter(|mover| !options.is_shared() || self.visibility.seat() == Some(*mover));
        let viewer = mover.or_else(|| Some(self.viewer).filter(is_here));
        let viewer = viewer.or_else(|| options.seats().seats().find(is_here));
        self.viewer = viewer.unwrap_or(Seat::FIRST);
        self.display = self.record.any().display(self.viewer);
    }

    /// Asks the player in a seat for a move.
    pub(super) fn ask(&mut self, seat: Seat, effects: &mut Vec<Effect>) -> Phase {
        match self.record.options().controller(seat) {
            Controller::Here => {
                let is_forced = self.record.is_forced(seat);
                match self.open_hand() == Some(seat) {
                    true if is_forced => Phase::Forced(self.wait(Pause::Forced, effects)),
                    true => Phase::Person,
                    false if is_forced => {
                        Phase::ForcedWhileHidden(self.wait(Pause::Forced, effects))
                    }
                    false => Phase::HandOver,
                }
            }
            Controller::Online => Phase::Online,
            Controller::Open => Phase::Open,
            Controller::Bot(level) => {
                let ticket = self.next_ticket();
                self.ask_bot((ticket, seat), level, effects);
                effects.push(Effect::After {
                    pause: Pause::Card,
                    ticket,
                });
                Phase::Bot(Waiting::Both(ticket))
            }
        }
    }

    /// Asks a bot for its move.
    pub(super) fn ask_bot(
        &self,
        (ticket, seat): (Ticket, Seat),
        level: LevelId,
        effects: &mut Vec<Effect>,
    ) {
        effects.push(Effect::Ask {
            ticket,
            seat,
            level,
            seed: self.record.decision_seed(),
        });
    }

    pub(super) fn wait(&mut self, pause: Pause, effects: &mut Vec<Effect>) -> Ticket {
        let ticket = self.next_ticket();
        effects.push(Effect::After { pause, ticket });
        ticket
    }

    pub(super) const fn next_ticket(&mut self) -> Ticket {
        self.last_ticket = Ticket(self.last_ticket.0.wrapping_add(1));
        self.last_ticket
    }
}
