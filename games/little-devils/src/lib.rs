//! Little Devils, a trick-avoidance card game for 3 to 6 players, in a browser tab.
//!
//! The rooms in reading order; each uses only rooms named before it:
//! [`cards`] the vocabulary, [`rules`] what may happen, [`bots`] who plays against you,
//! [`play`] a match at the page, [`review`] what it teaches,
//! [`scene`] what is to be seen and said of it, [`text`] the words, [`wire`] what crosses borders,
//! [`study`] what is looked at beside the table;
//! and on top of it all either the page or the native program.

pub mod bots;
pub mod play;
pub mod review;
pub mod rules;
pub mod scene;
pub mod text;
pub mod wire;
