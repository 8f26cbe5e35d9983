import { indexManualSearch, proposalLimit, proposalSorts } from '@app/shared/contracts/manual/manual';
import { Type } from 'typebox';
import { fitting } from '../answer.ts';
import { pictureOf } from '../pictures.ts';
import {
  anyNotation,
  briefMoleculeOf,
  briefMoleculeOut,
  conditionOf,
  conditionOut,
  moleculeOf,
  moleculeOut,
  structureInput,
} from '../present.ts';
import { defineTool, fromSchema, pageFields } from '../tool.ts';

export const proposeDisconnections = defineTool({
  name: 'propose_disconnections',
  readOnly: true,
  input: Type.Object({
    structure: structureInput(anyNotation),
    passedOnly: Type.Optional(Type.Boolean({ description: 'only what passes the forward check' })),
    inStockOnly: Type.Optional(Type.Boolean({ description: 'only if every precursor can be bought' })),
    sort: Type.Optional(Type.Enum(proposalSorts)),
    from: fromSchema,
  }),
  output: Type.Object({
    molecule: moleculeOut,
    inStock: Type.Boolean({ description: 'the molecule itself can be bought' }),
    unchecked: Type.Integer({ description: 'proposals whose forward check is still to come: ask again' }),
    items: Type.Array(
      Type.Object({
        reaction: Type.String(),
        reactionSmiles: Type.String(),
        precursors: Type.Array(
          Type.Object({
            ...briefMoleculeOut.properties,
            inStock: Type.Boolean(),
            controlled: Type.Optional(Type.String({ description: 'the law it is under' })),
          }),
        ),
        probability: Type.Number({ description: 'that a chemist would have made it this way, 0 to 1' }),
        precedents: Type.Integer({ description: 'patent reactions of this kind' }),
        support: Type.String({ description: 'wellPrecedented, plausible or speculative' }),
        supportReasons: Type.Array(Type.String()),
        passesForwardCheck: Type.Optional(Type.Boolean()),
        competingGroups: Type.Array(Type.String(), { description: 'groups elsewhere that the conditions would touch' }),
        conditions: Type.Optional(conditionOut),
      }),
    ),
    ...pageFields,
  }),
  async run({ structure, passedOnly, inStockOnly, sort, from = 0 }, { ask, culture }) {
    const found = await ask(indexManualSearch, {
      body: {
        structure,
        pageIndex: 1,
        pageSize: proposalLimit,
        ...(passedOnly === undefined ? {} : { passedOnly }),
        ...(inStockOnly === undefined ? {} : { inStockOnly }),
        ...(sort === undefined ? {} : { sort }),
      },
    });
    const head = {
      molecule: moleculeOf(found.molecule, culture),
      inStock: found.inStock,
      unchecked: found.unchecked,
    };
    const items = found.items.slice(from).map((proposal) => ({
      reaction: proposal.name,
      reactionSmiles: proposal.reactionSmiles,
      precursors: proposal.precursors.map(({ molecule, inStock, controlled }) => ({
        ...briefMoleculeOf(molecule, culture),
        inStock,
        ...(controlled === undefined ? {} : { controlled: controlled.text }),
      })),
      probability: proposal.probability,
      precedents: proposal.precedents,
      support: proposal.mark.word,
      supportReasons: [...proposal.mark.reasons],
      ...(proposal.forward === undefined ? {} : { passesForwardCheck: proposal.forward.passed }),
      competingGroups: proposal.touchedGroups,
      ...(proposal.conditions[0] === undefined ? {} : { conditions: conditionOf(proposal.conditions[0]) }),
    }));
    const picture = await pictureOf(ask, found.molecule.key);
    return { data: { ...head, ...fitting(items, { from, total: found.total, others: head, picture }) }, picture };
  },
});
