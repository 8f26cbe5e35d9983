import { expect, it } from 'vitest';
import { partsLabel } from './part-label.ts';

it.each([
  [['Cl'], 'HCl'],
  [['O', 'O'], 'H₂O, H₂O'],
  [['[Na+]', '[Ca+2]', '[Cl-]'], 'Na⁺, Ca²⁺, Cl⁻'],
  [['[NH4+]'], 'NH₄⁺'],
  [['O=C(O)C(F)(F)F'], 'O=C(O)C(F)(F)F'],
])('parts %j are written %s', (parts, words) => {
  expect(partsLabel(parts)).toBe(words);
});
