// The reaction class of a learned template whose recorded reactions have none, from what it does.

import type { ReactionClass } from '../../src/chemistry/templates/template.ts';
import { carbonKind, isSulfonylAtom, openedTo } from './compose/atoms.ts';
import { halogens } from './compose/halogen-bonds.ts';
import { bondsAt, hasBond, lostAt, otherEnd, type Bond, type Change, type ChangedBond } from './compose/change.ts';
import { ringThrough } from './compose/ring-words.ts';

/** The class of the part of the change that counts most. */
export function classOfChanges(changes: readonly Change[]): ReactionClass {
  const [main] = changes;
  return main ? classOfChange(main) : 'functionalGroupInterconversion';
}

function classOfChange(change: Change): ReactionClass {
  const { made, atoms } = change;
  const ring = ringClass(change);
  if (ring) return ring;
  const z = (at: number): number => atoms[at]?.z ?? 0;
  const carbons = made.filter(({ a, b }) => z(a) === 6 && z(b) === 6);
  const hetero = made.filter((bond) => !carbons.includes(bond));
  if (carbons.some((bond) => !isCyano(change, bond))) return 'carbonCarbon';
  if (carbons.length > 0)
    return carbons.some(
      ({ a, b }) =>
        lostAt(change, a).includes('=O') ||
        lostAt(change, b).includes('=O') ||
        openedTo(change, a) ||
        openedTo(change, b),
    )
      ? 'carbonCarbon'
      : 'functionalGroupInterconversion';
  const classes = hetero.map((bond) => classOfBond(change, bond));
  const [first] = order.filter((one) => classes.includes(one));
  return first ?? classWithoutBond(change);
}

const order: readonly ReactionClass[] = [
  'functionalGroupAddition',
  'protection',
  'acylation',
  'heteroatomAlkylation',
  'oxidation',
  'functionalGroupInterconversion',
  'reduction',
];

/** A ring that closes through an atom that is not carbon. */
function ringClass(change: Change): ReactionClass | undefined {
  for (const { a, b } of change.made) {
    const ring = ringThrough(change, a, b);
    if (!ring) continue;
    const isHetero = ring.some((at) => change.atoms[at]?.z !== 6);
    if (isHetero && ring.length === 3)
      return change.atoms[ring.find((at) => change.atoms[at]?.z !== 6) ?? 0]?.z === 8
        ? 'oxidation'
        : 'heterocycleFormation';
    return isHetero ? 'heterocycleFormation' : 'carbonCarbon';
  }
  return undefined;
}

function isCyano(change: Change, { a, b }: Bond): boolean {
  return hasBond(change, a, 7, 3) || hasBond(change, b, 7, 3);
}

function classOfBond(change: Change, bond: Bond): ReactionClass {
  const { atoms } = change;
  const [a, b] = [atoms[bond.a]?.z ?? 0, atoms[bond.b]?.z ?? 0];
  const [at, from] = a === 6 || a === 14 || a === 15 || (a === 16 && b !== 6) ? [bond.a, bond.b] : [bond.b, bond.a];
  const [own, z] = [atoms[at]?.z ?? 0, atoms[from]?.z ?? 0];
  const lost = lostAt(change, at);
  if (own === 14) return 'protection';
  if (halogens[z])
    return own === 6 && lost.length === 0 && !openedTo(change, at)
      ? 'functionalGroupAddition'
      : 'functionalGroupInterconversion';
  if (own === 7 && (atoms[at]?.charge ?? 0) > 0 && z === 6)
    return isNitro(change, at) ? 'functionalGroupAddition' : 'heteroatomAlkylation';
  if (own === 6 && z === 7 && isNitro(change, from)) return 'functionalGroupAddition';
  if (own === 16 && z === 8 && (bond.order === 2 || lost.length === 0)) return 'oxidation';
  if (own === 16 && isSulfonylAtom(change, at)) return 'acylation';
  if ((own === 7 || own === 15) && z === 8) return 'oxidation';
  if (own !== 6) return 'functionalGroupInterconversion';
  if (z === 5 || z === 50) return lost.length > 0 ? 'functionalGroupInterconversion' : 'functionalGroupAddition';
  return atCarbon(change, at, from, bond, lost);
}

function atCarbon(change: Change, at: number, from: number, bond: Bond, lost: readonly string[]): ReactionClass {
  const z = change.atoms[from]?.z;
  const kind = carbonKind(change, at, from);
  if (z === 16 && isSulfonylAtom(change, from) && lost.length === 0) return 'functionalGroupAddition';
  if (bond.order > 1) {
    if (z === 8)
      return lost.length === 0 && !openedTo(change, at)
        ? 'oxidation'
        : openedTo(change, at)
          ? 'functionalGroupInterconversion'
          : 'oxidation';
    return 'functionalGroupInterconversion';
  }
  if (z === 8 && isAcetal(change, at)) return 'protection';
  if (kind === 'acyl') {
    if (z === 8 && lost.length === 0 && !openedTo(change, at)) return 'oxidation';
    return lost.includes('OBoc') ? 'protection' : 'acylation';
  }
  if (kind === 'thioacyl' || kind === 'imidoyl' || kind === 'nitrile') return 'functionalGroupInterconversion';
  if (lost.includes('=O') && z === 7 && kind === 'alkenyl') return 'functionalGroupInterconversion';
  return 'heteroatomAlkylation';
}

function isNitro(change: Change, at: number): boolean {
  return (change.atoms[at]?.charge ?? 0) > 0 && hasBond(change, at, 8, 2);
}

function isAcetal(change: Change, at: number): boolean {
  return (
    bondsAt(change.made, at).filter((bond) => change.atoms[otherEnd(bond, at)]?.z === 8 && bond.order === 1).length > 1
  );
}

function classWithoutBond(change: Change): ReactionClass {
  const { changed, groups, atoms } = change;
  const ester = groups.some(({ label, atoms: held }) => label === '=O' && held.some((at) => atoms[at]?.z === 6));
  if (ester && changed.length === 0) return 'reduction';
  const classes = changed.flatMap((bond) => classOfOrder(change, bond) ?? []);
  const [first] = classes;
  if (first) return first;
  const removed = groups.flatMap(({ label, atoms: held }) => {
    const [at = 0] = held;
    return classOfRemoval(change, label, at);
  });
  return (
    removed[0] ??
    (atoms.some(({ charge, was }) => charge !== was.charge)
      ? 'functionalGroupInterconversion'
      : 'functionalGroupInterconversion')
  );
}

function classOfOrder(change: Change, { a, b, before, order: now }: ChangedBond): ReactionClass | undefined {
  const zs = [change.atoms[a]?.z, change.atoms[b]?.z];
  const lost = [...lostAt(change, a), ...lostAt(change, b)];
  const up = now > before;
  if (zs.includes(8) && zs.includes(6)) {
    if (!up) return 'reduction';
    return lost.length > 0 ? 'deprotection' : 'oxidation';
  }
  if (before === 4) return 'reduction';
  if (now === 4) return 'oxidation';
  if (zs.includes(7)) {
    if (up) return lost.length > 0 ? 'functionalGroupInterconversion' : 'oxidation';
    return 'reduction';
  }
  if (up) return lost.length > 0 ? 'functionalGroupInterconversion' : 'oxidation';
  return 'reduction';
}

function classOfRemoval(change: Change, label: string, at: number): ReactionClass {
  const z = change.atoms[at]?.z;
  if (z === 7 && ((change.atoms[at]?.was.charge ?? 0) > 0 || /^(?:=N2|=O|#N|OH|O-)$/.test(label))) return 'reduction';
  if (z === 16 && label === '=O') return 'reduction';
  if (z === 6) {
    if (/^(?:Cl|Br|I|F|OH|=O|OMe|OTf|OMs|Ms|NO2|NH2|SMe)$/.test(label)) return 'reduction';
    return /^(?:T[BEMI][A-Z]*|\*\[Si)/.test(label) ? 'deprotection' : 'functionalGroupInterconversion';
  }
  return 'deprotection';
}
