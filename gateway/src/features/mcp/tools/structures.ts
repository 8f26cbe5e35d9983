// Molecules: read, found by name, what is known of them, what the law says.

import { compoundSearch, moreMoleculeInfo } from '@app/shared/contracts/structure/information';
import { structureCheck, structureKinds } from '@app/shared/contracts/structure/structure';
import { Type } from 'typebox';
import { fitting } from '../answer.ts';
import { CallRefused } from '../ask.ts';
import { pictureOf } from '../pictures.ts';
import { anyNotation, eachOf, entryOut, moleculeOf, moleculeOut, structureInput, structuresInput } from '../present.ts';
import { defineTool, fromSchema, pageFields } from '../tool.ts';

const namesShown = 12;

export const readStructure = defineTool({
  name: 'read_structure',
  readOnly: true,
  input: Type.Object({ structure: structureInput(`${anyNotation}; of an RXN file the product`) }),
  output: Type.Object({
    understoodAs: Type.Enum(structureKinds, { description: 'what the text was taken for' }),
    molecule: moleculeOut,
    isProduct: Type.Optional(Type.Boolean({ description: 'a reaction was given: this is its product' })),
    removedParts: Type.Array(Type.String(), { description: 'counter-ions and solvents left out' }),
    remarks: Type.Array(Type.String(), { description: 'what to know of the configuration' }),
    names: Type.Array(Type.String()),
    inchiKey: Type.String(),
    properties: Type.Array(
      Type.Object({ name: Type.String(), value: Type.Number(), unit: Type.Optional(Type.String()) }),
    ),
    hazards: Type.Array(Type.String()),
    controlled: Type.Optional(Type.String({ description: 'the law it is under' })),
  }),
  async run({ structure }, { ask, culture }) {
    const read = await ask(structureCheck, { body: { structure } });
    const [info, picture] = await Promise.all([
      ask(moreMoleculeInfo, { body: { structure: read.molecule.smiles } }),
      pictureOf(ask, read.molecule.key),
    ]);
    return {
      picture,
      data: {
        understoodAs: read.kind,
        molecule: moleculeOf(read.molecule, culture),
        ...(read.isProduct === undefined ? {} : { isProduct: read.isProduct }),
        removedParts: read.removedParts,
        remarks: (read.remarks ?? []).map(({ text }) => text),
        names: info.names.map(({ name }) => name).slice(0, namesShown),
        inchiKey: info.inchiKey,
        properties: info.descriptors.map(({ name, value, unit }) => ({ name, value, ...(unit ? { unit } : {}) })),
        hazards: info.hazards.map(({ text }) => text),
        ...(info.controlled === undefined ? {} : { controlled: info.controlled.text }),
      },
    };
  },
});

export const findCompound = defineTool({
  name: 'find_compound',
  readOnly: true,
  input: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 200, description: 'name, synonym, CAS number or formula, or a part' }),
    from: fromSchema,
  }),
  output: Type.Object({
    items: Type.Array(
      Type.Object({
        molecule: moleculeOut,
        name: Type.String(),
        synonyms: Type.Array(Type.String()),
        matchedBy: Type.String(),
      }),
      { description: 'the best match first' },
    ),
    ...pageFields,
  }),
  async run({ text, from = 0 }, { ask, culture }) {
    const { items } = await ask(compoundSearch, { query: { key: text } });
    const shown = items.slice(from).map(({ molecule, name, synonyms, matched }) => ({
      molecule: moleculeOf(molecule, culture),
      name,
      synonyms: synonyms.slice(0, 5),
      matchedBy: matched,
    }));
    return { data: fitting(shown, { from, total: items.length, others: {} }) };
  },
});

export const checkRegulated = defineTool({
  name: 'check_regulated',
  readOnly: true,
  input: Type.Object({
    structures: structuresInput,
    from: fromSchema,
  }),
  output: Type.Object({
    items: Type.Array(
      entryOut({
        molecule: moleculeOut,
        isControlled: Type.Boolean(),
        law: Type.String({ description: 'what controls it, and why' }),
        hazards: Type.Array(Type.String()),
      }),
    ),
    ...pageFields,
    note: Type.String({ description: 'what this check is not' }),
  }),
  async run({ structures, from = 0 }, { ask, culture, words }) {
    const note = words('regulatedNote');
    const items = await eachOf(structures, from, async (structure) => {
      const info = await ask(moreMoleculeInfo, { body: { structure } }).catch((error: unknown) => {
        if (error instanceof CallRefused && error.isControlled) return error;
        throw error;
      });
      if (info instanceof CallRefused) return { isControlled: true, law: info.sentence };
      const { molecule, controlled, hazards } = info;
      return {
        molecule: moleculeOf(molecule, culture),
        isControlled: controlled !== undefined,
        ...(controlled === undefined ? {} : { law: `${controlled.text} (${controlled.source})` }),
        hazards: hazards.map(({ text }) => text),
      };
    });
    return { data: { ...fitting(items, { from, total: structures.length, others: note }), note } };
  },
});
