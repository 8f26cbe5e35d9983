// Recorded patent reactions with atom maps, read into canonical reactants that give atoms, and one product.

import { canonicalParts, canonicalSmiles } from '../src/chemistry/molecule/rdkit.ts';
import type { RDKit } from '../src/chemistry/molecule/rdkit.ts';
import { readData } from './data-dir.ts';
import { mapNumbers } from './extract-templates/mapped-reaction.ts';

/** Training files with mapped products; the validation file is left for tuning and never counted. */
export const trainingFiles = ['uspto50k_mapped_train_noleak.tsv.gz', 'uspto50k_new_rxnmapped_noleak.tsv.gz'] as const;

export interface RecordedReaction {
  /** Canonical, sorted; only those that give atoms to the product. */
  reactants: string[];
  product: string;
}

/** Mapped reaction SMILES of all training files, in file order. */
export function trainingReactions(dir: string): string[] {
  return trainingFiles.flatMap((name) =>
    readData(dir, `reactions/${name}`)
      .split('\n')
      .map((line) => line.split('\t')[1] ?? '')
      .filter((text) => text.includes('>>')),
  );
}

/** Mapped reaction SMILES, without what gives no atoms, of the file that carries reagents as well. */
export function reactionsWithReagents(dir: string): string[] {
  return readData(dir, 'reactions/uspto15k_mapped_train_noleak.txt.gz')
    .split('\n')
    .map((line) => (line.split(' ', 1)[0] ?? '').split('>'))
    .filter((parts) => parts.length === 3)
    .map(([reactants, , product]) => `${reactants}>>${product}`);
}

/** Reads one mapped reaction; null when it has not exactly one readable product. */
export function readReaction(rdkit: RDKit, mapped: string): RecordedReaction | null {
  const [left = '', right = ''] = mapped.split('>>');
  if (right.includes('.')) return null;
  const inProduct = new Set(mapNumbers(right));
  const giving = left.split('.').filter((part) => mapNumbers(part).some((number) => inProduct.has(number)));
  const product = canonicalSmiles(rdkit, withoutMaps(right));
  const reactants = canonicalParts(rdkit, withoutMaps(giving.join('.')));
  if (product === null || reactants === null || reactants.length === 0) return null;
  return { reactants, product };
}

/** One part as it is weighed: organometallics are recorded without their halide, and cyanide as an ion. */
export function asWeighed(part: string): string {
  if (part === '[C-]#[N]' || part === '[N]#[C-]') return '[Na]C#N';
  return part.replace(/^\[(Mg|Zn)\+\]/, 'Br[$1]').replaceAll(/\[(Mg|Zn)\+\]/g, '[$1]Br');
}

// Templates write the reagent that is weighed.
function withoutMaps(smiles: string): string {
  return smiles
    .replaceAll(/:\d+\]/g, ']')
    .split('.')
    .map(asWeighed)
    .join('.');
}
