//! Parts of the native program that its commands share.

pub mod games;
pub mod lines;
