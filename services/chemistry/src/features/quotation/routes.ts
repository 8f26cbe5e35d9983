// Quotations: drafts that count on the cost sheet of their route, versions that never change once they are issued.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { noTradeTerms, type Quotation, type QuotationSummary } from '@app/shared/contracts/quotation';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { editSheet, type CostSheet } from '@app/shared/rules/cost/sheet';
import { marginBounds } from '@app/shared/constants/quotation';
import { isPast, quotationSums } from '@app/shared/rules/quotation';
import { PositionError, productCost, statePositions } from './positions.ts';
import {
  addQuotation,
  addVersion,
  changeDraft,
  deleteDraft,
  findQuotation,
  listQuotations,
  stateOf,
  versionsOf,
  type QuotationRow,
} from './quotation-store.ts';
import type { QuotationServices } from './services.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { currencyFor } from '../account/currency-for.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { costSheetOf } from '../cost/routes.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';
import { userRecord } from '../account/user-record.ts';

const usualValidityDays = 30;
const usualMarginBasisPoints = 3_000;
/** Of goods and services in China (增值税); quotations in other currencies begin without tax. */
const chineseTaxBasisPoints = 1_300;

const start = handle('quotationStart', async ({ body }, caller, services) => {
  const { routeId, scales, language = caller.culture, customer = '' } = body;
  const { database, clock, newId } = services;
  const route = await findReadableRoute(database.queries, caller, routeId);
  const sheet = await sheetOf(services, caller, routeId, body.currency ?? (await currencyFor(services, caller)));
  const product = route.detail.nodes.find((node) => node.parentStepId === null)?.molecule;
  if (!product) throw new AppError('noValidData');
  const positions = refusing(caller.culture, () =>
    [...new Set(scales)].map((grams, at) => ({
      positionId: `p${at + 1}`,
      kind: 'product' as const,
      text: '',
      grams,
      units: 1,
      ...productCost(sheet, grams),
    })),
  );
  const now = clock.now();
  const fresh = {
    id: newId(),
    tenantId: caller.tenantId,
    userId: caller.userId,
    routeId,
    routeRank: route.rank,
    product,
    currency: sheet.currency,
    language,
    customer,
    remarks: '',
    terms: noTradeTerms,
    positions,
    marginBasis: 'price' as const,
    marginBasisPoints: usualMarginBasisPoints,
    taxBasisPoints: sheet.currency === 'CNY' ? chineseTaxBasisPoints : 0,
    validUntil: dayAfter(now, usualValidityDays),
    preparedBy: await preparedBy(services, caller),
  };
  // Within the transaction nothing else may be asked: the embedded database has one connection.
  const responseOf = async (row: QuotationRow, queries = database.queries) => ({
    quotation: await present(services, caller, row, { queries, sheet }),
  });
  return responseOf(await keepingResponse(database, responseOf).transaction((tx) => addQuotation(tx, fresh, now)));
});

const detail = handle('quotationDetail', async ({ query }, caller, services) => ({
  quotation: await present(services, caller, await findQuotation(services.database.queries, caller, query.quotationId)),
}));

const save = handle('quotationSave', async ({ body }, caller, services) => {
  const { quotationId, revision, recount = false, positions: asked, ...terms } = body;
  const { database, clock } = services;
  const row = await findQuotation(database.queries, caller, quotationId);
  if (row.issuedAt !== null || row.revision !== revision) throw new AppError('superseded');
  const sheet = await sheetIfReadable(services, caller, row);
  const positions = refusing(caller.culture, () => statePositions(asked, { kept: row.positions, sheet, recount }));
  refuseMargin(terms, caller.culture);
  const change = { ...terms, positions, preparedBy: await preparedBy(services, caller) };
  return { quotation: await present(services, caller, await changeDraft(database.queries, row, change, clock.now())) };
});

const issue = handle('quotationIssue', async ({ body }, caller, services) => {
  const { database, clock } = services;
  const row = await findQuotation(database.queries, caller, body.quotationId);
  if (row.issuedAt !== null || row.revision !== body.revision) throw new AppError('superseded');
  const now = clock.now();
  const missing = missingFrom(row, now);
  if (missing !== null) throw refusal(caller.culture, missing);
  return {
    quotation: await present(services, caller, await changeDraft(database.queries, row, { issuedAt: now }, now)),
  };
});

const revise = handle('quotationRevise', async ({ body }, caller, services) => {
  const { database, clock, newId } = services;
  const row = await findQuotation(database.queries, caller, body.quotationId);
  const now = clock.now();
  const made = { id: newId(), now, validUntil: dayAfter(now, usualValidityDays) };
  const next = row.issuedAt === null ? row : await database.transaction((tx) => addVersion(tx, caller, row, made));
  return { quotation: await present(services, caller, next) };
});

const remove = handle('quotationDelete', async ({ body }, caller, services) =>
  deleteDraft(services, caller, await findQuotation(services.database.queries, caller, body.quotationId)),
);

const list = handle('quotationList', async ({ query }, caller, services) => {
  const now = services.clock.now();
  const { total, rows } = await listQuotations(services.database.queries, caller, { ...query, now });
  return { total, items: rows.map((row) => summary(services, row)) };
});

export const quotationCalls: readonly Registration<QuotationServices>[] = [
  start,
  detail,
  save,
  issue,
  revise,
  remove,
  list,
];

function summary({ names, clock }: QuotationServices, row: QuotationRow): QuotationSummary {
  const { number, version, routeId, routeRank, customer, currency, validUntil } = row;
  return {
    quotationId: row.id,
    number,
    version,
    routeId,
    routeRank,
    customer,
    currency,
    validUntil,
    state: stateOf(row, clock.now()),
    product: presentMolecule(names, row.product),
    total: quotationSums(row.positions, row).total,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
  };
}

async function present(
  services: QuotationServices,
  caller: Caller,
  row: QuotationRow,
  known: { queries?: Queries; sheet?: CostSheet } = {},
): Promise<Quotation> {
  const { queries = services.database.queries, sheet = await sheetOfDraft(services, caller, row) } = known;
  const {
    language,
    remarks,
    terms,
    marginBasis,
    marginBasisPoints,
    taxBasisPoints,
    positions,
    preparedBy: by,
    revision,
  } = row;
  const versions = await versionsOf(queries, caller, row.number);
  const now = services.clock.now();
  return {
    ...summary(services, row),
    language,
    remarks,
    terms,
    marginBasis,
    marginBasisPoints,
    taxBasisPoints,
    positions,
    preparedBy: by,
    revision,
    versions: versions.map((one) => ({
      quotationId: one.id,
      version: one.version,
      state: stateOf(one, now),
      issuedAt: one.issuedAt?.toISOString() ?? null,
    })),
    sheet,
  };
}

async function sheetOf(
  services: QuotationServices,
  caller: Caller,
  routeId: string,
  currency: CostSheet['currency'],
): Promise<CostSheet> {
  const { sheet, edits } = await costSheetOf(services, caller, routeId, currency);
  return editSheet(sheet, edits);
}

async function sheetOfDraft(services: QuotationServices, caller: Caller, row: QuotationRow): Promise<CostSheet | null> {
  return row.issuedAt === null ? sheetIfReadable(services, caller, row) : null;
}

/** Null for a route that is deleted, or not shared any more: what was counted stays. */
async function sheetIfReadable(
  services: QuotationServices,
  caller: Caller,
  row: QuotationRow,
): Promise<CostSheet | null> {
  try {
    return await sheetOf(services, caller, row.routeId, row.currency);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function preparedBy({ database, clock }: QuotationServices, caller: Caller): Promise<QuotationRow['preparedBy']> {
  const { chineseName, userName, email } = await userRecord(database.queries, caller, clock);
  const name = caller.name || chineseName || userName;
  return { company: caller.account.customerName ?? '', name, email };
}

type Missing = 'noPositions' | 'noCustomer' | 'past' | 'unpriced';

/** What an offer cannot go out without. */
function missingFrom({ positions, customer, validUntil }: QuotationRow, now: Date): Missing | null {
  if (positions.length === 0) return 'noPositions';
  if (customer.trim() === '') return 'noCustomer';
  if (isPast(validUntil, now.getTime())) return 'past';
  return positions.some((one) => one.unpriced > 0 && one.enteredPrice === undefined) ? 'unpriced' : null;
}

function refuseMargin(
  { marginBasis, marginBasisPoints }: Pick<QuotationRow, 'marginBasis' | 'marginBasisPoints'>,
  culture: Culture,
) {
  if (marginBasisPoints > marginBounds[marginBasis]) throw refusal(culture, 'margin');
}

function refusing<T>(culture: Culture, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof PositionError) throw refusal(culture, error.problem);
    throw error;
  }
}

function refusal(culture: Culture, reason: string): AppError {
  return new AppError('parameterError', { reason, text: message(culture, 'quotation', `refusal.${reason}`) });
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
