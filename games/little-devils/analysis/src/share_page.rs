//! The pages of a link: the match to be shared, and the match that somebody has shared.

use cards::Seat;
use little_devils::protocol::{Link, ParseLinkError};
use little_devils::session::MatchRecord;
use little_devils::words::AnalysisWords;
use protocol::Node;

use super::Action;
use super::draw::{button, buttons, heading, text};
use super::qr_code;

/// What the address's fragment begins with.
const FRAGMENT: &str = "#match=";

/// The link to a match, below an address without a fragment.
pub(super) fn address(address: &str, record: &MatchRecord) -> String {
    format!("{address}{FRAGMENT}{}", Link(record.clone()).write())
}

/// A match to be shared.
pub(super) fn share(
    study: &AnalysisWords,
    base: &str,
    record: &MatchRecord,
    back: &Action,
) -> Vec<Node> {
    let link = address(base, record);
    let mut nodes = vec![text(study.share_note)];
    nodes.extend(field(study, study.link, &link));
    // The longest match is too much for a code that a camera reads.
    nodes.extend(qr_code::draw(&link).map(|code| code.with("aria-label", study.as_code)));
    nodes.push(buttons([button(study.back, back)]));
    nodes
}

/// A text to be taken along: shown, to be copied, to be sent.
pub(super) fn field(study: &AnalysisWords, label: &str, value: &str) -> [Node; 2] {
    let input = Node::new("input")
        .with("readonly", "")
        .with("value", value)
        .with("aria-label", label);
    let by_page = |says: &str, act: &str| {
        Node::says("button", says)
            .with("type", "button")
            .with(Node::ACT, format!("{act}{value}"))
    };
    let buttons = buttons([by_page(study.copy, "copy:"), by_page(study.send, "send:")]);
    [Node::new("p").child(input), buttons]
}

/// A match that somebody has shared.
pub(super) fn shared(study: &AnalysisWords, record: &MatchRecord) -> Vec<Node> {
    let options = record.options();
    let (players, cards) = (options.seats().size(), record.plays().len());
    let names: Vec<Node> = options
        .seats()
        .seats()
        .map(|seat| match options.name(seat) {
            "" => Node::says("li", (study.a_player)(1)),
            name => Node::says("li", name),
        })
        .collect();
    let watch = (cards > 0).then(|| button(study.watch, &Action::Trick(1, 1)));
    vec![
        text(match options.name(Seat::FIRST) {
            "" => (study.shared_by_somebody)(players, cards),
            name => (study.shared_by)(name, players, cards),
        }),
        Node::new("ul").children(names),
        buttons(
            [button(study.same_cards, &Action::Same)]
                .into_iter()
                .chain(watch),
        ),
    ]
}

/// A link that cannot be read.
pub(super) fn broken(study: &AnalysisWords, error: &ParseLinkError) -> Vec<Node> {
    let says = match error {
        ParseLinkError::Version(version) if version.is_ascii_alphanumeric() => study.link_later,
        _ => study.link_damaged,
    };
    vec![heading(study.link), text(says).with("role", "alert")]
}
