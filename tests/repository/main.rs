//! Tests of the repository itself: dependencies, modules, names, duplicates, style sheets, and language.

mod circles;
mod duplicates;
mod files;
mod language;
mod layers;
mod modules;
mod names;
mod styles;
mod tokens;
