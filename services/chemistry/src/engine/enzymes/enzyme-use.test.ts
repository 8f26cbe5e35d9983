import { expect, it } from 'vitest';
import type { Proposal } from '../../chemistry/models/types.ts';
import { enzymeProposer } from './enzyme-use.ts';
import type { EnzymeSteps } from './enzyme-steps.ts';

const proposal = (templateId: string, precursors: string[], score: number): Proposal => ({
  templateId,
  precursors,
  score,
  probability: score,
  precedents: 0,
  competing: [],
});
const alcohol = 'C[C@@H](O)c1ccc(Cl)cc1';
const ketone = 'CC(=O)c1ccc(Cl)cc1';
const chosen = (product: string, theirs: Proposal, use: 'none' | 'allowed' | 'preferred' | 'only' = 'allowed') =>
  enzymeProposer(
    { expand: () => [proposal('cbs-reduction', theirs.precursors, 0.8)] },
    { expand: () => [theirs] } as unknown as EnzymeSteps,
    use,
  )
    .expand(product)
    .map(({ templateId }) => templateId);

it('takes of equal substrates the enzyme that sets a configuration at scale, and the chemical step without a centre', () => {
  const reduction = (from: string) => proposal('enzyme-ketone-to-alcohol', [from], 0.6);
  expect(chosen(alcohol, reduction(ketone))).toEqual(['enzyme-ketone-to-alcohol']);
  expect(chosen('CC(O)c1ccc(Cl)cc1', reduction(ketone))).toEqual(['cbs-reduction']);
  expect(chosen('C[C@@H](O)C(=O)O', reduction('C[C@@H](O)C=O'))).toEqual(['cbs-reduction']);
});

it('takes the enzyme where enzymes are preferred or alone, and none where none are asked for', () => {
  const esterification = proposal('enzyme-esterification', ['CCO', 'CC(=O)O'], 0.3);
  expect(chosen('CCOC(C)=O', esterification)).toEqual(['cbs-reduction']);
  expect(chosen('CCOC(C)=O', esterification, 'preferred')).toEqual(['enzyme-esterification']);
  expect(chosen('CCOC(C)=O', esterification, 'only')).toEqual(['enzyme-esterification']);
  expect(chosen('CCOC(C)=O', esterification, 'none')).toEqual(['cbs-reduction']);
});
