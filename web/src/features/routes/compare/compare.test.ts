import { describe, expect, it } from 'vitest';
import { alignSteps, compareFigures, compareMaterials, differs } from './compare.ts';
import { molecule, node, smallRoute, step, summary } from '../../../chemistry/tree/test-routes.ts';
import { figures as counted } from '../test-figures.ts';

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

describe('comparing counted figures', () => {
  const dear = { minorUnits: 900, currency: 'USD', unpriced: 0 };
  const routes = [
    summary(1, { figures: counted({ costPerKg: dear, leadDays: 9 }) }),
    summary(2, { figures: counted({ costPerKg: { ...dear, minorUnits: 700 }, leadDays: 9 }) }),
    summary(3),
  ];

  it('marks the best of those that are known, and leaves out what is unknown', () => {
    const cost = compareFigures(routes).find((figure) => figure.key === 'cost');
    expect(cost).toMatchObject({ values: [900, 700, NaN], best: [1] });
    expect(compareFigures([summary(1), summary(2)]).map((figure) => figure.key)).not.toContain('cost');
  });

  it('finds figures in which routes differ', () => {
    const different = compareFigures(routes.slice(0, 2)).filter(differs);
    expect(different.map((figure) => figure.key)).toEqual(['score', 'cost']);
  });

  it('names materials of one route before those of all', () => {
    const material = (name: string) => ({ molecule: molecule(name), inStock: true });
    const materials = compareMaterials([
      summary(1, { startingMaterials: [material('a'), material('b')] }),
      summary(2, { startingMaterials: [material('a')] }),
    ]);
    expect(materials.map(({ molecule: one, takenBy }) => [one.smiles, takenBy])).toEqual([
      ['b', [true, false]],
      ['a', [true, true]],
    ]);
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

  it('puts a shared step in one row however many steps come before it', () => {
    expect(products(alignSteps([smallRoute(), longer]))).toEqual([
      ['target', 'target'],
      [null, 'e'],
      ['a*', 'a*'],
    ]);
  });

  it('puts other ways to the same product in one row, and shares nothing there', () => {
    /** target <= a + b; a <= g + h: the small route with another way to a, and a step before it. */
    const detour = {
      nodes: [
        node('target', null),
        node('a', 'step-target'),
        node('b', 'step-target', true),
        node('g', 'step-a'),
        node('h', 'step-a', true),
        node('i', 'step-g', true),
      ],
      steps: [step(3, 'target'), step(2, 'a'), step(1, 'g')],
    };
    expect(products(alignSteps([smallRoute(), detour]))).toEqual([
      ['target*', 'target*'],
      ['a', 'a'],
      [null, 'g'],
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
