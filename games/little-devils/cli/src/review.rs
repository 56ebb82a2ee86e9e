//! `house review` in Little Devils: the cost of each card that the person played in a saved match.

use core::task::Poll;

use cards::Seat;
use little_devils::bots::net::Net;
use little_devils::protocol::{ParseSaveError, ReviewMessage};
use little_devils::review::{Depth, Reviewer};
use little_devils::rules::Round;
use protocol::{load_match, reader_of};

/// Reviews the match of one line. `deals` is how many deals are played out for each decision, if it is not the usual
/// number.
pub(super) fn answer(line: &[u8], deals: Option<u32>) -> Result<ReviewMessage, ParseSaveError> {
    let record = load_match(reader_of::<Round>(), &String::from_utf8_lossy(line))?;
    let net = Net::for_seats(record.options().seats());
    let deals = deals.unwrap_or(Depth::DEFAULT.deals);
    let depth = Depth {
        deals,
        hand_value: 2 * deals,
    };
    let mut reviewer = Reviewer::new(&record, Seat::FIRST, Some(net), depth);
    loop {
        if let Poll::Ready(review) = reviewer.step(u32::MAX) {
            return Ok(review.into());
        }
    }
}
