// Plans twelve drugs through the command line, as a customer would, and prints one row for each: what the routes look
// like and how long the first took. Fails when one of them has no solved route, or is slower than the goal.

import { figures } from './support/figures.ts';
import { forwardRanks, planByCommand, tableRow } from './support/plan.ts';
import type { PlanAnswer } from './support/plan.ts';

const drugs: Readonly<Record<string, string>> = {
  aspirin: 'CC(=O)Oc1ccccc1C(=O)O',
  paracetamol: 'CC(=O)Nc1ccc(O)cc1',
  ibuprofen: 'CC(C)Cc1ccc(cc1)C(C)C(=O)O',
  lidocaine: 'CCN(CC)CC(=O)Nc1c(C)cccc1C',
  celecoxib: 'Cc1ccc(cc1)-c1cc(nn1-c1ccc(cc1)S(N)(=O)=O)C(F)(F)F',
  imatinib: 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(n1)-c1cccnc1',
  gefitinib: 'COc1cc2ncnc(Nc3ccc(F)c(Cl)c3)c2cc1OCCCN1CCOCC1',
  erlotinib: 'COCCOc1cc2ncnc(Nc3cccc(c3)C#C)c2cc1OCCOC',
  sildenafil: 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
  fluoxetine: 'CNCCC(Oc1ccc(cc1)C(F)(F)F)c1ccccc1',
  haloperidol: 'OC1(CCN(CCCC(=O)c2ccc(F)cc2)CC1)c1ccc(Cl)cc1',
  propranolol: 'CC(C)NCC(O)COc1cccc2ccccc12',
};
/** The first route of each within two seconds. */
const firstRouteGoalMs = 2000;
const seconds = 10;

const measured = figures('retrosynthesis');
const answers = await Array.fromAsync(
  planByCommand(Object.values(drugs), ['--seconds', String(seconds), '--top', '50']),
);
const rows = Object.keys(drugs).map((name, index) => rowOf(name, answers[index]));
const columns = [
  'drug',
  'first ms',
  'solved',
  'one step',
  'more steps',
  'best score',
  'steps of best',
  'checks',
  'expansions',
];
for (const row of [columns, ...rows.map((one) => one.cells)]) {
  process.stdout.write(`${tableRow(row, [])}
`);
}
measured.end();

function rowOf(name: string, answer: PlanAnswer | undefined): { cells: string[] } {
  const routes = (answer?.routes ?? []).filter((route) => route.solved);
  const [best] = routes;
  measured.rule(`${name}: solved`, best !== undefined);
  if (!answer || !best) return { cells: [name, '-', '0'] };
  const ranks = routes.flatMap((route) => forwardRanks(route.tree));
  const passed = ranks.filter((rank) => rank !== null).length;
  const oneStep = routes.filter((route) => route.steps === 1).length;
  const firstMs = answer.firstSolvedMs ?? Infinity;
  const cells = [
    name,
    String(firstMs),
    String(routes.length),
    String(oneStep),
    String(routes.length - oneStep),
    best.score.toFixed(3),
    String(best.steps),
    `${passed}/${ranks.length}`,
    String(answer.expansions),
  ];
  measured.rule(`${name}: all steps pass the forward check`, passed === ranks.length);
  measured.add({ name: `${name}: first route`, value: firstMs, unit: 'ms', goal: { atMost: firstRouteGoalMs } });
  return { cells };
}
