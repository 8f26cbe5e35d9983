import { describe, expect, it } from 'vitest';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { proposalId, type Expansion } from '../tasks/graph/expansion.ts';
import { draftOfSelection, type SelectionParts } from './graph-selection.ts';
import type { DumpedMolecule, DumpedReaction } from '../tasks/graph/search-graph.ts';

const described = (smiles: string): StoredMolecule => ({
  key: `key of ${smiles}`,
  smiles,
  formula: '',
  molecularWeight: 1,
});
const facts = (smiles: string) => ({ ...described(smiles), origin: null, controlled: null });

const reaction = (...precursors: number[]): DumpedReaction => ({
  templateId: 't',
  score: 0.5,
  precedents: 1,
  check: 'passed',
  solved: false,
  precursors,
});
const molecule = (smiles: string, ...reactions: DumpedReaction[]): DumpedMolecule => ({
  smiles,
  origin: null,
  state: 'open',
  depth: 0,
  solved: false,
  reactions,
});
// T from A and B; A from B, or from T again.
const molecules = [
  molecule('T', reaction(1, 2)),
  molecule('A', reaction(2), reaction(0), reaction(3)),
  molecule('B'),
  molecule('C'),
];

const assess = async (
  _tenant: string,
  _lists: unknown,
  steps: readonly { product: string; precursors: readonly string[] }[],
) =>
  steps.map(({ product, precursors }) => ({
    product: facts(product),
    precursors: precursors.map(facts),
    proposals: [
      {
        id: proposalId(precursors, product),
        precursors: [...precursors],
        step: { templateId: 't', classKey: 'acylation', reactionSmiles: `${precursors.join('.')}>>${product}` },
        touchedGroups: [],
      },
    ],
    elapsedMs: 0,
  })) as unknown as Expansion[];

const parts: SelectionParts = {
  stored: {
    graph: { molecules, templates: {}, left: 0 },
    indices: new Map(molecules.map(({ smiles }, index) => [smiles, index])),
    updatedAt: new Date(0),
    version: '',
  },
  target: described('T'),
  tenantId: 'tenant',
  lists: [],
  expansion: { assess },
  smilesOf: async (keys) => new Map(keys.map((key) => [key, key.replace('key of ', '')])),
};
const way = (product: string, ...precursors: string[]) => ({
  product: `key of ${product}`,
  reactionKey: proposalId(precursors, product),
});

describe('ways chosen in a search graph', () => {
  it('become a route from the target down, without what hangs on nothing', async () => {
    const draft = await draftOfSelection(parts, [way('A', 'C'), way('T', 'A', 'B')]);
    expect(Object.keys(draft.present.choices)).toEqual(['key of T', 'key of A']);
    expect(Object.keys((await draftOfSelection(parts, [way('A', 'C')])).present.choices)).toEqual([]);
  });

  it.each([
    ['needs what it is for', [way('T', 'A', 'B'), way('A', 'T')], 'childRoutesIncludeParent'],
    ['needs one molecule in two places', [way('T', 'A', 'B'), way('A', 'B')], 'duplicateMoleculesInRoute'],
    ['is not in the graph', [way('T', 'C')], 'dataNotFound'],
  ])('are refused where one %s', async (_why, ways, key) => {
    await expect(draftOfSelection(parts, ways)).rejects.toMatchObject({ key });
  });
});
