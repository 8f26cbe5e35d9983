// What reactions/prepare.ts wrote, for the steps after it.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredRow } from './prepared-row.ts';

/** The mapped reactions; ends the process with one line when the file is missing. */
export function readMappedRows(work: string): StoredRow[] {
  return linesOf(work, 'mapped.tsv').map((line) => {
    const [own, product = '', precursors = '', mapped = '', agents = '', patent = '', source = ''] = line.split('\t');
    return { kind: 'mapped', class: Number(own), product, precursors, mapped, agents, patent, source };
  });
}

/** The reactions of which only the flask and the product are known. */
export function readMixtureRows(work: string): StoredRow[] {
  return linesOf(work, 'mixtures.tsv').map((line) => {
    const [own, product = '', precursors = '', patent = '', source = ''] = line.split('\t');
    return { kind: 'mixture', class: Number(own), product, precursors, mapped: '', agents: '', patent, source };
  });
}

function linesOf(work: string, name: string): string[] {
  const path = join(work, name);
  if (existsSync(path)) return readFileSync(path, 'utf8').trimEnd().split('\n');
  process.stderr.write(`Missing ${name} in ${work}: run scripts/reactions/prepare.ts first\n`);
  process.exit(1);
}
