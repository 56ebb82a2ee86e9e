//! The page of Own Trumps.
#![allow(unsafe_code)] // of the split macro

page::program!(own_trumps::scene::OwnTrumps);
