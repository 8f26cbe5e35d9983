// Prints routes so that a chemist can read them.
//
//   node scripts/read-routes.ts [--seconds 5] [--expansions N] [--top 3] [NAME=]SMILES ...

import { parseArgs } from 'node:util';
import { loadRDKit } from '../src/chemistry/molecule/rdkit.ts';
import { readBuiltInStock } from '../src/chemistry/stock/stock.ts';
import { readTemplateCounts } from '../src/chemistry/models/template-counts.ts';
import { reactionTemplates } from '../src/chemistry/templates/all.ts';
import { createEngine } from '../src/engine/search/engine.ts';
import type { Route, RouteNode } from '../src/engine/search/types.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' }, expansions: { type: 'string' }, top: { type: 'string', default: '3' } },
});
const engine = createEngine({
  rdkit: await loadRDKit(),
  stock: readBuiltInStock(),
  templates: reactionTemplates,
  counts: readTemplateCounts(),
});
for (const text of positionals) {
  const [, name = '', smiles = ''] = /^(?:([\w-]+)=(?=[^=]))?(.*)$/.exec(text) ?? [];
  const limits = {
    seconds: values.seconds ? Number(values.seconds) : undefined,
    expansions: values.expansions ? Number(values.expansions) : undefined,
    top: Number(values.top),
  };
  const result = engine.plan(smiles, limits);
  const first = result.firstSolvedMs === null ? '-' : `${Math.round(result.firstSolvedMs)} ms`;
  print(`\n=== ${name} ${result.target}`);
  print(
    `${result.solvedRoutes} solved, first ${first}, ${result.expansions} expansions, ${result.nodes} nodes, ${Math.round(result.elapsedMs)} ms, ${result.stopped}`,
  );
  result.routes.forEach((route, index) => printRoute(route, index + 1));
}
engine.dispose();

function printRoute(route: Route, number: number): void {
  const parts = Object.entries(route.components).map(([key, value]) => `${key} ${value.toFixed(2)}`);
  print(
    `\n ${number}. ${route.solved ? 'solved' : 'UNSOLVED'} ${route.score.toFixed(3)}, ${route.steps} steps (${parts.join(', ')})`,
  );
  printNode(route.tree, 2);
}

function printNode(node: RouteNode, depth: number): void {
  const indent = '  '.repeat(depth);
  const { reaction } = node;
  if (!reaction) print(`${indent}${node.smiles}  [${node.origin ?? 'NOT IN STOCK'}]`);
  else {
    print(`${indent}${node.smiles}`);
    const rivals = reaction.competing.map((one) => one.group ?? one.product ?? '').join(' ');
    print(
      `${indent}<- ${reaction.templateId}, ${reaction.precedents} precedents, score ${reaction.score.toFixed(3)}, rank ${reaction.forwardRank}${rivals ? `, beside ${rivals}` : ''}`,
    );
    for (const child of reaction.children) printNode(child, depth + 1);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
