// Search for molecules by their structure: those that contain it, equal it, or resemble it.
// Spec: not shown. Fields of bodies and responses are our choice.

import { Type, type Static } from 'typebox';
import { chirality } from '../constants/modules.ts';
import { limits, moneyBound } from '../constants/limits.ts';
import { defineCall, pageIndexSchema } from './call.ts';
import { moleculeSchema } from './structure/structure.ts';

/** Where hits come from: what can be bought, the user's own molecules, and all molecules seen in the user's routes. */
export const hitSources = ['materials', 'own', 'routes'] as const;
export type HitSource = (typeof hitSources)[number];

export const structureSearchModes = ['substructure', 'exact', 'similarity'] as const;
export const queryKinds = ['auto', 'smiles', 'smarts', 'molfile'] as const;
export const structureSearchIdSchema = Type.String({ format: 'uuid' });
const exampleSearchId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c06';

const rangeSchema = Type.Object({ from: Type.Optional(Type.Number()), to: Type.Optional(Type.Number()) });

export const hitFilterSchema = Type.Object({
  molecularWeight: Type.Optional(rangeSchema),
  pricePerGram: Type.Optional(
    Type.Object({
      from: Type.Optional(
        Type.Integer({ minimum: 0, maximum: moneyBound, description: "minor units of the caller's currency" }),
      ),
      to: Type.Optional(Type.Integer({ minimum: 0, maximum: moneyBound })),
    }),
  ),
  stocks: Type.Optional(
    Type.Array(Type.String({ maxLength: 60 }), { maxItems: 30, description: 'ids of stocks, as in stock-list' }),
  ),
});

export const structureQuerySchema = Type.Object({
  query: Type.String({
    minLength: 1,
    maxLength: limits.structureTextLength,
    description: 'SMILES, SMARTS, name, CAS number, or a molfile with query features, R groups and any-atoms',
  }),
  kind: Type.Optional(
    Type.Enum(queryKinds, { description: 'auto when left out: a molfile, else SMILES, else SMARTS, else a name' }),
  ),
  mode: Type.Optional(Type.Enum(structureSearchModes, { description: 'substructure when left out' })),
  chirality: Type.Optional(
    Type.Enum(Object.values(chirality), {
      description: '0: configuration does not count; 1: as drawn; 2: as drawn or its mirror image, as a whole',
    }),
  ),
  minSimilarity: Type.Optional(Type.Number({ minimum: 0.1, maximum: 1, description: 'Tanimoto; 0.5 when left out' })),
  filter: Type.Optional(hitFilterSchema),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: '40 when left out' })),
});
export type StructureQuery = Static<typeof structureQuerySchema>;

export const hitSchema = Type.Object({
  molecule: moleculeSchema,
  atoms: Type.Array(Type.Integer(), {
    description:
      'atoms of the first match, in the order of the canonical SMILES, as the picture of a molecule marks them',
  }),
  similarity: Type.Optional(Type.Number()),
  sources: Type.Array(
    Type.Object({
      kind: Type.Enum(hitSources),
      name: Type.String({ description: "the stock's, list's or task's" }),
      stockId: Type.Optional(Type.String()),
      taskId: Type.Optional(Type.String()),
    }),
  ),
  price: Type.Optional(
    Type.Object({
      perGram: Type.Integer({ description: 'minor units' }),
      currency: Type.String(),
      kind: Type.Enum(['estimate', 'supplier']),
    }),
  ),
});
export type StructureHit = Static<typeof hitSchema>;

export const hitPageSchema = Type.Object({
  searchId: structureSearchIdSchema,
  query: Type.Object({
    smiles: Type.String({ description: 'what was understood, as SMILES or SMARTS' }),
    kind: Type.Enum(queryKinds),
    mode: Type.Enum(structureSearchModes),
    picture: Type.String({ description: 'SVG of the query' }),
    notes: Type.Array(Type.String(), { description: 'what is worth knowing about how it was understood' }),
  }),
  searched: Type.Integer({ description: 'molecules of the sources' }),
  total: Type.Integer({ description: 'hits so far' }),
  isComplete: Type.Boolean({ description: 'false while hits are still being counted: ask for a page again' }),
  pageIndex: Type.Integer(),
  items: Type.Array(hitSchema),
  ms: Type.Integer({ description: 'time of the search for this page' }),
});
export type HitPage = Static<typeof hitPageSchema>;

export const substructureSearch = defineCall({
  method: 'POST',
  path: '/api/retro/substructure-search',
  startsOnce: true,
  summary: 'Starts a search over the named sources and gives its first page',
  access: 'session',
  body: Type.Object({
    ...structureQuerySchema.properties,
    sources: Type.Optional(Type.Array(Type.Enum(hitSources), { minItems: 1, description: 'all when left out' })),
  }),
  data: hitPageSchema,
  example: { body: { query: 'c1ccc2[nH]ccc2c1', sources: ['materials'] } },
});
export const substructureMaterial = defineCall({
  method: 'POST',
  path: '/api/retro/substructure-material',
  startsOnce: true,
  summary: 'The same over purchasable materials alone',
  access: 'session',
  body: structureQuerySchema,
  data: hitPageSchema,
  example: { body: { query: '[NX3;H2]c1ccncc1', kind: 'smarts' } },
});
export const substructures = defineCall({
  method: 'GET',
  path: '/api/retro/substructures',
  summary: 'Results of a search, page by page; a search is kept for an hour',
  access: 'session',
  query: Type.Object({
    searchId: structureSearchIdSchema,
    pageIndex: pageIndexSchema,
    pageSize: Type.Integer({ minimum: 1, maximum: 200, default: 40 }),
    sort: Type.Optional(
      Type.Enum(['relevance', 'molecularWeight', 'price'], { description: 'relevance: similarity, or smallest first' }),
    ),
  }),
  data: hitPageSchema,
  example: { query: { searchId: exampleSearchId, pageIndex: 1, pageSize: 40 } },
});
export const substructureStatus = defineCall({
  method: 'GET',
  path: '/api/retro/substructure-status',
  summary: 'What can be searched now, and how far the index is',
  access: 'session',
  data: Type.Object({
    sources: Type.Array(
      Type.Object({ kind: Type.Enum(hitSources), molecules: Type.Integer(), indexed: Type.Integer() }),
    ),
  }),
});
