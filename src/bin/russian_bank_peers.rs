//! The program for online tables of Russian Bank.

peer_program::program!(russian_bank::protocol::RussianBank);
