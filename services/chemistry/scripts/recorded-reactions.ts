// All recorded reactions of the data folder, row by row, whatever their file: with or without maps, with or without agents.
// Rows with a product of the validation routes are left out (in every component, without stereo), so that nothing that is
// counted here knows the answers that searches are judged by.

import { canonicalSmiles } from '../src/chem/rdkit.ts';
import type { RDKit } from '../src/chem/rdkit.ts';
import { readData } from './data-dir.ts';
import { mapNumbers, withoutMaps } from './extract-templates/mapped-reaction.ts';

interface ReactionFile {
  name: string;
  /** Column of the reaction. */
  column: number;
  separator: '\t' | ' ';
  /** What tells reactants from agents: maps, the file itself, or nothing. */
  reactants: 'mapped' | 'listed' | 'mixed';
  /** Column of letters that say why the map of a row is doubtful. */
  flags?: number;
}

export const reactionFiles: readonly ReactionFile[] = [
  { name: 'uspto50k_mapped_train_noleak.tsv.gz', column: 1, separator: '\t', reactants: 'mapped' },
  { name: 'uspto50k_new_rxnmapped_noleak.tsv.gz', column: 1, separator: '\t', reactants: 'mapped' },
  { name: 'uspto_full_mapped_noleak.tsv.gz', column: 0, separator: '\t', reactants: 'mapped', flags: 4 },
  { name: 'paroutes_steps_patents_noleak.tsv.gz', column: 0, separator: '\t', reactants: 'mapped' },
  { name: 'uspto500mt_reagents_unmapped_noleak.tsv.gz', column: 0, separator: '\t', reactants: 'listed' },
  { name: 'schneider50k_namerxn_patents_noleak.tsv.gz', column: 1, separator: '\t', reactants: 'mixed' },
  { name: 'uspto15k_mapped_train_noleak.txt.gz', column: 0, separator: ' ', reactants: 'mixed' },
];

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
  for (const file of reactionFiles) {
    for (const line of readData(dir, `reactions/${file.name}`).split('\n')) {
      const row = readRow(file, line);
      if (!row) continue;
      if (row.products.some((one) => judged.has(canonical.flat(one) ?? ''))) {
        dropped.set(file.name, (dropped.get(file.name) ?? 0) + 1);
      } else yield row;
    }
  }
}

function readRow(file: ReactionFile, line: string): RecordedRow | null {
  const cells = line.split(file.separator);
  const sides = (cells[file.column] ?? '').split('>');
  if (sides.length !== 3) return null;
  const [left = [], middle = [], right = []] = sides.map((side) => side.split('.').filter((part) => part !== ''));
  const wanted = new Set(right.flatMap(mapNumbers));
  const isDoubtful = file.flags !== undefined && (cells[file.flags] ?? '') !== '';
  const gives = (part: string): boolean =>
    !isDoubtful &&
    (file.reactants === 'listed' || (file.reactants === 'mapped' && mapNumbers(part).some((map) => wanted.has(map))));
  return {
    file: file.name,
    reactants: left.filter(gives).map(withoutMaps),
    others: [...left.filter((part) => !gives(part)), ...middle].map(withoutMaps),
    products: right.map(withoutMaps),
  };
}

function withoutStereo(smiles: string): string {
  return smiles.replaceAll(/@/g, '').replaceAll(/[/\\]/g, '');
}
