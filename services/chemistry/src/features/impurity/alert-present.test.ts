import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { alertsOf } from '../../engine/impurity/alerts/alerts.ts';
import { Bench } from '../../engine/impurity/bench.ts';
import { presentAlert } from './alert-present.ts';

let bench: Bench;
beforeAll(async () => {
  bench = new Bench(await loadRDKit());
});
afterAll(() => bench[Symbol.dispose]());

const presented = (smiles: string, culture: 'en' | 'zh-CN') =>
  alertsOf(bench, bench.canonical(smiles) ?? '', 'C').map((hit) => presentAlert(hit, culture));

describe('an alert', () => {
  it('has name, reason and reference in the language of the reader', () => {
    const [en, zh] = [presented('C1CS1', 'en')[0], presented('C1CS1', 'zh-CN')[0]];
    expect(en).toMatchObject({ name: 'Thiirane', reason: expect.stringContaining('strained ring') });
    expect(en?.source).toContain('ICH M7(R2), 2023: alerting structure');
    expect(zh).toMatchObject({ name: '硫杂环丙烷', reason: expect.stringContaining('张力环') });
    expect(zh?.source).toContain('警示结构');
  });

  it('explains the potency category of an N-nitrosamine by its features', () => {
    const smiles = 'CC(C)N(N=O)CC(O)COc1cccc2ccccc12';
    expect(presented(smiles, 'en')[0]?.potency).toMatchObject({
      category: 4,
      limitNgPerDay: 1500,
      score: 4,
      summary: 'CPCA category 4: acceptable intake 1500 ng/day',
      features: ['hydrogens on the α-carbons: 1 and 2 (+3)', 'hydroxy group on the β-carbon of one side (+1)'],
    });
    expect(presented(smiles, 'zh-CN')[0]?.potency?.features).toEqual([
      '两个 α-碳上的氢数：1 和 2（+3）',
      '一侧 β-碳上有羟基（+1）',
    ]);
  });

  it('says which limit applies to a nitrosamine that has one of its own', () => {
    const [own] = presented('CN(C)N=O', 'en');
    expect(own?.potency?.published).toBe(
      'For this compound FDA publishes 96 ng/day, based on data for the compound itself; that limit applies instead.',
    );
    expect(presented('CN(N=O)CCC(Oc1cccc2ccccc12)c1cccs1', 'zh-CN')[0]?.potency?.published).toContain('NNK');
    expect(presented('CC(C)N(N=O)C(C)C', 'en')[0]?.potency?.explanation).toBe('Category 5 without a score:');
  });
});
