//! Michigan in the formats that every game shares.

use cards::french::PlayingCardSet;
use cards::{BySeat, SeatCount, Seed};
use catalogue::{CATALOGUE, MICHIGAN};
use game::{ChosenOptions, Game, GameInfo, LevelId, MatchOption};
use protocol::{CompactText, Deal, TableFormat, names_of_switches};
use session::Day;

use crate::bots::levels;
use crate::rules::{self, Decision, Match, MatchOptions, Options, Round};
use crate::session::four;

/// How often everybody deals in a match that the form offers.
const ROUNDS: MatchOption = MatchOption::new("rounds", &["1", "2", "3", "5"], "1");

/// Rule 10.
const AUCTION: MatchOption = MatchOption::switch("auction");

/// Rule 9.
const WATCH: MatchOption = MatchOption::switch("watch");

const LEVELS: &[LevelId] = &[levels::DECKHAND, levels::STEWARD, levels::CAPTAIN];

/// Michigan before a match.
pub const INFO: GameInfo = GameInfo {
    points: "chips",
    levels: LEVELS,
    difficulties: LEVELS,
    options: &[ROUNDS, AUCTION, WATCH],
    ..GameInfo::new(MICHIGAN, &CATALOGUE)
};

/// Michigan in the formats that every game shares.
///
/// The number of a card is its place in the pack. The dead hand comes after the players'.
impl TableFormat for Round {
    const INFO: &'static GameInfo = &INFO;
    /// Plays by rules of thumb.
    const DAILY_LEVEL: LevelId = levels::STEWARD;

    /// How often everybody deals, then the names of the switches that are on: "2 auction watch".
    fn start_text(start: &Match) -> String {
        let chosen = start.options();
        let Options { auction, watch } = chosen.options;
        let switches = names_of_switches(&[(AUCTION, auction), (WATCH, watch)]);
        format!("{}{switches}", chosen.deals_each)
    }

    /// Reads exactly what [`start_text`](Self::start_text) writes, with 1 to 255 deals.
    fn parse_start(seed: Seed, seats: SeatCount, text: &str) -> Option<Match> {
        let mut words = text.split(' ');
        let deals_each = words.next()?.parse().ok().filter(|deals| *deals > 0)?;
        let switches: Vec<&str> = words.collect();
        let chosen = MatchOptions {
            options: Options {
                auction: switches.contains(&AUCTION.id),
                watch: switches.contains(&WATCH.id),
            },
            deals_each,
        };
        let start = Match::new(seats, chosen, seed);
        (Self::start_text(&start) == text).then_some(start)
    }

    fn dealt_text(dealt: &Round) -> String {
        dealt.deal().to_text()
    }

    fn parse_dealt(text: &str) -> Option<Round> {
        rules::Deal::read(text).map(Round::new)
    }

    fn start(seed: Seed, seats: SeatCount, options: &ChosenOptions) -> Match {
        let chosen = MatchOptions {
            options: Options {
                auction: options.is_on(&AUCTION),
                watch: options.is_on(&WATCH),
            },
            deals_each: options.value(&ROUNDS).parse().unwrap_or(1),
        };
        Match::new(seats, chosen, seed)
    }

    /// Four players, of whom everybody deals once, without options.
    fn daily_start(day: Day) -> Match {
        Match::new(four(), MatchOptions::default(), day.seed("michigan"))
    }

    fn deal_from(match_state: &Match, seed: Seed) -> Round {
        match_state.deal_with(&mut seed.generator())
    }

    fn cards(dealt: &Round) -> Deal {
        let deal = dealt.deal();
        let hands = deal.hands.as_slice().iter().copied();
        let piles = hands.chain([deal.dead]);
        piles.map(PlayingCardSet::indexes).collect()
    }

    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let piles = cards.iter().map(|pile| PlayingCardSet::from_indexes(pile));
        let piles = piles.collect::<Option<Vec<_>>>()?;
        let (dead, hands) = piles.split_last()?;
        let other = rules::Deal {
            hands: BySeat::from_slice(dealt.seats(), hands)?,
            dead: *dead,
            ..*dealt.deal()
        };
        other.is_complete().then(|| Round::new(other))
    }

    fn card(decision: Decision) -> Option<u8> {
        u8::try_from(decision.card()?.index()).ok()
    }

    /// If players watch themselves, nobody else may learn who has held back a card.
    fn has_secret_moves(start: &Match) -> bool {
        start.options().options.watch
    }
}
