//! The page of a trick: the cards played, all hands, and the explanation. Nothing changes its size or
//! place from trick to trick: each hand keeps a place for every card of the round.

use cards::{Card, CardSet, Seat};
use game::Game;
use little_devils::review::Review;
use little_devils::rules::{Match, Round, Trick};
use little_devils::session::{MatchRecord, rounds};
use little_devils::words::AnalysisWords;
use protocol::Node;
use words::Who;

use super::draw::{
    button, buttons, card_in_trick, cell, chip, chips, icon, paragraph, row_header, state, table,
};
use super::explanation;
use little_devils::protocol::Action;

/// What the page needs.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) words: &'static AnalysisWords,
    pub(super) record: &'a MatchRecord,
    /// Review of the match, if there is one.
    pub(super) review: Option<&'a Review>,
    /// Whether the match is the player's own. Otherwise somebody shared it, and the first seat is
    /// theirs.
    pub(super) own: bool,
    /// Action of the button "back".
    pub(super) back: &'a Action,
}

impl Page<'_> {
    /// Title and content; `None` if there is no such trick. Rounds and tricks count from 1.
    pub(super) fn nodes(self, round: usize, number: usize) -> Option<(String, Vec<Node>)> {
        let rounds = rounds(self.record);
        let (_, played) = rounds.get(round.checked_sub(1)?)?;
        let tricks = tricks(played);
        let (earlier, from) = tricks.split_at_checked(number.checked_sub(1)?)?;
        let trick = from.first()?;
        let title = self.words.trick_of_round(round, number);
        let before: usize = rounds[..round - 1]
            .iter()
            .map(|(_, round)| round.plays().count())
            .sum();
        let in_round: usize = earlier.iter().map(|trick| usize::from(trick.len())).sum();
        let play_on = button(self.words.play_on(), &Action::PlayOn(before + in_round));
        let nodes = vec![
            // The focus stays on the button, so a screen reader is told where the step has led.
            self.steps(&rounds, round, number)
                .with("data-told", format!("{title}. {}", self.text(trick))),
            self.players(&title, played, earlier, trick),
            self.explanation_section(round, number, trick),
            buttons([button(self.words.back(), self.back), play_on]),
        ];
        Some((title, nodes))
    }

    /// Buttons to other tricks, across rounds. Each has a fixed place and a key.
    fn steps(self, rounds: &[(Match, Round)], round: usize, number: usize) -> Node {
        let of_round = |(number, (_, round)): (usize, &(Match, Round))| {
            (1..=tricks(round).len()).map(move |trick| (number, trick))
        };
        let all: Vec<_> = (1..).zip(rounds).flat_map(of_round).collect();
        let here = all.iter().position(|trick| *trick == (round, number));
        let here = here.unwrap_or_default();
        let last = all.len() - 1;
        let step = |sign: &str, text: &str, key: &str, to: usize| {
            let step = Node::with_text("button", sign)
                .with("type", "button")
                .with(Node::KEY, key)
                .with("aria-label", text)
                .with("title", text);
            match all.get(to).filter(|_| to != here) {
                Some((round, trick)) => {
                    step.with(Node::ACTION, Action::Trick(*round, *trick).to_string())
                }
                None => step.with("aria-disabled", "true"),
            }
        };
        let words = self.words;
        let steps = [
            step("«", words.first(), "Home", 0),
            step("‹", words.previous(), "ArrowLeft", here.saturating_sub(1)),
            step("›", words.next(), "ArrowRight", (here + 1).min(last)),
            step("»", words.last(), "End", last),
        ];
        Node::new("p").with("class", "steps").children(steps)
    }

    /// A row for each player: card, name, and hand before the trick.
    fn players(self, title: &str, round: &Round, earlier: &[Trick], trick: &Trick) -> Node {
        let gone = earlier
            .iter()
            .fold(CardSet::EMPTY, |gone, trick| gone | trick.cards());
        let row = |seat: Seat| {
            let card = trick.card_of(seat);
            let lies = card.map(|card| card_in_trick(self.words, trick, card, self.who(seat)));
            vec![
                cell("").children(lies),
                row_header("").child(self.name(seat, trick)),
                cell("").child(self.hand(round.dealt()[seat], gone, card)),
            ]
        };
        let head = [
            self.words.card_column(),
            self.words.player(),
            self.words.hand(),
        ];
        let rows = round.seats().seats().map(row).collect();
        with_roles(table(title, &head, rows))
            .with("class", "hands")
            .with("data-state", state(trick))
    }

    /// Name of a player, marked if they take the trick.
    fn name(self, seat: Seat, trick: &Trick) -> Node {
        let name = match self.record.options().name(seat) {
            "" => self.words.default_name(),
            name => name,
        };
        if !trick.is_complete() || trick.taker() != Some(seat) {
            return Node::with_text("b", name);
        }
        let name = Node::with_text("b", format!("{name} "));
        let takes = icon("#fork")
            .with("role", "img")
            .with("aria-label", self.words.takes_column());
        name.with("class", "taking").child(takes)
    }

    /// The dealt hand: cards played before are hidden, the one played now is marked.
    fn hand(self, dealt: CardSet, gone: CardSet, played: Option<Card>) -> Node {
        chips(dealt.iter().map(|card| {
            let chip = chip(self.words, card, None);
            // Screen readers read the card beside the hand, where its player is named.
            if gone.contains(card) {
                chip.with("class", "gone").with("aria-hidden", "true")
            } else if played == Some(card) {
                chip.with("class", "marked").with("aria-hidden", "true")
            } else {
                chip
            }
        }))
    }

    /// Says who takes the trick and why, and what the player's card cost.
    fn explanation_section(self, round: usize, number: usize, trick: &Trick) -> Node {
        let decision = self.review.and_then(|review| {
            let mut decisions = review.rounds.get(round - 1)?.decisions.iter();
            decisions.find(|decision| decision.number == number)
        });
        let mattered =
            decision.map(|decision| paragraph(explanation::verdict(self.words, decision)));
        Node::new("section")
            .with("class", "told-trick")
            .child(paragraph(self.text(trick)))
            .children(mattered)
    }

    fn text(self, trick: &Trick) -> String {
        self.words.describe_trick(trick, &|seat| self.who(seat))
    }

    fn who(&self, seat: Seat) -> Who<'_> {
        if self.own && seat == Seat::FIRST {
            Who::You
        } else {
            Who::Other(self.record.options().name(seat))
        }
    }
}

/// Adds table roles, so that screen readers keep the table although its rows have another layout.
fn with_roles(mut node: Node) -> Node {
    let role = match (node.tag.as_str(), node.attribute("scope")) {
        ("table", _) => Some("table"),
        ("thead" | "tbody", _) => Some("rowgroup"),
        ("tr", _) => Some("row"),
        ("th", Some("row")) => Some("rowheader"),
        ("th", _) => Some("columnheader"),
        ("td", _) => Some("cell"),
        _ => None,
    };
    node.children = node.children.into_iter().map(with_roles).collect();
    match role {
        Some(role) => node.with("role", role),
        None => node,
    }
}

/// Tricks of a round, with an unfinished last one if it has been led.
fn tricks(round: &Round) -> Vec<Trick> {
    let current = Some(*round.position().trick()).filter(|trick| !trick.is_empty());
    let complete = round.tricks().iter().copied();
    complete
        .chain(current.filter(|_| !round.is_over()))
        .collect()
}
