import { describe, expect, it } from 'vitest';
import { columnsThatFit, figureColumns, mainLineWidth } from './route-columns.ts';

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
