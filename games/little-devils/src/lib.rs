//! Little Devils, a trick-avoidance card game for 3 to 6 players, in a browser tab.
//!
//! The rooms in reading order; each uses only rooms named before it:
//! [`cards`] the vocabulary, [`rules`] what may happen, [`bots`] who plays against you,
//! [`session`] a match at the page, [`review`] what it teaches,
//! [`scene`] what is to be seen and said of it, [`words`] the words, [`protocol`] what crosses borders,
//! [`study`] what is looked at beside the table;
//! and on top of it all either the page or the native program.

pub mod bots;
pub mod protocol;
pub mod review;
pub mod rules;
pub mod scene;
pub mod session;
pub mod words;
