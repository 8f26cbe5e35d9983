import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { ImpurityContext } from '../impurity/context.ts';
import { findOtherSites } from './other-sites.ts';

let context: ImpurityContext;
beforeAll(async () => {
  context = new ImpurityContext(await loadRDKit());
});
afterAll(() => context[Symbol.dispose]());

const canonical = (side = '') =>
  side.split('.').flatMap((one) => (one === '' ? [] : (canonicalSmiles(context.rdkit, one) ?? [])));
const sitesOf = (reaction: string) => {
  const [left, middle, right] = reaction.split('>');
  return findOtherSites(context, {
    reactants: canonical(left),
    agents: canonical(middle),
    product: canonical(right)[0] ?? '',
  });
};

describe('another site', () => {
  it.each([
    [
      'the 2-position of 2,4-dichloropyrimidine beside the faster 4-position',
      'Clc1ccnc(Cl)n1.C1CCNCC1>>Clc1nccc(N2CCCCC2)n1',
      { product: 'Clc1ccnc(N2CCCCC2)n1', kind: 'regio', group: 'azineHalide' },
      [0.02, 0.25],
    ],
    [
      'the hydroxyl group of 4-aminophenol beside its amine',
      'Nc1ccc(O)cc1.CC(=O)OC(C)=O>>CC(=O)Nc1ccc(O)cc1',
      { product: 'CC(=O)Oc1ccc(N)cc1', kind: 'chemo', group: 'phenol' },
      [0.001, 0.1],
    ],
    [
      'the bromide beside the iodide in a Suzuki coupling',
      'Brc1ccc(I)cc1.OB(O)c1ccccc1>>Brc1ccc(-c2ccccc2)cc1',
      { product: 'Ic1ccc(-c2ccccc2)cc1', kind: 'chemo', group: 'arylBromide' },
      [0.005, 0.2],
    ],
    [
      'the ketone beside the aldehyde under borohydride',
      'CC(=O)c1ccc(C=O)cc1>[BH4-].[Na+]>CC(=O)c1ccc(CO)cc1',
      { product: 'CC(O)c1ccc(C=O)cc1', kind: 'chemo', group: 'ketone' },
      [0.05, 0.4],
    ],
    [
      'the aniline beside the benzylic amine',
      'NCc1ccc(N)cc1.CC(=O)Cl>>CC(=O)NCc1ccc(N)cc1',
      { product: 'CC(=O)Nc1ccc(CN)cc1', kind: 'chemo', group: 'anilineNH' },
      [0.005, 0.1],
    ],
    [
      'the alcohol beside the amine under Boc anhydride',
      'OCCNCc1ccccc1.CC(C)(C)OC(=O)OC(=O)OC(C)(C)C>>CC(C)(C)OC(=O)N(CCO)Cc1ccccc1',
      { product: 'CC(C)(C)OC(=O)OCCNCc1ccccc1', kind: 'chemo', group: 'primaryAlcohol' },
      [0.0005, 0.2],
    ],
    [
      'the ortho position of toluene, of which there are two',
      'Cc1ccccc1.O[N+](=O)[O-]>>Cc1ccc([N+](=O)[O-])cc1',
      { product: 'Cc1ccccc1[N+](=O)[O-]', kind: 'regio', group: 'areneCH' },
      [0.4, 0.7],
    ],
  ])('is %s', (_, reaction, site, [least, most]) => {
    const found = sitesOf(reaction).sites.find((one) => one.product === canonical(site.product)[0]);
    expect(found).toMatchObject({ kind: site.kind, group: site.group });
    expect(found?.share).toBeGreaterThanOrEqual(least ?? 0);
    expect(found?.share).toBeLessThanOrEqual(most ?? 1);
  });

  it.each([
    [
      'the bromide away from the ring nitrogen',
      'Brc1ccc(Br)nc1.OB(O)c1ccccc1>>Brc1ccc(-c2ccccc2)nc1',
      'Brc1ccc(-c2ccccc2)cn1',
      'there',
      'besideRingNitrogen',
    ],
    [
      'the phenol bound to a carbonyl group',
      'COC(=O)c1ccc(O)cc1O.BrCc1ccccc1>>COC(=O)c1ccc(OCc2ccccc2)cc1O',
      'COC(=O)c1ccc(O)cc1OCc1ccccc1',
      'here',
      'hydrogenBond',
    ],
    [
      'the open double bond of limonene',
      'CC1=CCC(CC1)C(C)=C.OO>>CC(=C)C1CCC2(C)OC2C1',
      'CC1=CCC(CC1)C1(C)CO1',
      'there',
      'moreSubstituted',
    ],
    [
      'the amine at the ester of lysine',
      'NCCCCC(N)C(=O)OC.CC(C)(C)OC(=O)OC(=O)OC(C)(C)C>>COC(=O)C(N)CCCCNC(=O)OC(C)(C)C',
      'COC(=O)C(CCCCN)NC(=O)OC(C)(C)C',
      'here',
      'crowded',
    ],
    [
      'the crowded nitrogen of 2-methylpiperazine',
      'CC1CNCCN1.CC(C)(C)OC(=O)OC(=O)OC(C)(C)C>>CC1CN(C(=O)OC(C)(C)C)CCN1',
      'CC1CNCCN1C(=O)OC(C)(C)C',
      'here',
      'crowded',
    ],
    [
      'the nitrogen of 4-methylimidazole beside the methyl group',
      'Cc1c[nH]cn1.BrCc1ccccc1>>Cc1cn(Cc2ccccc2)cn1',
      'Cc1cncn1Cc1ccccc1',
      'here',
      'crowded',
    ],
  ] as const)('is slower, and says why: %s', (_, reaction, product, place, cause) => {
    const found = sitesOf(reaction).sites.find((one) => one.product === canonical(product)[0]);
    expect(found?.speed).toMatch(/slower/i);
    expect(found?.because[place]).toContain(cause);
  });

  it('is none where two places are the same by symmetry', () => {
    const kinds = ['Brc1cncc(Br)c1.OB(O)c1ccccc1>>Brc1cncc(-c2ccccc2)c1', 'Oc1ccc(O)cc1.CI>>COc1ccc(O)cc1'].flatMap(
      (reaction) => sitesOf(reaction).sites.map(({ kind }) => kind),
    );
    expect(kinds).not.toContain('regio');
  });

  it('stands among shares that leave the wanted place its own', () => {
    for (const reaction of ['Nc1ccc(O)cc1.CC(=O)OC(C)=O>>CC(=O)Nc1ccc(O)cc1', 'COc1ccccc1.BrBr>>COc1ccc(Br)cc1']) {
      const { sites } = sitesOf(reaction);
      expect(sites.length).toBeGreaterThan(0);
      expect(sites.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeLessThan(1);
    }
  });

  it('is marked with all atoms that are like it, in the order of the canonical SMILES', () => {
    const { sites, intended } = sitesOf('Cc1ccccc1.O[N+](=O)[O-]>>Cc1ccc([N+](=O)[O-])cc1');
    const ortho = sites.find((one) => one.product === canonical('Cc1ccccc1[N+](=O)[O-]')[0]);
    expect(ortho?.atoms).toEqual([2, 6]);
    expect(intended[0]).toEqual({ reactant: 0, atoms: [4] });
  });

  it('is none where nothing else could react, or another reagent would be needed', () => {
    expect(sitesOf('O=C(O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1').sites).toEqual([]);
    const products = sitesOf('NCc1ccc(N)cc1.CC(=O)Cl>>CC(=O)NCc1ccc(N)cc1').sites.map(({ product }) => product);
    expect(products.filter((product) => product.includes('C(C)(C)C'))).toEqual([]);
  });

  it('is the other isomer of a double bond that forms, of which nobody knows how much', () => {
    const { sites, unknown } = sitesOf('O=Cc1ccccc1.CCOC(=O)C=P(c1ccccc1)(c1ccccc1)c1ccccc1>>CCOC(=O)/C=C/c1ccccc1');
    expect(sites).toMatchObject([
      { kind: 'stereo', product: 'CCOC(=O)/C=C\\c1ccccc1', share: null, likelihood: 'unknown' },
    ]);
    expect(unknown).toContain('newDoubleBond');
  });

  it('is not told where the reaction is of no known kind, but where it happens still is', () => {
    const { sites, unknown, intended } = sitesOf('CCCCCC>>C1CCCCC1');
    expect({ sites, unknown }).toMatchObject({ sites: [], unknown: ['noFamily'] });
    expect(intended).toEqual([{ reactant: 0, atoms: [0, 5] }]);
  });

  it('is said not to be judged for a centre that forms', () => {
    expect(sitesOf('COC(=O)CCC(C)=O>[BH4-].[Na+]>COC(=O)CCC(C)O').unknown).toContain('newStereo');
  });
});
