//! The analysis as tests use it: messages in, the last page out.

use little_devils::bots::Policy;
use little_devils::bots::net::Net;
use little_devils::protocol::{FromAnalysis, OpenRequest, ToAnalysis};
use little_devils::review::Depth;
use little_devils::rules::Round;
use little_devils::session::MatchRecord;
use little_devils_analysis::{Analysis, Environment, Outcome, SavedData};
use protocol::{Node, ParseSaveError, load_match, match_text, reader_of, write};
use session::Salt;
use words::Lang;

pub(crate) const ENVIRONMENT: Environment = Environment {
    net: |seats| Some(Net::for_seats(seats)),
    salt: || Some(Salt([7; 16])),
    // Noon of 21 November 2026.
    now: || 1_795_262_400_000.0,
    end_of_day: || Some("16:00".into()),
    depth: Depth {
        deals: 20,
        hand_value: 20,
    },
    // A fast policy, to keep the tests short.
    top: Policy::Heuristic,
};

/// Reads a saved match.
pub(crate) fn load_save(text: &str) -> Result<MatchRecord, ParseSaveError> {
    load_match(reader_of::<Round>(), text)
}

/// The text of a saved match.
pub(crate) fn save_text(record: &MatchRecord) -> String {
    match_text(reader_of::<Round>(), record)
}

pub(crate) fn open(lang: Lang, act: &str, record: Option<&MatchRecord>) -> ToAnalysis {
    ToAnalysis::Open(OpenRequest {
        lang: lang.tag().into(),
        address: "https://example.org/devils/".into(),
        name: "Dora".into(),
        action: act.parse().expect("an action"),
        save: record.map(save_text).unwrap_or_default(),
        commitment: String::new(),
    })
}

pub(crate) fn analysis() -> Analysis {
    Analysis::new(ENVIRONMENT, SavedData::default())
}

/// The last page that is shown.
pub(crate) fn shown(analysis: &mut Analysis, message: ToAnalysis) -> Page {
    let mut outcomes = analysis.receive(message);
    while analysis.is_busy() {
        outcomes.extend(analysis.step());
    }
    let page = outcomes
        .into_iter()
        .rev()
        .find_map(|outcome| match outcome {
            Outcome::Send(FromAnalysis::Show { title, nodes }) => Some(Page { title, nodes }),
            _ => None,
        });
    page.expect("a page")
}

/// Sends the message of a button whose attribute has this text, as the page does.
pub(crate) fn send_text(analysis: &mut Analysis, act: &str) -> Vec<Outcome> {
    let message = ToAnalysis::read(&write(&["act", act])).expect("a list of texts");
    message.map_or_else(Vec::new, |message| analysis.receive(message))
}

pub(crate) fn press(analysis: &mut Analysis, act: &str) -> Page {
    shown(
        analysis,
        ToAnalysis::Action(act.parse().expect("an action")),
    )
}

pub(crate) struct Page {
    pub(crate) title: String,
    pub(crate) nodes: Vec<Node>,
}

impl Page {
    pub(crate) fn all(&self) -> Vec<&Node> {
        self.nodes.iter().flat_map(Node::all).collect()
    }

    pub(crate) fn text(&self) -> String {
        let texts: Vec<&str> = self.all().iter().map(|node| node.text.as_str()).collect();
        texts.join("\n")
    }

    pub(crate) fn acts(&self) -> Vec<&str> {
        self.all()
            .iter()
            .filter_map(|node| node.attribute(Node::ACTION))
            .collect()
    }
}
