// Writes what train.c learns the forward ranker from: for every recorded reaction its flask, the sites where learned
// templates fit the reactants, and which of them give the recorded product.
//
//   node scripts/train-forward/dump.ts --data DIR --work WORK [--threads 2]     writes WORK/forward-dump
//
// Learned from are all records that name the agents and one in two of the others. Of every twentieth product nothing is
// learned: `valid` are those of them whose agents are known, `routes` the steps of the validation routes.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, workerData } from 'node:worker_threads';
import { canonicalParts, loadRDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { editsOf, LearnedForward } from '../../src/chemistry/models/learned/learned-forward.ts';
import { namelessRecords } from '../../src/chemistry/models/learned/read-templates.ts';
import { readProduct } from '../../src/chemistry/models/learned/product-graph.ts';
import { flaskTokens } from '../../src/chemistry/forward-model/ranker/flask.ts';
import { forwardPlaces } from '../../src/chemistry/forward-model/ranker/forward-places.ts';
import { featuresOf } from '../../src/chemistry/models/ranker/features.ts';
import { dataDir } from '../data-dir.ts';
import { answer, inThreads } from '../in-threads.ts';
import { validationSteps } from '../reactions/route-steps.ts';
import { noPart, SplitWriter } from '../train-ranker/split-writer.ts';
import type { SplitArrays } from '../train-ranker/split-writer.ts';
import { sharedTokens } from '../train-ranker/shared-tokens.ts';
import { ForwardLabeller } from './forward-labels.ts';
import { isHeldOut, recordedFlasks } from './recorded-flasks.ts';
import type { RecordedFlask } from './recorded-flasks.ts';

interface Job {
  flasks: RecordedFlask[];
  keepsAll: boolean;
}

if (isMainThread) await writeAll();
else answer(await dumpShard(workerData as Job));

async function writeAll(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, work: { type: 'string' }, threads: { type: 'string', default: '2' } },
  });
  const work = values.work ?? 'work';
  const out = join(work, 'forward-dump');
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'library.shared.bin'), sharedTokens(namelessRecords()));
  const rdkit = await loadRDKit();
  const recorded = recordedFlasks(work);
  const steps = validationSteps(rdkit, dataDir()).map((step): RecordedFlask => {
    const agents = step.agents === '' ? [] : (canonicalParts(rdkit, step.agents) ?? []);
    return { product: step.product, reactants: step.precursors.split('.'), agents };
  });
  const splits = {
    routes: steps,
    valid: recorded.filter((one) => isHeldOut(one.product) && one.agents !== null),
    train: recorded.filter((one, index) => !isHeldOut(one.product) && (one.agents !== null || index % 2 === 0)),
  };
  for (const [split, flasks] of Object.entries(splits)) {
    const share = Math.ceil(flasks.length / Number(values.threads));
    const jobs = Array.from({ length: Number(values.threads) }, (_, index): Job => {
      return { flasks: flasks.slice(index * share, (index + 1) * share), keepsAll: split !== 'train' };
    });
    const whole = SplitWriter.joined(await inThreads<SplitArrays>(new URL(import.meta.url), jobs));
    for (const [name, array] of whole) writeFileSync(join(out, `${split}.${name}.bin`), array);
    const written = (whole.get('candidateStart')?.length ?? 1) - 1;
    process.stdout.write(`${split}: ${written} of ${flasks.length} flasks, ${whole.get('template')?.length} sites\n`);
  }
}

async function dumpShard({ flasks, keepsAll }: Job): Promise<SplitArrays> {
  const rdkit = await loadRDKit();
  const records = namelessRecords();
  const forward = new LearnedForward(editsOf(records));
  const labeller = new ForwardLabeller(rdkit, records, forward);
  const writer = new SplitWriter();
  for (const flask of flasks) {
    const reactants = flask.reactants.flatMap((smiles) => {
      using mol = rdkit.get_mol(smiles);
      if (!mol) return [];
      const graph = readProduct(mol);
      return [{ graph, pieces: forward.piecesIn(graph) }];
    });
    if (reactants.length !== flask.reactants.length) continue;
    const { graph, sites, places } = forwardPlaces(forward, reactants);
    if (graph.atoms.length >= noPart) continue;
    const labels = labeller.labels(
      flask,
      sites,
      reactants.map((one) => one.graph),
    );
    if (!keepsAll && !labels.includes(true)) continue;
    writer.add(featuresOf(graph, places, flaskTokens(flask.reactants, flask.agents)), places, labels);
  }
  return writer.arrays();
}
