//! A piece of a page as data: an element with attributes, text and children.

use serde::{Deserialize, Serialize};

/// An element of a page. Its text is shown as text, never parsed as markup.
///
/// The names in JSON are short, because a page has hundreds of elements. The page that shows them reads
/// these names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct Node {
    /// The tag's name. The page makes `svg`, `path` and `use` SVG elements, all others HTML.
    #[serde(rename = "t")]
    pub tag: String,
    /// Names and values of the attributes.
    #[serde(rename = "a", default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<(String, String)>,
    /// Text, placed before the children.
    #[serde(rename = "x", default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Child elements.
    #[serde(rename = "c", default, skip_serializing_if = "Vec::is_empty")]
    pub children: Vec<Node>,
}

impl Node {
    /// Attribute that names the action that pressing the element starts.
    pub const ACTION: &'static str = "data-act";

    /// Attribute of a button: the key of the keyboard, as in `KeyboardEvent.key`, that presses it too.
    /// After the press, the button with the same key on the new page gets the focus.
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

    /// Adds an attribute.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.attributes.push((name.into(), value.into()));
        self
    }

    /// Adds a child.
    #[must_use]
    pub fn child(mut self, child: Self) -> Self {
        self.children.push(child);
        self
    }

    /// Adds children.
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

    /// This element and everything inside it, in document order.
    pub fn all(&self) -> Vec<&Self> {
        let inside = self.children.iter().flat_map(Self::all);
        core::iter::once(self).chain(inside).collect()
    }
}
