//! The program for online tables of all games.
#![allow(unsafe_code)] // of the split macro

mod allocator;

online_program::program! {
    "little-devils" => little_devils: little_devils::rules::Round;
    "own-trumps" => own_trumps: own_trumps::rules::Round;
    "michigan" => michigan: michigan::rules::Round;
    "russian-bank" => russian_bank: russian_bank::rules::Round;
}
