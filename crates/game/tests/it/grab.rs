//! A toy game with every kind of turn: three players hide a number at the same time, a card is turned, the
//! fastest hand gets it, and the highest number plays for the player on the left. It can be flawed.

use core::fmt;

use cards::{BySeat, Seat, SeatCount, SeatRange, SeatSet};
use game::{Game, MoveLimit, Several, Turn};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Grab {
    /// Its name; empty for none.
    flaw: &'static str,
    chosen: BySeat<Option<u8>>,
    /// The seats in the order in which they have chosen, for the flaw.
    order: Vec<Seat>,
    /// Whether the turned card is worth a point, or costs one.
    card: Option<bool>,
    held: SeatSet,
    grabbed: Option<Card>,
    played: Option<u8>,
    said: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Move {
    /// A number that a player hides.
    Choose(Seat, u8),
    /// The card is turned.
    Turn(bool),
    Grab(Seat),
    Hold(Seat),
    TimeUp,
    /// The declarer plays a number of the dummy's.
    Play(u8),
    /// The player on the dummy's left has the last word.
    Say(bool),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    chosen: BySeat<Option<u8>>,
    turn: Turn,
    card: Option<bool>,
    held: SeatSet,
    grabbed: Option<Card>,
    played: Option<u8>,
    said: Option<bool>,
}

/// Whose the turned card has become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Card {
    Of(Seat),
    Nobodys,
}

#[derive(Debug)]
pub(crate) struct Refused;

impl Grab {
    pub(crate) const TIME: u32 = 1500;

    pub(crate) fn new(flaw: &'static str) -> Self {
        Self {
            flaw,
            chosen: BySeat::new(Self::SEATS.most()),
            order: Vec::new(),
            card: None,
            held: SeatSet::EMPTY,
            grabbed: None,
            played: None,
            said: None,
        }
    }

    fn undecided(&self) -> SeatSet {
        let open = self.chosen.iter().filter(|(_, chosen)| chosen.is_none());
        open.map(|(seat, _)| seat).collect()
    }

    /// The first player with the highest number.
    fn declarer(&self) -> Seat {
        let last_first = self.chosen.iter().rev();
        let best = last_first.max_by_key(|(_, chosen)| **chosen);
        best.map_or(Seat::FIRST, |(seat, _)| seat)
    }

    fn dummy(&self) -> Seat {
        self.seats().left_of(self.declarer())
    }
}

impl Game for Grab {
    const SEATS: SeatRange = SeatRange::new(3, 3);
    const MOVES_AT_ONCE: bool = true;

    type Move = Move;
    type Moves = Vec<Move>;
    type Step = Move;
    type IllegalPlay = Refused;
    type View = View;

    fn seats(&self) -> SeatCount {
        self.chosen.seats()
    }

    fn turn(&self) -> Turn {
        let undecided = self.undecided();
        if !undecided.is_empty() {
            let (seats, clock) = (undecided, None);
            return Turn::Several(Several { seats, clock });
        }
        match (self.card, self.grabbed, self.played, self.said) {
            (None, ..) => Turn::Chance,
            (_, None, ..) => Turn::Several(Several {
                seats: SeatSet::all(self.seats())
                    .iter()
                    .filter(|seat| !self.held.contains(*seat))
                    .collect(),
                clock: Some(Self::TIME),
            }),
            (.., None, _) => Turn::Dummy {
                declarer: self.declarer(),
                dummy: self.dummy(),
            },
            (.., None) => Turn::Seat(self.seats().left_of(self.dummy())),
            _ => Turn::Over,
        }
    }

    fn legal(&self) -> Vec<Move> {
        match self.turn() {
            Turn::Several(_) => self.to_move().map_or(vec![], |seat| self.legal_of(seat)),
            Turn::Chance => vec![Move::Turn(false), Move::Turn(true)],
            Turn::Dummy { .. } => (1..=2).map(Move::Play).collect(),
            // Not in their order: a game need not sort its moves.
            Turn::Seat(_) => vec![Move::Say(true), Move::Say(false)],
            Turn::Over => Vec::new(),
        }
    }

    fn legal_of(&self, seat: Seat) -> Vec<Move> {
        match self.turn() {
            Turn::Several(several) if several.seats.contains(seat) => {
                let is_last = several.seats.len() == 1;
                match several.clock {
                    _ if self.flaw == "no moves" && is_last => Vec::new(),
                    None => (1..=3).map(|number| Move::Choose(seat, number)).collect(),
                    Some(_) => vec![Move::Grab(seat), Move::Hold(seat)],
                }
            }
            Turn::Several(_) => Vec::new(),
            turn if turn.mover() == Some(seat) => self.legal(),
            _ => Vec::new(),
        }
    }

    fn mover(&self, mv: Move) -> Option<Seat> {
        match mv {
            Move::Choose(seat, _) if self.flaw == "wrong mover" => Some(self.seats().left_of(seat)),
            Move::Choose(seat, _) | Move::Grab(seat) | Move::Hold(seat) => Some(seat),
            Move::TimeUp if self.flaw == "time up is a player's" => self.to_move(),
            Move::Turn(_) | Move::TimeUp => None,
            Move::Play(_) | Move::Say(_) => self.to_move(),
        }
    }

    fn time_up(&self) -> Option<Move> {
        let has_clock = matches!(self.turn(), Turn::Several(several) if several.clock.is_some());
        let is_there = match self.flaw {
            "no time up" => false,
            "clock always there" => true,
            _ => has_clock,
        };
        is_there.then_some(Move::TimeUp)
    }

    fn check(&self, mv: Move) -> Result<(), Refused> {
        let moves = match self.turn() {
            Turn::Several(several) => {
                let moves = several.seats.iter().flat_map(|seat| self.legal_of(seat));
                moves.chain(self.time_up()).collect()
            }
            _ => self.legal(),
        };
        moves.contains(&mv).then_some(()).ok_or(Refused)
    }

    fn play_steps(&mut self, mv: Move, steps: &mut impl Extend<Move>) {
        match mv {
            Move::Choose(seat, number) => {
                self.chosen[seat] = Some(number);
                if self.flaw == "order counts" {
                    self.order.push(seat);
                }
            }
            Move::Turn(is_good) => self.card = Some(is_good),
            Move::Grab(seat) => self.grabbed = Some(Card::Of(seat)),
            Move::Hold(seat) => {
                self.held = self.held.with(seat);
                if self.held == SeatSet::all(self.seats()) {
                    self.grabbed = Some(Card::Nobodys);
                }
            }
            Move::TimeUp => self.grabbed = Some(Card::Nobodys),
            Move::Play(number) => self.played = Some(number),
            Move::Say(word) => self.said = Some(word),
        }
        steps.extend([mv]);
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        if self.turn() != Turn::Over {
            return None;
        }
        let point = if self.card == Some(true) { 1 } else { -1 };
        let mut payoffs = BySeat::new(self.seats());
        if let Some(Card::Of(seat)) = self.grabbed {
            payoffs[seat] += point;
        }
        payoffs[self.declarer()] += i32::from(self.played.unwrap_or(0));
        Some(payoffs)
    }

    fn payoff_sum(&self) -> Option<i32> {
        None
    }

    fn move_limit(&self) -> MoveLimit {
        MoveLimit::EndsWithin(9)
    }

    /// Until all have chosen, a player sees only their own number.
    fn view(&self, seat: Seat) -> View {
        let is_open = self.undecided().is_empty() || self.flaw == "shows choices";
        let seen = |of: Seat| self.chosen[of].filter(|_| is_open || of == seat);
        View {
            chosen: BySeat::from_fn(self.seats(), seen),
            turn: self.turn(),
            card: self.card,
            held: self.held,
            grabbed: self.grabbed,
            played: self.played,
            said: self.said,
        }
    }

    fn seen_step(&self, step: Move, seat: Seat) -> Option<Move> {
        match step {
            Move::Choose(of, _) if of != seat && !self.undecided().is_empty() => None,
            // The last choice is seen by all: it opens every number.
            step => Some(step),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("refused")
    }
}

impl core::error::Error for Refused {}
