// Masses of the lightest most abundant isotopes in Da (G. Audi et al., AME2020: M. Wang et al., Chinese Phys. C 2021, 45, 030003),
// which is what mass spectrometry calls the monoisotopic mass, and formulas in Hill order.

import { elementOf } from '../../chemistry/molecule/element-weights.ts';
import type { MolGraph } from '../../chemistry/molecule/graph.ts';
import type { Adduct, AdductName } from './types.ts';

const masses: Readonly<Record<string, number>> = {
  H: 1.0078250319,
  Li: 7.0160034343,
  B: 11.0093051661,
  C: 12,
  N: 14.0030740043,
  O: 15.9949146193,
  F: 18.9984031621,
  Na: 22.989769282,
  Mg: 23.985041689,
  Al: 26.981538408,
  Si: 27.976926534,
  P: 30.9737619977,
  S: 31.9720711735,
  Cl: 34.968852694,
  K: 38.963706485,
  Ca: 39.962590851,
  Ti: 47.947940677,
  Cr: 51.940504714,
  Mn: 54.938043172,
  Fe: 55.934935537,
  Co: 58.933193523,
  Ni: 57.93534165,
  Cu: 62.929597119,
  Zn: 63.929141776,
  Ge: 73.92117776,
  As: 74.921594562,
  Se: 79.916521761,
  Br: 78.918337574,
  Rh: 102.905494081,
  Pd: 105.903480293,
  Ag: 106.905091509,
  Sn: 119.902202063,
  Te: 129.906222745,
  I: 126.904472592,
  Pt: 194.964794325,
  Hg: 201.970643604,
};

/** Isotopes that chemists label with, Da, from the same table. */
const isotopes: Readonly<Record<string, number>> = {
  '2H': 2.0141017779,
  '3H': 3.016049281,
  '10B': 10.012936862,
  '11B': 11.0093051661,
  '12C': 12,
  '13C': 13.0033548353,
  '14C': 14.003241988,
  '15N': 15.0001088989,
  '17O': 16.9991317564,
  '18O': 17.9991596128,
  '18F': 18.0009373,
  '33S': 32.9714589,
  '34S': 33.967867,
  '35Cl': 34.968852694,
  '37Cl': 36.965902573,
  '79Br': 78.918337574,
  '81Br': 80.916288197,
  '123I': 122.905589,
  '125I': 124.904629,
  '127I': 126.904472592,
};

/** Mass of an electron in Da (CODATA 2018). */
const electron = 0.000548579909065;

/** Monoisotopic mass of what is drawn, its charge and isotopes taken into account; null for an element or isotope without a mass here. */
export function exactMassOf(graph: MolGraph): number | null {
  let sum = 0;
  for (const { z, hydrogens, charge, isotope } of graph.atoms) {
    const mass = z > 0 ? massOf(elementOf(z).symbol, isotope) : undefined;
    if (mass === undefined) return null;
    sum += mass + hydrogens * hydrogen - charge * electron;
  }
  return sum;
}

function massOf(symbol: string, isotope: number): number | undefined {
  return isotope > 0 ? isotopes[`${isotope}${symbol}`] : masses[symbol];
}

/** Hill order: carbon, hydrogen, then the alphabet; without carbon all by the alphabet. The charge stands behind it. */
export function formulaOf(graph: MolGraph): string {
  const counts = new Map<string, number>();
  const add = (symbol: string, count: number): void => {
    if (count > 0) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  };
  for (const { z, hydrogens } of graph.atoms) {
    add(z > 0 ? elementOf(z).symbol : '*', 1);
    add('H', hydrogens);
  }
  const first = counts.has('C') ? ['C', 'H'] : [];
  const rest = [...counts.keys()].filter((one) => !first.includes(one)).toSorted();
  const text = [...first.filter((one) => counts.has(one)), ...rest].map((one) =>
    symbolAndCount(one, counts.get(one) ?? 0),
  );
  return text.join('') + chargeText(chargeOf(graph));
}

/** Ions of a neutral molecule of this mass, m/z; an ion of one charge is seen as it is, of several none is given. */
export function adductsOf(mass: number, charge: number): Adduct[] {
  if (Math.abs(charge) === 1) return [{ name: charge > 0 ? '[M]+' : '[M]-', mz: mass }];
  if (charge !== 0) return [];
  return adducts.map(({ name, molecules, added }) => ({ name, mz: molecules * mass + added }));
}

export function chargeOf(graph: MolGraph): number {
  return graph.atoms.reduce((sum, { charge }) => sum + charge, 0);
}

const hydrogen = masses['H'] ?? 0;
const proton = hydrogen - electron;
const of = (symbol: string): number => masses[symbol] ?? 0;
const formate = of('C') + of('H') + 2 * of('O') + electron;

const adducts: readonly { name: AdductName; molecules: number; added: number }[] = [
  { name: '[M+H]+', molecules: 1, added: proton },
  { name: '[M+Na]+', molecules: 1, added: of('Na') - electron },
  { name: '[M+NH4]+', molecules: 1, added: of('N') + 4 * hydrogen - electron },
  { name: '[M+K]+', molecules: 1, added: of('K') - electron },
  { name: '[2M+H]+', molecules: 2, added: proton },
  { name: '[M-H]-', molecules: 1, added: -proton },
  { name: '[M+HCOO]-', molecules: 1, added: formate },
  { name: '[M+Cl]-', molecules: 1, added: of('Cl') + electron },
];

function symbolAndCount(symbol: string, count: number): string {
  return count === 1 ? symbol : `${symbol}${count}`;
}

function chargeText(charge: number): string {
  if (charge === 0) return '';
  const sign = charge > 0 ? '+' : '-';
  return Math.abs(charge) === 1 ? sign : `${sign}${Math.abs(charge)}`;
}
