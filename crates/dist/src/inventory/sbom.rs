//! The same list for machines, which compare it with what is known to be dangerous: CycloneDX.
//!
//! The tool cargo-cyclonedx leaves files in the sources, and the folder of the sources in the file; its library does not.

use cant_stop_identity::PROGRAM;
use cyclonedx_bom::models::component::Classification;
use cyclonedx_bom::models::external_reference::{
    ExternalReference, ExternalReferenceType, ExternalReferences,
};
use cyclonedx_bom::models::hash::{Hash, HashAlgorithm, HashValue, Hashes};
use cyclonedx_bom::models::license::{LicenseChoice, Licenses};
use cyclonedx_bom::prelude::*;

use super::Library;
use crate::{Failure, Release, Result};

/// The bill of materials as JSON.
pub fn sbom(libraries: &[Library], release: &Release) -> Result<String> {
    let game = Component {
        licenses: licence("MIT"),
        ..Component::new(
            Classification::Application,
            PROGRAM,
            &release.version,
            Some(PROGRAM.to_owned()),
        )
    };
    let libraries = libraries.iter().map(component);
    let bill = Bom {
        // A number drawn by lot would make every build another.
        serial_number: None,
        metadata: Some(Metadata {
            component: Some(game),
            ..Metadata::default()
        }),
        components: Some(Components(libraries.collect::<Result<_>>()?)),
        ..Bom::default()
    };
    let judged = bill.validate_version(SpecVersion::V1_5);
    if !judged.passed() {
        return Err(Failure::new(format!("sbom: {judged:?}")));
    }
    let mut json = Vec::new();
    bill.output_as_json_v1_5(&mut json)
        .map_err(Failure::of("sbom"))?;
    // Without its indents it takes a third less where it is installed.
    let bill: serde_json::Value = serde_json::from_slice(&json).map_err(Failure::of("sbom"))?;
    Ok(format!("{bill}\n"))
}

fn component(library: &Library) -> Result<Component> {
    let locked = &library.locked;
    let address = Purl::new("cargo", &locked.name, &locked.version).map_err(Failure::of("sbom"))?;
    let sources = library.repository.as_deref().map(|repository| {
        ExternalReferences(vec![ExternalReference::new(
            ExternalReferenceType::Vcs,
            Uri::new(repository),
        )])
    });
    Ok(Component {
        licenses: licence(&library.licence),
        hashes: Some(Hashes(vec![Hash {
            alg: HashAlgorithm::SHA_256,
            content: HashValue(locked.checksum.clone()),
        }])),
        external_references: sources,
        purl: Some(address.clone()),
        ..Component::new(
            Classification::Library,
            &locked.name,
            &locked.version,
            Some(address.to_string()),
        )
    })
}

fn licence(expression: &str) -> Option<Licenses> {
    Some(Licenses(vec![LicenseChoice::expression(expression)]))
}
