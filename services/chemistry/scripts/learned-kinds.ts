// Counts which kinds of steps the recorded reactions of each learned template are: data/learned-kinds.tsv, a line for each
// template and kind with their reactions, the most frequent first; a line without a kind counts those that the rules leave to the
// template. Run it when the learned templates or the rules of src/step-kinds have changed. It also
// prints how many kinds are of the class that the data give the reaction.
//
//   node scripts/learned-kinds.ts --work WORK [--threads 2]

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, workerData } from 'node:worker_threads';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { learnedId, readLearnedRows } from '../src/chemistry/models/learned/read-templates.ts';
import { reactionClasses } from '../src/chemistry/templates/template.ts';
import { kindOfChange } from '../src/chemistry/step-names/read-kind.ts';
import { changeOfReaction } from '../src/chemistry/step-names/step-change.ts';
import { extractTemplate } from './extract-templates/extract.ts';
import { answer, inThreads } from './in-threads.ts';
import type { StoredRow } from './reactions/prepared-row.ts';
import { readMappedRows } from './reactions/work-files.ts';

interface Found {
  id: string;
  /** Empty where the rules know none. */
  kind: string;
  recorded: number;
  /** The class of the kind; 0 without one. */
  kindClass: number;
}

type Row = Pick<StoredRow, 'class' | 'product' | 'precursors' | 'mapped'>;

if (isMainThread) await countAll();
else answer(await kindsOf(workerData as { rows: Row[] }));

async function countAll(): Promise<void> {
  const { values } = parseArgs({ options: { work: { type: 'string' }, threads: { type: 'string' } } });
  const rows = readMappedRows(values.work ?? 'work').map((row): Row => ({
    class: row.class,
    product: row.product,
    precursors: row.precursors,
    mapped: row.mapped,
  }));
  const threads = Number(values.threads ?? '2');
  const share = Math.ceil(rows.length / threads);
  const jobs = Array.from({ length: threads }, (_, at) => ({ rows: rows.slice(at * share, (at + 1) * share) }));
  const found = (await inThreads<Found[]>(new URL(import.meta.url), jobs)).flat();
  writeKinds(found);
  for (const recorded of Object.values(reactionClasses).toSorted((a, b) => a - b)) {
    const named = found.filter((one) => one.recorded === recorded && one.kindClass > 0);
    const agreeing = named.filter((one) => one.kindClass === recorded).length;
    process.stdout.write(
      `class ${recorded}: ${agreeing} of ${named.length} reactions with a kind are of the same class\n`,
    );
  }
}

function writeKinds(found: readonly Found[]): void {
  const ids = readLearnedRows().map(({ retro }) => learnedId(retro));
  const counts = new Map(ids.map((id) => [id, new Map<string, number>()]));
  for (const { id, kind } of found) {
    const kinds = counts.get(id);
    kinds?.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const lines = ids.flatMap((id) =>
    [...(counts.get(id) ?? [])]
      .toSorted((a, b) => b[1] - a[1])
      .map(([kind, reactions]) => [id, kind, reactions].join('\t')),
  );
  writeFileSync(new URL('../data/learned-kinds.tsv', import.meta.url), `${lines.join('\n')}\n`);
  process.stdout.write(`${lines.length} kinds of ${ids.length} templates\n`);
}

async function kindsOf({ rows }: { rows: Row[] }): Promise<Found[]> {
  const rdkit = await loadRDKit();
  const ids = new Set(readLearnedRows().map(({ retro }) => learnedId(retro)));
  return rows.flatMap((row): Found[] => {
    const retro = extractTemplate(rdkit, row.mapped);
    const id = retro === null ? '' : learnedId(retro);
    if (!ids.has(id)) return [];
    const change = changeOfReaction(rdkit, `${row.precursors}>>${row.product}`);
    const kind = change ? kindOfChange(change) : undefined;
    return [{ id, kind: kind?.id ?? '', recorded: row.class, kindClass: kind ? reactionClasses[kind.class] : 0 }];
  });
}
