//! A match in progress at a table.

mod several;
mod turns;

use cards::Seat;
use game::Word;

use crate::any_match::{AnyDisplay, Steps};
use crate::hand_visibility::HandVisibility;
use crate::phase::Missing;
use crate::rivals::{Clock, Rival};
use crate::{Controller, Effect, Event, MatchRecord, Phase, Player, Ticket};

/// A match in progress, and what it is waiting for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    record: MatchRecord,
    viewer: Seat,
    visibility: HandVisibility,
    /// The position that is shown, with the steps of the last move that are not shown yet.
    display: Box<dyn AnyDisplay>,
    phase: Phase,
    /// The bots that are asked while the table waits for somebody else.
    rivals: Vec<Rival>,
    clock: Clock,
    last_ticket: Ticket,
}

impl Table {
    /// Starts or resumes a match, and asks the player to move.
    pub(crate) fn open(
        record: MatchRecord,
        visibility: HandVisibility,
        last_ticket: Ticket,
        effects: &mut Vec<Effect>,
    ) -> Self {
        let moves = record.moves().len();
        let mut table = Self {
            display: record.any().display(Seat::FIRST),
            viewer: Seat::FIRST,
            record,
            visibility,
            phase: Phase::MatchOver,
            rivals: Vec::new(),
            clock: Clock::Stopped,
            last_ticket,
        };
        table.go_on(effects);
        table.save_if_longer(moves, effects);
        table
    }

    /// The match.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord {
        &self.record
    }

    /// The position to show, as [`Table::viewer`] sees it. The record is ahead of it during
    /// [`Phase::Step`].
    pub(crate) fn display(&self) -> &dyn AnyDisplay {
        &*self.display
    }

    /// The seat from which the table is shown: that of the person at this device whose turn it is or
    /// was last; the first such seat before their first turn.
    #[must_use]
    pub const fn viewer(&self) -> Seat {
        self.viewer
    }

    /// The seat whose hand may be seen now. If several people share this device it is that of the person
    /// who has said that they are ready, until their turn is over; otherwise always that of
    /// [`Table::viewer`]. `None`: nobody's hand may be seen or spoken.
    #[must_use]
    pub fn open_hand(&self) -> Option<Seat> {
        if self.record.options().is_shared() {
            self.visibility.seat()
        } else {
            Some(self.viewer)
        }
    }

    /// The person who must say that they are ready before their hand may be seen; `None` unless the
    /// table waits for that. `plays_forced`: whether the page reports the end of the pause before an only
    /// move, so that [`Phase::ForcedWhileHidden`] needs nobody.
    #[must_use]
    pub fn hand_over(&self, plays_forced: bool) -> Option<Seat> {
        let is_hidden = match self.phase {
            Phase::HandOver => true,
            Phase::ForcedWhileHidden(_) => !plays_forced,
            _ => false,
        };
        self.asked().filter(|_| is_hidden)
    }

    /// The bots that are asked while the table waits for somebody else, if several are to move at once.
    #[must_use]
    pub fn rivals(&self) -> &[Rival] {
        &self.rivals
    }

    /// The ticket of the clock that runs while several are to move at once.
    #[must_use]
    pub const fn clock(&self) -> Option<Ticket> {
        self.clock.ticket()
    }

    /// The player whom the table asks: the one to move. Of several that is a person at this device, first
    /// the one whose hand is open.
    fn asked(&self) -> Option<Seat> {
        if !self.moves_at_once() {
            return self.record.any().turn().mover();
        }
        let movers = self.record.any().turn().movers();
        let open = self.visibility.seat().filter(|seat| movers.contains(*seat));
        let mut here = movers
            .iter()
            .filter(|seat| self.record.options().is_here(*seat));
        open.or_else(|| here.next())
            .or_else(|| movers.iter().next())
    }

    /// Whether the last decision of a person at this device can be taken back. If several people share
    /// it, only by the person who made it, and only until somebody else has seen their own hand.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let may = !self.record.options().is_shared() || self.visibility.may_undo(&self.record);
        may && self.record.can_undo()
    }

    /// Whose hand may be seen if several people share this device.
    pub(crate) const fn visibility(&self) -> HandVisibility {
        self.visibility
    }

    /// What the table is waiting for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether a person at this page is to move, with an open hand.
    #[must_use]
    pub const fn is_own_turn(&self) -> bool {
        matches!(self.phase, Phase::Person | Phase::Forced(_))
    }

    /// The newest ticket.
    pub(crate) const fn last_ticket(&self) -> Ticket {
        self.last_ticket
    }

    /// Handles an event. An event that does not fit the phase changes nothing.
    pub(crate) fn update(&mut self, event: Event, effects: &mut Vec<Effect>) {
        let moves = self.record.moves().len();
        match (self.phase, event) {
            (Phase::Person | Phase::Forced(_), Event::Play(mv)) if self.is_asked_for(mv) => {
                self.play(mv, effects);
            }
            (Phase::Forced(waited) | Phase::ForcedWhileHidden(waited), Event::Elapsed(ticket))
                if waited == ticket =>
            {
                if let Some(only) = self.only_move() {
                    self.play(only, effects);
                }
            }
            (phase, Event::Received { number, mv })
                if number == moves && self.is_online_move(phase, mv) =>
            {
                self.play(mv, effects);
            }
            (_, Event::Claim) if self.record.claim() => {
                self.display.take_steps(Steps::none());
                self.go_on(effects);
            }
            (Phase::Bot(waiting), Event::Chosen { ticket, mv }) => {
                self.wait_for_bot(waiting.chosen(ticket, mv), effects);
            }
            (Phase::Bot(waiting), Event::Elapsed(ticket)) => {
                self.wait_for_bot(waiting.elapsed(ticket), effects);
            }
            (Phase::Step(waited), Event::Elapsed(ticket)) if waited == ticket => {
                self.go_on(effects);
            }
            (Phase::Step(_), Event::Continue) if self.display.may_skip() => {
                self.go_on(effects);
            }
            (Phase::RoundOver, Event::Continue) if self.record.next_round() => self.go_on(effects),
            (Phase::HandOver | Phase::ForcedWhileHidden(_), Event::Ready) => {
                if let Some(seat) = self.asked() {
                    self.visibility.open(seat, moves);
                    self.go_on(effects);
                }
            }
            (phase, Event::Cover) if self.record.options().is_shared() => {
                self.visibility.close();
                if let Phase::Person | Phase::Forced(_) = phase {
                    self.phase = Phase::HandOver;
                }
            }
            (_, Event::Sit(seat, player)) => self.sit(seat, player, effects),
            (_, event) if self.moves_at_once() => self.update_several(&event, effects),
            _ => {}
        }
        self.save_if_longer(moves, effects);
    }

    /// What is missing of a bot's move has come, or nothing is missing.
    fn wait_for_bot(&mut self, missing: Missing, effects: &mut Vec<Effect>) {
        match missing {
            Missing::Nothing(mv) => self.play(mv, effects),
            Missing::Still(waiting) => self.phase = Phase::Bot(waiting),
        }
    }

    /// Whether a move is that of the player whom the table asks.
    fn is_asked_for(&self, mv: Word) -> bool {
        !self.moves_at_once() || self.record.any().mover(mv) == self.asked()
    }

    /// The only legal move of the player whom the table asks.
    fn only_move(&self) -> Option<Word> {
        if self.moves_at_once() {
            return self.record.any().legal_of(self.asked()?).pop();
        }
        self.record.any().legal().first().copied()
    }

    /// Whether a move is that of a person at another device, and the table waits for it.
    fn is_online_move(&self, phase: Phase, mv: Word) -> bool {
        if !self.moves_at_once() {
            return phase == Phase::Online;
        }
        let round = self.record.any();
        let is_online = round.mover(mv).is_some_and(|seat| {
            round.turn().has(seat) && self.record.options().controller(seat) == Controller::Online
        });
        is_online && !matches!(phase, Phase::Step(_))
    }

    /// Plays a move. Ignores an illegal one and asks the same player again.
    fn play(&mut self, mv: Word, effects: &mut Vec<Effect>) {
        if let Ok(steps) = self.record.play(mv) {
            self.display.take_steps(steps);
        }
        self.go_on(effects);
    }

    /// Whether several players of the game are ever to move at the same time.
    fn moves_at_once(&self) -> bool {
        self.record.any().moves_at_once()
    }

    /// Seats a player, and asks again for the move that the table waits for. Ignores a seat that the
    /// table does not have and a name that is not valid.
    fn sit(&mut self, seat: Seat, player: Player, effects: &mut Vec<Effect>) {
        let options = self.record.options().clone().with_player(seat, player);
        let seated = options
            .ok()
            .filter(|options| options != self.record.options());
        if let Some(record) = seated.and_then(|options| self.record.with_options(options)) {
            self.record = record;
            self.visibility.follow(&self.record);
            if !matches!(self.phase, Phase::Step(_)) {
                self.go_on(effects);
            }
            effects.push(Effect::Save(Box::new(self.record.clone())));
        }
    }

    /// Saves the match if it has more moves than this.
    fn save_if_longer(&self, moves: usize, effects: &mut Vec<Effect>) {
        if self.record.moves().len() > moves {
            Effect::push_save(&self.record, effects);
        }
    }
}
