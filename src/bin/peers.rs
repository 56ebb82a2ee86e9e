//! The program for online tables of Little Devils.

peer_program::program!(little_devils::protocol::LittleDevils);
