// For tests: searches that have ended, with routes along given molecules, put straight into the database.

import { randomUUID } from 'node:crypto';
import { defaultSearchSettings } from '@app/shared/contracts/retrosynthesis';
import { routes, tasks } from '../../tasks/schema.ts';
import type { Owner } from '../../../platform/database/owner.ts';
import type { StoredMolecule } from '../../structure/stored-molecule.ts';
import type { StoredNode, StoredRoute, StoredStep } from '../../tasks/stored.ts';
import type { BaseServices } from '../../../platform/http/calls.ts';
import { saveMolecules } from '../../structure/molecule-store.ts';
import { noProgress } from '../../tasks/task-store.ts';

/** From the target back to a material in stock; each step makes a molecule from the next. */
export type Chain = readonly string[];

/** Puts a completed search with one route for each chain; the first is the best. Gives the ids. */
export async function putSearch(
  { database, moleculeKey }: Pick<BaseServices, 'database' | 'moleculeKey'>,
  owner: Owner,
  chains: readonly Chain[],
): Promise<{ taskId: string; routeIds: string[] }> {
  const { queries } = database;
  const molecule = (smiles: string) => moleculeOf(smiles, moleculeKey(owner.tenantId, smiles));
  const target = molecule(chains[0]?.[0] ?? '');
  const taskId = randomUUID();
  const now = new Date();
  await saveMolecules(queries, owner.tenantId, [...new Set(chains.flat())].map(molecule));
  await queries.insert(tasks).values({
    ...owner,
    id: taskId,
    name: `task of ${target.smiles}`,
    state: 'completed',
    targetKey: target.key,
    target,
    removedParts: [],
    settings: defaultSearchSettings,
    progress: noProgress,
    routeCount: chains.length,
    createdAt: now,
    queuedAt: now,
    finishedAt: now,
  });
  const rows = chains.map((chain, place) => routeRow(chain.map(molecule), { taskId, ...owner, place, now }));
  for (let at = 0; at < rows.length; at += 100) await queries.insert(routes).values(rows.slice(at, at + 100));
  return { taskId, routeIds: rows.map((row) => row.id) };
}

function moleculeOf(smiles: string, key: string): StoredMolecule {
  const carbons = smiles.replaceAll(/[^Cc]/g, '').length;
  return { key, smiles, formula: `C${carbons}H${carbons}N3O`, molecularWeight: 12 * carbons };
}

function routeRow(
  chain: StoredMolecule[],
  { place, now, ...ids }: Owner & { taskId: string; place: number; now: Date },
): typeof routes.$inferInsert {
  const detail = detailOf(chain);
  return {
    ...ids,
    id: randomUUID(),
    fingerprint: `f${String(place).padStart(4, '0')}`,
    run: 1,
    solved: true,
    score: 90 - place / 20,
    steps: chain.length - 1,
    longestLinear: chain.length - 1,
    leastPrecedents: 10,
    startingMaterials: 1,
    complexity: 0.5,
    summary: {
      scoreParts: { steps: 1, convergence: 1, precedent: 1, selectivity: 1, stock: 1, complexity: 1 },
      startingMaterials: [],
      mainLine: chain,
      reactions: [],
    },
    detail,
    createdAt: now,
  };
}

function detailOf(chain: StoredMolecule[]): StoredRoute {
  const nodes: StoredNode[] = chain.map((molecule, place) => ({
    nodeId: `m${place + 1}`,
    parentStepId: place === 0 ? null : `s${place}`,
    molecule,
    inStock: place === chain.length - 1,
  }));
  const steps: StoredStep[] = chain.slice(1).map((precursor, place) => ({
    stepId: `s${place + 1}`,
    number: chain.length - 1 - place,
    productNodeId: `m${place + 1}`,
    templateId: 'amide-coupling',
    name: { en: 'Amide coupling', 'zh-CN': '酰胺缩合' },
    classKey: 'acylation',
    reactionSmiles: `${precursor.smiles}>>${chain[place]?.smiles}`,
    conditions: [{ reagents: ['HATU'], catalysts: [], solvents: ['DMF'], temperatureC: [20, 25] }],
    precedents: 10,
    precedentSet: { reactions: 1_000, name: 'patents' },
    score: 0.5,
    forward: { passed: true, rank: 1, within: 3 },
  }));
  return { nodes, steps };
}
