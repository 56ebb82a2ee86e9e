//! Tables that no game has yet.

mod faces;
mod page;
mod zones;
