// InChIs are read by Indigo, for RDKit's JavaScript build only writes them. What Indigo makes of one counts only when
// RDKit writes the very same InChI for it.

import type { IndigoModule } from 'indigo-ketcher/binaryWasmNoRender';
import { atomsWritten } from '../molecule/atoms-written.ts';
import { loadIndigo } from '../molecule/indigo-module.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { usualForm } from './usual-tautomer.ts';

let indigo: IndigoModule | undefined;
let loading: Promise<IndigoModule> | undefined;

/** Indigo numbers the atoms by recursion. */
const mostAtoms = 300;

/** Loads Indigo when one of the texts is an InChI; to be awaited before such texts are read. */
export async function prepareInchi(texts: readonly string[]): Promise<void> {
  if (indigo || !texts.some((text) => inchiIn(text) !== undefined)) return;
  loading ??= loadIndigo();
  indigo = await loading;
}

/** A text that is an InChI, whatever is written around it; undefined for any other. */
export function inchiIn(text: string): string | undefined {
  const bare = text.trim().replace(/^["'“‘]/, '');
  if (!/^inchi=/i.test(bare)) return undefined;
  const whole = bare.replace(/["'”’]$/, '').replace(/\s+(?:AuxInfo|InChIKey)=.*$/s, '');
  return whole.replace(/^inchi=/i, 'InChI=').replaceAll(/\s+/g, '');
}

/**
 * Canonical SMILES of an InChI in its usual tautomer; null for one that cannot be read with certainty.
 * `prepareInchi` must have been given the text before.
 */
export function smilesOfInchi(rdkit: RDKit, text: string): string | null {
  const inchi = text.replace(/^InChI=1\//, 'InChI=1S/');
  if (!indigo || atomsWritten(inchi) > mostAtoms) return null;
  const written = converted(indigo, inchi);
  using mol = written === null ? null : rdkit.get_mol(written);
  return mol ? usualForm(rdkit, mol.get_smiles(), inchi) : null;
}

function converted(module: IndigoModule, inchi: string): string | null {
  const options = new module.MapStringString();
  try {
    return module.convert(inchi, 'smiles', options).trim().split(/\s/, 1)[0] ?? null;
  } catch (error) {
    // Indigo throws its refusals as strings. Anything else means that its memory is spoilt.
    if (typeof error !== 'string') [indigo, loading] = [undefined, undefined];
    return null;
  } finally {
    if (indigo) options.delete();
  }
}
