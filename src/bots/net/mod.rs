//! The learned policy: what each card is expected to cost, told by a small network that learned
//! from deals it played against itself.

pub mod inputs;
