//! Tests of the texts.

mod find;
mod fuzz;
mod random;
mod samples;
mod stun_servers;
mod texts;
mod window_messages;
