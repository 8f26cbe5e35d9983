// Reads every reaction file once and writes the rows that may be learned from, canonical and each once, so that the
// steps after it read no raw file again. Two threads; the result does not depend on their number.
//
//   node scripts/reactions/prepare.ts --data DIR --out WORK [--threads 2]
//
// WORK/mapped.tsv    class, product, precursors, mapped reaction, agents, patent, source
// WORK/mixtures.tsv  class, product, everything on the left, patent, source
//
// What is dropped and why is told at the end. A product of a route or reaction that is kept to measure with is never
// learned from, whatever file its row stands in.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, workerData } from 'node:worker_threads';
import { loadRDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { dataDir, readData } from '../data-dir.ts';
import { answer, inThreads } from '../in-threads.ts';
import { HeldOut } from './held-out.ts';
import { RowReader } from './row-reader.ts';
import type { PreparedRow } from './prepared-row.ts';
import { sources } from './sources.ts';
import type { RawRow } from './sources.ts';

interface Job {
  rows: RawRow[];
  dir: string;
}

interface Prepared {
  rows: PreparedRow[];
  dropped: Record<string, number>;
}

if (isMainThread) await prepareAll();
else answer(await prepareShard(workerData as Job));

async function prepareAll(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, out: { type: 'string' }, threads: { type: 'string', default: '2' } },
  });
  const dir = dataDir();
  const out = values.out ?? 'work';
  mkdirSync(out, { recursive: true });
  const known = new Set<string>();
  const lines = { mapped: [] as string[], mixture: [] as string[] };
  for (const source of sources) {
    const raw = source.read(readData(dir, `reactions/${source.file}`));
    const share = Math.ceil(raw.length / Number(values.threads));
    const jobs = Array.from({ length: Number(values.threads) }, (_, index): Job => {
      return { rows: raw.slice(index * share, (index + 1) * share), dir };
    });
    const parts = await inThreads<Prepared>(new URL(import.meta.url), jobs);
    const dropped = parts.reduce<Record<string, number>>((sums, part) => added(sums, part.dropped), {});
    let kept = 0;
    for (const row of parts.flatMap((part) => part.rows)) {
      const key = `${row.kind} ${row.precursors}>>${row.product}`;
      if (known.has(key)) {
        dropped.repeated = (dropped.repeated ?? 0) + 1;
        continue;
      }
      known.add(key);
      kept += 1;
      lines[row.kind].push(textOf(row, source.name));
    }
    process.stdout.write(`${source.name}: ${raw.length} rows, ${kept} kept, dropped ${JSON.stringify(dropped)}\n`);
  }
  writeFileSync(join(out, 'mapped.tsv'), `${lines.mapped.join('\n')}\n`);
  writeFileSync(join(out, 'mixtures.tsv'), `${lines.mixture.join('\n')}\n`);
  process.stdout.write(`${lines.mapped.length} mapped reactions, ${lines.mixture.length} mixtures\n`);
}

async function prepareShard({ rows, dir }: Job): Promise<Prepared> {
  const rdkit = await loadRDKit();
  const reader = new RowReader(rdkit, new HeldOut(rdkit, dir));
  const prepared: PreparedRow[] = [];
  const dropped: Record<string, number> = {};
  for (const raw of rows) {
    const row = reader.read(raw);
    if (typeof row === 'string') dropped[row] = (dropped[row] ?? 0) + 1;
    else prepared.push(row);
  }
  return { rows: prepared, dropped };
}

function textOf(row: PreparedRow, source: string): string {
  const { class: own, product, precursors, mapped, agents, patent } = row;
  const cells = row.kind === 'mapped' ? [own, product, precursors, mapped, agents] : [own, product, precursors];
  return [...cells, patent, source].join('\t');
}

function added(sums: Record<string, number>, more: Record<string, number>): Record<string, number> {
  const result = { ...sums };
  for (const [reason, count] of Object.entries(more)) result[reason] = (result[reason] ?? 0) + count;
  return result;
}
