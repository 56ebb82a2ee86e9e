//! The program for online tables of Own Trumps.

peer_program::program!(own_trumps::protocol::OwnTrumps);
