// Plans a hundred approved drugs, chosen by the rule of support/approved-drugs.ts, with the built-in stock, 10 s each, and
// prints a row for each and the three figures that count: how many are solved, the median time to the first route, and
// the share of the shown steps that pass the forward check. The goals: 85 solved, 1 s.
//
//   npm run bench drugs [-- --first 20]

import { parseArgs } from 'node:util';
import { approvedDrugs } from './support/approved-drugs.ts';
import { figures } from './support/figures.ts';
import { forwardRanks, planByCommand, tableRow } from './support/plan.ts';
import type { PlanAnswer } from './support/plan.ts';

const { values } = parseArgs({ options: { first: { type: 'string', default: '100' } }, strict: false });
const seconds = 10;
const solvedGoal = 85;
const firstRouteGoalMs = 1000;
/** These stand in the benchmark of twelve, on which templates were written. */
const twelve = [
  'aspirin',
  'paracetamol',
  'ibuprofen',
  'lidocaine',
  'celecoxib',
  'imatinib',
  'gefitinib',
  'erlotinib',
  'sildenafil',
  'fluoxetine',
  'haloperidol',
  'propranolol',
];
const widths = [20, 8, 10, 10, 8, 8, 10, 12];

const drugs = approvedDrugs(twelve).slice(0, Number(values.first));
const answers: PlanAnswer[] = [];
print(['drug', 'atoms', 'first ms', 'routes', 'steps', 'score', 'checks', 'expansions']);
const options = ['--seconds', String(seconds), '--top', '10'];
for await (const answer of planByCommand(
  drugs.map((one) => one.smiles),
  options,
)) {
  const drug = drugs[answers.length];
  answers.push(answer);
  const routes = answer.routes.filter((route) => route.solved);
  const ranks = routes.flatMap((route) => forwardRanks(route.tree));
  print([
    drug?.name ?? '',
    String(drug?.heavyAtoms ?? ''),
    answer.firstSolvedMs === null ? '-' : answer.firstSolvedMs.toFixed(0),
    String(routes.length),
    routes[0] ? String(routes[0].steps) : '-',
    routes[0]?.score.toFixed(3) ?? '-',
    `${ranks.filter((rank) => rank !== null).length}/${ranks.length}`,
    String(answer.expansions),
  ]);
}

const solved = answers.filter((one) => one.solved);
const firstMs = solved.map((one) => one.firstSolvedMs ?? Infinity).toSorted((a, b) => a - b);
const median = firstMs[Math.floor(firstMs.length / 2)] ?? Infinity;
const ranks = solved
  .flatMap((one) => one.routes.filter((route) => route.solved))
  .flatMap((one) => forwardRanks(one.tree));
const passed = ranks.filter((rank) => rank !== null).length;
const share = (part: number, whole: number) => (100 * part) / whole;
process.stdout.write(`solved: ${solved.length} of ${answers.length}\n`);
process.stdout.write(`first route, median over the solved: ${median.toFixed(0)} ms\n`);
process.stdout.write(`steps of solved routes that pass the forward check: ${passed} of ${ranks.length}\n`);
const measured = figures('drugs');
measured.add({ name: 'solved', value: share(solved.length, answers.length), unit: '%', goal: { atLeast: solvedGoal } });
measured.add({ name: 'first route, median', value: median, unit: 'ms', goal: { atMost: firstRouteGoalMs } });
const passing = { name: 'steps of solved routes that pass the forward check', value: share(passed, ranks.length) };
measured.add({ ...passing, unit: '%', goal: { atLeast: 100 } });
measured.end();

function print(cells: readonly string[]): void {
  process.stdout.write(`${tableRow(cells, widths)}\n`);
}
