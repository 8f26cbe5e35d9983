import { describe, expect, it } from 'vitest';
import { alignSteps, compareFigures } from './compare.ts';
import { node, smallRoute, step, summary } from '../../chem/tree/test-routes.ts';

describe('comparing figures', () => {
  const [steps] = compareFigures([summary(1, { steps: 3 }), summary(2, { steps: 5 })]).filter(
    (figure) => figure.key === 'steps',
  );

  it('marks the route with fewer steps', () => {
    expect(steps).toMatchObject({ values: [3, 5], best: [0] });
  });

  it('marks nothing where all are equal', () => {
    const figures = compareFigures([summary(1, { score: 50 }), summary(2, { score: 50 })]);
    expect(figures.flatMap((figure) => figure.best)).toEqual([]);
  });

  it('marks the highest score and precedents', () => {
    const figures = compareFigures([
      summary(1, { score: 50, leastPrecedents: 1 }),
      summary(2, { score: 60, leastPrecedents: 9 }),
    ]);
    const best = Object.fromEntries(figures.map((figure) => [figure.key, figure.best]));
    expect(best).toMatchObject({ score: [1], precedents: [1] });
  });
});

describe('aligning steps', () => {
  /** target <= e + f; e <= c + d: another last step, and no step in common with the small route. */
  const other = {
    nodes: [
      node('target', null),
      node('e', 'step-target'),
      node('f', 'step-target', true),
      node('c', 'step-e', true),
      node('d', 'step-e', true),
    ],
    steps: [step(2, 'target'), step(1, 'e')],
  };
  /** target <= e + f; e <= a; a <= c + d: shares the first laboratory step with the small route. */
  const longer = {
    nodes: [
      node('target', null),
      node('e', 'step-target'),
      node('f', 'step-target', true),
      node('a', 'step-e'),
      node('c', 'step-a', true),
      node('d', 'step-a', true),
    ],
    steps: [step(3, 'target'), step(2, 'e'), step(1, 'a')],
  };
  const products = (lines: ReturnType<typeof alignSteps>) =>
    lines.map((line) => line.map((cell) => cell && `${cell.step.productNodeId}${cell.shared ? '*' : ''}`));

  it('puts equal routes line by line, every step shared', () => {
    expect(products(alignSteps([smallRoute(), smallRoute()]))).toEqual([
      ['target*', 'target*'],
      ['a*', 'a*'],
    ]);
  });

  it('puts steps without a partner side by side', () => {
    expect(products(alignSteps([smallRoute(), other]))).toEqual([
      ['target', 'target'],
      ['a', 'e'],
    ]);
  });

  it('puts a shared step in one line however many steps stand before it', () => {
    expect(products(alignSteps([smallRoute(), longer]))).toEqual([
      ['target', 'target'],
      [null, 'e'],
      ['a*', 'a*'],
    ]);
  });

  it('keeps every step of every route, in its order', () => {
    const lines = alignSteps([smallRoute(), longer, other]);
    const column = (index: number) => lines.flatMap((line) => line[index]?.step.number ?? []);
    expect([column(0), column(1), column(2)]).toEqual([
      [2, 1],
      [3, 2, 1],
      [2, 1],
    ]);
  });
});
