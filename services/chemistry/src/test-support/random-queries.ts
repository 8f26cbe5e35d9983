// Queries cut out of molecules and made vaguer or stricter at random, to hold our search against RDKit's.

import type { MolGraph } from '../chemistry/molecule/graph.ts';
import { readMolecule, type Figures } from '../engine/substructure/figures.ts';

/** A SMARTS that mostly, though not always, fits the molecule; `strictness` is how often a feature is asked of an atom. */
export function randomQuery(graph: MolGraph, random: () => number, strictness = 0.06): string {
  const first = fragment(graph, random, strictness);
  return random() < strictness ? `${first}.${fragment(graph, random, strictness)}` : first;
}

function fragment(graph: MolGraph, random: () => number, strictness: number): string {
  const chosen = chooseAtoms(graph, random, 1 + Math.floor(random() * 9));
  const { figures } = readMolecule(graph);
  const atoms = chosen.map((atom) => atomText(figures[atom], graph, atom, random, strictness));
  return write(graph, chosen, atoms, random);
}

function chooseAtoms(graph: MolGraph, random: () => number, size: number): number[] {
  const chosen = [Math.floor(random() * graph.atoms.length)];
  for (let tries = 0; tries < 40 && chosen.length < size; tries += 1) {
    const from = chosen[Math.floor(random() * chosen.length)] ?? 0;
    const near = neighboursOf(graph, from);
    const next = near[Math.floor(random() * near.length)];
    if (next !== undefined && !chosen.includes(next)) chosen.push(next);
  }
  return chosen;
}

function neighboursOf(graph: MolGraph, atom: number): number[] {
  return (graph.bondsOf[atom] ?? []).flatMap((index) => {
    const bond = graph.bonds[index];
    return bond ? [bond.from === atom ? bond.to : bond.from] : [];
  });
}

const symbols: Readonly<Record<number, string>> = { 5: 'B', 6: 'C', 7: 'N', 8: 'O', 15: 'P', 16: 'S' };

function atomText(
  figures: Figures | undefined,
  graph: MolGraph,
  atom: number,
  random: () => number,
  strictness: number,
): string {
  if (!figures) return '*';
  const { z, aromatic, hydrogens, degree, charge, ringCount, smallestRing, ringBonds, valence } = figures;
  const symbol = symbols[z];
  const named = symbol === undefined ? `#${z}` : aromatic === 1 ? symbol.toLowerCase() : symbol;
  const off = random() < 0.1 ? 1 : 0;
  const extras = [
    `H${hydrogens + off}`,
    `D${degree + off}`,
    `X${degree + hydrogens + off}`,
    `R${ringCount}`,
    ringCount > 0 ? 'R' : 'R0',
    ringCount > 0 ? `r${smallestRing}` : '!r',
    `x${ringBonds}`,
    `v${valence}`,
    charge >= 0 ? `+${charge}` : `-${-charge}`,
    `!H${hydrogens + 1}`,
    `D{${degree - 1}-${degree + 1}}`,
    `h${hydrogens}`,
    aromatic === 1 ? 'a' : 'A',
    `$(*~[#${graph.atoms[neighboursOf(graph, atom)[0] ?? atom]?.z ?? 6}])`,
    `!$(*=[#${6 + Math.floor(random() * 3)}])`,
    `^${aromatic === 1 ? 2 : 3}`,
    'z1',
  ];
  const bases = [named, named, `#${z}`, '*', `#${z},#7`, `${named},#8`, '!#6', `!#${z + 1}`, 'A,a', '#6,#7,#8'];
  const base = bases[Math.floor(random() * bases.length)] ?? '*';
  const chosen = extras.filter(() => random() < strictness);
  // Without brackets where that says the same.
  if (chosen.length === 0 && base === named && symbol !== undefined) return named;
  return `[${[base, ...chosen].join(base.includes(',') ? ';' : '&')}]`;
}

function bondText(graph: MolGraph, a: number, b: number, random: () => number): string {
  const bond = graph.bonds.find(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  const sign = bond?.aromatic === true ? ':' : (['~', '-', '=', '#'][bond?.order ?? 0] ?? '~');
  const usual = sign === '-' || sign === ':' ? '' : sign;
  const choices = [usual, usual, usual, sign, sign, '~', `${sign},=`, `${sign};@`, `${sign};!@`, '!#', '@', '-,:'];
  return choices[Math.floor(random() * choices.length)] ?? '';
}

// Depth first, with a ring number for each bond that leads back.
function write(graph: MolGraph, chosen: readonly number[], atoms: readonly string[], random: () => number): string {
  const textOf = new Map(chosen.map((atom, index) => [atom, atoms[index] ?? '*']));
  const within = (atom: number): number[] => neighboursOf(graph, atom).filter((other) => textOf.has(other));
  const seen = new Set<number>();
  const children = new Map<number, number[]>();
  const closures = new Map<number, string>();
  let rings = 0;
  const visit = (atom: number, from: number): void => {
    seen.add(atom);
    for (const next of within(atom)) {
      if (next === from) continue;
      if (!seen.has(next)) {
        children.set(atom, [...(children.get(atom) ?? []), next]);
        visit(next, atom);
      } else if (!closures.get(atom)?.includes(`/${next}/`)) {
        const bond = bondText(graph, atom, next, random);
        rings += 1;
        const number = rings > 9 ? `%${rings}` : String(rings);
        closures.set(atom, `${closures.get(atom) ?? ''}/${next}/${bond}${number}`);
        closures.set(next, `${closures.get(next) ?? ''}/${atom}/${number}`);
      }
    }
  };
  const text = (atom: number): string => {
    const ends = (closures.get(atom) ?? '').replaceAll(/\/\d+\//g, '');
    const branches = (children.get(atom) ?? []).map((next) => bondText(graph, atom, next, random) + text(next));
    const last = branches.pop() ?? '';
    return (textOf.get(atom) ?? '*') + ends + branches.map((branch) => `(${branch})`).join('') + last;
  };
  const [first = 0] = chosen;
  visit(first, -1);
  return text(first);
}
