//! Michigan in the formats that every game shares.

use cards::french::{PlayingCard, PlayingCardSet};
use cards::{SeatCount, Seed};
use catalogue::{CATALOGUE, MICHIGAN};
use game::{ChosenOptions, GameInfo, LevelId, MatchOption};
use protocol::{CompactText, Deal, TableFormat};
use session::Day;

use crate::bots::Level;
use crate::rules::{self, Decision, Match, MatchOptions, Options, Round, Setup};
use crate::session::{daily, four};

/// How often everybody deals in a match that the form offers.
const ROUNDS: MatchOption = MatchOption {
    id: "rounds",
    values: &["1", "2", "3", "5"],
    default: "1",
    only_for: None,
};

/// Rule 10.
const AUCTION: MatchOption = switch("auction");

/// Rule 9.
const WATCH: MatchOption = switch("watch");

/// A switch that is usually off.
const fn switch(id: &'static str) -> MatchOption {
    MatchOption {
        id,
        values: &["off", "on"],
        default: "off",
        only_for: None,
    }
}

const LEVELS: &[LevelId] = &[
    LevelId::new("deckhand"),
    LevelId::new("steward"),
    LevelId::new("captain"),
];

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
    const DAILY_LEVEL: LevelId = LevelId::new(Level::Steward.id());

    /// How often everybody deals, then the names of the switches that are on: "2 auction watch".
    fn start_text(start: &Match) -> String {
        let chosen = start.options();
        let mut text = chosen.deals_each.to_string();
        for (is_on, option) in switches(chosen.options) {
            if is_on {
                text += " ";
                text += option.id;
            }
        }
        text
    }

    /// Reads exactly what [`start_text`](Self::start_text) writes, with 1 to 255 deals.
    fn parse_start(seed: Seed, seats: SeatCount, text: &str) -> Option<Match> {
        let mut parts = text.split(' ');
        let deals_each = parts.next()?.parse().ok().filter(|deals| *deals > 0)?;
        let mut options = Options::default();
        for part in parts {
            match part {
                "auction" => options.auction = true,
                "watch" => options.watch = true,
                _ => return None,
            }
        }
        let chosen = MatchOptions {
            options,
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
        Match::new(four(), MatchOptions::default(), daily::seed(day))
    }

    fn deal_from(match_state: &Match, seed: Seed) -> Round {
        match_state.deal_with(&mut seed.generator())
    }

    fn cards(dealt: &Round) -> Deal {
        let deal = dealt.deal();
        let hands = deal.hands().as_slice().iter().copied();
        let numbers = |hand: PlayingCardSet| hand.iter().map(number).collect();
        hands.chain([deal.dead()]).map(numbers).collect()
    }

    fn with_cards(dealt: &Round, cards: &Deal) -> Option<Round> {
        let text = |number: &u8| Some(PlayingCard::from_index((*number).into())?.to_string());
        let texts = |hand: &Vec<u8>| hand.iter().map(text).collect::<Option<Vec<_>>>();
        let (dead, hands) = cards.split_last()?;
        let setup = Setup {
            hands: hands.iter().map(texts).collect::<Option<_>>()?,
            dead: texts(dead)?,
            decisions: Vec::new(),
            ..Setup::from(dealt)
        };
        let round = setup.validate().ok()?;
        Some(Round::new(if dealt.deal().is_last() {
            round.deal().as_last()
        } else {
            *round.deal()
        }))
    }

    fn card(decision: Decision) -> Option<u8> {
        match decision {
            Decision::Card(card) => Some(number(card)),
            _ => None,
        }
    }

    /// If players watch themselves, nobody else may learn who has held back a card.
    fn has_secret_moves(start: &Match) -> bool {
        start.options().options.watch
    }
}

/// The switches of a round, each with its option.
const fn switches(options: Options) -> [(bool, MatchOption); 2] {
    [(options.auction, AUCTION), (options.watch, WATCH)]
}

fn number(card: PlayingCard) -> u8 {
    u8::try_from(card.index()).unwrap_or_default()
}
