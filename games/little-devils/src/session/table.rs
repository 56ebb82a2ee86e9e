//! A match in progress at the table.

use cards::Card;
use game::Game;

use crate::session::{Effect, Event, MatchRecord, ShownPosition};
use session::Pause;
use session::Ticket;

/// A match in progress, and what it is waiting for.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    record: MatchRecord,
    shown: ShownPosition,
    phase: Phase,
    last_ticket: Ticket,
}

/// What the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The person's card.
    Person,
    /// The person's only legal card: played for them at the end of the pause, if the page reports it.
    Forced(Ticket),
    /// A bot's card, which is not played before the end of the pause.
    Bot(Waiting),
    /// The end of the pause after a complete trick. [`Table::shown`] has it until then.
    Trick(Ticket),
    /// The person, to continue with the next round.
    RoundOver,
    /// Nothing: the match is over.
    MatchOver,
}

/// A bot's turn: its choice and the end of the pause may come in either order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Neither has come yet. Both have the same ticket.
    Both(Ticket),
    /// The pause is over; the bot still computes.
    Choice(Ticket),
    /// The bot has chosen this card; the pause is not over.
    Pause(Ticket, Card),
}

impl Table {
    /// Starts or resumes a match, and asks the player to move.
    pub(super) fn open(
        record: MatchRecord,
        last_ticket: Ticket,
        effects: &mut Vec<Effect>,
    ) -> Self {
        let mut table = Self {
            shown: ShownPosition::new(&record),
            record,
            phase: Phase::MatchOver,
            last_ticket,
        };
        table.go_on(effects);
        table
    }

    /// The match.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord {
        &self.record
    }

    /// The position to show. The record is ahead of it during [`Phase::Trick`].
    #[must_use]
    pub const fn shown(&self) -> &ShownPosition {
        &self.shown
    }

    /// What the table is waiting for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The newest ticket.
    pub(super) const fn last_ticket(&self) -> Ticket {
        self.last_ticket
    }

    /// Handles an event. An event that does not fit the phase changes nothing.
    pub(super) fn update(&mut self, event: &Event, effects: &mut Vec<Effect>) {
        match (self.phase, event) {
            (Phase::Person | Phase::Forced(_), Event::Play(card)) => self.play(*card, effects),
            (Phase::Forced(waited), Event::Elapsed(ticket)) if waited == *ticket => {
                if let Some(only) = self.record.round().legal().lowest() {
                    self.play(only, effects);
                }
            }
            (_, Event::Finish) if self.record.finish() => {
                self.go_on(effects);
                Effect::push_save(&self.record, effects);
            }
            (Phase::Bot(waiting), Event::Chosen { ticket, card }) => match waiting {
                Waiting::Both(asked) if asked == *ticket => {
                    self.phase = Phase::Bot(Waiting::Pause(asked, *card));
                }
                Waiting::Choice(asked) if asked == *ticket => self.play(*card, effects),
                _ => {}
            },
            (Phase::Bot(waiting), Event::Elapsed(ticket)) => match waiting {
                Waiting::Both(asked) if asked == *ticket => {
                    self.phase = Phase::Bot(Waiting::Choice(asked));
                }
                Waiting::Pause(asked, card) if asked == *ticket => self.play(card, effects),
                _ => {}
            },
            (Phase::Trick(waited), Event::Elapsed(ticket)) if waited == *ticket => {
                self.go_on(effects);
            }
            (Phase::Trick(_), Event::Continue) => self.go_on(effects),
            (Phase::RoundOver, Event::Continue) if self.record.next_round() => self.go_on(effects),
            _ => {}
        }
    }

    /// Plays a card. Ignores an illegal one and asks the same player again.
    fn play(&mut self, card: Card, effects: &mut Vec<Effect>) {
        match self.record.play(card) {
            Err(_) => return self.go_on(effects),
            Ok(None) => self.go_on(effects),
            Ok(Some(taken)) => {
                self.shown.complete_trick(taken.trick);
                let ticket = self.next_ticket();
                self.phase = Phase::Trick(ticket);
                effects.push(Effect::After {
                    pause: Pause::Trick,
                    ticket,
                });
            }
        }
        Effect::push_save(&self.record, effects);
    }

    /// Shows the record's position, and moves on to the next thing to wait for.
    fn go_on(&mut self, effects: &mut Vec<Effect>) {
        self.shown = ShownPosition::new(&self.record);
        self.phase = match self.record.round().to_move() {
            None if self.record.is_over() => Phase::MatchOver,
            None => Phase::RoundOver,
            Some(seat) => match self.record.options().opponent(seat) {
                None if self.record.round().legal().len() == 1 => {
                    let ticket = self.next_ticket();
                    effects.push(Effect::After {
                        pause: Pause::Forced,
                        ticket,
                    });
                    Phase::Forced(ticket)
                }
                None => Phase::Person,
                Some(opponent) => {
                    let level = opponent.level;
                    let view = self.record.view(seat);
                    let (ticket, seed) = (self.next_ticket(), self.record.decision_seed());
                    effects.push(Effect::Ask {
                        ticket,
                        view,
                        level,
                        seed,
                    });
                    effects.push(Effect::After {
                        pause: Pause::Card,
                        ticket,
                    });
                    Phase::Bot(Waiting::Both(ticket))
                }
            },
        };
    }

    const fn next_ticket(&mut self) -> Ticket {
        self.last_ticket = Ticket(self.last_ticket.0.wrapping_add(1));
        self.last_ticket
    }
}
