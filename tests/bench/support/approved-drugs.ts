// The hundred approved drugs that the engine is measured on, chosen by a rule and not by hand.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface Drug {
  name: string;
  smiles: string;
  heavyAtoms: number;
}

const smallest = 15;
const largest = 45;
const wanted = 100;

/**
 * Of all drugs of services/chemistry/data/drugs.tsv with 15 to 45 heavy atoms, without `excluded`, the first hundred in
 * the order of the SHA-256 of their first name: a choice that nobody's taste nor any result has touched.
 */
export function approvedDrugs(excluded: readonly string[]): Drug[] {
  const file = new URL('../../../services/chemistry/data/drugs.tsv', import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readDrug)
    .filter(({ name, heavyAtoms }) => heavyAtoms >= smallest && heavyAtoms <= largest && !excluded.includes(name))
    .toSorted((a, b) => (digest(a.name) < digest(b.name) ? -1 : 1))
    .slice(0, wanted);
}

function readDrug(line: string): Drug {
  const [names = '', smiles = '', formula = ''] = line.split('\t');
  const [name = ''] = names.split('|');
  return { name, smiles, heavyAtoms: heavyAtomsOf(formula) };
}

function heavyAtomsOf(formula: string): number {
  let total = 0;
  for (const [, element, count] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    if (element !== 'H') total += Number(count === '' ? 1 : count);
  }
  return total;
}

function digest(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
