//! The same list for machines, which compare it with what is known to be dangerous: CycloneDX.
//!
//! Written here because the usual tool leaves files in the sources, and the folder of the sources in the file.

use cant_stop_identity::PROGRAM;
use serde_json::{Value, json};

use super::{Inventory, Library};
use crate::Release;

/// The bill of materials as JSON.
#[must_use]
pub fn sbom(inventory: &Inventory, release: &Release) -> String {
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": PROGRAM,
                "name": PROGRAM,
                "version": release.version,
                "licenses": [{ "expression": "MIT" }],
            },
        },
        "components": inventory.libraries.iter().map(component).collect::<Vec<_>>(),
    });
    format!("{bill:#}\n")
}

fn component(library: &Library) -> Value {
    let Library {
        name,
        version,
        licence,
        ..
    } = library;
    let address = format!("pkg:cargo/{name}@{version}");
    let mut component = json!({
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "licenses": [{ "expression": licence }],
        "purl": address,
    });
    if !library.checksum.is_empty() {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": library.checksum }]);
    }
    if !library.repository.is_empty() {
        component["externalReferences"] = json!([{ "type": "vcs", "url": library.repository }]);
    }
    component
}
