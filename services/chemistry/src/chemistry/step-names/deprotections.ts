// Kinds of steps that take a known group off an oxygen or a nitrogen. Conditions: P. G. M. Wuts, Greene's Protective Groups in Organic
// Synthesis, 5th ed. 2014.

import { neighbours, type MolGraph } from '../molecule/graph.ts';
import type { TypicalConditions } from '../templates/template.ts';
import { groupAt, type Group } from './groups.ts';
import { kind, like, way, type StepKind } from './kind.ts';
import { leavingOf } from './leaving.ts';
import { groupWords } from './protections.ts';
import { carbonSite, isSulfonyl, nitrogenSite, type NitrogenSite } from './sites.ts';
import type { Loss } from './step-change.ts';
import { nitrogenWords, oxygenWords } from './words.ts';

type OxygenBearer = 'acid' | 'phenol' | 'alcohol';

const acid = [way('TFA', '', 'CH2Cl2', [0, 25]), way('HCl', '', '1,4-dioxane', [0, 25])];
const aqueousAcid = [way('HCl', '', 'MeOH', [0, 50]), way('TFA', '', 'CH2Cl2', [0, 25])];
const fluoride = [way('TBAF', '', 'THF', [0, 25]), way('HCl', '', 'MeOH', [0, 25])];
const hydrogenolysis = [way('H2', 'Pd/C', 'MeOH', [20, 50])];

/** Of ethers; esters where an id or ways of their own stand in `esters`. */
const ethers: Partial<Readonly<Record<Group, string | readonly TypicalConditions[]>>> = {
  MOM: 'mom-phenol-deprotection',
  MEM: [way('ZnBr2', '', 'CH2Cl2', [0, 25]), way('HCl', '', 'MeOH', [0, 50])],
  SEM: [way('TBAF', '', 'THF', [25, 60]), way('TFA', '', 'CH2Cl2', [0, 25])],
  BOM: hydrogenolysis,
  THP: 'thp-deprotection',
  EE: [way('PPTS', '', 'MeOH', [20, 55])],
  Tr: aqueousAcid,
  DMTr: [way('CHCl2CO2H', '', 'CH2Cl2', [0, 25])],
  PMB: 'pmb-ether-deprotection',
  Allyl: 'allyl-deprotection',
  TBS: 'tbs-deprotection',
  TMS: [way('K2CO3', '', 'MeOH', [0, 25]), way('HCl', '', 'MeOH', [0, 25])],
  TES: fluoride,
  TIPS: fluoride,
  TBDPS: fluoride,
  Ac: 'acetate-deprotection',
  Boc: acid,
  Troc: [way('Zn; AcOH', '', 'THF', [20, 50])],
};

const esters: Partial<Readonly<Record<Group, string | readonly TypicalConditions[]>>> = {
  PMB: [way('TFA; anisole', '', 'CH2Cl2', [0, 25])],
  Allyl: [way('morpholine', 'Pd(PPh3)4', 'THF', [20, 25])],
  Tr: acid,
  SEM: [way('TBAF', '', 'THF', [0, 25])],
  MOM: aqueousAcid,
};

/** A group of the table off an oxygen; undefined for any other. */
export function knownFromOxygen(group: Group | undefined, site: OxygenBearer): StepKind | undefined {
  const found = group && (site === 'acid' ? esters : ethers)[group];
  if (!group || !found) return undefined;
  if (typeof found === 'string') return like(found);
  const [en, zh] = oxygenWords[site];
  return deprotection(group, site === 'acid' ? [`${en}`, zh] : [en, zh], found);
}

function deprotection(
  group: Group,
  [en, zh]: readonly [string, string],
  conditions: readonly TypicalConditions[],
): StepKind {
  const [words, of] = groupWords(group);
  const gap = /^[A-Z]/.test(of) ? ' ' : '';
  return kind([`${words} deprotection of ${en}`, `${zh}的${gap}${of}${gap}脱保护`], 'deprotection', conditions);
}

interface FromNitrogen {
  /** Templates and named kinds by what bore the group. */
  ids?: Partial<Readonly<Record<NitrogenSite, string>>>;
  ways: readonly TypicalConditions[];
}

const amines = (id: string): FromNitrogen['ids'] => ({ aliphaticAmine: id, aromaticAmine: id });

const fromNitrogenTable: Partial<Readonly<Record<Group, FromNitrogen>>> = {
  Boc: {
    ids: {
      aliphaticAmine: 'boc-deprotection',
      aromaticAmine: 'boc-deprotection-of-aromatic-amine',
      azole: 'boc-deprotection-of-azole',
    },
    ways: acid,
  },
  Cbz: { ids: amines('cbz-deprotection'), ways: hydrogenolysis },
  Fmoc: { ids: amines('fmoc-deprotection'), ways: [way('piperidine', '', 'DMF', [20, 25])] },
  Alloc: {
    ids: amines('alloc-deprotection'),
    ways: [way('morpholine', 'Pd(PPh3)4', 'CH2Cl2', [20, 25])],
  },
  Troc: { ways: [way('Zn', '', 'AcOH', [20, 50])] },
  Teoc: { ways: [way('TBAF', '', 'THF', [0, 50])] },
  TFA: { ids: amines('trifluoroacetamide-deprotection'), ways: [way('K2CO3', '', 'MeOH; H2O', [20, 65])] },
  Bn: {
    ids: amines('n-debenzylation'),
    ways: [way('H2', 'Pd(OH)2/C', 'EtOH', [25, 70]), way('AlCl3', '', 'toluene', [25, 80])],
  },
  PMB: { ways: [way('TFA', '', 'neat', [50, 73]), way('CAN', '', 'MeCN; H2O', [0, 25])] },
  Tr: {
    ids: { azole: 'trityl-azole-deprotection' },
    ways: [way('TFA', '', 'CH2Cl2', [0, 25]), ...aqueousAcid.slice(0, 1)],
  },
  DMTr: { ways: acid },
  SEM: {
    ids: { azole: 'sem-azole-deprotection' },
    ways: [way('TBAF', '', 'THF', [25, 66]), way('TFA', '', 'CH2Cl2', [0, 25])],
  },
  MOM: { ways: [way('HCl', '', 'EtOH', [50, 78])] },
  BOM: { ways: hydrogenolysis },
  THP: { ways: [way('HCl', '', 'MeOH', [0, 50]), way('TFA', '', 'CH2Cl2', [0, 25])] },
  Allyl: { ids: amines('allyl-deprotection'), ways: [way('morpholine', 'Pd(PPh3)4', 'CH2Cl2', [20, 40])] },
  Ts: {
    ids: { azole: 'n-sulfonyl-indole-deprotection', ...amines('tosyl-deprotection') },
    ways: [way('Mg', '', 'MeOH', [20, 65])],
  },
  Ns: { ids: amines('nosyl-deprotection'), ways: [way('PhSH; K2CO3', '', 'DMF', [20, 50])] },
  TBS: { ways: fluoride },
  TIPS: { ways: fluoride },
};

/** Hydrogen in place of what a nitrogen carried. */
export function fromNitrogen(product: MolGraph, loss: Loss): StepKind | undefined {
  const site = nitrogenSite(product, loss.at);
  const group = groupAt(loss.graph, loss.atom, loss.from);
  const known = group && fromNitrogenTable[group];
  if (leavingOf(loss) === 'diazo' || loss.order > 1) return azideReduction(product, loss);
  const id = known?.ids?.[site];
  if (id !== undefined) return like(id);
  if (group && known) return deprotection(group, nitrogenWords[site], known.ways);
  if (site === 'sulfonamide' && group === 'tBu') return like('tert-butyl-sulfonamide-deprotection');
  return otherFromNitrogen(product, loss, site, group);
}

function otherFromNitrogen(
  product: MolGraph,
  { graph, atom, from }: Loss,
  site: NitrogenSite,
  group: Group | undefined,
): StepKind | undefined {
  const [en, zh] = nitrogenWords[site];
  const carbon = carbonSite(graph, atom, [from]);
  if (group === 'Ac' && site === 'aromaticAmine') return like('acetanilide-hydrolysis');
  if (graph.atoms[atom]?.z === 6 && carbon === 'acyl') {
    return site === 'aliphaticAmine' || site === 'aromaticAmine' || site === 'ammonia'
      ? like('amide-hydrolysis', [`Hydrolysis of an amide to ${en}`, `酰胺水解制${zh}`])
      : kind([`N-Deacylation of ${en}`, `${zh}的 N-脱酰基`], 'deprotection', [
          way('K2CO3', '', 'MeOH', [0, 25]),
          way('LiOH', '', 'THF; H2O', [0, 40]),
        ]);
  }
  if (graph.atoms[atom]?.z === 6 && carbon === 'alkoxycarbonyl') {
    return kind([`Cleavage of a carbamate to ${en}`, `氨基甲酸酯断裂制${zh}`], 'deprotection', [
      way('KOH', '', 'EtOH; H2O', [70, 80]),
      way('HBr', '', 'AcOH', [60, 110]),
    ]);
  }
  if (isSulfonyl(graph, atom)) {
    return site === 'azole'
      ? like('n-sulfonyl-indole-deprotection')
      : kind([`Cleavage of a sulfonamide to ${en}`, `磺酰胺断裂制${zh}`], 'deprotection', [
          way('HBr; phenol', '', 'AcOH', [60, 110]),
        ]);
  }
  if (group !== 'Me' || site !== 'aliphaticAmine' || product.atoms[from] === undefined) return undefined;
  return kind(['N-Demethylation of an amine', '胺的 N-脱甲基化'], 'deprotection', [
    way('1-chloroethyl chloroformate; then MeOH', '', 'DCE', [0, 83]),
  ]);
}

function azideReduction(product: MolGraph, { at, graph, atom }: Loss): StepKind | undefined {
  if (graph.atoms[atom]?.z !== 7) return undefined;
  if (nitrogenSite(product, at) === 'aliphaticAmine') return like('alkyl-azide-to-amine');
  return nitrogenSite(product, at) === 'aromaticAmine'
    ? like('alkyl-azide-to-amine', ['Reduction of an aryl azide to an aniline', '芳基叠氮还原为芳胺'])
    : undefined;
}

/** Both oxygens of a nitro group, or both acyl groups of phthalimide. */
export function doubleFromNitrogen(product: MolGraph, one: Loss, other: Loss): StepKind | undefined {
  const z = [one, other].map(({ graph, atom }) => graph.atoms[atom]?.z);
  if (z.every((element) => element === 8)) {
    return nitrogenSite(product, one.at) === 'aromaticAmine'
      ? like('nitroarene-to-aniline')
      : kind(['Reduction of an aliphatic nitro compound to an amine', '脂肪族硝基化合物还原为胺'], 'reduction', [
          way('H2', 'Raney Ni', 'MeOH', [25, 60]),
          way('Zn; AcOH', '', 'MeOH', [0, 60]),
        ]);
  }
  return isPhthaloyl(one, other) ? like('phthalimide-deprotection') : undefined;
}

function isPhthaloyl(one: Loss, other: Loss): boolean {
  const aryl = ({ graph, atom, from }: Loss): number | undefined =>
    carbonSite(graph, atom, [from]) === 'acyl'
      ? neighbours(graph, atom).find((to) => graph.atoms[to]?.aromatic === true)
      : undefined;
  const [a, b] = [aryl(one), aryl(other)];
  return a !== undefined && b !== undefined && one.graph === other.graph && neighbours(one.graph, a).includes(b);
}
