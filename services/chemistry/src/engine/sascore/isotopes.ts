import { elementOf } from '../../chemistry/molecule/element-weights.ts';
import type { Atom } from '../../chemistry/molecule/graph.ts';

/** Masses in dalton (AME2020), where rounding the mass number would tell another whole difference. */
const masses: Readonly<Record<string, number>> = {
  '1-1': 1.00783,
  '1-2': 2.0141,
  '1-3': 3.01605,
  '6-11': 11.01143,
  '6-12': 12,
  '6-13': 13.00335,
  '6-14': 14.00324,
  '7-13': 13.00574,
  '7-15': 15.00011,
  '8-15': 15.00307,
  '8-17': 16.99913,
  '8-18': 17.99916,
  '9-18': 18.00094,
  '15-32': 31.97391,
  '15-33': 32.97173,
  '16-34': 33.96787,
  '16-35': 34.96903,
  '17-35': 34.96885,
  '17-36': 35.96831,
  '17-37': 36.9659,
  '35-76': 75.92454,
  '35-79': 78.91834,
  '35-81': 80.91629,
  '53-123': 122.90559,
  '53-124': 123.90621,
  '53-125': 124.90463,
  '53-131': 130.90613,
};

/** What the isotope weighs more than the element in nature, in whole dalton towards zero; 0 without an isotope. */
export function deltaMassOf({ z, isotope }: Pick<Atom, 'z' | 'isotope'>): number {
  if (isotope === 0) return 0;
  return Math.trunc((masses[`${z}-${isotope}`] ?? isotope) - elementOf(z).weight);
}
