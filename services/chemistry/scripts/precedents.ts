// Counts the fingerprints of recorded reactions and writes data/precedents.bin: no structure and no record goes into it.
//
//   node scripts/precedents.ts --data DIR [--every 1]
//
// Mapped training reactions give fingerprints and kinds, ORDerly's records fingerprints and yields. A reaction that stands in both
// counts once. A yield is kept where three reactions of a fingerprint report one. `--every 10` takes every tenth
// reaction.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { graphOf, type MolGraph } from '../src/chem/graph.ts';
import { loadRDKit } from '../src/chem/rdkit.ts';
import { readLearnedTemplates } from '../src/models/learned/read-templates.ts';
import { fingerprintOf, type ReactionFingerprint } from '../src/reaction/precedents/fingerprint.ts';
import { type PrecedentEntry, writePrecedents } from '../src/reaction/precedents/precedent-file.ts';
import { dataDir, readData } from './data-dir.ts';
import { extractTemplate } from './extract-templates/extract.ts';
import { readReaction, trainingReactions } from './reaction-data.ts';

const sources = ['USPTO-50k (patents)', 'ORDerly, USPTO grants (patents)'] as const;
const leastYields = 3;
const yieldColumn = 9;

interface Tally extends ReactionFingerprint {
  kinds: Map<string, number>;
  bySource: number[];
  yields: number[];
}

const { values } = parseArgs({ options: { every: { type: 'string', default: '1' } }, strict: false });
const every = Number(values.every);
const rdkit = await loadRDKit();
const learned = new Map(readLearnedTemplates().map(({ retro, id }) => [retro, id]));
const seen = new Map<string, Tally>();
const tallies = new Map<string, Tally>();
let unread = 0;

const dir = dataDir();
for (const [index, mapped] of trainingReactions(dir).entries()) {
  if (index % every === 0) count(mapped, 0, undefined);
  if (index % 5_000 === 4_999) process.stderr.write(`${index + 1}\n`);
}
for (const [index, line] of readData(dir, 'conditions/orderly_uspto_grants_8months_roles_noleak.tsv.gz')
  .split('\n')
  .slice(1)
  .entries()) {
  const cells = line.split('\t');
  const [left = '', , right = ''] = (cells[1] ?? '').split('>');
  const given = Number(cells[yieldColumn]);
  const isYield = cells[yieldColumn] !== undefined && cells[yieldColumn] !== '' && given > 0 && given <= 100;
  if (index % every === 0 && right !== '') count(`${left}>>${right}`, 1, isYield ? given : undefined);
}
const entries = [...tallies.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, tally]) => entryOf(tally));
const file = writePrecedents(entries, sources);
writeFileSync(new URL('../data/precedents.bin', import.meta.url), file);
process.stderr.write(
  `${seen.size} reactions, ${unread} not read, ${entries.length} fingerprints, ${entries.filter((one) => one.kind).length} of a known kind, ${entries.filter((one) => one.yieldPercent !== undefined).length} with a yield, ${file.length} bytes\n`,
);

function count(mapped: string, source: number, given: number | undefined): void {
  const read = readReaction(rdkit, mapped);
  const fingerprint = read && fingerprinted(read.reactants, read.product);
  if (!read || !fingerprint) {
    unread += 1;
    return;
  }
  const key = `${read.reactants.join('.')}>>${read.product}`;
  const known = seen.get(key);
  const tally = known ?? tallyOf(fingerprint);
  if (given !== undefined) tally.yields.push(given);
  if (known) return;
  seen.set(key, tally);
  tally.bySource[source] = (tally.bySource[source] ?? 0) + 1;
  const kind = learned.get(extractTemplate(rdkit, mapped) ?? '');
  if (kind !== undefined) tally.kinds.set(kind, (tally.kinds.get(kind) ?? 0) + 1);
}

function tallyOf(fingerprint: ReactionFingerprint): Tally {
  const key = `${fingerprint.features.join()} ${fingerprint.counts.join()}`;
  const known = tallies.get(key) ?? { ...fingerprint, kinds: new Map(), bySource: [], yields: [] };
  tallies.set(key, known);
  return known;
}

function fingerprinted(reactants: readonly string[], product: string): ReactionFingerprint | null {
  const graphs = reactants.map(graphFor);
  const made = graphFor(product);
  if (!made || graphs.some((graph) => !graph)) return null;
  const fingerprint = fingerprintOf(
    graphs.filter((graph) => graph !== null),
    made,
  );
  return fingerprint.features.length > 0 ? fingerprint : null;
}

function graphFor(smiles: string): MolGraph | null {
  using mol = rdkit.get_mol(smiles);
  return mol ? graphOf(mol) : null;
}

function entryOf({ features, counts, kinds, bySource, yields }: Tally): PrecedentEntry {
  const [kind] = [...kinds].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0] ?? [];
  const source = (bySource[0] ?? 0) >= (bySource[1] ?? 0) ? 0 : 1;
  const reactions = bySource.reduce((sum, one) => sum + (one ?? 0), 0);
  return {
    features,
    counts,
    kind,
    source,
    reactions,
    yieldPercent: yields.length >= leastYields ? median(yields) : undefined,
  };
}

function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
