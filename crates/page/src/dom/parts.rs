//! Elements that come and go in one place.

use std::mem;

use leptos::prelude::{Owner, untrack};
use web_sys::Node;

use super::{Element, bind};

/// The place where parts come and go: before a node that stays.
pub(super) struct Parts {
    end: Node,
}

/// A part that is wanted: the key to know it by, and how to build it if it is not there.
type Wanted = (usize, Build);

type Build = Box<dyn FnOnce() -> Vec<Element>>;

/// A part that stands. What its elements follow is the owner's.
struct Standing {
    key: usize,
    elements: Vec<Element>,
    owner: Owner,
}

impl Parts {
    pub(super) fn before(end: Node) -> Self {
        Self { end }
    }

    /// One part, built anew whenever `what` differs from before.
    pub(super) fn rebuild<T: PartialEq + Clone + 'static>(
        self,
        what: impl Fn() -> T + 'static,
        view: impl Fn(T) -> Vec<Element> + Clone + 'static,
    ) {
        let mut before = None;
        self.build_next(Box::new(move || {
            let now = what();
            if before.as_ref() == Some(&now) {
                return None;
            }
            before = Some(now.clone());
            let view = view.clone();
            Some(Box::new(move || view(now)))
        }));
    }

    /// The same for all types: compiled once.
    fn build_next(self, mut next: Box<dyn FnMut() -> Option<Build>>) {
        let mut version = 0;
        self.follow(Box::new(move || {
            let build = next()?;
            version += 1;
            Some(vec![(version, build)])
        }));
    }

    /// A part for each item.
    pub(super) fn keyed<T: 'static>(
        self,
        items: impl Fn() -> Vec<T> + 'static,
        key: fn(&T) -> usize,
        view: impl Fn(T) -> Element + Clone + 'static,
    ) {
        self.follow(Box::new(move || {
            let wanted = items().into_iter().map(|item| -> Wanted {
                let view = view.clone();
                (key(&item), Box::new(move || vec![view(item)]))
            });
            Some(wanted.collect())
        }));
    }

    /// Has the parts stand that are wanted, whenever that changes; none: all is well as it is.
    fn follow(self, mut wanted: Box<dyn FnMut() -> Option<Vec<Wanted>>>) {
        let owner = Owner::current().unwrap_or_default();
        let mut standing = Vec::new();
        bind(Box::new(move || {
            if let Some(wanted) = wanted() {
                let before = mem::take(&mut standing);
                // What a part reads while it is built is not what it is wanted for.
                standing = untrack(|| self.replace(before, wanted, &owner));
            }
        }));
    }

    fn replace(
        &self,
        mut before: Vec<Standing>,
        wanted: Vec<Wanted>,
        owner: &Owner,
    ) -> Vec<Standing> {
        before.retain(|part| {
            let stays = wanted.iter().any(|(key, _)| *key == part.key);
            if !stays {
                part.remove();
            }
            stays
        });
        let place = |(key, build): Wanted| match before.iter().position(|part| part.key == key) {
            // What stays in its order is not touched: an element that is moved loses the focus.
            Some(0) => before.remove(0),
            Some(at) => {
                let part = before.remove(at);
                part.insert_before(self.next(&before));
                part
            }
            None => {
                let part = Standing::build(key, build, owner.child());
                part.insert_before(self.next(&before));
                part
            }
        };
        wanted.into_iter().map(place).collect()
    }

    /// Where the first of the parts begins, or where all of them end.
    fn next<'a>(&'a self, parts: &'a [Standing]) -> &'a Node {
        let mut elements = parts.iter().flat_map(|part| &part.elements);
        elements.next().map_or(&self.end, Element::as_node)
    }
}

impl Standing {
    fn build(key: usize, build: impl FnOnce() -> Vec<Element>, owner: Owner) -> Self {
        let elements = owner.with(build);
        Self {
            key,
            elements,
            owner,
        }
    }

    fn insert_before(&self, place: &Node) {
        for element in &self.elements {
            element.insert_before(place);
        }
    }

    fn remove(&self) {
        self.owner.cleanup();
        self.elements.iter().for_each(Element::remove);
    }
}
