//! Sealed deals among clients whose messages arrive in any order.

mod honest;
mod lies;
mod network;
mod samples;
mod saves;
mod untrusted;
