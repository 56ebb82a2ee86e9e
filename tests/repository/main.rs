//! Tests of the repository itself: catalogue, dependencies, manifests, modules, names, duplicates, links, style sheets,
//! and language.

mod catalogue;
mod circles;
mod duplicates;
mod files;
mod keys;
mod language;
mod layers;
mod links;
mod modules;
mod names;
mod styles;
mod tokens;
mod unit_tests;
