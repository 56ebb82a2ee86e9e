//! Deals that agree with a view, each exactly as likely as the others.
//!
//! What a player may still hold follows from the past: a failure to follow leaves only cards on the
//! other side of the led one, a lead with 5 devils only such cards (rules 2 and 4). Players with the
//! same limits form a group, cards that the same groups may hold a class. The ways to divide the
//! classes among the groups are counted once for a view; then each draw walks down the counts, and
//! nothing is ever thrown away.

mod limits;
mod pile;

use std::collections::HashMap;

use crate::rules::View;
use cards::{BySeat, Card, CardSet, Generator, Seat, below_wide, shuffle};

use crate::bots::playout_state::PlayoutState;
use limits::{Class, Group, classes, groups};
use pile::{Drawn, Pile};

/// Every deal that agrees with one view, ready to draw from.
#[derive(Clone, Debug)]
pub struct Sampler {
    me: Seat,
    hands: BySeat<CardSet>,
    groups: Vec<Group>,
    classes: Vec<Class>,
    nodes: Vec<Node>,
    branches: Vec<Branch>,
    /// The first node; none if no card is hidden.
    root: usize,
    deals: u128,
}

/// A choice: how many of a class's remaining cards a group gets.
#[derive(Clone, Copy, Debug)]
struct Node {
    class: usize,
    group: usize,
    first: usize,
    end: usize,
}

/// One way to choose: so many cards, and the ways of all branches up to this one together.
#[derive(Clone, Copy, Debug)]
struct Branch {
    cards: u8,
    ways: u128,
    next: usize,
}

/// Where a walk stands: the class and group to be decided on, the class's cards left, the groups'
/// room left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Stand {
    class: usize,
    group: usize,
    cards: u8,
    room: [u8; 5],
}

/// The node after the last choice.
const DONE: usize = usize::MAX;

impl Sampler {
    /// Counts the deals that agree with the view; `None` if none does, which can be so only of a view
    /// that somebody made up.
    #[must_use]
    pub fn new(view: &View) -> Option<Self> {
        let possible_cards =
            *PlayoutState::from_view(view, &BySeat::new(view.seats())).possible_cards();
        let mut hands = BySeat::new(view.seats());
        hands[view.me()] = view.hand();
        let groups = groups(view, &possible_cards);
        let classes = classes(view.unseen(), &groups);
        let mut sampler = Self {
            me: view.me(),
            hands,
            groups,
            classes,
            nodes: Vec::new(),
            branches: Vec::new(),
            root: DONE,
            deals: 0,
        };
        sampler.count();
        (sampler.deals > 0).then_some(sampler)
    }

    /// How many deals agree with the view; at least 1.
    #[must_use]
    pub const fn deals(&self) -> u128 {
        self.deals
    }

    /// Whose view it is.
    #[must_use]
    pub const fn me(&self) -> Seat {
        self.me
    }

    /// Whether nothing that the player did shows that they cannot hold the card; of a card that is not
    /// hidden, false.
    #[must_use]
    pub fn may_hold(&self, seat: Seat, card: Card) -> bool {
        let of = |group: &&Group| group.members.iter().any(|(member, _)| *member == seat);
        let group = self.groups.iter().find(of);
        group.is_some_and(|group| group.possible_cards.contains(card))
    }

    /// The hands as they stand in one of the deals, drawn uniformly.
    #[must_use]
    pub fn draw(&self, generator: &mut Generator) -> BySeat<CardSet> {
        let mut drawn = Drawn::default();
        let mut node = self.root;
        let mut class = usize::MAX;
        let mut cards = Pile::default();
        while let Some(&Node {
            class: of,
            group,
            first,
            end,
        }) = self.nodes.get(node)
        {
            if of != class {
                class = of;
                cards.fill(&self.classes[class].cards);
            }
            let branches = &self.branches[first..end];
            let branch = &branches[pick(branches, generator)];
            cards.move_to(
                &mut drawn.piles[group],
                usize::from(branch.cards),
                generator,
            );
            node = branch.next;
        }
        self.hand_out(&mut drawn, generator)
    }

    /// Divides each group's cards among its members.
    fn hand_out(&self, drawn: &mut Drawn, generator: &mut Generator) -> BySeat<CardSet> {
        let mut hands = self.hands;
        for (group, pile) in self.groups.iter().zip(&mut drawn.piles) {
            if group.members.len() > 1 {
                shuffle(&mut pile.cards[..pile.len], generator);
            }
            let mut cards = pile.cards[..pile.len].iter();
            for (seat, room) in &group.members {
                hands[*seat] = cards.by_ref().take(*room).copied().collect();
            }
        }
        hands
    }

    fn count(&mut self) {
        let mut room = [0; 5];
        for (room, group) in room.iter_mut().zip(&self.groups) {
            *room = group.room;
        }
        let cards = self.class_size(0);
        let stand = Stand {
            class: 0,
            group: 0,
            cards,
            room,
        };
        let (first, ways) = self.ways(stand, &mut HashMap::new());
        self.root = first;
        self.deals = ways * self.groups.iter().map(Group::ways).product::<u128>();
    }

    /// The node of a stand, and in how many ways the groups can be served from there.
    fn ways(&mut self, stand: Stand, known: &mut HashMap<Stand, (usize, u128)>) -> (usize, u128) {
        if stand.class == self.classes.len() {
            return (DONE, 1);
        }
        if stand.group == self.groups.len() {
            if stand.cards > 0 {
                return (DONE, 0);
            }
            let class = stand.class + 1;
            let cards = self.class_size(class);
            return self.ways(
                Stand {
                    class,
                    group: 0,
                    cards,
                    ..stand
                },
                known,
            );
        }
        if !self.classes[stand.class].groups[stand.group] {
            return self.ways(
                Stand {
                    group: stand.group + 1,
                    ..stand
                },
                known,
            );
        }
        if let Some(found) = known.get(&stand) {
            return *found;
        }
        let found = self.branch(stand, known);
        known.insert(stand, found);
        found
    }

    /// A new node for a stand where a group may be given cards of a class.
    fn branch(&mut self, stand: Stand, known: &mut HashMap<Stand, (usize, u128)>) -> (usize, u128) {
        let mut branches = Vec::new();
        let mut all = 0;
        for cards in 0..=stand.cards.min(stand.room[stand.group]) {
            let mut after = stand;
            after.group += 1;
            after.cards -= cards;
            after.room[stand.group] -= cards;
            let (next, ways) = self.ways(after, known);
            if ways > 0 {
                all += ways * binomial(stand.cards, cards);
                branches.push(Branch {
                    cards,
                    ways: all,
                    next,
                });
            }
        }
        let first = self.branches.len();
        self.branches.extend(branches);
        self.nodes.push(Node {
            class: stand.class,
            group: stand.group,
            first,
            end: self.branches.len(),
        });
        (self.nodes.len() - 1, all)
    }

    fn class_size(&self, class: usize) -> u8 {
        self.classes
            .get(class)
            .map_or(0, |class| small(class.cards.len()))
    }
}

/// The branch to take, each as likely as it has ways.
fn pick(branches: &[Branch], generator: &mut Generator) -> usize {
    let Some(last) = branches.last() else {
        return 0;
    };
    if branches.len() == 1 {
        return 0;
    }
    let way = below_wide(generator, last.ways);
    branches
        .iter()
        .position(|branch| way < branch.ways)
        .unwrap_or(0)
}

/// A number of cards, which is below 256.
fn small(cards: usize) -> u8 {
    u8::try_from(cards).unwrap_or(u8::MAX)
}

/// In how many ways `few` of `all` cards can be chosen.
fn binomial(all: u8, few: u8) -> u128 {
    (0..u128::from(few)).fold(1, |ways, at| ways * (u128::from(all) - at) / (at + 1))
}
