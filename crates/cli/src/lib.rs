//! Parts of the native program that its commands share.

pub mod arena;
pub mod games;
pub mod lines;
