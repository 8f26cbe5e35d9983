// Extracts retro templates from mapped training reactions and writes data/learned-templates.tsv.
//
//   node scripts/extract-templates.ts --data DIR [--least 2]
//
// Afterwards extract-templates/forward-counts.ts fills in the column that it leaves empty, and link-templates.ts tells
// which expert templates learned ones stand for.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chem/rdkit.ts';
import { rowText } from '../src/models/learned/template-row.ts';
import { compareText } from '../src/models/single-step.ts';
import { dataDir } from './data-dir.ts';
import { extractTemplate } from './extract-templates/extract.ts';
import { classedReactions } from './extract-templates/training-data.ts';

interface Tally {
  count: number;
  classes: number[];
}

const { values } = parseArgs({ options: { least: { type: 'string', default: '2' } }, strict: false });
const rdkit = await loadRDKit();
const tallies = new Map<string, Tally>();
const reactions = classedReactions(rdkit, dataDir());
let unread = 0;
for (const [index, reaction] of reactions.entries()) {
  const retro = extractTemplate(rdkit, reaction.mapped);
  if (retro === null) unread += 1;
  else count(retro, reaction.class);
  if (index % 5000 === 4999) process.stderr.write(`${index + 1} of ${reactions.length}\n`);
}
const kept = [...tallies]
  .filter(([, tally]) => tally.count >= Number(values.least))
  .toSorted(([a, one], [b, other]) => other.count - one.count || compareText(a, b));
const lines = kept.map(([retro, tally]) =>
  rowText({ count: tally.count, applied: 0, class: mostFrequent(tally.classes), retro }),
);
writeFileSync(new URL('../data/learned-templates.tsv', import.meta.url), `${lines.join('\n')}\n`);
process.stderr.write(
  `${reactions.length} reactions, ${unread} not read, ${tallies.size} templates, ${kept.length} kept\n`,
);

function count(retro: string, reactionClass: number): void {
  const tally = tallies.get(retro) ?? { count: 0, classes: [] };
  tally.count += 1;
  tally.classes[reactionClass] = (tally.classes[reactionClass] ?? 0) + 1;
  tallies.set(retro, tally);
}

function mostFrequent(counts: readonly number[]): number {
  return counts.reduce((best, own, index) => ((own ?? 0) > (counts[best] ?? 0) ? index : best), 0);
}
