//! A piece of a page as data: an element with its attributes, its text and what is in it.

use serde::{Deserialize, Serialize};

/// An element to be drawn as it stands here: text is only ever text, never markup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct Node {
    /// The element's name; of SVG there are svg, path and use.
    #[serde(rename = "t")]
    pub tag: String,
    /// Names and values of its attributes.
    #[serde(rename = "a", default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<(String, String)>,
    /// Its text, before all that is in it.
    #[serde(rename = "x", default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// What is in it.
    #[serde(rename = "c", default, skip_serializing_if = "Vec::is_empty")]
    pub children: Vec<Node>,
}

impl Node {
    /// The attribute by which the page knows what a press on an element means.
    pub const ACTION: &'static str = "data-act";

    /// The attribute of a button that a key of this name presses too. After it has been pressed, the
    /// button in its place on the new page has the focus.
    pub const KEY: &'static str = "data-key";

    /// An empty element.
    #[must_use]
    pub fn new(tag: &str) -> Self {
        Self {
            tag: tag.into(),
            ..Self::default()
        }
    }

    /// An element with a text.
    #[must_use]
    pub fn with_text(tag: &str, text: impl Into<String>) -> Self {
        Self {
            tag: tag.into(),
            text: text.into(),
            ..Self::default()
        }
    }

    /// The same with an attribute.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.attributes.push((name.into(), value.into()));
        self
    }

    /// The same with one more child.
    #[must_use]
    pub fn child(mut self, child: Self) -> Self {
        self.children.push(child);
        self
    }

    /// The same with more children.
    #[must_use]
    pub fn children(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.children.extend(children);
        self
    }

    /// The value of an attribute.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(other, _)| other == name);
        found.map(|(_, value)| value.as_str())
    }

    /// This element and all that are in it, in reading order.
    pub fn all(&self) -> Vec<&Self> {
        let inside = self.children.iter().flat_map(Self::all);
        core::iter::once(self).chain(inside).collect()
    }
}
