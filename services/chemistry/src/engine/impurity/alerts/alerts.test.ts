import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../../chemistry/molecule/rdkit.ts';
import { alertsOf } from './alerts.ts';
import { Bench } from '../bench.ts';
import { phraseText } from '../conversions/phrase.ts';
import { alerts } from './table.ts';

let bench: Bench;
beforeAll(async () => {
  bench = new Bench(await loadRDKit());
});
afterAll(() => bench[Symbol.dispose]());

const keysOf = (smiles: string, product = 'C'): string[] => hitsOf(smiles, product).map(({ key }) => key);
const hitsOf = (smiles: string, product = 'C') =>
  alertsOf(bench, bench.canonical(smiles) ?? '', bench.canonical(product) ?? '');

describe('structural alerts', () => {
  it('have five members and five near misses each', () => {
    expect(alerts.filter((one) => one.members.length < 5 || one.nearMisses.length < 5).map(({ key }) => key)).toEqual(
      [],
    );
    expect(new Set(alerts.map(({ key }) => key)).size).toBe(alerts.length);
  });

  it.each(alerts.flatMap(({ key, members }) => members.map((one) => [key, one] as const)))(
    '%s marks %s',
    (key, one) => {
      expect(keysOf(one)).toContain(key);
    },
  );

  it.each(alerts.flatMap(({ key, nearMisses }) => nearMisses.map((one) => [key, one] as const)))(
    '%s does not mark %s',
    (key, one) => {
      expect(keysOf(one)).not.toContain(key);
    },
  );

  it('tell N-nitroso, alkyl-azoxy and aflatoxin-like structures as the cohort of concern', () => {
    const marked = alerts.filter(({ isCohortOfConcern }) => isCohortOfConcern).map(({ key }) => key);
    expect(marked.toSorted()).toEqual(['aflatoxinLike', 'alkylAzoxy', 'nNitroso']);
    expect(hitsOf('CN(C)N=O')[0]?.isCohortOfConcern).toBe(true);
  });

  it('say that the product carries the same alert in the same surroundings', () => {
    expect(hitsOf('Nc1ccccc1', 'Nc1ccc(C)cc1')).toMatchObject([{ key: 'aromaticAmine', inParent: true }]);
    expect(hitsOf('CCCBr', 'BrCc1ccccc1')).toMatchObject([{ key: 'alkylHalide', inParent: false }]);
  });

  it('mark the atoms in the order of the canonical SMILES', () => {
    const smiles = bench.canonical('O=[N+]([O-])c1ccccc1') ?? '';
    const [hit] = alertsOf(bench, smiles, 'C');
    const elements = hit?.atoms.map((atom) => bench.graph(smiles).atoms[atom]?.z);
    expect(elements?.toSorted()).toEqual([6, 7]);
  });

  it.each(alerts.map(({ key }) => key))('%s has a name and a reason in both languages', (key) => {
    for (const words of ['alert', 'alertReason']) {
      const [en, zh] = (['en', 'zh-CN'] as const).map((culture) => phraseText({ key: `${words}.${key}` }, culture));
      expect(en).not.toBe(zh);
    }
  });

  it.each(alerts)('$key says where ICH M7 speaks of it', ({ sources }) => {
    expect(sources.some((one) => one === 'm7Cohort' || one === 'm7Alert')).toBe(true);
  });

  it.each([
    ['O=C(CBr)c1ccccc1', ['alphaHaloCarbonyl']],
    ['ClCc1ccccc1', ['benzylicOrAllylicHalide']],
    ['COCCl', ['alphaHaloEther']],
    ['CN(CCCl)CCCl', ['nitrogenMustard']],
    ['O=C1C=CC(=O)C=C1', ['quinone']],
    ['O=C1C=CC(=O)O1', ['anhydride', 'maleimideLike']],
    ['O=CC=O', ['dialdehyde']],
    ['O=S1(=O)CCCO1', ['sultone']],
    ['CC(=O)OO', ['peracid']],
    ['CC(C)(C)OO', ['hydroperoxide']],
  ])('%s is told by the narrowest class alone', (smiles, keys) => {
    expect(keysOf(smiles).toSorted()).toEqual(keys);
  });

  it('keep the wider class for another place of the molecule', () => {
    expect(keysOf('O=C(CBr)CCCCl').toSorted()).toEqual(['alkylHalide', 'alphaHaloCarbonyl']);
  });

  it('carry the potency category of an N-nitrosamine', () => {
    expect(hitsOf('CCN(CC)N=O')[0]?.potency).toMatchObject({ category: 1, limitNgPerDay: 26.5 });
    expect(hitsOf('CN(N=O)C(N)=O')[0]?.potency).toBeUndefined();
  });

  it.each([
    ['CN(C)N=O', { limitNgPerDay: 96 }],
    ['CCN(CC)N=O', { limitNgPerDay: 26.5 }],
    ['CN(N=O)CC[C@H](Oc1cccc2ccccc12)c1cccs1', { limitNgPerDay: 100, surrogate: 'NNK' }],
    ['COC(=O)[C@@H]([C@H]1CCCCN1N=O)c1ccccc1', { limitNgPerDay: 1300, surrogate: 'NPIP' }],
    ['CCN(C)N=O', undefined],
  ])('carry the limit that is published for %s itself', (smiles, published) => {
    expect(hitsOf(smiles)[0]?.potency?.published).toEqual(published);
  });
});
