//! The state machine of one player.

mod save;
mod tell;

use core::fmt;

use cards::Seat;

use crate::fact::{Fact, HeldCard};
use crate::lie::Lie;
use crate::message::{Message, Reason};
use crate::plan::Plan;
use crate::reading::Faces;
use crate::record::Record;
use crate::refusal::Refusal;
use crate::secrets::{Secrets, hand_commitment};
use crate::step::{carry_out, doer, steps};

pub use save::RestoreError;

/// One player's side of a sealed deal.
///
/// Its owner passes on the messages of the other players: each with its true sender (the table's log is signed),
/// those of one sender in order, and the same ones to all clients.
pub struct Client {
    me: Seat,
    secrets: Secrets,
    record: Record,
    faces: Faces,
    /// The cards that this player has seen, by position.
    seen: Vec<Option<u8>>,
    is_dealt: bool,
    is_finished: bool,
    is_audited: bool,
    /// Why this player ends the round early, if so.
    stop: Option<Reason>,
    /// All messages taken, this player's own included.
    log: Vec<(Seat, Vec<u8>)>,
}

/// What follows from an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Update {
    /// Messages to send to all other players, in this order.
    pub messages: Vec<Vec<u8>>,
    /// What has become known.
    pub facts: Vec<Fact>,
}

/// Why a card cannot be played, or a round cannot end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The cards are not dealt yet.
    NotDealt,
    /// The card is not in the hand, or no longer.
    NotInHand,
    /// The round is over or was stopped.
    Over,
}

impl Client {
    /// The client of the player at a seat, with its first message.
    ///
    /// `seed` must be 32 bytes that nobody can guess, and new for each deal. `None` if the plan has no
    /// such seat.
    #[must_use]
    pub fn new(plan: Plan, me: Seat, seed: [u8; 32]) -> Option<(Self, Update)> {
        let mut client = Self::silent(plan, me, seed)?;
        let mut update = Update::default();
        client.respond(&mut update);
        Some((client, update))
    }

    fn silent(plan: Plan, me: Seat, seed: [u8; 32]) -> Option<Self> {
        (me.index() < plan.seats().size()).then(|| Self {
            me,
            secrets: Secrets::new(&plan, me, seed),
            faces: Faces::new(plan.cards()),
            seen: vec![None; usize::from(plan.cards())],
            record: Record::new(plan),
            is_dealt: false,
            is_finished: false,
            is_audited: false,
            stop: None,
            log: Vec::new(),
        })
    }

    /// Takes a message of another player.
    ///
    /// # Errors
    /// The message is refused, and nothing has changed. After [`Refusal::TooEarly`] it should be given
    /// again when another message was taken, or after [`Client::finish`].
    pub fn receive(&mut self, from: Seat, bytes: &[u8]) -> Result<Update, Refusal> {
        if from == self.me || from.index() >= self.record.seats.len() {
            return Err(Refusal::NotTheirs);
        }
        let mut update = Update::default();
        self.accept(from, bytes, &mut update)?;
        self.respond(&mut update);
        Ok(update)
    }

    /// Plays a card of this player's hand. The game has to check whether the rules allow it.
    ///
    /// # Errors
    /// The card is not in the hand, or this is not the time to play.
    pub fn play(&mut self, card: u8) -> Result<Update, PlayError> {
        self.check_open()?;
        let held = self.hand().into_iter().find(|held| held.card == card);
        let position = held.ok_or(PlayError::NotInHand)?.position;
        let key = self.secrets.key(&self.record.plan, position);
        let mut update = Update::default();
        self.send(&Message::Play { position, key }, &mut update);
        Ok(update)
    }

    /// Ends the round, which by the rules of the game is over: opens the seed.
    ///
    /// To be called after the last move of a round, before the next message is received.
    ///
    /// # Errors
    /// The cards are not dealt, or the round has ended before.
    pub fn finish(&mut self) -> Result<Update, PlayError> {
        self.check_open()?;
        self.is_finished = true;
        let mut update = Update::default();
        self.respond(&mut update);
        Ok(update)
    }

    /// Ends the round, because by the rules of the game the moves so far cannot all be right, wherever the
    /// hidden cards are.
    ///
    /// # Errors
    /// The cards are not dealt, or the round has ended before.
    pub fn object(&mut self) -> Result<Update, PlayError> {
        self.check_open()?;
        let mut update = Update::default();
        self.stop(Reason::Objection, &mut update);
        self.respond(&mut update);
        Ok(update)
    }

    /// The seat of this client.
    #[must_use]
    pub const fn me(&self) -> Seat {
        self.me
    }

    /// The cards still in this player's hand, by ascending position. Empty until they are dealt.
    #[must_use]
    pub fn hand(&self) -> Vec<HeldCard> {
        let positions = self.record.plan.hand(self.me);
        let unplayed = positions.filter(|at| self.record.plays[usize::from(*at)].is_none());
        let held = unplayed.filter_map(|position| {
            let card = self.seen[usize::from(position)]?;
            Some(HeldCard { card, position })
        });
        held.collect()
    }

    /// All lies seen so far.
    #[must_use]
    pub fn lies(&self) -> &[Lie] {
        &self.record.lies
    }

    /// Whether the round is void: somebody has lied or has ended it early.
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.stop.is_some()
    }

    /// The seats whose message must come before anything else can happen. Empty while cards are
    /// played, which only the game can wait for, and at the end.
    #[must_use]
    pub fn waiting_for(&self) -> Vec<Seat> {
        let record = &self.record;
        let seats = record.plan.seats().seats();
        if !record.is_committed() {
            return seats
                .filter(|seat| record.said(*seat).commitments.is_none())
                .collect();
        }
        if self.stop.is_some() || self.is_finished {
            return seats
                .filter(|seat| record.said(*seat).opening.is_none())
                .collect();
        }
        if record.sealed().is_none() {
            return doer(&record.plan, record.decks.len() - 1)
                .into_iter()
                .collect();
        }
        seats
            .filter(|seat| record.said(*seat).hand_seeds.is_none())
            .collect()
    }

    fn check_open(&self) -> Result<(), PlayError> {
        if self.stop.is_some() || self.is_finished {
            Err(PlayError::Over)
        } else if self.is_dealt {
            Ok(())
        } else {
            Err(PlayError::NotDealt)
        }
    }

    /// Sends everything that this player can send now.
    fn respond(&mut self, update: &mut Update) {
        while let Some(message) = self.next_message() {
            self.send(&message, update);
        }
    }

    fn next_message(&self) -> Option<Message> {
        let Record { plan, decks, .. } = &self.record;
        let said = self.record.said(self.me);
        if said.commitments.is_none() {
            let hand = |hand| {
                let hand_seed = self.secrets.hand_seed(Some(hand));
                hand_commitment(plan, (self.me, hand), &hand_seed)
            };
            return Some(Message::Commit {
                seed: self.secrets.commitment(),
                hands: plan.seats().seats().map(hand).collect(),
            });
        }
        if said.opening.is_some() || !self.record.is_committed() {
            return None;
        }
        if let Some(reason) = self.stop.or(self.is_finished.then_some(Reason::End)) {
            let seed = self.secrets.seed();
            return Some(Message::Open { seed, reason });
        }
        let step = decks.len() - 1;
        if step < steps(plan) {
            let is_mine = doer(plan, step) == Some(self.me);
            return is_mine.then(|| Message::Step {
                number: u8::try_from(step).unwrap_or(u8::MAX),
                points: carry_out(plan, &self.secrets, step, &decks[step]),
            });
        }
        let others = plan.seats().seats().filter(|seat| *seat != self.me);
        said.hand_seeds.is_none().then(|| Message::Deal {
            hand_seeds: others
                .map(|hand| self.secrets.hand_seed(Some(hand)))
                .collect(),
        })
    }

    /// Sends a message: it is taken here like those of others.
    fn send(&mut self, message: &Message, update: &mut Update) {
        let bytes = message.write(&self.record.plan);
        let taken = self.accept(self.me, &bytes, update);
        debug_assert!(taken.is_ok(), "an own message is refused");
        update.messages.push(bytes);
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotDealt => "the cards are not dealt",
            Self::NotInHand => "the card is not in the hand",
            Self::Over => "the round is over",
        })
    }
}

impl core::error::Error for PlayError {}
