//! A checksum against typing errors and cut texts. It does not protect against intent.

/// 32-bit FNV-1a. (The 64-bit form that hashes seed texts is in `cards`; both are frozen.)
///
/// ```
/// assert_eq!(protocol::fnv1a_32(b""), 0x811c_9dc5);
/// assert_eq!(protocol::fnv1a_32(b"a"), 0xe40c_292c);
/// ```
#[must_use]
pub fn fnv1a_32(bytes: &[u8]) -> u32 {
    let add = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811c_9dc5, add)
}
