// Kinds of steps that only take something off, or that reduce or oxidise one place. Conditions: P. G. M. Wuts, Greene's Protective
// Groups in Organic Synthesis, 5th ed. 2014; J. Clayden et al., Organic Chemistry, 2nd ed. 2012.

import { neighbours, type MolGraph } from '../molecule/graph.ts';
import { isHalogen, leavingOf } from './leaving.ts';
import { groupAt } from './groups.ts';
import { kind, like, way, type StepKind } from './kind.ts';
import { doubleFromNitrogen, fromNitrogen, knownFromOxygen } from './deprotections.ts';
import { carbonSite, isCarbonyl, oxygenSite } from './sites.ts';
import type { Loss, StepChange } from './step-change.ts';

/** One group came off an atom, nothing else changed. */
export function removalKind(change: StepChange): StepKind | undefined {
  const [loss] = change.losses;
  if (!loss) return undefined;
  const z = change.product.atoms[loss.at]?.z;
  if (z === 8) return fromOxygen(change.product, loss);
  if (z === 7) return fromNitrogen(change.product, loss);
  return z === 6 ? fromCarbon(change.product, loss) : undefined;
}

const silylRemovals = [way('TBAF', '', 'THF', [0, 25]), way('HCl', '', 'MeOH', [0, 25])];

function fromOxygen(product: MolGraph, loss: Loss): StepKind | undefined {
  const group = groupOf(loss);
  const site = oxygenSite(product, loss.at);
  if (site !== 'acid' && site !== 'phenol' && site !== 'alcohol') return undefined;
  const known = knownFromOxygen(groupAt(loss.graph, loss.atom, loss.from), site);
  if (known) return known;
  if (group === 'silyl' && site !== 'acid')
    return kind(['Cleavage of a silyl ether', '硅醚的断裂'], 'deprotection', silylRemovals);
  return site === 'acid' ? esterCleavage(group) : etherCleavage(group, site === 'phenol');
}

/** Two bonds of one atom broke, nothing else changed. */
export function doubleRemovalKind({ product, losses }: StepChange): StepKind | undefined {
  const [one, other] = losses;
  if (!one || !other || losses.length > 2 || one.at !== other.at) return undefined;
  return product.atoms[one.at]?.z === 7 ? doubleFromNitrogen(product, one, other) : undefined;
}

type Kind = 'methyl' | 'ethyl' | 'tBu' | 'benzyl' | 'alkyl' | 'aryl' | 'acyl' | 'silyl' | 'acetal' | 'other';

/** What came off an oxygen. */
function groupOf({ graph, atom, from }: Loss): Kind {
  const found = graph.atoms[atom];
  if (found?.z === 14) return 'silyl';
  if (found?.z !== 6) return 'other';
  const others = neighbours(graph, atom).filter((to) => to !== from);
  const site = carbonSite(graph, atom, [from]);
  if (site === 'aryl') return 'aryl';
  if (isCarbonyl(site)) return 'acyl';
  if (site !== 'alkyl') return 'other';
  if (others.some((to) => graph.atoms[to]?.z !== 6)) return 'acetal';
  if (others.length === 0) return 'methyl';
  if (others.length === 3) return others.some((to) => graph.atoms[to]?.aromatic) ? 'other' : 'tBu';
  if (others.some((to) => graph.atoms[to]?.aromatic)) return 'benzyl';
  const [only] = others;
  return others.length === 1 && graph.atoms[only ?? -1]?.hydrogens === 3 ? 'ethyl' : 'alkyl';
}

function esterCleavage(group: Kind): StepKind | undefined {
  if (group === 'methyl') return like('methyl-ester-hydrolysis');
  if (group === 'ethyl') return like('ethyl-ester-hydrolysis');
  if (group === 'tBu') return like('tert-butyl-ester-cleavage');
  if (group === 'benzyl') return like('benzyl-ester-hydrogenolysis');
  return group === 'alkyl' || group === 'aryl' ? like('ester-hydrolysis') : undefined;
}

const etherWords = {
  methyl: ['Demethylation', 'methyl', '甲基醚的脱甲基化'],
  ethyl: ['Deethylation', 'ethyl', '乙基醚的脱乙基化'],
  alkyl: ['Dealkylation', 'alkyl', '烷基醚的脱烷基化'],
} as const;

function etherCleavage(group: Kind, isPhenol: boolean): StepKind | undefined {
  const [en, zh] = isPhenol ? ['aryl', '芳基'] : ['alkyl', '烷基'];
  if (group === 'methyl' || group === 'ethyl' || group === 'alkyl') {
    const [removal, ether, zhEther] = etherWords[group];
    return kind([`${removal} of an ${en} ${ether} ether`, `${zh}${zhEther}`], 'deprotection', [
      way('BBr3', '', 'CH2Cl2', [-78, 25]),
      isPhenol ? way('HBr', '', 'AcOH', [80, 118]) : way('TMSI', '', 'CHCl3', [25, 60]),
    ]);
  }
  if (group === 'tBu') {
    return kind([`Cleavage of an ${en} tert-butyl ether`, `${zh}叔丁基醚的断裂`], 'deprotection', [
      way('TFA', '', 'CH2Cl2', [0, 25]),
    ]);
  }
  if (group === 'benzyl') return like(isPhenol ? 'phenol-debenzylation' : 'alcohol-debenzylation');
  if (group !== 'acyl') return undefined;
  const [ester, of] = isPhenol ? ['an aryl ester', '芳基酯'] : ['an ester of an alcohol', '醇的酯'];
  return kind([`Cleavage of ${ester}`, `${of}的断裂`], 'deprotection', [
    way('K2CO3', '', 'MeOH', [0, 25]),
    way('LiOH', '', 'THF; H2O', [0, 40]),
  ]);
}

/** Hydrogen in place of what left a carbon. */
function fromCarbon(product: MolGraph, loss: Loss): StepKind | undefined {
  const leaving = leavingOf(loss);
  const site = carbonSite(product, loss.at);
  if (leaving === 'oxo') return methyleneKind(product, loss);
  if (site === 'acyl' && (product.atoms[loss.at]?.hydrogens ?? 0) > 0) return toAldehyde(leaving);
  if (isHalogen(leaving) && site === 'aryl') {
    return kind(['Dehalogenation of an aryl halide', '芳基卤的脱卤'], 'reduction', [
      way('H2', 'Pd/C', 'MeOH', [20, 50]),
      way('HCO2NH4', 'Pd/C', 'MeOH', [40, 65]),
    ]);
  }
  if (isHalogen(leaving) && site === 'alkyl') {
    return kind(['Dehalogenation of an alkyl halide', '卤代烷的脱卤'], 'reduction', [
      way('H2; Et3N', 'Pd/C', 'MeOH', [20, 50]),
      way('Bu3SnH; AIBN', '', 'toluene', [80, 110]),
    ]);
  }
  if (leaving !== 'hydroxyl' || site !== 'alkyl') return undefined;
  return kind(['Deoxygenation of an alcohol', '醇的脱氧'], 'reduction', [
    way('Et3SiH; TFA', '', 'CH2Cl2', [0, 25]),
    way('H2', 'Pd/C', 'MeOH', [25, 60]),
  ]);
}

function methyleneKind(product: MolGraph, { at }: Loss): StepKind {
  const around = new Set(neighbours(product, at).map((to) => product.atoms[to]?.z));
  if (around.has(7)) return like('amide-to-amine-hydride');
  if (neighbours(product, at).some((to) => product.atoms[to]?.z === 8 && product.atoms[to]?.hydrogens === 1)) {
    return like('acid-to-primary-alcohol-borane');
  }
  if (around.has(8)) {
    return kind(['Reduction of an ester or lactone to an ether', '酯或内酯还原为醚'], 'reduction', [
      way('Et3SiH; TMSOTf', '', 'CH2Cl2', [-20, 25]),
    ]);
  }
  return neighbours(product, at).some((to) => product.atoms[to]?.aromatic)
    ? like('aryl-ketone-deoxygenation')
    : kind(['Wolff–Kishner reduction of a ketone or aldehyde', '酮或醛的 Wolff–Kishner–黄鸣龙还原'], 'reduction', [
        way('N2H4·H2O; KOH', '', 'diethylene glycol', [150, 200]),
      ]);
}

function toAldehyde(leaving: ReturnType<typeof leavingOf>): StepKind | undefined {
  if (leaving === 'hydroxyl') {
    return kind(['Aldehyde from a carboxylic acid', '羧酸制醛'], 'reduction', [
      way('BH3·THF; then PCC', '', 'THF', [0, 25]),
      way('CDI; then DIBAL-H', '', 'CH2Cl2', [-78, 0]),
    ]);
  }
  if (isHalogen(leaving)) {
    return kind(['Rosenmund reduction of an acid chloride', '酰氯的 Rosenmund 还原'], 'reduction', [
      way('H2', 'Pd/BaSO4', 'toluene', [80, 110]),
      way('LiAlH(OtBu)3', '', 'THF', [-78, -40]),
    ]);
  }
  if (leaving === 'alkoxide') return like('ester-to-aldehyde-dibal');
  return leaving === 'amine'
    ? like('weinreb-amide-to-aldehyde', ['Reduction of an amide to an aldehyde', '酰胺还原为醛'])
    : undefined;
}
