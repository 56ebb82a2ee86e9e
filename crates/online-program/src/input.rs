//! Everything that the program reacts to.

use std::rc::Rc;

use peer::{ChannelEvent, RtcEvent};
use protocol::online_program::ToOnline;
use together::Peer;

/// Something that the program reacts to.
pub(crate) enum Input {
    /// A message of the page.
    Page(ToOnline),
    /// An event of a connection to another device.
    Rtc(Peer, RtcEvent),
    /// An event of the other windows of this browser.
    Window(ChannelEvent),
    /// Time passes.
    Tick,
}

/// The way in for inputs. Clones share it.
#[derive(Clone)]
pub(crate) struct Inputs(Rc<dyn Fn(Input)>);

impl Inputs {
    pub(crate) fn new(put: impl Fn(Input) + 'static) -> Self {
        Self(Rc::new(put))
    }

    pub(crate) fn put(&self, input: Input) {
        (self.0)(input);
    }
}
