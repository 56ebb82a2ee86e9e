//! Tests of the pages for reviews, puzzles, daily deals and statistics, as one program.

mod analysis;
mod backup;
#[path = "../../../tests/it/common.rs"]
mod common;
mod files;
mod pages;
mod puzzle_pages;
mod puzzles;
mod summary;
mod unnamed;
