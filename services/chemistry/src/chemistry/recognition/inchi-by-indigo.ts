// InChIs that our own reader leaves: salts, ions, isotopes, mixtures. Indigo reads them, in the tautomer that the InChI
// happens to name; what comes of it counts only when RDKit writes the very same InChI for it.

import type { IndigoModule } from 'indigo-ketcher/binaryWasmNoRender';
import { atomsWritten } from '../molecule/atoms-written.ts';
import { loadIndigo } from '../molecule/indigo-module.ts';
import { canonicalProduct, type RDKit, Transform } from '../molecule/rdkit.ts';
import { smilesOfLayers, standardInchi } from './inchi-reader.ts';

let indigo: IndigoModule | undefined;
let loading: Promise<IndigoModule> | undefined;

/** Indigo numbers the atoms by recursion. */
const mostAtoms = 300;

/** Loads Indigo when one of the texts is an InChI that our own reader leaves; to be awaited before such texts are read. */
export async function prepareInchi(rdkit: RDKit, texts: readonly string[]): Promise<void> {
  if (indigo) return;
  const inchis = texts.filter((text) => text.length < 10_000).flatMap((text) => inchiIn(text) ?? []);
  if (inchis.every((inchi) => smilesOfLayers(rdkit, inchi) !== null)) return;
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

/** Canonical SMILES of a standard InChI; null where neither reader can say it with certainty. */
export function smilesOfInchi(rdkit: RDKit, inchi: string): string | null {
  return smilesOfLayers(rdkit, inchi) ?? smilesByIndigo(rdkit, standardInchi(inchi));
}

function smilesByIndigo(rdkit: RDKit, inchi: string): string | null {
  if (!indigo || atomsWritten(inchi) > mostAtoms) return null;
  const written = converted(indigo, inchi);
  using mol = written === null ? null : rdkit.get_mol(written);
  if (!mol) return null;
  const parts = mol.get_smiles().split('.');
  const usual = proven(rdkit, parts.map((part) => usualForm(rdkit, part)).join('.'), inchi);
  return usual ?? proven(rdkit, parts.join('.'), inchi);
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

function proven(rdkit: RDKit, smiles: string, inchi: string): string | null {
  using mol = rdkit.get_mol(smiles);
  return mol?.get_inchi() === inchi ? mol.get_smiles() : null;
}

// An InChI names no tautomer; chemists draw amides, not imidic acids.
function usualForm(rdkit: RDKit, part: string): string {
  using mol = rdkit.get_mol(part);
  const own = mol && smilesOfLayers(rdkit, mol.get_inchi());
  return own ?? asAmide(rdkit, part);
}

const mostAmides = 40;

function asAmide(rdkit: RDKit, part: string): string {
  using turn = new Transform(rdkit, '[N;X2;+0:1]=[C;X3:2][O;X2;H1:3]>>[N:1][C:2]=[O:3]');
  let smiles = part;
  for (let count = 0; count < mostAmides; count += 1) {
    using mol = rdkit.get_mol(smiles);
    const [raw = ''] = mol ? turn.run(rdkit, [mol], 1) : [];
    const next = canonicalProduct(rdkit, raw);
    if (next === null) break;
    smiles = next;
  }
  return smiles;
}
