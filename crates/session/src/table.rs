//! A match in progress at a table.

use cards::Seat;
use game::Turn;

use crate::sight::Sight;
use crate::{
    Controller, Effect, Event, MatchRecord, Pause, Phase, Player, TableGame, Ticket, Waiting,
};

/// A match in progress, and what it is waiting for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<G: TableGame> {
    record: MatchRecord<G>,
    viewer: Seat,
    sight: Sight,
    shown: G::Shown,
    /// The steps of the last move that are not shown yet, the next one last.
    steps: Vec<G::Step>,
    phase: Phase<G::Move>,
    last_ticket: Ticket,
}

impl<G: TableGame> Table<G> {
    /// Starts or resumes a match, and asks the player to move.
    pub(crate) fn open(
        record: MatchRecord<G>,
        sight: Sight,
        last_ticket: Ticket,
        effects: &mut Vec<Effect<G>>,
    ) -> Self {
        let moves = record.moves().len();
        let mut table = Self {
            shown: G::shown(record.record(), Seat::FIRST),
            viewer: Seat::FIRST,
            record,
            sight,
            steps: Vec::new(),
            phase: Phase::MatchOver,
            last_ticket,
        };
        table.go_on(effects);
        table.save_if_longer(moves, effects);
        table
    }

    /// The match.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord<G> {
        &self.record
    }

    /// The position to show, as [`Table::viewer`] sees it. The record is ahead of it during
    /// [`Phase::Step`].
    #[must_use]
    pub const fn shown(&self) -> &G::Shown {
        &self.shown
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
            self.sight.seat()
        } else {
            Some(self.viewer)
        }
    }

    /// The person who must say that they are ready before their hand may be seen; `None` unless the
    /// table waits for that. `plays_forced`: whether the page reports the end of the pause before an only
    /// move, so that [`Phase::Unseen`] needs nobody.
    #[must_use]
    pub fn curtain(&self, plays_forced: bool) -> Option<Seat> {
        let is_down = match self.phase {
            Phase::Curtain => true,
            Phase::Unseen(_) => !plays_forced,
            _ => false,
        };
        self.record.round().to_move().filter(|_| is_down)
    }

    /// Whether the last decision of a person at this device can be taken back. If several people share
    /// it, only by the person who made it, and only until somebody else has seen their own hand.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let may = !self.record.options().is_shared() || self.sight.may_undo(&self.record);
        may && self.record.can_undo()
    }

    /// Whose hand may be seen if several people share this device.
    pub(crate) const fn sight(&self) -> Sight {
        self.sight
    }

    /// What the table is waiting for.
    #[must_use]
    pub const fn phase(&self) -> Phase<G::Move> {
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
    pub(crate) fn update(&mut self, event: Event<G>, effects: &mut Vec<Effect<G>>) {
        let moves = self.record.moves().len();
        match (self.phase, event) {
            (Phase::Person | Phase::Forced(_), Event::Play(mv)) => self.play(mv, effects),
            (Phase::Forced(waited) | Phase::Unseen(waited), Event::Elapsed(ticket))
                if waited == ticket =>
            {
                if let Some(only) = self.record.round().legal().into_iter().next() {
                    self.play(only, effects);
                }
            }
            (Phase::Elsewhere, Event::Received { number, mv }) if number == moves => {
                self.play(mv, effects);
            }
            (_, Event::Finish) if self.record.finish() => {
                self.steps.clear();
                self.go_on(effects);
            }
            (Phase::Bot(waiting), Event::Chosen { ticket, mv }) => match waiting {
                Waiting::Both(asked) if asked == ticket => {
                    self.phase = Phase::Bot(Waiting::Pause(asked, mv));
                }
                Waiting::Choice(asked) if asked == ticket => self.play(mv, effects),
                _ => {}
            },
            (Phase::Bot(waiting), Event::Elapsed(ticket)) => match waiting {
                Waiting::Both(asked) if asked == ticket => {
                    self.phase = Phase::Bot(Waiting::Choice(asked));
                }
                Waiting::Pause(asked, mv) if asked == ticket => self.play(mv, effects),
                _ => {}
            },
            (Phase::Step(waited), Event::Elapsed(ticket)) if waited == ticket => {
                self.go_on(effects);
            }
            (Phase::Step(_), Event::Continue) if G::may_skip(&self.shown) => self.go_on(effects),
            (Phase::RoundOver, Event::Continue) if self.record.next_round() => self.go_on(effects),
            (Phase::Curtain | Phase::Unseen(_), Event::Ready) => {
                if let Some(seat) = self.record.round().to_move() {
                    self.sight.open(seat, moves);
                    self.go_on(effects);
                }
            }
            (phase, Event::Cover) if self.record.options().is_shared() => {
                self.sight.close();
                if let Phase::Person | Phase::Forced(_) = phase {
                    self.phase = Phase::Curtain;
                }
            }
            (_, Event::Sit(seat, player)) => self.sit(seat, player, effects),
            _ => {}
        }
        self.save_if_longer(moves, effects);
    }

    /// Plays a move. Ignores an illegal one and asks the same player again.
    fn play(&mut self, mv: G::Move, effects: &mut Vec<Effect<G>>) {
        if let Ok(steps) = self.record.play(mv) {
            self.take_steps(steps);
        }
        self.go_on(effects);
    }

    fn take_steps(&mut self, steps: Vec<G::Step>) {
        self.steps = steps;
        self.steps.reverse();
    }

    /// Seats a player, and asks again for the move that the table waits for. Ignores a seat that the
    /// table does not have and a name that is not valid.
    fn sit(&mut self, seat: Seat, player: Player<G::Level>, effects: &mut Vec<Effect<G>>) {
        let options = self.record.options().clone().with_player(seat, player);
        let seated = options
            .ok()
            .filter(|options| options != self.record.options());
        if let Some(record) = seated.and_then(|options| self.record.with_options(options)) {
            self.record = record;
            self.sight.follow(&self.record);
            if !matches!(self.phase, Phase::Step(_)) {
                self.go_on(effects);
            }
            effects.push(Effect::Save(Box::new(self.record.clone())));
        }
    }

    /// Shows the next step that wants a pause. After the last one shows the record's position, and
    /// moves on to the next thing to wait for; chance moves by itself.
    fn go_on(&mut self, effects: &mut Vec<Effect<G>>) {
        loop {
            self.sight.follow(&self.record);
            while let Some(step) = self.steps.pop() {
                let seen = self.record.round().seen_step(step, self.viewer);
                if let Some(pause) = seen.and_then(|step| G::show_step(&mut self.shown, step)) {
                    self.phase = Phase::Step(self.wait(pause, effects));
                    return;
                }
            }
            self.show_record();
            let outcome = self.record.record().draw();
            match outcome.map(|outcome| self.record.play(outcome)) {
                Some(Ok(steps)) => self.take_steps(steps),
                _ => break,
            }
        }
        self.phase = match self.record.round().turn() {
            Turn::Seat(seat) => self.ask(seat, effects),
            _ if self.record.is_over() => Phase::MatchOver,
            _ => Phase::RoundOver,
        };
    }

    /// Shows the record's position to the person whose turn it is or was last. Of several people at this
    /// device only one who has said that they are ready becomes the viewer.
    fn show_record(&mut self) {
        self.sight.follow(&self.record);
        let options = self.record.options();
        let is_here = |seat: &Seat| options.is_here(*seat);
        let mover = self.record.round().to_move().filter(is_here);
        let mover = mover.filter(|mover| !options.is_shared() || self.sight.seat() == Some(*mover));
        let viewer = mover.or_else(|| Some(self.viewer).filter(is_here));
        let viewer = viewer.or_else(|| options.seats().seats().find(is_here));
        self.viewer = viewer.unwrap_or(Seat::FIRST);
        self.shown = G::shown(self.record.record(), self.viewer);
    }

    /// Asks the player in a seat for a move.
    fn ask(&mut self, seat: Seat, effects: &mut Vec<Effect<G>>) -> Phase<G::Move> {
        match self.record.options().controller(seat) {
            Controller::Here => {
                let is_forced = self.record.round().legal().into_iter().nth(1).is_none();
                match self.open_hand() == Some(seat) {
                    true if is_forced => Phase::Forced(self.wait(Pause::Forced, effects)),
                    true => Phase::Person,
                    false if is_forced => Phase::Unseen(self.wait(Pause::Forced, effects)),
                    false => Phase::Curtain,
                }
            }
            Controller::Elsewhere => Phase::Elsewhere,
            Controller::Open => Phase::Open,
            Controller::Bot(level) => {
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
        }
    }

    fn wait(&mut self, pause: Pause, effects: &mut Vec<Effect<G>>) -> Ticket {
        let ticket = self.next_ticket();
        effects.push(Effect::After { pause, ticket });
        ticket
    }

    /// Saves the match if it has more moves than this.
    fn save_if_longer(&self, moves: usize, effects: &mut Vec<Effect<G>>) {
        if self.record.moves().len() > moves {
            Effect::push_save(&self.record, effects);
        }
    }

    const fn next_ticket(&mut self) -> Ticket {
        self.last_ticket = Ticket(self.last_ticket.0.wrapping_add(1));
        self.last_ticket
    }
}
