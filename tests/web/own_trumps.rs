//! Own Trumps passes the conformance suite in a browser.
#![allow(dead_code)] // the tests on the host use all of these files

#[path = "../../games/own-trumps/tests/it/common.rs"]
mod common;
#[path = "../../games/own-trumps/tests/it/conformance.rs"]
mod conformance;
