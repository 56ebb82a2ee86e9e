//! A situation at the table as one player knows it, drawn and told.

use cards::{Card, Seat};
use little_devils::rules::{Trick, View, points};
use little_devils::scene::{TrickScene, Turn};
use little_devils::words::{AnalysisWords, BOT_NAMES, Words};
use protocol::Node;
use words::Who;

use super::draw::{face, lying, state, text};

/// What a situation is drawn with.
#[derive(Clone, Copy)]
pub(super) struct Situation<'a> {
    pub(super) words: &'static Words,
    pub(super) study: &'static AnalysisWords,
    pub(super) view: &'a View,
}

impl Situation<'_> {
    /// What lies on the table, what has been taken, and what the viewer is to do.
    pub(super) fn table(self) -> Vec<Node> {
        let told = format!("{} {}", self.standing(), self.asks());
        let trick = self.view.trick();
        let lies = (!trick.is_empty()).then(|| self.trick(trick));
        let taken = self.taken().map(text);
        lies.into_iter()
            .chain([text(told.trim_start())])
            .chain(taken)
            .collect()
    }

    /// What can be looked up: each trick before this one, and the cards that are still out. Folded up
    /// one by one, so that no piece of the page is large.
    pub(super) fn lookup(self) -> Vec<Node> {
        let earlier = (1..).zip(self.view.tricks());
        let earlier = earlier.map(|(number, trick)| self.earlier(number, trick));
        let out = Node::new("ul").children(self.still_out());
        let out = details(self.study.still_out, out);
        earlier.chain([out]).collect()
    }

    /// What the viewer is to do, in the table's words.
    fn asks(self) -> String {
        let turn = Turn::new(self.view.hand(), self.view.trick());
        self.words.turn(turn)
    }

    /// The devils that players have taken in the round so far; `None` if nobody has any.
    fn taken(self) -> Option<String> {
        let devils = self.view.devils();
        let some = devils.iter().filter(|(_, devils)| **devils > 0);
        let list: Vec<String> = some
            .map(|(seat, devils)| format!("{} {devils}", self.name(seat)))
            .collect();
        (!list.is_empty()).then(|| (self.study.taken)(&list.join(", ")))
    }

    /// The cards of a trick with their players; the one that takes it, or would, stands out.
    fn trick(self, trick: &Trick) -> Node {
        let scene = TrickScene::new(1, trick);
        let play = |(seat, card): &(Seat, Card)| {
            let picture = lying(self.words, &scene, *card, self.who(*seat));
            let name = Node::says("span", self.name(*seat))
                .with("class", "name")
                .with("aria-hidden", "true");
            let item = Node::new("li").child(picture).child(name);
            if scene.taker == Some(*seat) {
                item.with("class", "taking")
            } else {
                item
            }
        };
        Node::new("ol")
            .with("class", "row")
            .with("data-state", state(&scene))
            .with("aria-label", self.words.trick())
            .children(scene.plays.iter().map(play))
    }

    /// How the trick on the table stands; empty where [`Self::asks`] says it all.
    fn standing(self) -> String {
        let trick = TrickScene::new(1, self.view.trick());
        let told = || self.words.tell(&trick, &|seat| self.who(seat));
        trick.bound.map(|_| told()).unwrap_or_default()
    }

    /// A trick before this one: who took it, and unfolded its cards.
    fn earlier(self, number: usize, trick: &Trick) -> Node {
        let devils = points::devils_of(trick.cards());
        let takes = trick.taken_by();
        let takes = takes.map(|(taker, card)| self.words.takes(self.who(taker), card, devils));
        let says = format!("{number}. {}", takes.unwrap_or_default());
        details(&says, self.trick(trick))
    }

    /// The cards in the other hands, those with the most devils first.
    fn still_out(self) -> impl Iterator<Item = Node> {
        let [none, one, two, three] = points::KINDS;
        let kinds = [points::FIVE, three, two, one, none];
        let out = self.view.unseen();
        kinds.into_iter().filter_map(move |kind| {
            let cards: Vec<Card> = (out & kind).iter().collect();
            let devils = self.words.devils(points::devils(*cards.first()?));
            let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
            Some(Node::says("li", format!("{devils} – {}", cards.join(", "))))
        })
    }

    /// The hand as cards to press; what may not be played says why when it is pressed.
    pub(super) fn hand(self, press: impl Fn(Card) -> String) -> Node {
        let legal = self.view.legal();
        let card = |card| {
            let button = Node::new("button")
                .with("type", "button")
                .with("class", "card")
                .with("data-card", format!("{card}"))
                .with(Node::ACT, press(card))
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

    /// What another player is called, from the viewer's left on.
    fn opponent(&self, seat: Seat) -> Option<&'static str> {
        let steps = self.view.seats().steps_between(self.view.me(), seat);
        BOT_NAMES.get(usize::from(steps).checked_sub(1)?).copied()
    }
}

/// Something to be looked up.
fn details(says: &str, node: Node) -> Node {
    Node::new("details")
        .child(Node::says("summary", says))
        .child(node)
}
