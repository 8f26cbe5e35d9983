// What a route costs: the sheet that is proposed, what the caller entered, and the file of both.

import type { Currency } from '@app/shared/constants/locale';
import { usualScaleGrams, type RouteCostSheet } from '@app/shared/contracts/cost';
import { AppError } from '@app/shared/errors/app-error';
import { costBounds, editSheet, type CostEdits, type CostSheet } from '@app/shared/rules/cost-sheet';
import { costOf } from '@app/shared/rules/route-cost';
import { baseSheet, stepsOfUnknownConditions } from '../cost/base-sheet.ts';
import { changeEdits, findEdits, type KeptEdits } from '../cost/edit-store.ts';
import type { Services } from '../services.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import { answer, answerBlob, type Registration } from './calls.ts';
import type { Caller } from './caller.ts';
import { costTable } from './cost-table.ts';
import { currencyFor } from './currency-for.ts';
import { presentMolecule } from './molecules.ts';
import { lookUpStocks } from './stock.ts';

const routeCost = answer('routeCost', async ({ query }, caller, services) => ({
  cost: await costSheetOf(services, caller, query.routeId, query.currency),
}));

const routeCostSave = answer('routeCostSave', async ({ body }, caller, services) => {
  const { routeId, before, edits } = body;
  const proposed = await proposedSheet(services, caller, routeId, body.currency);
  const { sheet, currency } = proposed;
  refuseUnsound(sheet, edits);
  const { database, clock } = services;
  const kept = await database.transaction((tx) =>
    changeEdits(tx, caller, { routeId, currency }, { before, edits, now: clock.now() }),
  );
  return { cost: present(services, proposed, kept) };
});

const routeCostCompare = answer('routeCostCompare', async ({ body }, caller, services) => {
  const ids = [...new Set(body.routeIds)];
  if (ids.length < 2) throw new AppError('parameterError', { problems: ['routeIds: two to four different routes'] });
  return { costs: await Promise.all(ids.map((id) => costSheetOf(services, caller, id, body.currency))) };
});

const routeCostExport = answerBlob('routeCostExport', async ({ query }, caller, services) => {
  const { routeId, currency, fileType } = query;
  const proposed = await proposedSheet(services, caller, routeId, currency);
  const cost = present(services, proposed, await editsOf(services, caller, proposed));
  return costTable({ cost, route: proposed.route, caller, fileType });
});

export const routeCostCalls: readonly Registration[] = [routeCost, routeCostSave, routeCostCompare, routeCostExport];

/** The sheet of a route that the caller may read, in the currency asked for or the caller's own. */
export async function costSheetOf(
  services: Services,
  caller: Caller,
  routeId: string,
  asked: Currency | undefined,
): Promise<RouteCostSheet> {
  const proposed = await proposedSheet(services, caller, routeId, asked);
  return present(services, proposed, await editsOf(services, caller, proposed));
}

type Proposed = Awaited<ReturnType<typeof proposedSheet>>;

function editsOf({ database }: Services, caller: Caller, { route, currency }: Proposed): Promise<KeptEdits> {
  return findEdits(database.queries, caller, { routeId: route.id, currency });
}

function present({ names }: Services, { route, sheet }: Proposed, { edits, version }: KeptEdits): RouteCostSheet {
  const molecules = new Map(route.detail.nodes.map(({ molecule }) => [molecule.key, molecule]));
  return {
    routeId: route.id,
    sheet,
    edits: { ...edits },
    version,
    isOwn: route.share === undefined,
    unknownConditions: stepsOfUnknownConditions(route.detail),
    molecules: [...molecules.values()].map((molecule) => presentMolecule(names, molecule)),
  };
}

async function proposedSheet(services: Services, caller: Caller, routeId: string, asked: Currency | undefined) {
  const route = await findReadableRoute(services.database.queries, caller, routeId);
  if (route.detail.steps.length === 0) throw new AppError('noValidData');
  const currency = asked ?? (await currencyFor(services, caller));
  const leaves = route.detail.nodes.filter((node) => !isMade(route.detail, node.nodeId));
  const known = await lookUpStocks(
    services,
    caller,
    [...new Set(leaves.map(({ molecule }) => molecule.smiles))],
    currency,
  );
  const prices = new Map(known.map(({ input, price }) => [input, price]));
  const priceOf = (smiles: string) => prices.get(smiles) ?? null;
  const sheet = baseSheet(route.detail, { currency, scaleGrams: usualScaleGrams, priceOf });
  return { route, sheet, currency };
}

function isMade({ steps }: { steps: readonly { productNodeId: string }[] }, nodeId: string): boolean {
  return steps.some((step) => step.productNodeId === nodeId);
}

/** Throws `parameterError` for what the sheet does not have, is out of bounds, or cannot be counted exactly. */
function refuseUnsound(sheet: CostSheet, edits: CostEdits): void {
  const problems = Object.entries(edits).flatMap(([path, value]) => problemOf(sheet, path, value));
  if (problems.length > 0) throw new AppError('parameterError', { problems });
  try {
    costOf(editSheet(sheet, edits));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('parameterError', { problems: ['edits: amounts beyond all measure'] }, { cause: error });
  }
}

function problemOf(sheet: CostSheet, path: string, value: number): string[] {
  const bounds = costBounds(path);
  if (!bounds || !hasFigure(sheet, path)) return [`edits: no figure ${path}`];
  const { min, max, isWhole } = bounds;
  const isSound = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return isSound ? [] : [`edits: ${path} must be ${min} to ${max}`];
}

function hasFigure(sheet: CostSheet, path: string): boolean {
  const [kind, id, figure] = path.split('.');
  if (kind === 'step') return sheet.steps.some((step) => step.stepId === id);
  if (kind !== 'line') return true;
  const line = sheet.steps.flatMap((step) => step.lines).find((one) => one.lineId === id);
  return line !== undefined && (figure === 'amount' ? !line.isLimiting : line.madeBy === undefined);
}
