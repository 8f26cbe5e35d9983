import { describe, expect, it } from 'vitest';
import { adductText, massText, ppmText, shiftText } from './mass-text.ts';

describe('masses in words', () => {
  it('have four digits, and shifts a sign', () => {
    expect(massText(226.063)).toBe('226.0630');
    expect(shiftText(14.9633)).toBe('+14.9633 Da');
    expect(shiftText(-89.0629)).toBe('−89.0629 Da');
    expect(shiftText(-0.000_001)).toBe('0.0000 Da');
  });

  it('name ions as they are printed', () => {
    expect(adductText('[M+NH4]+')).toBe('[M+NH₄]⁺');
    expect(adductText('[2M+H]+')).toBe('[2M+H]⁺');
    expect(adductText('[M-H]-')).toBe('[M−H]⁻');
    expect(adductText('[M+HCOO]-')).toBe('[M+HCOO]⁻');
  });

  it('show errors in tenths of a ppm', () => {
    expect(ppmText(-1.249)).toBe('−1.2 ppm');
    expect(ppmText(0.04)).toBe('0.0 ppm');
  });
});
