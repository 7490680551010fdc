//! The accessibility bus: what a screen reader reads of it.

use std::{collections::HashMap, time::Duration};

use async_io::Timer;
use futures_lite::future::pending;
use futures_lite::{FutureExt, StreamExt};
use zbus::connection::Builder;
use zbus::message::{Message, Type};
use zbus::names::OwnedBusName;
use zbus::proxy::CacheProperties;
use zbus::zvariant::{OwnedObjectPath, Value};
use zbus::{Connection, MatchRule, MessageStream, Proxy};

/// An object of the game on the bus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    sender: OwnedBusName,
    path: OwnedObjectPath,
}

/// Event read from the accessibility bus.
#[derive(Clone, Debug)]
pub enum Event {
    /// An object took the focus.
    Focused(Object),
    /// An object has another name now.
    Renamed(Object, String),
    /// An object has another value now.
    Revalued(Object, f64),
    /// A state of an object was set or taken.
    State(Object, String, bool),
    /// Something is said once.
    Announced {
        text: String,
        /// Announced over the current speech instead of after it.
        is_urgent: bool,
    },
}

/// Accessible properties of an object, as AT-SPI reports them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts {
    pub name: String,
    /// More about it.
    pub description: String,
    /// The number of its role in AT-SPI.
    pub role: u32,
    /// Its states, a bit each.
    pub states: u64,
    /// Object that contains it; `None` at the top.
    parent: Option<Object>,
}

/// Roles of AT-SPI by their numbers.
pub mod role {
    pub const CHECK_BOX: u32 = 7;
    pub const DIALOG: u32 = 16;
    pub const FRAME: u32 = 23;
    pub const LIST: u32 = 31;
    pub const PANEL: u32 = 39;
    pub const BUTTON: u32 = 43;
    pub const SLIDER: u32 = 51;
    pub const SPIN_BUTTON: u32 = 52;
    pub const TOGGLE_BUTTON: u32 = 62;
    pub const ENTRY: u32 = 79;
    pub const HEADING: u32 = 83;
}

/// States of AT-SPI by their bits.
pub mod state {
    pub const CHECKED: u64 = 1 << 4;
    pub const ENABLED: u64 = 1 << 8;
    pub const PRESSED: u64 = 1 << 20;
}

pub struct Bus {
    connection: Connection,
    events: MessageStream,
    windows: MessageStream,
}

impl Bus {
    /// Finds the bus of a session and tells it that a screen reader runs.
    pub async fn of_session(address: &str) -> zbus::Result<Bus> {
        let session = Builder::address(address)?.build().await?;
        let bus = |interface| Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", interface);
        let address: String = bus("org.a11y.Bus").await?.call("GetAddress", &()).await?;
        let status = bus("org.a11y.Status").await?;
        for property in ["IsEnabled", "ScreenReaderEnabled"] {
            let set = status.set_property(property, true).await;
            set.map_err(zbus::Error::from)?;
        }
        let connection = Builder::address(address.as_str())?.build().await?;
        let bus = Bus {
            events: listen(&connection, "org.a11y.atspi.Event.Object").await?,
            windows: listen(&connection, "org.a11y.atspi.Event.Window").await?,
            connection,
        };
        let registry = bus.registry("", "Registry").await?;
        for kind in ["object:", "window:"] {
            let none: Vec<String> = Vec::new();
            let request = (kind, none, "");
            registry.call::<_, _, ()>("RegisterEvent", &request).await?;
        }
        // The session must live as long as what is asked of it.
        std::mem::forget(session);
        Ok(bus)
    }

    /// An interface of the registry, at a path below its own.
    async fn registry(&self, below: &str, interface: &str) -> zbus::Result<Proxy<'static>> {
        Proxy::new_owned(
            self.connection.clone(),
            "org.a11y.atspi.Registry",
            format!("/org/a11y/atspi/registry{below}"),
            format!("org.a11y.atspi.{interface}"),
        )
        .await
    }

    /// Waits for the next event; returns `None` if none comes within `seconds`.
    pub async fn next(&mut self, seconds: f32) -> Option<Event> {
        let wait = async {
            Timer::after(Duration::from_secs_f32(seconds)).await;
            None
        };
        let hear = async {
            loop {
                let message = self.events.next().or(self.windows.next()).await;
                let Some(message) = message else {
                    // Nothing more comes over a bus that has ended: the time runs out.
                    return pending().await;
                };
                let event = message.ok().and_then(|it| read(&it));
                if event.is_some() {
                    return event;
                }
            }
        };
        hear.or(wait).await
    }

    /// An interface of an object, read anew each time.
    async fn proxy(
        &self,
        object: &Object,
        interface: &'static str,
    ) -> zbus::Result<Proxy<'static>> {
        zbus::proxy::Builder::new(&self.connection)
            .destination(object.sender.clone())?
            .path(object.path.clone())?
            .interface(interface)?
            .cache_properties(CacheProperties::No)
            .build()
            .await
    }

    /// Reads the properties of an object; fails if it is gone.
    pub async fn facts(&self, object: &Object) -> zbus::Result<Facts> {
        let proxy = self.proxy(object, "org.a11y.atspi.Accessible").await?;
        let states: Vec<u32> = proxy.call("GetState", &()).await?;
        let parent: (String, OwnedObjectPath) = proxy.get_property("Parent").await?;
        Ok(Facts {
            name: proxy.get_property("Name").await?,
            description: proxy.get_property("Description").await?,
            role: proxy.call("GetRole", &()).await?,
            states: states
                .iter()
                .rev()
                .fold(0, |all, part| all << 32 | u64::from(*part)),
            parent: OwnedBusName::try_from(parent.0).ok().map(|sender| Object {
                sender,
                path: parent.1,
            }),
        })
    }

    /// The value of a slider.
    pub async fn value(&self, object: &Object) -> Option<f64> {
        let proxy = self.proxy(object, "org.a11y.atspi.Value").await.ok()?;
        proxy.get_property("CurrentValue").await.ok()
    }

    /// Objects that contain this one, from the inside out, up to its window.
    pub async fn ancestors(&self, facts: &Facts) -> Vec<(Object, Facts)> {
        let mut all = Vec::new();
        let mut next = facts.parent.clone();
        while let Some(object) = next {
            let Ok(facts) = self.facts(&object).await else {
                break;
            };
            next = facts.parent.clone().filter(|_| facts.role != role::FRAME);
            all.push((object, facts));
        }
        all
    }

    /// Presses and releases a key, as the bus lets programs do.
    pub async fn press(&self, keysym: i32) -> zbus::Result<()> {
        const KEY_SYM: u32 = 3;
        let below = "/deviceeventcontroller";
        let controller = self.registry(below, "DeviceEventController").await?;
        let request = (keysym, "", KEY_SYM);
        controller.call("GenerateKeyboardEvent", &request).await
    }
}

async fn listen(connection: &Connection, interface: &'static str) -> zbus::Result<MessageStream> {
    const MOST: usize = 4096;
    let rule = MatchRule::builder()
        .msg_type(Type::Signal)
        .interface(interface)?
        .build();
    MessageStream::for_match_rule(rule, connection, Some(MOST)).await
}

fn read(message: &Message) -> Option<Event> {
    type Body<'a> = (&'a str, i32, i32, Value<'a>, HashMap<&'a str, Value<'a>>);
    let header = message.header();
    let object = Object {
        sender: OwnedBusName::try_from(header.sender()?.as_str().to_owned()).ok()?,
        path: header.path()?.to_owned().into(),
    };
    let body = message.body();
    let (kind, detail, _, data, _): Body = body.deserialize().ok()?;
    let text = || String::try_from(data.clone()).ok();
    Some(match (header.member()?.as_str(), kind) {
        ("StateChanged", "focused") if detail == 1 => Event::Focused(object),
        ("StateChanged", "pressed" | "checked") => {
            Event::State(object, kind.to_owned(), detail == 1)
        }
        ("PropertyChange", "accessible-name") => Event::Renamed(object, text()?),
        ("PropertyChange", "accessible-value") => {
            Event::Revalued(object, f64::try_from(data).ok()?)
        }
        ("Announcement", _) => Event::Announced {
            text: text()?,
            is_urgent: detail == 2,
        },
        _ => return None,
    })
}
