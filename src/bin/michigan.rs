//! The page of Michigan.
#![allow(unsafe_code)] // of the split macro

page::program!(michigan::scene::Michigan);
