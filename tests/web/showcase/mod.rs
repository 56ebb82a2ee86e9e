//! Tables that no game has yet.

mod page;
mod zones;
