// Routes put into the database as a search would leave them, of any length and with any names.

import { randomUUID } from 'node:crypto';
import { defaultSearchSettings } from '@app/shared/contracts/retrosynthesis';
import { loadRDKit, canonicalSmiles } from '../chemistry/molecule/rdkit.ts';
import { describeMolecule } from '../chemistry/recognition/describe.ts';
import { routes, tasks } from '../features/tasks/schema.ts';
import type { StoredMolecule } from '../features/structure/stored-molecule.ts';
import type { StoredCondition } from '../engine/conditions/stored-condition.ts';
import type { StoredNode, StoredRoute, StoredStep } from '../features/tasks/stored.ts';
import { noProgress } from '../features/tasks/task-store.ts';
import type { TestService } from './service.ts';

/** A molecule and what it is made from; a leaf has nothing. */
export interface Made {
  smiles: string;
  from?: readonly Made[];
  name?: string;
  classKey?: string;
  conditions?: StoredCondition[];
  touchedGroups?: string[];
  fails?: boolean;
}

export interface KeptRoutes {
  taskId: string;
  routeIds: string[];
}

const owner = { tenantId: 't-one', userId: 'chen' };

/** A finished task with these routes to one target, best first; its owner is the usual caller of tests. */
export async function keepRoutes(
  { database, services }: TestService,
  made: readonly Made[],
  { name = 'a task' }: { name?: string } = {},
): Promise<KeptRoutes> {
  const rdkit = await loadRDKit();
  const moleculeOf = (smiles: string): StoredMolecule => {
    const canonical = canonicalSmiles(rdkit, smiles) ?? smiles;
    return {
      key: services.moleculeKey(owner.tenantId, canonical),
      smiles: canonical,
      ...describeMolecule(rdkit, canonical),
    };
  };
  const target = moleculeOf(made[0]?.smiles ?? 'C');
  const now = new Date('2026-05-04T10:20:00Z');
  const taskId = randomUUID();
  await database.queries.insert(tasks).values({
    ...owner,
    id: taskId,
    name,
    state: 'completed',
    targetKey: target.key,
    target,
    removedParts: [],
    settings: defaultSearchSettings,
    progress: noProgress,
    routeCount: made.length,
    createdAt: now,
    queuedAt: now,
    finishedAt: now,
  });
  const rows = made.map((one, at) => rowOf(storedRoute(one, moleculeOf), { taskId, at, now }));
  for (let from = 0; from < rows.length; from += 100)
    await database.queries.insert(routes).values(rows.slice(from, from + 100));
  return { taskId, routeIds: rows.map(({ id }) => id) };
}

function rowOf(detail: StoredRoute, { taskId, at, now }: { taskId: string; at: number; now: Date }) {
  const leaves = detail.nodes.filter((node) => !detail.steps.some((step) => step.productNodeId === node.nodeId));
  const target = detail.nodes.find((node) => node.parentStepId === null);
  const isSolved = leaves.every((leaf) => leaf.inStock) && detail.steps.every((step) => step.forward.passed);
  const parts = { steps: 0.5, convergence: 0.5, precedent: 0.5, selectivity: 0.5, stock: 1, complexity: 0.5 };
  return {
    ...owner,
    id: randomUUID(),
    taskId,
    fingerprint: `f${String(at).padStart(6, '0')}`,
    run: 1,
    solved: isSolved,
    score: 90 - at / 100,
    steps: detail.steps.length,
    longestLinear: detail.steps.length,
    leastPrecedents: 7,
    startingMaterials: leaves.length,
    complexity: 0.5,
    summary: {
      scoreParts: parts,
      startingMaterials: leaves.map(({ molecule, inStock }) => ({ molecule, inStock })),
      mainLine: target ? [target.molecule] : [],
      reactions: [],
    },
    detail,
    createdAt: now,
  };
}

const usual: StoredCondition = {
  reagents: ['Et3N'],
  catalysts: [],
  solvents: ['CH2Cl2'],
  temperatureC: [0, 25],
  hours: [2, 16],
};

function storedRoute(root: Made, moleculeOf: (smiles: string) => StoredMolecule): StoredRoute {
  const nodes: StoredNode[] = [];
  const steps: Omit<StoredStep, 'number'>[] = [];
  let begun = 0;
  const add = (made: Made, parentStepId: string | null): StoredMolecule => {
    const molecule = moleculeOf(made.smiles);
    const isLeaf = !made.from || made.from.length === 0;
    const nodeId = `n${nodes.length}`;
    const isBought = isLeaf && parentStepId !== null;
    nodes.push({ nodeId, parentStepId, molecule, inStock: isBought, ...(isBought && { origin: { kind: 'common' } }) });
    if (!made.from || isLeaf) return molecule;
    const stepId = `s${(begun += 1)}`;
    const inputs = made.from.map((one) => add(one, stepId));
    steps.push(stepOf(made, { stepId, productNodeId: nodeId, inputs, product: molecule }));
    return molecule;
  };
  add(root, null);
  return { nodes, steps: steps.map((step, at) => ({ ...step, number: at + 1 })) };
}

interface StepParts {
  stepId: string;
  productNodeId: string;
  inputs: readonly StoredMolecule[];
  product: StoredMolecule;
}

function stepOf(
  {
    name = 'Amide from acid chloride',
    classKey = 'acylation',
    conditions = [usual],
    touchedGroups = [],
    fails = false,
  }: Made,
  { stepId, productNodeId, inputs, product }: StepParts,
): Omit<StoredStep, 'number'> {
  return {
    stepId,
    productNodeId,
    templateId: 'amide-from-acid-chloride',
    name: { en: name, 'zh-CN': `${name}（中文）` },
    classKey,
    reactionSmiles: `${inputs.map(({ smiles }) => smiles).join('.')}>>${product.smiles}`,
    conditions,
    conditionOrigin: conditions.length === 0 ? 'unknown' : 'typical',
    touchedGroups,
    precedents: 1_234,
    precedentSet: { reactions: 50_000, name: 'USPTO' },
    score: 0.8,
    forward: { passed: !fails, rank: fails ? 0 : 1, within: 3 },
  };
}
