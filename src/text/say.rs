//! From facts to sentences.

use crate::cards::{Card, Seat};
use crate::rules::little_devils::points;
use crate::scene::{Decided, Playable, Prompt, Said, SeatScene, TrickScene};

use super::Words;

/// Who a sentence is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The person at the page.
    You,
    /// Somebody else, by name.
    Other(&'a str),
}

/// Somebody who knows the language and everybody's name.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    words: &'static Words,
    seats: &'a [SeatScene],
}

impl<'a> Speaker<'a> {
    /// A speaker at a table.
    #[must_use]
    pub const fn new(words: &'static Words, seats: &'a [SeatScene]) -> Self {
        Self { words, seats }
    }

    /// The language's words.
    pub(super) const fn words(&self) -> &'static Words {
        self.words
    }

    /// What a player is called, and whether that is you.
    #[must_use]
    pub fn name(&self, seat: &SeatScene) -> String {
        (self.words.seat_name)(&seat.name, seat.level.is_none())
    }

    /// Who sits there, as sentences name them.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who<'a> {
        match self.seats.get(seat.index()) {
            Some(other) if other.level.is_some() => Who::Other(&other.name),
            _ => Who::You,
        }
    }

    /// A card's name: "15, 5 devils".
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        (self.words.card)(card, points::devils(card))
    }

    /// A fact, said.
    #[must_use]
    pub fn say(&self, said: &Said) -> String {
        let words = self.words;
        match said {
            Said::Dealt {
                round,
                dealer,
                leader,
            } => (words.dealt)(*round, self.who(*dealer), self.who(*leader)),
            Said::Played { seat, card } => (words.plays)(self.who(*seat), &self.card(*card)),
            Said::Decided { direction, led } => (words.bound)(*direction, *led),
            Said::Taken { taker, devils } => (words.takes)(self.who(*taker), *devils),
            Said::RoundOver { devils } => devils
                .iter()
                .map(|(seat, devils, total)| (words.round_devils)(self.who(*seat), *devils, *total))
                .collect::<Vec<_>>()
                .join(" "),
            Said::MatchOver { winners } => self.wins(winners),
        }
    }

    /// Who has won.
    #[must_use]
    pub fn wins(&self, winners: &[Seat]) -> String {
        let winners: Vec<Who<'_>> = winners.iter().map(|seat| self.who(*seat)).collect();
        (self.words.wins)(&winners)
    }

    /// Which round decided the match.
    #[must_use]
    pub fn decided(&self, decided: &Decided) -> String {
        let (winner, rival) = (self.who(decided.winner), self.who(decided.rival));
        (self.words.decided)(decided.round, winner, decided.few, rival, decided.many)
    }

    /// That a card is played by a second press.
    #[must_use]
    pub fn press_again(&self, card: Card) -> String {
        (self.words.setting.press_again)(&self.card(card))
    }

    /// What the table waits for.
    #[must_use]
    pub fn prompt(&self, prompt: &Prompt, round: usize) -> String {
        let words = self.words;
        match prompt {
            Prompt::Lead => words.lead.into(),
            Prompt::Decide { led } => (words.decide)(*led),
            Prompt::Follow { direction, led } => (words.follow)(*direction, *led),
            Prompt::Free { direction, led } => (words.free)(*direction, *led),
            Prompt::Bot(seat) => (words.thinks)(self.who(*seat)),
            Prompt::Taken { taker, devils } => (words.takes)(self.who(*taker), *devils),
            Prompt::RoundOver => (words.round_over)(round),
            Prompt::MatchOver(_) => words.match_over.into(),
        }
    }

    /// Why a card may not be played; empty if it may.
    #[must_use]
    pub fn refusal(&self, playable: Playable) -> String {
        match playable {
            Playable::Yes => String::new(),
            Playable::No(reason) => (self.words.refused)(&reason),
            Playable::NotNow => self.words.not_your_turn.into(),
        }
    }

    /// The direction of a trick and who would take it, as far as decided.
    #[must_use]
    pub fn trick(&self, trick: &TrickScene) -> String {
        let words = self.words;
        match (trick.plays.len(), trick.bound, trick.taker) {
            (0, ..) => (words.empty_trick)(self.who(trick.leader)),
            (_, Some((direction, led)), Some(taker)) => {
                let who = self.who(taker);
                let phrase = if trick.complete {
                    words.takes
                } else {
                    words.would_take
                };
                format!(
                    "{} {}",
                    (words.bound)(direction, led),
                    phrase(who, trick.devils)
                )
            }
            _ => words.undecided.into(),
        }
    }

    /// A player across the table in one sentence.
    #[must_use]
    pub fn seat(&self, seat: &SeatScene) -> String {
        let words = self.words;
        let mut parts = vec![
            (words.cards_left)(seat.cards_left),
            (words.devils_this_round)(seat.devils),
            (words.total_is)(seat.total),
        ];
        if seat.dealer {
            parts.push(words.deals.into());
        }
        parts.join(", ")
    }
}
