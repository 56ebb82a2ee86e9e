//! The bytes of every kind of message, as they were when the format was made.

use core::fmt::Write;

use cards::Seat;
use sealed_deal::Plan;

use crate::network::Network;

#[test]
fn messages_are_written_as_they_were() {
    let plan = Plan::new(b"sample", 2, &[1, 1]).expect("a plan");
    let mut honest = |_: Seat, message: Vec<u8>| message;
    let network = Network::round(&plan, 2026, &mut honest);
    let mut text = String::new();
    for client in &network.clients {
        for message in client.sent() {
            for byte in message {
                write!(text, "{byte:02x}").expect("a text");
            }
            text.push('\n');
        }
    }
    assert_eq!(text, include_str!("samples.txt"), "now:\n{text}");
}
