// Stocks: what counts as bought. Two are built in, others are imported from suppliers' lists.
// Spec: not shown. The calls, their fields and their limits are our choice.

import { Type, type Static } from 'typebox';
import { currencies } from '../constants/locale.ts';
import { limits, timeoutsMs } from '../constants/limits.ts';
import { defineCall, firstPageSchema } from './call.ts';
import { deletedSchema } from './deletion.ts';

const mayPlan = ['retrosynthesis', 'processchemistry'] as const;

/** `common`, `patents`, or `list:` and the id of an imported stock. A task chooses stocks by these. */
export const stockIdSchema = Type.String({
  pattern: '^(common|patents|list:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$',
});
const exampleStockId = 'list:018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0a';

export const stockStates = ['importing', 'ready', 'failed', 'stopped'] as const;
export type StockState = (typeof stockStates)[number];

/** Who sees and uses it: its owner, everybody of the tenant, or every tenant of the installation. */
export const stockScopes = ['own', 'tenant', 'everyone'] as const;
export type StockScope = (typeof stockScopes)[number];

export const priceCurrencySchema = Type.Enum([...currencies, 'EUR', 'GBP', 'JPY', 'CHF', 'INR'] as const);

export const importCountsSchema = Type.Object({
  rows: Type.Integer(),
  accepted: Type.Integer(),
  duplicate: Type.Integer({ description: 'rows that name a molecule and pack of an earlier row' }),
  rejected: Type.Integer(),
  molecules: Type.Integer({ description: 'different molecules' }),
  priced: Type.Integer({ description: 'rows that gave a price for a known amount' }),
});

export const stockSchema = Type.Object({
  id: stockIdSchema,
  name: Type.String({ description: "an imported list's own name; of a built-in stock its id" }),
  scope: Type.Enum(stockScopes),
  state: Type.Enum(stockStates),
  isMine: Type.Boolean({ description: 'the caller may take it away' }),
  counts: importCountsSchema,
  failure: Type.Optional(Type.String({ description: 'why the import ended early' })),
  createdAt: Type.Optional(Type.String({ format: 'date-time' })),
});
export type Stock = Static<typeof stockSchema>;

export const rowOutcomeSchema = Type.Object({
  line: Type.Integer({ description: 'line of the file on which the entry begins' }),
  text: Type.String({ description: 'its beginning' }),
  outcome: Type.Enum(['accepted', 'duplicate', 'rejected']),
  reason: Type.Optional(Type.String({ description: 'why it was rejected; a key of the words for it' })),
  warnings: Type.Array(Type.String(), { description: 'what was odd about an entry that was taken all the same' }),
  message: Type.String({ description: "reason and warnings in the caller's language" }),
});

const priceSchema = Type.Object({
  perGram: Type.Integer({ minimum: 1, description: 'minor units of the currency' }),
  perKilogram: Type.Integer({ minimum: 1 }),
  currency: Type.Enum(currencies),
  kind: Type.Enum(['estimate', 'supplier'], { description: 'estimates come from a formula, see the documentation' }),
  source: Type.String(),
  uncertaintyFactor: Type.Number({ description: 'the true price may be so many times higher or lower' }),
  listed: Type.Optional(
    Type.Object(
      { perGram: Type.Integer(), currency: priceCurrencySchema },
      { description: "as the supplier's list has it, where that is another currency" },
    ),
  ),
});

const offerSchema = Type.Object({
  supplierId: Type.Optional(Type.String()),
  packGrams: Type.Optional(Type.Number()),
  price: Type.Optional(Type.Object({ minorUnits: Type.Integer(), currency: priceCurrencySchema })),
  leadDays: Type.Optional(Type.Integer()),
  form: Type.Optional(Type.String({ description: 'salt partners that come with it' })),
});

const exampleCounts = { rows: 3, accepted: 2, duplicate: 0, rejected: 1, molecules: 2, priced: 2 };
const exampleStock: Stock = {
  id: exampleStockId,
  name: 'House list',
  scope: 'own',
  state: 'ready',
  isMine: true,
  counts: exampleCounts,
  createdAt: '2026-01-05T08:00:00.000Z',
};

export const stockList = defineCall({
  method: 'GET',
  path: '/api/retro/stock-list',
  summary: 'Stocks the caller may search with: built-in ones first, then the newest',
  access: mayPlan,
  data: Type.Object({ items: Type.Array(stockSchema) }),
  example: { data: { items: [exampleStock] } },
});

export const stockImport = defineCall({
  method: 'POST',
  path: '/api/retro/stock-import',
  startsOnce: true,
  summary: "Begins the import of a supplier's list (CSV, TSV, SMILES, SDF); its progress is in the list of stocks",
  access: mayPlan,
  changesState: true,
  takes: 'multipart',
  upload: 'stock',
  timeoutMs: timeoutsMs.long,
  query: Type.Object({
    name: Type.String({ minLength: 1, maxLength: limits.taskNameLength, pattern: '\\S' }),
    currency: Type.Optional(priceCurrencySchema),
    scope: Type.Optional(Type.Enum(['own', 'tenant'])),
  }),
  data: stockSchema,
  example: { query: { name: 'House list', currency: 'USD' }, data: exampleStock },
});

export const stockReport = defineCall({
  method: 'GET',
  path: '/api/retro/stock-report',
  summary: 'Rows of an import that were not plainly accepted, in the order of the file; the first 1,000 are kept',
  access: mayPlan,
  query: Type.Object({
    stockId: stockIdSchema,
    pageIndex: firstPageSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize, default: 20 }),
  }),
  data: Type.Object({
    stock: stockSchema,
    total: Type.Integer({ description: 'rows kept' }),
    items: Type.Array(rowOutcomeSchema),
  }),
  example: { query: { stockId: exampleStockId, pageIndex: 1, pageSize: 20 } },
});

export const stockDelete = defineCall({
  method: 'POST',
  path: '/api/retro/stock-delete',
  summary: 'Takes an imported stock away, also one that is still being imported; routes that used it stay',
  access: mayPlan,
  changesState: true,
  body: Type.Object({ stockId: stockIdSchema }),
  data: deletedSchema,
  example: { body: { stockId: exampleStockId } },
});

export const stockLookUp = defineCall({
  method: 'POST',
  path: '/api/retro/stock-look-up',
  summary: 'Where molecules can be bought, and what they cost: by SMILES or InChIKey',
  access: mayPlan,
  body: Type.Object({
    molecules: Type.Array(Type.String({ minLength: 1, maxLength: 5_000 }), { minItems: 1, maxItems: 100 }),
    currency: Type.Optional(Type.Enum(currencies)),
  }),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        input: Type.String(),
        smiles: Type.Union([Type.String(), Type.Null()], { description: 'canonical; null where it cannot be read' }),
        stocks: Type.Array(Type.Object({ id: stockIdSchema, name: Type.String(), offers: Type.Array(offerSchema) })),
        price: Type.Union([priceSchema, Type.Null()]),
      }),
    ),
  }),
  example: { body: { molecules: ['CCO', 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N'], currency: 'USD' } },
});
