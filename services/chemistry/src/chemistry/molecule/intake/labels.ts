// Labels on atoms. `OMe` on a carbon is a methoxy group and `OH` an oxygen; `R1`, `X` or `Ar` stand for no single molecule.

import { graphOf, otherEnd } from '../graph.ts';
import { elementOf, elementSymbols } from '../element-weights.ts';
import type { RDKit } from '../rdkit.ts';
import type { Ctab } from './ctab.ts';
import { groupOfLabel } from './group-labels.ts';
import type { IntakeOptions, IntakeRefusal } from './plain-text.ts';

const symbols: ReadonlySet<string> = new Set([...elementSymbols(), 'D', 'T']);
/** RDKit tells these itself. */
const unspecified = /^(?:\*|R#|\[.*\]|NOT ?\[.*)$/;
/** Numbers and configurations written beside an atom. */
const beside = /^(?:\d{1,3}['"a-z]?|\((?:[RSrsEZ]{1,2}|\d+[RSrsEZ]?)\)|abs|(?:and|or|&)\d+|[*'"])$/;

/** Puts the groups in place of their labels; true when something was changed, a refusal for a label that is no group. */
export function readLabels(
  rdkit: RDKit,
  ctab: Ctab,
  labels: ReadonlyMap<number, string>,
  { isQuery = false }: IntakeOptions,
): boolean | IntakeRefusal {
  let isChanged = false;
  for (const [index, { symbol }] of ctab.atoms.entries()) {
    const atom = index + 1;
    const written = labels.get(atom) ?? '';
    const label = written === '' || beside.test(written) ? symbol : written;
    if (label === symbol && symbol === 'R#' && !isQuery)
      return { reason: 'unspecifiedAtoms', found: `R${ctab.rgroups.get(atom) ?? ''}` };
    if (label === symbol && (isElement(ctab, atom, symbol) || unspecified.test(symbol))) continue;
    // Of a question an atom that stands for several elements is a part.
    if (label === symbol && isQuery && !/^(?:Ar|Pol)$/.test(symbol)) continue;
    if (!replace(rdkit, ctab, atom, label)) {
      if (isQuery && unspecified.test(symbol)) continue;
      return { reason: 'unspecifiedAtoms', found: label };
    }
    isChanged = true;
  }
  return isChanged;
}

// Argon has no bonds.
function isElement(ctab: Ctab, atom: number, symbol: string): boolean {
  return symbols.has(symbol) && (symbol !== 'Ar' || bondsOf(ctab, atom) === 0);
}

function bondsOf(ctab: Ctab, atom: number): number {
  return ctab.bonds.filter(({ from, to }) => from === atom || to === atom).length;
}

function replace(rdkit: RDKit, ctab: Ctab, atom: number, label: string): boolean {
  const bonds = bondsOf(ctab, atom);
  const group = bonds === 0 ? wholeMolecules.get(label) : groupOfLabel(label, bonds);
  if (group !== undefined) return expand(rdkit, ctab, atom, group);
  const [, before, symbol = '', after, sign = ''] = /^(H\d?)?([A-Z][a-z]?)(H\d?)?([+-]?)$/.exec(label) ?? [];
  if (!symbols.has(symbol) || symbol === 'Ar' || (before !== undefined && after !== undefined)) return false;
  ctab.setSymbol(atom, symbol, { '+': 1, '-': -1 }[sign] ?? 0);
  return true;
}

/** What is written beside a molecule: its salt partner or solvent. */
const wholeMolecules: ReadonlyMap<string, string> = new Map([
  ['HCl', 'Cl'],
  ['HBr', 'Br'],
  ['HI', 'I'],
  ['H2O', 'O'],
  ['NH3', 'N'],
  ['H2SO4', 'OS(=O)(=O)O'],
  ['HNO3', 'O[N+](=O)[O-]'],
  ['H3PO4', 'OP(=O)(O)O'],
  ['TFA', 'OC(=O)C(F)(F)F'],
  ['CF3COOH', 'OC(=O)C(F)(F)F'],
  ['CF3CO2H', 'OC(=O)C(F)(F)F'],
  ['AcOH', 'CC(=O)O'],
  ['MeOH', 'CO'],
  ['EtOH', 'CCO'],
]);

// The atom of the label becomes the group's first, so that what is drawn around it keeps its sense.
function expand(rdkit: RDKit, ctab: Ctab, atom: number, group: string): boolean {
  using mol = rdkit.get_mol(group);
  if (!mol) return false;
  const graph = graphOf(mol);
  const star = graph.atoms.findIndex(({ z }) => z === 0);
  const bond = graph.bonds[graph.bondsOf[star]?.[0] ?? -1];
  const first = star === -1 ? 0 : otherEnd(bond, star);
  const { x, y } = ctab.atoms[atom - 1] ?? { x: 0, y: 0 };
  const places = new Map<number, number>([[first, atom]]);
  graph.atoms.forEach(({ z, charge }, index) => {
    if (z === 0) return;
    const { symbol } = elementOf(z);
    if (index === first) ctab.setSymbol(atom, symbol, charge);
    else places.set(index, ctab.addAtom({ symbol, charge, ...around(x, y, index) }));
  });
  for (const { from, to, order } of graph.bonds) {
    const [a, b] = [places.get(from), places.get(to)];
    if (a !== undefined && b !== undefined) ctab.addBond({ type: order, from: a, to: b });
  }
  return true;
}

// Places that differ are enough: no group has a configuration of its own.
function around(x: number, y: number, index: number): { x: number; y: number } {
  const angle = index * 0.7;
  return { x: x + (0.5 + index * 0.1) * Math.cos(angle), y: y + (0.5 + index * 0.1) * Math.sin(angle) };
}
