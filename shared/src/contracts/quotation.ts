// Quotations of costed routes. Spec: /quotation/{history}/{routeId}/{id?}; its calls are ours. Sums: rules/quotation.ts.
//
// A quotation is a number of its tenant with versions. A draft changes; what is issued never does, and is changed by a
// new version. Expired is an issued one whose validity is over: no call makes it so.

import { Type, type Static } from 'typebox';
import { cultures, currencies } from '../constants/locale.ts';
import { limits, timeoutsMs, moneyBound } from '../constants/limits.ts';
import {
  marginBases,
  marginBounds,
  mostPositions,
  positionKinds,
  taxBound,
  unitBound,
} from '../constants/quotation.ts';
import { defineCall, firstPageSchema } from './call.ts';
import { deletedSchema } from './deletion.ts';
import { costSheetSchema } from './cost.ts';
import { routeIdSchema } from './routes/routes.ts';
import { moleculeSchema } from './structure/structure.ts';

const mayQuote = ['quotation'] as const;
const exampleRouteId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02';
const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c21';
const idSchema = Type.String({ format: 'uuid' });
const dateSchema = Type.String({ format: 'date', description: 'YYYY-MM-DD' });
const revisionSchema = Type.Integer({ maximum: limits.wholeNumber });
const moneySchema = Type.Integer({ minimum: 0, maximum: moneyBound, description: 'minor units' });
const scaleSchema = Type.Number({ minimum: 0.001, maximum: 1_000_000, description: 'grams of the product' });

export const quotationStates = ['draft', 'issued', 'expired'] as const;
export type QuotationState = (typeof quotationStates)[number];
export const quotationTextLengths = { customer: 200, remarks: 4_000, text: 300, term: 200 } as const;

/** What an offer promises beside its price, in the words of the chemist. */
export const tradeTermNames = ['leadTime', 'purity', 'payment', 'delivery'] as const;
const termSchema = Type.String({ maxLength: quotationTextLengths.term });
const tradeTermsSchema = Type.Object({
  leadTime: termSchema,
  purity: termSchema,
  payment: termSchema,
  delivery: termSchema,
});
export type TradeTerms = Static<typeof tradeTermsSchema>;
export const noTradeTerms: TradeTerms = { leadTime: '', purity: '', payment: '', delivery: '' };

const askedPositionSchema = Type.Object({
  positionId: Type.String({ minLength: 1, maxLength: 40 }),
  kind: Type.Enum(positionKinds),
  text: Type.String({ maxLength: quotationTextLengths.text, description: 'beside what the kind says' }),
  grams: Type.Optional(scaleSchema),
  unitCost: Type.Optional(
    Type.Integer({ minimum: 0, maximum: moneyBound, description: 'minor units; of a product the service counts it' }),
  ),
  enteredPrice: Type.Optional(moneySchema),
  units: Type.Integer({ minimum: 1, maximum: unitBound }),
});
export type AskedPosition = Static<typeof askedPositionSchema>;

export const quotedPositionSchema = Type.Object({
  ...askedPositionSchema.properties,
  unitCost: Type.Integer({ minimum: 0, description: 'minor units for one unit' }),
  unpriced: Type.Integer({ description: 'materials without a price, which the cost leaves out' }),
});
export type StatedPosition = Static<typeof quotedPositionSchema>;

export const quotationTermsSchema = Type.Object({
  language: Type.Enum(cultures, { description: 'of the document' }),
  customer: Type.String({ maxLength: quotationTextLengths.customer }),
  remarks: Type.String({ maxLength: quotationTextLengths.remarks }),
  terms: tradeTermsSchema,
  validUntil: dateSchema,
  marginBasis: Type.Enum(marginBases),
  marginBasisPoints: Type.Integer({ minimum: 0, maximum: Math.max(...Object.values(marginBounds)) }),
  taxBasisPoints: Type.Integer({ minimum: 0, maximum: taxBound }),
});

const summarySchema = Type.Object({
  quotationId: idSchema,
  number: Type.String({ description: 'Q-2026-0001, counted within the tenant' }),
  version: Type.Integer({ minimum: 1 }),
  state: Type.Enum(quotationStates),
  routeId: routeIdSchema,
  routeRank: Type.Integer(),
  product: moleculeSchema,
  customer: Type.String(),
  currency: Type.Enum(currencies),
  total: Type.Integer({ description: 'minor units, with tax' }),
  validUntil: dateSchema,
  createdAt: Type.String(),
  updatedAt: Type.String(),
  issuedAt: Type.Union([Type.String(), Type.Null()]),
});
export type QuotationSummary = Static<typeof summarySchema>;

const quotationSchema = Type.Object({
  ...summarySchema.properties,
  ...quotationTermsSchema.properties,
  preparedBy: Type.Object({ company: Type.String(), name: Type.String(), email: Type.String() }),
  revision: Type.Integer({ description: 'of a draft, to be sent back with a change' }),
  positions: Type.Array(quotedPositionSchema),
  versions: Type.Array(
    Type.Object({
      quotationId: idSchema,
      version: Type.Integer(),
      state: Type.Enum(quotationStates),
      issuedAt: Type.Union([Type.String(), Type.Null()]),
    }),
    { description: 'all of this number, the newest first' },
  ),
  sheet: Type.Union([costSheetSchema, Type.Null()], {
    description:
      'of a draft: what its products are counted from now; null of an issued one, and when the route is gone',
  }),
});
export type Quotation = Static<typeof quotationSchema>;

export const quotationStart = defineCall({
  method: 'POST',
  path: '/api/retro/quotation-start',
  startsOnce: true,
  summary: 'A draft of a quotation for a route, with its product at one or more scales, and the number of it',
  access: mayQuote,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    routeId: routeIdSchema,
    scales: Type.Array(scaleSchema, { minItems: 1, maxItems: 8 }),
    currency: Type.Optional(Type.Enum(currencies)),
    language: Type.Optional(Type.Enum(cultures)),
    customer: Type.Optional(quotationTermsSchema.properties.customer),
  }),
  data: Type.Object({ quotation: quotationSchema }),
  example: { body: { routeId: exampleRouteId, scales: [100, 1_000] } },
});

export const quotationDetail = defineCall({
  method: 'GET',
  path: '/api/retro/quotation',
  summary: 'One version of a quotation',
  access: mayQuote,
  timeoutMs: timeoutsMs.long,
  query: Type.Object({ quotationId: idSchema }),
  data: Type.Object({ quotation: quotationSchema }),
  example: { query: { quotationId: exampleId } },
});

export const quotationSave = defineCall({
  method: 'POST',
  path: '/api/retro/quotation-save',
  summary:
    'Changes a draft. A product keeps the cost it was counted with, until its scale changes or `recount` asks for the cost of now; 409 for one that was issued, or changed in another window, meanwhile',
  access: mayQuote,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    quotationId: idSchema,
    revision: revisionSchema,
    recount: Type.Optional(Type.Boolean()),
    ...quotationTermsSchema.properties,
    // A program that knows none of them leaves them as they are.
    terms: Type.Optional(tradeTermsSchema),
    positions: Type.Array(askedPositionSchema, { maxItems: mostPositions }),
  }),
  data: Type.Object({ quotation: quotationSchema }),
  example: {
    body: {
      quotationId: exampleId,
      revision: 1,
      language: 'en',
      customer: 'Example Pharma',
      remarks: '',
      validUntil: '2027-01-31',
      marginBasis: 'price',
      marginBasisPoints: 4_000,
      taxBasisPoints: 1_300,
      positions: [{ positionId: 'p1', kind: 'product', text: '', grams: 100, units: 1 }],
    },
  },
});

export const quotationIssue = defineCall({
  method: 'POST',
  path: '/api/retro/quotation-issue',
  summary: 'Issues a draft: from then on this version never changes',
  access: mayQuote,
  changesState: true,
  body: Type.Object({ quotationId: idSchema, revision: revisionSchema }),
  data: Type.Object({ quotation: quotationSchema }),
  example: { body: { quotationId: exampleId, revision: 2 } },
});

export const quotationRevise = defineCall({
  method: 'POST',
  path: '/api/retro/quotation-revise',
  summary: 'The draft of the next version of an issued quotation; the one that there is, if there is one',
  access: mayQuote,
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({ quotationId: idSchema }),
  data: Type.Object({ quotation: quotationSchema }),
  example: { body: { quotationId: exampleId } },
});

export const quotationDelete = defineCall({
  method: 'POST',
  path: '/api/retro/quotation-delete',
  summary: 'Throws a draft away; 409 for an issued one, which stays',
  access: mayQuote,
  changesState: true,
  body: Type.Object({ quotationId: idSchema }),
  data: deletedSchema,
  example: { body: { quotationId: exampleId } },
});

export const quotationList = defineCall({
  method: 'GET',
  path: '/api/retro/quotation-list',
  summary: "The caller's quotations, every version a row, what was changed last first",
  access: mayQuote,
  query: Type.Object({
    routeId: Type.Optional(routeIdSchema),
    state: Type.Optional(Type.Enum(quotationStates)),
    searchValue: Type.Optional(Type.String({ maxLength: 200, description: 'part of the number or of the customer' })),
    pageIndex: firstPageSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize, default: 20 }),
  }),
  data: Type.Object({ total: Type.Integer(), items: Type.Array(summarySchema) }),
  example: { query: { pageIndex: 1, pageSize: 20 } },
});

export const quotationFileTypes = ['pdf', 'xlsx'] as const;

export const quotationExport = defineCall({
  method: 'GET',
  path: '/api/export/quotation',
  summary: 'A quotation as a document, in its own language; a draft says that it is one',
  access: mayQuote,
  gives: 'blob',
  navigable: true,
  timeoutMs: timeoutsMs.long,
  query: Type.Object({ quotationId: idSchema, fileType: Type.Enum(quotationFileTypes, { default: 'pdf' }) }),
  example: { query: { quotationId: exampleId, fileType: 'pdf' } },
});
