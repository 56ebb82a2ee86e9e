//! Michigan in the formats that every game shares.

use cards::{SeatCount, Seed};
use catalogue::{CATALOGUE, MICHIGAN};
use game::{ChosenOptions, GameInfo, LevelId, MatchOption};
use protocol::{CompactText, Deal, GameFormat, OnlineGame, RoundFormat, TableFormat};

use crate::rules::{self, Match, MatchOptions, Options, Round};

/// Michigan in the formats that every game shares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Michigan;

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

impl GameFormat for Michigan {
    const INFO: &'static GameInfo = &INFO;
}

impl RoundFormat for Michigan {
    type Round = Round;

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

    /// The word, card or number of chips, as in deal records.
    fn dealt_text(dealt: &Round) -> String {
        dealt.deal().to_text()
    }

    fn parse_dealt(text: &str) -> Option<Round> {
        rules::Deal::read(text).map(Round::new)
    }
}

impl TableFormat for Michigan {
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

    fn given_cards(dealt: &Round) -> Deal {
        Self::cards(dealt)
    }

    fn given_round(match_state: &Match, cards: &Deal) -> Option<Round> {
        Self::round_with(match_state, cards)
    }
}

/// The switches of a round, each with its option.
const fn switches(options: Options) -> [(bool, MatchOption); 2] {
    [(options.auction, AUCTION), (options.watch, WATCH)]
}
