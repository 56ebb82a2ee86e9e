//! QR codes.

use core::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

use super::node::Node;

/// Light modules around the code, as the standard requires.
const MARGIN: i32 = 4;

/// A QR code as a drawing: an `svg` of the class `code` with one path. `None` if the text is too long,
/// which no link of ours is: 2,953 bytes fit.
#[must_use]
pub fn qr_code(text: &str) -> Option<Node> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|x| code.get_module(*x, y)) {
            // Writing to a string cannot fail.
            let _ = write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
        }
    }
    let whole = size + 2 * MARGIN;
    let drawing = Node::new("svg")
        .with("class", "code")
        .with("role", "img")
        .with("viewBox", format!("0 0 {whole} {whole}"))
        .child(Node::new("path").with("d", path));
    Some(drawing)
}
