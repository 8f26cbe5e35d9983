// Products of a task: filtered, sorted and paged in the database; structures that must or must not lie in them are looked
// for in the threads.

import { and, asc, count, desc, eq, gte, inArray, lte, max, min, sql, type SQL } from 'drizzle-orm';
import type { ForwardFilter } from '@app/shared/contracts/forward/forward';
import type { ForwardPoint, ForwardProduct } from '@app/shared/contracts/forward/products';
import { LruCache } from '../../chemistry/molecule/lru.ts';
import type { Queries } from '../../platform/database/database.ts';
import { forwardProducts } from './schema.ts';
import type { ForwardThreads } from './forward-threads.ts';

export type ProductRow = typeof forwardProducts.$inferSelect & {
  /** By probability among all products of the task, from 1. */
  rank: number;
};

export interface ProductSort {
  by: 'probability' | 'molecularWeight' | 'logP' | 'tpsa' | 'sascore' | 'similarity' | 'steps';
  order: 'ascending' | 'descending';
}

export interface ProductOrder {
  filter?: ForwardFilter;
  /** Ids that pass the queries of the filter; undefined where it has none. */
  passing?: readonly string[];
  sort?: ProductSort;
}

const columns = {
  probability: forwardProducts.probability,
  molecularWeight: forwardProducts.weight,
  logP: forwardProducts.logP,
  tpsa: forwardProducts.tpsa,
  sascore: forwardProducts.sascore,
  similarity: forwardProducts.similarity,
  steps: forwardProducts.steps,
} as const;

/** One page, and how many there are in all. */
export async function listProducts(
  queries: Queries,
  taskId: string,
  order: ProductOrder,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ total: number; rows: ProductRow[] }> {
  const condition = conditionOf(taskId, order);
  const total = await queries.$count(forwardProducts, condition);
  const chosen = await queries
    .select({ id: forwardProducts.id })
    .from(forwardProducts)
    .where(condition)
    .orderBy(...sorting(order.sort))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const ids = chosen.map(({ id }) => id);
  if (!isOrderOfRank(order)) return { total, rows: await productsById(queries, taskId, ids) };
  const first = (pageIndex - 1) * pageSize + 1;
  const byId = new Map((await rowsOf(queries, taskId, ids)).map((row) => [row.id, row]));
  return { total, rows: ids.flatMap((id, index) => withRank(byId.get(id), first + index)) };
}

/** All products by probability: their place in the list is their rank. */
function isOrderOfRank({ filter = {}, passing, sort }: ProductOrder): boolean {
  const isFiltered = passing !== undefined || Object.values(filter).some((one) => one !== undefined);
  return !isFiltered && (sort === undefined || (sort.by === 'probability' && sort.order === 'descending'));
}

function rowsOf(queries: Queries, taskId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return queries
    .select()
    .from(forwardProducts)
    .where(and(eq(forwardProducts.taskId, taskId), inArray(forwardProducts.id, [...ids])));
}

function withRank(row: Omit<ProductRow, 'rank'> | undefined, rank: number): ProductRow[] {
  return row ? [{ ...row, rank }] : [];
}

/** All ids in order, for a file. */
export async function orderedIds(queries: Queries, taskId: string, order: ProductOrder): Promise<string[]> {
  const rows = await queries
    .select({ id: forwardProducts.id })
    .from(forwardProducts)
    .where(conditionOf(taskId, order))
    .orderBy(...sorting(order.sort));
  return rows.map(({ id }) => id);
}

/** Products of these ids in their order; what is not there is left out. */
export async function productsById(queries: Queries, taskId: string, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const ranked = queries
    .select({
      id: forwardProducts.id,
      rank: sql<number>`row_number() over (order by ${forwardProducts.probability} desc nulls last, ${forwardProducts.id})`
        .mapWith(Number)
        .as('rank'),
    })
    .from(forwardProducts)
    .where(eq(forwardProducts.taskId, taskId))
    .as('ranked');
  const rows = await queries
    .select({ product: forwardProducts, rank: ranked.rank })
    .from(forwardProducts)
    .innerJoin(ranked, eq(ranked.id, forwardProducts.id))
    .where(and(eq(forwardProducts.taskId, taskId), inArray(forwardProducts.id, [...ids])));
  const byId = new Map(rows.map(({ product, rank }) => [product.id, { ...product, rank }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What a chart shows of products, by probability. */
export function pointsById(queries: Queries, taskId: string, ids: readonly string[]): Promise<ForwardPoint[]> {
  const { id, smiles, weight, probability, logP, tpsa, sascore } = forwardProducts;
  if (ids.length === 0) return Promise.resolve([]);
  return queries
    .select({ productId: id, structure: smiles, molecularWeight: weight, probability, logP, tpsa, sascore })
    .from(forwardProducts)
    .where(and(eq(forwardProducts.taskId, taskId), inArray(forwardProducts.id, [...ids])))
    .orderBy(...sorting());
}

type Figure = 'molecularWeight' | 'logP' | 'tpsa' | 'sascore' | 'similarity' | 'probability';
export type FigureRanges = Record<Figure, { from: number; to: number } | null>;

/** What a task's products span. */
export async function productArea(
  queries: Queries,
  taskId: string,
): Promise<{ products: number; ranges: FigureRanges; classes: { class: string; products: number }[] }> {
  const condition = eq(forwardProducts.taskId, taskId);
  const [row] = await queries
    .select({
      products: count(),
      molecularWeight: span(columns.molecularWeight),
      logP: span(columns.logP),
      tpsa: span(columns.tpsa),
      sascore: span(columns.sascore),
      similarity: span(columns.similarity),
      probability: span(columns.probability),
    })
    .from(forwardProducts)
    .where(condition);
  const classes = await queries
    .select({ class: forwardProducts.class, products: count() })
    .from(forwardProducts)
    .where(condition)
    .groupBy(forwardProducts.class)
    .orderBy(desc(count()), asc(forwardProducts.class));
  const rangeOf = (figure: Figure) => {
    const { from = null, to = null } = row?.[figure] ?? {};
    return from === null || to === null ? null : { from, to };
  };
  return {
    products: row?.products ?? 0,
    ranges: {
      molecularWeight: rangeOf('molecularWeight'),
      logP: rangeOf('logP'),
      tpsa: rangeOf('tpsa'),
      sascore: rangeOf('sascore'),
      similarity: rangeOf('similarity'),
      probability: rangeOf('probability'),
    },
    classes,
  };
}

function span(column: (typeof columns)[Figure]) {
  return { from: min(column), to: max(column) };
}

const keptResponses = 20;
const passingByQuery = new LruCache<string, Map<string, boolean>>(keptResponses);
const askedAtOnce = 500;

/** Ids of the products that have all of `contains` and none of `excludes`; each product is asked once. */
export async function passingQueries(
  queries: Queries,
  threads: ForwardThreads,
  taskId: string,
  { contains = [], excludes = [] }: ForwardFilter,
): Promise<string[] | undefined> {
  if (contains.length === 0 && excludes.length === 0) return undefined;
  const known = passingByQuery.getOrMake(JSON.stringify([taskId, contains, excludes]), () => new Map());
  const rows = await queries
    .select({ id: forwardProducts.id, smiles: forwardProducts.smiles })
    .from(forwardProducts)
    .where(eq(forwardProducts.taskId, taskId));
  const unknown = rows.filter(({ id }) => !known.has(id));
  const answers = await threads.askMany<'matches'>(
    unknown.map(({ smiles }) => ({ kind: 'matches', smiles, contains, excludes })),
    askedAtOnce,
  );
  unknown.forEach(({ id }, index) => known.set(id, answers[index] === true));
  return rows.filter(({ id }) => known.get(id) === true).map(({ id }) => id);
}

function conditionOf(taskId: string, { filter = {}, passing }: ProductOrder): SQL | undefined {
  const { classes, steps, clearOnly, similarity, probability, rules = [] } = filter;
  return and(
    eq(forwardProducts.taskId, taskId),
    between(columns.molecularWeight, filter.molecularWeight),
    between(columns.logP, filter.logP),
    between(columns.tpsa, filter.tpsa),
    between(columns.sascore, filter.sascore),
    similarity ? gte(columns.similarity, similarity.from) : undefined,
    probability ? gte(columns.probability, probability.from) : undefined,
    ...rules.map((rule) => eq(forwardProducts[rule], true)),
    classes && classes.length > 0 ? inArray(forwardProducts.class, classes) : undefined,
    steps === undefined ? undefined : lte(forwardProducts.steps, steps),
    clearOnly === true ? eq(forwardProducts.verdict, 'clear') : undefined,
    // One parameter for all ids: 50,000 of them are more than a statement has room for.
    passing ? sql`${forwardProducts.id} = any(${`{${passing.join(',')}}`}::uuid[])` : undefined,
  );
}

function between(column: (typeof columns)[Figure], range: { from?: number; to?: number } | undefined): SQL | undefined {
  return and(
    range?.from === undefined ? undefined : gte(column, range.from),
    range?.to === undefined ? undefined : lte(column, range.to),
  );
}

function sorting({ by, order }: ProductSort = { by: 'probability', order: 'descending' }): SQL[] {
  const column = columns[by];
  const first = order === 'ascending' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`;
  // As the index has it.
  if (by === 'probability') return [first, asc(forwardProducts.id)];
  return [first, desc(forwardProducts.probability), asc(forwardProducts.id)];
}

/** A product as the contract has it, without its molecules. */
export function figuresOfRow(row: ProductRow): Omit<ForwardProduct, 'molecule' | 'kind' | 'partners' | 'productId'> {
  const { rank, probability, steps, logP, tpsa, donors, acceptors, rotatableBonds, sascore, verdict, ways } = row;
  const { lipinski, veber, ruleOfThree } = row;
  return {
    rank,
    probability,
    steps,
    logP,
    tpsa,
    donors,
    acceptors,
    rotatableBonds,
    rules: { lipinski, veber, ruleOfThree },
    sascore,
    similarity: row.similarity ?? undefined,
    verdict,
    ways,
  };
}
