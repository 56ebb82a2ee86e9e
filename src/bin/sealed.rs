//! The program with the mathematics of deals that nobody can look into.

peer_program::program!();
