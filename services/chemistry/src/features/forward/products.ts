// What a forward task found: pages of products, what they span, the way to one of them, files.

import { AppError } from '@app/shared/errors/app-error';
import type { ForwardFilter } from '@app/shared/contracts/forward/forward';
import { forwardPointsMost } from '@app/shared/contracts/forward/products';
import { readTemplateCounts, type TemplateCounts } from '../../chemistry/models/template-counts.ts';
import {
  listProducts,
  orderedIds,
  passingQueries,
  pointsById,
  productArea,
  productsById,
  type ProductOrder,
  type ProductSort,
} from './product-store.ts';
import { findForwardTask } from './task-store.ts';
import type { ForwardServices } from './services.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import { kindOfStep, moleculesFor, moleculesOfSelectivity, presentProducts, presentSelectivity } from './present.ts';
import { stepTemplates } from '../tasks/step-templates.ts';
import { thinned } from '@app/shared/rules/thinned';

const page = handle('forwardProducts', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const task = await findForwardTask(queries, caller, body.taskId);
  const order = await orderOf(services, task.id, body.filter, body.sort);
  const { total, rows } = await listProducts(queries, task.id, order, body);
  return { total, items: await presentProducts(services, caller, rows) };
});

const points = handle('forwardPoints', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const task = await findForwardTask(queries, caller, body.taskId);
  const ids = await orderedIds(queries, task.id, await orderOf(services, task.id, body.filter, undefined));
  return { total: ids.length, points: await pointsById(queries, task.id, thinned(ids, forwardPointsMost)) };
});

const area = handle('forwardFilterArea', async ({ query }, caller, { database }) => {
  const task = await findForwardTask(database.queries, caller, query.taskId);
  return productArea(database.queries, task.id);
});

const route = handle('forwardProductRoute', async ({ query }, caller, services) => {
  const task = await findForwardTask(services.database.queries, caller, query.taskId);
  const [row] = await productsById(services.database.queries, task.id, [query.productId]);
  if (!row) throw new AppError('forwardTaskMissing');
  const [product] = await presentProducts(services, caller, [row]);
  if (!product) throw new AppError('forwardTaskMissing');
  const molecules = await moleculesFor(
    services,
    caller,
    row.way.flatMap((step) => [step.from, ...step.partners, step.product, ...moleculesOfSelectivity(step.selectivity)]),
  );
  const stepOf = (step: (typeof row.way)[number]) => ({
    templateId: step.templateId,
    reaction: `${[step.from, ...step.partners].join('.')}>>${step.product}`,
  });
  const kinds = await stepTemplates(services, row.way.map(stepOf));
  const shown = (smiles: string) => {
    const molecule = molecules.get(smiles);
    if (!molecule) throw new RangeError('a molecule of a way cannot be read');
    return molecule;
  };
  return {
    product,
    steps: row.way.map((step) => ({
      smiles: `${[step.from, ...step.partners].join('.')}>>${step.product}`,
      kind: kindOfStep(kinds, stepOf(step), row.class, caller),
      from: shown(step.from),
      partners: step.partners.map(shown),
      product: shown(step.product),
      probability: step.probability,
      precedents: precedentsOf(step.templateId),
      selectivity: presentSelectivity(step.selectivity, molecules, caller.culture),
    })),
  };
});

export const forwardProductCalls: readonly Registration<ForwardServices>[] = [page, points, area, route];

/** The order of a list, with the products that pass its structures. Throws `unrecognizedStructure` for a query that is none. */
export async function orderOf(
  { database, forward }: ForwardServices,
  taskId: string,
  filter: ForwardFilter | undefined,
  sort: ProductSort | undefined,
): Promise<ProductOrder> {
  const texts = [...(filter?.contains ?? []), ...(filter?.excludes ?? [])];
  if (texts.length === 0) return { filter, sort };
  const [bad] = await forward.asked.ask<'queries'>([{ kind: 'queries', texts }]);
  if (bad !== null)
    throw new AppError('unrecognizedStructure', { reason: 'query', given: texts[bad ?? 0]?.slice(0, 120) });
  return { filter, sort, passing: await passingQueries(database.queries, forward.asked, taskId, filter ?? {}) };
}

let counts: TemplateCounts | undefined;

/** Patent reactions that were counted of a kind going forwards; null for one that was not counted. */
export function precedentsOf(templateId: string): number | null {
  counts ??= readTemplateCounts();
  return counts.templates[templateId]?.forwardHit ?? null;
}
