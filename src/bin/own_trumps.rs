//! The page of Own Trumps.
#![allow(unsafe_code)] // of the split macro

page::program!(
    page::scene_game::SceneState<own_trumps_page::OwnTrumps>,
    page::scene_game::lazy_chunk
);
