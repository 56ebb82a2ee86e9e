//! Tests of the repository itself: dependencies, style sheets and texts.

mod layers;
mod styles;
