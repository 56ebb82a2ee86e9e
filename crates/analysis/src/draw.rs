//! Parts of pages.

use protocol::Node;
use words::Lang;

/// A paragraph.
pub fn paragraph(text: impl Into<String>) -> Node {
    Node::with_text("p", text)
}

/// A note in smaller letters.
pub fn note(text: impl Into<String>) -> Node {
    paragraph(text).with("class", "note")
}

/// A heading below the dialog's title.
pub fn heading(text: impl Into<String>) -> Node {
    Node::with_text("h3", text)
}

/// A button. `action` is the text that the page gets when it is pressed.
pub fn button(text: impl Into<String>, action: impl Into<String>) -> Node {
    Node::with_text("button", text)
        .with("type", "button")
        .with(Node::ACTION, action)
}

/// A row of buttons.
pub fn buttons(all: impl IntoIterator<Item = Node>) -> Node {
    Node::new("p").with("class", "buttons").children(all)
}

/// A table whose first column names its rows. A column may have no name.
#[must_use]
pub fn table(caption: &str, head: &[&str], rows: Vec<Vec<Node>>) -> Node {
    let column = |text: &&str| match *text {
        "" => Node::new("td"),
        text => Node::with_text("th", text).with("scope", "col"),
    };
    let head = Node::new("tr").children(head.iter().map(column));
    let row = |cells: Vec<Node>| Node::new("tr").children(cells);
    Node::new("table")
        .child(Node::with_text("caption", caption))
        .child(Node::new("thead").child(head))
        .child(Node::new("tbody").children(rows.into_iter().map(row)))
}

/// The first cell of a row.
pub fn row_header(text: impl Into<String>) -> Node {
    Node::with_text("th", text).with("scope", "row")
}

/// Any other cell.
pub fn cell(text: impl Into<String>) -> Node {
    Node::with_text("td", text)
}

/// A number with one decimal, as the language writes it.
#[must_use]
pub fn number(lang: Lang, number: f64) -> String {
    #[allow(clippy::cast_possible_truncation)] // totals are far below the limits
    let tenths = (number * 10.0).round() as i64;
    lang.decimal(tenths)
}
