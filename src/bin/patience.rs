//! The page of Patience.
#![allow(unsafe_code)] // of the split macro

mod allocator;

page::own_program!(patience_page::lazy_chunk, patience_page::start);
