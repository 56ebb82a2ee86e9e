//! The suite for tables accepts a toy game, and each of its checks fails on a flawed one.

mod flawed;
mod flaws;
mod toy;
mod toy_bots;
mod toy_formats;
mod toy_game;
mod toy_scene;
mod toy_words;
