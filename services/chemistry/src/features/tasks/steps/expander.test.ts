import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { expansionGraph } from '../graph/expansion-graph.ts';
import type { ForwardCheck, Proposal } from '../../../chemistry/models/types.ts';
import type { ShapeContext } from '../route-shape.ts';
import { Expander, type ExpanderParts, type Patience } from './expander.ts';
import { proposalId } from '../graph/expansion.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const product = 'CC(=O)Nc1ccccc1';
const morphine = 'CN1CC[C@]23c4c5ccc(O)c4O[C@H]2[C@@H](O)C=C[C@H]3[C@H]1C5';
const passed: ForwardCheck = { passed: true, rank: 1, share: 0.8, templateId: 't', templateIds: ['t'], competing: [] };

const proposal = (...precursors: string[]): Proposal => ({
  precursors,
  templateId: 't',
  score: 0.5,
  probability: 0.5,
  precedents: 3,
  competing: [{ group: 'nitro' }],
});

const proposals = [proposal('CC(=O)O', 'Nc1ccccc1'), proposal('CC(=O)Cl', 'CC(=O)Cl', 'Nc1ccccc1'), proposal(morphine)];

const context: ShapeContext = {
  molecule: (smiles) => ({ key: `key of ${smiles}`, smiles, formula: 'C', molecularWeight: 12.01 }),
  templateNote: () => undefined,
  recorded: () => null,
  forwardWithin: 5,
  precedentSet: { reactions: 100, name: 'USPTO' },
};

const patient: Patience = { checkMs: 60_000, shouldStop: () => false };

/** An expander over an engine that knows three ways to one molecule; `checked` collects what was checked. */
function expanderOf(checked: string[] = [], checkOf: (precursors: string) => ForwardCheck = () => passed): Expander {
  const engine: ExpanderParts['engine'] = {
    expand: () => [...proposals],
    checkForward: (precursors) => {
      checked.push(precursors.join('.'));
      return checkOf(precursors.join('.'));
    },
    describe: (one, of, check) => ({
      templateId: one.templateId,
      name: { en: 'a step', 'zh-CN': '一步' },
      class: 'acylation',
      smiles: `${one.precursors.join('.')}>>${of}`,
      conditions: [],
      precedents: one.precedents,
      familyPrecedents: 9,
      score: one.score,
      probability: one.probability,
      forwardRank: check?.rank ?? null,
      forwardShare: check?.share ?? 0,
      competing: one.competing,
      children: [],
    }),
  };
  const stock = { size: 1, originOf: (smiles: string) => (smiles === 'CC(=O)O' ? 'common' : null) };
  return new Expander({ engine, rdkit, stock, top: 10 });
}

describe('a molecule taken apart', () => {
  it('has proposals with checks, and each precursor once with its stock and what controls it', () => {
    const { proposals: found, precursors } = expanderOf().expand(product, context, patient);
    expect(found.map(({ isChecked, step }) => [isChecked, step.forward.rank])).toEqual([
      [true, 1],
      [true, 1],
      [true, 1],
    ]);
    expect(found[1]).toMatchObject({
      precursors: ['CC(=O)Cl', 'Nc1ccccc1'],
      touchedGroups: ['nitro'],
      forwardShare: 0.8,
    });
    expect(precursors.map(({ smiles, origin, controlled }) => [smiles, origin, controlled?.relation ?? null])).toEqual([
      ['CC(=O)O', 'common', null],
      ['Nc1ccccc1', null, null],
      ['CC(=O)Cl', null, null],
      [morphine, null, 'listed'],
    ]);
  });

  it('is checked no further when nobody waits any more or the time is used up, and says what is unchecked', () => {
    const checked: string[] = [];
    const expander = expanderOf(checked);
    const left = expander.expand(product, context, { ...patient, shouldStop: () => checked.length === 1 });
    expect(left.proposals.map(({ isChecked }) => isChecked)).toEqual([true, false, false]);
    expect(left.proposals[1]?.step.forward).toMatchObject({ passed: false, rank: 0 });
    const late = expander.expand(product, context, { ...patient, checkMs: -1 });
    expect(late.proposals.map(({ isChecked }) => isChecked)).toEqual([true, false, false]);
    expander.expand(product, context, patient);
    expect(checked).toHaveLength(3);
  });

  it('adds to a search graph what would form instead, of failed checks alone', () => {
    const competing = [{ product: 'CC(=O)OC(C)=O', templateId: 'r' }, { group: 'nitro' as const }];
    const failed: ForwardCheck = { ...passed, passed: false, rank: null, competing };
    const expander = expanderOf([], (precursors) => (precursors.startsWith('CC(=O)O.') ? failed : passed));
    const [root] = expansionGraph(expander.expand(product, context, patient)).molecules;
    expect(root?.reactions.map(({ check, rank, rivals }) => [check, rank, rivals])).toEqual([
      [
        'failed',
        0,
        [
          ['CC(=O)OC(C)=O', undefined],
          [undefined, undefined],
        ],
      ],
      ['passed', 1, undefined],
    ]);
  });

  it('gives one proposal by its id, checked, and nothing for an id that it does not have', () => {
    const id = proposalId(['Nc1ccccc1', 'CC(=O)O'], product);
    const one = expanderOf().proposal(product, id, context);
    expect(one?.proposals.map((found) => [found.id, found.isChecked])).toEqual([[id, true]]);
    expect(one?.precursors.map(({ smiles }) => smiles)).toEqual(['CC(=O)O', 'Nc1ccccc1']);
    expect(expanderOf().proposal(product, '0123456789abcdef', context)).toBeNull();
  });
});
