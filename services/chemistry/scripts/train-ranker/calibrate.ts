// Fits data/ranker-calibration.json on every other validation reaction: how often a proposal with such a share of all
// was the recorded reaction. The other half is left for scripts/measure-one-step.ts.
//
//   node scripts/train-ranker/calibrate.ts --data DIR [--sample 2500]

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRDKit } from '../../src/chemistry/molecule/rdkit.ts';
import { readLearnedStep } from '../../src/chemistry/models/learned-step.ts';
import { dataDir } from '../data-dir.ts';
import type { Claim } from '../measure-one-step/figures.ts';
import { heldOut } from './recorded.ts';
import { risingLine } from './rising-line.ts';

const points = 24;
const { values } = parseArgs({
  options: { data: { type: 'string' }, sample: { type: 'string', default: '2500' } },
});
const rdkit = await loadRDKit();
const learned = readLearnedStep(rdkit, { uncalibrated: true });
const claims: Claim[] = [];
const fitted = heldOut(rdkit, dataDir(), 'valid').filter((_, index) => index % 2 === 0);
const stride = Math.max(1, Math.floor(fitted.length / Number(values.sample)));
for (const [index, reaction] of fitted.entries()) {
  if (index % stride !== 0) continue;
  using mol = rdkit.get_mol(reaction.product);
  if (!mol) continue;
  for (const { precursors, share } of learned.proposals(mol)) {
    claims.push({ probability: share, isRecorded: precursors.join('.') === reaction.precursors });
  }
}
const line = risingLine(claims, points);
const rounded = {
  shares: line.shares.map((value) => Number(value.toPrecision(6))),
  probabilities: line.probabilities.map((value) => Number(value.toPrecision(6))),
};
writeFileSync(new URL('../../data/ranker-calibration.json', import.meta.url), `${JSON.stringify(rounded)}\n`);
process.stdout.write(`${claims.length} proposals, ${line.shares.length} points\n`);
