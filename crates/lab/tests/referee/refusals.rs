//! Lines that are no requests: every one gets a reply that says why.

use serde_json::json;

use crate::{changed, complaint, complaint_about, empty};

#[test]
fn what_is_not_json_is_called_so() {
    for line in ["x", "{", "{} {}", "nul", "[[[[", "\""] {
        let said = complaint_about(line);
        assert!(!said.contains("line 1"), "{said}");
    }
    assert_eq!(
        complaint_about("x"),
        "this is not JSON: expected value, at column 1 of the line"
    );
    for blank in ["", " ", "\t\r"] {
        assert_eq!(
            complaint_about(blank),
            "the line is blank: a request is one object on one line"
        );
    }
    let deep = "[".repeat(60_000);
    complaint_about(&deep);
    let op_deep = format!("{{\"op\":\"odds\",\"position\":{{\"squares\":{deep}");
    complaint_about(&op_deep);
}

#[test]
fn what_is_json_but_no_request_is_refused() {
    for line in ["1", "null", r#"["odds", {}]"#, r#"["protocol"]"#] {
        assert!(
            complaint_about(line).contains("expected an object"),
            "{line}"
        );
    }
    assert!(complaint_about("{}").contains("missing field `op`"));
    assert!(complaint_about(r#"{"op":"odds"}"#).contains("missing field `position`"));
    let unknown = complaint(&json!({"op": "perft", "position": empty(2)}));
    assert!(unknown.starts_with("unknown variant `perft`, expected one of `options`, `advance`"));
    let odds = json!({"op": "odds", "position": empty(2)});
    assert!(complaint(&changed(odds, "/id", json!(7))).contains("unknown field `id`"));
    for handshake in [r#"{"op":{"protocol":null}}"#, r#"{"op":"protocol","id":7}"#] {
        assert!(complaint_about(handshake).contains("unknown variant `protocol`"));
    }
    let twice = r#"{"op":"odds","op":"odds"}"#;
    assert!(complaint_about(twice).contains("duplicate field `op`"));
}

#[test]
fn keys_that_a_request_needs_or_cannot_use_are_named() {
    let used: [(&str, &[&str]); 6] = [
        ("options", &["dice"]),
        ("advance", &["dice", "option"]),
        ("stop", &["keep"]),
        ("bust", &[]),
        ("odds", &[]),
        ("value", &[]),
    ];
    for (op, used) in used {
        for (key, value) in [
            ("dice", json!([1, 2, 3, 4])),
            ("option", json!([6])),
            ("keep", json!([6])),
        ] {
            if !used.contains(&key) {
                let mut request = json!({"op": op, "position": empty(2)});
                request[key] = value;
                let expected = format!("`{op}` has no use for `{key}`");
                assert_eq!(complaint(&request), expected);
            }
        }
    }
    for op in ["options", "advance"] {
        let request = json!({"op": op, "position": empty(2)});
        assert_eq!(complaint(&request), format!("`{op}` needs `dice`"));
    }
    let no_option = json!({"op": "advance", "position": empty(2), "dice": [1, 2, 3, 4]});
    assert_eq!(complaint(&no_option), "`advance` needs `option`");
}

#[test]
fn dice_and_options_are_in_range() {
    for (key, value, expected) in [
        ("dice", json!([0, 1, 2, 3]), "a die shows 1 to 6, not 0"),
        ("dice", json!([7, 1, 2, 3]), "a die shows 1 to 6, not 7"),
        ("dice", json!([1, 2, 3]), "length 3, expected four dice"),
        (
            "dice",
            json!([1, 2, 3, 4, 5]),
            "length 5, expected four dice",
        ),
        ("dice", json!("1546"), "expected four dice"),
        ("option", json!([]), "invalid length 0, expected an option"),
        ("option", json!([2, 3, 4]), "length 3, expected an option"),
        ("option", json!([13]), "13 is no column"),
        ("option", json!(6), "expected an option of one column"),
    ] {
        let request =
            json!({"op": "advance", "position": empty(2), "dice": [1, 5, 4, 6], "option": [6, 10]});
        let said = complaint(&changed(request, &format!("/{key}"), value));
        assert!(said.contains(expected), "{said}");
    }
}
