//! The page of Russian Bank.
#![allow(unsafe_code)] // of the split macro

page::program!(russian_bank::scene::RussianBank);
