//! The native program: what its commands share.

pub mod lines;
