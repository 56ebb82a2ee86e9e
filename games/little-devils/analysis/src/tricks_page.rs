//! The page of a trick: who played what, all hands, and what mattered. While somebody steps through
//! the tricks nothing changes its size or its place: each hand keeps a place for every card of the round.

use cards::{BySeat, Card, CardSet, Seat};
use game::Game;
use little_devils::review::Review;
use little_devils::rules::{Round, Trick};
use little_devils::scene::TrickScene;
use little_devils::session::MatchRecord;
use little_devils::words::{AnalysisWords, Words};
use protocol::Node;
use words::Who;

use super::Action;
use super::draw::{button, buttons, cell, chip, chips, first, icon, lying, state, table, text};
use super::explanation;

/// What tricks are shown with.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) words: &'static Words,
    pub(super) study: &'static AnalysisWords,
    pub(super) record: &'a MatchRecord,
    /// What the cards have cost, if it is known.
    pub(super) review: Option<&'a Review>,
    /// Whether the first seat is the person's who looks, or somebody's who shared the match.
    pub(super) own: bool,
    /// Where the way back leads.
    pub(super) back: &'a Action,
}

impl Page<'_> {
    /// The title and what is below it; `None` if there is no such trick. Rounds and tricks count
    /// from 1.
    pub(super) fn nodes(self, round: usize, number: usize) -> Option<(String, Vec<Node>)> {
        let rounds = self.record.rounds();
        let (deal, _) = rounds.get(round.checked_sub(1)?)?;
        let tricks = tricks(deal);
        let (earlier, from) = tricks.split_at_checked(number.checked_sub(1)?)?;
        let trick = TrickScene::new(number, from.first()?);
        let title = (self.study.trick_of)(round, number);
        let before: usize = rounds[..round - 1]
            .iter()
            .map(|(deal, _)| deal.plays().count())
            .sum();
        let in_round: usize = earlier.iter().map(|trick| usize::from(trick.len())).sum();
        let play_on = button(self.study.play_on, &Action::PlayOn(before + in_round));
        let nodes = vec![
            // A step keeps the focus, so what it has led to is said.
            self.steps(&rounds, round, number)
                .with("data-told", format!("{title}. {}", self.says(&trick))),
            self.players(&title, deal, earlier, &trick),
            self.told(round, &trick),
            buttons([button(self.study.back, self.back), play_on]),
        ];
        Some((title, nodes))
    }

    /// The ways to other tricks, over the ends of rounds; each has its place, and its key.
    fn steps(self, rounds: &[(Round, BySeat<u16>)], round: usize, number: usize) -> Node {
        let of_round = |(round, (deal, _)): (usize, &(Round, _))| {
            (1..=tricks(deal).len()).map(move |number| (round, number))
        };
        let all: Vec<_> = (1..).zip(rounds).flat_map(of_round).collect();
        let here = all.iter().position(|trick| *trick == (round, number));
        let here = here.unwrap_or_default();
        let last = all.len() - 1;
        let step = |sign: &str, says: &str, key: &str, to: usize| {
            let step = Node::says("button", sign)
                .with("type", "button")
                .with(Node::KEY, key)
                .with("aria-label", says)
                .with("title", says);
            match all.get(to).filter(|_| to != here) {
                Some((round, trick)) => {
                    step.with(Node::ACT, Action::Trick(*round, *trick).to_string())
                }
                None => step.with("aria-disabled", "true"),
            }
        };
        let study = self.study;
        let steps = [
            step("«", study.first, "Home", 0),
            step("‹", study.previous, "ArrowLeft", here.saturating_sub(1)),
            step("›", study.next, "ArrowRight", (here + 1).min(last)),
            step("»", study.last, "End", last),
        ];
        Node::new("p").with("class", "steps").children(steps)
    }

    /// A row a player: their card, who they are, and their hand before the trick.
    fn players(self, title: &str, deal: &Round, earlier: &[Trick], trick: &TrickScene) -> Node {
        let gone = earlier
            .iter()
            .fold(CardSet::EMPTY, |gone, trick| gone | trick.cards());
        let row = |seat: Seat| {
            let played = trick.plays.iter().find(|(player, _)| *player == seat);
            let card = played.map(|(_, card)| *card);
            let lies = card.map(|card| lying(self.words, trick, card, self.who(seat)));
            vec![
                cell("").children(lies),
                first("").child(self.name(seat, trick)),
                cell("").child(self.hand(deal.dealt()[seat], gone, card)),
            ]
        };
        let head = [self.study.card, self.words.player(), self.study.hand];
        let rows = deal.seats().seats().map(row).collect();
        with_roles(table(title, &head, rows))
            .with("class", "hands")
            .with("data-state", state(trick))
    }

    /// A player's name, and whether they take the trick.
    fn name(self, seat: Seat, trick: &TrickScene) -> Node {
        let name = match self.record.options().name(seat) {
            "" => self.words.default_name(),
            name => name,
        };
        if !trick.complete || trick.taker != Some(seat) {
            return Node::says("b", name);
        }
        let name = Node::says("b", format!("{name} "));
        let takes = icon("#fork")
            .with("role", "img")
            .with("aria-label", self.study.takes_trick);
        name.with("class", "taking").child(takes)
    }

    /// A place for each card of the round: those played before are gone, the one played now is marked.
    fn hand(self, dealt: CardSet, gone: CardSet, played: Option<Card>) -> Node {
        chips(dealt.iter().map(|card| {
            let chip = chip(self.words, card, None);
            // The card in the trick is named with its player beside the hand.
            if gone.contains(card) {
                chip.with("class", "gone").with("aria-hidden", "true")
            } else if played == Some(card) {
                chip.with("class", "marked").with("aria-hidden", "true")
            } else {
                chip
            }
        }))
    }

    /// Where the trick goes and why, and what the person's card has cost.
    fn told(self, round: usize, trick: &TrickScene) -> Node {
        let decision = self.review.and_then(|review| {
            let mut decisions = review.rounds.get(round - 1)?.decisions.iter();
            decisions.find(|decision| decision.number == trick.number)
        });
        let mattered = decision.map(|decision| text(explanation::verdict(self.study, decision)));
        Node::new("section")
            .with("class", "told-trick")
            .child(text(self.says(trick)))
            .children(mattered)
    }

    fn says(self, trick: &TrickScene) -> String {
        self.words.tell(trick, &|seat| self.who(seat))
    }

    fn who(&self, seat: Seat) -> Who<'_> {
        if self.own && seat == Seat::FIRST {
            Who::You
        } else {
            Who::Other(self.record.options().name(seat))
        }
    }
}

/// A table that remains one for those who listen, however its rows are laid out.
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

/// The tricks of a round, the unfinished last one too if it has been led.
fn tricks(deal: &Round) -> Vec<Trick> {
    let current = Some(*deal.position().trick()).filter(|trick| !trick.is_empty());
    let complete = deal.tricks().iter().copied();
    complete
        .chain(current.filter(|_| !deal.is_over()))
        .collect()
}
