// Counts which kinds of steps the recorded reactions of each learned template are: data/learned-kinds.tsv, a line for each
// template and kind with their reactions, the most frequent first; a line without a kind counts those that the rules leave to the
// template. Run it when the learned templates or the rules of src/step-kinds have changed. It also
// prints how many kinds are of the class that the data give the reaction.
//
//   node scripts/learned-kinds.ts --data DIR

import { writeFileSync } from 'node:fs';
import { canonicalParts, canonicalSmiles, loadRDKit } from '../src/chem/rdkit.ts';
import { learnedId, readLearnedRows } from '../src/models/learned/read-templates.ts';
import { reactionClasses } from '../src/models/templates/template.ts';
import { kindOfChange } from '../src/step-kinds/read-kind.ts';
import { changeOfReaction } from '../src/step-kinds/step-change.ts';
import { dataDir } from './data-dir.ts';
import { extractTemplate } from './extract-templates/extract.ts';
import { withoutMaps } from './extract-templates/mapped-reaction.ts';
import { classedReactions } from './extract-templates/training-data.ts';

const rdkit = await loadRDKit();
const ids = readLearnedRows().map(({ retro }) => learnedId(retro));
const counts = new Map(ids.map((id) => [id, new Map<string, number>()]));
/** By class of the data the reactions that the rules give a kind, and those whose kind is of that class. */
const judged = new Map<number, { told: number; agreeing: number }>();
for (const { mapped, class: recorded } of classedReactions(rdkit, dataDir())) {
  const retro = extractTemplate(rdkit, mapped);
  const known = retro === null ? undefined : counts.get(learnedId(retro));
  if (known) count(known, withoutMaps(mapped), recorded);
}
const lines = ids.flatMap((id) =>
  [...(counts.get(id) ?? [])]
    .toSorted((a, b) => b[1] - a[1])
    .map(([kind, reactions]) => [id, kind, reactions].join('\t')),
);
writeFileSync(new URL('../data/learned-kinds.tsv', import.meta.url), `${lines.join('\n')}\n`);
process.stdout.write(`${lines.length} kinds of ${ids.length} templates\n`);
for (const [recorded, { told, agreeing }] of [...judged].toSorted(([a], [b]) => a - b)) {
  process.stdout.write(`class ${recorded}: ${agreeing} of ${told} reactions with a kind are of the same class\n`);
}

function count(kinds: Map<string, number>, reaction: string, recorded: number): void {
  const [left = '', right = ''] = reaction.split('>>');
  const precursors = canonicalParts(rdkit, left);
  const product = canonicalSmiles(rdkit, right);
  if (!precursors || product === null) return;
  const change = changeOfReaction(rdkit, `${precursors.join('.')}>>${product}`);
  const kind = change ? kindOfChange(change) : undefined;
  kinds.set(kind?.id ?? '', (kinds.get(kind?.id ?? '') ?? 0) + 1);
  if (!kind || recorded === 0) return;
  const before = judged.get(recorded) ?? { told: 0, agreeing: 0 };
  const agreeing = before.agreeing + (reactionClasses[kind.class] === recorded ? 1 : 0);
  judged.set(recorded, { told: before.told + 1, agreeing });
}
