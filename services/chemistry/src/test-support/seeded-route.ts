// A finished task with a route, as a search leaves them, without a search.

import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { defaultSearchSettings } from '@app/shared/contracts/retrosynthesis';
import type { StoredMolecule } from '../features/structure/stored-molecule.ts';
import type { StoredStep } from '../features/tasks/stored.ts';
import { routes, tasks } from '../features/tasks/schema.ts';
import { type Owner } from '../platform/database/owner.ts';
import { noProgress } from '../features/tasks/task-store.ts';
import { saveMolecules } from '../features/structure/molecule-store.ts';
import { saveRoutes } from '../features/tasks/route-store.ts';
import type { TestService } from './service.ts';

export interface SeededRoute {
  taskId: string;
  routeId: string;
  targetKey: string;
}

const smiles = ['CC(=O)Nc1ccc(O)cc1', 'CC(=O)OC(C)=O', 'Nc1ccc(O)cc1'] as const;

/** Paracetamol of 4-aminophenol and acetic anhydride, in one step. */
export async function seedRoute(
  { database, services }: TestService,
  owner: Owner,
  taskName: string,
): Promise<SeededRoute> {
  const molecule = (text: string, formula: string, molecularWeight: number): StoredMolecule => ({
    key: services.moleculeKey(owner.tenantId, text),
    smiles: text,
    formula,
    molecularWeight,
  });
  const target = molecule(smiles[0], 'C8H9NO2', 151.16);
  const acid = molecule(smiles[1], 'C4H6O3', 102.09);
  const amine = molecule(smiles[2], 'C6H7NO', 109.13);
  const now = new Date();
  const [taskId, fingerprint] = [randomUUID(), randomUUID()];
  const task = { ...owner, id: taskId, run: 1 };
  await saveMolecules(database.queries, owner.tenantId, [target, acid, amine]);
  await database.queries.insert(tasks).values({
    ...task,
    name: taskName,
    state: 'completed',
    targetKey: target.key,
    target,
    removedParts: [],
    settings: defaultSearchSettings,
    progress: { ...noProgress, percent: 100 },
    routeCount: 1,
    solvedCount: 1,
    createdAt: now,
    queuedAt: now,
    finishedAt: now,
  });
  const step = acylation();
  const found = {
    fingerprint,
    solved: true,
    score: 90,
    steps: 1,
    longestLinear: 1,
    leastPrecedents: 210,
    startingMaterials: 2,
    complexity: 0.5,
    summary: {
      scoreParts: { steps: 1, convergence: 1, precedent: 1, selectivity: 1, stock: 1, complexity: 0.5 },
      startingMaterials: [acid, amine].map((one) => ({ molecule: one, inStock: true })),
      mainLine: [target, amine],
      reactions: [{ name: step.name, classKey: step.classKey }],
    },
    detail: {
      nodes: [
        { nodeId: 'n1', parentStepId: null, molecule: target, inStock: false },
        { nodeId: 'n2', parentStepId: 's1', molecule: acid, inStock: true, origin: { kind: 'common' as const } },
        { nodeId: 'n3', parentStepId: 's1', molecule: amine, inStock: true, origin: { kind: 'common' as const } },
      ],
      steps: [step],
    },
  };
  await database.transaction((tx) => saveRoutes(tx, task, [found], now));
  const [row] = await database.queries.select().from(routes).where(eq(routes.taskId, taskId));
  if (!row) throw new Error('no route was saved');
  return { taskId, routeId: row.id, targetKey: target.key };
}

function acylation(): StoredStep {
  return {
    stepId: 's1',
    number: 1,
    productNodeId: 'n1',
    templateId: 'amide.anhydride',
    name: { en: 'Acylation with an anhydride', 'zh-CN': '酸酐酰化' },
    classKey: 'acylation',
    reactionSmiles: `${smiles[1]}.${smiles[2]}>>${smiles[0]}`,
    conditions: [{ reagents: ['AcOH'], catalysts: [], solvents: ['water'], temperatureC: [20, 80] }],
    precedents: 210,
    precedentSet: { reactions: 53_312, name: 'patents' },
    score: 0.9,
    forward: { passed: true, rank: 1, within: 5 },
  };
}
