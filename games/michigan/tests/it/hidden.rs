//! The hidden cards of a round, dealt again so that the open past stays the same.

use cards::french::{PlayingCard, PlayingCardSet};
use cards::{BySeat, Generator, Seat, shuffle};
use game::{Game, Turn};
use michigan::rules::{Decision, Payment, Phase, Round, Setup, Step, StopReason};

/// The current hands, and the dead hand.
pub(crate) type Hands = (BySeat<PlayingCardSet>, PlayingCardSet);

/// Deals all hidden cards again at random; `None` if the rules do not allow the past with them.
pub(crate) fn resample(round: &Round, seat: Seat, generator: &mut Generator) -> Option<Round> {
    replayed(round, &random_hands(round, seat, generator))
}

/// Hands of the right sizes. Cards that everybody knows to be dead stay there.
fn random_hands(round: &Round, seat: Seat, generator: &mut Generator) -> Hands {
    let view = round.view(seat);
    let known_dead = view.steps.iter().filter_map(|step| match step {
        Step::Stopped {
            card,
            reason: StopReason::Dead,
            ..
        } => card.next(),
        _ => None,
    });
    let mut dead: PlayingCardSet = known_dead.collect();
    dead = dead | view.given_away.unwrap_or_default();
    let seen = view.hand | view.played | dead;
    let mut hidden: Vec<PlayingCard> = (PlayingCardSet::ALL - seen).iter().collect();
    shuffle(&mut hidden, generator);
    let mut hidden = hidden.into_iter();
    let hands = BySeat::from_fn(round.seats(), |player| {
        if player == seat {
            return view.hand;
        }
        hidden.by_ref().take(view.cards_left(player)).collect()
    });
    (hands, dead | hidden.collect())
}

/// The round with these current hands and the same open past; `None` if there is no such round.
pub(crate) fn replayed(round: &Round, (hands, dead): &Hands) -> Option<Round> {
    let mut other = dealt_from(round, (*hands, *dead));
    let past = open_past(round);
    let exchange = round
        .decisions()
        .iter()
        .filter(|decision| !matches!(decision, Decision::Card(_) | Decision::Hold));
    for decision in exchange {
        other = other.play(*decision).ok()?;
    }
    loop {
        let so_far = open_past(&other);
        if !past.starts_with(&so_far) {
            return None;
        }
        let next = past.get(so_far.len());
        let decision = match (other.position().phase(), next) {
            (Phase::PlayOn { .. }, Some(Open::Stop(_))) => Decision::Hold,
            (_, Some(Open::Card(_, card))) => Decision::Card(*card),
            _ => break,
        };
        other = other.play(decision).ok()?;
    }
    let is_asked = |round: &Round| matches!(round.position().phase(), Phase::PlayOn { .. });
    let agrees = open_past(&other) == past
        && is_asked(round) == is_asked(&other)
        && (is_asked(round) || round.turn() == other.turn());
    (agrees && (round.turn() != Turn::Over || holds(round) == holds(&other))).then_some(other)
}

/// The holds that everybody knows at the end, and the payments for them.
fn holds(round: &Round) -> Vec<Step> {
    let is_hold = |step: &&Step| match step {
        Step::HoldAnnounced { .. } => true,
        Step::Paid { payment, .. } => *payment == Payment::HeldBack,
        _ => false,
    };
    round.steps().iter().filter(is_hold).copied().collect()
}

/// The deal that leads to these current hands.
fn dealt_from(round: &Round, (mut hands, mut dead): Hands) -> Round {
    for (seat, card) in round.view(Seat::FIRST).plays() {
        hands[seat] = hands[seat].with(card);
    }
    if let Some(swapper) = round.swapper() {
        core::mem::swap(&mut hands[swapper], &mut dead);
    }
    let setup = Setup {
        hands: hands.as_slice().iter().map(|hand| hand.texts()).collect(),
        dead: dead.texts(),
        moves: Vec::new(),
        ..Setup::from(round)
    };
    setup.validate().expect("a deal")
}

/// What everybody sees of cards and stops.
#[derive(Clone, Debug, PartialEq)]
enum Open {
    Card(Seat, PlayingCard),
    Stop(PlayingCard),
    Leads(Seat),
    WrongLead(PlayingCard),
    Ended(Option<Seat>),
}

fn open_past(round: &Round) -> Vec<Open> {
    let steps = round.steps().iter();
    let open = steps.filter_map(|step| match *step {
        Step::CardPlayed { seat, card, .. } => Some(Open::Card(seat, card)),
        Step::Stopped { card, .. } => Some(Open::Stop(card)),
        Step::LeadPassed(seat) => Some(Open::Leads(seat)),
        Step::WrongLead { card, .. } => Some(Open::WrongLead(card)),
        Step::Ended(winner) => Some(Open::Ended(winner)),
        _ => None,
    });
    open.collect()
}
