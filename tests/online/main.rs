//! Tests of the real games played from several devices, on the network of the tests of the toy game.

mod determinizations;
#[path = "../../crates/together/tests/it/hidden_hands.rs"]
mod hidden_hands;
mod matches;
#[path = "../../crates/together/tests/it/network.rs"]
mod network;
#[path = "../../crates/together/tests/it/people.rs"]
mod people;
#[path = "../../crates/together/tests/it/persons.rs"]
mod persons;
mod sealed;
#[path = "../../crates/together/tests/it/whole_matches.rs"]
mod whole_matches;
