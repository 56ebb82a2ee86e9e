//! Michigan passes the conformance suite in a browser.
#![allow(dead_code)] // the tests on the host use all of these files

#[path = "../../games/michigan/tests/it/common.rs"]
mod common;
#[path = "../../games/michigan/tests/it/conformance.rs"]
mod conformance;
#[path = "../../games/michigan/tests/it/hidden.rs"]
mod hidden;
