import { describe, expect, it } from 'vitest';
import { handedStructure, handing } from './handed-structure.ts';

describe('a structure handed to another page', () => {
  it('arrives as it left', () => {
    expect(handedStructure(handing('c1ccccc1'))).toBe('c1ccccc1');
  });

  it.each([null, undefined, 'CCO', {}, { structure: '' }, { structure: 3 }, { cameFrom: '/home' }])(
    'is not read out of %j',
    (state) => {
      expect(handedStructure(state)).toBeNull();
    },
  );
});
