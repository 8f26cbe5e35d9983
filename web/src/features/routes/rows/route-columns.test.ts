import { describe, expect, it } from 'vitest';
import { listed } from '../test-figures.ts';
import { columnsThatFit, entryHeight, figureColumns, mainLineWidth } from './route-columns.ts';

const shown = (width: number) => columnsThatFit(figureColumns, width, 'comfortable').map(({ sort }) => sort);

describe('columns of routes', () => {
  it('are all there on a wide screen and where the width is not known', () => {
    expect(shown(1_600)).toHaveLength(figureColumns.length);
    expect(shown(0)).toHaveLength(figureColumns.length);
  });

  it('go one after the other, steps and status last of all', () => {
    expect(shown(1_440)).not.toContain('startingMaterials');
    expect(shown(1_440)).toContain('cost');
    expect(shown(780)).toEqual(['steps', 'solved']);
    for (const width of [900, 1_100, 1_300])
      expect(mainLineWidth(width, 'comfortable', columnsThatFit(figureColumns, width, 'comfortable'))).toBeGreaterThan(
        420,
      );
  });
});

describe('the height of a row', () => {
  const material = listed(1).startingMaterials.slice(0, 1);
  const routeOf = (leaves: number, longestLinear: number) => {
    const startingMaterials = Array.from({ length: leaves }, () => material).flat();
    return { kind: 'route' as const, id: 'r', route: listed(1, { startingMaterials, longestLinear }) };
  };
  it.each([
    ['is the usual one for few starting materials', 2, 2, 500, 156],
    ['grows with them', 4, 3, 500, 188],
    ['has an end', 12, 3, 500, 232],
    ['does not grow where the tree is too long for its width', 4, 8, 500, 156],
  ])('%s', (_, leaves, steps, width, height) => {
    expect(entryHeight(routeOf(leaves, steps), 'comfortable', width)).toBe(height);
    expect(entryHeight(routeOf(leaves, steps), 'compact', width)).toBe(68);
  });
});
