//! The page of a fair deal: the commitment to the seed, and whether every bot played as it must.

use crate::play::{Commitment, MatchRecord};
use crate::review::Wrong;
use crate::text::StudyWords;
use crate::wire::{KeptSalt, Node};

use super::Act;
use super::draw::{button, buttons, heading, text};

/// The commitment, opened if the match is over, and the way to the check of the bots.
pub(super) fn nodes(
    study: &StudyWords,
    record: &MatchRecord,
    kept: Option<&KeptSalt>,
) -> Vec<Node> {
    let mut nodes = kept.map_or_else(Vec::new, |kept| commitment(study, record, kept));
    nodes.push(buttons([button(study.check, &Act::Check)]));
    nodes
}

fn commitment(study: &StudyWords, record: &MatchRecord, kept: &KeptSalt) -> Vec<Node> {
    let seed = record.options().seed();
    let made = Commitment::to(seed, kept.salt);
    let mut nodes = vec![
        text(study.fair_note),
        heading(study.commitment),
        Node::says("pre", made.to_string()),
        text((study.made_after)(kept.cards)),
    ];
    if record.is_over() {
        let opens = made.opens(seed, kept.salt);
        nodes.push(text((study.seed_and_salt)(
            &seed.to_string(),
            &kept.salt.to_string(),
        )));
        nodes.push(text(if opens {
            study.opens
        } else {
            study.does_not_open
        }));
    } else {
        nodes.push(text(study.still_closed));
    }
    nodes
}

/// What the check of the bots has found.
pub(super) fn checked(study: &StudyWords, record: &MatchRecord, wrong: &[Wrong]) -> Vec<Node> {
    if wrong.is_empty() {
        return vec![text((study.all_right)(record.plays().len()))];
    }
    let says = |wrong: &Wrong| {
        let name = record.options().name(wrong.seat);
        Node::says(
            "li",
            (study.wrong)(wrong.number, name, wrong.played, wrong.thought),
        )
    };
    vec![
        Node::new("ul")
            .with("role", "alert")
            .children(wrong.iter().map(says)),
    ]
}
