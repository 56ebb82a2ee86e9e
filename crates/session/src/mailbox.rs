//! The worker's mailbox: the requests it has received and not yet answered.

/// At most one move request and one advice request. The move request goes first, and a newer
/// request of either kind replaces the older one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox<MoveRequest, AdviceRequest> {
    move_request: Option<MoveRequest>,
    advice_request: Option<AdviceRequest>,
}

/// The request to work on.
#[derive(Debug, PartialEq, Eq)]
pub enum Front<'mailbox, MoveRequest, AdviceRequest> {
    /// A bot's choice, which the table waits for.
    MoveRequest(&'mailbox mut MoveRequest),
    /// Advice for the person.
    AdviceRequest(&'mailbox mut AdviceRequest),
}

impl<MoveRequest, AdviceRequest> Mailbox<MoveRequest, AdviceRequest> {
    /// Puts a move request in.
    pub fn put_move_request(&mut self, request: MoveRequest) {
        self.move_request = Some(request);
    }

    /// Puts an advice request in.
    pub fn put_advice_request(&mut self, request: AdviceRequest) {
        self.advice_request = Some(request);
    }

    /// Whether the mailbox is empty.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.move_request.is_none() && self.advice_request.is_none()
    }

    /// The request to work on; none if the mailbox is empty.
    #[must_use]
    pub fn front(&mut self) -> Option<Front<'_, MoveRequest, AdviceRequest>> {
        match &mut self.move_request {
            Some(request) => Some(Front::MoveRequest(request)),
            None => self.advice_request.as_mut().map(Front::AdviceRequest),
        }
    }

    /// Removes the front request, which has been answered.
    pub fn clear_front(&mut self) {
        if self.move_request.take().is_none() {
            self.advice_request = None;
        }
    }
}

/// An empty mailbox.
impl<MoveRequest, AdviceRequest> Default for Mailbox<MoveRequest, AdviceRequest> {
    fn default() -> Self {
        Self {
            move_request: None,
            advice_request: None,
        }
    }
}
