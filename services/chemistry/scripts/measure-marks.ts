// Measures the marks of steps (shared/src/rules/step-mark.ts): on steps of best routes that were read (scripts/judged-steps.tsv), on
// recorded steps of the validation routes, and on steps drawn to be wrong.
//
//   node scripts/measure-marks.ts --data DIR [--every 6] [--figures FILE]

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stepMarks, type StepMark } from '@app/shared/constants/step-marks';
import { markOf, type MarkFacts } from '@app/shared/rules/step-mark';
import { loadEngine } from '../src/cli/engine.ts';
import { RecordedCounts } from '../src/engine/precedents/recorded-counts.ts';
import { dataDir } from './data-dir.ts';
import { writeFigures } from './figures-file.ts';
import { validationSteps } from './reactions/route-steps.ts';
import { readWrongSteps } from './wrong-steps/wrong-step.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, every: { type: 'string', default: '6' }, figures: { type: 'string' } },
});
const { rdkit, engine } = await loadEngine();
const recorded = new RecordedCounts((reaction) => engine.changeOf(reaction));
const every = Number(values.every);
const inSample = (_: unknown, index: number): boolean => index % every === 0;

const read = readJudged();
const ofRead = { sound: tally(read.filter((one) => one.isSound)), doubtful: tally(read.filter((one) => !one.isSound)) };
const ofRecorded = tally(validationSteps(rdkit, dataDir()).filter(inSample).map(factsOfStep));
const ofWrong = tally(readWrongSteps().filter(inSample).map(factsOfStep));
engine.dispose();
for (const [name, counts] of Object.entries({ ...ofRead, recorded: ofRecorded, wrong: ofWrong }))
  process.stdout.write(`${name}: ${stepMarks.map((mark) => `${mark} ${counts[mark]}`).join(', ')}\n`);
const soundOf = (mark: StepMark): number =>
  (100 * ofRead.sound[mark]) / Math.max(1, ofRead.sound[mark] + ofRead.doubtful[mark]);
writeFigures(values.figures, {
  ...Object.fromEntries(stepMarks.map((mark) => [`${mark} sound`, soundOf(mark)])),
  'recorded well precedented': shareOf(ofRecorded, 'wellPrecedented'),
  'wrong speculative': shareOf(ofWrong, 'speculative'),
});
for (const mark of stepMarks) process.stdout.write(`${mark}: ${soundOf(mark).toFixed(1)} % read as sound\n`);

function readJudged(): { isSound: boolean; facts: MarkFacts }[] {
  const lines = readFileSync(new URL('./judged-steps.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [verdict, reaction = '', probability = '', rank, share, touched, conditions] = line.split('\t');
    return {
      isSound: verdict === 'sound',
      facts: {
        recorded: recorded.of(reaction),
        probability: probability === '' ? undefined : Number(probability),
        forward: { passed: true, rank: Number(rank), share: Number(share) },
        touched: Number(touched),
        conditionsKnown: conditions === 'yes',
      },
    };
  });
}

/** As a search would mark it, had it taken the step. */
function factsOfStep({ precursors, product }: { precursors: string; product: string }): { facts: MarkFacts } {
  const parts = precursors.split('.');
  const check = engine.checkForward(parts, product);
  const proposal = engine.expand(product).find((one) => one.precursors.join('.') === parts.toSorted().join('.'));
  const described = proposal && engine.describe(proposal, product, check);
  return {
    facts: {
      recorded: recorded.of(`${precursors}>>${product}`),
      probability: proposal?.probability,
      forward: { passed: check.passed, rank: check.rank ?? 0, share: check.share },
      touched: (described?.competing ?? []).filter(({ group }) => group !== undefined).length,
      conditionsKnown: (described?.conditions.length ?? 0) > 0,
    },
  };
}

function tally(steps: readonly { facts: MarkFacts }[]): Record<StepMark, number> {
  const counts: Record<StepMark, number> = { wellPrecedented: 0, plausible: 0, speculative: 0 };
  for (const { facts } of steps) counts[markOf(facts).word] += 1;
  return counts;
}

function shareOf(counts: Record<StepMark, number>, mark: StepMark): number {
  return (100 * counts[mark]) / Math.max(1, counts.wellPrecedented + counts.plausible + counts.speculative);
}
