// Packs recorded patent reactions into data/precedents.bin: what was in the flask, which atoms change, and patent number and
// yield where the source has them.
//
//   node scripts/precedents.ts --data DIR --work WORK [--every 1] [--threads 2]
//
// WORK is what reactions/prepare.ts wrote. Rows that may only be counted (uspto_full, ORDerly) are left out, and so is every
// reaction that makes a product of the routes and reactions that are kept to measure with.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, workerData } from 'node:worker_threads';
import { graphOf, type MolGraph } from '../src/chemistry/molecule/graph.ts';
import { loadRDKit, type RDKit } from '../src/chemistry/molecule/rdkit.ts';
import { AgentReader } from '../src/engine/conditions/agent-reader.ts';
import { centreOf } from '../src/engine/precedents/centre.ts';
import { writePrecedents, type IndexedRecord, type PrecedentSource } from '../src/engine/precedents/store-file.ts';
import { substrateBits } from '../src/engine/precedents/substrate.ts';
import { readChange } from '../src/chemistry/step-names/step-change.ts';
import { kindOfChange } from '../src/chemistry/step-names/read-kind.ts';
import { flaskRecords, listedRecords, suzukiPatents } from './condition-records/patents.ts';
import type { ConditionRecord } from './condition-records/record.ts';
import { dataDir } from './data-dir.ts';
import { answer, inThreads } from './in-threads.ts';
import { HeldOut } from './reactions/held-out.ts';
import { readMappedRows, readMixtureRows } from './reactions/work-files.ts';

const sources: readonly PrecedentSource[] = [
  { name: 'Parrot, USPTO Suzuki couplings', licence: 'MIT' },
  { name: 'SynRXN, USPTO-500-MT', licence: 'Apache-2.0' },
  { name: 'PaRoutes, steps of patent routes', licence: 'MIT' },
  { name: 'USPTO-50k', licence: 'MIT' },
  { name: 'USPTO-50k, mapped with RXNMapper', licence: 'Apache-2.0' },
];
/** Indexes of the sources. */
const [suzuki, listed] = [0, 1];
const sourceOfRow: Readonly<Record<string, number | undefined>> = { routeSteps: 2, usptoA: 3, usptoB: 4 };
/** More molecules, or a product above this size, are read wrongly more often than not. */
const mostReactants = 5;
const largestProduct = 300;

interface Reaction {
  reactants: string[];
  product: string;
  agents: string[];
  patent: string;
  yieldPercent: number | undefined;
  source: number;
}

if (isMainThread) await packAll();
else answer(await indexed(workerData as { reactions: Reaction[] }));

async function packAll(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      work: { type: 'string' },
      every: { type: 'string', default: '1' },
      threads: { type: 'string', default: '2' },
    },
  });
  const every = Number(values.every);
  const reactions = await collect(dataDir(), values.work ?? 'work');
  const chosen = reactions.filter((_, index) => index % every === 0);
  const threads = Number(values.threads);
  const jobs = Array.from({ length: threads }, (_, own) => ({
    reactions: chosen.filter((_one, index) => index % threads === own),
  }));
  const records = (await inThreads<IndexedRecord[]>(new URL(import.meta.url), jobs)).flat();
  const file = writePrecedents(records, sources);
  writeFileSync(new URL('../data/precedents.bin', import.meta.url), file);
  const count = (has: (one: IndexedRecord) => boolean): number => records.filter(has).length;
  process.stdout.write(
    `${records.length} of ${chosen.length} reactions, ${count((one) => one.agents.length > 0)} with agents, ` +
      `${count((one) => one.patent !== undefined)} with a patent number, ${count((one) => one.yieldPercent !== undefined)} ` +
      `with a yield, ${count((one) => one.class !== undefined)} of a known class, ${file.length} bytes\n`,
  );
}

/** Each reaction once: with the agents of the record that names most, and the patent of any that names one. */
async function collect(dir: string, work: string): Promise<Reaction[]> {
  const rdkit = await loadRDKit();
  const heldOut = new HeldOut(rdkit, dir);
  const found = new Map<string, Reaction>();
  const add = (one: Reaction): void => {
    if (heldOut.has([one.product]) || one.reactants.includes(one.product)) return;
    const key = `${one.reactants.toSorted().join('.')}>>${one.product}`;
    const known = found.get(key);
    if (!known) {
      found.set(key, { ...one, reactants: one.reactants.toSorted() });
      return;
    }
    if (one.agents.length > known.agents.length) known.agents = one.agents;
    known.patent ||= one.patent;
    known.yieldPercent ??= one.yieldPercent;
  };
  const ofRecord = (source: number) => (one: ConditionRecord) => {
    const agents = Array.isArray(one.agents) ? one.agents : [];
    add({ ...one, agents, patent: '', yieldPercent: one.yieldPercent, source });
  };
  suzukiPatents(rdkit, dir).forEach(ofRecord(suzuki));
  for (const row of readMappedRows(work)) {
    const source = sourceOfRow[row.source];
    if (source === undefined) continue;
    const { product, precursors, agents, patent } = row;
    const reactants = precursors.split('.');
    add({ reactants, product, agents: partsOf(agents), patent, yieldPercent: undefined, source });
  }
  listedRecords(rdkit, dir).forEach(ofRecord(listed));
  flaskRecords(work).forEach(ofRecord(listed));
  addPatents([...found.values()], work);
  return [...found.values()];
}

/** Patent numbers of flasks that hold the same reaction. */
function addPatents(reactions: readonly Reaction[], work: string): void {
  const flasks = new Map<string, { parts: Set<string>; patent: string }[]>();
  for (const { product, precursors, patent } of [...readMixtureRows(work), ...readMappedRows(work)]) {
    if (patent === '') continue;
    const known = flasks.get(product) ?? [];
    known.push({ parts: new Set(precursors.split('.')), patent });
    flasks.set(product, known);
  }
  for (const one of reactions) {
    const holding = flasks.get(one.product)?.find(({ parts }) => one.reactants.every((part) => parts.has(part)));
    one.patent ||= holding?.patent ?? '';
  }
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split('.');
}

async function indexed({ reactions }: { reactions: Reaction[] }): Promise<IndexedRecord[]> {
  const rdkit = await loadRDKit();
  const agents = new AgentReader(rdkit);
  return reactions.flatMap((one, index) => {
    if (index % 10_000 === 9_999) process.stderr.write(`${index + 1} of ${reactions.length}\n`);
    try {
      return recordOf(rdkit, agents, one) ?? [];
    } catch (error) {
      process.stderr.write(`${one.product}: ${String(error)}\n`);
      return [];
    }
  });
}

function recordOf(rdkit: RDKit, agents: AgentReader, one: Reaction): IndexedRecord | null {
  if (one.reactants.length > mostReactants || one.product.length > largestProduct) return null;
  const product = graphIn(rdkit, one.product);
  const graphs = one.reactants.map((smiles) => graphIn(rdkit, smiles));
  if (!product || graphs.includes(null)) return null;
  const change = readChange(
    product,
    graphs.filter((graph) => graph !== null),
  );
  const read = centreOf(change);
  if (!read) return null;
  const gives = new Set(read.change.origins.flatMap((origin) => origin?.molecule ?? []));
  const reactants = one.reactants.filter((_, index) => gives.has(index));
  if (reactants.length === 0) return null;
  const besides = [...one.agents, ...one.reactants.filter((_, index) => !gives.has(index))];
  // Of what gives no atoms the centre is none: it is computed from what does.
  const centre =
    besides.length === one.agents.length ? read : centreOf(readChange(product, graphsOf(rdkit, reactants)));
  if (!centre) return null;
  return {
    reactants,
    product: one.product,
    agents: besides,
    marked: { reactants: centre.precursors, product: centre.product },
    patent: one.patent || undefined,
    yieldPercent: one.yieldPercent,
    catalysts: agents.read(besides).catalysts.join(', '),
    class: kindOfChange(centre.change)?.class,
    source: one.source,
    levels: centre.levels,
    substrate: substrateBits(product),
  };
}

function graphsOf(rdkit: RDKit, smiles: readonly string[]): MolGraph[] {
  return smiles.flatMap((one) => graphIn(rdkit, one) ?? []);
}

function graphIn(rdkit: RDKit, smiles: string): MolGraph | null {
  using mol = rdkit.get_mol(smiles);
  return mol && graphOf(mol);
}
