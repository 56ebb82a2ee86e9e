//! The page "Fair deal": the commitment to the seed, and the check of the bots' cards.

use little_devils::protocol::FromAnalysis;
use little_devils::review::WrongCard;
use little_devils::session::MatchRecord;
use little_devils::words::AnalysisWords;
use protocol::{CommitmentRecord, Node, SavedSalt};
use session::Commitment;

use super::draw::{button, buttons, heading, paragraph};
use super::{Action, Analysis, Outcome, show, single_paragraph};

impl Analysis {
    /// Shows the commitment to the match's seed. Without a match it explains commitments. If neither
    /// the page (some browsers give it no hash) nor this worker has made one, it is made now.
    pub(super) fn show_fair(&mut self) -> Vec<Outcome> {
        let Some(record) = self.record.as_ref() else {
            let note = single_paragraph(self.words().fair_note());
            return vec![Outcome::Send(show(self.words().fair(), note))];
        };
        let seed = record.options().seed();
        let cards = record.moves().len();
        let mut outcomes = Vec::new();
        if self.own && self.commitment_record().is_none() {
            let salt = (self.environment.salt)().map(|salt| (seed, SavedSalt { salt, cards }));
            self.saved.salts.extend(salt);
            outcomes.extend(salt.map(|(seed, saved)| Outcome::SaveSalt(seed, saved)));
        }
        outcomes.extend(self.fair(None).map(Outcome::Send));
        outcomes
    }

    /// The page: the commitment and, after a check, the bots' wrong cards.
    pub(super) fn fair(&self, wrong: Option<&[WrongCard]>) -> Option<FromAnalysis> {
        let record = self.record.as_ref()?;
        let mut nodes = nodes(self.words(), record, self.commitment_record(), wrong);
        let back = self.from_review.then(|| self.back());
        nodes.extend(back.map(|back| buttons([button(self.words().back(), &back)])));
        Some(show(self.words().fair(), nodes))
    }

    /// The commitment to the seed of the open match.
    fn commitment_record(&self) -> Option<CommitmentRecord> {
        let seed = self.record.as_ref()?.options().seed();
        let saved = |saved: &SavedSalt| CommitmentRecord {
            seed,
            saved: *saved,
            commitment: Commitment::new(seed, saved.salt),
        };
        let of_page = self
            .commitment_record
            .filter(|made| self.own && made.seed == seed);
        of_page.or_else(|| self.saved.salts.get(&seed).map(saved))
    }
}

/// The commitment, with seed and salt if the match is over, and the button for the check or its
/// result.
fn nodes(
    words: &AnalysisWords,
    record: &MatchRecord,
    made: Option<CommitmentRecord>,
    wrong: Option<&[WrongCard]>,
) -> Vec<Node> {
    let check_result = wrong.map(|wrong| check_result(words, record, wrong));
    let check = check_result.unwrap_or_else(|| buttons([button(words.check(), &Action::Check)]));
    let mut nodes = made.map_or_else(Vec::new, |made| commitment(words, record, made));
    nodes.push(check);
    nodes
}

fn commitment(words: &AnalysisWords, record: &MatchRecord, made: CommitmentRecord) -> Vec<Node> {
    let CommitmentRecord {
        seed,
        saved,
        commitment,
    } = made;
    let mut nodes = vec![
        heading(words.commitment()),
        Node::with_text("pre", commitment.to_string()),
        paragraph(words.made_after(saved.cards)),
    ];
    if record.is_over() {
        let opens = commitment.is_opened_by(seed, saved.salt);
        nodes.push(paragraph(
            words.seed_and_salt(seed.to_string(), saved.salt.to_string()),
        ));
        nodes.push(if opens {
            paragraph(words.opens())
        } else {
            paragraph(words.does_not_open()).with("role", "alert")
        });
    } else {
        nodes.push(paragraph(words.still_closed()));
    }
    nodes.push(paragraph(words.fair_note()).with("class", "note"));
    nodes
}

/// Result of the check of the bots.
fn check_result(words: &AnalysisWords, record: &MatchRecord, wrong: &[WrongCard]) -> Node {
    if wrong.is_empty() {
        return paragraph(words.all_right(record.moves().len())).with("role", "status");
    }
    let text = |wrong: &WrongCard| {
        let name = record.options().name(wrong.seat);
        Node::with_text(
            "li",
            words.wrong(wrong.number, name, wrong.played, wrong.expected),
        )
    };
    Node::new("ul")
        .with("role", "alert")
        .children(wrong.iter().map(text))
}
