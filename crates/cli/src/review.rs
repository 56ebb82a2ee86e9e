//! `house review`: the cost of each decision of the people in a saved match.

use std::process::ExitCode;

use analysis::table_review::{FromReviewWorker, ToReviewWorker};
use analysis::{AnyReviews, ReviewPart, reviewed_people, reviewed_rounds};
use clap::Args;
use protocol::{AnyReader, load_match, write};
use serde::Serialize;
use session::Ticket;

use crate::games::{GameCommands, named_game};
use crate::lines::Input;

/// Options of `house review`.
#[derive(Args)]
pub(crate) struct ReviewTask {
    #[command(flatten)]
    input: Input,
    /// How many deals are played out for each decision, where a game allows another number than its own
    #[arg(long)]
    deals: Option<u32>,
}

/// The answer: a review for each person.
#[derive(Serialize)]
struct MatchReview {
    people: Vec<PersonReview>,
}

/// What a person's decisions have cost.
#[derive(Serialize)]
struct PersonReview {
    seat: u8,
    rounds: Vec<RoundReview>,
}

/// A finished round.
#[derive(Serialize)]
struct RoundReview {
    round: usize,
    /// What bots get in this seat, and what the person got; missing if the game has no such review.
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<FromReviewWorker>,
    decisions: Vec<FromReviewWorker>,
}

impl ReviewTask {
    /// Answers each line, a match as a page saves it.
    pub(crate) fn run(&self, games: &[GameCommands]) -> ExitCode {
        self.input.answer_each_in_text(|line| {
            let game = &games[named_game(games, line)?];
            (game.review)(line, self.deals)
        })
    }
}

/// The review of a saved match of any table game, as its page shows it. Figures are in hundredths, with half their
/// 95 % interval. Rounds that are not over are left out.
///
/// # Errors
/// The line is no saved match.
pub(crate) fn table_review(
    line: &[u8],
    format: &dyn AnyReader,
    reviews: &dyn AnyReviews,
) -> Result<String, String> {
    let record = load_match(format, &String::from_utf8_lossy(line));
    let record = record.map_err(|error| error.to_string())?;
    let answer = |seat, round, before| {
        let part = ReviewPart { round, before };
        let request = ToReviewWorker::new(format, Ticket(0), &record, seat, part)?;
        request.request(reviews).ok()?.answer()
    };
    let person = |seat| PersonReview {
        seat: cards::Seat::get(seat),
        rounds: reviewed_rounds(&record, seat)
            .iter()
            .map(|round| RoundReview {
                round: round.number,
                deal: answer(seat, round.number, None),
                decisions: round
                    .decisions
                    .iter()
                    .filter_map(|before| answer(seat, round.number, Some(*before)))
                    .collect(),
            })
            .collect(),
    };
    let people = reviewed_people(&record).map(person).collect();
    Ok(write(&MatchReview { people }))
}
