//! The study as tests use it: messages in, the page that is shown at the end out.

use little_devils::bots::Strategy;
use little_devils::bots::net::Net;
use little_devils::protocol::{FromAnalysis, SavedMatch, ToAnalysis};
use little_devils::review::Depth;
use little_devils::session::MatchRecord;
use little_devils_analysis::{Analysis, Environment, Kept, Outcome};
use protocol::Node;
use session::Salt;
use words::Lang;

pub(crate) const WORLD: Environment = Environment {
    net: |seats| Some(Net::for_seats(seats)),
    salt: || Some(Salt([7; 16])),
    // Noon of 21 November 2026.
    now: || 1_795_262_400_000.0,
    depth: Depth {
        deals: 20,
        worth: 20,
    },
    // So quick a policy that tests are quick.
    top: Strategy::Heuristic,
};

pub(crate) fn open(lang: Lang, act: &str, record: Option<&MatchRecord>) -> ToAnalysis {
    ToAnalysis::Open {
        lang: lang.tag().into(),
        address: "https://example.org/devils/".into(),
        name: "Dora".into(),
        act: act.into(),
        save: record
            .map(|record| SavedMatch::from(record).to_json())
            .unwrap_or_default(),
        commitment: String::new(),
    }
}

pub(crate) fn study() -> Analysis {
    Analysis::new(WORLD, Kept::default())
}

/// The page shown at the end of all thought.
pub(crate) fn shown(study: &mut Analysis, message: ToAnalysis) -> Page {
    let mut outcomes = study.hear(message);
    while study.is_busy() {
        outcomes.extend(study.step());
    }
    let page = outcomes
        .into_iter()
        .rev()
        .find_map(|outcome| match outcome {
            Outcome::Tell(FromAnalysis::Show { title, nodes }) => Some(Page { title, nodes }),
            _ => None,
        });
    page.expect("a page")
}

pub(crate) fn press(study: &mut Analysis, act: &str) -> Page {
    shown(study, ToAnalysis::Action(act.into()))
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
            .filter_map(|node| node.attribute(Node::ACT))
            .collect()
    }
}
