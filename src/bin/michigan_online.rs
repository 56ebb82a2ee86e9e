//! The program for online tables of Michigan.

online_program::program!(michigan::rules::Round);
