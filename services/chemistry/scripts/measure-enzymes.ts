// Measures enzymatic searches on published cascades: in how many the published enzymes lead from the published substrates to
// the target within the first ten routes of a search of enzymes alone.
//
//   node scripts/measure-enzymes.ts --data DIR [--file enzymes/cascades_dev.tsv] [--seconds 30] [--top 10] [--bought] [--routes] [--figures FILE]
//
// Stock are the published substrates and what enzymes take beside them; with --bought everything that can be bought as well,
// except what lies between substrates and target. A route is the published one when each of its steps is done by one of the
// published enzymes, each of these does a step, and it begins from the published substrates. Charges and configuration of the
// substrates are not looked at.

import { parseArgs } from 'node:util';
import { cosubstrates } from '../src/chemistry/enzymes/cosubstrates.ts';
import { transformationOf } from '../src/chemistry/enzymes/enzyme-templates.ts';
import type { EnzymeKey } from '../src/chemistry/enzymes/enzymes.ts';
import { isCalled } from '../src/chemistry/enzymes/other-names.ts';
import { canonicalSmiles, loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { readBuiltInStock, readStockList, type Stock } from '../src/chemistry/stock/stock.ts';
import { readTemplateCounts } from '../src/chemistry/models/template-counts.ts';
import { createEngine } from '../src/engine/search/engine.ts';
import { reactionsOf } from '../src/engine/search/route-score.ts';
import type { Route, RouteNode, RouteReaction } from '../src/engine/search/types.ts';
import { dataDir, readData } from './data-dir.ts';
import { writeFigures } from './figures-file.ts';

interface Cascade {
  number: string;
  target: string;
  substrates: string[];
  enzymes: string[];
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    file: { type: 'string', default: 'enzymes/cascades_dev.tsv' },
    seconds: { type: 'string', default: '30' },
    top: { type: 'string', default: '10' },
    bought: { type: 'boolean', default: false },
    routes: { type: 'boolean', default: false },
    figures: { type: 'string' },
  },
});
const rdkit = await loadRDKit();
let own = new Set<string>();
const builtIn = readBuiltInStock();
const extra = readStockList(rdkit, cosubstrates.join('\n')).stock;
const stock: Stock = {
  size: builtIn.size,
  originOf: (smiles) => {
    if (own.has(flat(smiles))) return 'given';
    return extra.originOf(smiles) ?? (values.bought ? builtIn.originOf(smiles) : null);
  },
};
const engine = createEngine({ rdkit, stock, templates: [], counts: readTemplateCounts() });
const places = readCascades().map(search);
engine.dispose();
const amongTen = places.filter((place) => place > 0 && place <= 10).length;
say(
  `published route among the first ten: ${amongTen} of ${places.length}; first: ${places.filter((place) => place === 1).length}`,
);
writeFigures(values.figures, { cascades: places.length, 'among ten': amongTen });

function readCascades(): Cascade[] {
  const [head = '', ...lines] = readData(dataDir(), values.file).trim().split(/\r?\n/);
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = new Map(line.split('\t').map((cell, index) => [names[index] ?? '', cell.trim()]));
    return {
      number: cells.get('number') ?? '',
      target: cells.get('target') ?? '',
      substrates: (cells.get('substrates') ?? '').split('.'),
      enzymes: (cells.get('enzymes') ?? '').split(',').map((one) => one.trim()),
    };
  });
}

function search(cascade: Cascade): number {
  own = new Set(cascade.substrates.map(flat));
  const limits = { seconds: Number(values.seconds), top: Number(values.top), enzymes: 'only' } as const;
  const result = engine.plan(cascade.target, limits);
  const routes = result.solved ? result.routes : [];
  const place = routes.findIndex((route) => isPublished(route, cascade)) + 1;
  say(
    `${cascade.number}\t${place || '-'}\t${cascade.enzymes.join(', ')}\t${routes.length} routes, ${result.expansions} expansions, ${(result.elapsedMs / 1000).toFixed(1)} s, ${result.stopped}`,
  );
  if (values.routes)
    for (const route of routes) say(`\t${route.score.toFixed(3)} ${reactionsOf(route.tree).map(textOf).join('  ')}`);
  return place;
}

function textOf({ enzymeIds = [], smiles }: RouteReaction): string {
  return `${enzymeIds.map((id) => transformationOf(id)?.enzyme).join('/')} ${smiles}`;
}

function isPublished({ tree }: Route, { substrates, enzymes }: Cascade): boolean {
  const leaves = new Set(leavesOf(tree).map(flat));
  const steps = reactionsOf(tree).map(({ enzymeIds = [] }) =>
    enzymeIds.flatMap((id) => transformationOf(id)?.enzyme ?? []),
  );
  const others = new Set(cosubstrates.map(flat));
  return (
    substrates.every((one) => leaves.has(flat(one)) || others.has(flat(one))) &&
    [...leaves].every((one) => own.has(one) || others.has(one)) &&
    steps.every((step) => enzymes.some((one) => isDoneBy(step, one))) &&
    canAssign(enzymes, steps)
  );
}

/** Each enzyme does a step of its own. */
function canAssign([first, ...rest]: readonly string[], steps: readonly EnzymeKey[][]): boolean {
  if (first === undefined) return true;
  return steps.some((step, index) => isDoneBy(step, first) && canAssign(rest, steps.toSpliced(index, 1)));
}

function isDoneBy(step: readonly EnzymeKey[], abbreviation: string): boolean {
  return step.some((enzyme) => isCalled(enzyme, abbreviation));
}

function leavesOf(node: RouteNode): string[] {
  return node.reaction ? node.reaction.children.flatMap(leavesOf) : [node.smiles];
}

/** Without configuration. */
function flat(smiles: string): string {
  return canonicalSmiles(rdkit, smiles.replaceAll(/[@/\\]/g, '')) ?? smiles;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
