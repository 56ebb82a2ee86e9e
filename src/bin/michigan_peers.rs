//! The program for online tables of Michigan.

peer_program::program!(michigan::protocol::Michigan);
