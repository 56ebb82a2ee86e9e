//! Every patience passes the conformance suite of every game.

use cards::{Generator, Seat, Seed, shuffle};
use game::conformance::{Suite, matches};
use patience::games;
use patience::rules::{Declaration, Move, PileCard, Round, STOCK, Take};

/// Shuffles the cards that lie face down, the stock's among them.
#[expect(
    clippy::unnecessary_wraps,
    reason = "other games have draws that do not fit"
)]
fn resample(round: &Round, _: Seat, generator: &mut Generator) -> Option<Round> {
    let mut position = *round.position();
    let is_hidden = |pile: usize, card: PileCard| pile == STOCK || card.is_face_down();
    let mut hidden = Vec::new();
    position.map_cards(|pile, card| {
        if is_hidden(pile, card) {
            hidden.push(card.face_up());
        }
        card
    });
    shuffle(&mut hidden, generator);
    position.map_cards(|pile, card| {
        if !is_hidden(pile, card) {
            return card;
        }
        let drawn = hidden.pop().expect("as many as before");
        if card.is_face_down() {
            drawn.face_down()
        } else {
            drawn
        }
    });
    Some(Round::at(round.declaration(), position))
}

/// Every move that names piles of the game, and some that name others.
fn conceivable(game: &Declaration) -> Vec<Move> {
    let piles = u8::try_from(game.rules.piles() + 1).expect("few piles");
    let groups = game.rules.groups.iter();
    let has_runs = groups
        .into_iter()
        .any(|group| matches!(group.take, Take::Run(_) | Take::Whole(_)));
    let longest = if has_runs { 14 } else { 3 };
    let pairs = (0..piles).flat_map(|one| (0..piles).map(move |other| (one, other)));
    let cards = pairs
        .clone()
        .flat_map(|(from, to)| (0..longest).map(move |count| Move::Cards { from, to, count }));
    let pairs = pairs.map(|(one, other)| Move::Pair { one, other });
    [Move::Draw, Move::Gather]
        .into_iter()
        .chain(cards)
        .chain(pairs)
        .collect()
}

#[test]
fn every_patience_conforms() {
    let mut resampled = 0;
    for game in games::ALL {
        let suite = Suite {
            starts: vec![Round::new(game, Seed(7))],
            games: 1,
            seed: Seed(1),
            conceivable: conceivable(game),
            resample,
        };
        let report = suite.run();
        let report = report.unwrap_or_else(|failure| panic!("{}: {failure}", game.id));
        assert_eq!(report.games, 1, "{}", game.id);
        resampled += report.resampled;
    }
    assert!(resampled > 10_000, "{resampled}");
}

#[test]
fn matches_of_every_patience_conform() {
    for game in games::ALL {
        let make = |seed| Round::match_of(game, seed);
        let checked = matches(make, (0..3).map(Seed), 1);
        assert_eq!(checked, Ok(()), "{}", game.id);
    }
}
