//! Texts of IP addresses. The standard library's reader and writer are several times as large to download.

use core::net::{Ipv4Addr, Ipv6Addr};

/// Reads four decimal numbers with dots between them.
pub(crate) fn parse_v4(text: &str) -> Option<Ipv4Addr> {
    let mut octets = [0; 4];
    let mut words = text.split('.');
    for octet in &mut octets {
        let word = words.next()?;
        let is_usual = word.len() == 1 || !word.starts_with('0');
        // A sign would be read as a part of the number.
        let is_number = word.bytes().all(|digit| digit.is_ascii_digit());
        *octet = word.parse().ok().filter(|_| is_usual && is_number)?;
    }
    words.next().is_none().then(|| octets.into())
}

/// Reads eight groups of hexadecimal digits with colons between them; two colons may stand for groups of zeros (RFC
/// 5952). The form with an IPv4 address at the end is not read: no other device can be reached at such an address.
pub(crate) fn parse_v6(text: &str) -> Option<Ipv6Addr> {
    // With that the two colons at an end are one gap like those in the middle. Zeros alone are no device.
    let text = match text.as_bytes() {
        [b':', b':', ..] => text.get(1..)?,
        [.., b':', b':'] => text.get(..text.len() - 1)?,
        [] | [b':', ..] | [.., b':'] => return None,
        _ => text,
    };
    let mut groups = [0; 8];
    let number = text.split(':').count();
    let (mut at, mut has_gap) = (0, false);
    for word in text.split(':') {
        if word.is_empty() && !has_gap {
            has_gap = true;
            at += 9_usize.checked_sub(number)?.max(1);
            continue;
        }
        *groups.get_mut(at)? = parse_group(word)?;
        at += 1;
    }
    (at == 8).then(|| groups.into())
}

fn parse_group(word: &str) -> Option<u16> {
    let digits = word.bytes().all(|digit| digit.is_ascii_hexdigit());
    let is_group = digits && word.len() <= 4;
    u16::from_str_radix(word, 16).ok().filter(|_| is_group)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_standard_library_reads_the_same(v4 in "[0-9]{0,4}(\\.[0-9+]{1,3}){3,4}", v6 in "(:|::|[0-9a-fA-F]{1,5}|\\+1){0,17}") {
            prop_assert_eq!(parse_v4(&v4), v4.parse().ok());
            prop_assert!(v6 == "::" || parse_v6(&v6) == v6.parse().ok());
        }

        #[test]
        fn every_address_is_read(v4: u32, groups in prop::array::uniform8(prop_oneof![Just(0), any::<u16>()])) {
            let (v4, v6) = (Ipv4Addr::from(v4), Ipv6Addr::from(groups));
            prop_assert_eq!(parse_v4(&v4.to_string()), Some(v4));
            if v6.to_ipv4().is_none() {
                prop_assert_eq!(parse_v6(&v6.to_string()), Some(v6));
            }
        }
    }
}
