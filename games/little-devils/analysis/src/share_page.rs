//! The pages "Share" and "A shared match".

use cards::Seat;
use little_devils::protocol::{Link, ParseLinkError};
use little_devils::session::MatchRecord;
use little_devils::words::AnalysisWords;
use protocol::{Node, qr_code};

use super::draw::{button, buttons, guide, heading, paragraph};
use little_devils::protocol::Action;

/// Begin of the address's fragment.
const FRAGMENT: &str = "#match=";

/// The full link to a match. `address` has no fragment.
pub(super) fn address(address: &str, record: &MatchRecord) -> String {
    format!("{address}{FRAGMENT}{}", Link(record.clone()).write())
}

/// The page for sharing a match.
pub(super) fn share(
    words: &AnalysisWords,
    base: &str,
    record: &MatchRecord,
    back: &Action,
) -> Vec<Node> {
    let link = address(base, record);
    let mut nodes = vec![paragraph(words.share_note())];
    nodes.extend(field(words, words.link(), &link));
    // A link of the longest match does not fit into a code that cameras can read.
    nodes.extend(qr_code(&link).map(|code| code.with("aria-label", words.as_code())));
    nodes.push(buttons([button(words.back(), back)]));
    nodes
}

/// A text with buttons to copy and to send it.
pub(super) fn field(words: &AnalysisWords, label: &str, value: &str) -> [Node; 2] {
    let input = Node::new("input")
        .with("readonly", "")
        .with("value", value)
        .with("aria-label", label);
    let buttons = buttons([
        button(guide(words).copy(), &Action::Copy(value.into())),
        button(guide(words).send(), &Action::Send(value.into())),
    ]);
    [Node::new("p").child(input), buttons]
}

/// The page of a match that somebody has shared.
pub(super) fn shared(words: &AnalysisWords, record: &MatchRecord) -> Vec<Node> {
    let options = record.options();
    let (players, cards) = (options.seats().size(), record.moves().len());
    let names: Vec<Node> = options
        .seats()
        .seats()
        .map(|seat| match options.name(seat) {
            "" => Node::with_text("li", words.person_number(1)),
            name => Node::with_text("li", name),
        })
        .collect();
    let watch = (cards > 0).then(|| button(words.watch(), &Action::Trick(1, 1)));
    vec![
        paragraph(match options.name(Seat::FIRST) {
            "" => words.shared_by_somebody(players, cards),
            name => words.shared_by(name, players, cards),
        }),
        Node::new("ul").children(names),
        buttons(
            [button(words.same_cards(), &Action::Same)]
                .into_iter()
                .chain(watch),
        ),
    ]
}

/// The page of an unreadable link.
pub(super) fn broken(words: &AnalysisWords, error: &ParseLinkError) -> Vec<Node> {
    let text = match error {
        ParseLinkError::Version(version) if version.is_ascii_alphanumeric() => words.link_later(),
        _ => words.link_damaged(),
    };
    vec![heading(words.link()), paragraph(text).with("role", "alert")]
}
