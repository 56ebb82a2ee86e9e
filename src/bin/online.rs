//! The program for online tables of Little Devils.

online_program::program!(little_devils::rules::Round);
