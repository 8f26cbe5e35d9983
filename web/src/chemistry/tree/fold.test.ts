import { describe, expect, it } from 'vitest';
import { revealItem, toggleFold } from './fold.ts';
import { smallRoute } from './test-routes.ts';

describe('folding', () => {
  it('folds and opens a molecule', () => {
    const folded = toggleFold(new Set(), 'a');
    expect([...folded]).toEqual(['a']);
    expect([...toggleFold(folded, 'a')]).toEqual([]);
  });

  it('opens what hides the molecule or step asked for, and nothing else', () => {
    const route = smallRoute();
    expect([...revealItem(new Set(['a', 'b']), route, 'c')]).toEqual(['b']);
    expect([...revealItem(new Set(['target']), route, 'step-a')]).toEqual([]);
  });

  it('changes nothing for what is in sight already', () => {
    const folded = new Set(['a']);
    expect(revealItem(folded, smallRoute(), 'b')).toBe(folded);
  });
});
