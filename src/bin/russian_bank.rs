//! The page of Russian Bank.
#![allow(unsafe_code)] // of the split macro

page::program!(
    page::scene_game::SceneState<russian_bank_page::RussianBank>,
    page::scene_game::lazy_chunk
);
