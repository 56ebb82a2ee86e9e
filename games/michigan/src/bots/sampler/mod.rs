//! Sampling: hands that agree with everything that a player has seen.

mod limits;

use cards::french::{PlayingCard, PlayingCardSet};
use cards::{BySeat, Generator, Seat, below, shuffle};

use crate::rules::{Position, View};
use limits::{excluded, known_dead, wrong_leads};

/// The number of the dead hand among the places of a card; seats have their own numbers.
const DEAD: usize = 8;

/// Attempts to draw hands with which the deal is not over.
const ATTEMPTS: u32 = 20;

/// Draws the hands that a player cannot see.
#[derive(Clone, Debug)]
pub struct Sampler {
    view: View,
    /// Cards that are known to be in a place.
    known: [PlayingCardSet; DEAD + 1],
    /// The unseen cards, with the places where each can be, as bits.
    cards: Vec<(PlayingCard, u16)>,
    /// The number of unseen cards in each place.
    sizes: [usize; DEAD + 1],
    /// Whether every card can be everywhere.
    is_free: bool,
    /// For a wrong lead: its player, who holds one of these cards.
    lower: Vec<(Seat, PlayingCardSet)>,
}

impl Sampler {
    /// A sampler for a view. `None` if it is not the viewer's turn.
    #[must_use]
    pub fn new(view: &View) -> Option<Self> {
        if view.legal.is_empty() {
            return None;
        }
        let mut known = [PlayingCardSet::EMPTY; DEAD + 1];
        known[view.seat.index()] = view.hand;
        known[DEAD] = known_dead(view);
        let all_known = known.iter().fold(view.played, |all, place| all | *place);
        let mut sizes = [0; DEAD + 1];
        for seat in view.seats().seats() {
            sizes[seat.index()] = view.cards_left(seat);
        }
        sizes[DEAD] = view.dead_cards();
        let mut places = 0;
        for (place, size) in sizes.iter_mut().enumerate() {
            *size = size.saturating_sub(known[place].len() as usize);
            places |= u16::from(*size > 0) << place;
        }
        let excluded = excluded(view);
        let cards = (PlayingCardSet::ALL - all_known).iter().map(|card| {
            let is_excluded = |place: usize| {
                let seat = view.seats().seats().nth(place);
                seat.is_some_and(|seat| excluded[seat].contains(card))
            };
            let barred = (0..DEAD).filter(|place| is_excluded(*place));
            (
                card,
                barred.fold(places, |places, place| places & !(1 << place)),
            )
        });
        let cards: Vec<_> = cards.collect();
        Some(Self {
            is_free: cards.iter().all(|(_, allowed)| *allowed == places),
            view: view.clone(),
            known,
            cards,
            sizes,
            lower: wrong_leads(view),
        })
    }

    /// The view.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// Draws a position. `None` if none was found: then the view contradicts itself.
    #[must_use]
    pub fn draw(&self, generator: &mut Generator) -> Option<Position> {
        (0..ATTEMPTS).find_map(|_| {
            let places = self.draw_places(generator)?;
            let hands = BySeat::from_fn(self.view.seats(), |seat| places[seat.index()]);
            let agrees =
                |(seat, cards): &(Seat, PlayingCardSet)| !(hands[*seat] & *cards).is_empty();
            self.lower.iter().all(agrees).then_some(())?;
            self.view.position_with(&hands, places[DEAD])
        })
    }

    /// Draws the cards of each place.
    fn draw_places(&self, generator: &mut Generator) -> Option<[PlayingCardSet; DEAD + 1]> {
        let mut slots = Vec::with_capacity(self.cards.len());
        for (place, size) in self.sizes.iter().enumerate() {
            slots.extend(core::iter::repeat_n(place, *size));
        }
        shuffle(&mut slots, generator);
        if !self.is_free {
            self.repair(&mut slots)?;
            self.mix(&mut slots, generator);
        }
        for (seat, cards) in &self.lower {
            self.give_one(seat.index(), *cards, &mut slots, generator);
        }
        let mut places = self.known;
        for ((card, _), place) in self.cards.iter().zip(slots) {
            places[place] = places[place].with(*card);
        }
        Some(places)
    }

    /// Moves cards from places where they cannot be, along chains of exchanges. `None` if there is no
    /// such chain.
    fn repair(&self, slots: &mut [usize]) -> Option<()> {
        for at in 0..slots.len() {
            if !self.allows(at, slots[at]) {
                self.move_card(at, slots)?;
            }
        }
        Some(())
    }

    /// Finds the shortest chain of cards in which each takes the place of the next, and the last takes
    /// the place of the first, so that no card gets into a wrong place. Then moves them.
    fn move_card(&self, first: usize, slots: &mut [usize]) -> Option<()> {
        let mut before = vec![None; slots.len()];
        let mut queue = vec![first];
        let mut read = 0;
        while let Some(&at) = queue.get(read) {
            read += 1;
            if at != first && self.allows(at, slots[first]) {
                return move_chain(at, &before, slots);
            }
            for other in 0..slots.len() {
                let is_new = other != first && before[other].is_none();
                if is_new && slots[other] != slots[at] && self.allows(at, slots[other]) {
                    before[other] = Some(at);
                    queue.push(other);
                }
            }
        }
        None
    }

    /// Exchanges random pairs of cards whose places allow it, so that all hands become about equally
    /// likely.
    fn mix(&self, slots: &mut [usize], generator: &mut Generator) {
        let count = u32::try_from(slots.len()).unwrap_or_default();
        for one in 0..slots.len() {
            for _ in 0..2 {
                let other = below(generator, count) as usize;
                if self.allows(one, slots[other]) && self.allows(other, slots[one]) {
                    slots.swap(one, other);
                }
            }
        }
    }

    /// Gives one of these cards to a place that has none, for another card, if there is such a pair.
    fn give_one(
        &self,
        place: usize,
        wanted: PlayingCardSet,
        slots: &mut [usize],
        generator: &mut Generator,
    ) {
        let is_wanted = |at: &usize| wanted.contains(self.cards[*at].0);
        let mut pairs = Vec::new();
        for one in (0..slots.len()).filter(is_wanted) {
            if slots[one] == place {
                return;
            }
            for other in (0..slots.len()).filter(|other| slots[*other] == place) {
                if self.allows(one, place) && self.allows(other, slots[one]) {
                    pairs.push((one, other));
                }
            }
        }
        let count = u32::try_from(pairs.len()).unwrap_or_default();
        if count > 0 {
            let (one, other) = pairs[below(generator, count) as usize];
            slots.swap(one, other);
        }
    }

    fn allows(&self, card: usize, place: usize) -> bool {
        self.cards[card].1 >> place & 1 == 1
    }
}

/// Moves every card of a chain to the place of the card after it, the last one to that of the first.
fn move_chain(last: usize, before: &[Option<usize>], slots: &mut [usize]) -> Option<()> {
    let mut at = last;
    let mut place_after = None;
    while let Some(previous) = before[at] {
        let place = slots[at];
        if let Some(after) = place_after {
            slots[at] = after;
        }
        place_after = Some(place);
        at = previous;
    }
    let first_place = slots[at];
    slots[at] = place_after?;
    slots[last] = first_place;
    Some(())
}
