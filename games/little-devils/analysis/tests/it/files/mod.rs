//! Export and import: every file gets an answer, nothing changes before all of it has been read, and
//! nothing is replaced by something poorer.

mod answers;
mod browser;
mod export;
mod merging;

const EVERYTHING: &str = include_str!("../../../../tests/data/saves/everything-1.txt");
const FIRST_BACKUP: &str = include_str!("../../../../tests/data/saves/backup-v1.txt");
const FIRST_STATISTICS: &str = include_str!("../../../../tests/data/saves/statistics-v1.jsonl");
