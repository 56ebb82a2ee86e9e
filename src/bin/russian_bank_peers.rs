//! The program that connects Russian Bank with people elsewhere.

peer_program::program!(russian_bank::protocol::RussianBank);
