import { describe, expect, it } from 'vitest';
import { addedElements, elementsOf, hasElements } from './elements-of.ts';

describe('elements of molecules', () => {
  it('are the same for a template and for the SMILES that it writes', () => {
    expect(elementsOf('[cH]1[nH]cc(Cl)c1.[O-]')).toBe('c c c c cl n o ');
    expect(elementsOf('[Cl;H0;+0][C;H3;+0]')).toBe(elementsOf('CCl'));
  });

  it('tell what one side has more', () => {
    expect(addedElements(elementsOf('CCO'), elementsOf('CCO.CBr'))).toBe('br c ');
    expect(addedElements(elementsOf('CCO'), elementsOf('OCC'))).toBe('');
    expect(addedElements(elementsOf('CCN'), elementsOf('CCO'))).toBeNull();
    expect(hasElements('br c o ', 'br ')).toBe(true);
    expect(hasElements('c o ', 'c c ')).toBe(false);
  });
});
