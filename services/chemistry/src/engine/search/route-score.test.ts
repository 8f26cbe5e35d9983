import { describe, expect, it } from 'vitest';
import { undoingCost } from './cost.ts';
import { scoreRoute } from './route-score.ts';
import type { ReactionClass } from '../../chemistry/models/types.ts';
import type { RouteNode, RouteReaction } from './types.ts';

const benzamide = 'CNC(=O)c1ccccc1';

function made(smiles: string, reaction: Partial<RouteReaction>): RouteNode {
  const usual: RouteReaction = {
    templateId: 'amide-from-acid-and-primary-amine',
    name: { en: 'Amide', 'zh-CN': '酰胺' },
    class: 'acylation',
    smiles: `CN>>${smiles}`,
    conditions: [],
    precedents: 10,
    familyPrecedents: 300,
    score: 0.3,
    forwardRank: 1,
    forwardShare: 1,
    competing: [],
    children: [{ smiles: 'CN', inStock: true, origin: 'common' }],
  };
  return { smiles, inStock: false, origin: null, reaction: { ...usual, ...reaction } };
}

describe('the score of a route', () => {
  it('counts what is recorded for all templates that make the bond', () => {
    expect(scoreRoute(made(benzamide, { precedents: 0 })).components.precedent).toBe(1);
    expect(scoreRoute(made(benzamide, { precedents: 0, familyPrecedents: 0 })).components.precedent).toBe(0.25);
  });

  it('counts the records of a learned template, which has no family', () => {
    const learned = { templateId: 'L6649d804c0', precedents: 775, familyPrecedents: 0 };
    expect(scoreRoute(made(benzamide, learned)).components.precedent).toBe(1);
  });

  it('counts a method less the more seldom it is chosen', () => {
    const precedent = (probability?: number) =>
      scoreRoute(made(benzamide, probability === undefined ? {} : { probability })).components.precedent;
    const figures = [undefined, 1, 0.9, 0.05, 0.005, 0.0005, 0].map((one) => precedent(one).toFixed(3));
    expect(figures).toEqual(['1.000', '1.000', '0.985', '0.572', '0.243', '0.000', '0.000']);
  });

  it('falls as a whole with each step that is hardly ever chosen', () => {
    const score = (probability: number) => scoreRoute(made(benzamide, { probability })).score;
    expect(score(0.0005) / score(0.001)).toBeLessThan(0.86);
    expect(score(0.0005)).toBe(score(0.0001));
  });

  it('falls with each group elsewhere that the conditions touch, not with a product of other reagents', () => {
    const { components } = scoreRoute(made(benzamide, { competing: [{ product: 'CNCc1ccccc1' }] }));
    expect(components.selectivity).toBe(1);
    const touched = scoreRoute(made(benzamide, { competing: [{ group: 'phenol' }] }));
    expect(touched.components.selectivity).toBeCloseTo(0.7);
  });

  it.each<[string, ReactionClass, string]>([
    ['a group that is put on', 'protection', 'boc-protection'],
    ['a group that is taken off', 'deprotection', 'boc-deprotection'],
    ['a ketone that is reduced before it is made again', 'reduction', 'ketone-to-secondary-alcohol-borohydride'],
  ])('is lower for %s than for another step', (_, reactionClass, templateId) => {
    const last = { templateId: 'secondary-alcohol-to-ketone' };
    const plain = made(benzamide, { ...last, children: [made('CCN', {})] });
    const detour = made(benzamide, { ...last, children: [made('CCN', { class: reactionClass, templateId })] });
    expect(scoreRoute(detour).components.steps).toBeLessThan(scoreRoute(plain).components.steps);
  });
});

describe('the cost of undoing', () => {
  it.each([
    ['aryl-methyl-ether-cleavage', 'phenol-methylation', 4],
    ['grignard-addition-to-aldehyde', 'secondary-alcohol-to-ketone', 1.5],
    ['nitroarene-to-aniline', 'anilide-from-acid', 0],
  ])('of %s before %s is %d', (earlier, later, cost) => {
    expect(undoingCost(earlier, ['boc-deprotection', later])).toBe(cost);
  });
});
