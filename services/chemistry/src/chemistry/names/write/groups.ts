// The characteristic groups of a molecule that a suffix or a parent of its own can name.

import type { MoleculeView } from './molecule-view.ts';
import type { SuffixKey } from './suffixes.ts';

/** Groups that bring their own parent: carbamic and boronic acids, ureas, hydrazines, silanes. */
export type CentralKey =
  | 'boronicAcid'
  | 'carbamate'
  | 'carbonate'
  | 'chloroformate'
  | 'carbamoylChloride'
  | 'urea'
  | 'thiourea'
  | 'guanidine'
  | 'phosphonate'
  | 'hydroxylamine'
  | 'hydrazine'
  | 'phosphane'
  | 'phosphaneOxide'
  | 'silane'
  | 'stannane';

export type GroupKey = SuffixKey | CentralKey;

/** The higher first (IUPAC P-41). */
export const seniority: readonly GroupKey[] = [
  'acid',
  'sulfonicAcid',
  'sulfinicAcid',
  'boronicAcid',
  'ester',
  'sulfonate',
  'sulfinate',
  'phosphonate',
  'carbamate',
  'carbonate',
  'chloroformate',
  'chloride',
  'bromide',
  'fluoride',
  'carbamoylChloride',
  'sulfonylChloride',
  'sulfonylFluoride',
  'amide',
  'thioamide',
  'sulfonamide',
  'sulfinamide',
  'urea',
  'thiourea',
  'hydrazide',
  'amidine',
  'guanidine',
  'nitrile',
  'aldehyde',
  'ketone',
  'thione',
  'alcohol',
  'thiol',
  'amine',
  'imine',
  'hydroxylamine',
  'hydrazine',
  'phosphaneOxide',
  'phosphane',
  'silane',
  'stannane',
];

export interface Group {
  key: GroupKey;
  /** The atom at the middle of it: carbon, sulfur, nitrogen, oxygen, boron. */
  centre: number;
  /** The carbon of the group may be the end of a chain. */
  carbon?: number;
  /** Atoms of a parent that the group can stand on; more than one for amines. */
  anchors: readonly number[];
  /** Atoms that the suffix names, the carbon among them. */
  consumed: readonly number[];
  /** Nitrogen atoms whose substituents come before the name. */
  amines: readonly { atom: number; label: string }[];
  /** The alkyl group of an ester, and the oxygen that it is bound to. */
  alkyl?: { root: number; from: number };
}

interface Next {
  atom: number;
  order: number;
}

export function findGroups(mol: MoleculeView): Group[] {
  return Array.from({ length: mol.size }, (_, atom) => atom).flatMap((atom): Group[] => {
    switch (mol.z(atom)) {
      case 6:
        return atCarbon(mol, atom);
      case 7:
        return atNitrogen(mol, atom);
      case 8:
        return atOxygen(mol, atom, 'alcohol');
      case 16:
        return [...atOxygen(mol, atom, 'thiol'), ...atSulfur(mol, atom)];
      case 5:
        return atBoron(mol, atom);
      case 14:
        return mol.inRing(atom) ? [] : [central('silane', atom)];
      case 50:
        return mol.inRing(atom) ? [] : [central('stannane', atom)];
      case 15:
        return atPhosphorus(mol, atom);
      default:
        return [];
    }
  });
}

function central(key: CentralKey, centre: number): Group {
  return { key, centre, anchors: [], consumed: [], amines: [] };
}

const halides: Readonly<Record<number, 'chloride' | 'bromide' | 'fluoride'>> = {
  17: 'chloride',
  35: 'bromide',
  9: 'fluoride',
};

function atCarbon(mol: MoleculeView, carbon: number): Group[] {
  const next = mol.neighbours(carbon);
  if (mol.charge(carbon) !== 0) return [];
  const triple = next.find((one) => one.order === 3 && mol.z(one.atom) === 7 && isPlain(mol, one.atom));
  if (triple) return withRest(mol, carbon, [triple.atom], 'nitrile', []);
  const doubles = next.filter((one) => one.order === 2 && mol.z(one.atom) !== 6);
  const [double] = doubles;
  if (!double || doubles.length > 1 || next.some((one) => one.order === 2 && mol.z(one.atom) === 6)) return [];
  if (mol.inRing(double.atom)) return [];
  if (mol.inRing(carbon)) return onRing(mol, carbon, double);
  const singles = next.filter((one) => one.order === 1);
  switch (mol.z(double.atom)) {
    case 8:
      return carbonyl(mol, carbon, double.atom, singles);
    case 16:
      return thiocarbonyl(mol, carbon, double.atom, singles);
    case 7:
      return iminocarbon(mol, carbon, double.atom, singles);
    default:
      return [];
  }
}

function isPlain(mol: MoleculeView, atom: number): boolean {
  return mol.neighbours(atom).length === 1 && mol.charge(atom) === 0;
}

function onRing(mol: MoleculeView, carbon: number, { atom }: Next): Group[] {
  const z = mol.z(atom);
  if (z === 7) return imine(mol, carbon, atom);
  if ((z !== 8 && z !== 16) || !isPlain(mol, atom)) return [];
  return [{ key: z === 8 ? 'ketone' : 'thione', centre: carbon, anchors: [carbon], consumed: [atom], amines: [] }];
}

function isAcyclicAmine(mol: MoleculeView, { atom }: Next): boolean {
  return (
    mol.z(atom) === 7 &&
    !mol.inRing(atom) &&
    mol.charge(atom) === 0 &&
    mol.neighbours(atom).every((one) => one.order === 1)
  );
}

/** What an acyl carbon can be named on: carbon, or nitrogen of a ring; nothing for formic acid. */
function restOf(mol: MoleculeView, singles: readonly Next[], but: number): Next | undefined | 'other' {
  const rest = singles.filter((one) => one.atom !== but);
  const [one] = rest;
  if (!one) return undefined;
  if (rest.length > 1) return 'other';
  return mol.z(one.atom) === 6 || (mol.z(one.atom) === 7 && mol.inRing(one.atom)) ? one : 'other';
}

function carbonyl(mol: MoleculeView, carbon: number, oxygen: number, singles: readonly Next[]): Group[] {
  if (!isPlain(mol, oxygen)) return [];
  const amines = singles.filter((one) => isAcyclicAmine(mol, one));
  const oxygens = singles.filter((one) => mol.z(one.atom) === 8 && !mol.inRing(one.atom) && mol.charge(one.atom) === 0);
  const halogen = singles.find((one) => halides[mol.z(one.atom)] !== undefined);
  const [amine] = amines;
  const [first] = oxygens;
  if (amines.length === 2) return isUreaAmine(mol, amines) ? [central('urea', carbon)] : [];
  if (oxygens.length === 2) return [central('carbonate', carbon)];
  if (amine && first) return mol.neighbours(first.atom).length === 2 ? [central('carbamate', carbon)] : [];
  if (first && halogen) return mol.z(halogen.atom) === 17 ? [central('chloroformate', carbon)] : [];
  if (amine && halogen) return mol.z(halogen.atom) === 17 ? [central('carbamoylChloride', carbon)] : [];
  if (halogen) return withRest(mol, carbon, [oxygen, halogen.atom], halides[mol.z(halogen.atom)] ?? 'chloride', []);
  if (first) return acidOrEster(mol, carbon, oxygen, first.atom);
  if (amine) return amideOrHydrazide(mol, carbon, oxygen, amine.atom);
  const rest = restOf(mol, singles, -1);
  const isKetone = singles.length === 2 && singles.every((one) => mol.z(one.atom) === 6 || mol.inRing(one.atom));
  if (isKetone) return [{ key: 'ketone', centre: carbon, anchors: [carbon], consumed: [oxygen], amines: [] }];
  return singles.length === 1 && rest !== 'other' ? withRest(mol, carbon, [oxygen], 'aldehyde', []) : [];
}

function isUreaAmine(mol: MoleculeView, amines: readonly Next[]): boolean {
  return amines.every((amine) => mol.neighbours(amine.atom).every((one) => mol.z(one.atom) !== 7));
}

// The group with what it stands on; nothing where that is not carbon or a ring.
function withRest(
  mol: MoleculeView,
  carbon: number,
  others: readonly number[],
  key: SuffixKey,
  amines: Group['amines'],
  alkyl?: Group['alkyl'],
): Group[] {
  const singles = mol.neighbours(carbon).filter((one) => !others.includes(one.atom));
  const rest = restOf(mol, singles, -1);
  if (rest === 'other' || (rest && rest.order !== 1)) return [];
  const isOnRing = rest !== undefined && mol.inRing(rest.atom);
  if (!rest && key === 'nitrile') return [];
  return [
    {
      key,
      centre: carbon,
      ...(!isOnRing && { carbon }),
      anchors: isOnRing ? [rest.atom] : [carbon],
      consumed: isOnRing ? [carbon, ...others] : others,
      amines,
      alkyl,
    },
  ];
}

function acidOrEster(mol: MoleculeView, carbon: number, oxygen: number, single: number): Group[] {
  const [alkyl] = mol.others(single, carbon);
  if (!alkyl) return withRest(mol, carbon, [oxygen, single], 'acid', []);
  if (isAcyl(mol, alkyl.atom)) return [];
  return withRest(mol, carbon, [oxygen, single], 'ester', [], { root: alkyl.atom, from: single });
}

/** C=O and S=O, of which an oxygen makes an anhydride. */
function isAcyl(mol: MoleculeView, atom: number): boolean {
  if (![6, 7, 14].includes(mol.z(atom))) return true;
  return !mol.inRing(atom) && mol.neighbours(atom).some((one) => one.order === 2 && [8, 16].includes(mol.z(one.atom)));
}

function amideOrHydrazide(mol: MoleculeView, carbon: number, oxygen: number, amine: number): Group[] {
  const partner = mol.others(amine, carbon).find((one) => mol.z(one.atom) === 7 && !mol.inRing(one.atom));
  if (!partner) return withRest(mol, carbon, [oxygen, amine], 'amide', [{ atom: amine, label: 'N' }]);
  if (mol.charge(partner.atom) !== 0) return [];
  return withRest(mol, carbon, [oxygen, amine, partner.atom], 'hydrazide', [
    { atom: amine, label: 'N' },
    { atom: partner.atom, label: "N'" },
  ]);
}

function thiocarbonyl(mol: MoleculeView, carbon: number, sulfur: number, singles: readonly Next[]): Group[] {
  if (!isPlain(mol, sulfur)) return [];
  const amines = singles.filter((one) => isAcyclicAmine(mol, one));
  const [amine] = amines;
  if (amines.length === 2) return isUreaAmine(mol, amines) ? [central('thiourea', carbon)] : [];
  if (!amine || mol.neighbours(amine.atom).some((one) => mol.z(one.atom) === 7)) return [];
  return withRest(mol, carbon, [sulfur, amine.atom], 'thioamide', [{ atom: amine.atom, label: 'N' }]);
}

function iminocarbon(mol: MoleculeView, carbon: number, nitrogen: number, singles: readonly Next[]): Group[] {
  const amines = singles.filter((one) => isAcyclicAmine(mol, one));
  if (mol.charge(nitrogen) !== 0) return [];
  const further = mol.others(nitrogen, carbon);
  if (further.some((one) => one.order !== 1 || (mol.z(one.atom) === 7 && !mol.inRing(one.atom)))) return [];
  const [amine] = amines;
  if (amines.length === 2) return [central('guanidine', carbon)];
  if (amine) {
    if (mol.neighbours(amine.atom).some((one) => mol.z(one.atom) === 7)) return [];
    return withRest(mol, carbon, [nitrogen, amine.atom], 'amidine', [
      { atom: amine.atom, label: 'N' },
      { atom: nitrogen, label: "N'" },
    ]);
  }
  return singles.every((one) => mol.z(one.atom) === 6) ? imine(mol, carbon, nitrogen) : [];
}

function imine(mol: MoleculeView, carbon: number, nitrogen: number): Group[] {
  const further = mol.others(nitrogen, carbon);
  if (mol.charge(nitrogen) !== 0 || further.some((one) => one.order !== 1)) return [];
  if (further.some((one) => mol.z(one.atom) === 7 && !mol.inRing(one.atom))) return [];
  return [
    {
      key: 'imine',
      centre: nitrogen,
      anchors: [carbon],
      consumed: [nitrogen],
      amines: [{ atom: nitrogen, label: 'N' }],
    },
  ];
}

function atNitrogen(mol: MoleculeView, nitrogen: number): Group[] {
  const next = mol.neighbours(nitrogen);
  if (mol.inRing(nitrogen) || mol.charge(nitrogen) !== 0 || next.some((one) => one.order !== 1)) return [];
  const partner = next.find((one) => mol.z(one.atom) === 7 && !mol.inRing(one.atom));
  if (partner)
    return mol.charge(partner.atom) === 0 &&
      (nitrogen < partner.atom || mol.neighbours(partner.atom).some((one) => one.order > 1))
      ? [central('hydrazine', nitrogen)]
      : [];
  const anchors = next
    .filter(
      (one) => (mol.z(one.atom) === 6 && !isNitrile(mol, one.atom)) || (mol.inRing(one.atom) && mol.z(one.atom) === 7),
    )
    .map((one) => one.atom);
  if (next.some((one) => mol.z(one.atom) === 8)) return [central('hydroxylamine', nitrogen)];
  if (anchors.length === 0) return [];
  return [{ key: 'amine', centre: nitrogen, anchors, consumed: [nitrogen], amines: [{ atom: nitrogen, label: 'N' }] }];
}

function isNitrile(mol: MoleculeView, atom: number): boolean {
  return mol.neighbours(atom).some((one) => one.order === 3 && mol.z(one.atom) === 7);
}

function atOxygen(mol: MoleculeView, atom: number, key: 'alcohol' | 'thiol'): Group[] {
  const [next, ...more] = mol.neighbours(atom);
  if (!next || more.length > 0 || next.order !== 1 || mol.charge(atom) !== 0 || mol.z(next.atom) !== 6) return [];
  return [{ key, centre: atom, anchors: [next.atom], consumed: [atom], amines: [] }];
}

function atSulfur(mol: MoleculeView, sulfur: number): Group[] {
  const next = mol.neighbours(sulfur);
  if (mol.inRing(sulfur) || mol.charge(sulfur) !== 0) return [];
  const oxides = next.filter((one) => one.order === 2);
  const singles = next.filter((one) => one.order === 1);
  if (
    singles.length !== 2 ||
    oxides.length === 0 ||
    oxides.some((one) => !isPlain(mol, one.atom) || mol.z(one.atom) !== 8)
  )
    return [];
  return singles.flatMap((anchor, index): Group[] => {
    const other = singles[1 - index];
    const isAnchor = mol.z(anchor.atom) === 6 || (mol.z(anchor.atom) === 7 && mol.inRing(anchor.atom));
    if (!other || !isAnchor) return [];
    const found = sulfurKind(mol, sulfur, other.atom, oxides.length);
    if (!found) return [];
    const consumed = [sulfur, ...oxides.map((one) => one.atom), other.atom];
    return [{ centre: sulfur, anchors: [anchor.atom], consumed, amines: [], ...found }];
  });
}

function sulfurKind(
  mol: MoleculeView,
  sulfur: number,
  other: number,
  oxides: number,
): { key: SuffixKey; alkyl?: Group['alkyl']; amines?: Group['amines'] } | undefined {
  const isFull = oxides === 2;
  const [further] = mol.others(other, sulfur);
  switch (mol.z(other)) {
    case 17:
      return isFull ? { key: 'sulfonylChloride' } : undefined;
    case 9:
      return isFull ? { key: 'sulfonylFluoride' } : undefined;
    case 8:
      if (mol.inRing(other)) return undefined;
      if (!further) return { key: isFull ? 'sulfonicAcid' : 'sulfinicAcid' };
      return isAcyl(mol, further.atom)
        ? undefined
        : { key: isFull ? 'sulfonate' : 'sulfinate', alkyl: { root: further.atom, from: other } };
    case 7:
      if (!isAcyclicAmine(mol, { atom: other, order: 1 })) return undefined;
      if (mol.neighbours(other).some((one) => mol.z(one.atom) === 7)) return undefined;
      return { key: isFull ? 'sulfonamide' : 'sulfinamide', amines: [{ atom: other, label: 'N' }] };
    default:
      return undefined;
  }
}

function atBoron(mol: MoleculeView, boron: number): Group[] {
  const next = mol.neighbours(boron);
  const hydroxyls = next.filter((one) => mol.z(one.atom) === 8 && isPlain(mol, one.atom));
  return next.length === 3 && hydroxyls.length === 2 && mol.charge(boron) === 0 && !mol.inRing(boron)
    ? [central('boronicAcid', boron)]
    : [];
}

function atPhosphorus(mol: MoleculeView, phosphorus: number): Group[] {
  const next = mol.neighbours(phosphorus);
  if (mol.inRing(phosphorus) || mol.charge(phosphorus) !== 0) return [];
  const double = next.filter((one) => one.order === 2);
  const isPhosphane = next.every((one) => [6, 8, 7, 17, 14].includes(mol.z(one.atom)));
  if (double.length === 0) return isPhosphane && next.length <= 3 ? [central('phosphane', phosphorus)] : [];
  if (double.length > 1 || mol.z(double[0]?.atom ?? phosphorus) !== 8 || next.length > 4) return [];
  const singles = next.filter((one) => one.order === 1);
  const esters = singles.filter((one) => mol.z(one.atom) === 8 && mol.neighbours(one.atom).length === 2);
  if (singles.length === 3 && esters.length === 2 && singles.some((one) => mol.z(one.atom) === 6))
    return [central('phosphonate', phosphorus)];
  return singles.every((one) => mol.z(one.atom) === 6) ? [central('phosphaneOxide', phosphorus)] : [];
}
