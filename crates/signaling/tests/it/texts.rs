//! The texts byte by byte, and what is refused.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use signaling::{
    Address, Candidate, CandidateFault, CandidateType, Credentials, CredentialsFault, Endpoint,
    EndpointFault, Fingerprint, Invitation, Reply, TextFault,
};

fn endpoint(candidates: &[&str]) -> Endpoint {
    let candidate = |text: &&str| {
        let address = Address::parse(text).expect("an address");
        Candidate::new(address, 0x1234, CandidateType::Host).expect("a candidate")
    };
    let candidates: Vec<Candidate> = candidates.iter().map(candidate).collect();
    let credentials = Credentials::new("AB/+", &"z".repeat(22)).expect("credentials");
    Endpoint::new(Fingerprint([7; 32]), credentials, &candidates).expect("an endpoint")
}

fn bytes(invitation: &Invitation) -> Vec<u8> {
    let text = invitation.to_text();
    URL_SAFE_NO_PAD.decode(text).expect("base64url")
}

fn parse(bytes: &[u8]) -> Result<Invitation, TextFault> {
    Invitation::parse(&URL_SAFE_NO_PAD.encode(bytes))
}

#[test]
fn the_bytes_are_as_described() {
    let invitation = Invitation::new(0x0102, endpoint(&["192.0.2.1"])).expect("short");
    let mut expected = vec![0b0001_0000, 2, 0x00, 0x01, 0x02];
    expected.extend([7; 32]);
    // A, B, / and + are 0, 1, 63 and 62; z is 51: 26 characters of 6 bits are 19.5 bytes.
    expected.extend([0b0000_0000, 0b0001_1111, 0b1111_1110]);
    let z_and_z = [0b1100_1111, 0b0011_1100, 0b1111_0011].repeat(5);
    expected.extend(z_and_z);
    expected.extend([0b1100_1111, 0b0011_0000]);
    expected.extend([192, 0, 2, 1, 0x12, 0x34]);
    assert_eq!(bytes(&invitation), expected);
    assert_eq!(parse(&expected), Ok(invitation));
}

#[test]
fn faults_of_a_text_are_named() {
    let whole = Invitation::new(1, endpoint(&["192.0.2.1"])).expect("short");
    let text = whole.to_text();
    let changed = |at: usize, byte: u8| {
        let mut bytes = bytes(&whole);
        bytes[at] = byte;
        parse(&bytes)
    };
    assert_eq!(Invitation::parse("a b"), Err(TextFault::NotBase64));
    assert_eq!(Invitation::parse(""), Err(TextFault::WrongLength));
    assert_eq!(Reply::parse(&text), Err(TextFault::OtherRole));
    assert_eq!(changed(0, 0b0010_0000), Err(TextFault::UnknownVersion));
    assert_eq!(
        changed(0, 0b0001_0001),
        Err(TextFault::Damaged),
        "a spare bit"
    );
    assert_eq!(changed(1, 0), Err(TextFault::Damaged), "no candidate");
    assert_eq!(changed(1, 6), Err(TextFault::Damaged), "an unknown kind");
    assert_eq!(changed(1, 0b01_0000), Err(TextFault::Damaged), "a gap");
    assert_eq!(changed(2, 0x10), Err(TextFault::WrongLength));
    assert_eq!(
        changed(56, 0b0011_1111),
        Err(TextFault::Damaged),
        "bits after the end"
    );
    assert_eq!(changed(57, 127), Err(TextFault::Damaged), "loopback");
    assert_eq!(
        Invitation::parse(&text[..text.len() - 4]),
        Err(TextFault::WrongLength)
    );
    assert_eq!(
        Invitation::parse(&format!("{text}AAAA")),
        Err(TextFault::WrongLength)
    );
    let long = "A".repeat(1_000_000);
    assert_eq!(Invitation::parse(&long), Err(TextFault::WrongLength));
}

#[test]
fn each_endpoint_has_one_text() {
    let credentials = Credentials::new("0000", &"0".repeat(22)).expect("credentials");
    let candidates = endpoint(&["192.0.2.1"]).candidates().to_vec();
    let endpoint = Endpoint::new(Fingerprint([0; 32]), credentials, &candidates).expect("fine");
    let narrow = bytes(&Invitation::new(0, endpoint).expect("short"));
    assert_eq!(narrow.len(), 37 + 13 + 6);
    // The same digits with 6 bits each: 0 is 52.
    let mut wide = narrow.clone();
    wide[0] &= !0b0100;
    let four = [0b1101_0011, 0b0100_1101, 0b0011_0100];
    let digits = [four.repeat(6), vec![0b1101_0011, 0b0100_0000]].concat();
    wide.splice(37..50, digits);
    assert_eq!(wide.len(), 37 + 20 + 6);
    assert_eq!(parse(&wide), Err(TextFault::Damaged));
    wide[37] = 0;
    assert!(parse(&wide).is_ok(), "letters need the wide form");
}

#[test]
fn more_than_fits_is_refused() {
    let name = "00000000-0000-4000-8000-000000000000.local";
    assert!(Invitation::new(0, endpoint(&[name, "192.0.2.1"])).is_ok());
    assert_eq!(
        Invitation::new(0, endpoint(&[name, "2001:db8::1"])),
        Err(EndpointFault::TooManyCandidates)
    );
}

#[test]
fn endpoints_are_checked() {
    let good = endpoint(&["192.0.2.1"]);
    let make = |candidates: &[Candidate]| {
        Endpoint::new(good.fingerprint(), good.credentials().clone(), candidates)
    };
    let one = good.candidates()[0];
    assert_eq!(make(&[]), Err(EndpointFault::NoCandidate));
    assert_eq!(make(&[one, one]), Err(EndpointFault::SameCandidate));
    assert_eq!(make(&[one; 3]), Err(EndpointFault::TooManyCandidates));
    let password = "p".repeat(24);
    assert_eq!(
        Credentials::new("abc", &password),
        Err(CredentialsFault::UfragLength)
    );
    assert_eq!(
        Credentials::new("abcd", "short"),
        Err(CredentialsFault::PasswordLength)
    );
    assert_eq!(
        Credentials::new("ab-d", &password),
        Err(CredentialsFault::Character)
    );
    let name = Address::Name([1; 16]);
    let seen = Candidate::new(name, 9, CandidateType::ServerReflexive);
    assert_eq!(seen, Err(CandidateFault::SeenName));
    assert_eq!(
        Candidate::new(name, 0, CandidateType::Host),
        Err(CandidateFault::NoPort)
    );
}

#[test]
fn addresses_and_fingerprints_are_read_strictly() {
    for wrong in [
        "",
        ".local",
        "printer.local",
        "192.0.2",
        "192.0.2.1.5",
        "fd00::2%eth0",
        "cards.example",
        "+0000000-0000-4000-8000-000000000000.local",
        "00000000000040008000000000000000.local",
    ] {
        assert_eq!(Address::parse(wrong), None, "{wrong}");
    }
    let digits = Fingerprint([0xab; 32]).to_string();
    assert_eq!(Fingerprint::parse(&digits), Some(Fingerprint([0xab; 32])));
    assert_eq!(
        Fingerprint::parse(&digits.to_lowercase()),
        Some(Fingerprint([0xab; 32]))
    );
    assert_eq!(Fingerprint::parse(&digits[3..]), None);
    assert_eq!(Fingerprint::parse(&digits.replacen("AB", "+B", 1)), None);
    assert_eq!(Fingerprint::parse(&format!("{digits}:00")), None);
}
