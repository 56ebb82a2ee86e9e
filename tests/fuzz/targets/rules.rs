//! Parsers of deals, positions and puzzles.

use core::str;

use little_devils::protocol::{DealRecord, GradedPuzzle, PositionMessage};
use little_devils::rules::{RoundSetup, notation};

use super::{Target, read, target};
use crate::corpus;

pub(crate) fn deal_records() -> Target {
    fn take(text: &[u8]) -> bool {
        let replayed = DealRecord::read(text).and_then(|record| record.replay());
        read(replayed.map(|replay| {
            assert_eq!(replay.takers.len(), 9);
        }))
    }
    target("deal records", corpus::deals(), take)
}

pub(crate) fn deal_notation() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        read(notation::parse(text).map(|deal| {
            assert_eq!(RoundSetup::from(&deal).validate().as_ref(), Ok(&deal));
            assert_eq!(notation::parse(&notation::print(&deal)), Ok(deal));
        }))
    }
    target("deal notation", corpus::notations(), take)
}

pub(crate) fn positions() -> Target {
    fn take(text: &[u8]) -> bool {
        read(PositionMessage::read(text).map(|(position, me)| {
            assert!(position.seats().seats().any(|seat| seat == me));
        }))
    }
    target("positions", corpus::positions(), take)
}

pub(crate) fn puzzles() -> Target {
    fn take(text: &[u8]) -> bool {
        let Ok(text) = str::from_utf8(text) else {
            return false;
        };
        if let Ok(view) = notation::parse_view(text) {
            assert_eq!(notation::parse_view(&notation::print_view(&view)), Ok(view));
            return true;
        }
        let Ok(Some(graded)) = GradedPuzzle::load(text) else {
            return false;
        };
        assert!(graded.puzzle.is_solved_by(graded.puzzle.best()));
        true
    }
    target("puzzles", corpus::puzzles(), take)
}
