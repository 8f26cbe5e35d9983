// Which intermediates a reader's targets have in common, and what making each of them once would save.

import { sql, type SQL } from 'drizzle-orm';
import type { IntermediateFigures, IntermediateSort } from '@app/shared/contracts/intermediates/intermediates';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { Queries } from '../../platform/database/database.ts';
import { intermediateUses } from './schema.ts';
import { molecules } from '../structure/schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { visibleUses } from './visible.ts';

export interface CommonMolecule {
  molecule: StoredMolecule;
  figures: IntermediateFigures;
}

/** The best ones of a reader whose searches have more in common than anybody reads. */
const mostListed = 10_000;
/** Of some 300 bytes for each molecule. */
const keptLists = 20;
const lists = new WeakMap<object, LruCache<string, { stamp: string; list: readonly CommonMolecule[] }>>();

/** All of them, the most worth stocking first. `stamp` says which state of the index is meant; the same is counted once. */
export async function commonIntermediates(
  queries: Queries,
  reader: Owner,
  stamp: string,
): Promise<readonly CommonMolecule[]> {
  const cache = lists.get(queries) ?? new LruCache(keptLists);
  lists.set(queries, cache);
  const key = JSON.stringify([reader.tenantId, reader.userId]);
  const known = cache.get(key);
  if (known?.stamp === stamp) return known.list;
  const list = await countCommon(queries, visibleUses(queries, reader), 2);
  cache.set(key, { stamp, list });
  return list;
}

/** The figures of the molecules, also of those that only one target needs. */
export async function figuresOf(
  queries: Queries,
  visible: SQL | undefined,
  moleculeKeys: readonly string[],
): Promise<ReadonlyMap<string, IntermediateFigures>> {
  if (moleculeKeys.length === 0) return new Map();
  const named = sql`${intermediateUses.moleculeKey} in ${[...moleculeKeys]}`;
  const list = await countCommon(queries, sql`${visible} and ${named}`, 1);
  return new Map(list.map(({ molecule, figures }) => [molecule.key, figures]));
}

/** What no route needs any more. */
export const noFigures: IntermediateFigures = {
  targets: 0,
  routes: 0,
  share: 0,
  makeSteps: 0,
  savedSteps: 0,
  worth: 0,
};

async function countCommon(
  queries: Queries,
  visible: SQL | undefined,
  leastTargets: number,
): Promise<CommonMolecule[]> {
  const uses = intermediateUses;
  const ofTarget = queries
    .select({
      moleculeKey: uses.moleculeKey,
      routes: sql<number>`sum(${uses.routes})`.as('routes_of_target'),
      best: sql<number>`sum(${uses.bestRoutes})`.as('best'),
      bestOf: sql<number>`sum(${uses.bestOf})`.as('best_of_target'),
      steps: sql<number>`min(${uses.makeSteps})`.as('steps'),
    })
    .from(uses)
    .where(visible)
    .groupBy(uses.moleculeKey, uses.targetKey)
    .as('of_target');
  const { routes, best, bestOf, steps } = ofTarget;
  const weighed = sql`${steps} * ${best}::float8 / greatest(${bestOf}, 1)`;
  const counted = queries
    .select({
      moleculeKey: ofTarget.moleculeKey,
      targets: sql<number>`count(*)::int`.as('targets'),
      routes: sql<number>`sum(${routes})::int`.as('routes'),
      share: sql<number>`(sum(${best})::float8 / greatest(sum(${bestOf}), 1))`.as('share'),
      makeSteps: sql<number>`min(${steps})::int`.as('make_steps'),
      savedSteps: sql<number>`(sum(${steps}) - min(${steps}))::int`.as('saved_steps'),
      worth: sql<number>`(sum(${weighed}) - max(${weighed}))`.as('worth'),
    })
    .from(ofTarget)
    .groupBy(ofTarget.moleculeKey)
    .having(sql`count(*) >= ${leastTargets}`)
    .as('counted');
  const rows = await queries
    .select()
    .from(counted)
    .innerJoin(molecules, sql`${molecules.key} = ${counted.moleculeKey}`)
    .orderBy(sql`${counted.worth} desc, ${counted.savedSteps} desc, ${counted.targets} desc, ${counted.moleculeKey}`)
    .limit(mostListed);
  return rows.map((row) => {
    const { targets, routes: allRoutes, share, makeSteps, savedSteps, worth } = row.counted;
    const { key, smiles, formula, molecularWeight } = row.molecules;
    return {
      molecule: { key, smiles, formula, molecularWeight },
      figures: { targets, routes: allRoutes, share, makeSteps, savedSteps, worth },
    };
  });
}

const figureOf: Record<IntermediateSort, keyof IntermediateFigures> = {
  worth: 'worth',
  targets: 'targets',
  routes: 'routes',
  share: 'share',
  steps: 'makeSteps',
  saved: 'savedSteps',
};

/** The list in another order; what is equal keeps its place. */
export function sortCommon(
  list: readonly CommonMolecule[],
  sort: IntermediateSort,
  descending: boolean,
): CommonMolecule[] {
  const figure = figureOf[sort];
  const sign = descending ? -1 : 1;
  return list.toSorted((a, b) => sign * (a.figures[figure] - b.figures[figure]));
}
