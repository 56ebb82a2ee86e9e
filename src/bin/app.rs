//! The page of Little Devils.
#![allow(unsafe_code)] // of the split macro

page::program!(
    page::scene_game::SceneState<little_devils_page::LittleDevils>,
    page::scene_game::lazy_chunk
);
