//! Tests of the shared formats, with made-up games: nothing of a real game is built in.

mod address;
mod challenge;
mod dice;
mod dice_format;
mod export_file;
mod guarded_entry;
mod histories;
mod host_messages;
mod match_comparison;
mod memory;
mod merged_text;
mod online_matches;
mod options;
mod qr_code;
mod readers;
mod results;
mod saved_table;
mod saves;
mod settings;
mod slots;
mod storage_names;
mod table_review;
mod table_worker;
mod worker_announcement;
