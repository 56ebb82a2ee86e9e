//! The program that connects Own Trumps with people elsewhere.

peer_program::program!(own_trumps::protocol::OwnTrumps);
