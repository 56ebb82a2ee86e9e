//! The page of a trick: all hands as they were before it, and what was played.

use crate::cards::{BySeat, CardSet, Seat};
use crate::play::MatchRecord;
use crate::rules::game::Game;
use crate::rules::little_devils::{Deal, Trick, points};
use crate::text::{StudyWords, Who, Words};
use crate::wire::Node;

use super::Act;
use super::draw::{button, buttons, cards, text};

/// What tricks are shown with.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) words: &'static Words,
    pub(super) study: &'static StudyWords,
    pub(super) record: &'a MatchRecord,
    /// Whether the first seat is the person's who looks, or somebody's who shared the match.
    pub(super) own: bool,
    /// Where the way back leads.
    pub(super) back: &'a Act,
}

impl Page<'_> {
    /// The title and what is below it; `None` if there is no such trick. Rounds and tricks count
    /// from 1.
    pub(super) fn nodes(self, round: usize, number: usize) -> Option<(String, Vec<Node>)> {
        let rounds = self.record.rounds();
        let (deal, _) = rounds.get(round.checked_sub(1)?)?;
        let tricks = tricks(deal);
        let trick = tricks.get(number.checked_sub(1)?)?;
        let mut nodes = vec![self.steps(&rounds, round, number)];
        let hands = hands_before(deal, &tricks[..number - 1]);
        for (seat, hand) in hands {
            let card = trick.card_of(seat).map(|card| (card, self.words.trick));
            let name = (self.study.hand_of)(self.record.options().name(seat));
            nodes.push(Node::says("h4", name));
            nodes.push(cards(self.words, hand, card));
        }
        nodes.push(self.what_happened(trick));
        let back = button(self.study.back, self.back);
        let before: usize = rounds[..round - 1]
            .iter()
            .map(|(deal, _)| deal.plays().count())
            .sum();
        let earlier: usize = tricks[..number - 1]
            .iter()
            .map(|trick| usize::from(trick.len()))
            .sum();
        let play_on = button(self.study.play_on, &Act::PlayOn(before + earlier));
        nodes.push(buttons([back, play_on]));
        Some(((self.study.trick_of)(round, number), nodes))
    }

    /// The ways to the trick before and the one after, over the ends of rounds.
    fn steps(self, rounds: &[(Deal, BySeat<u16>)], round: usize, number: usize) -> Node {
        let count = |round: usize| {
            let deal = rounds.get(round.checked_sub(1)?)?;
            Some(tricks(&deal.0).len()).filter(|count| *count > 0)
        };
        let before = match number {
            1 => count(round - 1).map(|last| Act::Trick(round - 1, last)),
            _ => Some(Act::Trick(round, number - 1)),
        };
        let after = if Some(number) < count(round) {
            Some(Act::Trick(round, number + 1))
        } else {
            count(round + 1).map(|_| Act::Trick(round + 1, 1))
        };
        let step = |says: &str, act: Option<Act>| act.map(|act| button(says, &act));
        buttons(
            [
                step(self.study.previous, before),
                step(self.study.next, after),
            ]
            .into_iter()
            .flatten(),
        )
    }

    fn what_happened(self, trick: &Trick) -> Node {
        let words = self.words;
        let plays = trick.plays().map(|(seat, card)| {
            let card = (words.card)(card, points::devils(card));
            (words.plays)(self.who(seat), &card)
        });
        let bound = trick.direction().zip(trick.led());
        let bound = bound.map(|(direction, led)| (words.bound)(direction, led));
        let who_takes = trick.taker().filter(|_| trick.is_complete());
        let takes =
            who_takes.map(|seat| (words.takes)(self.who(seat), points::devils_of(trick.cards())));
        let item = |says| Node::says("li", says);
        let list = Node::new("ol").children(plays.map(item));
        let rest = bound.into_iter().chain(takes).map(text);
        Node::new("section").child(list).children(rest)
    }

    fn who(&self, seat: Seat) -> Who<'_> {
        if self.own && seat == Seat::FIRST {
            Who::You
        } else {
            Who::Other(self.record.options().name(seat))
        }
    }
}

/// The tricks of a round, the unfinished last one too if it has been led.
fn tricks(deal: &Deal) -> Vec<Trick> {
    let current = Some(*deal.position().trick()).filter(|trick| !trick.is_empty());
    let complete = deal.tricks().iter().copied();
    complete
        .chain(current.filter(|_| !deal.is_over()))
        .collect()
}

/// Everybody's cards before a trick.
fn hands_before<'a>(
    deal: &'a Deal,
    earlier: &'a [Trick],
) -> impl Iterator<Item = (Seat, CardSet)> + 'a {
    let played = earlier
        .iter()
        .fold(CardSet::EMPTY, |played, trick| played | trick.cards());
    deal.seats()
        .seats()
        .map(move |seat| (seat, deal.dealt()[seat] - played))
}
