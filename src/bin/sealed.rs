//! The program with the mathematics of deals that nobody can look into.

online_program::program!();
