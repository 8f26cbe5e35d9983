// A reaction: what it gives, under which conditions it is run, what is recorded of it.

import { reactionConditions } from '@app/shared/contracts/conditions/conditions';
import { forwardPredict } from '@app/shared/contracts/forward/products';
import { reactionRead, synthesisExperience } from '@app/shared/contracts/reaction/reaction';
import { AppError } from '@app/shared/errors/app-error';
import { Type } from 'typebox';
import { fitting } from '../answer.ts';
import { pictureOf } from '../pictures.ts';
import {
  briefMoleculeOf,
  briefMoleculeOut,
  idSchema,
  moleculeOf,
  moleculeOut,
  reactionInput,
  stepIdInput,
  structureInput,
} from '../present.ts';
import { defineTool, foreignText, foreignTextSchema, fromSchema, pageFields } from '../tool.ts';

const kindOut = Type.Object({ name: Type.String(), class: Type.String() });

/** A written reaction, or a step of a route. */
const askedReaction = {
  reaction: Type.Optional(reactionInput),
  routeId: Type.Optional(idSchema('instead of a reaction, together with stepId')),
  stepId: Type.Optional(stepIdInput),
};

interface Asked {
  reaction?: string;
  routeId?: string;
  stepId?: string;
}

function askedOf({ reaction, routeId, stepId }: Asked): Asked {
  const isStep = routeId !== undefined && stepId !== undefined && reaction === undefined;
  const isWritten = reaction !== undefined && routeId === undefined && stepId === undefined;
  if (!isStep && !isWritten) throw new AppError('parameterError', { fields: ['reaction | routeId + stepId'] });
  return isStep ? { routeId, stepId } : { reaction };
}

export const predictProducts = defineTool({
  name: 'predict_products',
  readOnly: true,
  input: Type.Object({
    mixture: structureInput('SMILES with dots, names or CAS numbers one a line, or a reaction'),
    from: fromSchema,
  }),
  output: Type.Object({
    reactants: Type.Array(briefMoleculeOut),
    agents: Type.Array(briefMoleculeOut),
    items: Type.Array(
      Type.Object({
        rank: Type.Integer(),
        product: moleculeOut,
        probability: Type.Number({ description: '0 to 1' }),
        reaction: kindOut,
        reactionSmiles: Type.String(),
        precedents: Type.Union([Type.Integer(), Type.Null()]),
        selectivity: Type.String({ description: 'clear, mixed or unknown' }),
        share: Type.Union([Type.Number(), Type.Null()], { description: 'of the material, 0 to 1' }),
        competing: Type.Array(Type.Object({ ...briefMoleculeOut.properties, reason: Type.String() })),
      }),
      { description: 'the likeliest first' },
    ),
    ...pageFields,
    notes: Type.Array(Type.String(), { description: 'what could not be judged' }),
  }),
  async run({ mixture, from = 0 }, { ask, culture }) {
    const found = await ask(forwardPredict, { body: { mixture, top: 50 } });
    const head = {
      reactants: found.reactants.map((molecule) => briefMoleculeOf(molecule, culture)),
      agents: found.agents.map((molecule) => briefMoleculeOf(molecule, culture)),
      notes: found.notes.slice(0, 8),
    };
    const items = found.products.slice(from).map(({ molecule, kind, smiles, selectivity, ...rest }) => ({
      rank: rest.rank,
      product: moleculeOf(molecule, culture),
      probability: rest.probability,
      reaction: { name: kind.name, class: kind.class },
      reactionSmiles: smiles,
      precedents: rest.precedents,
      selectivity: selectivity.verdict,
      share: selectivity.share,
      competing: selectivity.competing
        .slice(0, 4)
        .map(({ product, reason }) => ({ ...briefMoleculeOf(product, culture), reason })),
    }));
    const first = found.products[from];
    const picture = first && (await pictureOf(ask, first.molecule.key));
    const room = { from, total: found.products.length, others: head, picture };
    return { data: { ...head, ...fitting(items, room) }, ...(picture ? { picture } : {}) };
  },
});

const rangeOut = Type.Union([Type.Array(Type.Number()), Type.Null()], { description: 'lowest and highest' });

export const suggestConditions = defineTool({
  name: 'suggest_conditions',
  readOnly: true,
  input: Type.Object({ ...askedReaction, from: fromSchema }),
  output: Type.Object({
    kinds: Type.Array(kindOut, { description: 'the kind of reaction that was recognised first' }),
    items: Type.Array(
      Type.Object({
        source: Type.String({ description: 'patents, screens or template' }),
        reaction: Type.String(),
        reagents: Type.Array(Type.String()),
        catalysts: Type.Array(Type.String()),
        solvents: Type.Array(Type.String()),
        temperatureC: rangeOut,
        hours: rangeOut,
        yieldPercent: Type.Union([Type.Number(), Type.Null()], { description: 'median of what was reported' }),
        recordsRunSo: Type.Union([Type.Integer(), Type.Null()]),
        recordsOfKind: Type.Union([Type.Integer(), Type.Null()]),
        groupsAtRisk: Type.Array(Type.String()),
      }),
      { description: 'the best supported first' },
    ),
    ...pageFields,
    notes: Type.Array(Type.String()),
  }),
  async run({ from = 0, ...given }, { ask, words }) {
    const asked = askedOf(given);
    const read = asked.reaction === undefined ? undefined : await ask(reactionRead, { body: asked });
    const [kind] = read?.kinds ?? [];
    const kinds = (read?.kinds ?? []).slice(0, 3).map(({ name, class: classKey }) => ({ name, class: classKey }));
    const notes = (read?.notes ?? []).map(({ message }) => message);
    if (read && !kind) {
      return { data: { kinds, items: [], total: 0, notes: [...notes, words('kindUnknown')] } };
    }
    const query = kind ? { templateId: kind.templateId, top: 20 } : { ...withoutReaction(asked), top: 20 };
    const { conditions } = await ask(reactionConditions, { query });
    const items = conditions.slice(from).map((row) => ({
      source: row.source,
      reaction: row.kind,
      reagents: row.reagents,
      catalysts: row.catalysts,
      solvents: row.solvents,
      temperatureC: row.temperatureC,
      hours: row.hours,
      yieldPercent: row.yieldPercent,
      recordsRunSo: row.support,
      recordsOfKind: row.of,
      groupsAtRisk: row.atRisk,
    }));
    const head = { kinds, notes };
    return { data: { ...head, ...fitting(items, { from, total: conditions.length, others: head }) } };
  },
});

function withoutReaction({ routeId, stepId }: Asked): { routeId?: string; stepId?: string } {
  return { ...(routeId === undefined ? {} : { routeId }), ...(stepId === undefined ? {} : { stepId }) };
}

export const findPrecedents = defineTool({
  name: 'find_precedents',
  readOnly: true,
  input: Type.Object({
    ...askedReaction,
    withYield: Type.Optional(Type.Boolean({ description: 'only those that report a yield' })),
    withPatent: Type.Optional(Type.Boolean({ description: 'only those with a patent number' })),
    from: fromSchema,
  }),
  output: Type.Object({
    reactionSmiles: Type.String(),
    known: Type.Integer({ description: 'recorded reactions that were looked at' }),
    sameChange: Type.Integer({ description: 'of them, those with the same change' }),
    sameCentre: Type.Integer({ description: 'of those, the ones at atoms with the same neighbours' }),
    items: Type.Array(
      Type.Object({
        match: Type.String({ description: 'reaction, centre or change' }),
        similarity: Type.Number({ description: 'of the products, 0 to 1' }),
        reactants: Type.Array(briefMoleculeOut),
        product: briefMoleculeOut,
        reagents: Type.Array(Type.String()),
        catalysts: Type.Array(Type.String()),
        solvents: Type.Array(Type.String()),
        yieldPercent: Type.Union([Type.Number(), Type.Null()]),
        patent: Type.Optional(foreignTextSchema),
        source: Type.String(),
      }),
      { description: 'the nearest first' },
    ),
    ...pageFields,
  }),
  async run({ from = 0, withYield, withPatent, ...given }, { ask, culture }) {
    const found = await ask(synthesisExperience, {
      body: {
        ...askedOf(given),
        top: 50,
        ...(withYield === undefined ? {} : { withYield }),
        ...(withPatent === undefined ? {} : { withPatent }),
      },
    });
    const head = {
      reactionSmiles: found.reaction.smiles,
      known: found.known,
      sameChange: found.sameChange,
      sameCentre: found.sameCentre,
    };
    const items = found.precedents.slice(from).map((one) => ({
      match: one.match,
      similarity: Math.round(one.similarity * 100) / 100,
      reactants: one.reactants.map((molecule) => briefMoleculeOf(molecule, culture)),
      product: briefMoleculeOf(one.product, culture),
      reagents: one.reagents,
      catalysts: one.catalysts,
      solvents: one.solvents,
      yieldPercent: one.yieldPercent,
      ...(one.patent === undefined
        ? {}
        : { patent: foreignText([one.patent.number, one.patent.paragraph].filter(Boolean).join(' ')) }),
      source: one.source.name,
    }));
    const total = found.precedents.length;
    return { data: { ...head, ...fitting(items, { from, total, others: head }) } };
  },
});
