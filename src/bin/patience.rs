//! The page of Patience.
#![allow(unsafe_code)] // of the split macro

page::program!(
    patience_page::PatiencePage,
    patience_page::entries,
    patience_page::start
);
