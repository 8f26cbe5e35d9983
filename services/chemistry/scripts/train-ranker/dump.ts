// Writes what train.c learns from: for every recorded product its tokens, the sites where learned templates fit, and which
// candidates lead back to recorded precursors. Two threads; the result does not depend on their number.
//
//   node scripts/train-ranker/dump.ts --data DIR --work WORK [--threads 2]     writes WORK/dump

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, workerData } from 'node:worker_threads';
import { loadRDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { LearnedLibrary } from '../../src/chemistry/models/learned/learned-library.ts';
import { readProduct } from '../../src/chemistry/models/learned/product-graph.ts';
import { namelessRecords } from '../../src/chemistry/models/learned/read-templates.ts';
import { featuresOf } from '../../src/chemistry/models/ranker/features.ts';
import { dataDir } from '../data-dir.ts';
import { answer, inThreads } from '../in-threads.ts';
import { noPart, SplitWriter } from './split-writer.ts';
import type { SplitArrays } from './split-writer.ts';
import { Labeller } from './labels.ts';
import { recordedProducts } from './recorded.ts';
import type { RecordedProduct } from './recorded.ts';
import { sharedTokens } from './shared-tokens.ts';

interface Job {
  products: RecordedProduct[];
  keepsAll: boolean;
}

if (isMainThread) await writeAll();
else answer(await dumpShard(workerData as Job));

async function writeAll(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, work: { type: 'string' }, threads: { type: 'string', default: '2' } },
  });
  const dir = dataDir();
  const work = values.work ?? 'work';
  const out = join(work, 'dump');
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'library.shared.bin'), sharedTokens(namelessRecords()));
  for (const split of ['routes', 'valid', 'train'] as const) {
    const products = recordedProducts(await loadRDKit(), dir, split, work);
    const share = Math.ceil(products.length / Number(values.threads));
    const jobs = Array.from({ length: Number(values.threads) }, (_, index) => ({
      products: products.slice(index * share, (index + 1) * share),
      // Without a recorded candidate there is nothing to learn, but in validation it counts as missed.
      keepsAll: split !== 'train',
    }));
    const whole = SplitWriter.joined(await inThreads<SplitArrays>(new URL(import.meta.url), jobs));
    for (const [name, array] of whole) writeFileSync(join(out, `${split}.${name}.bin`), array);
    const molecules = (whole.get('candidateStart')?.length ?? 1) - 1;
    process.stdout.write(`${split}: ${molecules} molecules, ${whole.get('template')?.length ?? 0} candidates\n`);
  }
}

async function dumpShard({ products, keepsAll }: Job): Promise<SplitArrays> {
  const rdkit = await loadRDKit();
  const records = namelessRecords();
  const library = new LearnedLibrary(rdkit, records);
  const labeller = new Labeller(rdkit, records);
  const writer = new SplitWriter();
  for (const recorded of products) {
    using mol = rdkit.get_mol(recorded.product);
    if (!mol) continue;
    const graph = readProduct(mol);
    if (graph.atoms.length >= noPart) continue;
    const candidates = library.candidates(graph);
    const labels = labeller.labels(graph, candidates, recorded);
    if (!keepsAll && !labels.includes(true)) continue;
    writer.add(featuresOf(graph, candidates), candidates, labels);
  }
  return writer.arrays();
}
