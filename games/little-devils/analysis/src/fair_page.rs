//! The page of a fair deal: the commitment to the seed, and whether every bot played as it must.

use little_devils::protocol::FromAnalysis;
use little_devils::review::WrongCard;
use little_devils::session::MatchRecord;
use little_devils::words::AnalysisWords;
use protocol::{Committed, KeptSalt, Node};
use session::Commitment;

use super::draw::{button, buttons, heading, text};
use super::{Action, Analysis, Outcome, saying, show};

impl Analysis {
    /// The commitment to the match's seed; without a match, what one is. If the page has made none, as the
    /// browser has no hash for it, it is made now, unless it has been made before.
    pub(super) fn show_fair(&mut self) -> Vec<Outcome> {
        let Some(record) = self.record.as_ref() else {
            let note = saying(self.study().fair_note);
            return vec![Outcome::Tell(show(self.study().fair, note))];
        };
        let seed = record.options().seed();
        let cards = record.plays().len();
        let mut outcomes = Vec::new();
        if self.own && self.committed().is_none() {
            let salt = (self.world.salt)().map(|salt| (seed, KeptSalt { salt, cards }));
            self.kept.salts.extend(salt);
            outcomes.extend(salt.map(|(seed, kept)| Outcome::KeepSalt(seed, kept)));
        }
        outcomes.extend(self.fair(None).map(Outcome::Tell));
        outcomes
    }

    /// The commitment and, if they have been checked, what the bots have played wrong.
    pub(super) fn fair(&self, wrong: Option<&[WrongCard]>) -> Option<FromAnalysis> {
        let record = self.record.as_ref()?;
        let mut nodes = nodes(self.study(), record, self.committed(), wrong);
        let back = self.from_review.then(|| self.back());
        nodes.extend(back.map(|back| buttons([button(self.study().back, &back)])));
        Some(show(self.study().fair, nodes))
    }

    /// The commitment to the seed of the match looked at.
    fn committed(&self) -> Option<Committed> {
        let seed = self.record.as_ref()?.options().seed();
        let kept = |kept: &KeptSalt| Committed {
            seed,
            kept: *kept,
            commitment: Commitment::new(seed, kept.salt),
        };
        let of_page = self.committed.filter(|made| self.own && made.seed == seed);
        of_page.or_else(|| self.kept.salts.get(&seed).map(kept))
    }
}

/// The commitment, opened if the match is over, and the way to the check of the bots, or what it has
/// found.
fn nodes(
    study: &AnalysisWords,
    record: &MatchRecord,
    made: Option<Committed>,
    wrong: Option<&[WrongCard]>,
) -> Vec<Node> {
    let found = wrong.map(|wrong| found(study, record, wrong));
    let check = found.unwrap_or_else(|| buttons([button(study.check, &Action::Check)]));
    let mut nodes = made.map_or_else(Vec::new, |made| commitment(study, record, made));
    nodes.push(check);
    nodes
}

fn commitment(study: &AnalysisWords, record: &MatchRecord, made: Committed) -> Vec<Node> {
    let Committed {
        seed,
        kept,
        commitment,
    } = made;
    let mut nodes = vec![
        heading(study.commitment),
        Node::says("pre", commitment.to_string()),
        text((study.made_after)(kept.cards)),
    ];
    if record.is_over() {
        let opens = commitment.is_opened_by(seed, kept.salt);
        nodes.push(text((study.seed_and_salt)(
            &seed.to_string(),
            &kept.salt.to_string(),
        )));
        nodes.push(if opens {
            text(study.opens)
        } else {
            text(study.does_not_open).with("role", "alert")
        });
    } else {
        nodes.push(text(study.still_closed));
    }
    nodes.push(text(study.fair_note).with("class", "note"));
    nodes
}

/// What the check of the bots has found.
fn found(study: &AnalysisWords, record: &MatchRecord, wrong: &[WrongCard]) -> Node {
    if wrong.is_empty() {
        return text((study.all_right)(record.plays().len())).with("role", "status");
    }
    let says = |wrong: &WrongCard| {
        let name = record.options().name(wrong.seat);
        Node::says(
            "li",
            (study.wrong)(wrong.number, name, wrong.played, wrong.expected),
        )
    };
    Node::new("ul")
        .with("role", "alert")
        .children(wrong.iter().map(says))
}
