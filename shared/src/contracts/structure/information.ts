// What is known about a molecule, compounds by name, files of structures, structures read from pictures.

import { Type, type Static } from 'typebox';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { currencies } from '../../constants/locale.ts';
import { defineCall } from '../call.ts';
import { moleculeSchema } from './structure.ts';

const rangeOfMasses = Type.Object({ average: Type.Number(), monoisotopic: Type.Number() });

const sourcedSchema = Type.Object({
  text: Type.String({ description: "in the caller's language" }),
  source: Type.String(),
});

export const moreMoleculeInfo = defineCall({
  method: 'POST',
  path: '/api/common/more-molecule-info',
  summary: 'Names, masses, descriptors, rules, hazards, stock and price of a molecule; each figure with its source',
  access: 'session',
  body: Type.Object({
    structure: Type.String({ minLength: 1, maxLength: limits.structureTextLength }),
    currency: Type.Optional(Type.Enum(currencies)),
  }),
  data: Type.Object({
    molecule: moleculeSchema,
    names: Type.Array(
      Type.Object({ name: Type.String(), language: Type.Enum(['en', 'zh-CN']), source: Type.String() }),
    ),
    cas: Type.Array(Type.String()),
    inchi: Type.String(),
    inchiKey: Type.String(),
    massesGramPerMol: rangeOfMasses,
    descriptors: Type.Array(
      Type.Object({
        key: Type.String(),
        name: Type.String(),
        value: Type.Number(),
        unit: Type.Optional(Type.String()),
      }),
      { description: 'logP, TPSA, donors, acceptors, rotatable bonds, rings, fraction sp3, stereocentres, ...' },
    ),
    rules: Type.Array(
      Type.Object({
        key: Type.String(),
        name: Type.String(),
        passes: Type.Boolean(),
        violations: Type.Array(Type.String()),
        source: Type.String(),
      }),
    ),
    score: Type.Optional(Type.Number({ description: 'synthetic accessibility, 1 to 10' })),
    scoreSource: Type.String({ description: 'method and fragment table of the score' }),
    descriptorSource: Type.String(),
    hazards: Type.Array(sourcedSchema, {
      description: 'dangerous groups found by rules; none found does not mean harmless',
    }),
    /** The law it is under: suppliers are not asked for it. */
    controlled: Type.Optional(sourcedSchema),
    stocks: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    price: Type.Optional(
      Type.Object({
        perGram: Type.Integer({ description: 'minor units' }),
        currency: Type.Enum(currencies),
        kind: Type.Enum(['estimate', 'supplier']),
        source: Type.String(),
      }),
    ),
  }),
  example: { body: { structure: 'aspirin' } },
});

export type MoleculeInfo = Static<typeof moreMoleculeInfo.data>;

export const compoundSearch = defineCall({
  method: 'GET',
  path: '/api/common/compound-search',
  summary: 'Compounds by name, synonym, CAS number or formula, in both languages; the best match first',
  access: 'session',
  cancelsEarlier: true,
  query: Type.Object({
    key: Type.String({ minLength: 1, maxLength: 200 }),
    mode: Type.Optional(
      Type.Enum(['search', 'typing'], {
        description:
          'typing: the key may be a part of a name; the eight best names, none read by rules; search when left out',
      }),
    ),
  }),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        molecule: moleculeSchema,
        name: Type.String({ description: "in the caller's language where a source has one, else in English" }),
        synonyms: Type.Array(Type.String()),
        cas: Type.Optional(Type.String()),
        matched: Type.Enum(['name', 'synonym', 'cas', 'formula', 'structure', 'systematicName']),
        source: Type.String(),
      }),
      { description: '20 at most' },
    ),
  }),
  example: { query: { key: 'aspirin' } },
});

export type FoundCompounds = Static<typeof compoundSearch.data>;

export const structureFormatNames = [
  'smiles',
  'cxsmiles',
  'molfileV2000',
  'molfileV3000',
  'cdxml',
  'inchi',
  'inchiKey',
  'svg',
  /** Of a reaction. */
  'rxnV2000',
  'rxnV3000',
] as const;

export type StructureFormat = (typeof structureFormatNames)[number];

export const structureFormats = defineCall({
  method: 'POST',
  path: '/api/structure/formats',
  summary: 'A structure or reaction in the formats a chemist copies; a PNG is made of the SVG by the page',
  access: 'session',
  body: Type.Object({
    structure: Type.String({ minLength: 1, maxLength: limits.structureTextLength }),
    formats: Type.Array(Type.Enum(structureFormatNames), { minItems: 1 }),
  }),
  data: Type.Object({
    texts: Type.Partial(Type.Record(Type.Enum(structureFormatNames), Type.String()), {
      description: 'only formats that were asked for and that can say this structure',
    }),
  }),
  example: { body: { structure: 'CC(=O)Oc1ccccc1C(=O)O', formats: ['inchiKey', 'molfileV3000'] } },
});

export const structureFile = defineCall({
  method: 'POST',
  path: '/api/retro/structure-file',
  summary: 'The first structure of a file of any kind, as text for structure-check; of a reaction its product',
  access: 'session',
  takes: 'multipart',
  upload: 'molecules',
  timeoutMs: timeoutsMs.long,
  data: Type.Object({
    structure: Type.String({ description: 'SMILES, molfile, name or CAS number, as the file gives it' }),
    name: Type.String({ description: 'what the file calls it; may be empty' }),
    leftOut: Type.Integer({ description: 'further structures of the file' }),
    isProduct: Type.Boolean({ description: 'true where a reaction was given: this is its product' }),
  }),
});

export const structureRecognition = defineCall({
  method: 'POST',
  path: '/api/common/structure-recognition',
  summary: 'Structures in a picture, to be confirmed by the user on the editor; 50002 where none is found',
  access: 'session',
  takes: 'multipart',
  upload: 'picture',
  timeoutMs: timeoutsMs.long,
  data: Type.Object({
    isAvailable: Type.Boolean({ description: 'false where no recogniser is installed with the service' }),
    notice: Type.Optional(Type.String({ description: "what to do then, in the caller's language" })),
    items: Type.Array(
      Type.Object({
        molecule: moleculeSchema,
        molfile: Type.String({ description: 'with coordinates, for the editor' }),
        confidence: Type.Optional(Type.Number({ description: "the recogniser's own estimate" })),
      }),
    ),
  }),
});
