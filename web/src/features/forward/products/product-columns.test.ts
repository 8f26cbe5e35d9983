import { describe, expect, it } from 'vitest';
import { columnsFor, widthsOf } from './product-columns.ts';

const keys = (width: number, withTarget = false, withSteps = false) =>
  columnsFor(width, { withTarget, withSteps }).map(({ key }) => key);

describe('the columns of the products', () => {
  it('are all there where there is room, those without meaning for the task left out', () => {
    expect(keys(1440, true, true)).toHaveLength(11);
    expect(keys(1440)).not.toContain('similarity');
    expect(keys(1440)).not.toContain('steps');
    expect(keys(0, true, true)).toHaveLength(11);
  });

  it('leave the reaction more than a third of a telephone', () => {
    const fixed = widthsOf(columnsFor(390, { withTarget: false, withSteps: false }), 390);
    expect(390 - fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0)).toBeGreaterThan(130);
  });

  it.each([
    [390, ['structure', 'probability', 'reaction']],
    [640, ['structure', 'probability', 'reaction', 'verdict']],
    [760, ['structure', 'probability', 'reaction', 'partner', 'verdict']],
    [960, ['structure', 'probability', 'reaction', 'partner', 'molecularWeight', 'sascore', 'verdict']],
  ])('at %d pixels are those that matter most', (width, expected) => {
    expect(keys(width)).toEqual(expected);
  });
});
