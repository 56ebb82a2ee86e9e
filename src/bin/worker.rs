//! The worker of all games: bots, hints, reviews and solvers.
#![allow(unsafe_code)] // of the split macro

mod allocator;

worker::program! {
    "little-devils" => little_devils: worker::listen::<little_devils::rules::Round>;
    "little-devils-analysis" => little_devils_analysis: little_devils_worker::analysis::listen;
    "own-trumps" => own_trumps: worker::listen::<own_trumps::rules::Round>;
    "michigan" => michigan: worker::listen::<michigan::rules::Round>;
    "russian-bank" => russian_bank: worker::listen::<russian_bank::rules::Round>;
    "patience" => patience: patience_worker::listen;
}
