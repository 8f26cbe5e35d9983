import { expect, it } from 'vitest';
import { blended } from './blend.ts';

const product = (smiles: string, score: number, templateId: string) => {
  return { smiles, score, templateId, templateIds: [templateId], share: 1, reactants: [0], used: [0] };
};

it('puts first what rules and ranker both expect', () => {
  const counted = [product('CO', 0.5, 'L0123456789'), product('CN', 0.4, 'some-reaction')];
  const ranked = [product('CN', 0.6, 'L0000000001'), product('CC', 0.4, 'L0000000002')];
  const found = blended(counted, ranked).toSorted((a, b) => b.score - a.score);
  expect(found[0]).toMatchObject({ smiles: 'CN', templateId: 'some-reaction' });
  expect(found[0]?.templateIds).toEqual(['some-reaction', 'L0000000001']);
  expect(found.map(({ smiles }) => smiles).toSorted()).toEqual(['CC', 'CN', 'CO']);
});

it('does not ask the ranker about a reaction that is known by its reagents alone', () => {
  const [method, other] = blended([product('CO', 0.5, 'method-some'), product('CN', 0.5, 'some-reaction')], []);
  expect(method?.score).toBeGreaterThan(other?.score ?? 1);
});
