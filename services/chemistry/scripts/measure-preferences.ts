// Measures what each preference changes in the routes of ten drugs: how many targets have another order or another first
// route, how many of the first ten routes are others, and the figure that the preference is about, before and after.
//
//   node scripts/measure-preferences.ts [--expansions 15] [--only cheap,strict]

import { parseArgs } from 'node:util';
import type { SearchPreferences } from '@app/shared/constants/search-preferences';
import { preferencePresets } from '@app/shared/constants/search-preferences';
import { loadEngine } from '../src/cli/engine.ts';
import { rateRoute } from '../src/features/cost/rate-route.ts';
import { RouteLikeness, treeOfRoute } from '../src/engine/search/preferences/route-likeness.ts';
import { reactionsOf } from '../src/engine/search/route-score.ts';
import type { SearchConstraints } from '../src/engine/search/constraints.ts';
import type { PlanResult, Route, RouteNode } from '../src/engine/search/types.ts';

const drugs: Record<string, string> = {
  lidocaine: 'CCN(CC)CC(=O)Nc1c(C)cccc1C',
  propranolol: 'CC(C)NC[C@H](O)COc1cccc2ccccc12',
  celecoxib: 'Cc1ccc(-c2cc(C(F)(F)F)nn2-c2ccc(S(N)(=O)=O)cc2)cc1',
  imatinib: 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1',
  sitagliptin: 'N[C@@H](CC(=O)N1CCn2c(nnc2C(F)(F)F)C1)Cc1cc(F)c(F)cc1F',
  moclobemide: 'O=C(NCCN1CCOCC1)c1ccc(Cl)cc1',
  gefitinib: 'COc1cc2ncnc(Nc3ccc(F)c(Cl)c3)c2cc1OCCCN1CCOCC1',
  enalapril: 'CCOC(=O)[C@H](CCc1ccccc1)N[C@@H](C)C(=O)N1CCC[C@H]1C(=O)O',
  haloperidol: 'O=C(CCCN1CCC(O)(c2ccc(Cl)cc2)CC1)c1ccc(F)cc1',
  fluoxetine: 'CNCCC(Oc1ccc(C(F)(F)F)cc1)c1ccccc1',
};

const { values } = parseArgs({
  options: { expansions: { type: 'string', default: '15' }, only: { type: 'string' } },
});
const expansions = Number(values.expansions);
const { rdkit, engine, figured } = await loadEngine();
const likeness = new RouteLikeness(rdkit);
const shown = 10;
/** Routes whose figures are told. */
const judged = 3;

interface Asked {
  preferences?: SearchPreferences;
  constraints?: SearchConstraints;
}

/** What a preference is about, of one route; likeness is to the last of the usual routes. */
type Measure = (route: Route, usual: PlanResult) => number;

const alone = (key: 'short' | 'cheap' | 'robust' | 'green') => ({
  preferences: { weights: { short: 0, cheap: 0, robust: 0, green: 0, [key]: 100 } },
});
const figures = (route: Route) => figured(route).summary.figures;
const groupSteps: Measure = ({ tree }) => reactionsOf(tree).filter((one) => one.class.endsWith('protection')).length;
const leastShare: Measure = ({ tree }) => Math.min(...reactionsOf(tree).map((one) => one.forwardShare));
const cost: Measure = (route) => Math.log10(Math.max(1, figures(route)?.dollarCentsPerKg ?? 1e9) / 100);
const heaviest: Measure = ({ tree }) => Math.max(...leavesOf(tree).map(weightOf));
const carbons: Measure = ({ tree }) => Math.max(...leavesOf(tree).map((one) => one.match(/c|C(?!l)/g)?.length ?? 0));
const likeLast: Measure = ({ tree }, usual) => {
  const last = usual.routes.at(-1);
  return last ? likeness.of(treeOfRoute(tree), treeOfRoute(last.tree)) : 0;
};

const rows: Record<string, { asked: (usual: PlanResult) => Asked; name: string; measure: Measure }> = {
  'groups none': ask({ preferences: { protectingGroups: 'none' } }, 'group steps', groupSteps),
  'groups fewer': ask({ preferences: { protectingGroups: 'fewer' } }, 'group steps', groupSteps),
  'groups more': ask({ preferences: { protectingGroups: 'more' } }, 'group steps', groupSteps),
  strict: ask({ preferences: { selectivity: 'strict' } }, 'least share', leastShare),
  mixtures: ask({ preferences: { selectivity: 'mixtures' } }, 'least share', leastShare),
  short: ask(alone('short'), 'steps', ({ steps }) => steps),
  cheap: ask(alone('cheap'), 'log10 USD/kg', cost),
  robust: ask(alone('robust'), 'confidence', (route) => figures(route)?.confidence ?? 0),
  green: ask(alone('green'), 'greenness', (route) => figures(route)?.greenness ?? 0),
  'preset medicinal': ask({ preferences: preferencePresets.medicinal }, 'steps', ({ steps }) => steps),
  'preset process': ask({ preferences: preferencePresets.process }, 'log10 USD/kg', cost),
  'weight 150 g/mol': ask({ constraints: { maxWeight: 150 } }, 'heaviest, g/mol', heaviest),
  'at most 8 C': ask({ constraints: { elementLimits: [{ element: 'C', most: 8 }] } }, 'most C', carbons),
  '100 g for 100 USD': ask(
    { constraints: { neededAmount: { grams: 100, maxPrice: { minorUnits: 10_000, currency: 'USD' } } } },
    'log10 USD/kg',
    cost,
  ),
  'like the last': {
    asked: ({ routes }) => ({
      preferences: { likeRoute: reactionsOf(routes.at(-1)?.tree ?? nothing).map((one) => one.smiles) },
    }),
    name: 'likeness to it',
    measure: likeLast,
  },
};
const nothing: RouteNode = { smiles: '', inStock: false, origin: null };

const only = values.only?.split(',');
const usual = new Map(Object.entries(drugs).map(([name, smiles]) => [name, plan(smiles, {})]));
const say = (text: string) => process.stdout.write(`${text}\n`);
say(
  '| preference | order differs | first route differs | other routes of ten | no route | figure, first three | usual | now |',
);
say('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [label, row] of Object.entries(rows)) if (!only || only.includes(label)) say(line(label, row));
engine.dispose();

function ask(asked: Asked, name: string, measure: Measure) {
  return { asked: () => asked, name, measure };
}

function plan(smiles: string, { preferences, constraints }: Asked): PlanResult {
  const rate = (route: Route): number | null => rateRoute(route, figured(route), preferences);
  const limits = {
    expansions,
    seconds: 30,
    top: shown,
    ...(preferences && { preferences }),
    ...(constraints && { constraints }),
  };
  return engine.plan(smiles, limits, preferences?.weights ? { rate } : {});
}

function line(label: string, { asked, name, measure }: (typeof rows)[string]): string {
  let [first, others, none, order] = [0, 0, 0, 0];
  const [before, after]: [number[], number[]] = [[], []];
  for (const [drug, smiles] of Object.entries(drugs)) {
    const known = usual.get(drug);
    if (!known?.solved) continue;
    const found = plan(smiles, asked(known));
    const ids = new Set(known.routes.map(({ id }) => id));
    if (!found.solved) none += 1;
    if (found.routes[0]?.id !== known.routes[0]?.id) first += 1;
    if (found.routes.map(({ id }) => id).join() !== known.routes.map(({ id }) => id).join()) order += 1;
    others += found.solved ? found.routes.filter(({ id }) => !ids.has(id)).length : shown;
    before.push(mean(known.routes.slice(0, judged).map((route) => measure(route, known))));
    if (found.solved) after.push(mean(found.routes.slice(0, judged).map((route) => measure(route, known))));
  }
  const cells = [
    label,
    order,
    first,
    (others / before.length).toFixed(1),
    none,
    name,
    mean(before).toFixed(2),
    mean(after).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

function leavesOf(node: RouteNode): string[] {
  return node.reaction ? node.reaction.children.flatMap(leavesOf) : [node.smiles];
}

function weightOf(smiles: string): number {
  using mol = rdkit.get_mol(smiles);
  return mol ? (JSON.parse(mol.get_descriptors()) as { amw: number }).amw : 0;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? Number.NaN : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
