//! Reading JSON strictly and without allocation, with errors that say what was expected.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{
    Deserialize, DeserializeOwned, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess,
    Unexpected, Visitor,
};

/// A whole number from 0 to 255. Some languages write every number with a fraction: 6.0 is 6.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Number(pub u8);

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Number, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Number;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a whole number from 0 to 255")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Number, E> {
                match u8::try_from(number) {
                    Ok(number) => Ok(Number(number)),
                    Err(_) => Err(E::invalid_value(Unexpected::Unsigned(number), &self)),
                }
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Number, E> {
                // A cast keeps to the range and cuts the fraction off: what it changes is no such number.
                let whole = number as u8;
                if f64::from(whole) == number {
                    Ok(Number(whole))
                } else {
                    Err(E::invalid_value(Unexpected::Float(number), &self))
                }
            }
        }
        input.deserialize_u8(Reader)
    }
}

/// Reads a whole number from 0 to 255.
pub(crate) fn number<'de, D: Deserializer<'de>>(input: D) -> Result<u8, D::Error> {
    Number::deserialize(input).map(|number| number.0)
}

/// Reads a value from a JSON object only; by itself a structure would also be read from a list of its fields.
pub(crate) fn object<'de, D, T>(input: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct Reader<T>(PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for Reader<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(map))
        }
    }
    input.deserialize_map(Reader(PhantomData))
}

/// Reads a value from a line that is one object, and nothing after it.
pub(crate) fn line<T: DeserializeOwned>(line: &str) -> serde_json::Result<T> {
    let mut input = serde_json::Deserializer::from_str(line);
    let value = object(&mut input)?;
    input.end()?;
    Ok(value)
}

/// Reads a list of exactly `N` items; `what` says in a complaint what they are.
pub(crate) fn exactly<'de, D, T, const N: usize>(
    input: D,
    what: &'static str,
) -> Result<[T; N], D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Copy + Default,
{
    match at_most(input, what)? {
        (items, len) if len == N => Ok(items),
        (_, len) => Err(D::Error::invalid_length(len, &what)),
    }
}

/// Reads a list of at most `N` items and how many they are; `what` says in a complaint what they are.
pub(crate) fn at_most<'de, D, T, const N: usize>(
    input: D,
    what: &'static str,
) -> Result<([T; N], usize), D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Copy + Default,
{
    input.deserialize_seq(List {
        what,
        items: PhantomData,
    })
}

struct List<T, const N: usize> {
    what: &'static str,
    items: PhantomData<T>,
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for List<T, N> {
    type Value = ([T; N], usize);

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.what)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut items = [T::default(); N];
        let mut len = 0;
        while len < N {
            let Some(item) = list.next_element()? else {
                return Ok((items, len));
            };
            items[len] = item;
            len += 1;
        }
        while list.next_element::<IgnoredAny>()?.is_some() {
            len += 1;
        }
        if len > N {
            return Err(A::Error::invalid_length(len, &self));
        }
        Ok((items, len))
    }
}
