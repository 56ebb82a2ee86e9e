//! The page of every game at a table.
#![allow(unsafe_code)] // of the split macro

mod allocator;

page::program! {
    "little-devils" => little_devils, little_devils_more: little_devils::scene::LittleDevils, little_devils_page::Own;
    "own-trumps" => own_trumps, own_trumps_more: own_trumps::scene::OwnTrumps, ();
    "michigan" => michigan, michigan_more: michigan::scene::Michigan, ();
    "russian-bank" => russian_bank, russian_bank_more: russian_bank::scene::RussianBank, ();
}
