// What a route costs: the sheet that is proposed, what the caller entered, and the file of both.

import type { Currency } from '@app/shared/constants/locale';
import { usualScaleGrams, type RouteCostSheet } from '@app/shared/contracts/cost';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import { costBounds, editSheet, type CostEdits, type CostLine, type CostSheet } from '@app/shared/rules/cost/sheet';
import { costOf } from '@app/shared/rules/cost/route';
import { PriceServiceError } from './price-service.ts';
import { chineseAgentName } from '../../chemistry/facts/agent-names.ts';
import { baseSheet, stepsOfUnknownConditions, unknownName, type ToldPrice } from './base-sheet.ts';
import { changeEdits, type KeptEdits } from './edit-store.ts';
import { keepLivePrices } from './live-price-store.ts';
import { readSheetRows, type SheetRows } from './sheet-rows.ts';
import type { CostServices } from './services.ts';
import { findReadableRoute, type Readable } from '../tasks/route-access.ts';
import type { FullRoute } from '../tasks/route-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleBlob } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { costTable } from './cost-table.ts';
import { currencyFor } from '../account/currency-for.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { lookUpStocks } from '../stock/routes.ts';

const routeCost = handle('routeCost', async ({ query }, caller, services) => ({
  cost: await costSheetOf(services, caller, query.routeId, query.currency),
}));

const routeCostSave = handle('routeCostSave', async ({ body }, caller, services) => {
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

const routeCostCompare = handle('routeCostCompare', async ({ body }, caller, services) => {
  const ids = [...new Set(body.routeIds)];
  if (ids.length < 2) throw new AppError('parameterError', { problems: ['routeIds: two to four different routes'] });
  const read = await Promise.all(
    ids.map((id) => costSheetOf(services, caller, id, body.currency).catch((error: unknown) => goneOr(error, id))),
  );
  const costs = read.flatMap((one) => ('gone' in one ? [] : one));
  const gone = read.flatMap((one) => ('gone' in one ? one : []));
  if (costs.length === 0 && gone[0]) throw gone[0].error;
  return { costs, gone: gone.map(({ gone: routeId }) => routeId) };
});

const routeCostExport = handleBlob('routeCostExport', async ({ query }, caller, services) => {
  const { routeId, currency, fileType } = query;
  const proposed = await proposedSheet(services, caller, routeId, currency);
  const cost = present(services, proposed, proposed.edits);
  return costTable({ cost, route: proposed.route, caller, fileType });
});

const routeCostPrices = handle('routeCostPrices', async ({ body }, caller, services) => {
  const { priceService, database, clock } = services;
  if (!priceService) throw new AppError('featureNotPermitted');
  const { routeId } = body;
  const { sheet, currency } = await proposedSheet(services, caller, routeId, body.currency);
  const bought = sheet.steps
    .flatMap((step) => step.lines)
    .flatMap(({ smiles, madeBy }) => (smiles === undefined || madeBy !== undefined ? [] : smiles));
  const asked = [...new Set(bought)];
  const prices = await priceService.pricesOf(asked, currency).catch(failure);
  await keepLivePrices(database.queries, caller, { routeId, currency }, { prices, askedAt: clock.now() });
  return {
    cost: await costSheetOf(services, caller, routeId, currency),
    asked: asked.length,
    told: new Set(prices.map(({ smiles }) => smiles)).size,
  };
});

export const routeCostCalls: readonly Registration<CostServices>[] = [
  routeCost,
  routeCostSave,
  routeCostCompare,
  routeCostPrices,
  routeCostExport,
];

const goneKeys: ReadonlySet<ErrorKey> = new Set([
  'dataMissingOrNoAccess',
  'routeDeleted',
  'taskDeleted',
  'sharerDeleted',
]);

/** Why a route cannot be read any more; rethrows every other error. */
function goneOr(error: unknown, routeId: string): { gone: string; error: AppError } {
  if (error instanceof AppError && goneKeys.has(error.key)) return { gone: routeId, error };
  throw error;
}

function failure(error: unknown): never {
  throw error instanceof PriceServiceError ? new AppError('supplierDataFailure', undefined, { cause: error }) : error;
}

/**
 * The sheet of a route that the caller may read, in the currency asked for or the caller's own. What is known of the
 * route already, and prices of many routes, need not be read again.
 */
export async function costSheetOf(
  services: CostServices,
  caller: Caller,
  routeId: string,
  asked: Currency | undefined,
  known: KnownBefore = {},
): Promise<RouteCostSheet> {
  const proposed = await proposedSheet(services, caller, routeId, asked, known);
  return present(services, proposed, proposed.edits);
}

export interface KnownBefore {
  route?: Readable<FullRoute>;
  lookUp?: typeof lookUpStocks;
  rows?: SheetRows;
}

type Proposed = Awaited<ReturnType<typeof proposedSheet>>;

function present({ names }: CostServices, proposed: Proposed, { edits, version }: KeptEdits): RouteCostSheet {
  const { route, sheet, askedAt } = proposed;
  const molecules = new Map(route.detail.nodes.map(({ molecule }) => [molecule.key, molecule]));
  return {
    routeId: route.id,
    rank: route.rank,
    sheet,
    edits: { ...edits },
    version,
    isOwn: route.share === undefined,
    pricesAskedAt: askedAt?.toISOString() ?? null,
    unknownConditions: stepsOfUnknownConditions(route.detail),
    molecules: [...molecules.values()].map((molecule) => presentMolecule(names, molecule)),
  };
}

async function proposedSheet(
  services: CostServices,
  caller: Caller,
  routeId: string,
  asked: Currency | undefined,
  { route: read, lookUp = lookUpStocks, rows: readRows }: KnownBefore = {},
) {
  const route = read ?? (await findReadableRoute(services.database.queries, caller, routeId));
  if (route.detail.steps.length === 0) throw new AppError('noValidData');
  const currency = asked ?? (await currencyFor(services, caller));
  const leaves = route.detail.nodes.filter((node) => !isMade(route.detail, node.nodeId));
  const known = await lookUp(services, caller, [...new Set(leaves.map(({ molecule }) => molecule.smiles))], currency);
  const prices = new Map(known.map(({ input, price }) => [input, price]));
  const priceOf = (smiles: string) => prices.get(smiles) ?? null;
  const rows =
    readRows ?? (await readSheetRows(services.database.queries, caller, { routeIds: [routeId], currency }))(routeId);
  const told = toldPrices(rows);
  const sheet = baseSheet(route.detail, { currency, scaleGrams: usualScaleGrams, priceOf, told });
  const { edits, live } = rows;
  return { route, sheet: namedSheet(sheet, services, caller), currency, edits, askedAt: live?.askedAt };
}

/** Agents in the reader's language; a molecule has its names beside the sheet. */
function namedSheet(sheet: CostSheet, { names }: CostServices, { culture }: Caller): CostSheet {
  if (culture === 'en') return sheet;
  const named = (line: CostLine): CostLine =>
    line.smiles !== undefined || line.name === unknownName
      ? line
      : { ...line, name: chineseAgentName(line.name, names) };
  return { ...sheet, steps: sheet.steps.map((step) => ({ ...step, lines: step.lines.map(named) })) };
}

/** What was told: offers that answered the caller's inquiries go before the price service, for they bind. */
function toldPrices({ live, offers }: SheetRows): (smiles: string) => ToldPrice | null {
  const day = live?.askedAt.toISOString().slice(0, 10);
  const asked = (live?.prices ?? []).map((one): [string, ToldPrice] => {
    const { perGram, perKilogram, supplier } = one;
    return [one.smiles, { source: 'live', perGram, perKilogram, origin: `${supplier}, ${day}` }];
  });
  const quoted = offers.map(({ molecule, answer: offer, updatedAt }): [string, ToldPrice] => {
    const perKilogram = Math.max(1, Math.round((offer.price * 1_000) / offer.grams));
    const perGram = Math.ceil(perKilogram / 1_000);
    const origin = [offer.supplier, updatedAt.toISOString().slice(0, 10)].filter((one) => one !== '').join(', ');
    return [molecule.smiles, { source: 'quoted', perGram, perKilogram, origin }];
  });
  const told = new Map([...asked, ...quoted]);
  return (smiles) => told.get(smiles) ?? null;
}

function isMade({ steps }: { steps: readonly { productNodeId: string }[] }, nodeId: string): boolean {
  return steps.some((step) => step.productNodeId === nodeId);
}

/** Throws `parameterError` for what the sheet does not have, is out of bounds, or cannot be counted exactly. */
function refuseUnsound(sheet: CostSheet, edits: CostEdits): void {
  const edited = editSheet(sheet, edits);
  const problems = Object.entries(edits).flatMap(([path, value]) => problemOf([sheet, edited], path, value));
  if (problems.length > 0) throw new AppError('parameterError', { problems });
  try {
    costOf(edited);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('parameterError', { problems: ['edits: amounts beyond all measure'] }, { cause: error });
  }
}

/** A figure may be there before what is entered, or by it: an amount stays entered while its reactant is limiting. */
function problemOf(sheets: readonly CostSheet[], path: string, value: number): string[] {
  const bounds = costBounds(path);
  if (!bounds || !sheets.some((sheet) => hasFigure(sheet, path))) return [`edits: no figure ${path}`];
  const { min, max, isWhole } = bounds;
  if (path.endsWith('.limiting') && !sheets.some((sheet) => isReactant(sheet, path, value)))
    return [`edits: ${path} is no reactant`];
  const isSound = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return isSound ? [] : [`edits: ${path} must be ${min} to ${max}`];
}

function isReactant({ steps }: CostSheet, path: string, position: number): boolean {
  const step = steps.find(({ stepId }) => stepId === path.split('.')[1]);
  return step?.lines[position - 1]?.role === 'reactant';
}

function hasFigure(sheet: CostSheet, path: string): boolean {
  const [kind, id, figure] = path.split('.');
  if (kind === 'step') return sheet.steps.some((step) => step.stepId === id);
  if (kind !== 'line') return true;
  const line = sheet.steps.flatMap((step) => step.lines).find((one) => one.lineId === id);
  return line !== undefined && (figure === 'amount' ? !line.isLimiting : line.madeBy === undefined);
}
