//! A position as one player sees it: drawn, and described in words.

use cards::{Card, Seat};
use little_devils::protocol::Action;
use little_devils::rules::{Trick, View, points};
use little_devils::scene::Turn;
use little_devils::words::{AnalysisWords, BOT_NAMES};
use protocol::Node;
use words::Who;

use super::draw::{card_in_trick, face, paragraph, state};

/// A view with what is needed to draw it.
#[derive(Clone, Copy)]
pub(super) struct Situation<'a> {
    pub(super) words: &'static AnalysisWords,
    pub(super) view: &'a View,
}

impl Situation<'_> {
    /// The trick on the table, the devils taken, and what the player has to do.
    pub(super) fn table(self) -> Vec<Node> {
        let standing = format!("{} {}", self.standing(), self.asks());
        let trick = self.view.trick();
        let lies = (!trick.is_empty()).then(|| self.trick(trick));
        let taken = self.taken().map(paragraph);
        lies.into_iter()
            .chain([paragraph(standing.trim_start())])
            .chain(taken)
            .collect()
    }

    /// Details to look up: each earlier trick, and the cards in other hands. Each is folded, so that
    /// no part of the page is large.
    pub(super) fn lookup(self) -> Vec<Node> {
        let earlier = (1..).zip(self.view.tricks());
        let earlier = earlier.map(|(number, trick)| self.earlier(number, trick));
        let out = Node::new("ul").children(self.still_out());
        let out = details(self.words.still_out(), out);
        earlier.chain([out]).collect()
    }

    /// What the player has to do, in the words of the table.
    fn asks(self) -> String {
        let turn = Turn::new(self.view.hand(), self.view.trick());
        self.words.turn(turn)
    }

    /// Devils taken in the round so far; `None` if nobody has any.
    fn taken(self) -> Option<String> {
        let devils = self.view.devils();
        let some = devils.iter().filter(|(_, devils)| **devils > 0);
        let list: Vec<String> = some
            .map(|(seat, devils)| format!("{} {devils}", self.name(seat)))
            .collect();
        (!list.is_empty()).then(|| self.words.taken(list.join(", ")))
    }

    /// Cards of a trick with their players. The card that takes it, or would take it, is marked.
    fn trick(self, trick: &Trick) -> Node {
        let play = |(seat, card): (Seat, Card)| {
            let picture = card_in_trick(self.words, trick, card, self.who(seat));
            let name = Node::with_text("span", self.name(seat))
                .with("class", "name")
                .with("aria-hidden", "true");
            let item = Node::new("li").child(picture).child(name);
            if trick.taker() == Some(seat) {
                item.with("class", "taking")
            } else {
                item
            }
        };
        Node::new("ol")
            .with("class", "row")
            .with("data-state", state(trick))
            .with("aria-label", self.words.trick())
            .children(trick.plays().map(play))
    }

    /// How the trick on the table stands; empty if [`Self::asks`] says it all.
    fn standing(self) -> String {
        let trick = self.view.trick();
        let standing = |_| self.words.describe_trick(trick, &|seat| self.who(seat));
        trick.direction().map(standing).unwrap_or_default()
    }

    /// An earlier trick: its taker, and folded its cards.
    fn earlier(self, number: usize, trick: &Trick) -> Node {
        let devils = points::devils_of(trick.cards());
        let takes = trick.taken_by();
        let takes = takes.map(|(taker, card)| self.words.takes(self.who(taker), card, devils));
        let text = format!("{number}. {}", takes.unwrap_or_default());
        details(&text, self.trick(trick))
    }

    /// Cards in the other hands, those with the most devils first.
    fn still_out(self) -> impl Iterator<Item = Node> {
        let [none, one, two, three] = points::KINDS;
        let kinds = [points::FIVE, three, two, one, none];
        let out = self.view.unseen();
        kinds.into_iter().filter_map(move |kind| {
            let cards: Vec<Card> = (out & kind).iter().collect();
            let devils = self.words.devils(points::devils(*cards.first()?));
            let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
            Some(Node::with_text(
                "li",
                format!("{devils} – {}", cards.join(", ")),
            ))
        })
    }

    /// The hand as buttons. An illegal card explains itself when pressed.
    pub(super) fn hand(self, press: impl Fn(Card) -> Action) -> Node {
        let legal = self.view.legal();
        let card = |card| {
            let button = Node::new("button")
                .with("type", "button")
                .with("class", "card")
                .with("data-card", format!("{card}"))
                .with(Node::ACTION, press(card).to_string())
                .with("aria-label", self.words.card(card, points::devils(card)))
                .child(face(card));
            if legal.contains(card) {
                button
            } else {
                button
                    .with("aria-disabled", "true")
                    .with("data-state", "illegal")
            }
        };
        Node::new("div")
            .with("class", "row")
            .with("role", "group")
            .with("aria-label", self.words.your_hand())
            .children(self.view.hand().iter().map(card))
    }

    fn who(&self, seat: Seat) -> Who<'static> {
        match self.opponent(seat) {
            None => Who::You,
            Some(name) => Who::Other(name),
        }
    }

    fn name(&self, seat: Seat) -> &'static str {
        self.opponent(seat).unwrap_or(self.words.you())
    }

    /// Name of an opponent, counted clockwise from the viewer.
    fn opponent(&self, seat: Seat) -> Option<&'static str> {
        let steps = self.view.seats().steps_between(self.view.me(), seat);
        BOT_NAMES.get(usize::from(steps).checked_sub(1)?).copied()
    }
}

/// A folded section with a title.
fn details(text: &str, node: Node) -> Node {
    Node::new("details")
        .child(Node::with_text("summary", text))
        .child(node)
}
