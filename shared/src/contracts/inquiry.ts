// Inquiries for molecules at suppliers. Spec: not shown, but for the code of what may not be inquired for.

import { Type } from 'typebox';
import { limits } from '../constants/limits.ts';
import { defineCall } from './call.ts';
import { moleculeSchema } from './structure.ts';

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
