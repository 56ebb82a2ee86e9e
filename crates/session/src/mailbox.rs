//! The worker's mailbox: the requests it has received and not yet answered.

/// At most one move request and one background request. The move request goes first, and a newer
/// request of either kind replaces the older one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox<MoveRequest, BackgroundRequest> {
    move_request: Option<MoveRequest>,
    background_request: Option<BackgroundRequest>,
}

/// The request to work on.
#[derive(Debug, PartialEq, Eq)]
pub enum Front<'mailbox, MoveRequest, BackgroundRequest> {
    /// A bot's choice, which the table waits for.
    MoveRequest(&'mailbox mut MoveRequest),
    /// Work for the person, such as a hint.
    BackgroundRequest(&'mailbox mut BackgroundRequest),
}

impl<MoveRequest, BackgroundRequest> Mailbox<MoveRequest, BackgroundRequest> {
    /// Puts a move request in.
    pub fn put_move_request(&mut self, request: MoveRequest) {
        self.move_request = Some(request);
    }

    /// Puts a background request in.
    pub fn put_background_request(&mut self, request: BackgroundRequest) {
        self.background_request = Some(request);
    }

    /// Whether the mailbox is empty.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.move_request.is_none() && self.background_request.is_none()
    }

    /// The request to work on; none if the mailbox is empty.
    #[must_use]
    pub fn front(&mut self) -> Option<Front<'_, MoveRequest, BackgroundRequest>> {
        match &mut self.move_request {
            Some(request) => Some(Front::MoveRequest(request)),
            None => self
                .background_request
                .as_mut()
                .map(Front::BackgroundRequest),
        }
    }

    /// Removes the front request, which has been answered.
    pub fn clear_front(&mut self) {
        if self.move_request.take().is_none() {
            self.background_request = None;
        }
    }
}

/// An empty mailbox.
impl<MoveRequest, BackgroundRequest> Default for Mailbox<MoveRequest, BackgroundRequest> {
    fn default() -> Self {
        Self {
            move_request: None,
            background_request: None,
        }
    }
}
