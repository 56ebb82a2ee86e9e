//! Sealed deals among clients whose messages arrive in any order.

mod door;
mod honest;
mod lies;
mod network;
mod samples;
mod saves;
