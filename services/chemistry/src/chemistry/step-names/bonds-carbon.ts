// Kinds of steps that bind two carbons, told by what their ends carried. Conditions: L. Kürti, B. Czakó, Strategic Applications of
// Named Reactions, 2005; A. de Meijere, S. Bräse, M. Oestreich, Metal-Catalyzed Cross-Coupling Reactions and More, 2014.

import { neighbours } from '../molecule/graph.ts';
import { isHalogen, leavingOf, type Leaving } from './leaving.ts';
import { kind, like, way, type StepKind } from './kind.ts';
import { lossesAt } from './site.ts';
import { carbonSite, isCarbonyl, type CarbonSite } from './sites.ts';
import type { MadeBond, StepChange } from './step-change.ts';

interface End {
  atom: number;
  site: CarbonSite;
  left: readonly Leaving[];
  /** A double or triple bond to carbon or oxygen became simpler there. */
  isAddedTo: boolean;
  isBesideCarbonyl: boolean;
  /** The carbon of an acid that was carbon dioxide. */
  isCarboxyl: boolean;
}

type Words = readonly [en: string, zh: string];

const organometals: Partial<Readonly<Record<Leaving, Words>>> = {
  boron: ['Suzuki coupling', 'Suzuki 偶联'],
  tin: ['Stille coupling', 'Stille 偶联'],
  zinc: ['Negishi coupling', 'Negishi 偶联'],
  magnesium: ['Kumada coupling', 'Kumada 偶联'],
};

const couplingIds: Partial<Readonly<Record<Leaving, string>>> = {
  boron: 'suzuki-general',
  tin: 'stille-coupling',
  zinc: 'negishi-coupling',
  magnesium: 'kumada-coupling',
};

const halideNames: Partial<Readonly<Record<Leaving, Words>>> = {
  F: ['fluoride', '氟'],
  Cl: ['chloride', '氯'],
  Br: ['bromide', '溴'],
  I: ['iodide', '碘'],
};

export function carbonKind(change: StepChange, bond: MadeBond): StepKind | undefined {
  const ends = [endOf(change, bond.a, bond.b), endOf(change, bond.b, bond.a)] as const;
  const [one, other] = ends;
  if (bond.order === 2) return olefination(change, one, other) ?? olefination(change, other, one);
  if (bond.order !== 1) return undefined;
  if (one.site === 'cyano' || other.site === 'cyano') return cyanation(one, other) ?? cyanation(other, one);
  return (
    coupling(one, other) ??
    coupling(other, one) ??
    fromAlkyne(one, other) ??
    fromAlkyne(other, one) ??
    toCarbonyl(one, other) ??
    toCarbonyl(other, one) ??
    acylation(one, other) ??
    acylation(other, one) ??
    addition(one, other) ??
    addition(other, one) ??
    heck(one, other) ??
    heck(other, one) ??
    alpha(one, other) ??
    alpha(other, one)
  );
}

function endOf(change: StepChange, atom: number, other: number): End {
  const { product } = change;
  return {
    atom,
    site: carbonSite(product, atom, [other]),
    left: lossesAt(change, atom).map(leavingOf),
    isAddedTo: change.changed.some(
      ({ a, b, before, order }) => (a === atom || b === atom) && before > order && before < 4,
    ),
    isCarboxyl: change.origins[atom]?.graph.atoms.length === 3 && carbonSite(product, atom) === 'alkoxycarbonyl',
    isBesideCarbonyl: neighbours(product, atom).some(
      (to) =>
        to !== other &&
        product.atoms[to]?.z === 6 &&
        (isCarbonyl(carbonSite(product, to)) || carbonSite(product, to) === 'cyano'),
    ),
  };
}

const isUnsaturated = ({ site }: End): boolean => site === 'aryl' || site === 'vinyl';

function halideOf({ left }: End): Leaving | undefined {
  return left.find((one) => isHalogen(one) || one === 'sulfonate');
}

/** A halide or sulfonate with an organometallic reagent. */
function coupling(metal: End, halide: End): StepKind | undefined {
  const carried = metal.left.find((one) => organometals[one] !== undefined);
  const left = halideOf(halide);
  if (carried === undefined || left === undefined) return undefined;
  if (isCarbonyl(halide.site)) return acylCoupling(halide.site, carried);
  const id = couplingIds[carried] ?? '';
  const [en, zh] = organometals[carried] ?? ['', ''];
  const [from, of] = sideWords(halide.site, left);
  return like(id, [`${en} of ${from}`, `${zh}（${of}）`]);
}

const acylCouplings: Partial<Readonly<Record<CarbonSite, Words>>> = {
  acyl: ['Ketone from an acid halide and an organometallic reagent', '酰卤与金属有机试剂合成酮'],
  carbamoyl: ['Amide from a carbamoyl halide and an organometallic reagent', '氨基甲酰卤与金属有机试剂合成酰胺'],
  alkoxycarbonyl: ['Ester from a haloformate and an organometallic reagent', '卤代甲酸酯与金属有机试剂合成酯'],
};

function acylCoupling(site: CarbonSite, carried: Leaving): StepKind | undefined {
  const words = acylCouplings[site];
  const isPalladium = carried === 'tin' || carried === 'boron' || carried === 'zinc';
  const solvent = carried === 'boron' ? 'toluene' : 'THF';
  return words && kind(words, 'carbonCarbon', [way('', isPalladium ? 'Pd(PPh3)4' : 'CuI', solvent, [-20, 25])]);
}

const acylWords: Partial<Readonly<Record<CarbonSite, Words>>> = {
  acyl: ['Ketone', '酮'],
  carbamoyl: ['Amide', '酰胺'],
  alkoxycarbonyl: ['Ester', '酯'],
};

const acylDonors: Partial<Readonly<Record<Leaving, Readonly<Partial<Record<CarbonSite, Words>>>>>> = {
  alkoxide: {
    acyl: ['an ester', '酯'],
    carbamoyl: ['a carbamate', '氨基甲酸酯'],
    alkoxycarbonyl: ['a carbonate', '碳酸酯'],
  },
  aryloxide: {
    acyl: ['an ester', '酯'],
    carbamoyl: ['a carbamate', '氨基甲酸酯'],
    alkoxycarbonyl: ['a carbonate', '碳酸酯'],
  },
  amine: { acyl: ['an amide', '酰胺'], carbamoyl: ['a urea', '脲'], alkoxycarbonyl: ['a carbamate', '氨基甲酸酯'] },
  azole: {
    acyl: ['an acyl azole', '酰基唑'],
    carbamoyl: ['a carbamoyl azole', '氨甲酰基唑'],
    alkoxycarbonyl: ['an alkoxycarbonyl azole', '烷氧羰基唑'],
  },
  hydroxyl: {
    acyl: ['an acid', '羧酸'],
    carbamoyl: ['a carbamic acid', '氨基甲酸'],
    alkoxycarbonyl: ['a carbonic acid', '碳酸'],
  },
  carboxylate: { acyl: ['an anhydride', '酸酐'] },
};

/** An organometallic reagent that takes the place of what leaves a carbonyl group. */
function toCarbonyl(metal: End, carbonyl: End): StepKind | undefined {
  if (!metal.left.some((one) => one === 'magnesium' || one === 'lithium' || one === 'zinc')) return undefined;
  const [left] = carbonyl.left;
  const made = acylWords[carbonyl.site];
  const donor = left === undefined ? undefined : acylDonors[left]?.[carbonyl.site];
  if (!made || !donor) return undefined;
  return kind(
    [`${made[0]} from ${donor[0]} and an organometallic reagent`, `${donor[1]}与金属有机试剂合成${made[1]}`],
    'carbonCarbon',
    [way('', '', 'THF', [-78, 25])],
  );
}

const sides: Partial<Readonly<Record<CarbonSite, Words>>> = {
  aryl: ['an aryl', '芳基'],
  vinyl: ['an alkenyl', '烯基'],
  imidoyl: ['an imidoyl', '亚胺酰'],
};

function sideWords(site: CarbonSite, left: Leaving): Words {
  const [carbon, carbonZh] = sides[site] ?? ['an alkyl', '烷基'];
  const [halide, halo] = halideNames[left] ?? ['sulfonate', '磺酸酯'];
  return [`${carbon} ${halide}`, `${carbonZh}${halo}`];
}

function fromAlkyne(alkyne: End, halide: End): StepKind | undefined {
  if (alkyne.site !== 'alkynyl' || alkyne.left.length > 0) return undefined;
  if (halide.isAddedTo && halide.left.length === 0) return like('alkynylation-of-carbonyl');
  const left = halideOf(halide);
  if (left === undefined) return undefined;
  if (isUnsaturated(halide)) {
    const [from, of] = sideWords(halide.site, left);
    return like('sonogashira-general', [`Sonogashira coupling of ${from}`, `Sonogashira 偶联（${of}）`]);
  }
  return halide.site === 'alkyl'
    ? kind(['Alkylation of a terminal alkyne', '末端炔的烷基化'], 'carbonCarbon', [way('n-BuLi', '', 'THF', [-78, 25])])
    : undefined;
}

/** A carbonyl group that gives its oxygen to phosphorus. */
function olefination({ losses, product }: StepChange, ylide: End, carbonyl: End): StepKind | undefined {
  const loss = losses.find((one) => one.at === ylide.atom && one.graph.atoms[one.atom]?.z === 15);
  if (!loss || !carbonyl.left.includes('oxo')) return undefined;
  const around = neighbours(loss.graph, loss.atom).map((to) => loss.graph.atoms[to]?.z);
  if (around.includes(8)) return like('horner-wadsworth-emmons-olefination');
  return like((product.atoms[ylide.atom]?.hydrogens ?? 0) === 2 ? 'wittig-methylenation' : 'wittig-olefination');
}

function cyanation(cyano: End, halide: End): StepKind | undefined {
  if (cyano.site !== 'cyano') return undefined;
  const left = halideOf(halide);
  if (left !== undefined && halide.site === 'aryl') return like('aryl-halide-cyanation');
  return left !== undefined && halide.site === 'alkyl' ? like('alkyl-nitrile-from-halide') : undefined;
}

/** An arene's hydrogen replaced by an acyl group. */
function acylation(acyl: End, arene: End): StepKind | undefined {
  if (arene.site !== 'aryl' || arene.left.length > 0 || acyl.site !== 'acyl') return undefined;
  if (acyl.left.some((one) => isHalogen(one) || one === 'carboxylate')) return like('friedel-crafts-acylation');
  return acyl.left.includes('hydroxyl')
    ? kind(['Friedel–Crafts acylation with an acid', '羧酸的 Friedel–Crafts 酰基化'], 'carbonCarbon', [
        way('polyphosphoric acid', '', 'neat', [60, 120]),
        way('(CF3CO)2O', '', 'CH2Cl2', [0, 40]),
      ])
    : undefined;
}

/** An organometallic reagent on a carbonyl group. */
function addition(metal: End, carbonyl: End): StepKind | undefined {
  if (!carbonyl.isAddedTo || carbonyl.left.length > 0) return undefined;
  if (carbonyl.isCarboxyl) return carboxylation(metal);
  if (metal.left.includes('magnesium')) return like('grignard-addition');
  return metal.left.includes('lithium') ? like('organolithium-addition') : undefined;
}

/** An organometallic reagent on carbon dioxide. */
function carboxylation({ left }: End): StepKind | undefined {
  if (left.includes('magnesium')) return like('grignard-carboxylation');
  return left.includes('lithium')
    ? kind(['Carboxylation of an organolithium reagent', '有机锂试剂的羧化'], 'carbonCarbon', [
        way('CO2', '', 'THF', [-78, 0]),
      ])
    : undefined;
}

function heck(alkene: End, halide: End): StepKind | undefined {
  const left = halideOf(halide);
  if (alkene.site !== 'vinyl' || alkene.left.length > 0 || left === undefined || !isUnsaturated(halide))
    return undefined;
  const [from, of] = sideWords(halide.site, left);
  return like('heck-general', [`Heck reaction of ${from}`, `Heck 反应（${of}）`]);
}

/** The carbon beside a carbonyl group or nitrile, alkylated or arylated. */
function alpha(enolate: End, halide: End): StepKind | undefined {
  const left = halideOf(halide);
  if (enolate.site !== 'alkyl' || !enolate.isBesideCarbonyl || enolate.left.length > 0 || left === undefined)
    return undefined;
  if (halide.site === 'aryl') {
    return kind(['Alpha-arylation of a carbonyl compound or nitrile', '羰基化合物或腈的 α-芳基化'], 'carbonCarbon', [
      way('NaOtBu', 'Pd(OAc)2; XPhos', 'toluene', [80, 110]),
      way('LiHMDS', 'Pd2(dba)3; P(tBu)3', 'THF', [25, 66]),
    ]);
  }
  if (halide.site === 'acyl') {
    return kind(['Acylation of an enolate', '烯醇负离子的酰化'], 'carbonCarbon', [way('LiHMDS', '', 'THF', [-78, 0])]);
  }
  return halide.site === 'alkyl'
    ? kind(['Alkylation of an enolate or stabilized carbanion', '烯醇负离子或稳定碳负离子的烷基化'], 'carbonCarbon', [
        way('NaH', '', 'DMF', [0, 60]),
        way('LDA', '', 'THF', [-78, 25]),
      ])
    : undefined;
}
