import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { StepChanges } from './step-changes.ts';

let rdkit: RDKit;
let changes: StepChanges;
beforeAll(async () => {
  rdkit = await loadRDKit();
  changes = new StepChanges(rdkit);
});

describe('the atoms that a step changes', () => {
  it.each([
    // Carbonyl carbon and nitrogen meet; chlorine leaves.
    ['an amide of an acid chloride', 'CC(=O)NCc1ccccc1', ['CC(=O)Cl', 'NCc1ccccc1'], [1, 3], [[1, 3], [0]]],
    [
      'a biaryl',
      'c1ccc(-c2ccncc2)cc1',
      ['Brc1ccccc1', 'OB(O)c1ccncc1'],
      [3, 4],
      [
        [0, 1],
        [1, 3],
      ],
    ],
    ['a nitro group that is reduced', 'Nc1ccccc1', ['O=[N+]([O-])c1ccccc1'], [0], [[0, 1, 2]]],
    ['a double bond that is hydrogenated', 'CCC', ['C=CC'], [1, 2], [[0, 1]]],
    ['a methyl group that a reagent brings', 'COc1ccccc1', ['Oc1ccccc1'], [0, 1], [[0]]],
    ['a bromine that a reagent brings', 'COc1ccc(Br)cc1', ['COc1ccccc1'], [5, 6], [[5]]],
    ['nothing but a ring drawn otherwise', 'Cc1ccccc1C', ['Cc1ccccc1C'], [], [[]]],
  ])('%s', (_, product, precursors, inProduct, inPrecursors) => {
    const found = changes.of({ product, precursors });
    expect(found.product).toEqual(inProduct);
    expect(found.precursors).toEqual(inPrecursors);
  });

  it('are those of one place when a precursor is taken up twice', () => {
    const found = changes.of({ product: 'O=C(Nc1ccccc1)Nc1ccccc1', precursors: ['O=C(Cl)Cl', 'Nc1ccccc1'] });
    expect(found.product).toEqual([1, 2, 9]);
    expect(found.precursors).toEqual([[1, 2, 3], [0]]);
  });

  it('come with dangerous groups of each molecule, by rule and source', () => {
    const { hazards } = changes.of({ product: 'CCCCN', precursors: ['CCCCN=[N+]=[N-]'] });
    expect(hazards.product).toEqual([]);
    expect(hazards.precursors[0]).toMatchObject([{ rule: 'organicAzide', severity: 'severe', figure: 1.33 }]);
  });

  it('are not reported for what is no molecule', () => {
    expect(() => changes.of({ product: 'C(', precursors: ['C'] })).toThrow(TypeError);
  });
});
