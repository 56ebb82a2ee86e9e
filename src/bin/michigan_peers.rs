//! The program that connects Michigan with people elsewhere.

peer_program::program!(michigan::protocol::Michigan);
