//! Tests of the repository itself: dependencies, style sheets, and language.

mod files;
mod language;
mod layers;
mod styles;
