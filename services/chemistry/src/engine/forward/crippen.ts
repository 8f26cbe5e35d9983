// logP by atoms, as RDKit computes it: S. A. Wildman, G. M. Crippen, J. Chem. Inf. Comput. Sci. 1999, 39, 868. Each atom
// adds what the first expression says that fits it; the expressions are those of RDKit's table (Crippen.txt,
// BSD-3-Clause), in its order. RDKit computes forty descriptors in the time of ten such sums.

import { neighbours } from '../../chemistry/molecule/graph.ts';
import type { MoleculeView } from '../../chemistry/smarts/molecule-view.ts';
import { SmartsPattern } from '../../chemistry/smarts/smarts-pattern.ts';
import { no, perhaps } from '../../chemistry/smarts/verdict.ts';

/** Sum over the atoms and their hydrogens; undefined where an expression cannot be told without RDKit. */
export function crippenLogP(view: MoleculeView): number | undefined {
  let sum = 0;
  for (let atom = 0; atom < view.size; atom += 1) {
    const own = ofAtom(view, atom);
    if (own === undefined) return undefined;
    sum += own + ofHydrogens(view, atom);
  }
  // The figures have five decimals; more would come of the order in which they are added.
  return Math.round(sum * 1e5) / 1e5;
}

function ofAtom(view: MoleculeView, atom: number): number | undefined {
  const z = view.graph.atoms[atom]?.z ?? 0;
  for (const [pattern, value] of patternsOf(z)) {
    const verdict = pattern.fitsAt(view, atom);
    if (verdict === perhaps) return undefined;
    if (verdict !== no) return value;
  }
  return 0;
}

/** H1 to H4 and HS of the table: what a hydrogen is bound to, and of those at oxygen what comes next. */
function ofHydrogens({ graph }: MoleculeView, atom: number): number {
  const { z = 0, hydrogens = 0, aromatic = false } = graph.atoms[atom] ?? {};
  if (hydrogens === 0) return 0;
  return hydrogens * (z === 8 && !aromatic ? atOxygen(graph, atom) : (atElement[z] ?? hydrogenValues.H2));
}

const hydrogenValues = { H1: 0.123, H2: -0.2677, H3: 0.2142, H4: 0.298, HS: 0.1125 } as const;
const atElement: Readonly<Record<number, number>> = {
  6: hydrogenValues.H1,
  7: hydrogenValues.H3,
  8: hydrogenValues.HS,
};
const doubleBonded: ReadonlySet<number> = new Set([6, 7, 8, 16]);

function atOxygen(graph: MoleculeView['graph'], oxygen: number): number {
  const [next = -1] = neighbours(graph, oxygen);
  const at = graph.atoms[next];
  if (!at) return hydrogenValues.H2;
  const around = neighbours(graph, next).length + at.hydrogens;
  if (at.z === 6 && (at.aromatic || around === 4)) return hydrogenValues.H2;
  if (![6, 7, 8, 16].includes(at.z)) return hydrogenValues.H2;
  if (at.z === 7) return hydrogenValues.H3;
  if (at.z !== 6) return at.aromatic ? hydrogenValues.HS : hydrogenValues.H4;
  return hasDoubleBond(graph, next) ? hydrogenValues.H4 : hydrogenValues.HS;
}

function hasDoubleBond(graph: MoleculeView['graph'], atom: number): boolean {
  return (graph.bondsOf[atom] ?? []).some((index) => {
    const bond = graph.bonds[index];
    if (!bond || bond.aromatic || bond.order !== 2) return false;
    return doubleBonded.has(graph.atoms[bond.from === atom ? bond.to : bond.from]?.z ?? 0);
  });
}

type Row = readonly [pattern: SmartsPattern, value: number];
const byElement = new Map<number, readonly Row[]>();

// An expression names the elements that it is for, or any.
function patternsOf(z: number): readonly Row[] {
  const known = byElement.get(z);
  if (known) return known;
  const made = table
    .filter(([smarts]) => elementsOf(smarts).includes(z))
    .map(([smarts, value]): Row => [new SmartsPattern(smarts), value]);
  byElement.set(z, made);
  return made;
}

const symbols: Readonly<Record<string, number>> = { C: 6, c: 6, N: 7, n: 7, O: 8, o: 8, S: 16, s: 16 };

function elementsOf(smarts: string): number[] {
  const first = smarts.slice(1, smarts.indexOf(']'));
  const numbers = [...first.matchAll(/#(\d+)/g)].map(([, number]) => Number(number));
  return numbers.length > 0 ? numbers : [symbols[first.charAt(0)] ?? 0];
}

const table: readonly (readonly [smarts: string, value: number])[] = [
  ['[CH4]', 0.1441],
  ['[CH3]C', 0.1441],
  ['[CH2](C)C', 0.1441],
  ['[CH](C)(C)C', 0],
  ['[C](C)(C)(C)C', 0],
  ['[CH3][N,O,P,S,F,Cl,Br,I]', -0.2035],
  ['[CH2X4]([N,O,P,S,F,Cl,Br,I])[A;!#1]', -0.2035],
  ['[CH1X4]([N,O,P,S,F,Cl,Br,I])([A;!#1])[A;!#1]', -0.2051],
  ['[CH0X4]([N,O,P,S,F,Cl,Br,I])([A;!#1])([A;!#1])[A;!#1]', -0.2051],
  ['[C]=[!C;A;!#1]', -0.2783],
  ['[CH2]=C', 0.1551],
  ['[CH1](=C)[A;!#1]', 0.1551],
  ['[CH0](=C)([A;!#1])[A;!#1]', 0.1551],
  ['[C](=C)=C', 0.1551],
  ['[CX2]#[A;!#1]', 0.0017],
  ['[CH3]c', 0.08452],
  ['[CH3]a', -0.1444],
  ['[CH2X4]a', -0.0516],
  ['[CHX4]a', 0.1193],
  ['[CH0X4]a', -0.0967],
  ['[cH0]-[A;!C;!N;!O;!S;!F;!Cl;!Br;!I;!#1]', -0.5443],
  ['[c][#9]', 0],
  ['[c][#17]', 0.245],
  ['[c][#35]', 0.198],
  ['[c][#53]', 0],
  ['[cH]', 0.1581],
  ['[c](:a)(:a):a', 0.2955],
  ['[c](:a)(:a)-a', 0.2713],
  ['[c](:a)(:a)-C', 0.136],
  ['[c](:a)(:a)-N', 0.4619],
  ['[c](:a)(:a)-O', 0.5437],
  ['[c](:a)(:a)-S', 0.1893],
  ['[c](:a)(:a)=[C,N,O]', -0.8186],
  ['[C](=C)(a)[A;!#1]', 0.264],
  ['[C](=C)(c)a', 0.264],
  ['[CH1](=C)a', 0.264],
  ['[C]=c', 0.264],
  ['[CX4][A;!C;!N;!O;!P;!S;!F;!Cl;!Br;!I;!#1]', 0.2148],
  ['[#6]', 0.08129],
  ['[NH2+0][A;!#1]', -1.019],
  ['[NH+0]([A;!#1])[A;!#1]', -0.7096],
  ['[NH2+0]a', -1.027],
  ['[NH1+0]([!#1;A,a])a', -0.5188],
  ['[NH+0]=[!#1;A,a]', 0.08387],
  ['[N+0](=[!#1;A,a])[!#1;A,a]', 0.1836],
  ['[N+0]([A;!#1])([A;!#1])[A;!#1]', -0.3187],
  ['[N+0](a)([!#1;A,a])[A;!#1]', -0.4458],
  ['[N+0](a)(a)a', -0.4458],
  ['[N+0]#[A;!#1]', 0.01508],
  ['[NH3,NH2,NH;+,+2,+3]', -1.95],
  ['[n+0]', -0.3239],
  ['[n;+,+2,+3]', -1.119],
  ['[NH0;+,+2,+3]([A;!#1])([A;!#1])([A;!#1])[A;!#1]', -0.3396],
  ['[NH0;+,+2,+3](=[A;!#1])([A;!#1])[!#1;A,a]', -0.3396],
  ['[NH0;+,+2,+3](=[#6])=[#7]', -0.3396],
  ['[N;+,+2,+3]#[A;!#1]', 0.2887],
  ['[N;-,-2,-3]', 0.2887],
  ['[N;+,+2,+3](=[N;-,-2,-3])=N', 0.2887],
  ['[#7]', -0.4806],
  ['[o]', 0.1552],
  ['[OH,OH2]', -0.2893],
  ['[O]([A;!#1])[A;!#1]', -0.0684],
  ['[O](a)[!#1;A,a]', -0.4195],
  ['[O]=[#7,#8]', 0.0335],
  ['[OX1;-,-2,-3][#7]', 0.0335],
  ['[OX1;-,-2,-2][#16]', -0.3339],
  ['[O;+0]=[#16;+0]', -0.3339],
  ['[O-]C(=O)', -1.326],
  ['[OX1;-,-2,-3][!#1;!N;!S]', -1.189],
  ['[O]=c', 0.1788],
  ['[O]=[CH]C', -0.1526],
  ['[O]=C(C)([A;!#1])', -0.1526],
  ['[O]=[CH][N,O]', -0.1526],
  ['[O]=[CH2]', -0.1526],
  ['[O]=[CX2]=O', -0.1526],
  ['[O]=[CH]c', 0.1129],
  ['[O]=C([C,c])[a;!#1]', 0.1129],
  ['[O]=C(c)[A;!#1]', 0.1129],
  ['[O]=C([!#1;!#6])[!#1;!#6]', 0.4833],
  ['[#8]', -0.1188],
  ['[#9+0]', 0.4202],
  ['[#17+0]', 0.6895],
  ['[#35+0]', 0.8456],
  ['[#53+0]', 0.8857],
  ['[#9,#17,#35,#53;-]', -2.996],
  ['[#53;+,+2,+3]', -2.996],
  ['[+;#3,#11,#19,#37,#55]', -2.996],
  ['[#15]', 0.8612],
  ['[S;-,-2,-3,-4,+1,+2,+3,+5,+6]', -0.0024],
  ['[S+0]=[N,O,P,S]', -0.0024],
  ['[S;A]', 0.6482],
  ['[s;a]', 0.6237],
  ['[#3,#11,#19,#37,#55]', -0.3808],
  ['[#4,#12,#20,#38,#56]', -0.3808],
  ['[#5,#13,#31,#49,#81]', -0.3808],
  ['[#14,#32,#50,#82]', -0.3808],
  ['[#33,#51,#83]', -0.3808],
  ['[#34,#52,#84]', -0.3808],
  ['[#21,#22,#23,#24,#25,#26,#27,#28,#29,#30]', -0.0025],
  ['[#39,#40,#41,#42,#43,#44,#45,#46,#47,#48]', -0.0025],
  ['[#72,#73,#74,#75,#76,#77,#78,#79,#80]', -0.0025],
];
