//! The board: its elements on the page, and the place of each card.

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use scene::piles::{CardId, Fan, Fit, PileKind, PlacedCard};
use web_sys::HtmlElement;

use super::card::{CardElement, set_class};
use super::game::{BoardState, PileGame};
use super::outline::{PileElement, pile_elements, place};

/// The number of cards of two packs.
const MAX_CARDS: usize = 104;

/// The board: its elements, and what they show.
pub(super) struct Board {
    pub(super) game: Rc<dyn PileGame>,
    pub(super) kinds: Vec<PileKind>,
    pub(super) root: HtmlElement,
    pub(super) cards: RefCell<Vec<Option<CardElement>>>,
    pub(super) piles: Vec<PileElement>,
    pub(super) fit: RefCell<Fit>,
    /// The cards on show, pile by pile.
    pub(super) shown: RefCell<Vec<(CardId, PlacedCard)>>,
    /// The pile and the card of it that the keyboard is at.
    pub(super) cursor: Cell<(usize, usize)>,
    /// The element at which the Tab key stops.
    pub(super) stop: RefCell<Option<HtmlElement>>,
    /// The number of moves of the last turn that are still to be shown.
    pub(super) moves_left: Cell<usize>,
    /// Counts the updates, so that a late timer changes nothing.
    pub(super) updates: Cell<u32>,
    /// What is on show.
    pub(super) state: Cell<Option<BoardState>>,
}

impl Board {
    /// A board without cards.
    pub(super) fn new(game: Rc<dyn PileGame>, root: HtmlElement) -> Self {
        let fit = game.fit((300, 300), 100, false);
        let kinds = game.kinds();
        Self {
            piles: pile_elements(&root, kinds.len()),
            root,
            cards: RefCell::new((0..MAX_CARDS).map(|_| None).collect()),
            cursor: Cell::new((first_pile(&kinds, &fit), 0)),
            game,
            kinds,
            stop: RefCell::new(None),
            fit: RefCell::new(fit),
            shown: RefCell::default(),
            moves_left: Cell::new(0),
            updates: Cell::new(0),
            state: Cell::new(None),
        }
    }

    /// Takes the size of the cards over.
    pub(super) fn resize(&self, fit: Fit) {
        let style = self.root.style();
        for (name, length) in [("--cw", fit.width), ("--ch", fit.height)] {
            // It fails only for an invalid value.
            let _ = style.set_property(name, &format!("{length}px"));
        }
        set_class(&self.root, "tiny", fit.width < 36);
        place(&self.piles, &fit);
        self.fit.replace(fit);
    }

    /// Whether a pile is the stock, which is one button.
    pub(super) fn is_stock(&self, pile: usize) -> bool {
        self.kinds.get(pile) == Some(&PileKind::Stock)
    }

    /// Whether all cards of a pile are to be seen, and not only the last ones.
    pub(super) fn is_spread(&self, pile: usize) -> bool {
        matches!(
            self.fan(pile),
            Some(Fan::Down | Fan::Right | Fan::Left | Fan::Braid)
        )
    }

    /// The fan of a pile; `None` if the pile is never used.
    pub(super) fn fan(&self, pile: usize) -> Option<Fan> {
        let area = self.fit.borrow().areas.get(pile).copied().flatten();
        area.map(|area| area.fan)
    }

    /// The place of a card on show.
    pub(super) fn place_of(&self, id: CardId) -> Option<PlacedCard> {
        let shown = self.shown.borrow();
        shown
            .iter()
            .find(|(other, _)| *other == id)
            .map(|(_, place)| *place)
    }

    /// The card of a pile with this place in it; for an empty pile none.
    pub(super) fn card_at(&self, pile: usize, index: usize) -> Option<CardId> {
        let shown = self.shown.borrow();
        let found = shown
            .iter()
            .find(|(_, place)| (place.pile, place.index) == (pile, index));
        found.map(|(id, _)| *id)
    }

    /// The number of cards of a pile on show.
    pub(super) fn len(&self, pile: usize) -> usize {
        self.shown
            .borrow()
            .iter()
            .filter(|(_, place)| place.pile == pile)
            .count()
    }
}

/// The pile with which the keyboard begins: the stock, or the first column of a game without one.
pub(super) fn first_pile(kinds: &[PileKind], fit: &Fit) -> usize {
    let first = |kind| kinds.iter().position(|other| *other == kind);
    let stock = first(PileKind::Stock).filter(|stock| fit.areas[*stock].is_some());
    stock.or(first(PileKind::Column)).unwrap_or_default()
}
