// Known drugs: the way that is used for them is among those found, and gives the configuration that is asked for.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asymmetricMethods } from '../../chemistry/asymmetric/methods.ts';
import { papers } from '../../chemistry/asymmetric/papers.ts';
import { mirrorImage } from '../../chemistry/molecule/stereo/mirror-image.ts';
import { canonicalSmiles, loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { Stereocentres, type CentreWays } from './stereocentres.ts';
import type { Way } from './way.ts';

let rdkit: RDKit;
let engine: Stereocentres;
beforeAll(async () => {
  rdkit = await loadRDKit();
  engine = new Stereocentres(rdkit);
}, 60_000);
afterAll(() => engine[Symbol.dispose]());

const canonical = (smiles: string): string => canonicalSmiles(rdkit, smiles) ?? `not a molecule: ${smiles}`;
const first = (smiles: string): CentreWays => {
  const [centre] = engine.of(smiles).centres;
  if (!centre) throw new Error(`no centre in ${smiles}`);
  return centre;
};
const wayOf = (smiles: string, method: string): Way | undefined =>
  first(smiles).ways.find((way) => way.method === method);
const materialsOf = (smiles: string): string[] =>
  first(smiles).ways.flatMap(({ kind, precursors }) => (kind === 'chiralPool' ? precursors : []));

describe('ways to the stereocentre of a known drug', () => {
  const sitagliptin = 'N[C@@H](CC(=O)N1CCn2c(C1)nnc2C(F)(F)F)Cc1cc(F)c(F)cc1F';
  const dopa = 'N[C@@H](Cc1ccc(O)c(O)c1)C(=O)O';
  const naproxen = 'COc1ccc2cc(ccc2c1)[C@H](C)C(=O)O';
  const levetiracetam = 'CC[C@@H](C(N)=O)N1CCCC1=O';
  const clopidogrel = 'COC(=O)[C@H](c1ccccc1Cl)N1CCc2sccc2C1';
  const rivastigmine = 'CCN(C)C(=O)Oc1cccc(c1)[C@H](C)N(C)C';
  const dapoxetine = 'CN(C)[C@@H](CCOc1cccc2ccccc12)c1ccccc1';
  const fluoxetine = 'CNCC[C@@H](Oc1ccc(cc1)C(F)(F)F)c1ccccc1';
  const pregabalin = 'CC(C)C[C@H](CN)CC(=O)O';

  it.each([
    [
      'sitagliptin by a transaminase',
      sitagliptin,
      'enzyme-transamination-ketone',
      'O=C(CC(=O)N1CCn2c(C1)nnc2C(F)(F)F)Cc1cc(F)c(F)cc1F',
    ],
    [
      'sitagliptin by hydrogenation of the enamine',
      sitagliptin,
      'enamine-hydrogenation',
      'N/C(=C\\C(=O)N1CCn2c(C1)nnc2C(F)(F)F)Cc1cc(F)c(F)cc1F',
    ],
    ['1-phenylethanol by a ketoreductase', 'C[C@H](O)c1ccccc1', 'enzyme-ketone-to-alcohol', 'CC(=O)c1ccccc1'],
    [
      '1-(4-chlorophenyl)ethanol by transfer hydrogenation',
      'C[C@@H](O)c1ccc(Cl)cc1',
      'tsdpen-transfer-hydrogenation',
      'CC(=O)c1ccc(Cl)cc1',
    ],
    [
      'L-DOPA by hydrogenation of the enamide',
      dopa,
      'enamide-hydrogenation-amino-acid',
      'CC(=O)N/C(=C\\c1ccc(O)c(O)c1)C(=O)O',
    ],
    ['L-DOPA by tyrosine phenol-lyase', dopa, 'enzyme-tyrosine-phenol-lyase', 'Oc1ccccc1O'],
    [
      'naproxen by hydrogenation of the acrylic acid',
      naproxen,
      'acrylic-acid-hydrogenation',
      'C=C(C(=O)O)c1ccc2cc(OC)ccc2c1',
    ],
    ['naproxen by resolution with an amine', naproxen, 'resolution-of-acid', 'COc1ccc2cc(ccc2c1)C(C)C(=O)O'],
    [
      'ibuprofen by a lipase',
      'CC(C)Cc1ccc(cc1)[C@H](C)C(=O)O',
      'enzyme-ester-resolution-acid',
      'CCOC(=O)C(C)c1ccc(CC(C)C)cc1',
    ],
    ['ibuprofen by an oxazolidinone', 'CC(C)Cc1ccc(cc1)[C@H](C)C(=O)O', 'evans-alkylation', 'CI'],
    ['levetiracetam by resolution of the acid', levetiracetam, 'resolution-of-acid', 'CCC(C(=O)O)N1CCCC1=O'],
    ['clopidogrel by resolution with an acid', clopidogrel, 'resolution-of-amine', 'COC(=O)C(c1ccccc1Cl)N1CCc2sccc2C1'],
    ['rivastigmine by resolution with an acid', rivastigmine, 'resolution-of-amine', 'CCN(C)C(=O)Oc1cccc(c1)C(C)N(C)C'],
    ['rivastigmine by a transaminase', rivastigmine, 'enzyme-transamination-ketone', 'CC(=O)c1cccc(O)c1'],
    [
      'dapoxetine by reduction of the ketone and inversion',
      dapoxetine,
      'cbs-reduction',
      'O=C(CCOc1cccc2ccccc12)c1ccccc1',
    ],
    ['fluoxetine by reduction of the amino ketone', fluoxetine, 'ketone-hydrogenation', 'CNCCC(=O)c1ccccc1'],
    ['pregabalin by resolution with mandelic acid', pregabalin, 'resolution-of-amine', 'CC(C)CC(CN)CC(=O)O'],
    ['pregabalin by hydrogenation of the cyano acid', pregabalin, 'cyano-alkene-hydrogenation', 'CC(C)C=C(C#N)CC(=O)O'],
    [
      'propranolol by epoxidation of allyl alcohol',
      'CC(C)NC[C@H](O)COc1cccc2ccccc12',
      'sharpless-epoxidation',
      'C=CCO',
    ],
    [
      'propranolol by hydrolytic resolution',
      'CC(C)NC[C@H](O)COc1cccc2ccccc12',
      'hydrolytic-kinetic-resolution',
      'OCC1CO1',
    ],
    [
      'the side chain of paclitaxel',
      'N[C@@H](c1ccccc1)[C@@H](O)C(=O)O',
      'sharpless-aminohydroxylation',
      'OC(=O)/C=C/c1ccccc1',
    ],
    ['3-phenylcyclohexanone by a boronic acid', 'O=C1CCC[C@H](C1)c1ccccc1', 'boronic-acid-addition', 'O=C1C=CCCC1'],
    ['an aldol of acetone by proline', 'CC(=O)C[C@@H](O)C(C)C', 'proline-aldol', 'CC(C)C=O'],
    ['2-amino-3-phenylpropanol by proline', 'N[C@@H](CO)Cc1ccccc1', 'proline-amination', 'O=CCCc1ccccc1'],
    ['the ester of the statin side chain', 'CCOC(=O)C[C@H](O)CCl', 'enzyme-ketone-to-alcohol', 'CCOC(=O)CC(=O)CCl'],
    ['the cyano acid of the statin side chain', 'CCOC(=O)C[C@H](O)CC#N', 'enzyme-nitrile-to-acid', 'N#CCC(O)CC#N'],
  ])('%s', (_, drug, method, precursor) => {
    expect(wayOf(drug, method)?.precursors).toContain(canonical(precursor));
  });

  it('resolves both centres of sertraline at once, of the cis racemate', () => {
    const { centres } = engine.of('CN[C@H]1CC[C@@H](c2ccc(Cl)c(Cl)c2)c2ccccc21');
    expect(centres.map(({ label }) => label)).toEqual(['S', 'S']);
    for (const { ways } of centres) {
      const way = ways.find(({ method }) => method === 'resolution-of-amine');
      expect(way?.precursors[0]).toMatch(/\|&1:\d+,\d+\|$/);
      expect(way?.against).toContain('relativeFirst');
    }
  });

  it.each([
    ['levetiracetam from L-2-aminobutanamide', levetiracetam, 'CC[C@H](N)C(N)=O'],
    ['levetiracetam from L-2-aminobutyric acid', levetiracetam, 'CC[C@H](N)C(=O)O'],
    ['clopidogrel from 2-chlorophenylglycine', clopidogrel, 'COC(=O)[C@@H](N)c1ccccc1Cl'],
    ['propranolol from glycidol', 'CC(C)NC[C@H](O)COc1cccc2ccccc12', 'OC[C@@H]1CO1'],
    ['metoprolol from epichlorohydrin', 'CC(C)NC[C@H](O)COc1ccc(CCOC)cc1', 'ClC[C@H]1CO1'],
    ['dapoxetine from 3-amino-3-phenylpropanol', dapoxetine, 'N[C@@H](CCO)c1ccccc1'],
    ['fluoxetine from 3-chloro-1-phenylpropanol', fluoxetine, 'O[C@H](CCCl)c1ccccc1'],
  ])('%s', (_, drug, material) => {
    expect(materialsOf(drug)).toContain(canonical(material));
    // Of a material with equal ends, as epichlorohydrin, either hand gives either enantiomer.
    const hasEqualEnds = material.includes('1CO1');
    expect(hasEqualEnds || !materialsOf(mirrorImage(canonical(drug))).includes(canonical(material))).toBe(true);
  });

  it('does not offer the target itself', () => {
    expect(materialsOf(pregabalin)).not.toContain(canonical(pregabalin));
  });
});

describe('the hand of a catalyst', () => {
  // As the papers give it (chemistry/asymmetric/papers.ts).
  it.each([
    ['tsdpen-transfer-hydrogenation', 'C[C@H](O)c1ccccc1', '(S,S)-TsDPEN', '(R,R)-TsDPEN'],
    ['ketone-hydrogenation', 'C[C@@H](O)c1ccccc1', '(S)-XylBINAP/(S)-DAIPEN', '(R)-XylBINAP/(R)-DAIPEN'],
    ['cbs-reduction', 'C[C@@H](O)c1ccccc1', '(S)-CBS', '(R)-CBS'],
    ['keto-ester-hydrogenation', 'COC(=O)C[C@@H](C)O', '(R)-BINAP', '(S)-BINAP'],
    // The (R) carnitine precursor is made with (S)-BINAP.
    ['keto-ester-hydrogenation', 'CCOC(=O)C[C@@H](O)CCl', '(S)-BINAP', '(R)-BINAP'],
    ['acrylic-acid-hydrogenation', 'COc1ccc2cc(ccc2c1)[C@H](C)C(=O)O', '(S)-BINAP', '(R)-BINAP'],
    [
      'enamide-hydrogenation-amino-acid',
      'N[C@@H](Cc1ccc(O)c(O)c1)C(=O)O',
      '(S,S)-Et-DuPhos or (R,R)-DIPAMP',
      '(R,R)-Et-DuPhos or (S,S)-DIPAMP',
    ],
    ['sharpless-epoxidation', 'OC[C@@H]1O[C@H]1c1ccccc1', 'L-(+)-tartrate', 'D-(−)-tartrate'],
    ['sharpless-epoxidation', 'OC[C@H]1CO1', 'L-(+)-tartrate', 'D-(−)-tartrate'],
    ['sharpless-epoxidation', 'CC(C)NC[C@H](O)COc1cccc2ccccc12', 'D-(−)-tartrate', 'L-(+)-tartrate'],
    ['sharpless-dihydroxylation', 'OC[C@H](O)c1ccccc1', 'AD-mix-β', 'AD-mix-α'],
    ['phase-transfer-alkylation', 'N[C@@H](Cc1ccc(Cl)cc1)C(=O)O', 'cinchonidinium', 'cinchoninium'],
  ])('%s to %s is %s', (method, product, own, other) => {
    expect(wayOf(product, method)?.hand).toBe(own);
    expect(wayOf(mirrorImage(canonical(product)), method)?.hand).toBe(other);
  });

  it.each([
    ['OC[C@@H]1O[C@H]1c1ccccc1', 'S'],
    ['OC[C@H]1CO1', 'S'],
    ['OC[C@H](O)c1ccccc1', 'R'],
    ['N[C@@H](Cc1ccc(Cl)cc1)C(=O)O', 'S'],
    ['COC(=O)C[C@@H](C)O', 'R'],
    ['CCOC(=O)C[C@@H](O)CCl', 'R'],
  ] as const)('is tested on a product that is what it is taken for: %s', (product, label) => {
    expect(first(product).label).toBe(label);
  });

  it('is not said where nobody foresees it', () => {
    const way = wayOf('CC(C)Cc1ccc(cc1)[C@H](C)C(=O)O', 'evans-alkylation');
    expect(way?.hand).toBeUndefined();
    expect(way?.against).toContain('unknownHand');
  });
});

describe('a way', () => {
  it('gives the centre of the form with the configuration that the target needs', () => {
    // The displacement inverts: (S)-dapoxetine is made of the (R) alcohol.
    const way = wayOf('CN(C)[C@@H](CCOc1cccc2ccccc12)c1ccccc1', 'cbs-reduction');
    expect(way?.form).toBe(canonical('O[C@H](CCOc1cccc2ccccc12)c1ccccc1'));
    expect(way?.later).toEqual(['displacement']);
    expect(way?.against).toContain('inversion');
    expect(first(way?.form ?? '').label).toBe('R');
  });

  it('of two centers needs them to lie to one another as the method makes them', () => {
    const labels = (smiles: string): string[] => engine.of(smiles).centres.map(({ label }) => label);
    // (2R,3S)-3-Phenylisoserine, as in paclitaxel, and its diastereomer.
    expect(labels('N[C@@H](c1ccccc1)[C@@H](O)C(=O)O')).toEqual(['S', 'R']);
    expect(wayOf('N[C@@H](c1ccccc1)[C@H](O)C(=O)O', 'sharpless-aminohydroxylation')).toBeUndefined();
    expect(wayOf('OC[C@H]1O[C@H]1c1ccccc1', 'sharpless-epoxidation')).toBeUndefined();
  });

  it('has a racemate that can be used again only where the centre can be racemised', () => {
    expect(wayOf('COc1ccc2cc(ccc2c1)[C@H](C)C(=O)O', 'resolution-of-acid')?.racemisation).toBe('alphaHydrogen');
    expect(wayOf('C[C@H](N)c1ccccc1Cl', 'resolution-of-amine')?.racemisation).toBe('benzylicAmine');
    expect(wayOf('C[C@H](O)c1ccccc1', 'chiral-chromatography')?.racemisation).toBe('alcohol');
    expect(wayOf('CC(C)C[C@H](CN)CC(=O)O', 'resolution-of-acid')?.racemisation).toBeUndefined();
  });

  it('that loses half has a yield of half and twice the mass', () => {
    const { ways } = first('C[C@H](O)c1ccccc1');
    for (const { maxYield, for: pros, against } of ways) {
      expect(against.includes('halfLost')).toBe(maxYield === 0.5);
      expect(pros.includes('wholeYield')).toBe(maxYield === 1);
    }
    const halves = ways.filter(({ maxYield }) => maxYield === 0.5).map(({ massRatio }) => massRatio);
    expect(Math.min(...halves)).toBeGreaterThanOrEqual(1.99);
  });

  it('counts an auxiliary in its mass and its steps', () => {
    const way = wayOf('CC(C)Cc1ccc(cc1)[C@H](C)C(=O)O', 'evans-alkylation');
    // Methyl iodide 141.9, the imide 351.4, and the auxiliary 177.2 for 206.3 of ibuprofen.
    expect(way?.massRatio).toBeCloseTo((141.9 + 351.4 + 177.2) / 206.3, 1);
    expect(way?.steps).toBe(2);
  });

  it('of a phenylalanine ammonia lyase is offered for the enantiomer that the enzyme makes, and not for the other', () => {
    const phenylalanine = 'N[C@@H](Cc1ccc(Br)cc1)C(=O)O';
    expect(wayOf(phenylalanine, 'enzyme-ammonia-lyase-aryl')).toBeDefined();
    expect(wayOf(mirrorImage(canonical(phenylalanine)), 'enzyme-ammonia-lyase-aryl')).toBeUndefined();
  });

  it('comes before those of more effort, which is the sum of its parts', () => {
    const { ways } = first('CC[C@@H](C(N)=O)N1CCCC1=O');
    const totals = ways.map(({ effort }) => effort.total);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    for (const { effort } of ways)
      expect(Object.values(effort.parts).reduce((sum, value) => sum + value, 0)).toBeCloseTo(effort.total, 1);
    expect(new Set(ways.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
  });

  it('is not invented for a centre that none fits: only the column is left', () => {
    const { ways, kind, isQuaternary } = first('CCC[C@@](C)(CC)c1ccccc1');
    expect([kind, isQuaternary]).toEqual(['carbon', true]);
    expect(ways.map(({ method }) => method)).toEqual(['chiral-chromatography']);
  });
});

describe('a molecule', () => {
  it('without a configuration has no centres', () => {
    expect(engine.of('CC(O)c1ccccc1')).toEqual({ smiles: 'CC(O)c1ccccc1', centres: [], found: 0 });
  });

  it('with more centres than can be judged says how many there are', () => {
    const glucosides = 'OC[C@H]1O[C@@H](O[C@@H]2[C@@H](CO)O[C@@H](O)[C@H](O)[C@H]2O)[C@H](O)[C@@H](O)[C@@H]1O';
    expect(engine.of(glucosides)).toMatchObject({ centres: [], found: 10 });
  });
});

describe('what a route does', () => {
  const target = 'CNCC[C@@H](O)c1ccccc1';
  const stepFrom = (templateId: string, ...precursors: string[]) => ({
    nodeId: 'n0',
    steps: [
      {
        stepId: 's1',
        templateId,
        product: { nodeId: 'n0', smiles: canonical(target) },
        precursors: precursors.map((smiles, index) => ({ nodeId: `n${index + 1}`, smiles: canonical(smiles) })),
      },
    ],
  });
  const asked = (route: ReturnType<typeof stepFrom>): CentreWays | undefined => engine.of(target, route).centres[0];
  const chosen = (centre: CentreWays | undefined): string[] =>
    centre?.chosen.map((index) => centre.ways[index]?.method ?? '') ?? [];

  it('brings the centre with a material', () => {
    const centre = asked(stepFrom('amine-alkylation', 'O[C@H](CCCl)c1ccccc1', 'CN'));
    expect(centre?.origin).toMatchObject({ kind: 'material', nodeId: 'n1' });
    expect(chosen(centre)).toEqual(['pool']);
  });

  it('sets it by an enzyme', () => {
    const centre = asked(stepFrom('enzyme-ketone-to-alcohol', 'CNCCC(=O)c1ccccc1'));
    expect(centre?.origin).toMatchObject({ kind: 'enzyme', stepId: 's1' });
    expect(chosen(centre)).toEqual(['enzyme-ketone-to-alcohol']);
  });

  it('sets it by a resolution', () => {
    const centre = asked(stepFrom('resolution-of-amine', 'CNCCC(O)c1ccccc1'));
    expect(centre?.origin?.kind).toBe('resolution');
    expect(chosen(centre)).toEqual(['resolution-of-amine']);
  });

  it('makes it in a step that names no catalyst, with those that fit', () => {
    const centre = asked(stepFrom('ketone-reduction', 'CNCCC(=O)c1ccccc1'));
    expect(centre?.origin).toMatchObject({ kind: 'step', stepId: 's1' });
    expect(chosen(centre)).toEqual(expect.arrayContaining(['ketone-hydrogenation', 'cbs-reduction']));
  });

  it('takes a racemic material for one without a configuration', () => {
    const route = stepFrom('amine-alkylation', 'CN');
    const racemic = { nodeId: 'n2', smiles: `${canonical('O[C@H](CCCl)c1ccccc1')} |&1:1|` };
    const [step] = route.steps;
    if (!step) throw new Error('no step');
    const centre = asked({ ...route, steps: [{ ...step, precursors: [...step.precursors, racemic] }] });
    expect(centre?.origin?.kind).toBe('step');
  });
});

describe('the asymmetric methods', () => {
  it('have unique ids, a range of ee, and papers, all of which are cited', () => {
    const ids = asymmetricMethods.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { eePercent, papers: cited } of asymmetricMethods) {
      expect(eePercent[0]).toBeLessThan(eePercent[1]);
      expect(cited.length).toBeGreaterThan(0);
    }
    const used = new Set<string>(asymmetricMethods.flatMap((one) => one.papers));
    expect(Object.keys(papers).filter((key) => !used.has(key))).toEqual([]);
  });
});
