//! Validation of untrusted views.

use cards::{BySeat, Card, CardSet, Seat, SeatCount};
use serde::{Deserialize, Serialize};

use crate::rules::setup_reader::SetupReader;
use crate::rules::{Fault, Faults, HAND_SIZE, Place, Trick, View, legal};

/// An untrusted view: any numbers. It is read from and written to JSON as it stands, in the bot
/// protocol and in the messages to the bots' worker.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct ViewSetup {
    /// The number of players, 3 to 6.
    pub players: i64,
    /// The seat of the viewer.
    pub me: i64,
    /// The dealer's seat.
    pub dealer: i64,
    /// The cards in the viewer's hand.
    pub hand: Vec<i64>,
    /// (seat, card) of the trick on the table, in order; not complete.
    pub trick: Vec<(i64, i64)>,
    /// (seat, card) of the complete tricks.
    pub history: Vec<Vec<(i64, i64)>>,
    /// The taker of each complete trick.
    pub takers: Vec<i64>,
    /// The match totals before this round, 0 or more.
    pub scores: Vec<i64>,
}

/// A play whose numbers are good.
type Play = (Seat, Card);

impl ViewSetup {
    /// Validates the view.
    ///
    /// # Errors
    /// Every fault of the numbers, the totals and the size of the hand; if there are none, the first
    /// wrong trick; if there is none, every illegal play.
    pub fn validate(&self) -> Result<View, Faults> {
        let mut reader = SetupReader::new(self.players)?;
        let me = reader.seat(self.me, Place::View);
        let dealer = reader.seat(self.dealer, Place::View);
        let history: Vec<_> = self
            .history
            .iter()
            .map(|plays| read_plays(&mut reader, plays))
            .collect();
        let last = read_plays(&mut reader, &self.trick);
        let hand = reader.hand(&self.hand, Place::View);
        self.check_sizes(&mut reader);
        let totals = self.totals(&mut reader);
        let (me, dealer) = reader.finish(me.zip(dealer))?;
        let seats = reader.seats();
        let (tricks, trick) = self.tricks(&history, &last, seats.left_of(dealer), seats)?;
        let view = View {
            me,
            dealer,
            hand,
            tricks,
            trick,
            totals,
        };
        check_plays(&mut reader, &view);
        reader.finish(Some(view))
    }

    /// Checks the number of tricks, and of the cards in the viewer's hand.
    fn check_sizes(&self, reader: &mut SetupReader) {
        let tricks = self.history.len();
        let has_played = self.trick.iter().any(|(seat, _)| *seat == self.me);
        let left = HAND_SIZE.checked_sub(tricks + usize::from(has_played));
        let cards = self.hand.len();
        match left {
            None => reader.refuse(Fault::TooManyTricks),
            Some(_) if tricks == HAND_SIZE && !self.trick.is_empty() => {
                reader.refuse(Fault::TooManyTricks);
            }
            Some(expected) if cards != expected => {
                reader.refuse(Fault::ViewerHandSize { cards, expected });
            }
            Some(_) => {}
        }
    }

    /// Reads the totals; all are 0 if one is wrong.
    fn totals(&self, reader: &mut SetupReader) -> BySeat<u16> {
        let seats = reader.seats();
        let totals = self.scores.iter().map(|total| u16::try_from(*total));
        match totals.collect::<Result<Vec<u16>, _>>() {
            Ok(totals) if totals.len() == seats.size() => {
                BySeat::from_fn(seats, |seat| totals[seat.index()])
            }
            _ => {
                reader.refuse(Fault::Scores);
                BySeat::new(seats)
            }
        }
    }

    /// The complete tricks, and the one on the table.
    fn tricks(
        &self,
        history: &[Vec<Play>],
        last: &[Play],
        mut leader: Seat,
        seats: SeatCount,
    ) -> Result<(Vec<Trick>, Trick), Fault> {
        let mut tricks = Vec::with_capacity(HAND_SIZE);
        for (number, plays) in (1..).zip(history) {
            let trick = trick_of(plays, number, leader, seats)?;
            let taker = trick.taker().filter(|_| trick.is_complete());
            leader = taker.ok_or(Fault::TrickSize(number))?;
            if self.takers.get(number - 1) != Some(&leader.get().into()) {
                return Err(Fault::Taker(number));
            }
            tricks.push(trick);
        }
        let number = tricks.len() + 1;
        if self.takers.len() >= number {
            return Err(Fault::Taker(number));
        }
        let trick = trick_of(last, number, leader, seats)?;
        if trick.is_complete() {
            return Err(Fault::TrickSize(number));
        }
        Ok((tricks, trick))
    }
}

/// The numbers of a view.
impl From<&View> for ViewSetup {
    fn from(view: &View) -> Self {
        let plays = |trick: &Trick| -> Vec<(i64, i64)> {
            trick
                .plays()
                .map(|(seat, card)| (seat.get().into(), card.number().into()))
                .collect()
        };
        Self {
            players: view.seats().get().into(),
            me: view.me().get().into(),
            dealer: view.dealer().get().into(),
            hand: view
                .hand()
                .iter()
                .map(|card| card.number().into())
                .collect(),
            trick: plays(view.trick()),
            history: view.tricks().iter().map(plays).collect(),
            takers: view
                .tricks()
                .iter()
                .filter_map(Trick::taker)
                .map(|seat| seat.get().into())
                .collect(),
            scores: view
                .totals()
                .as_slice()
                .iter()
                .map(|total| (*total).into())
                .collect(),
        }
    }
}

/// Reads plays; leaves wrong ones out.
fn read_plays(reader: &mut SetupReader, plays: &[(i64, i64)]) -> Vec<Play> {
    let mut good = Vec::with_capacity(plays.len());
    for (seat, card) in plays {
        let seat = reader.seat(*seat, Place::View);
        good.extend(seat.zip(reader.card(*card, Place::View)));
    }
    good
}

/// A trick from its plays, whose cards and seats are good.
fn trick_of(plays: &[Play], number: usize, leader: Seat, seats: SeatCount) -> Result<Trick, Fault> {
    let mut trick = Trick::new(seats, leader);
    for (seat, card) in plays {
        let expected = trick.to_play().ok_or(Fault::TrickSize(number))?;
        if *seat != expected {
            return Err(Fault::TrickOutOfTurn {
                trick: number,
                expected,
            });
        }
        trick.push(*card);
    }
    Ok(trick)
}

/// Checks that no play was illegal, from the last trick back. A player is known to have held every
/// card that the player plays later; of the viewer, the hand is known too.
fn check_plays(reader: &mut SetupReader, view: &View) {
    let mut known = BySeat::new(reader.seats());
    known[view.me] = view.hand;
    for trick in view.tricks.iter().chain([&view.trick]).rev() {
        let mut before = Trick::new(reader.seats(), trick.leader());
        for (seat, card) in trick.plays() {
            known[seat] = CardSet::with(known[seat], card);
            if let Err(reason) = legal::check(known[seat], &before, card) {
                reader.refuse(Fault::IllegalPlay { seat, reason });
            }
            before.push(card);
        }
    }
}
