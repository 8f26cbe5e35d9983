import { Type, type Static } from 'typebox';
import { limits } from '../constants/limits.ts';
import { defineCall, plannedCall } from './call.ts';

/** A molecule as every screen shows it. `key` names its picture and, in addresses, the molecule itself. */
export const moleculeSchema = Type.Object({
  key: Type.String({
    minLength: 22,
    maxLength: 22,
    description: 'smilesUniqueCode: keyed hash of tenant and structure',
  }),
  smiles: Type.String({ description: 'canonical SMILES' }),
  formula: Type.String(),
  molecularWeight: Type.Number({ description: 'g/mol, average' }),
  name: Type.Optional(Type.String({ description: 'English name, where a source gives one' })),
  cas: Type.Optional(Type.String({ description: 'CAS Registry Number, where a source gives one' })),
});
export type Molecule = Static<typeof moleculeSchema>;

export const structureKinds = ['smiles', 'inchi', 'inchiKey', 'molfile', 'name', 'cas'] as const;

const pictureNameSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{22}\\.svg$' });
const aspirin = 'CC(=O)Oc1ccccc1C(=O)O';
const exampleKey = 'AAAAAAAAAAAAAAAAAAAAAA';

export const structureCheck = defineCall({
  method: 'POST',
  path: '/api/retro/structure-check',
  summary:
    'Recognises a structure given as SMILES, InChI, InChIKey, molfile, name or CAS number, and says whether it is sound',
  access: 'session',
  body: Type.Object({
    structure: Type.String({ maxLength: limits.structureTextLength }),
  }),
  data: Type.Object({
    kind: Type.Enum(structureKinds),
    molecule: moleculeSchema,
    heavyAtoms: Type.Integer(),
    molfile: Type.String({ description: 'V2000 molfile with coordinates, for the structure editor' }),
    removedParts: Type.Array(Type.String(), { description: 'SMILES of counter-ions and solvents that were left out' }),
  }),
  example: {
    body: { structure: 'aspirin' },
    data: {
      kind: 'name',
      molecule: {
        key: exampleKey,
        smiles: aspirin,
        formula: 'C9H8O4',
        molecularWeight: 180.16,
        name: 'aspirin',
        cas: '50-78-2',
      },
      heavyAtoms: 13,
      molfile: '',
      removedParts: [],
    },
  },
});

export const structurePicture = defineCall({
  method: 'GET',
  path: '/api/structure/picture/{name}',
  summary: 'Picture of a molecule as SVG, under a content-addressed name',
  access: 'session',
  gives: 'blob',
  navigable: true,
  params: Type.Object({ name: pictureNameSchema }),
  query: Type.Object({
    w: Type.Optional(Type.Integer({ minimum: 40, maximum: 1600, default: 200 })),
    h: Type.Optional(Type.Integer({ minimum: 40, maximum: 1200, default: 140 })),
  }),
  example: { params: { name: `${exampleKey}.svg` }, query: { w: 200, h: 140 } },
});

export const structureBonds = defineCall({
  method: 'GET',
  path: '/api/structure/bonds',
  summary: 'Where the bonds lie in the picture of a molecule, so that they can be marked',
  access: 'session',
  query: Type.Object({
    smilesUniqueCode: Type.String({ minLength: 22, maxLength: 22 }),
    w: Type.Integer({ minimum: 40, maximum: 1600 }),
    h: Type.Integer({ minimum: 40, maximum: 1200 }),
  }),
  data: Type.Object({
    width: Type.Integer(),
    height: Type.Integer(),
    bonds: Type.Array(
      Type.Object({
        from: Type.Integer({ description: 'atoms in the order of the canonical SMILES, from 0' }),
        to: Type.Integer(),
        x1: Type.Number({ description: 'pixels of the picture of that size' }),
        y1: Type.Number(),
        x2: Type.Number(),
        y2: Type.Number(),
      }),
    ),
  }),
  example: { query: { smilesUniqueCode: exampleKey, w: 420, h: 260 } },
});

export const moreMoleculeInfo = plannedCall({
  method: 'POST',
  path: '/api/common/more-molecule-info',
  summary: 'Properties, stock and price of a molecule',
  access: 'session',
});
export const compoundSearch = plannedCall({
  method: 'GET',
  path: '/api/common/compound-search',
  summary: 'Compounds by name or CAS number',
  access: 'session',
  cancelsEarlier: true,
});
export const structureRecognition = plannedCall({
  method: 'POST',
  path: '/api/common/structure-recognition',
  summary: 'Structure from a picture',
  access: 'session',
  takes: 'multipart',
  upload: 'picture',
  timeoutMs: 100_000,
});
