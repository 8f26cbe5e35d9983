// What is still open of the chosen route is made by its shortest ways to stock.

import type { GraphMolecule } from '@app/shared/contracts/search-graph/search-graph';
import type { GraphPart, PathStep } from '@app/shared/contracts/search-graph/part';
import { call } from '../../../shared/api/call.ts';
import { openLeaves, type Chosen } from '../selection.ts';

/** Rounds of questions, one for each step in a row at most. */
const mostRounds = 20;
const atOnce = 40;

/** Ways to take besides; incomplete when a molecule has no way to stock. */
export async function completeWays(
  taskId: string,
  root: GraphMolecule,
  parts: ReadonlyMap<string, GraphPart>,
  chosen: Chosen,
): Promise<{ ways: PathStep[]; isComplete: boolean }> {
  const known = new Map(parts);
  const taken = new Map(chosen);
  const ways: PathStep[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const leaves = openLeaves(root, known, taken);
    const solvable = leaves.filter(({ stepsToStock }) => stepsToStock !== undefined).slice(0, atOnce);
    if (solvable.length === 0) return { ways, isComplete: leaves.length === 0 };
    const open = solvable.map(({ molecule }) => ({ smilesUniqueCode: molecule.key, limit: 1 }));
    const { parts: found } = await call('searchGraphPart', { body: { taskId, open, sort: 'steps' } });
    for (const part of found) {
      const { key } = part.node.molecule;
      const [shortest] = part.items;
      known.set(key, part);
      if (!shortest) continue;
      taken.set(key, shortest.reactionKey);
      ways.push({ product: key, reactionKey: shortest.reactionKey });
    }
  }
  return { ways, isComplete: false };
}
