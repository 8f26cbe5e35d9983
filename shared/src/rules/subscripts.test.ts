import { describe, expect, it } from 'vitest';
import { withSubscripts } from './subscripts.ts';

describe('formulas as text', () => {
  it.each([
    ['C9H8O4', 'C₉H₈O₄'],
    ['Pd2(dba)3', 'Pd₂(dba)₃'],
    ['K2CO3', 'K₂CO₃'],
    ['1,4-dioxane', '1,4-dioxane'],
    ['2-MeTHF', '2-MeTHF'],
    ['T3P', 'T3P'],
    ['C5H14NO+', 'C₅H₁₄NO⁺'],
    ['C8H4O4-2', 'C₈H₄O₄²⁻'],
    ['saturated NaHCO3', 'saturated NaHCO₃'],
    ['C12H22O11', 'C₁₂H₂₂O₁₁'],
  ])('writes %s as %s', (plain, written) => {
    expect(withSubscripts(plain)).toBe(written);
  });
});
