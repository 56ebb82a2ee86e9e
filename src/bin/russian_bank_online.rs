//! The program for online tables of Russian Bank.

online_program::program!(russian_bank::rules::Round);
