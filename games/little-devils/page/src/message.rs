//! Messages of the analysis worker, parsed by the browser's `JSON.parse` and converted to their types here.
//! The typed reader that the worker has would add more than 5 kB to the program (docs/architecture.md).

use little_devils::protocol::FromAnalysis;
use page::json::Object;
use page::node::read_node;
use protocol::Node;

/// A message of the analysis worker that is parsed as JSON and not converted yet.
///
/// Its two conversions together read every kind of message. The second is for the chunk, so that the
/// first download has no code for messages that only follow an action on an analysis page.
#[derive(Clone, Debug)]
pub struct UnreadMessage(Object);

impl UnreadMessage {
    /// Parses a message. Invalid JSON gives a message that neither conversion reads.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        Self(Object::parse(text))
    }

    /// Converts [`FromAnalysis::Fill`] and [`FromAnalysis::Summary`], which arrive at any time.
    #[must_use]
    pub fn read_early(&self) -> Option<FromAnalysis> {
        match self.text("type").as_str() {
            "fill" => Some(FromAnalysis::Fill {
                id: self.text("id"),
                nodes: self.nodes(),
            }),
            "summary" => Some(FromAnalysis::Summary {
                line: self.text("line"),
            }),
            _ => None,
        }
    }

    /// Converts all other messages; `None` for an unreadable one.
    #[must_use]
    pub fn read_late(&self) -> Option<FromAnalysis> {
        Some(match self.text("type").as_str() {
            "show" => FromAnalysis::Show {
                title: self.text("title"),
                nodes: self.nodes(),
            },
            "play" => FromAnalysis::Play {
                save: self.text("save"),
            },
            "take-in" => FromAnalysis::Import {
                lines: self.text("lines"),
            },
            "settings" => FromAnalysis::Settings {
                save: self.text("save"),
            },
            "not-saved" => FromAnalysis::NotSaved {},
            "file" => FromAnalysis::File {
                name: self.text("name"),
                text: self.text("text"),
            },
            _ => return None,
        })
    }

    fn text(&self, name: &str) -> String {
        self.0.text(name)
    }

    fn nodes(&self) -> Vec<Node> {
        self.0.list("nodes", read_node)
    }
}
