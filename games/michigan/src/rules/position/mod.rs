//! A position: a round in progress as a small state, with all cards open.

mod end;
mod exchange;
mod play;

use cards::french::{PlayingCard, PlayingCardSet, Suit};
use cards::{BySeat, Seat, SeatCount};

use crate::rules::{
    Deal, Decision, Decisions, IllegalDecision, Layout, Options, Payment, Step, boodle_card,
};

/// A round in progress, without its past. It is small and `Copy`, so searches play on it directly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(in crate::rules) options: Options,
    pub(in crate::rules) dealer: Seat,
    pub(in crate::rules) is_last: bool,
    pub(in crate::rules) phase: Phase,
    pub(in crate::rules) hands: BySeat<PlayingCardSet>,
    pub(in crate::rules) dead: PlayingCardSet,
    pub(in crate::rules) played: PlayingCardSet,
    pub(in crate::rules) layout: Layout,
    /// Chips won or lost in this deal.
    pub(in crate::rules) won: BySeat<i32>,
    /// Players who collect nothing more for boodle cards (rules 9a and 9b).
    pub(in crate::rules) barred: BySeat<bool>,
    /// The cards that each player has held back, played later or not (rule 9b).
    pub(in crate::rules) held: BySeat<PlayingCardSet>,
}

/// The phase of a round, with the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// This player keeps or swaps (rule 3; rule 10 for the dealer).
    Exchange(Seat),
    /// The auction of the dead hand (rule 10).
    Auction {
        /// The player to bid or to pass.
        bidder: Seat,
        /// The players who have passed.
        passed: BySeat<bool>,
        /// The highest bid so far, with its player.
        highest: Option<(Seat, u8)>,
    },
    /// This player leads.
    Lead {
        /// The player.
        leader: Seat,
        /// The suit that has just stopped. It is led only by a player who has no other.
        stopped: Option<Suit>,
    },
    /// The holder of the next card plays it or holds it back. Only if players watch themselves.
    PlayOn {
        /// The holder of the next card.
        holder: Seat,
        /// The next card.
        next: PlayingCard,
        /// The player of the last card.
        last: Seat,
    },
    /// The deal is over: this player has won, or nobody.
    Over(Option<Seat>),
}

impl Position {
    /// The position after the antes (rule 1).
    #[must_use]
    pub fn new(deal: &Deal) -> Self {
        let seats = deal.seats();
        let ante = |seat| if seat == deal.dealer { 2 } else { 1 };
        let antes: i32 = seats.seats().map(ante).sum();
        Self {
            options: deal.options,
            dealer: deal.dealer,
            is_last: deal.is_last,
            phase: Phase::Exchange(deal.dealer),
            hands: deal.hands,
            dead: deal.dead,
            played: PlayingCardSet::EMPTY,
            layout: Layout::from_fn(|suit| deal.layout[suit] + antes),
            won: BySeat::from_fn(seats, |seat| -4 * ante(seat)),
            barred: BySeat::new(seats),
            held: BySeat::new(seats),
        }
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.hands.seats()
    }

    /// The phase.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The options.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// Whether this is the last deal of a match.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        self.is_last
    }

    /// The current hands.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<PlayingCardSet> {
        &self.hands
    }

    /// The dead hand.
    #[must_use]
    pub const fn dead(&self) -> PlayingCardSet {
        self.dead
    }

    /// All cards played.
    #[must_use]
    pub const fn played(&self) -> PlayingCardSet {
        self.played
    }

    /// The chips on the boodle cards.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// The chips that each player has won or lost in this deal so far.
    #[must_use]
    pub const fn won(&self) -> &BySeat<i32> {
        &self.won
    }

    /// The player to move; `None` when the deal is over.
    #[must_use]
    pub const fn to_move(&self) -> Option<Seat> {
        self.phase.to_move()
    }

    /// The winner; `None` while the deal is not over, or if nobody has won.
    #[must_use]
    pub const fn winner(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over(winner) => winner,
            _ => None,
        }
    }

    /// The legal decisions of the player to move; none when the deal is over.
    #[must_use]
    pub fn legal(&self) -> Decisions {
        let hand = self.to_move().map(|seat| self.hands[seat]);
        self.phase.legal(self.options, hand.unwrap_or_default())
    }

    /// Checks a decision of the player to move.
    ///
    /// # Errors
    /// The reason why the rules forbid it.
    pub fn check(&self, decision: Decision) -> Result<(), IllegalDecision> {
        let legal = self.legal();
        if legal.contains(decision) {
            return Ok(());
        }
        Err(match (self.phase, decision.card()) {
            (Phase::Over(_), _) => IllegalDecision::DealOver,
            (Phase::Exchange(_), _) => IllegalDecision::KeepOrSwap,
            (Phase::Auction { .. }, _) => IllegalDecision::PassOrBid(*legal.bids().start()),
            (Phase::PlayOn { next, .. }, _) => IllegalDecision::PlayOnOrHold(next),
            (Phase::Lead { .. }, None) => IllegalDecision::LeadACard,
            (Phase::Lead { leader, .. }, Some(card)) => {
                let hand = self.hands[leader];
                let lowest = legal.cards().suited(card.suit()).lowest();
                match lowest {
                    _ if !hand.contains(card) => IllegalDecision::NotInHand(card),
                    Some(lowest) => IllegalDecision::LowerCard(lowest),
                    None => IllegalDecision::StoppedSuit(card.suit()),
                }
            }
        })
    }

    /// Plays a legal decision, and all cards that follow by themselves. Appends the steps to `steps`.
    ///
    /// # Panics
    /// In debug builds, if the decision is not legal.
    pub fn play(&mut self, decision: Decision, steps: &mut impl Extend<Step>) {
        debug_assert!(self.legal().contains(decision), "{decision:?} is not legal");
        match (self.phase, decision) {
            (Phase::Exchange(seat), _) => self.exchange(seat, decision, steps),
            (Phase::Auction { bidder, .. }, _) => self.bid(bidder, decision, steps),
            (Phase::Lead { leader, .. }, Decision::Card(card)) => self.lead(leader, card, steps),
            (Phase::PlayOn { holder, next, last }, Decision::Hold) => {
                self.hold(holder, (last, next), steps);
            }
            (Phase::PlayOn { holder, next, .. }, _) => self.play_cards(holder, next, false, steps),
            _ => {}
        }
    }

    /// The chips of the layout that each player gets at the end of a match: all go to the winner, or an
    /// even share to everybody if nobody has won (rule 8).
    #[must_use]
    pub fn layout_shares(&self) -> BySeat<i32> {
        let total = self.layout.total();
        let share = total / i32::from(self.seats().get());
        BySeat::from_fn(self.seats(), |seat| match self.winner() {
            Some(winner) if winner == seat => total,
            Some(_) => 0,
            None => share,
        })
    }

    /// Moves chips from one player to another, as a step; nothing for no chips, or to oneself.
    fn pay(
        &mut self,
        (from, to, chips): (Seat, Seat, i32),
        payment: Payment,
        steps: &mut impl Extend<Step>,
    ) {
        if from == to || chips == 0 {
            return;
        }
        self.won[from] -= chips;
        self.won[to] += chips;
        steps.extend([Step::Paid {
            from,
            to,
            chips,
            payment,
        }]);
    }

    /// The chips on the boodle card of a suit, and who holds that card unplayed.
    fn boodle_holder(&self, suit: Suit) -> (i32, Option<Seat>) {
        let card = boodle_card(suit);
        let mut holders = self.hands.iter().filter(|(_, hand)| hand.contains(card));
        (self.layout[suit], holders.next().map(|(seat, _)| seat))
    }
}

impl Phase {
    /// The player to move; `None` when the deal is over.
    #[must_use]
    pub const fn to_move(self) -> Option<Seat> {
        match self {
            Self::Exchange(seat) => Some(seat),
            Self::Auction { bidder, .. } => Some(bidder),
            Self::Lead { leader, .. } => Some(leader),
            Self::PlayOn { holder, .. } => Some(holder),
            Self::Over(_) => None,
        }
    }

    /// The legal decisions of the player to move, who has this hand; none when the deal is over.
    pub(in crate::rules) fn legal(self, options: Options, hand: PlayingCardSet) -> Decisions {
        match self {
            Self::Exchange(_) => Decisions::EXCHANGE,
            Self::Auction { highest, .. } => {
                Decisions::auction(highest.map_or(1, |(_, chips)| chips + 1))
            }
            Self::Lead { stopped, .. } => Decisions::of_cards(leads(options, hand, stopped)),
            Self::PlayOn { next, .. } => Decisions::play_on(PlayingCardSet::EMPTY.with(next)),
            Self::Over(_) => Decisions::NONE,
        }
    }
}

/// The cards of a hand that may be led.
fn leads(options: Options, hand: PlayingCardSet, stopped: Option<Suit>) -> PlayingCardSet {
    let others = stopped.map_or(hand, |suit| hand - PlayingCardSet::of_suit(suit));
    let allowed = if others.is_empty() { hand } else { others };
    if options.watch {
        return allowed;
    }
    let lowest = Suit::ALL.map(|suit| allowed.suited(suit).lowest());
    lowest.into_iter().flatten().collect()
}
