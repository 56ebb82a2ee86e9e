//! Tests of the sessions with toy games, and of the parts that a session needs.

#[path = "../../../game/tests/it/grab.rs"]
mod grab;
#[path = "../../../game/tests/it/high_card.rs"]
mod high_card;
#[path = "../../../game/tests/it/high_card_match.rs"]
mod high_card_match;
#[path = "../../../game/tests/it/kuhn.rs"]
mod kuhn;
#[path = "../../../game/tests/it/nim.rs"]
mod nim;
#[path = "../../../game/tests/it/shuttle.rs"]
mod shuttle;

mod any_match;
mod bots;
mod people;
mod preferences;
mod random_tables;
mod records;
mod refusals;
mod several;
mod speed;
mod steps;
mod toys;
mod worker_protocol;
