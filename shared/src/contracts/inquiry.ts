// Inquiries for molecules at suppliers. Spec: /my/inquiry and codes 10032 and 10040; the rest is not shown.

import { Type, type Static } from 'typebox';
import { currencies } from '../constants/locale.ts';
import { limits, timeoutsMs, moneyBound } from '../constants/limits.ts';
import { defineCall, firstPageSchema } from './call.ts';
import { moleculeSchema } from './structure/structure.ts';

const idSchema = Type.String({ format: 'uuid' });
const exampleId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c31';
const structureSchema = Type.String({ minLength: 1, maxLength: limits.structureTextLength });

/** recorded: kept, its mail not sent yet; failed: the mail server took none, to be sent again; closed: no response wanted. */
export const inquiryStates = ['recorded', 'sent', 'failed', 'answered', 'closed'] as const;
export type InquiryState = (typeof inquiryStates)[number];
export const inquiryTextLengths = { purity: 100, remarks: 2_000, supplier: 200 } as const;
const gramsSchema = Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000 });

export const inquiryResponseSchema = Type.Object({
  supplier: Type.String({ maxLength: inquiryTextLengths.supplier }),
  price: Type.Integer({ minimum: 0, maximum: moneyBound, description: 'minor units for the pack' }),
  currency: Type.Enum(currencies),
  grams: gramsSchema,
  remarks: Type.String({ maxLength: inquiryTextLengths.remarks }),
});
export type InquiryResponse = Static<typeof inquiryResponseSchema>;

const inquirySchema = Type.Object({
  inquiryId: idSchema,
  state: Type.Enum(inquiryStates),
  molecule: moleculeSchema,
  grams: Type.Union([Type.Number(), Type.Null()]),
  purity: Type.String(),
  remarks: Type.String(),
  attempts: Type.Integer({ description: 'mails that were tried' }),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  sentAt: Type.Union([Type.String(), Type.Null()]),
  answer: Type.Union([inquiryResponseSchema, Type.Null()]),
});
export type Inquiry = Static<typeof inquirySchema>;

export const inquiryCheck = defineCall({
  method: 'POST',
  path: '/api/common/inquiry-check',
  summary:
    'May suppliers be asked for this molecule: answers 10040 with the law for one that is under control or on record as a precursor',
  access: 'session',
  body: Type.Object({ structure: Type.String({ maxLength: limits.structureTextLength }) }),
  data: Type.Object({
    molecule: moleculeSchema,
    removedParts: Type.Array(Type.String(), { description: 'SMILES of counter-ions and solvents that were left out' }),
  }),
  example: { body: { structure: 'CC(=O)Oc1ccccc1C(=O)O' } },
});

export const inquirySend = defineCall({
  method: 'POST',
  path: '/api/common/inquiry-send',
  summary:
    'Asks for a molecule by a mail to the configured recipient, and keeps the inquiry; 10032 without a recipient, 10040 for a regulated molecule. A mail that could not be sent leaves it failed',
  access: 'session',
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({
    structure: structureSchema,
    grams: Type.Optional(gramsSchema),
    purity: Type.Optional(Type.String({ maxLength: inquiryTextLengths.purity })),
    remarks: Type.Optional(Type.String({ maxLength: inquiryTextLengths.remarks })),
  }),
  data: Type.Object({ inquiry: inquirySchema }),
  example: { body: { structure: 'CC(=O)Oc1ccccc1C(=O)O', grams: 100 } },
});

export const inquiryRetry = defineCall({
  method: 'POST',
  path: '/api/common/inquiry-retry',
  summary: 'Sends the mail of an inquiry again that failed, or whose first sending was cut off',
  access: 'session',
  changesState: true,
  timeoutMs: timeoutsMs.long,
  body: Type.Object({ inquiryId: idSchema }),
  data: Type.Object({ inquiry: inquirySchema }),
  example: { body: { inquiryId: exampleId } },
});

export const inquiryClose = defineCall({
  method: 'POST',
  path: '/api/common/inquiry-close',
  summary: 'Ends an inquiry: answered with what the supplier offered, else closed; or opens it again',
  access: 'session',
  changesState: true,
  body: Type.Object({
    inquiryId: idSchema,
    to: Type.Enum(['answered', 'closed', 'open']),
    answer: Type.Optional(inquiryResponseSchema),
  }),
  data: Type.Object({ inquiry: inquirySchema }),
  example: { body: { inquiryId: exampleId, to: 'closed' } },
});

export const inquiryList = defineCall({
  method: 'GET',
  path: '/api/common/inquiry-list',
  summary: "The caller's inquiries, the newest first, and how many there are of each state",
  access: 'session',
  query: Type.Object({
    state: Type.Optional(Type.Enum(inquiryStates)),
    searchValue: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the name, the SMILES or the remarks' }),
    ),
    pageIndex: firstPageSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: limits.pageSize, default: 20 }),
  }),
  data: Type.Object({
    total: Type.Integer(),
    counts: Type.Record(Type.Enum(inquiryStates), Type.Integer()),
    items: Type.Array(inquirySchema),
  }),
  example: { query: { pageIndex: 1, pageSize: 20 } },
});
