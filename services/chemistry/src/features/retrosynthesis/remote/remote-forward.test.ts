import { beforeAll, describe, expect, it } from 'vitest';
import { countHandles } from '../../../chemistry/molecule/testing/handle-count.ts';
import { loadRDKit, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import type { ForwardCheck, StepChecker } from '../../../chemistry/models/types.ts';
import type { RemoteForward } from './remote-engine.ts';
import { RemoteForwardCheck } from './remote-forward.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const ours: ForwardCheck = {
  passed: true,
  rank: 2,
  share: 0.5,
  templateId: 'ours',
  templateIds: ['ours'],
  competing: [],
};
const own: StepChecker = { check: () => ours };

function check(answer: RemoteForward | 'unsupported' | null, product: string): ForwardCheck {
  using remote = new RemoteForwardCheck(rdkit, { forward: () => answer }, own);
  return remote.check(['A', 'B'], product);
}

describe('the forward check by a remote engine', () => {
  it('passes for a product among the first five, however it is written, and tells its rivals', () => {
    const products = [
      { smiles: 'CCO', score: 0.2 },
      { smiles: 'O=C(C)OCC.O', score: 0.6 },
      { smiles: 'C(C)O', score: 0.1 },
    ];
    expect(check({ products }, 'CCOC(C)=O')).toMatchObject({
      passed: true,
      rank: 1,
      share: expect.closeTo(0.75),
      templateId: null,
      competing: [{ product: 'CCO', templateId: 'remote:' }],
    });
    expect(check({ products }, 'CCN')).toMatchObject({ passed: false, rank: null, share: 0 });
    const many = Array.from({ length: 6 }, (_, index) => ({ smiles: 'C'.repeat(index + 1), score: 1 - index / 10 }));
    expect([check({ products: many }, 'CCCCC').passed, check({ products: many }, 'CCCCCC')]).toMatchObject([
      true,
      { passed: false, rank: 6 },
    ]);
  });

  it('knows another tautomer of an azole, and an alkene without its marks', () => {
    const of = (smiles: string) => ({ products: [{ smiles, score: 1 }] });
    expect(check(of('Cc1c[nH]cn1'), 'Cc1cnc[nH]1').passed).toBe(true);
    expect(check(of('CC=CC'), 'C/C=C/C').passed).toBe(true);
    expect(check(of('C/C=C\\C'), 'C/C=C/C').passed).toBe(false);
  });

  it('is ours where the engine predicts nothing at all, and nobody’s when the search is to stop', () => {
    expect(check('unsupported', 'CCO')).toBe(ours);
    expect(check(null, 'CCO').passed).toBe(false);
    expect(check({ products: [] }, 'CCO')).toMatchObject({ passed: false, rank: null });
  });

  it('refuses a response of which nothing is a molecule, and leaves no handle behind', () => {
    const handles = countHandles(rdkit);
    expect(() => check({ products: [{ smiles: 'lies(', score: 1 }] }, 'CCO')).toThrow('shape');
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});
