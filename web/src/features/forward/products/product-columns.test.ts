import { describe, expect, it } from 'vitest';
import { columnsFor, widthOf } from '../../../chemistry/tasks/row-grid/grid-columns.ts';
import { productColumns } from './product-columns.tsx';

const fitting = (width: number, withTarget = false, withSteps = false) =>
  columnsFor(productColumns(withTarget, withSteps), width);
const keys = (...[width, withTarget, withSteps]: Parameters<typeof fitting>) =>
  fitting(width, withTarget, withSteps).map(({ key }) => key);

describe('the columns of the products', () => {
  it('are all there where there is room, those without meaning for the task left out', () => {
    expect(keys(1440, true, true)).toHaveLength(10);
    expect(keys(1440)).not.toContain('similarity');
    expect(keys(1440)).not.toContain('steps');
    expect(keys(0, true, true)).toHaveLength(10);
  });

  it('leave the reaction more than a third of a telephone', () => {
    const fixed = fitting(390).reduce((sum, column) => sum + (widthOf(column, 390) ?? 0), 34);
    expect(390 - fixed).toBeGreaterThan(130);
  });

  it.each([
    [390, ['structure', 'probability', 'reaction']],
    [640, ['structure', 'probability', 'reaction', 'partner']],
    [760, ['structure', 'probability', 'reaction', 'partner', 'sascore']],
    [960, ['structure', 'probability', 'reaction', 'partner', 'molecularWeight', 'logP', 'tpsa', 'sascore']],
  ])('at %d pixels are those that matter most', (width, expected) => {
    expect(keys(width)).toEqual(expected);
  });
});
