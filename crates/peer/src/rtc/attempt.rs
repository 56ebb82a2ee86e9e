//! One attempt to connect: one `RTCPeerConnection` with its data channel.

use core::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Promise};
use signaling::{MAX_MESSAGE_BYTES, StunServer};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    RtcConfiguration, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState, RtcDataChannelType,
    RtcIceGatheringState, RtcIceServer, RtcPeerConnection, RtcPeerConnectionState, RtcSdpType,
    RtcSessionDescriptionInit,
};

use super::super::event::SendFault;
use super::super::listeners::{Listeners, bytes};
use super::timer;

/// Time for the browser to find its addresses, in milliseconds. Without a STUN server it takes less than 100 ms.
const GATHERING_TIME: i32 = 3_000;

/// Something has happened to the connection.
pub(super) enum Change {
    Open,
    Message(Vec<u8>),
    /// The message was text, or too long.
    Nonsense,
    Closed,
    /// The browser has given up.
    Failed,
}

/// One connection of the browser. Dropping it closes it.
pub(super) struct Attempt {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    listeners: RefCell<Listeners>,
}

impl Attempt {
    /// `None` if the browser refuses: it has no WebRTC.
    pub(super) fn new(
        stun: Option<&StunServer>,
        changed: impl Fn(Change) + 'static,
    ) -> Option<Self> {
        let servers = Array::new();
        if let Some(stun) = stun {
            let server = RtcIceServer::new();
            server.set_urls_str(&stun.url());
            servers.push(&server);
        }
        let configuration = RtcConfiguration::new();
        configuration.set_ice_servers(&servers);
        let connection = RtcPeerConnection::new_with_configuration(&configuration).ok()?;
        // Both sides open the same channel, so the browsers need not announce it.
        let channel = RtcDataChannelInit::new();
        channel.set_negotiated(true);
        channel.set_id(0);
        let channel = connection.create_data_channel_with_data_channel_dict("table", &channel);
        channel.set_binary_type(RtcDataChannelType::Arraybuffer);
        let attempt = Self {
            connection,
            channel,
            listeners: RefCell::default(),
        };
        attempt.listen(Rc::new(changed));
        Some(attempt)
    }

    /// Makes the browser's description of its end, with its addresses: an answer if `remote` is given.
    /// `None` if the browser refuses.
    pub(super) async fn describe(&self, remote: Option<&str>) -> Option<String> {
        let connection = &self.connection;
        let kind = match remote {
            Some(remote) => {
                let offer = description(RtcSdpType::Offer, remote);
                settle(&connection.set_remote_description(&offer)).await?;
                RtcSdpType::Answer
            }
            None => RtcSdpType::Offer,
        };
        let own = match kind {
            RtcSdpType::Offer => connection.create_offer(),
            _ => connection.create_answer(),
        };
        let own = settle(&own).await?;
        let sdp = js_sys::Reflect::get(&own, &"sdp".into())
            .ok()?
            .as_string()?;
        let own = description(kind, &sdp);
        settle(&connection.set_local_description(&own)).await?;
        self.gather().await;
        connection.local_description().map(|own| own.sdp())
    }

    /// Takes the guest's answer. `None` if the browser refuses it.
    pub(super) async fn accept(&self, sdp: &str) -> Option<()> {
        let answer = description(RtcSdpType::Answer, sdp);
        settle(&self.connection.set_remote_description(&answer)).await?;
        Some(())
    }

    pub(super) fn send(&self, message: &[u8], most_waiting: u32) -> Result<(), SendFault> {
        if self.channel.ready_state() != RtcDataChannelState::Open {
            return Err(SendFault::NotOpen);
        }
        if self.channel.buffered_amount() > most_waiting {
            return Err(SendFault::Full);
        }
        let sent = self.channel.send_with_u8_array(message);
        sent.map_err(|_| SendFault::Full)
    }

    fn listen(&self, changed: Rc<dyn Fn(Change)>) {
        let mut listeners = self.listeners.borrow_mut();
        let open = Rc::clone(&changed);
        listeners.add(&self.channel, "open", move |_| open(Change::Open));
        let message = Rc::clone(&changed);
        listeners.add(&self.channel, "message", move |event| {
            let bytes = bytes(&event, MAX_MESSAGE_BYTES);
            message(bytes.map_or(Change::Nonsense, Change::Message));
        });
        let closed = Rc::clone(&changed);
        listeners.add(&self.channel, "close", move |_| closed(Change::Closed));
        let connection = self.connection.clone();
        listeners.add(&self.connection, "connectionstatechange", move |_| {
            if connection.connection_state() == RtcPeerConnectionState::Failed {
                changed(Change::Failed);
            }
        });
    }

    /// Waits until the browser has found its addresses.
    async fn gather(&self) {
        let is_complete = |connection: &RtcPeerConnection| {
            connection.ice_gathering_state() == RtcIceGatheringState::Complete
        };
        if is_complete(&self.connection) {
            return;
        }
        let mut listeners = Listeners::default();
        let connection = self.connection.clone();
        timer::at_most(GATHERING_TIME, |resolve| {
            let target = self.connection.as_ref();
            listeners.add(target, "icegatheringstatechange", move |_| {
                if is_complete(&connection) {
                    let _ = resolve.call0(&resolve);
                }
            });
        })
        .await;
    }
}

impl Drop for Attempt {
    fn drop(&mut self) {
        self.listeners.take();
        self.connection.close();
    }
}

fn description(kind: RtcSdpType, sdp: &str) -> RtcSessionDescriptionInit {
    let description = RtcSessionDescriptionInit::new(kind);
    description.set_sdp(sdp);
    description
}

/// The value of a promise; `None` if it is rejected.
async fn settle(promise: &Promise) -> Option<JsValue> {
    JsFuture::from(promise.clone()).await.ok()
}
