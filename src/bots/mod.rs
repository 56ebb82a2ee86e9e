//! The players that are programs: a view in, a card out. No clock of their own, no thread.
