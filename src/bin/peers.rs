//! The program that connects Little Devils with people elsewhere.

peer_program::program!(little_devils::protocol::LittleDevils);
