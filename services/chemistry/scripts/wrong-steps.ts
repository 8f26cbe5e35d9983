// Draws the wrong steps that the forward check has to refuse, from recorded steps of the validation data.
//
//   node scripts/wrong-steps.ts --data DIR [--seed 35] [--all FILE]
//   node scripts/wrong-steps.ts --drawn FILE
//
// Rules (wrong-steps/) take recorded products apart where they do not come together, or make one thing of a recorded step
// wrong; no check is asked. What reading found doubtful is in wrong-steps/left-out.tsv and stays out. `--all` writes every
// row that was drawn, to be read before the number of each kind is cut; `--drawn` takes them from there.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { seededRandom } from '../src/chemistry/molecule/random.ts';
import { dataDir } from './data-dir.ts';
import { validationSteps } from './reactions/route-steps.ts';
import { heldOut } from './train-ranker/recorded.ts';
import { WrongStepDrawer } from './wrong-steps/draw.ts';
import { wrongRules } from './wrong-steps/all-rules.ts';
import { wrongStepKinds } from './wrong-steps/rule.ts';
import { readWrongSteps, writtenWrongSteps, wrongStepsFile } from './wrong-steps/wrong-step.ts';
import type { TrueStep, WrongStep } from './wrong-steps/wrong-step.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seed: { type: 'string', default: '35' },
    all: { type: 'string' },
    drawn: { type: 'string' },
  },
});
const drawn = values.drawn === undefined ? await draw() : readWrongSteps(values.drawn);
if (values.all) writeFileSync(values.all, writtenWrongSteps(drawn));
const doubtful = leftOut();
writeFileSync(wrongStepsFile, writtenWrongSteps(chosen(drawn.filter((row) => !doubtful.has(keyOf(row))))));

async function draw(): Promise<WrongStep[]> {
  const rdkit = await loadRDKit();
  const dir = dataDir();
  const random = seededRandom(Number(values.seed));
  const recorded = [...heldOut(rdkit, dir, 'valid'), ...validationSteps(rdkit, dir)];
  const steps = shuffled([...new Map(recorded.map((one) => [keyOf(one), one])).values()], random);
  using drawer = new WrongStepDrawer(rdkit, steps, new Set(steps.map(keyOf)));
  return wrongRules.flatMap((rule) => {
    const rows = drawer.draw(rule, Math.floor(random() * steps.length));
    if (rows.length < rule.most) process.stderr.write(`${rows.length} of ${rule.most}: ${rule.kind}: ${rule.why}\n`);
    return rows;
  });
}

/** As many of each kind as the file has, evenly from all its rules. */
function chosen(rows: readonly WrongStep[]): WrongStep[] {
  return Object.entries(wrongStepKinds).flatMap(([kind, count]) => {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length < count) process.stderr.write(`only ${own.length} of ${count}: ${kind}\n`);
    return own.filter(
      (_, index) => Math.floor((index * count) / own.length) !== Math.floor(((index - 1) * count) / own.length),
    );
  });
}

function leftOut(): Set<string> {
  const lines = readFileSync(new URL('./wrong-steps/left-out.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return new Set(lines.slice(1).map((line) => line.split('\t', 1)[0] ?? ''));
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

function keyOf({ precursors, product }: TrueStep): string {
  return `${precursors}>>${product}`;
}
