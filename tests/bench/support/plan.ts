// Plans molecules through the command line, as a customer would.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface PlannedTree {
  smiles: string;
  inStock: boolean;
  reaction?: { name: string; template: string; smiles: string; forwardRank: number | null; children: PlannedTree[] };
}

export interface PlannedRoute {
  steps: number;
  solved: boolean;
  score: number;
  tree: PlannedTree;
}

export interface PlanAnswer {
  solved: boolean;
  ms: number;
  firstSolvedMs: number | null;
  expansions: number;
  routes: PlannedRoute[];
}

/** One answer a molecule, in order, each as soon as it is there. Rejects when an answer is an error. */
export async function* planByCommand(
  smiles: readonly string[],
  options: readonly string[],
): AsyncGenerator<PlanAnswer, void> {
  const main = fileURLToPath(new URL('../../../services/chemistry/src/cli/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, 'plan', ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  child.stdin.end(smiles.join('\n'));
  for await (const line of createInterface({ input: child.stdout })) {
    const answer: PlanAnswer & { error?: { message: string } } = JSON.parse(line);
    if (answer.error) throw new Error(answer.error.message);
    yield answer;
  }
  await closed;
}

/** Ranks of the forward check of all steps of a route. */
export function forwardRanks(tree: PlannedTree): (number | null)[] {
  return tree.reaction ? [tree.reaction.forwardRank, ...tree.reaction.children.flatMap(forwardRanks)] : [];
}

/** Columns to read on a terminal: the first to the left, the others to the right. */
export function tableRow(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, index) => {
      const width = widths[index] ?? 14;
      return index === 0 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join('');
}
