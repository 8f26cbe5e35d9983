import { Type, type Static } from 'typebox';
import { limits } from '../../constants/limits.ts';
import { pictureLimits } from '../../constants/picture.ts';
import { defineCall } from '../call.ts';

export const stereoKinds = ['racemic', 'relative', 'partlyKnown'] as const;

/** A molecule as every screen shows it. `key` names its picture and, in addresses, the molecule itself. */
export const moleculeSchema = Type.Object({
  key: Type.String({
    minLength: 22,
    maxLength: 22,
    description: 'smilesUniqueCode: keyed hash of tenant and structure',
  }),
  smiles: Type.String({
    description: 'canonical SMILES; of racemates and relative configurations a CXSMILES with their stereo groups alone',
  }),
  stereo: Type.Optional(
    Type.Enum(stereoKinds, {
      description:
        'racemic: both enantiomers; relative: one of them, nobody knows which; partlyKnown: some centers only',
    }),
  ),
  formula: Type.String(),
  molecularWeight: Type.Number({ description: 'g/mol, average' }),
  name: Type.Optional(
    Type.String({
      description: 'English name: the usual one where a source gives it, else a systematic one made from the structure',
    }),
  ),
  chineseName: Type.Optional(Type.String({ description: 'the usual one, or by the rules of nomenclature' })),
  cas: Type.Optional(Type.String({ description: 'CAS Registry Number, where a source gives one' })),
});

export type Molecule = Static<typeof moleculeSchema>;

/** What a text says of the configuration and the product cannot keep. */
export const unkeptStereoKinds = [
  'allene',
  'axis',
  'spiroCentre',
  'dependentCentre',
  'phosphorus',
  'coordination',
] as const;

const remarkKinds = [...stereoKinds, ...unkeptStereoKinds] as const;

/** What a person should know of the configuration of a molecule that came in. */
export const remarksSchema = Type.Array(
  Type.Object({ kind: Type.Enum(remarkKinds), text: Type.String({ description: "in the caller's language" }) }),
  {
    description:
      'that the molecule is racemic or relative, and configurations that were given and are not kept; absent without any',
  },
);

export type Remarks = Static<typeof remarksSchema>;

export const structureKinds = ['smiles', 'inchi', 'inchiKey', 'molfile', 'name', 'cas'] as const;

const pictureWidth = { minimum: pictureLimits.width.least, maximum: pictureLimits.width.most };

const pictureHeight = { minimum: pictureLimits.height.least, maximum: pictureLimits.height.most };

const pictureBond = Type.Number({
  minimum: pictureLimits.bond.least,
  maximum: pictureLimits.bond.most,
  description: 'pixels of a bond where the frame has room',
});

const moleculeKey = Type.String({ minLength: 22, maxLength: 22 });

const pictureLike = Type.String({
  pattern: '^[A-Za-z0-9_-]{22}$',
  description: 'smilesUniqueCode of a molecule; what both have in common is drawn as in its picture',
});

const pictureNameSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{22}\\.svg$' });

const aspirin = 'CC(=O)Oc1ccccc1C(=O)O';

const exampleKey = 'AAAAAAAAAAAAAAAAAAAAAA';

export const structureCheck = defineCall({
  method: 'POST',
  path: '/api/retro/structure-check',
  summary:
    'Recognises a structure given as SMILES, InChI, InChIKey, molfile, CDXML, CDX in base64, name or CAS number, or the product of an RXN file, and says whether it is sound; 20028 with readings for a short name of several meanings',
  access: 'session',
  body: Type.Object({
    structure: Type.String({ maxLength: limits.structureTextLength }),
  }),
  data: Type.Object({
    kind: Type.Enum(structureKinds),
    molecule: moleculeSchema,
    heavyAtoms: Type.Integer(),
    molfile: Type.String({
      description: 'molfile with coordinates, for the structure editor: V2000, or V3000 with stereo groups',
    }),
    removedParts: Type.Array(Type.String(), { description: 'SMILES of counter-ions and solvents that were left out' }),
    remarks: Type.Optional(remarksSchema),
    isProduct: Type.Optional(Type.Boolean({ description: 'true where a reaction was given: this is its product' })),
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
    w: Type.Optional(Type.Integer({ ...pictureWidth, default: 200 })),
    h: Type.Optional(Type.Integer({ ...pictureHeight, default: 140 })),
    atoms: Type.Optional(
      Type.String({
        pattern: `^\\d{1,4}(,\\d{1,4}){0,${pictureLimits.marked - 1}}$`,
        description: 'atoms to mark, in the order of the canonical SMILES, from 0',
      }),
    ),
    bond: Type.Optional(pictureBond),
    like: Type.Optional(pictureLike),
  }),
  example: { params: { name: `${exampleKey}.svg` }, query: { w: 200, h: 140 } },
});

export const structureFrames = defineCall({
  method: 'POST',
  path: '/api/structure/frames',
  summary: 'Room that pictures of molecules take when all of their bonds have one length',
  access: 'session',
  body: Type.Object({
    keys: Type.Array(moleculeKey, { minItems: 1, maxItems: pictureLimits.frames, description: 'smilesUniqueCode' }),
    bond: pictureBond,
    like: Type.Optional(pictureLike),
  }),
  data: Type.Object({
    frames: Type.Array(
      Type.Object({ key: moleculeKey, width: Type.Integer({ description: 'pixels' }), height: Type.Integer() }),
      { description: 'of the molecules that are known, each once' },
    ),
  }),
  example: {
    body: { keys: [exampleKey], bond: 20 },
    data: { frames: [{ key: exampleKey, width: 120, height: 80 }] },
  },
});

export const structureBonds = defineCall({
  method: 'GET',
  path: '/api/structure/bonds',
  summary: 'Where the bonds lie in the picture of a molecule, so that they can be marked',
  access: 'session',
  query: Type.Object({
    smilesUniqueCode: moleculeKey,
    w: Type.Integer(pictureWidth),
    h: Type.Integer(pictureHeight),
    bond: Type.Optional(pictureBond),
    like: Type.Optional(pictureLike),
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
