import { beforeAll, describe, expect, it } from 'vitest';
import { ProcedureDrafts } from '../../../test-support/procedures.ts';
import type { Material } from '../types.ts';

let drafts: ProcedureDrafts;
beforeAll(async () => {
  drafts = await ProcedureDrafts.load();
});

describe('amounts for 1 g of the limiting reagent, reckoned by hand', () => {
  // Of the row whose agent or SMILES is named.
  it.each<[what: string, of: string, row: string, wanted: Partial<Material>]>([
    ['a solid by its weight', 'suzuki', 'K2CO3', { equivalents: 2.5, mmol: 13.7, massG: 1.9, volumeMl: null }],
    ['a catalyst', 'suzuki', 'Pd(PPh3)4', { equivalents: 0.05, mmol: 0.275, massG: 0.317, role: 'catalyst' }],
    ['the partner in excess', 'suzuki', 'OB(O)c1ccccc1', { equivalents: 1.2, mmol: 6.59, massG: 0.804 }],
    ['the organic solvent', 'suzuki', '1,4-dioxane', { volumeMl: 27, role: 'solvent', massG: null }],
    ['water beside it', 'suzuki', 'H2O', { volumeMl: 9.2 }],
    ['a liquid by its density', 'acetylation', 'Et3N', { mmol: 18.7, massG: 1.89, volumeMl: 2.6, density: 0.726 }],
    ['a solution by its strength', 'enolate', 'LDA', { mmol: 7.74, massG: null, volumeMl: 3.87, state: 'solution' }],
    [
      'a reagent that is a reactant, once',
      'enolate',
      'MeI',
      { equivalents: 1.2, mmol: 8.44, massG: 1.2, volumeMl: 0.525 },
    ],
    ['a dispersion by what is weighed of it', 'williamson', 'NaH', { mmol: 6.94, massG: 0.277, equivalents: 1.2 }],
    [
      'a hydrate with its water',
      'saponification',
      'LiOH',
      { equivalents: 2, mmol: 14.7, massG: 0.616, molarMass: 41.97 },
    ],
    ['hydrogen chloride in dioxane, by the solvent', 'bocHCl', 'HCl', { mmol: 54, volumeMl: 13.5, massG: null }],
    ['hydrochloric acid in water, by the solvent', 'amide', 'HCl', { mmol: 70.8, volumeMl: 5.9 }],
    ['trifluoroacetic acid by volume', 'bocTFA', 'TFA', { volumeMl: 10.8, equivalents: 26 }],
    ['palladium on carbon by weight', 'hydrogenation', 'Pd/C', { massG: 0.1, mmol: 0.094, equivalents: 0.0098 }],
    [
      'hydrogen, not weighed',
      'hydrogenation',
      'H2',
      { equivalents: null, massG: null, state: 'gas', equivalentsFrom: 'class' },
    ],
    ['a peracid by its assay', 'peracid', 'mCPBA', { mmol: 8.86, massG: 2.04 }],
    [
      'a dihalide of which one halogen stays, in excess',
      'buchwald',
      'Brc1ccc(Br)cc1',
      { equivalents: 3, isLimiting: false },
    ],
    ['a reactant that goes in twice', 'diallyl', 'C=CCBr', { equivalents: 2.4, mmol: 22.4 }],
    ['an ion by its usual salt', 'azide', 'NaN3', { equivalents: 1.5, mmol: 8.77, massG: 0.57 }],
    [
      'a cheap phosphonate in excess, however heavy',
      'hwe',
      'CCOC(=O)CP(=O)(OCC)OCC',
      { equivalents: 1.2, isLimiting: false },
    ],
    [
      'an agent that no table knows, as blanks',
      'strange',
      'unobtainium',
      { equivalents: null, mmol: null, molarMass: null, equivalentsFrom: 'unknown' },
    ],
  ])('count %s', (_what, of, row, wanted) => {
    const { materials } = drafts.of(of);
    const found = materials.filter(({ agent, smiles }) => agent === row || smiles === drafts.canonical(row));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject(wanted);
  });

  it('take the batch by product, by millimoles, and with an expected yield', () => {
    const ten = drafts.of('hatu', { batch: { of: 'product', amount: 10, unit: 'g' }, yieldPercent: 50 });
    expect(ten.product).toMatchObject({ theoreticalG: 20, expectedPercent: 50, expectedG: 10 });
    expect(ten.materials[0]).toMatchObject({ mmol: 94.7, isLimiting: true });
    const five = drafts.of('hatu', { batch: { of: 'limiting', amount: 5, unit: 'mmol' } });
    expect(five.product).toMatchObject({ mmol: 5, theoreticalG: 1.06, expectedPercent: null, expectedG: null });
    expect(five.blanks).toContain('yield');
  });

  it('take what a chemist stated before what is usual', () => {
    const equivalents = [
      { of: 'DIPEA', amount: 4 },
      { of: drafts.canonical('NCc1ccccc1'), amount: 2 },
    ];
    const { materials, basis } = drafts.of('hatu', { equivalents });
    const stated = materials.filter(({ equivalentsFrom }) => equivalentsFrom === 'chemist');
    expect(stated.map((one) => one.equivalents)).toEqual([2, 4]);
    expect(basis.map(({ key }) => key)).toContain('basis.amountsStated');
  });

  it('are blanks where the kind of reaction has no family', () => {
    const rest = drafts.of('unfamiliar').materials.filter(({ isLimiting }) => !isLimiting);
    expect(rest.map(({ massG, volumeMl }) => [massG, volumeMl])).toEqual(rest.map(() => [null, null]));
  });
});
