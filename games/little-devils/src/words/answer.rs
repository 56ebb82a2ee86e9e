//! Spoken answers about the table, for players who cannot see it.

use crate::rules::HAND_SIZE;
use crate::scene::{Playable, Scene, TrickScene};
use cards::{Card, Seat};

use crate::words::Speaker;

/// A question that may be asked at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which cards do I hold?
    Hand,
    /// How many cards and devils does each player have, and what lies on the table?
    Table,
    /// What was played last, or which trick was taken last?
    Last,
    /// What are the scores?
    Scores,
    /// In which direction does the trick run, and who would take it?
    Direction,
    /// What may I play?
    Playable,
}

impl Question {
    /// The question that a key asks, a lower-case letter in any keyboard language.
    #[must_use]
    pub const fn from_key(key: char) -> Option<Self> {
        match key {
            'h' => Some(Self::Hand),
            't' => Some(Self::Table),
            'l' => Some(Self::Last),
            's' => Some(Self::Scores),
            'd' => Some(Self::Direction),
            'p' => Some(Self::Playable),
            _ => None,
        }
    }
}

impl Speaker<'_> {
    /// The answer, in whole sentences.
    #[must_use]
    pub fn answer(&self, scene: &Scene, question: Question) -> String {
        let words = self.words();
        match question {
            Question::Hand => words.hand_is(self.list(scene.hand.iter().map(|held| held.card))),
            Question::Table => self.table(scene),
            Question::Last => self.last(scene),
            Question::Scores => self.totals(scene),
            Question::Direction => self.trick(&scene.trick),
            Question::Playable => self.playable(scene),
        }
    }

    pub(super) fn list(&self, cards: impl Iterator<Item = Card>) -> String {
        cards
            .map(|card| self.card(card))
            .collect::<Vec<_>>()
            .join("; ")
    }

    /// Describes the trick, then the players in playing order.
    fn table(&self, scene: &Scene) -> String {
        let trick = &scene.trick;
        let mut parts = vec![self.words().trick_of(trick.number, HAND_SIZE)];
        if !trick.plays.is_empty() {
            parts.push(self.trick_plays(trick));
        }
        parts.push(self.trick(trick));
        let (before, from_leader) = scene.seats.split_at(trick.leader.index());
        let seat = |seat| format!("{}: {}.", self.name(seat), self.seat(seat));
        parts.extend(from_leader.iter().chain(before).map(seat));
        parts.join(" ")
    }

    fn trick_plays(&self, trick: &TrickScene) -> String {
        let play = |(seat, card): &(_, _)| self.play(trick, *seat, *card);
        trick.plays.iter().map(play).collect::<Vec<_>>().join(" ")
    }

    fn play(&self, trick: &TrickScene, seat: Seat, card: Card) -> String {
        self.plays(seat, card, trick.is_led(card), trick.failed.contains(card))
    }

    fn last(&self, scene: &Scene) -> String {
        match (&scene.trick, scene.past_tricks.last()) {
            (trick, _) if trick.complete => {
                format!("{} {}", self.trick_plays(trick), self.trick(trick))
            }
            (trick, _) if !trick.plays.is_empty() => {
                let last = trick.plays.last().copied();
                last.map(|(seat, card)| self.play(trick, seat, card))
                    .unwrap_or_default()
            }
            (_, Some(last)) => format!("{} {}", self.trick_plays(last), self.trick(last)),
            _ => self.words().nothing_yet().into(),
        }
    }

    fn totals(&self, scene: &Scene) -> String {
        let row = |seat: &crate::scene::SeatScene| {
            self.words()
                .devils_so_far(self.who(seat.seat), seat.devils, seat.before)
        };
        scene.seats.iter().map(row).collect::<Vec<_>>().join(" ")
    }

    fn playable(&self, scene: &Scene) -> String {
        let playable = scene
            .hand
            .iter()
            .filter(|held| held.playable == Playable::Yes);
        let cards = self.list(playable.map(|held| held.card));
        if cards.is_empty() {
            self.words().not_your_turn().into()
        } else {
            self.words().may_play(cards)
        }
    }
}
