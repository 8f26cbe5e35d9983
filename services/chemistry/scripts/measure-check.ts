// Measures the forward check on steps it must refuse and on recorded ones it must pass: as a search uses it, over its whole
// curve.
//
//   node scripts/measure-check.ts --data DIR [--sample 1] [--json FILE] [--figures FILE]
//
// Wrong steps are those of scripts/wrong-steps.ts, true ones the recorded steps of routes_valid.json.gz. A check gives each
// step one number, the higher the surer; `--sample N` takes every Nth wrong step and every Nth route.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/cli/engine.ts';
import type { ForwardCheck } from '../src/chemistry/models/types.ts';
import { dataDir } from './data-dir.ts';
import { writeFigures } from './figures-file.ts';
import { curvesOf, keptRoutes, percentOf, shareOf, takes } from './measure-check/curve.ts';
import type { JudgedStep } from './measure-check/curve.ts';
import { validationSteps } from './reactions/route-steps.ts';
import { wrongStepKinds } from './wrong-steps/rule.ts';
import { readWrongSteps } from './wrong-steps/wrong-step.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    sample: { type: 'string', default: '1' },
    json: { type: 'string' },
    figures: { type: 'string' },
  },
});
const { rdkit, engine } = await loadEngine();
const recorded = validationSteps(rdkit, dataDir());
const known = new Set(recorded.map(({ precursors, product }) => `${precursors}>>${product}`));
const every = Number(values.sample);
const routes = [...new Set(recorded.map(({ route }) => route))].filter((_, index) => index % every === 0);
const isMeasured = new Set(routes);
const wrong = readWrongSteps()
  .filter((_, index) => index % every === 0)
  .map(({ kind, precursors, product }) => judged(kind, precursors, product));
const right = recorded
  .filter(({ route }) => isMeasured.has(route))
  .map(({ route, precursors, product }) => judged(route, precursors, product));
const recordedOfWrong = wrong.filter(({ step }) => known.has(step)).length;
if (recordedOfWrong > 0) say(`${recordedOfWrong} wrong steps are recorded as they are: draw them anew`);
report();
if (values.json) writeFileSync(values.json, JSON.stringify({ wrong, right }));
writeFigures(values.figures, {
  refused: percentOf(wrong, ({ passed }) => !passed),
  passed: percentOf(right, ({ passed }) => passed),
  routes: percentOf(
    keptRoutes(right, ({ passed }) => passed),
    (one) => one,
  ),
});
engine.dispose();

function judged(group: string, precursors: string, product: string): JudgedStep {
  const check = engine.checkForward(precursors.split('.'), product);
  return { group, step: `${precursors}>>${product}`, passed: check.passed, scores: scoresOf(check) };
}

/** What the check says in numbers, each higher for a surer step. A probability of the step belongs here. */
function scoresOf({ rank, share, probability = 0 }: ForwardCheck): Record<string, number> {
  return { rank: rank === null ? -Infinity : -rank, share, probability };
}

function report(): void {
  say('refused of wrong steps');
  for (const kind of Object.keys(wrongStepKinds)) {
    const own = wrong.filter(({ group }) => group === kind);
    say(`  ${kind.padEnd(18)} ${shareOf(own, ({ passed }) => !passed)} of ${own.length}`);
  }
  say(`  ${'all'.padEnd(18)} ${shareOf(wrong, ({ passed }) => !passed)} of ${wrong.length}`);
  const kept = keptRoutes(right, ({ passed }) => passed);
  say(`passed of recorded steps ${shareOf(right, ({ passed }) => passed)} of ${right.length}`);
  say(`routes of which every step passes ${shareOf(kept, (one) => one)} of ${kept.length}`);
  for (const { score, points } of curvesOf(wrong, right)) {
    say(`least ${score}: wrong refused, recorded passed, whole routes`);
    for (const point of points) {
      const isTaken = (one: JudgedStep): boolean => takes(one, score, point);
      const line = [
        shareOf(wrong, (one) => !isTaken(one)),
        shareOf(right, isTaken),
        shareOf(keptRoutes(right, isTaken), (one) => one),
      ];
      say(`  ${(score === 'rank' ? `${-point}` : point.toPrecision(4)).padEnd(8)} ${line.join('  ')}`);
    }
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
