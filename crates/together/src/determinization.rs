//! Consistent determinizations: rounds that look the same from one seat, but whose hidden cards lie elsewhere.

use cards::{Generator, Seat, below, shuffle};
use game::Game;
use protocol::{Deal, TableFormat};

/// The number of exchanges tried to repair the last determinization.
const REPAIRS: u32 = 300;
/// The number of shuffles tried after that.
const SHUFFLES: u32 = 60;
/// The number of exchanges for each card tried at last.
const EXCHANGES: usize = 30;

/// What a determinization has to agree with: a round, its moves so far, and the seat that looks on.
struct Past<'a, G: TableFormat> {
    dealt: &'a G,
    moves: &'a [G::Move],
    seat: Seat,
    reached: Option<G>,
    view: Option<G::View>,
}

/// Whether two deals look the same to a seat at every moment of these moves, which must be legal in both.
#[must_use]
pub fn looks_the_same<G: TableFormat>(one: &G, other: &G, moves: &[G::Move], seat: Seat) -> bool {
    let (mut one, mut other) = (one.clone(), other.clone());
    let mut moves = moves.iter();
    loop {
        if one.view(seat) != other.view(seat) {
            return false;
        }
        let Some(mv) = moves.next() else { return true };
        let (Ok(next), Ok(also)) = (one.play(*mv), other.play(*mv)) else {
            return false;
        };
        (one, other) = (next, also);
    }
}

/// A deal that looks like `dealt` to a seat at every moment of these moves. The cards that the seat
/// cannot place lie at random.
///
/// Some games deal the unseen cards again ([`TableFormat::redealt`]). Otherwise the determinization is made from the last
/// one, which agrees with all moves but perhaps the last. A card that turns up elsewhere changes places, so the
/// determinization reveals nothing that the moves have not revealed. If that does not work, the hidden cards are shuffled.
/// If that fails too, random pairs of the true deal's hidden cards are exchanged as long as the seat sees no
/// difference. This always ends: a deal of which the seat knows every card is its own determinization.
#[must_use]
pub fn consistent_determinization<G: TableFormat>(
    dealt: &G,
    moves: &[G::Move],
    seat: Seat,
    last: Option<&G>,
    generator: &mut Generator,
) -> G {
    let past = Past::<G>::new(dealt, moves, seat);
    if let Some(last) = last.filter(|last| past.agrees(last)) {
        return last.clone();
    }
    let reached = past.reached.as_ref();
    let redealt = reached.and_then(|reached| G::redealt(reached, generator));
    if let Some(redealt) = redealt.filter(|redealt| past.agrees(redealt)) {
        return redealt;
    }
    let repaired = last.and_then(|last| past.repaired(last, generator));
    if let Some(repaired) = repaired {
        return repaired;
    }
    let mut shuffled = (0..SHUFFLES).filter_map(|_| past.shuffled(generator));
    if let Some(shuffled) = shuffled.next() {
        return shuffled;
    }
    past.exchanged(generator)
}

impl<'a, G: TableFormat> Past<'a, G> {
    fn new(dealt: &'a G, moves: &'a [G::Move], seat: Seat) -> Self {
        let reached = after(dealt, moves);
        let view = reached.as_ref().map(|round| round.view(seat));
        Self {
            dealt,
            moves,
            seat,
            reached,
            view,
        }
    }

    /// Whether the moves are legal and lead to the same view.
    fn fits(&self, dealt: &G) -> bool {
        let reached = after(dealt, self.moves).map(|round| round.view(self.seat));
        reached.is_some() && reached == self.view
    }

    /// Whether it fits, and has looked the same after every move. Most deals that do not agree do not
    /// even fit, which is quicker to see.
    fn agrees(&self, dealt: &G) -> bool {
        self.fits(dealt) && looks_the_same::<G>(self.dealt, dealt, self.moves, self.seat)
    }

    /// The round with these cards, if it agrees.
    fn checked(&self, cards: &Deal) -> Option<G> {
        let dealt = G::with_cards(self.dealt, cards)?;
        self.agrees(&dealt).then_some(dealt)
    }

    fn repaired(&self, last: &G, generator: &mut Generator) -> Option<G> {
        let (mv, earlier) = self.moves.split_last()?;
        let before = Past::<G>::new(self.dealt, earlier, self.seat);
        let mover = after(self.dealt, earlier)?.mover(*mv)?;
        let mut cards = G::cards(last);
        for _ in 0..REPAIRS {
            let mut tried = cards.clone();
            let place = G::card(*mv).and_then(|card| find(&cards, card));
            let elsewhere = place.filter(|(place, _)| *place != mover.index());
            match elsewhere {
                Some(from) if below(generator, 2) == 0 => {
                    let to = (mover.index(), pick(cards[mover.index()].len(), generator));
                    exchange(&mut tried, from, to);
                }
                _ => self.exchange_any(&mut tried, generator),
            }
            if let Some(repaired) = self.checked(&tried) {
                return Some(repaired);
            }
            if G::with_cards(self.dealt, &tried).is_some_and(|dealt| before.fits(&dealt)) {
                cards = tried;
            }
        }
        None
    }

    /// All hidden cards dealt again.
    fn shuffled(&self, generator: &mut Generator) -> Option<G> {
        let mut cards = G::cards(self.dealt);
        let own = self.seat.index();
        let others = cards.iter().enumerate().filter(|(place, _)| *place != own);
        let mut hidden: Vec<u8> = others.flat_map(|(_, hand)| hand.clone()).collect();
        shuffle(&mut hidden, generator);
        for (place, hand) in cards.iter_mut().enumerate() {
            if place != own {
                *hand = hidden.split_off(hidden.len().saturating_sub(hand.len()));
            }
        }
        self.checked(&cards)
    }

    fn exchanged(&self, generator: &mut Generator) -> G {
        let mut found = self.dealt.clone();
        let mut cards = G::cards(self.dealt);
        let rounds = EXCHANGES * cards.iter().map(Vec::len).sum::<usize>();
        for _ in 0..rounds {
            let mut tried = cards.clone();
            self.exchange_any(&mut tried, generator);
            if let Some(round) = self.checked(&tried) {
                (found, cards) = (round, tried);
            }
        }
        found
    }

    /// Exchanges two cards of two places, neither of them the seat's own.
    fn exchange_any(&self, cards: &mut Deal, generator: &mut Generator) {
        let own = self.seat.index();
        let mut places: Vec<usize> = (0..cards.len()).filter(|place| *place != own).collect();
        shuffle(&mut places, generator);
        if let [one, other, ..] = places[..] {
            let from = (one, pick(cards[one].len(), generator));
            let to = (other, pick(cards[other].len(), generator));
            exchange(cards, from, to);
        }
    }
}

/// The round after these moves; `None` if one is not legal.
pub(crate) fn after<R: Game>(dealt: &R, moves: &[R::Move]) -> Option<R> {
    let mut round = dealt.clone();
    for mv in moves {
        round = round.play(*mv).ok()?;
    }
    Some(round)
}

fn pick(length: usize, generator: &mut Generator) -> usize {
    let length = u32::try_from(length).unwrap_or(u32::MAX).max(1);
    below(generator, length) as usize
}

/// The list that has a card, and its place there.
fn find(cards: &Deal, card: u8) -> Option<(usize, usize)> {
    let mut lists = cards.iter().enumerate();
    lists.find_map(|(list, hand)| Some((list, hand.iter().position(|held| *held == card)?)))
}

fn exchange(cards: &mut Deal, from: (usize, usize), to: (usize, usize)) {
    let held = |(list, at): (usize, usize)| cards.get(list).and_then(|hand| hand.get(at)).copied();
    if let (Some(one), Some(other)) = (held(from), held(to)) {
        cards[from.0][from.1] = other;
        cards[to.0][to.1] = one;
    }
}
