// What reactions/prepare.ts wrote, for the steps after it.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MappedRow {
  /** 1 to 10, 0 when unknown. */
  class: number;
  /** Canonical SMILES. */
  product: string;
  /** Canonical, sorted, joined by dots; only what gives atoms. */
  precursors: string;
  /** `reactants>>product` with map numbers. */
  mapped: string;
  /** What else was in the flask, canonical, joined by dots. */
  agents: string;
  patent: string;
  source: string;
}

export interface MixtureRow {
  class: number;
  product: string;
  /** Everything that was in the flask, canonical, joined by dots. */
  flask: string;
  patent: string;
  source: string;
}

/** The mapped reactions; ends the process with one line when the file is missing. */
export function readMappedRows(work: string): MappedRow[] {
  return linesOf(work, 'mapped.tsv').map((line) => {
    const [own, product = '', precursors = '', mapped = '', agents = '', patent = '', source = ''] = line.split('\t');
    return { class: Number(own), product, precursors, mapped, agents, patent, source };
  });
}

/** The reactions of which only the flask and the product are known. */
export function readMixtureRows(work: string): MixtureRow[] {
  return linesOf(work, 'mixtures.tsv').map((line) => {
    const [own, product = '', flask = '', patent = '', source = ''] = line.split('\t');
    return { class: Number(own), product, flask, patent, source };
  });
}

function linesOf(work: string, name: string): string[] {
  const path = join(work, name);
  if (existsSync(path)) return readFileSync(path, 'utf8').trimEnd().split('\n');
  process.stderr.write(`Missing ${name} in ${work}: run scripts/reactions/prepare.ts first\n`);
  process.exit(1);
}
