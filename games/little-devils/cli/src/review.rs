//! `devils review`: the cost of each card that the person played in a saved match.

use core::task::Poll;
use protocol::MatchFormat;
use std::process::ExitCode;

use clap::Args;

use cards::Seat;
use little_devils::bots::net::Net;
use little_devils::protocol::{LittleDevils, ParseSaveError, ReviewMessage};
use little_devils::review::{Depth, Reviewer};

use cli::lines::Input;

/// Options of `devils review`.
#[derive(Args)]
pub(super) struct ReviewMatch {
    #[command(flatten)]
    input: Input,
    /// How many deals are played out for each decision
    #[arg(long, default_value_t = Depth::DEFAULT.deals)]
    deals: u32,
}

impl ReviewMatch {
    /// Answers each line, a match as the page saves it.
    pub(super) fn run(&self) -> ExitCode {
        self.input.answer_each(|line| self.answer(line))
    }

    fn answer(&self, line: &[u8]) -> Result<ReviewMessage, ParseSaveError> {
        let record = LittleDevils::load_save(&String::from_utf8_lossy(line))?;
        let net = Net::for_seats(record.options().seats());
        let depth = Depth {
            deals: self.deals,
            hand_value: 2 * self.deals,
        };
        let mut reviewer = Reviewer::new(&record, Seat::FIRST, Some(net), depth);
        loop {
            if let Poll::Ready(review) = reviewer.step(u32::MAX) {
                return Ok(review.into());
            }
        }
    }
}
