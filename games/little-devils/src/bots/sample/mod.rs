//! Sampler: draws determinizations of a view, all equally likely. A determinization is a full deal that
//! agrees with the view.
//!
//! Past play limits what a player can hold: after a failure to follow only cards on the other side
//! of the led card (rule 3.4), after a lead with 5 devils only such cards (rule 3.2). Players with
//! the same limits form a group; cards that the same groups can hold form a class. Once for each
//! view, dynamic programming counts the ways to divide the classes among the groups. Each draw then
//! walks down these counts. No draw is ever rejected.

mod limits;
mod numbers;
mod pile;

use rustc_hash::FxHashMap;

use crate::rules::View;
use cards::{BySeat, Card, CardSet, Generator, Seat, below_wide, shuffle};

use crate::bots::playout_state::PlayoutState;
use limits::{Class, Group, classes, groups};
use numbers::{binomial, small};
use pile::{Drawn, Pile};

/// All determinizations of one view, ready to draw from.
#[derive(Clone, Debug)]
pub struct Sampler {
    me: Seat,
    hands: BySeat<CardSet>,
    groups: Vec<Group>,
    classes: Vec<Class>,
    nodes: Vec<Node>,
    branches: Vec<Branch>,
    /// The first node; [`DONE`] if no card is hidden.
    root: usize,
    determinizations: u128,
}

/// A choice: the number of remaining cards of a class that a group gets.
#[derive(Clone, Copy, Debug)]
struct Node {
    class: usize,
    group: usize,
    /// Its branches are those from `first` to before `end`.
    first: usize,
    end: usize,
}

/// One outcome of a choice. `ways` is cumulative: it includes all branches up to this one.
#[derive(Clone, Copy, Debug)]
struct Branch {
    cards: u8,
    ways: u128,
    /// The node after this outcome; [`DONE`] after the last choice.
    next: usize,
}

/// The state of the dynamic program: the class and group to be decided on, the cards left in the
/// class, and the room left in each group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct DpState {
    class: usize,
    group: usize,
    cards: u8,
    /// By group; there are at most as many as opponents.
    room: [u8; MAX_OPPONENTS],
}

/// The most players besides the viewer.
const MAX_OPPONENTS: usize = 5;
/// The node after the last choice.
const DONE: usize = usize::MAX;

impl Sampler {
    /// Counts the determinizations of the view. `None` if there are none, which happens only for
    /// an invented view.
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
            determinizations: 0,
        };
        sampler.count_determinizations();
        (sampler.determinizations > 0).then_some(sampler)
    }

    /// The number of determinizations of the view; at least 1.
    #[must_use]
    pub const fn determinizations(&self) -> u128 {
        self.determinizations
    }

    /// The viewer's seat.
    #[must_use]
    pub const fn me(&self) -> Seat {
        self.me
    }

    /// Whether the player can hold the hidden card, given public failures to follow. False for a
    /// card that is not hidden.
    #[must_use]
    pub fn may_hold(&self, seat: Seat, card: Card) -> bool {
        let has_seat = |group: &&Group| group.members.iter().any(|(member, _)| *member == seat);
        let group = self.groups.iter().find(has_seat);
        group.is_some_and(|group| group.possible_cards.contains(card))
    }

    /// Draws a determinization uniformly, and returns its hands.
    #[must_use]
    pub fn draw(&self, generator: &mut Generator) -> BySeat<CardSet> {
        let mut drawn = Drawn::default();
        let mut node = self.root;
        let mut class = usize::MAX;
        let mut cards = Pile::default();
        while let Some(&Node {
            class: next_class,
            group,
            first,
            end,
        }) = self.nodes.get(node)
        {
            if next_class != class {
                class = next_class;
                cards.fill(&self.classes[class].cards);
            }
            let branches = &self.branches[first..end];
            let branch = &branches[draw_branch(branches, generator)];
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

    fn count_determinizations(&mut self) {
        let mut room = [0; MAX_OPPONENTS];
        for (room, group) in room.iter_mut().zip(&self.groups) {
            *room = group.room;
        }
        let cards = self.class_size(0);
        let state = DpState {
            class: 0,
            group: 0,
            cards,
            room,
        };
        let (first, ways) = self.ways(state, &mut FxHashMap::default());
        self.root = first;
        self.determinizations = ways * self.groups.iter().map(Group::ways).product::<u128>();
    }

    /// The node for a state, and the number of ways to serve the groups from there.
    fn ways(
        &mut self,
        state: DpState,
        known: &mut FxHashMap<DpState, (usize, u128)>,
    ) -> (usize, u128) {
        if state.class == self.classes.len() {
            return (DONE, 1);
        }
        if state.group == self.groups.len() {
            if state.cards > 0 {
                return (DONE, 0);
            }
            let class = state.class + 1;
            let cards = self.class_size(class);
            return self.ways(
                DpState {
                    class,
                    group: 0,
                    cards,
                    ..state
                },
                known,
            );
        }
        if !self.classes[state.class].groups[state.group] {
            return self.ways(
                DpState {
                    group: state.group + 1,
                    ..state
                },
                known,
            );
        }
        if let Some(found) = known.get(&state) {
            return *found;
        }
        let found = self.branch(state, known);
        known.insert(state, found);
        found
    }

    /// Adds a node for a state in which a group can get cards of a class.
    fn branch(
        &mut self,
        state: DpState,
        known: &mut FxHashMap<DpState, (usize, u128)>,
    ) -> (usize, u128) {
        let mut branches = Vec::new();
        let mut all = 0;
        for cards in 0..=state.cards.min(state.room[state.group]) {
            let mut after = state;
            after.group += 1;
            after.cards -= cards;
            after.room[state.group] -= cards;
            let (next, ways) = self.ways(after, known);
            if ways > 0 {
                all += ways * binomial(state.cards, cards);
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
            class: state.class,
            group: state.group,
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

/// Draws a branch in proportion to its number of ways.
fn draw_branch(branches: &[Branch], generator: &mut Generator) -> usize {
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
