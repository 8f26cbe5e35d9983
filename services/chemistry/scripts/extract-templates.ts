// Extracts retro templates from the mapped reactions that reactions/prepare.ts wrote, into data/learned-templates.tsv.
//
//   node scripts/extract-templates.ts --work WORK [--least 3] [--threads 2]
//
// Afterwards extract-templates/forward-counts.ts fills in the column that it leaves empty, and link-templates.ts tells
// which expert templates learned ones stand for.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, workerData } from 'node:worker_threads';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { rowText } from '../src/chemistry/models/learned/template-row.ts';
import type { TemplateRow } from '../src/chemistry/models/learned/template-row.ts';
import { compareText } from '../src/chemistry/models/single-step.ts';
import { extractTemplate } from './extract-templates/extract.ts';
import { specificRows } from './extract-templates/specific.ts';
import { answer, inThreads } from './in-threads.ts';
import { readMappedRows } from './reactions/work-files.ts';
import type { StoredRow } from './reactions/prepared-row.ts';

interface Tally {
  count: number;
  /** How often each class was recorded with it; 0 is no class. */
  classes: number[];
}

/** Every so many products are looked at for how often a template fits. */
const sampleStride = 301;

type Found = [retro: string, reactionClass: number][];

if (isMainThread) await extractAll();
else answer(await extractShard(workerData as { rows: StoredRow[] }));

async function extractAll(): Promise<void> {
  const { values } = parseArgs({
    options: { work: { type: 'string' }, least: { type: 'string' }, threads: { type: 'string' } },
  });
  const rows = readMappedRows(values.work ?? 'work');
  const threads = Number(values.threads ?? '2');
  const share = Math.ceil(rows.length / threads);
  const jobs = Array.from({ length: threads }, (_, index) => ({
    rows: rows.slice(index * share, (index + 1) * share),
  }));
  const found = (await inThreads<Found>(new URL(import.meta.url), jobs)).flat();
  const tallies = new Map<string, Tally>();
  for (const [retro, reactionClass] of found) {
    const tally = tallies.get(retro) ?? { count: 0, classes: [] };
    tally.count += 1;
    tally.classes[reactionClass] = (tally.classes[reactionClass] ?? 0) + 1;
    tallies.set(retro, tally);
  }
  const least = Number(values.least ?? '3');
  const kept = [...tallies]
    .filter(([, tally]) => tally.count >= least)
    .toSorted(([a, one], [b, other]) => other.count - one.count || compareText(a, b));
  const frequent = kept.map(([retro, tally]) => {
    return { count: tally.count, applied: 0, class: mostFrequent(tally.classes), retro };
  });
  const sample = rows.filter((_, index) => index % sampleStride === 0).map((row) => row.product);
  const specific = specificRows(await loadRDKit(), frequent, sample, rows.length);
  writeFileSync(new URL('../data/learned-templates.tsv', import.meta.url), `${specific.map(rowText).join('\n')}\n`);
  process.stdout.write(
    `${rows.length} reactions, ${rows.length - found.length} not read, ${tallies.size} templates; ` +
      `${frequent.length} frequent with ${reactionsOf(frequent)} reactions; ` +
      `${specific.length} kept with ${reactionsOf(specific)}\n`,
  );
}

async function extractShard({ rows }: { rows: StoredRow[] }): Promise<Found> {
  const rdkit = await loadRDKit();
  return rows.flatMap((row): Found => {
    const retro = extractTemplate(rdkit, row.mapped);
    return retro === null ? [] : [[retro, row.class]];
  });
}

function reactionsOf(rows: readonly TemplateRow[]): number {
  return rows.reduce((sum, row) => sum + row.count, 0);
}

/** The class that is recorded most often; 0 only where none is recorded. */
function mostFrequent(counts: readonly number[]): number {
  const known = counts.map((own, index) => (index > 0 ? own : 0));
  return known.reduce((best, own, index) => ((own ?? 0) > (known[best] ?? 0) ? index : best), 0);
}
