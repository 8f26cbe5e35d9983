// Molecules to score: those that recorded reactions make and use, written canonically, each once. Read from the data
// folder and never kept.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { canonicalSmiles, loadRDKit } from '../../../services/chemistry/src/chemistry/molecule/rdkit.ts';

/** At most so many distinct molecules. Throws a RangeError when the folder has no reactions. */
export async function moleculesOfReactions(data: string, wanted: number): Promise<string[]> {
  const rdkit = await loadRDKit();
  const folder = join(data, 'reactions');
  const found = new Set<string>();
  for (const part of ['products', 'reactants'] as const) {
    for (const name of readdirSync(folder).toSorted()) {
      for (const text of reactionsOf(join(folder, name))) {
        const [left = '', right = ''] = text.split('>>');
        for (const one of (part === 'products' ? right : left).split('.')) {
          if (found.size >= wanted) return [...found];
          const smiles = one.length > 10 ? canonicalSmiles(rdkit, one.replaceAll(/:\d+\]/g, ']')) : null;
          if (smiles !== null) found.add(smiles);
        }
      }
    }
  }
  if (found.size === 0) throw new RangeError(`no reactions in ${folder}`);
  return [...found];
}

function reactionsOf(path: string): string[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.split('\n').flatMap((line) => line.split(/[\t, ]/).find((cell) => cell.includes('>>')) ?? []);
}
