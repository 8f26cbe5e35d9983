// What a molecule is called where there is room for one line.

import { type NamedMolecule, nameFor, stereoPrefix } from '@app/shared/rules/molecule-name';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';

/** The name where a source gives one, in the language of the page if there is such; else the formula. */
export function moleculeLabel(molecule: NamedMolecule): string {
  return knownName(molecule) ?? `${stereoPrefix(molecule.stereo)}${withSubscripts(molecule.formula)}`;
}

/** The name that a source gives, in the language of the page if there is such; undefined without any. */
export function knownName(molecule: NamedMolecule): string | undefined {
  const known = nameFor(currentCulture(), molecule);
  return known === molecule.name && known !== undefined ? withLocants(known) : known;
}

/** Sources write all in small letters; on nitrogen a locant is a capital. `n-butyl` stays, which is no locant. */
function withLocants(name: string): string {
  return name.replace(/(?<![a-z])(?:n(?:,n)+(?=-)|n(?=-(?:m?ethyl|nitroso|\()))/g, (locants) => locants.toUpperCase());
}
