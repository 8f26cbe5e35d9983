// All recorded reactions of the data folder, row by row, whatever their file: with or without maps, with or without agents.
// Rows with a product of the validation routes are left out (in every component, without stereo), so that nothing that is
// counted here knows the responses that searches are judged by.

import { canonicalSmiles } from '../src/chemistry/molecule/rdkit.ts';
import type { RDKit } from '../src/chemistry/molecule/rdkit.ts';
import { readData } from './data-dir.ts';
import { mapNumbers, withoutMaps } from './extract-templates/mapped-reaction.ts';
import { sources, type RawRow } from './reactions/sources.ts';

export interface RecordedRow {
  file: string;
  /** As written, without maps, those that give atoms to the product alone; empty where the row does not tell. */
  reactants: string[];
  /** All else on the left and in the middle. */
  others: string[];
  products: string[];
}

/** Reads molecules once each, however often they are written. */
export class Canonical {
  readonly #rdkit: RDKit;
  readonly #known = new Map<string, string | null>();

  constructor(rdkit: RDKit) {
    this.#rdkit = rdkit;
  }

  /** Canonical SMILES of a text without maps; null for none. */
  of(text: string): string | null {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const smiles = canonicalSmiles(this.#rdkit, text);
    this.#known.set(text, smiles);
    return smiles;
  }

  /** Without configurations. */
  flat(text: string): string | null {
    const smiles = this.of(text);
    return smiles === null || !/[@/\\]/.test(smiles) ? smiles : this.of(withoutStereo(smiles));
  }
}

/** Products of the validation routes, canonical and without stereo. */
export function judgedProducts(dir: string, canonical: Canonical): ReadonlySet<string> {
  const lines = readData(dir, 'routes/routes_valid_products.txt').split(/\s+/);
  return new Set(lines.flatMap((line) => canonical.flat(line) ?? []));
}

/** The rows of all files; `dropped` counts by file those with a judged product. */
export function* recordedRows(
  dir: string,
  { canonical, judged, dropped }: { canonical: Canonical; judged: ReadonlySet<string>; dropped: Map<string, number> },
): Generator<RecordedRow> {
  for (const { file, read } of sources) {
    for (const raw of read(readData(dir, `reactions/${file}`))) {
      const row = readRow(file, raw);
      if (row.products.some((one) => judged.has(canonical.flat(one) ?? ''))) {
        dropped.set(file, (dropped.get(file) ?? 0) + 1);
      } else yield row;
    }
  }
}

function readRow(file: string, { left, agents, right, reactants }: RawRow): RecordedRow {
  const [before = [], beside = [], after = []] = [left, agents, right].map((side) =>
    side.split('.').filter((part) => part !== ''),
  );
  const wanted = new Set(mapNumbers(right));
  const gives = (part: string): boolean =>
    reactants === 'listed' || (reactants === 'mapped' && mapNumbers(part).some((map) => wanted.has(map)));
  return {
    file,
    reactants: before.filter(gives).map(withoutMaps),
    others: [...before.filter((part) => !gives(part)), ...beside].map(withoutMaps),
    products: after.map(withoutMaps),
  };
}

function withoutStereo(smiles: string): string {
  return smiles.replaceAll(/@/g, '').replaceAll(/[/\\]/g, '');
}
