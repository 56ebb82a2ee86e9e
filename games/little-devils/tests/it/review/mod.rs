//! Reviews: costs, mistakes, luck and skill, and the replay with a bot.

mod costs;
mod luck_skill;
mod mistakes;
mod replay;

use core::task::Poll;

use cards::Seat;
use game::Game;
use little_devils::bots::Level;
use little_devils::bots::net::Net;
use little_devils::review::{Depth, Review, Reviewer};
use little_devils::rules::Round;
use little_devils::session::{MatchOptions, MatchRecord};
use session::TableBots;

use crate::common::{play, typed};

/// Little effort, so that tests are fast.
const SHALLOW: Depth = Depth {
    deals: 30,
    hand_value: 30,
};

/// A match of this many rounds in which the person plays as this level does.
fn played(options: MatchOptions, person: Level, rounds: usize) -> MatchRecord {
    let mut record = MatchRecord::new(options);
    while typed(&record).match_state().rounds().len() < rounds && !record.is_over() {
        record.next_round();
        while let Some(seat) = typed(&record).round().to_move() {
            let level = record.options().level(seat).unwrap_or(person.into());
            let card = Round::choose(level, &typed(&record).view(seat), record.decision_seed());
            play(&mut record, card.expect("their turn"));
        }
    }
    record
}

fn review(record: &MatchRecord, net: Option<&'static Net>, depth: Depth) -> Review {
    let mut reviewer = Reviewer::new(record, Seat::FIRST, net, depth);
    loop {
        if let Poll::Ready(review) = reviewer.step(u32::MAX) {
            return review.clone();
        }
    }
}

fn learned(record: &MatchRecord) -> &'static Net {
    Net::for_seats(record.options().seats())
}
