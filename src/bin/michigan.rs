//! The page of Michigan.
#![allow(unsafe_code)] // of the split macro

page::program!(
    page::scene_game::SceneState<michigan_page::Michigan>,
    page::scene_game::lazy_chunk
);
