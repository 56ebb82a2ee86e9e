//! The cards that the player of a game cannot know.
//!
//! A card is known once it has lain face up in this game: from then on an attentive player knows where it is, also
//! in a waste that was turned over, and also if the turn was taken back. Turns to redo count. A shuffle in mid-game
//! ends that: nobody knows its outcome before it is on the table.

use cards::{Seed, derivations, shuffle, sort_by_key};

use super::Play;
use crate::layout::plan;
use crate::rules::{
    Declaration, Gather, Kind, Move, PileCard, PileStep, Position, Rules, STOCK, play as play_on,
};

/// The places whose cards the player cannot know, and those cards in no order.
///
/// ```
/// use cards::Seed;
/// use patience::{games, play::{Play, Unknown}};
///
/// let klondike = games::by_id("klondike").expect("a game");
/// let unknown = Unknown::from_play(&Play::new(klondike, Seed(1)));
/// assert_eq!(unknown.cards().len(), 21 + 24);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// The position. Its cards at unknown places do not count.
    position: Position,
    /// The unknown places, as bits: all cards of the position are counted from pile 0 on.
    places: u128,
    /// The cards at these places, face up and in the order of suits and ranks.
    cards: Vec<PileCard>,
    /// Whether cards may still be shuffled.
    is_shuffled: bool,
}

/// A game, followed to see which cards have been seen. Bits of numbers stand for cards.
struct Follower {
    game: &'static Declaration,
    /// The reserves of which only the top card is to be seen.
    stacks: Vec<usize>,
    position: Position,
    /// The same piles, with a number in place of each card.
    marks: Position,
    seen: u128,
}

impl Unknown {
    /// What the player of a game cannot know at this moment.
    #[must_use]
    pub fn from_play(play: &Play) -> Self {
        let (start, played) = (*play.position_after(0), play.turns());
        Self::after(play.game(), start, play.all_turns(), played)
    }

    /// The same for a game from any start, in which all of these legal turns were played, and the last ones taken back
    /// until only the first `played` were left.
    #[must_use]
    pub fn after<'a>(
        game: &'static Declaration,
        start: Position,
        turns: impl Iterator<Item = &'a [Move]>,
        played: usize,
    ) -> Self {
        let mut follower = Follower::new(game, start);
        let mut now = (follower.position, follower.marks);
        'turns: for (before, turn) in turns.enumerate() {
            for mv in turn {
                let is_shuffle = follower.play(*mv);
                // What lies behind a shuffle tells nothing of the cards before it.
                if is_shuffle && before >= played {
                    break 'turns;
                }
                if is_shuffle {
                    follower.begin();
                }
                follower.look();
            }
            if before < played {
                now = (follower.position, follower.marks);
            }
        }
        Self::new(&game.rules, now.0, now.1, follower.seen)
    }

    fn new(rules: &Rules, mut position: Position, marks: Position, seen: u128) -> Self {
        let numbers = all(&marks).into_iter().map(PileCard::number);
        let is_unknown = |number: u8| seen >> number & 1 == 0;
        let places = numbers.enumerate().fold(0, |places, (at, number)| {
            places | u128::from(is_unknown(number)) << at
        });
        let cards = all(&position).into_iter().enumerate();
        let cards = cards.filter(|(at, _)| places >> at & 1 == 1);
        let mut cards: Vec<PileCard> = cards.map(|(_, card)| card.face_up()).collect();
        sort_by_key(&mut cards, |card| *card);
        fill(&mut position, places, &cards);
        position.seed = 0;
        let is_shuffled = !matches!(rules.gather, Gather::None | Gather::Packets(_))
            && position.gathered < rules.gather.times();
        Self {
            position,
            places,
            cards,
            is_shuffled,
        }
    }

    /// Whether nothing is unknown: the player could name every card. Equal cards are not told apart.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        !self.is_shuffled && self.cards.first() == self.cards.last()
    }

    /// The cards whose places are unknown, face up and in the order of suits and ranks.
    #[must_use]
    pub fn cards(&self) -> &[PileCard] {
        &self.cards
    }

    /// A position that looks the same to the player: the unknown cards are shuffled by a seed, and so are all that
    /// will be shuffled later.
    #[must_use]
    pub fn sample(&self, seed: Seed) -> Position {
        let seed = seed.derive(derivations::CHANCE);
        let (mut cards, mut position) = (self.cards.clone(), self.position);
        shuffle(&mut cards, &mut seed.generator());
        fill(&mut position, self.places, &cards);
        position.seed = seed.0;
        position
    }
}

impl Follower {
    fn new(game: &'static Declaration, position: Position) -> Self {
        let plan = plan(game, false);
        let reserves = game.rules.piles_of(Kind::Reserve);
        let mut follower = Self {
            game,
            stacks: reserves.filter(|pile| plan.is_stack(*pile)).collect(),
            position,
            marks: position,
            seen: 0,
        };
        follower.begin();
        follower.look();
        follower
    }

    /// Numbers the cards, of which none has been seen.
    fn begin(&mut self) {
        self.marks = self.position;
        let mut numbers = 0..;
        self.marks.map_cards(|_, card| {
            PileCard::mark(numbers.next().unwrap_or_default(), card.is_face_down())
        });
        self.seen = 0;
    }

    /// Plays a move. Returns whether cards were shuffled: then the numbers have lost their cards.
    fn play(&mut self, mv: Move) -> bool {
        let rules = &self.game.rules;
        let mut is_gathered = false;
        play_on(rules, &mut self.position, mv, &mut |step| {
            is_gathered |= step == PileStep::Gathered;
        });
        let is_shuffle = is_gathered && !matches!(rules.gather, Gather::Packets(_));
        if !is_shuffle {
            // Where cards go depends on their piles only.
            play_on(rules, &mut self.marks, mv, &mut |_| ());
        }
        is_shuffle
    }

    /// Notes the cards that are to be seen.
    fn look(&mut self) {
        for pile in (0..self.game.rules.piles()).filter(|pile| *pile != STOCK) {
            let cards = self.marks.pile(pile);
            let covered = if self.stacks.contains(&pile) {
                cards.len().saturating_sub(1)
            } else {
                0
            };
            let open = cards[covered..].iter().filter(|card| !card.is_face_down());
            self.seen |= open.fold(0, |seen, card| seen | 1 << card.number());
        }
    }
}

/// All cards of a position, from pile 0 on.
fn all(position: &Position) -> Vec<PileCard> {
    let mut cards = Vec::new();
    let mut position = *position;
    position.map_cards(|_, card| {
        cards.push(card);
        card
    });
    cards
}

/// Puts cards to places, which are bits. The side of the card that lies up stays.
fn fill(position: &mut Position, places: u128, cards: &[PileCard]) {
    let (mut at, mut cards) = (0, cards.iter());
    position.map_cards(|_, was| {
        let is_place = places >> at & 1 == 1;
        at += 1;
        let card = if is_place { cards.next() } else { None };
        match card {
            Some(card) if was.is_face_down() => card.face_down(),
            Some(card) => *card,
            None => was,
        }
    });
}
