// One block of tests for each guard; `vitest -t <guard id>` runs one of them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from '../molecule/graph.ts';
import { countHandles } from '../molecule/testing/handle-count.ts';
import { canonicalSmiles, loadRDKit } from '../molecule/rdkit.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { MoleculeView } from '../smarts/molecule-view.ts';
import { reactionTemplates } from '../templates/all.ts';
import { stepGuards } from './guard-list.ts';
import { StepGuards } from './step-guards.ts';

let rdkit: RDKit;
let guards: StepGuards;
beforeAll(async () => {
  rdkit = await loadRDKit();
  guards = new StepGuards(rdkit, stepGuards);
});
afterAll(() => guards[Symbol.dispose]());

function refusalOf(step: string): string | null {
  const [reactants = '', product = ''] = step.split('>>');
  using stack = new DisposableStack();
  const read = reactants.split('.').map((smiles) => {
    const mol = rdkit.get_mol(smiles);
    if (!mol) throw new TypeError(smiles);
    return { smiles: mol.get_smiles(), mol: stack.use(mol), view: new MoleculeView(graphOf(mol)) };
  });
  const wanted = canonicalSmiles(rdkit, product) ?? '';
  return guards.refusals(read, [wanted]).of(wanted) ?? null;
}

describe.each(stepGuards.map((guard) => [guard.id, guard] as const))('%s', (id, { examples, counterExamples }) => {
  it('refuses its examples', () => {
    expect(examples.map((step) => [step, refusalOf(step)])).toEqual(examples.map((step) => [step, id]));
  });

  it('leaves near misses alone', () => {
    expect(counterExamples.map((step) => [step, refusalOf(step)])).toEqual(counterExamples.map((step) => [step, null]));
  });
});

describe('the guards', () => {
  it('have unique kebab-case ids', () => {
    const ids = stepGuards.map((guard) => guard.id);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refuse no example of an expert template', () => {
    const steps = reactionTemplates.flatMap(({ examples }) =>
      examples.map(({ reactants, product }) => `${reactants}>>${product}`),
    );
    const refused = steps.map((step) => [step, refusalOf(step)]).filter(([, guard]) => guard !== null);
    expect(refused).toEqual([]);
  });

  it('keep no handle of what they looked at', () => {
    const handles = countHandles(rdkit);
    refusalOf('CS(=O)(=O)O[C@@H](C)c1ccccc1.[N-]=[N+]=[N-]>>C[C@H](N=[N+]=[N-])c1ccccc1');
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});
