//! High Card: 2 to 8 players, a pack of 110 cards (two packs of 52, and six jokers), and chips. A tie
//! leaves the pot for the next round. With four players, partners sit opposite each other.

use core::fmt;

use cards::{BySeat, Generator, Seat, SeatCount, SeatRange, Seed, shuffle};
use game::conformance::Suite;
use game::{Game, Ignore, Match, MoveLimit, OneRound, Record, Standing, Turn};

/// The pack: the cards 0 to 109, as bits of a set.
const PACK: u8 = 110;

/// Cards in a hand.
const HAND: usize = 13;

/// One round: everybody plays one card, and the highest takes the pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HighCard {
    /// A hand is a set of cards: bit n stands for card n.
    hands: BySeat<u128>,
    pub(crate) played: Vec<u8>,
    /// Chips in the pot, antes included.
    pub(crate) pot: i32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    hand: Vec<u8>,
    played: Vec<u8>,
    pot: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Played(Seat, u8),
    PotTaken(Seat, i32),
}

#[derive(Debug)]
pub(crate) struct NotInHand;

/// The rank of a card, 2 to 14, or 15 for a joker.
fn rank(card: u8) -> u8 {
    if card >= 104 { 15 } else { card % 13 + 2 }
}

/// The cards of a hand, ascending.
fn cards_of(hand: u128) -> Vec<u8> {
    (0..PACK).filter(|card| hand >> card & 1 == 1).collect()
}

/// Whether two players share their chips: of four, those who sit opposite each other.
pub(crate) fn share(seats: SeatCount, one: Seat, other: Seat) -> bool {
    one == other || seats.get() == 4 && one.get() % 2 == other.get() % 2
}

impl HighCard {
    pub(crate) fn deal(seats: SeatCount, pot: i32, generator: &mut Generator) -> Self {
        let mut pack: Vec<u8> = (0..PACK).collect();
        shuffle(&mut pack, generator);
        let hand = |seat: Seat| {
            let cards = pack.iter().skip(seat.index() * HAND).take(HAND);
            cards.fold(0, |hand, card| hand | 1 << card)
        };
        Self {
            hands: BySeat::from_fn(seats, hand),
            played: Vec::new(),
            pot: pot + i32::from(seats.get()),
        }
    }

    /// The player of the highest card; `None` after a tie.
    pub(crate) fn winner(&self) -> Option<Seat> {
        let best = self.played.iter().map(|card| rank(*card)).max();
        let mut best = self
            .seats()
            .seats()
            .zip(&self.played)
            .filter(|(_, card)| Some(rank(**card)) == best);
        let (winner, _) = best.next()?;
        best.next().is_none().then_some(winner)
    }

    /// Chips that stay in the pot.
    pub(crate) fn left(&self) -> i32 {
        if self.winner().is_some() { 0 } else { self.pot }
    }
}

impl Game for HighCard {
    const SEATS: SeatRange = SeatRange::new(2, 8);

    type Move = u8;
    type Moves = Vec<u8>;
    type Step = Step;
    type IllegalPlay = NotInHand;
    type View = View;

    fn seats(&self) -> SeatCount {
        self.hands.seats()
    }

    fn turn(&self) -> Turn {
        let seat = self.seats().seats().nth(self.played.len());
        seat.map_or(Turn::Over, Turn::Seat)
    }

    fn legal(&self) -> Vec<u8> {
        let hand = self.to_move().map_or(0, |seat| self.hands[seat]);
        cards_of(hand)
    }

    fn check(&self, card: u8) -> Result<(), NotInHand> {
        let held = |seat| card < PACK && self.hands[seat] >> card & 1 == 1;
        let is_held = self.to_move().is_some_and(held);
        is_held.then_some(()).ok_or(NotInHand)
    }

    fn play_steps(&mut self, card: u8, steps: &mut impl Extend<Step>) {
        if let Some(seat) = self.to_move() {
            self.hands[seat] &= !(1 << card);
            steps.extend([Step::Played(seat, card)]);
        }
        self.played.push(card);
        if self.turn() == Turn::Over {
            let pot = self.pot;
            steps.extend(self.winner().map(|winner| Step::PotTaken(winner, pot)));
        }
    }

    fn payoffs(&self) -> Option<BySeat<i32>> {
        if self.turn() != Turn::Over {
            return None;
        }
        let won = |seat| {
            if Some(seat) == self.winner() {
                self.pot - 1
            } else {
                -1
            }
        };
        let with_partners = |seat| {
            let all = self.seats().seats();
            all.filter(|other| self.are_partners(seat, *other))
                .map(won)
                .sum()
        };
        Some(BySeat::from_fn(self.seats(), with_partners))
    }

    /// A tie leaves chips in the pot, and the next winner takes more than was paid.
    fn payoff_sum(&self) -> Option<i32> {
        None
    }

    fn move_limit(&self) -> MoveLimit {
        MoveLimit::EndsWithin(self.seats().get().into())
    }

    fn view(&self, seat: Seat) -> View {
        View {
            hand: cards_of(self.hands[seat]),
            played: self.played.clone(),
            pot: self.pot,
        }
    }

    fn are_partners(&self, one: Seat, other: Seat) -> bool {
        share(self.seats(), one, other)
    }
}

impl fmt::Display for NotInHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the card is not in hand")
    }
}

impl core::error::Error for NotInHand {}

/// Deals all hidden cards again, the rest of the pack included.
fn resample(game: &HighCard, seat: Seat, generator: &mut Generator) -> HighCard {
    let mut other = game.clone();
    let is_hidden = |card: &u8| game.hands[seat] >> card & 1 == 0 && !game.played.contains(card);
    let mut hidden: Vec<u8> = (0..PACK).filter(is_hidden).collect();
    shuffle(&mut hidden, generator);
    for (player, hand) in game.hands.iter().filter(|(player, _)| *player != seat) {
        let size = hand.count_ones() as usize;
        other.hands[player] = hidden.drain(..size).fold(0, |hand, card| hand | 1 << card);
    }
    other
}

#[test]
fn a_pack_of_110_cards_and_2_to_8_players_conform() {
    let start = |seats| HighCard::deal(seats, 3, &mut Seed(9).generator());
    let suite = Suite {
        starts: HighCard::SEATS.all().map(start).collect(),
        games: 3,
        seed: Seed(1),
        conceivable: (0..=PACK).collect(),
        resample: |game, seat, generator| Some(resample(game, seat, generator)),
    };
    let report = suite.run().expect("it conforms");
    assert_eq!(
        (report.games, report.moves),
        (21, 3 * (2 + 3 + 4 + 5 + 6 + 7 + 8))
    );
    assert!(report.resampled > 0 && report.unchanged == 0, "{report:?}");
}

#[test]
fn a_single_round_is_won_by_its_best_payoff() {
    let seats = HighCard::SEATS.fewest();
    let mut record = Record::new(OneRound::new(
        HighCard::deal(seats, 0, &mut Seed(4).generator()),
        Seed(0),
    ));
    for seat in 0..2 {
        let legal = record.round().legal();
        let card = if seat == 0 {
            legal.last()
        } else {
            legal.first()
        };
        let played = card.is_some_and(|card| record.play(*card, &mut Ignore).is_ok());
        assert!(played, "{legal:?}");
    }
    let winner = record.round().winner().expect("no tie");
    assert_eq!(
        record.match_state().standing(),
        Standing::Over(vec![winner])
    );
}
