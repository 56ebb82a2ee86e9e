//! Tests of the shared formats, with a made-up game: nothing of a real game is built in.

mod address;
mod export_file;
mod guarded_entry;
mod host_messages;
mod memory;
mod readers;
mod saves;
mod settings;
mod storage_names;
mod toy;
mod worker_announcement;
