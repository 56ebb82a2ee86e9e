//! Parsers of the address, of messages to the page and its host, and of buttons.

use core::str;
use protocol::{JsonText, ToHost};

use little_devils::protocol::{Action, Address, FromAnalysis, FromHost, INFO, ToAnalysis};

use super::{Target, target};
use crate::messages;

/// Names and values, as a browser splits and decodes an address.
pub(crate) fn addresses() -> Target {
    fn take(text: &[u8]) -> bool {
        let text = String::from_utf8_lossy(text);
        let pairs = text
            .split('&')
            .map(|pair| pair.split_once('=').unwrap_or((pair, "")));
        let (_, ignored) = Address::read(&INFO, pairs);
        for one in &ignored {
            assert!(one.name.len() <= 20 && one.value.chars().count() <= 20);
        }
        ignored.is_empty()
    }
    target("addresses", messages::addresses(), take)
}

pub(crate) fn messages_of_a_host() -> Target {
    fn take(text: &[u8]) -> bool {
        let text = String::from_utf8_lossy(text);
        let field = |name: &str| {
            let mut fields = text.split('&').filter_map(|field| field.split_once('='));
            let found = fields.find(|(field, _)| *field == name);
            found.map(|(_, value)| value.to_owned())
        };
        let message = FromHost::read(&INFO, field);
        if let Err(error) = &message {
            let answer = ToHost::Refused {
                error: error.clone(),
            }
            .to_json(&INFO);
            assert!(answer.len() < 400, "{answer}");
        }
        matches!(message, Ok(Some(_)))
    }
    target("messages of a host", messages::messages_of_a_host(), take)
}

pub(crate) fn messages_to_the_analysis() -> Target {
    fn take(text: &[u8]) -> bool {
        let message = str::from_utf8(text)
            .ok()
            .and_then(|text| ToAnalysis::read(text).ok());
        let Some(Some(message)) = message else {
            return false;
        };
        let again = ToAnalysis::read(&message.clone().to_json());
        assert_eq!(again, Ok(Some(message)));
        true
    }
    target("messages to the analysis", messages::to_analysis(), take)
}

pub(crate) fn messages_from_the_analysis() -> Target {
    fn take(text: &[u8]) -> bool {
        let Some(Ok(message)) = str::from_utf8(text).ok().map(FromAnalysis::read) else {
            return false;
        };
        assert_eq!(FromAnalysis::read(&message.to_json()), Ok(message));
        true
    }
    target(
        "messages from the analysis",
        messages::from_analysis(),
        take,
    )
}

pub(crate) fn actions() -> Target {
    fn take(text: &[u8]) -> bool {
        let action = str::from_utf8(text)
            .ok()
            .and_then(|text| text.parse::<Action>().ok());
        let Some(action) = action else {
            return false;
        };
        assert_eq!(action.to_string().parse(), Ok(action));
        true
    }
    target("actions", messages::actions(), take)
}
