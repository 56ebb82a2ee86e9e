//! The page of Little Devils.
#![allow(unsafe_code)] // of the split macro

page::program!(little_devils::scene::LittleDevils, own: little_devils_page::Own);
