import { describe, expect, it } from 'vitest';
import { choiceKey, choiceText, levelsOf } from './choice.ts';

describe('a choice of conditions', () => {
  it('is the same choice in whatever order its parts were written', () => {
    expect(choiceKey({ base: 'K2CO3', solvent: 'DMF' })).toBe(choiceKey({ solvent: 'DMF', base: 'K2CO3' }));
    expect(choiceKey({ base: 'K2CO3' })).not.toBe(choiceKey({ additive: 'K2CO3' }));
    expect(choiceKey({ temperatureC: 20 })).not.toBe(choiceKey({}));
  });

  it('reads from the catalyst to the temperature', () => {
    const choice = { temperatureC: -78, solvent: 'THF', base: 'K3PO4', catalyst: 'Pd(OAc)2' };
    expect(levelsOf(choice).map(({ factor }) => factor)).toEqual(['catalyst', 'base', 'solvent']);
    expect(choiceText(choice)).toBe('Pd(OAc)₂, K₃PO₄, THF, \u221278 °C');
    expect(choiceText({})).toBe('');
  });
});
