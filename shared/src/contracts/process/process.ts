import { Type, type Static } from 'typebox';
import { currencies } from '../../constants/locale.ts';
import { limits, timeoutsMs } from '../../constants/limits.ts';
import { defineCall } from '../call.ts';
import { deletedSchema } from '../deletion.ts';
import { interestUses, processGoalsSchema } from './figures.ts';
import { retroTaskSchema, searchSettingsSchema } from '../retrosynthesis.ts';
import { moleculeSchema } from '../structure/structure.ts';

const access = ['processchemistry'] as const;

/** The two lists of a user: what a process route should, and what it must not, pass through. */
export const craftLists = ['interest', 'forbidden'] as const;
export type CraftList = (typeof craftLists)[number];

export const processSearchStart = defineCall({
  method: 'POST',
  path: '/api/retro/process-search-start',
  startsOnce: true,
  summary: 'Starts a process-chemistry task; at most 5 of a user may be under way',
  access,
  changesState: true,
  body: Type.Object(
    {
      structure: Type.String({ maxLength: limits.structureTextLength }),
      taskName: Type.Optional(Type.String({ maxLength: limits.taskNameLength })),
      settings: Type.Optional(Type.Partial(searchSettingsSchema)),
      goals: Type.Optional(Type.Partial(processGoalsSchema)),
      interest: Type.Optional(
        Type.Enum(interestUses, { description: 'what to do with the list of wanted molecules; prefer when left out' }),
      ),
      currency: Type.Optional(Type.Enum(currencies, { description: 'of costs; by the language when left out' })),
      avoidForbidden: Type.Optional(Type.Boolean({ description: 'true when left out' })),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ task: retroTaskSchema }),
  example: { body: { structure: 'lidocaine', settings: { timeLimitSeconds: 10 }, goals: { safety: 2 } } },
});

const craftMoleculeSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  molecule: moleculeSchema,
  createdAt: Type.String({ format: 'date-time' }),
});
export type CraftMolecule = Static<typeof craftMoleculeSchema>;

export const importRowSchema = Type.Object({
  row: Type.Integer({
    minimum: 1,
    description: 'line of a list, row of a sheet, record of an SD file, molecule of a drawing',
  }),
  sheet: Type.Optional(Type.String({ description: 'of a workbook in which several sheets hold structures' })),
  text: Type.String({ description: 'what stood there, cut to 120 characters' }),
  outcome: Type.Enum(['accepted', 'duplicate', 'rejected', 'offered'], {
    description:
      'offered: a molecule of a reaction that is not its product; it is not taken, and may be added by itself',
  }),
  molecule: Type.Optional(moleculeSchema),
  reason: Type.Optional(Type.Object({ code: Type.Integer(), message: Type.String() })),
});
export type ImportRow = Static<typeof importRowSchema>;

const importResultSchema = Type.Object({
  accepted: Type.Integer(),
  duplicates: Type.Integer(),
  rejected: Type.Integer(),
  rows: Type.Array(importRowSchema),
});
export type ImportResult = Static<typeof importResultSchema>;

const show = (name: string, summary: string) =>
  defineCall({
    method: 'GET',
    path: `/api/retro/${name}`,
    summary,
    access,
    data: Type.Object({ items: Type.Array(craftMoleculeSchema), limit: Type.Integer() }),
  });

const fill = (name: string, summary: string) =>
  defineCall({
    method: 'POST',
    path: `/api/retro/${name}`,
    summary,
    access,
    changesState: true,
    takes: 'multipart',
    upload: 'molecules',
    timeoutMs: timeoutsMs.long,
    data: importResultSchema,
  });

const remove = (name: string, summary: string) =>
  defineCall({
    method: 'GET',
    path: `/api/retro/${name}`,
    summary,
    access,
    changesState: true,
    query: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    data: deletedSchema,
    example: { query: { id: '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c03' } },
  });

export const craftInterestSmiles = show('craft-interest-smiles', 'Molecules a process route should pass through');
export const craftInterestImport = fill('craft-interest-import', 'Imports such molecules, answered row by row');
export const deleteCraftInterest = remove('delete-craft-interest-smiles', 'Removes such a molecule');
export const craftForbiddenSmiles = show('craft-forbiden-smiles', 'Molecules a process route must avoid');
export const craftForbiddenImport = fill('craft-forbiden-import', 'Imports such molecules, answered row by row');
export const deleteCraftForbidden = remove('delete-craft-forbiden-smiles', 'Removes such a molecule');
