// Counts on how many recorded reactant sets each learned template could act, and writes it into
// data/learned-templates.tsv: with the count of reactions that gave the template, it says how likely it is to act.
//
//   node scripts/extract-templates/forward-counts.ts --data DIR [--stride 4]
//
// Every n-th training reaction is looked at and counts n times.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { canonicalParts, loadRDKit } from '../../src/chem/rdkit.ts';
import { prepareEdit } from '../../src/models/learned/apply.ts';
import { LearnedForward } from '../../src/models/learned/learned-forward.ts';
import { readEdit } from '../../src/models/learned/pattern.ts';
import { readProduct } from '../../src/models/learned/product-graph.ts';
import { readRow, rowText } from '../../src/models/learned/template-row.ts';
import { dataDir } from '../data-dir.ts';
import { withoutMaps } from './mapped-reaction.ts';
import { classedReactions } from './training-data.ts';

const { values } = parseArgs({ options: { stride: { type: 'string', default: '4' } }, strict: false });
const stride = Number(values.stride);
const file = new URL('../../data/learned-templates.tsv', import.meta.url);
const rdkit = await loadRDKit();
const rows = readFileSync(file, 'utf8').trim().split('\n').map(readRow);
const forward = new LearnedForward(rows.map((row) => prepareEdit(readEdit(row.retro))));
const applied = rows.map(() => 0);
const reactions = classedReactions(rdkit, dataDir());
let taken = 0;
for (let i = 0; i < reactions.length; i += stride) {
  const left = withoutMaps(reactions[i]?.mapped ?? '').split('>>')[0] ?? '';
  const pieces = (canonicalParts(rdkit, left) ?? []).map((smiles) => {
    using mol = rdkit.get_mol(smiles);
    if (!mol) throw new TypeError('not a molecule');
    return forward.piecesIn(readProduct(mol));
  });
  for (const template of rows.keys())
    if (forward.sites(template, pieces).length > 0) applied[template] = (applied[template] ?? 0) + stride;
  taken += 1;
}
const lines = rows.map((row, index) => rowText({ ...row, applied: applied[index] ?? 0 }));
writeFileSync(file, `${lines.join('\n')}\n`);
process.stderr.write(
  `${taken} reactions, ${applied.filter((one) => one > 0).length} of ${rows.length} templates met\n`,
);
