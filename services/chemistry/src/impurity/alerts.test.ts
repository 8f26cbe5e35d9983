import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../chem/rdkit.ts';
import { alertsOf } from './alerts.ts';
import { alerts } from './alert-table.ts';
import { Bench } from './bench.ts';
import { phraseText } from './phrase.ts';

let bench: Bench;
beforeAll(async () => {
  bench = new Bench(await loadRDKit());
});
afterAll(() => bench[Symbol.dispose]());

const keysOf = (smiles: string, product = 'C'): string[] => hitsOf(smiles, product).map(({ key }) => key);
const hitsOf = (smiles: string, product = 'C') =>
  alertsOf(bench, bench.canonical(smiles) ?? '', bench.canonical(product) ?? '');

describe('structural alerts', () => {
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
    expect(marked).toEqual(['nNitroso', 'alkylAzoxy', 'aflatoxinLike']);
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

  it.each(alerts.map(({ key }) => key))('%s has a name in both languages', (key) => {
    const [en, zh] = (['en', 'zh-CN'] as const).map((culture) => phraseText({ key: `alert.${key}` }, culture));
    expect(en).not.toBe(zh);
  });
});
