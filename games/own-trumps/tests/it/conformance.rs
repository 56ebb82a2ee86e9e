//! Own Trumps passes the conformance suite of every game, with every number of players and all options.

use cards::french::PlayingCardSet;
use cards::{BySeat, Generator, Seat, Seed, shuffle};
use game::conformance::{Suite, matches};
use game::{Game, playthrough};
use own_trumps::rules::{Decision, Match, Options, Round};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::common::{all_options, dealt, match_of};

/// Deals the cards again that a seat cannot place; `None` if a player shows by having taken that they do
/// not hold one of them.
fn resample(round: &Round, seat: Seat, generator: &mut Generator) -> Option<Round> {
    let (view, knowledge) = (round.view(seat), round.knowledge());
    let mut hidden: Vec<_> = view.unseen().iter().collect();
    shuffle(&mut hidden, generator);
    let mut hidden = hidden.into_iter();
    let hands = BySeat::from_fn(round.seats(), |player| {
        if player == seat {
            return view.hand;
        }
        let held = knowledge.held[player];
        let unknown = u32::from(view.cards_left(player)) - held.len();
        hidden
            .by_ref()
            .take(unknown as usize)
            .fold(held, PlayingCardSet::with)
    });
    round.with_hands(hands)
}

#[test]
fn own_trumps_conforms_with_every_number_of_players_and_all_options() {
    let starts: Vec<Round> = (2..=4)
        .flat_map(|players| all_options(players).map(move |options| dealt(players, options, 7)))
        .collect();
    let cards = PlayingCardSet::ALL.iter().map(Decision::Card);
    let suite = Suite {
        games: 2,
        seed: Seed(1),
        conceivable: cards.chain([Decision::Take]).collect(),
        resample,
        starts,
    };
    let report = suite.run().expect("it conforms");
    assert_eq!((report.games, report.abandoned), (32, 0));
    assert!(report.resampled > 10_000, "{report:?}");
}

#[test]
fn matches_of_own_trumps_conform() {
    for players in 2..=4 {
        for chosen in all_options(players) {
            let options = match_of(players, 3, chosen);
            matches(|seed| Match::new(options, seed), (0..3).map(Seed), 3).expect("it conforms");
        }
    }
}

/// The playthrough of a match of three deals.
fn playthrough(players: i64, options: Options) -> String {
    let extent = playthrough::Extent {
        rounds: 2,
        moves: 120,
        views_every: 40,
    };
    playthrough::write(
        Match::new(match_of(players, 3, options), Seed(2026)),
        extent,
    )
}

#[test]
fn the_playthrough_of_a_mirror_deal_is_the_recorded_one() {
    let options = Options {
        mirror_deal: true,
        sixes_go_home: true,
        may_take: false,
    };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/playthrough-2.txt");
    let recorded = include_str!("../data/playthrough-2.txt");
    let compared = playthrough::compare(path, recorded, &playthrough(2, options));
    assert_eq!(compared, Ok(()));
}

#[test]
fn the_playthrough_with_four_players_is_the_recorded_one() {
    let options = Options {
        may_take: true,
        ..Options::default()
    };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/playthrough-4.txt");
    let recorded = include_str!("../data/playthrough-4.txt");
    let compared = playthrough::compare(path, recorded, &playthrough(4, options));
    assert_eq!(compared, Ok(()));
}
