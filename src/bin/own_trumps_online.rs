//! The program for online tables of Own Trumps.

online_program::program!(own_trumps::rules::Round);
