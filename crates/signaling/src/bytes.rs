//! The bytes of a text.

use core::net::{Ipv4Addr, Ipv6Addr};

use super::candidate::{Address, Candidate, CandidateType};
use super::choice::size;
use super::credentials::Credentials;
use super::endpoint::{Endpoint, Fingerprint, MAX_CANDIDATES};

/// The version that this program writes and reads, 0 to 15.
const VERSION: u8 = 1;

/// Bits of the first byte below the version.
const REPLY: u8 = 0b1000;
const HEXADECIMAL: u8 = 0b0100;

/// Bits of a candidate's kind in the second byte.
const KIND_BITS: usize = 3;

/// The kinds of candidates by their numbers from 1 on; 0 stands for none.
const KINDS: [(u8, CandidateType); 5] = [
    (NAME, CandidateType::Host),
    (V4, CandidateType::Host),
    (V6, CandidateType::Host),
    (V4, CandidateType::ServerReflexive),
    (V6, CandidateType::ServerReflexive),
];
const NAME: u8 = 0;
const V4: u8 = 1;
const V6: u8 = 2;

/// Bytes of the fingerprint.
const FINGERPRINT: usize = 32;

/// Bytes before the fingerprint: head and number.
const BEFORE_FINGERPRINT: usize = Head::BYTES + 2;

/// The first bytes. The length of the whole follows from them.
pub(crate) struct Head {
    /// Whether the text is a reply.
    pub(crate) is_reply: bool,
    is_hexadecimal: bool,
    kinds: Vec<(u8, CandidateType)>,
    lengths: u8,
}

/// Why bytes are not an invitation or a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BytesFault {
    /// Another version.
    Version,
    /// Fewer or more bytes than the head says.
    Length,
    /// Contents that no program writes.
    Contents,
}

impl Head {
    /// The number of bytes that [`Self::read`] needs.
    pub(crate) const BYTES: usize = 3;

    /// Reads the first bytes.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, BytesFault> {
        let [flags, kinds, lengths, ..] = *bytes else {
            return Err(BytesFault::Length);
        };
        if flags >> 4 != VERSION {
            return Err(BytesFault::Version);
        }
        if flags & 0b11 != 0 || kinds >> (KIND_BITS * MAX_CANDIDATES) != 0 {
            return Err(BytesFault::Contents);
        }
        let numbers = [kinds & 0b111, kinds >> KIND_BITS];
        let known = |number: u8| KINDS.get(usize::from(number).checked_sub(1)?).copied();
        let kinds = match numbers.map(known) {
            [Some(one), Some(other)] => vec![one, other],
            [Some(one), None] if numbers[1] == 0 => vec![one],
            _ => return Err(BytesFault::Contents),
        };
        Ok(Self {
            is_reply: flags & REPLY != 0,
            is_hexadecimal: flags & HEXADECIMAL != 0,
            kinds,
            lengths,
        })
    }

    /// The number of bytes of the whole text.
    pub(crate) fn whole(&self) -> usize {
        let addresses = self.kinds.iter().map(|(kind, _)| 2 + address_size(*kind));
        let credentials = Credentials::packed_size(self.lengths, self.is_hexadecimal);
        BEFORE_FINGERPRINT + FINGERPRINT + credentials + addresses.sum::<usize>()
    }
}

/// The number of bytes without candidates.
pub(crate) fn size_without_candidates(credentials: &Credentials) -> usize {
    let packed = Credentials::packed_size(credentials.lengths(), credentials.is_hexadecimal());
    BEFORE_FINGERPRINT + FINGERPRINT + packed
}

/// The number of bytes that [`write()`] has for an endpoint.
pub(crate) fn whole_size(endpoint: &Endpoint) -> usize {
    let candidates = endpoint.candidates().iter().map(size);
    size_without_candidates(endpoint.credentials()) + candidates.sum::<usize>()
}

/// The bytes of a text.
pub(crate) fn write(is_reply: bool, number: u16, endpoint: &Endpoint) -> Vec<u8> {
    let credentials = endpoint.credentials();
    let mut flags = VERSION << 4;
    flags |= if is_reply { REPLY } else { 0 };
    flags |= if credentials.is_hexadecimal() {
        HEXADECIMAL
    } else {
        0
    };
    let kinds = endpoint.candidates().iter().map(kind_number);
    let kinds = kinds.rev().fold(0, |sum, kind| sum << KIND_BITS | kind);
    let mut bytes = vec![flags, kinds, credentials.lengths()];
    bytes.extend(number.to_be_bytes());
    bytes.extend(endpoint.fingerprint().0);
    bytes.extend(credentials.pack());
    for candidate in endpoint.candidates() {
        match candidate.address() {
            Address::Name(name) => bytes.extend(name),
            Address::V4(v4) => bytes.extend(v4.octets()),
            Address::V6(v6) => bytes.extend(v6.octets()),
        }
        bytes.extend(candidate.port().to_be_bytes());
    }
    bytes
}

/// Reads what [`write()`] has written, and nothing else: each endpoint has one text only.
pub(crate) fn read(bytes: &[u8]) -> Result<(bool, u16, Endpoint), BytesFault> {
    let head = Head::read(bytes)?;
    if bytes.len() != head.whole() {
        return Err(BytesFault::Length);
    }
    let contents = read_contents(&head, bytes).ok_or(BytesFault::Contents)?;
    let (number, endpoint) = contents;
    if write(head.is_reply, number, &endpoint) != bytes {
        return Err(BytesFault::Contents);
    }
    Ok((head.is_reply, number, endpoint))
}

fn read_contents(head: &Head, bytes: &[u8]) -> Option<(u16, Endpoint)> {
    let rest = bytes.get(Head::BYTES..)?;
    let (number, rest) = rest.split_first_chunk()?;
    let (fingerprint, rest) = rest.split_first_chunk()?;
    let packed = Credentials::packed_size(head.lengths, head.is_hexadecimal);
    let (packed, mut rest) = rest.split_at_checked(packed)?;
    let credentials = Credentials::unpack(packed, head.lengths, head.is_hexadecimal);
    let mut candidates = Vec::new();
    for (kind, candidate_type) in &head.kinds {
        let (address, after) = rest.split_at_checked(address_size(*kind))?;
        let address = match *kind {
            NAME => Address::Name(address.try_into().ok()?),
            V4 => Address::V4(Ipv4Addr::from(<[u8; 4]>::try_from(address).ok()?)),
            _ => Address::V6(Ipv6Addr::from(<[u8; 16]>::try_from(address).ok()?)),
        };
        let (port, after) = after.split_first_chunk()?;
        rest = after;
        candidates.push(Candidate::new(address, u16::from_be_bytes(*port), *candidate_type).ok()?);
    }
    let endpoint = Endpoint::new(Fingerprint(*fingerprint), credentials, &candidates).ok()?;
    Some((u16::from_be_bytes(*number), endpoint))
}

fn address_size(kind: u8) -> usize {
    if kind == V4 { 4 } else { 16 }
}

fn kind_number(candidate: &Candidate) -> u8 {
    let kind = match candidate.address() {
        Address::Name(_) => NAME,
        Address::V4(_) => V4,
        Address::V6(_) => V6,
    };
    let kind = (kind, candidate.candidate_type());
    let known = (1..).zip(KINDS).find(|(_, known)| *known == kind);
    known.map_or(0, |(number, _)| number)
}
